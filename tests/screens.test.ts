import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/lib/games';
import type { Game, Kinds } from '../src/lib/kernel/game';
import { readSave } from '../src/lib/saves/format';
import { SCREENS } from './screens';

describe('the table of screens', () => {
  it.each(SCREENS.filter(({ save }) => save !== null))('$game: $name stands where a game could', async ({ save }) => {
    const game: Game<Kinds> | undefined = await GAMES.find(({ id }) => id === save?.summary.game)?.load();
    expect(save === null || game === undefined ? null : await readSave(game, save)).toMatchObject({ kind: 'read' });
  });

  it('names no screen twice', () => {
    const names = SCREENS.map(({ game, name }) => `${game}: ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
