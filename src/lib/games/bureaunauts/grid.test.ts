import { describe, expect, it } from 'vitest';
import { BOX, cardOf, CELLS, cellOf, dealGrid, isCell, nameOf, nextTo } from './grid';
import { at, chance } from './testing';

describe('The grid', () => {
  it('has 60 Space and 20 Solar System cards', () => {
    expect([BOX.space.length, BOX.system.length]).toEqual([60, 20]);
    expect(BOX.space.filter((face) => face === 'relic')).toHaveLength(16);
    expect(BOX.system.filter((face) => face === 'relic')).toHaveLength(5);
  });

  it('has as many cards of each kind as the box', () => {
    const counted = (faces: readonly string[]) =>
      Object.fromEntries([...new Set(faces)].map((face) => [face, faces.filter((other) => other === face).length]));
    expect(counted(BOX.space)).toEqual({ open: 15, photons2: 11, darkStar: 3, relic: 16, upgrade: 8, pirates: 7 });
    expect(counted(BOX.system)).toEqual({
      empty: 5,
      photons2: 3,
      photons3: 1,
      relic: 5,
      upgrade: 2,
      swarm: 2,
      outpost: 2
    });
  });

  it('needs no more replacements than there are: 23 Space and 9 Systems', () => {
    const leaves = new Set(['relic', 'pirates', 'swarm', 'outpost']);
    expect(BOX.space.filter((face) => leaves.has(face))).toHaveLength(23);
    expect(BOX.system.filter((face) => leaves.has(face))).toHaveLength(9);
  });

  it('lies face down, all cards of the box, with backs that differ', () => {
    const { cards, faces } = dealGrid(chance());
    expect(cards.every(({ face }) => face === null)).toBe(true);
    for (const back of ['space', 'system'] as const) {
      const there = faces.filter((_, cell) => cards[cell]?.back === back);
      expect(there.toSorted()).toEqual(BOX[back].toSorted());
    }
  });

  it('is called A1 to H10', () => {
    expect([nameOf(0), nameOf(9), nameOf(10), nameOf(79)]).toEqual(['A1', 'A10', 'B1', 'H10']);
    expect(CELLS.map((cell) => cellOf(nameOf(cell)))).toEqual([...CELLS]);
    expect([cellOf('I1'), cellOf('A11'), cellOf('')]).toEqual([null, null, null]);
    expect([0, 79, 80, -1, 1.5, '3', null].map(isCell)).toEqual([true, true, false, false, false, false, false]);
  });

  it('ends at its borders', () => {
    expect(['up', 'down', 'left', 'right'].map((way) => nextTo(at('B3'), way as 'up'))).toEqual([
      at('A3'),
      at('C3'),
      at('B2'),
      at('B4')
    ]);
    expect([nextTo(at('A3'), 'up'), nextTo(at('H3'), 'down')]).toEqual([null, null]);
    expect([nextTo(at('C1'), 'left'), nextTo(at('C10'), 'right')]).toEqual([null, null]);
  });

  it('keeps one card for one look', () => {
    expect(cardOf('space', null)).toBe(cardOf('space', null));
    expect(cardOf('system', 'relic')).toEqual({ back: 'system', face: 'relic' });
  });
});
