import { describe, expect, it } from 'vitest';
import { pointsOf, type Cards } from '$lib/games/buro-crazy';
import { changed, exampleAgainst, fewest, most, restOf } from './stake';

const HAND: Cards = [4, 4, 4, 4, 4];

describe('picking a stake', () => {
  it('puts cards in and takes them out, as far as the hand goes', () => {
    const one = changed([0, 0, 0, 0, 0], HAND, 20, 1);
    expect(one).toEqual([0, 0, 0, 0, 1]);
    expect(changed(one, HAND, 20, -1)).toEqual([0, 0, 0, 0, 0]);
    expect(changed([0, 0, 0, 0, 4], HAND, 20, 1)).toEqual([0, 0, 0, 0, 4]);
    expect(changed([0, 0, 0, 0, 0], HAND, 1, -1)).toEqual([0, 0, 0, 0, 0]);
  });

  it('offers the same total with as few and as many cards as possible', () => {
    const stake: Cards = [0, 0, 0, 2, 0];
    expect(fewest(stake, HAND)).toEqual([0, 0, 0, 0, 1]);
    expect(pointsOf(most(stake, HAND))).toBe(20);
    expect(most(stake, HAND)).toEqual([4, 3, 2, 0, 0]);
  });

  it('says what stays in hand', () => {
    expect(restOf(HAND, [0, 0, 1, 0, 1])).toEqual({ points: 127, cards: 18 });
  });

  it('makes an example of a total the other could show', () => {
    expect(exampleAgainst(25, 20)).toBe(40);
    expect(exampleAgainst(25, 1)).toBe(26);
    expect(exampleAgainst(0, 5)).toBe(10);
  });
});
