import { describe, expect, it } from 'vitest';
import { bucketsOf, falls, knockOver, priceOf } from './fall';
import { FRESH_PYRAMID, pyramid } from './testing';

describe('In a fresh pyramid', () => {
  it.each([0, 4])('an end bottom bucket goes: 5 fall in all, 10 stay, no choice (place %i)', (place) => {
    const fall = falls(FRESH_PYRAMID, { row: 0, place });
    expect(fall.fell).toHaveLength(5);
    expect(fall.stay).toBe(10);
    expect(fall.parts).toBeNull();
    expect(priceOf(fall)).toBe(5);
  });

  it('the second bottom bucket goes: 8 fall, the parts are 1 and 6 buckets; the owner keeps one of them', () => {
    const fall = falls(FRESH_PYRAMID, { row: 0, place: 1 });
    expect(fall.fell).toHaveLength(8);
    expect(fall.parts?.left).toHaveLength(1);
    expect(fall.parts?.right).toHaveLength(6);
    expect(fall.stay).toBe(6);
    expect(priceOf(fall)).toBe(9);
    expect(bucketsOf(knockOver(FRESH_PYRAMID, { row: 0, place: 1 }, 'left').pyramid)).toHaveLength(1);
    expect(bucketsOf(knockOver(FRESH_PYRAMID, { row: 0, place: 1 }, 'right').pyramid)).toHaveLength(6);
    expect(knockOver(FRESH_PYRAMID, { row: 0, place: 1 }, 'left').fell).toHaveLength(14);
  });

  it('the middle bottom bucket goes: 9 fall, two parts of 3; the owner keeps one: 3 stay', () => {
    const fall = falls(FRESH_PYRAMID, { row: 0, place: 2 });
    expect(fall.fell).toHaveLength(9);
    expect(fall.parts?.left).toHaveLength(3);
    expect(fall.parts?.right).toHaveLength(3);
    expect(fall.stay).toBe(3);
  });

  it('only the three middle bottom buckets split it', () => {
    const splitting = bucketsOf(FRESH_PYRAMID).filter((place) => falls(FRESH_PYRAMID, place).parts !== null);
    expect(splitting.map(({ row, place }) => [row, place])).toEqual([
      [0, 1],
      [0, 2],
      [0, 3]
    ]);
  });

  it('the top bucket goes: nothing else falls', () => {
    const fall = falls(FRESH_PYRAMID, { row: 4, place: 0 });
    expect(fall.fell).toEqual([{ row: 4, place: 0, suit: 'chicken' }]);
    expect(fall.stay).toBe(14);
  });

  it('a bucket takes along what stands on it, all the way up', () => {
    const { fell } = falls(FRESH_PYRAMID, { row: 1, place: 1 });
    expect(fell.map(({ row, place }) => `${row}/${place}`)).toEqual(['1/1', '2/0', '2/1', '3/0', '3/1', '4/0']);
  });
});

describe('Later in a round', () => {
  it('any bottom bucket with a neighbour on both sides splits a pyramid', () => {
    const left = pyramid('.hhbb .sss');
    expect(falls(left, { row: 0, place: 2 }).parts).not.toBeNull();
    expect(falls(left, { row: 0, place: 1 }).parts).toBeNull();
    expect(falls(left, { row: 0, place: 4 }).parts).toBeNull();
  });

  it('the chosen bucket comes first, then what falls from the bottom up, then the part that is not kept', () => {
    const { fell } = knockOver(pyramid('hhb.. ss p'), { row: 0, place: 1 }, 'right');
    expect(fell.map(({ row, place }) => `${row}/${place}`)).toEqual(['0/1', '1/0', '1/1', '2/0', '0/0']);
  });

  it('the last bucket leaves nothing', () => {
    expect(falls(pyramid('..h..'), { row: 0, place: 2 })).toMatchObject({ parts: null, stay: 0 });
  });

  it('nothing falls where nothing stands', () => {
    expect(() => falls(pyramid('..h..'), { row: 0, place: 0 })).toThrow(RangeError);
    expect(() => falls(FRESH_PYRAMID, { row: 9, place: 0 })).toThrow(RangeError);
  });
});
