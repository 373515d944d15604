import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { GAMES } from '../src/lib/games';
import type { Game, Kinds } from '../src/lib/kernel/game';
import { handoversOf, leastOf, type Handovers } from './handovers';
import { toy } from './toy/toy';

vi.setConfig({ testTimeout: 60_000 });

interface Played {
  readonly seats: number;
  readonly went: Handovers;
}

/** The five games of each game: always the same chance, from the smallest table to the largest. */
function scripts<K extends Kinds>(game: Game<K>): readonly Played[] {
  const { min, max } = game.seats;
  return [0, 1, 2, 3, 4].map((i) => {
    const seats = min + Math.round(((max - min) * i) / 4);
    const seed = `${String(i)}ab1e`.padStart(32, '7');
    return { seats, went: handoversOf({ game, options: game.options.defaults, seats, seed }) };
  });
}

/** The rows of one game in docs/handovers.md. */
function rowsOf({ id }: { readonly id: string }, played: readonly Played[]): readonly string[] {
  return played.map(({ seats, went }, i) => {
    const { moves, choices, counted, least, fromTable, presses } = went;
    return `| ${[id, i + 1, seats, moves, choices, counted, least, fromTable, presses].join(' | ')} |`;
  });
}

/** What the page says: by game and script, how often the tablet changed hands. */
function published(): readonly string[] {
  return readFileSync('docs/handovers.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| [a-z-]+ +\| \d/.test(line))
    .map((line) => line.replace(/ +/g, ' '));
}

describe('the way of the tablet', () => {
  it('is as docs/handovers.md says, and no choice costs more than one pass', async () => {
    const games = [...(await Promise.all(GAMES.map((listed) => listed.load()))), toy] as readonly Game<Kinds>[];
    const played = games.map((game) => ({ game, all: scripts(game) }));
    // Whoever makes the way longer has to say so there.
    expect(published(), 'the rows of docs/handovers.md; it lacks those marked with -').toEqual(
      played.flatMap(({ game, all }) => rowsOf(game, all))
    );
    for (const { went } of played.flatMap(({ all }) => all)) {
      expect(went.counted).toBeGreaterThanOrEqual(went.least);
      expect(went.counted).toBeLessThanOrEqual(went.choices);
    }
  });
});

describe('the fewest handovers', () => {
  const own = (...seats: readonly number[]) => seats.map((seat) => ({ round: null, seat }));
  const round = (round: number, ...seats: readonly number[]) => seats.map((seat) => ({ round, seat }));

  it('are one for each change of seat', () => {
    expect(leastOf([])).toBe(0);
    expect(leastOf(own(1, 1, 2, 1))).toBe(3);
  });

  it('take a secret round in its best order: from whoever has the tablet to whoever acts next', () => {
    expect(leastOf(round(1, 0, 1, 2))).toBe(3);
    expect(leastOf([...own(2), ...round(1, 0, 1, 2), ...own(1)])).toBe(3);
    expect(leastOf([...own(2), ...round(1, 0, 1, 2), ...own(2)])).toBe(4);
    expect(leastOf([...round(1, 0, 1), ...round(2, 0, 1)])).toBe(3);
  });
});
