/**
 * Golden saves: one of every version of every game, of every format of stored records, and of every format of files.
 * Written once, never again: what an app of that day has stored must stay playable.
 */
import { existsSync } from 'node:fs';
import { attempt } from '../../src/lib/kernel/attempt';
import { judgeOf, type Game, type Kinds, type Mover } from '../../src/lib/kernel/game';
import { randomFor, type Seed } from '../../src/lib/kernel/random';
import { GAMES } from '../../src/lib/games';
import { fileOf, writeGame } from '../../src/lib/saves/file';
import { FORMAT, serialize, summaryOf, type Save, type SavedSettings, type Turn } from '../../src/lib/saves/records';

const SEED: Seed = '5a1d0c0ffee0123456789abcdef01234';
/** Two of four seats, as a table with computers has them. */
export const COMPUTERS: SavedSettings['computers'] = [
  null,
  { level: 'gentle', seed: 'c0ffee00c0ffee00c0ffee00c0ffee00' },
  { level: 'keen', seed: '0ddba11d0ddba11d0ddba11d0ddba11d' },
  null
];
/** Of two seats, the first has hints. */
export const HINTS: SavedSettings['hints'] = ['c0ffee11c0ffee11c0ffee11c0ffee11', null];
/** 21 September 2026. */
const DAY = Date.UTC(2026, 8, 21);

/** The choice of a table that wants to get on with it; null when the game is over. */
export function nextMove<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  seed: Seed,
  n: number
): { readonly mover: Mover; readonly move: K['move'] } | null {
  const open = game.view(state, 'onlooker');
  if (open.outcome !== null) return null;
  // Another stream of chance than the game's own.
  const choices = randomFor([...seed].reverse().join(''), n);
  const movers = open.asks.filter(({ optional }) => !optional).flatMap(({ by }) => by);
  const mover = choices.pick(movers.length > 0 ? movers : open.asks.flatMap(({ by }) => by));
  return { mover, move: choices.pick(game.moves(game.view(state, judgeOf(open, mover)), mover)) };
}

/**
 * A game with its own options in its middle, with one move taken back and made again; of persons who think for themselves,
 * or with computers or hints.
 */
export function middle<K extends Kinds>(
  game: Game<K>,
  id: string,
  company: Pick<SavedSettings, 'computers' | 'hints'> = {}
): Save {
  const seats = company.computers?.length ?? game.seats.min;
  const began = game.setup(game.options.defaults, seats, randomFor(SEED, 0));
  const states = [began.state];
  const turns: Turn[] = [];
  const tell = (entry: Turn['entry'], news: Turn['news'], chance: boolean): void => {
    const n = turns.length + 1;
    turns.push({ id, n, entry, news, chance, at: DAY + n * 5000 });
  };
  const move = (): boolean => {
    const state = states.at(-1) as K['state'];
    const next = nextMove(game, state, SEED, states.length);
    if (next === null) return false;
    const random = randomFor(SEED, states.length);
    const tried = attempt(game, state, next.mover, next.move, random);
    if (!tried.ok) throw new Error(`${game.id}: ${tried.denial.kind}`);
    tell({ kind: 'move', ...next }, tried.played.news, random.draws > 0);
    states.push(tried.played.state);
    return true;
  };
  let length = 0;
  while (move()) length += 1;
  turns.length = 0;
  states.length = 1;
  while (states.length <= length / 2) {
    move();
    if (states.length === 3 && turns.length === 2) {
      tell({ kind: 'undo', to: 1 }, [], false);
      states.pop();
    }
  }
  // The last two were made together.
  const first = turns.length - 1;
  for (const at of [first - 1, first]) turns.splice(at, 1, { ...(turns[at] as Turn), act: first });
  const state = states.at(-1) as K['state'];
  const people = company.computers
    ? ['Anna', 'Rosa', 'Otto', 'Ben']
    : ['Anna', 'Zoë', 'Ben', 'Clara', 'David', 'Emma', 'Felix'];
  const players = people.slice(0, seats);
  return {
    summary: summaryOf(game, state, {
      id,
      strand: id,
      players: players.map((name, look) => ({ name, look })),
      options: game.options.defaults,
      table: {
        privacy: 'relaxed',
        seatMap: players.map((_, seat) => Math.floor((8 * seat) / seats)),
        lying: 'passedRound',
        curtainAfter: 60,
        clock: null,
        guides: true,
        ...company
      },
      createdAt: DAY,
      playedAt: turns.at(-1)?.at ?? DAY,
      moves: states.length - 1,
      title: null
    }),
    standing: { id, seed: SEED, now: state, began: began.news, base: null },
    turns
  };
}

/** A golden save there has to be, and what would be written today; null for one that only its own day could write. */
export interface Golden {
  readonly path: string;
  readonly today: (() => Promise<string>) | null;
}

/** A game with two computers, as the first app that seated any has put it into a file. */
export const WITH_COMPUTERS = 'tests/saves/bucket-king/v0-computers.json';
/** A game of which one seat has hints, as it comes in a file. */
export const WITH_HINTS = 'tests/saves/bucket-king/v0-hints.json';

/** Every golden save there has to be. */
export function goldens(): readonly Golden[] {
  const upTo = (from: number, last: number): number[] => Array.from({ length: last + 1 - from }, (_, i) => from + i);
  const file = async (listed: (typeof GAMES)[number], company?: Pick<SavedSettings, 'hints'>): Promise<string> => {
    const game: Game<Kinds> = await listed.load();
    const id = `golden-${listed.id}-${String(listed.version)}`;
    return fileOf([writeGame(serialize(middle(game, id, company)))], { box: 'golden', title: null }, DAY).text();
  };
  return [
    ...upTo(0, FORMAT).map((format): Golden => {
      const today = async (): Promise<string> => {
        const game: Game<Kinds> = await GAMES[0].load();
        return `${JSON.stringify(serialize(middle(game, `golden-format-${String(format)}`)))}\n`;
      };
      return { path: `tests/saves/format/v${String(format)}.json`, today: format === FORMAT ? today : null };
    }),
    // Files came with format 1.
    ...upTo(1, FORMAT).map((format): Golden => {
      return {
        path: `tests/saves/file/v${String(format)}.json`,
        today: format === FORMAT ? () => file(GAMES[0]) : null
      };
    }),
    { path: WITH_COMPUTERS, today: null },
    { path: WITH_HINTS, today: () => file(GAMES[0], { hints: HINTS }) },
    ...GAMES.flatMap((listed) =>
      upTo(0, listed.version).map((version): Golden => {
        return {
          path: `tests/saves/${listed.id}/v${String(version)}.json`,
          today: version === listed.version ? () => file(listed) : null
        };
      })
    )
  ];
}

/** Those that are missing and can be written today. Run by scripts/golden.mjs. */
export async function missing(): Promise<readonly { readonly path: string; readonly text: string }[]> {
  const found: { path: string; text: string }[] = [];
  for (const { path, today } of goldens()) {
    if (today !== null && !existsSync(path)) found.push({ path, text: await today() });
  }
  return found;
}
