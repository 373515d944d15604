import { describe, expect, it } from 'vitest';
import { SUITS } from './pieces';
import { pyramidsFor, suggestPyramid } from './suggest';
import { cards } from './testing';

const hand = cards('pig 8 8 7', 'bull 6 6', 'sheep 5 1', 'horse 2');

describe('A suggestion', () => {
  it('puts the strong suits at the bottom and the absent ones at the top', () => {
    const pyramid = suggestPyramid(hand);
    expect(new Set(pyramid[0])).toEqual(new Set(['pig', 'bull']));
    expect(pyramid.slice(3).flat()).toEqual(['chicken', 'chicken', 'chicken']);
    expect(pyramid[2]).toEqual(['horse', 'horse', 'horse']);
  });

  it('is the same for the same hand, and has all fifteen buckets', () => {
    expect(suggestPyramid(hand.toReversed())).toEqual(suggestPyramid(hand));
    for (const pyramid of pyramidsFor(hand)) {
      expect(pyramid.map((row) => row.length)).toEqual([5, 4, 3, 2, 1]);
      for (const suit of SUITS) expect(pyramid.flat().filter((bucket) => bucket === suit)).toHaveLength(3);
    }
  });

  it('comes first among its variations', () => {
    expect(pyramidsFor(hand)[0]).toEqual(suggestPyramid(hand));
    expect(pyramidsFor(hand).length).toBeGreaterThan(5);
  });
});
