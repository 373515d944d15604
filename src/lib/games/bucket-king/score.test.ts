import { describe, expect, it } from 'vitest';
import { mostOf, nextStarter, rankingOf, totalsOf } from './score';

describe('Scores', () => {
  it('are buckets left, summed', () => {
    const scores = [
      { buckets: [3, 0], winners: [0] },
      { buckets: [0, 5], winners: [1] }
    ];
    expect(totalsOf(scores, 2)).toEqual([3, 5]);
    expect(totalsOf([], 3)).toEqual([0, 0, 0]);
  });

  it('rank the seats, ties in one place', () => {
    expect(mostOf([4, 7, 7])).toEqual([1, 2]);
    expect(rankingOf([4, 7, 7, 0])).toEqual({ places: [[1, 2], [0], [3]] });
  });

  it('let the winner nearest clockwise from the old start player start, that player included', () => {
    expect(nextStarter([2], 0, 4)).toBe(2);
    expect(nextStarter([0, 3], 2, 4)).toBe(3);
    expect(nextStarter([1, 3], 1, 4)).toBe(1);
    expect(nextStarter([0, 1], 2, 4)).toBe(0);
  });
});
