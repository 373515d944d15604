import { describe, expect, it } from 'vitest';
import { CELLS, cellOf, type Cell, type News } from '$lib/games/bureaunauts';
import { shipsOf, stacksOf } from './layers';

const at = (name: string): Cell => cellOf(name) ?? Number.NaN;
const sky = (tokens: Readonly<Record<string, number>>): readonly number[] =>
  CELLS.map((cell) => Object.entries(tokens).find(([name]) => at(name) === cell)?.[1] ?? 0);

describe('the Jellies of the map', () => {
  // rules: Worked cases, 1.
  const news: readonly News[] = [
    {
      kind: 'jelliesDrifted',
      card: 4,
      direction: 'down',
      drifts: [
        { from: at('B3'), to: at('C3'), tokens: 1, grew: 0 },
        { from: at('H3'), to: null, tokens: 1, grew: 0 },
        { from: at('D10'), to: at('E10'), tokens: 1, grew: 1 }
      ]
    },
    {
      kind: 'jelliesSpawned',
      spawns: [
        { cell: at('C4'), placed: 1, grew: 0 },
        { cell: at('C3'), placed: 1, grew: 0 },
        { cell: at('D3'), placed: 1, grew: 1 }
      ]
    }
  ];
  const after = sky({ C3: 2, E10: 2, C4: 1, D3: 2, A8: 1 });
  const came = (list: ReturnType<typeof stacksOf>) => Object.fromEntries(list.map((each) => [each.cell, each.came]));

  it('drift, grow, appear and leave as they did in the game', () => {
    expect(came(stacksOf(after, news))).toEqual({
      [at('C3')]: 'grew',
      [at('E10')]: 'grew',
      [at('C4')]: 'spawned',
      [at('D3')]: 'spawned',
      [at('A8')]: 'lies',
      [at('H3')]: 'left'
    });
    const [stack] = stacksOf(after, news).filter(({ cell }) => cell === at('E10'));
    expect(stack?.drift).toEqual({ column: 0, row: 1 });
  });

  it('lie still when nothing of the kind happened', () => {
    expect(new Set(Object.values(came(stacksOf(after, []))))).toEqual(new Set(['lies']));
  });
});

describe('the ships of the map', () => {
  it('stand side by side where several are at one card, and not at all while in dock', () => {
    const ships = shipsOf([
      { level: 1, ship: { kind: 'card', cell: 5 } },
      { level: 2, ship: { kind: 'air', from: null, to: 5 } },
      { level: 3, ship: { kind: 'dock' } }
    ]);
    expect(ships.map(({ seat, flies }) => [seat, flies])).toEqual([
      [0, false],
      [1, true]
    ]);
    expect(ships[0]?.aside).toBeLessThan(ships[1]?.aside ?? 0);
  });
});
