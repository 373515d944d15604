import { describe, expect, it } from 'vitest';
import { firstBid, firstInStrip, headingAside, moneySpace, TOWN_BIDS } from './track';

describe('the tracks', () => {
  it('lead the money track clockwise round the board, and round again', () => {
    expect([0, 19, 20, 32, 33, 51, 52, 63].map((millions) => moneySpace(millions).join())).toEqual([
      '0,0',
      '19,0',
      '19,1',
      '19,13',
      '18,13',
      '0,13',
      '0,12',
      '0,1'
    ]);
    expect(moneySpace(64)).toEqual([0, 0]);
  });

  it('show every bid, however high', () => {
    expect([0, 18, 40, 41, 60, 61, 98].map((bid) => firstBid(bid))).toEqual([1, 1, 1, 21, 21, 41, 61]);
    for (let bid = 1; bid <= 98; bid += 1) {
      expect(bid - firstBid(bid)).toBeGreaterThanOrEqual(0);
      expect(bid - firstBid(bid)).toBeLessThan(40);
    }
  });

  it('keep their heading clear of what stands on them', () => {
    expect([0, 4, 5, 20, 25, 40].map((bid) => headingAside(bid, null) / TOWN_BIDS.w)).toEqual([0, 8, 0, 0, 0, 0]);
    for (let tankard = 1; tankard <= 60; tankard += 1) {
      for (let pretzel = 1; pretzel <= 60; pretzel += 1) {
        const at = headingAside(tankard, pretzel) / TOWN_BIDS.w;
        for (const bid of [tankard, pretzel]) {
          const column = (bid - 1) % 20;
          expect(column < at - 1 || column > at + 3, `${String(tankard)}, ${String(pretzel)}`).toBe(true);
        }
      }
    }
  });

  it('show on a phone what is in play', () => {
    expect([firstInStrip(10, 0), firstInStrip(10, 18, 20, 21), firstInStrip(10, 18, 40)]).toEqual([1, 15, 31]);
  });
});
