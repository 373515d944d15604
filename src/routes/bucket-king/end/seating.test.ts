import { describe, expect, it } from 'vitest';
import { seatsOn } from './seating';

describe('the yard', () => {
  it('seats everybody clockwise from the bottom left', () => {
    expect(seatsOn('left', 4)).toEqual([1, 0]);
    expect(seatsOn('right', 4)).toEqual([2, 3]);
    expect(seatsOn('left', 5)).toEqual([2, 1, 0]);
    expect(seatsOn('right', 2)).toEqual([1]);
  });
});
