import { describe, expect, it } from 'vitest';
import type { Chapter } from '../ending';
import { apart, marked, openedAt, stepsOf, turningPoints } from './chart';

/** A chapter in which these were the values, moment by moment, three turns apart. */
function chapter(...moments: readonly (readonly (number | null)[])[]): Chapter {
  return {
    name: '',
    mark: '',
    what: 'Points',
    moments: moments.map((values, at) => ({
      n: 3 * at,
      name: `Step ${String(at)}`,
      mark: String(at),
      values,
      said: []
    }))
  };
}

describe('turning points', () => {
  it('are the largest losses of one seat in one step, and the end', () => {
    const points = turningPoints(chapter([15, 15], [15, 10], [14, 10], [14, 4], [13, 4], [13, 1], [13, 0]));
    expect(points).toEqual([
      { at: 1, seat: 1, kind: 'change', change: -5 },
      { at: 3, seat: 1, kind: 'change', change: -6 },
      { at: 5, seat: 1, kind: 'change', change: -3 },
      { at: 6, seat: 1, kind: 'end', change: -1 }
    ]);
  });

  it('are gains as well', () => {
    expect(turningPoints(chapter([0, 0], [7, 0], [7, 1]))).toEqual([
      { at: 1, seat: 0, kind: 'change', change: 7 },
      { at: 2, seat: 1, kind: 'end', change: 1 }
    ]);
  });

  it('are the last change of the lead, too, where larger changes are many', () => {
    const points = turningPoints(chapter([9, 8], [5, 8], [5, 3], [5, 6], [2, 6], [0, 5], [0, 4]));
    expect(points).toEqual([
      { at: 1, seat: 0, kind: 'change', change: -4 },
      { at: 2, seat: 1, kind: 'change', change: -5 },
      { at: 3, seat: 1, kind: 'lead', change: 3 },
      { at: 6, seat: 1, kind: 'end', change: -1 }
    ]);
  });

  it('are changes of the lead alone where nothing else stands out; who leads first changes nothing', () => {
    const points = turningPoints(chapter([0, 0], [1, 0], [1, 1], [1, 2], [2, 2], [3, 2], [3, 3]));
    expect(points.map(({ at, seat, kind }) => [at, seat, kind])).toEqual([
      [3, 1, 'lead'],
      [5, 0, 'lead'],
      [6, 1, 'end']
    ]);
  });

  it('end where anything changed last', () => {
    expect(turningPoints(chapter([0, 0], [0, 2], [0, 2]))).toEqual([{ at: 1, seat: 1, kind: 'end', change: 2 }]);
  });

  it('are none where nothing has changed', () => {
    expect(turningPoints(chapter())).toEqual([]);
    expect(turningPoints(chapter([3, 3]))).toEqual([]);
    expect(turningPoints(chapter([3, 3], [3, 3]))).toEqual([]);
  });

  it('pass over a seat that has no value for a while', () => {
    expect(turningPoints(chapter([null, 4], [1, 4], [1, 1]))).toEqual([{ at: 2, seat: 1, kind: 'end', change: -3 }]);
  });

  it('open the chart at the last one before the end', () => {
    const long = chapter([15, 15], [15, 10], [14, 10], [14, 9]);
    expect(openedAt(long, turningPoints(long))).toBe(1);
    const short = chapter([0, 0], [0, 2], [0, 2]);
    expect(openedAt(short, turningPoints(short))).toBe(1);
    const still = chapter([1, 1], [1, 1], [1, 1]);
    expect(openedAt(still, turningPoints(still))).toBe(2);
  });
});

describe('the steps of a story', () => {
  it('share out all turns: up to where each ends, and what comes after to the last', () => {
    const turns = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(
      stepsOf([chapter([1], [2]), { ...chapter(), moments: chapter([0], [0], [0]).moments.slice(2) }], turns)
    ).toEqual([
      { chapter: 0, at: 0, turns: [] },
      { chapter: 0, at: 1, turns: [1, 2, 3] },
      { chapter: 1, at: 0, turns: [4, 5, 6, 7, 8] }
    ]);
  });

  it('are none without a story', () => {
    expect(stepsOf([], [0, 1])).toEqual([]);
  });
});

describe('the scale of a chart', () => {
  it('begins at nothing, or below, where the lines come near to it', () => {
    expect(marked([15, 15, 0, 9], 4)).toEqual({ least: 0, most: 15, marks: [0, 5, 10, 15] });
    expect(marked([-3, 19], 4)).toEqual({ least: -3, most: 19, marks: [0, 10] });
    expect(marked([0, 0], 4)).toEqual({ least: 0, most: 1, marks: [0, 1] });
    expect(marked([7, 7], 4)).toEqual({ least: 0, most: 7, marks: [0, 2, 4, 6] });
    expect(marked([], 4)).toEqual({ least: 0, most: 1, marks: [0, 1] });
  });

  it('begins higher where they all stay far from it', () => {
    expect(marked([160, 77, 241], 4)).toEqual({ least: 50, most: 241, marks: [50, 100, 150, 200] });
  });

  it('has fewer numbers where they have less room', () => {
    expect(marked([160, 77, 241], 2).marks).toEqual([0, 100, 200]);
    expect(marked([7, 7], 0.5)).toEqual({ least: 0, most: 7, marks: [0] });
  });
});

describe('discs', () => {
  const room = { left: 0, right: 300, top: 0, bottom: 100 };

  it('lie where they belong as long as they have room there', () => {
    const spots = [
      { x: 40, y: 20 },
      { x: 90, y: 20 }
    ];
    expect(apart(spots, 41, room).map(({ lies }) => lies)).toEqual(spots);
  });

  it('stay inside, and no two lie on each other', () => {
    const crowd = [280, 290, 300, 310].map((x) => ({ x, y: -10 }));
    const lies = apart(crowd, 41, room).map((each) => each.lies);
    for (const [i, { x, y }] of lies.entries()) {
      expect(x).toBeLessThanOrEqual(300);
      expect(y).toBeGreaterThanOrEqual(0);
      for (const other of lies.slice(i + 1)) expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(41);
    }
  });
});
