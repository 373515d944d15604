import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { GAMES } from '../src/lib/games';
import type { Game, Kinds } from '../src/lib/kernel/game';
import { handoversOf, leastOf, periodOf, type Handovers } from './handovers';
import { toy } from './toy/toy';

vi.setConfig({ testTimeout: 60_000 });

interface Played {
  readonly script: number;
  readonly seats: number;
  /** How many of the seats are computers'; absent: none. */
  readonly computers?: number;
  readonly went: Handovers;
}

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

/** The five games of each game: always the same chance, from the smallest table to the largest. */
function scripts<K extends Kinds>(game: Game<K>): readonly Played[] {
  const { min, max } = game.seats;
  return [0, 1, 2, 3, 4].map((i) => {
    const seats = min + Math.round(((max - min) * i) / 4);
    const seed = `${String(i)}ab1e`.padStart(32, '7');
    return { script: i + 1, seats, went: handoversOf({ game, options: game.options.defaults, seats, seed }) };
  });
}

/** The third and the fifth of these games with computers on the last seats: one, and all but two people. */
function withComputers<K extends Kinds>(game: Game<K>): readonly Played[] {
  const { min, max } = game.seats;
  return [2, 4].flatMap((i) => {
    const seats = min + Math.round(((max - min) * i) / 4);
    const seed = `${String(i)}ab1e`.padStart(32, '7');
    return [...new Set([1, seats - 2])].map((count) => {
      const computers = new Set(Array.from({ length: count }, (_, nth) => seats - 1 - nth));
      const went = handoversOf({ game, options: game.options.defaults, seats, seed, computers });
      return { script: i + 1, seats, computers: count, went };
    });
  });
}

/** The rows of one game in docs/handovers.md. */
function rowsOf({ id }: { readonly id: string }, played: readonly Played[]): readonly string[] {
  return played.map(({ script, seats, computers = null, went }) => {
    const { moves, choices, counted, least, fromTable, presses } = went;
    const who = computers === null ? [seats] : [seats, computers];
    return `| ${[id, script, ...who, moves, choices, counted, least, fromTable, presses].join(' | ')} |`;
  });
}

/** What the page says: by game and script, how often the tablet changed hands. */
function published(): readonly string[] {
  return readFileSync('docs/handovers.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| [a-z-]+ +\| \d/.test(line))
    .map((line) => line.replace(/ +/g, ' '));
}

/** One more cell: how many are computers. */
const isOfComputers = (row: string): boolean => row.split('|').length === 12;

describe('the way of the tablet', () => {
  it('is as docs/handovers.md says, and no choice costs more than one pass', async () => {
    const games = [...(await Promise.all(GAMES.map((listed) => listed.load()))), toy] as readonly Game<Kinds>[];
    const played = games.map((game) => ({ game, all: scripts(game) }));
    // Whoever makes the way longer has to say so there.
    const people = published().filter((row) => !isOfComputers(row));
    expect(people, 'the rows of docs/handovers.md; it lacks those marked with -').toEqual(
      played.flatMap(({ game, all }) => rowsOf(game, all))
    );
    for (const { went } of played.flatMap(({ all }) => all)) {
      expect(went.counted).toBeGreaterThanOrEqual(went.least);
      expect(went.counted).toBeLessThanOrEqual(went.choices);
    }
  });

  it('is as docs/handovers.md says where computers sit, the same games, and never longer', async () => {
    const games = [...(await Promise.all(GAMES.map((listed) => listed.load()))), toy] as readonly Game<Kinds>[];
    const played = games.map((game) => ({ game, people: scripts(game), all: withComputers(game) }));
    expect(published().filter(isOfComputers), 'the rows of docs/handovers.md with computers').toEqual(
      played.flatMap(({ game, all }) => rowsOf(game, all))
    );
    for (const { people, all } of played) {
      for (const { script, went } of all) {
        const before = people.find((one) => one.script === script)?.went;
        expect(went.moves).toBe(before?.moves);
        expect(went.counted).toBeGreaterThanOrEqual(went.least);
        expect(went.counted).toBeLessThan(before?.counted ?? 0);
      }
    }
  });
});

describe('a fiscal period in which four file until they are broke', () => {
  it('takes the taps and handovers docs/handovers.md says, and fewer than before there were table acts', () => {
    const { filings, taps, held, handovers } = periodOf();
    expect(filings).toEqual([4, 4, 4, 3, 3]);
    const row = /^\| Now +\| (\d+) +\| (\d+) +\| (\d+) +\| (\d+) +\|$/m.exec(readFileSync('docs/handovers.md', 'utf8'));
    const [, ...published] = row ?? [];
    // Where each holds to file, the tap on "File" goes, and a hold comes.
    expect(published.map(Number)).toEqual([taps, taps - sum(filings), held, handovers]);
    expect(taps).toBeLessThanOrEqual(66 - 18);
    expect(handovers).toBeLessThanOrEqual(18 - 4);
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
