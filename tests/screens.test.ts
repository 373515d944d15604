import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/lib/games';
import type { Game, Kinds } from '../src/lib/kernel/game';
import { readSave } from '../src/lib/saves/format';
import { bySave, COVERING, DIMENSIONS, everyLook, type Look } from './covering';
import { SCREENS, setFor } from './screens';

/** Every pair of values of two dimensions in these looks. */
function pairs(looks: readonly Look[]): ReadonlySet<string> {
  const names = Object.keys(DIMENSIONS) as (keyof Look)[];
  return new Set(
    looks.flatMap((look) =>
      names.flatMap((one, at) => names.slice(at + 1).map((other) => `${one} ${look[one]}, ${other} ${look[other]}`))
    )
  );
}

describe('the looks', () => {
  it('meet every pair of two values of two dimensions', () => {
    expect(pairs(COVERING)).toEqual(pairs(everyLook()));
    expect(new Set(everyLook().map((look) => JSON.stringify(look))).size).toBe(5 * 3 * 3 * 2 * 2);
  });

  it('never ask for a guide again at a table that has sent it away', () => {
    for (const group of [COVERING, everyLook()].flatMap((looks) => [...bySave(looks, true), ...bySave(looks, false)])) {
      const guides = group.map(({ guide }) => guide);
      expect(guides.lastIndexOf('on')).toBeLessThan(guides.indexOf('off'));
      expect(guides).toContain('on');
    }
  });
});

describe('the table of screens', () => {
  it.each(SCREENS.filter(({ save }) => save !== null))('$game: $name stands where a game could', async ({ save }) => {
    const game: Game<Kinds> | undefined = await GAMES.find(({ id }) => id === save?.summary.game)?.load();
    expect(save === null || game === undefined ? null : await readSave(game, save)).toMatchObject({ kind: 'read' });
  });

  it.each(SCREENS.filter(({ seated }) => seated !== undefined))(
    '$game: $name stands with the fewest and the most, whatever they are called',
    async (screen) => {
      const game: Game<Kinds> | undefined = await GAMES.find(({ id }) => id === screen.save?.summary.game)?.load();
      for (const seats of ['fewest', 'most'] as const) {
        const { save } = setFor(screen, { guide: 'on', seats });
        const read = save === null || game === undefined ? null : await readSave(game, save);
        expect(read).toMatchObject({ kind: 'read' });
        expect(save?.summary.players).toHaveLength((seats === 'fewest' ? game?.seats.min : game?.seats.max) ?? 0);
      }
    }
  );

  it('names no screen twice', () => {
    const names = SCREENS.map(({ game, name }) => `${game}: ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
