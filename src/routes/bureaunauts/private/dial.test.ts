import { describe, expect, it } from 'vitest';
import { angleOf, COLUMNS, reachOf, ROWS, stopOf, turnBetween } from './dial';

describe('a dial of the Space Phone', () => {
  it.each([
    ['row', ROWS.length + 1],
    ['column', COLUMNS.length + 1]
  ])('has the holes of the %s clockwise, all between the stop and a full turn', (_, holes) => {
    const angles = Array.from({ length: holes }, (__, hole) => angleOf(hole, holes));
    expect(angles).toEqual(angles.toSorted((one, other) => one - other));
    expect(angles[0]).toBeGreaterThan(stopOf(holes));
    expect(angles.at(-1)).toBeLessThan(stopOf(holes) + 360);
  });

  it('turns the farther the earlier the hole comes', () => {
    const reaches = ROWS.map((_, hole) => reachOf(hole, ROWS.length + 1));
    expect(reaches).toEqual(reaches.toSorted((one, other) => other - one));
    expect(Math.min(...reaches)).toBeGreaterThan(30);
  });

  it('counts a turn the short way, across the half circle too', () => {
    expect(turnBetween(10, 40)).toBe(30);
    expect(turnBetween(170, -170)).toBe(20);
    expect(turnBetween(-170, 170)).toBe(-20);
  });
});
