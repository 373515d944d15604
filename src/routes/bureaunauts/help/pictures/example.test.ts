import { describe, expect, it } from 'vitest';
import { CELLS, enemiesAt, missingFor, type Back, type Card, type Goal } from '$lib/games/bureaunauts';
import { drift, spawn } from '../../../../lib/games/bureaunauts/jellies';
import { at, filed, newsOf, play, tableOf } from '../../../../lib/games/bureaunauts/testing';
import { CASCADE, DRAWINGS, DRIFTED, ENEMIES_MET, SHIP_LEVEL, SPAWNED, SYSTEMS, type Stack } from './example';

const backOf = (cell: number): Back => (SYSTEMS.includes(cell) ? 'system' : 'space');
const cards: readonly Card[] = CELLS.map((cell) => ({ back: backOf(cell), face: null }));
const lying = (stacks: readonly Stack[]): readonly number[] =>
  CELLS.map((cell) => stacks.reduce((sum, stack) => sum + (stack.cell === cell ? stack.tokens : 0), 0));

describe('The pictures of the rules show what the rules do', () => {
  const starts = DRIFTED.flatMap(({ from }) => from ?? []);
  const before = CELLS.map((cell) => (starts.includes(cell) ? 1 : 0));
  const drifted = drift({ cards, jellies: before, supply: 17 }, 'down');

  it('stacks drift down, off the grid, and grow on a system (worked case 1)', () => {
    expect(drifted.jellies).toEqual(lying(DRIFTED));
  });

  it('four spawn on stacks, on space and on a system (worked case 1)', () => {
    const spawned = spawn({ cards, ...drifted }, ['C4', 'C3', 'H4', 'D3'].map(at));
    expect(spawned.jellies).toEqual(lying(SPAWNED));
  });

  it('a ship of level 3 beats 2 tokens for nothing, and an Outpost for 1 photon (worked case 3)', () => {
    const lie = { cards: { E5: 'up:outpost', E6: 'up:swarm' }, jellies: { E5: 2, E6: 2 } };
    const table = tableOf({ careers: [{}, {}], ...lie });
    expect([...enemiesAt(table, at('E5')), ...enemiesAt(table, at('E6'))]).toEqual(ENEMIES_MET);
    expect(ENEMIES_MET.map((enemy) => missingFor(SHIP_LEVEL, enemy))).toEqual([0, 1, 3]);
  });

  it('three goals follow each other at once, the third one first of all (worked case 5)', () => {
    const plan: readonly Goal[] = [...CASCADE.map(({ goal }) => goal), 'spaceJelly', 'underBudget'];
    const constance = { level: 3, relics: 2, photons: 2, plan };
    const { state } = filed({ careers: [constance, {}], cards: { B2: 'pirates' } }, { 0: 'B2' });
    const beaten = play(state, 0, { kind: 'attack', enemy: 'pirates' });
    expect(newsOf(beaten, 'goalCompleted').map(({ rank, goal }) => ({ rank, goal }))).toEqual(CASCADE);
  });

  it('drawings of the vote are soft, hard and nothing (worked case 6)', () => {
    expect(DRAWINGS.map(({ verdict }) => verdict)).toEqual(['hard', 'soft', 'none']);
  });
});
