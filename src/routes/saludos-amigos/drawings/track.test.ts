import { describe, expect, it } from 'vitest';
import { firstBid, firstInStrip, moneySpace } from './track';

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

  it('show on a phone what is in play', () => {
    expect([firstInStrip(10, 0), firstInStrip(10, 18, 20, 21), firstInStrip(10, 18, 40)]).toEqual([1, 15, 31]);
  });
});
