/**
 * What a save looks like, and the one door through which stored records come back. A save is its start, the turns
 * since, and where it stands; if playing the turns again disagrees, where it stands wins: no table loses a game.
 */
import * as v from 'valibot';
import { attempt } from '../kernel/attempt';
import type { Game, Kinds } from '../kernel/game';
import { standing, type Entry } from '../kernel/journal';
import { isSeed, randomFor, type Seed } from '../kernel/random';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const kinded = v.looseObject({ kind: v.string() });
const record = v.custom<object>((raw) => typeof raw === 'object' && raw !== null && !Array.isArray(raw));

const playerSchema = v.object({ name: v.string(), look: v.pipe(whole, v.maxValue(6)) });
const settingsSchema = v.object({
  privacy: v.picklist(['strict', 'relaxed', 'openTable']),
  seatMap: v.array(whole),
  lying: v.picklist(['flat', 'passedRound']),
  curtainAfter: v.pipe(v.number(), v.minValue(1)),
  clock: v.nullable(v.number()),
  guides: v.boolean()
});
const summarySchema = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  game: v.string(),
  version: whole,
  players: v.pipe(v.array(playerSchema), v.minLength(1)),
  options: record,
  table: settingsSchema,
  createdAt: v.number(),
  playedAt: v.number(),
  moves: whole,
  glance: record,
  over: v.boolean(),
  title: v.nullable(v.string())
});
const standingSchema = v.object({
  id: v.string(),
  seed: v.custom<Seed>(isSeed),
  now: record,
  began: v.array(kinded),
  base: v.nullable(v.object({ turns: whole, moves: whole, state: record }))
});
const turnSchema = v.object({
  id: v.string(),
  n: v.pipe(whole, v.minValue(1)),
  entry: v.variant('kind', [
    v.object({
      kind: v.literal('move'),
      mover: v.union([whole, v.literal('table')]),
      move: kinded
    }),
    v.object({ kind: v.literal('undo'), to: whole })
  ]),
  news: v.array(kinded),
  chance: v.boolean(),
  at: v.number()
});

/** Who plays, as a save knows them: a name, and the look (colour and emblem) that stays with the person. */
export type SavedPlayer = Readonly<v.InferOutput<typeof playerSchema>>;

/** What belongs to the table and not to the rules, as a save knows it. */
export type SavedSettings = Readonly<Omit<v.InferOutput<typeof settingsSchema>, 'seatMap'>> & {
  readonly seatMap: readonly number[];
};

/** What the shelf may show of a game. Holds nothing secret. */
export interface Summary {
  readonly id: string;
  /** The game's id: its folder and route. */
  readonly game: string;
  /** The version of the rules the standing belongs to. */
  readonly version: number;
  readonly players: readonly SavedPlayer[];
  readonly options: object;
  readonly table: SavedSettings;
  readonly createdAt: number;
  readonly playedAt: number;
  /** How many moves stand. */
  readonly moves: number;
  /** The onlooker's view of where it stands. */
  readonly glance: object;
  readonly over: boolean;
  /** A name the table gave it. */
  readonly title: string | null;
}

/** Where a game stands. Secret: read by the table alone. */
export interface StandingRecord {
  readonly id: string;
  readonly seed: Seed;
  readonly now: object;
  /** What the set-up brought about. */
  readonly began: readonly { readonly kind: string }[];
  /**
   * Where the present journal begins, if not at the set-up: after so many turns, with so many moves standing. Set when
   * the rules have changed since, or when playing the turns again did not lead here.
   */
  readonly base: { readonly turns: number; readonly moves: number; readonly state: object } | null;
}

/** One turn: the n-th entry of the journal, from 1, and what it brought about. Secret: read by the table alone. */
export interface Turn {
  readonly id: string;
  readonly n: number;
  readonly entry:
    | { readonly kind: 'move'; readonly mover: number | 'table'; readonly move: { readonly kind: string } }
    | { readonly kind: 'undo'; readonly to: number };
  readonly news: readonly { readonly kind: string }[];
  /** Was chance used? Then it can't be taken back. */
  readonly chance: boolean;
  readonly at: number;
}

/** All the records of one game. */
export interface Save {
  readonly summary: Summary;
  readonly standing: StandingRecord;
  /** By number, from 1. */
  readonly turns: readonly Turn[];
}

/** A save that was read, told in the game's own types. */
export interface Read<K extends Kinds> {
  readonly kind: 'read';
  readonly save: Save;
  readonly options: K['options'];
  readonly state: K['state'];
  /** True when the present journal had to begin anew at `state`. */
  readonly mended: boolean;
}

/** Why a save was not read. It stays where it is, untouched. */
export interface Unread {
  readonly kind: 'newer' | 'damaged' | 'otherGame';
}

/** Checks a stored summary. Null when it is none. */
export function readSummary(raw: unknown): Summary | null {
  const result = v.safeParse(summarySchema, raw);
  return result.success ? result.output : null;
}

/** Reads the records of a game: checked, brought up to date with the rules, and the turns played again. */
export function readSave<K extends Kinds>(
  game: Game<K>,
  raw: { readonly summary: unknown; readonly standing: unknown; readonly turns: readonly unknown[] }
): Read<K> | Unread {
  const summary = readSummary(raw.summary);
  if (summary === null) return { kind: 'damaged' };
  if (summary.game !== game.id) return { kind: 'otherGame' };
  const version = game.migrations.length;
  if (summary.version > version) return { kind: 'newer' };
  const stood = v.safeParse(standingSchema, raw.standing);
  const gone = v.safeParse(v.array(turnSchema), raw.turns);
  const options = game.readOptions(summary.options);
  if (!stood.success || !gone.success || options === null) return { kind: 'damaged' };
  const turns: readonly Turn[] = gone.output;
  if (turns.some((turn, i) => turn.n !== i + 1)) return { kind: 'damaged' };
  const now = migrated(game, summary.version, stood.output.now);
  if (now === null || !stands(game, now, summary.players.length)) return { kind: 'damaged' };

  const old: StandingRecord = stood.output;
  const isOld = summary.version < version;
  const again = isOld ? null : playedAgain(game, summary.players.length, options, old, turns);
  const mended = again === null || !isSame(again, now);
  const standing: StandingRecord = mended
    ? { ...old, now, base: { turns: turns.length, moves: summary.moves, state: now } }
    : old;
  return { kind: 'read', save: { summary: { ...summary, version }, standing, turns }, options, state: now, mended };
}

function migrated<K extends Kinds>(game: Game<K>, from: number, raw: object): K['state'] | null {
  let state: unknown = raw;
  try {
    for (const migrate of game.migrations.slice(from)) state = migrate(state);
  } catch {
    // A record that a migration can't read is damaged, whatever it stumbled over.
    return null;
  }
  return typeof state === 'object' && state !== null && 'secret' in state && state.secret === true
    ? (state as K['state'])
    : null;
}

/** Can the game make a view of it, for as many seats as there are players? */
function stands<K extends Kinds>(game: Game<K>, state: K['state'], seats: number): boolean {
  try {
    return game.view(state, 'onlooker').seats === seats && game.view(state, 0).viewer === 0;
  } catch {
    return false;
  }
}

/** Where the turns of the present journal lead; null where they do not play. */
function playedAgain<K extends Kinds>(
  game: Game<K>,
  seats: number,
  options: K['options'],
  { seed, base }: StandingRecord,
  turns: readonly Turn[]
): K['state'] | null {
  try {
    const before = base?.moves ?? 0;
    const entries = turns.slice(base?.turns ?? 0).map(({ entry }): Entry<K> => {
      return entry.kind === 'undo' ? { kind: 'undo', to: entry.to - before } : entry;
    });
    let state = base === null ? game.setup(options, seats, randomFor(seed, 0)).state : (base.state as K['state']);
    for (const [at, { mover, move }] of standing(entries).entries()) {
      const tried = attempt(game, state, mover, move, randomFor(seed, before + at + 1));
      if (!tried.ok) return null;
      state = tried.played.state;
    }
    return state;
  } catch {
    // Stored moves come from outside: whatever they make the rules stumble over, where the game stands wins.
    return null;
  }
}

/** Are these the same data? The order of fields does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [one, other] = [Object.entries(a), new Map(Object.entries(b))];
  return one.length === other.size && one.every(([key, value]) => other.has(key) && isSame(value, other.get(key)));
}
