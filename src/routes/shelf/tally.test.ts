import { describe, expect, it } from 'vitest';
import { saved } from '../../../tests/saves/saved';
import { isTallied, tallyOf } from './tally';

/** Games that are over, the one played last first: who played, each with a look, and which seats have won. */
function over(...games: readonly (readonly [readonly (readonly [string, number])[], ...(readonly number[])])[]) {
  const listed = games.map(([players], at) => {
    return { ...saved(String(at)).summary, players: players.map(([name, look]) => ({ name, look })) };
  });
  return [listed, new Map(games.map(([, ...won], at) => [String(at), won]))] as const;
}

describe('who won how often', () => {
  it('is counted by name, whatever its case and the spaces around it, with the look of the last time', () => {
    const games = over(
      [
        [
          ['anna ', 3],
          ['Ben', 1]
        ],
        0
      ],
      [
        [
          ['Ben', 1],
          ['Anna', 0]
        ],
        1
      ],
      [
        [
          ['Ben', 1],
          ['Anna', 0]
        ],
        0
      ]
    );
    expect(tallyOf(...games)).toEqual([
      { name: 'anna ', look: 3, computer: null, times: 2 },
      { name: 'Ben', look: 1, computer: null, times: 1 }
    ]);
  });

  it('counts a win that is shared for each of them', () => {
    expect(
      tallyOf(
        ...over([
          [
            ['Anna', 0],
            ['Ben', 1]
          ],
          0,
          1
        ])
      ).map(({ times }) => times)
    ).toEqual([1, 1]);
  });

  it('leaves out seats that nobody named, in whatever language their table spoke', () => {
    const games = over(
      [
        [
          ['Mond', 1],
          ['Ben', 0]
        ],
        0
      ],
      [
        [
          ['Moon', 1],
          ['Ben', 0]
        ],
        0
      ],
      [
        [
          ['Lune', 1],
          ['Ben', 0]
        ],
        0
      ]
    );
    expect(tallyOf(...games)).toEqual([]);
    // With another emblem it is somebody's name.
    expect(
      tallyOf(
        ...over([
          [
            ['Moon', 2],
            ['Ben', 0]
          ],
          0
        ])
      )
    ).toHaveLength(1);
  });

  it('counts a computer apart from a person of its name', () => {
    const [games, won] = over([[['Rosa', 0]], 0], [[['Rosa', 3]], 0], [[['Rosa', 4]], 0]);
    const seats = games.map((game, at) => ({
      ...game,
      players: game.players.map((player) => ({ ...player, computer: at === 1 ? null : ('keen' as const) }))
    }));
    expect(tallyOf(seats, won)).toEqual([
      { name: 'Rosa', look: 0, computer: 'keen', times: 2 },
      { name: 'Rosa', look: 3, computer: null, times: 1 }
    ]);
  });

  it('is shown from the second game on', () => {
    const [one, won] = over([
      [
        ['Anna', 0],
        ['Ben', 1]
      ],
      0
    ]);
    expect(isTallied(one, tallyOf(one, won))).toBe(false);
    const [two, both] = over(
      [
        [
          ['Anna', 0],
          ['Ben', 1]
        ],
        0
      ],
      [
        [
          ['Anna', 0],
          ['Ben', 1]
        ],
        0
      ]
    );
    expect(isTallied(two, tallyOf(two, both))).toBe(true);
    expect(isTallied(two, tallyOf(two, new Map()))).toBe(false);
  });
});
