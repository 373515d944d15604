import { describe, expect, it } from 'vitest';
import { areApart, directionTo, spread, rotationFor } from './places';

const flat = { lying: 'flat', seatMap: [0, 1, 2, 3, 4, 6, 7] } as const;
const round = { lying: 'passedRound', seatMap: [0, 2, 4, 6] } as const;

describe('the places around the table', () => {
  it('are spread evenly, the first at the near edge, and nobody shares one', () => {
    expect(spread(2)).toEqual([0, 4]);
    expect(spread(4)).toEqual([0, 2, 4, 6]);
    for (const seats of [2, 3, 4, 5, 6, 7]) expect(new Set(spread(seats)).size).toBe(seats);
  });
});

describe('a tablet lying flat', () => {
  it('turns in quarters toward the seat, and corner seats read it from a long edge', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((seat) => rotationFor(flat, seat))).toEqual([0, 0, 1, 2, 2, 3, 0]);
  });

  it('points to the near edge of the turned screen, and to its corners for corner seats', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((seat) => directionTo(flat, seat, 3, rotationFor(flat, seat)))).toEqual([
      0, 1, 0, 7, 0, 0, 7
    ]);
  });

  it('points to the seat itself while nothing is turned', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((seat) => directionTo(flat, seat, 3, 0))).toEqual(flat.seatMap);
  });
});

describe('two that could lay the tablet between them', () => {
  it('look at one that lies flat from different sides', () => {
    expect(areApart(flat, [0, 3])).toBe(true);
    expect(areApart(flat, [2, 5])).toBe(true);
    expect(areApart(flat, [3, 4])).toBe(false);
  });

  it('may sit anywhere where it is passed round', () => {
    expect(areApart(round, [0, 1])).toBe(true);
  });
});

describe('a tablet that is passed round', () => {
  it('never turns', () => {
    expect([0, 1, 2, 3].map((seat) => rotationFor(round, seat))).toEqual([0, 0, 0, 0]);
  });

  it('points from whoever had it last to whoever takes it', () => {
    // 2 eighths from straight down, clockwise: to the left, where the next seat is for everybody.
    expect([1, 2, 3, 0].map((seat, holder) => directionTo(round, seat, holder, 0))).toEqual([2, 2, 2, 2]);
    expect(directionTo(round, 3, 0, 0)).toBe(6);
    expect(directionTo(round, 2, null, 0)).toBe(4);
  });

  it('points nowhere where nobody said who sits where', () => {
    expect(directionTo({ ...round, seatMap: [] }, 1, 0, 0)).toBeNull();
  });
});
