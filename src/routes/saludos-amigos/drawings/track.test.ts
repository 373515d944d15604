import { describe, expect, it } from 'vitest';
import { firstBid, moneySpace } from './track';

describe('the tracks', () => {
  it('lead the money track clockwise round the board, and round again', () => {
    expect([0, 16, 17, 32, 33, 48, 49, 63].map((millions) => moneySpace(millions).join())).toEqual([
      '0,0',
      '16,0',
      '16,1',
      '16,16',
      '15,16',
      '0,16',
      '0,15',
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
});
