/** The records a save is made of, and how each is read: brought up to date, then checked field by field. */
import * as v from 'valibot';
import { isSeed, type Seed } from '../kernel/seed';
import { isFit, objectOf } from './shown';
import { isRecord, upToDate, type RecordKind } from './steps';
import { moment, settingsSchema, whole, type SavedSettings } from './tableSettings';
import { fitText } from './text';

/** Far more than any field lets people write; a screen can still show it. */
const short = v.pipe(v.string(), v.maxLength(200));
const words = v.pipe(short, v.transform(fitText));
const kinded = v.looseObject({ kind: v.string() });
const record = v.custom<object>(isRecord);

/** An object that is kept as a text. */
const text = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = objectOf(dataset.value);
    if (read !== null) return read;
    addIssue({ message: 'no object' });
    return NEVER;
  })
);

const playerSchema = v.object({ name: words, look: v.pipe(whole, v.maxValue(6)) });
const summarySchema = v.object({
  id: v.pipe(short, v.minLength(1), v.check(isFit)),
  strand: short,
  game: short,
  version: whole,
  players: v.pipe(v.array(playerSchema), v.minLength(1)),
  options: record,
  table: settingsSchema,
  createdAt: moment,
  playedAt: moment,
  moves: whole,
  glance: text,
  over: v.boolean(),
  title: v.nullable(words),
  mendedAt: v.optional(whole)
});
const standingSchema = v.object({
  id: v.string(),
  seed: v.custom<Seed>(isSeed),
  now: record,
  began: v.array(kinded),
  base: v.nullable(
    v.pipe(
      v.object({ turns: whole, moves: whole, state: record }),
      v.check(({ turns, moves }) => moves <= turns)
    )
  )
});
const turnSchema = v.object({
  id: v.string(),
  n: v.pipe(whole, v.minValue(1)),
  entry: v.variant('kind', [
    v.object({
      kind: v.literal('move'),
      mover: v.union([v.pipe(whole, v.maxValue(7)), v.literal('table')]),
      move: kinded
    }),
    v.object({ kind: v.literal('undo'), to: whole })
  ]),
  news: v.array(kinded),
  chance: v.boolean(),
  at: moment
});

/** Who plays, as a save knows them: a name, and the look (colour and emblem) that stays with the person. */
export type SavedPlayer = Readonly<v.InferOutput<typeof playerSchema>>;

/** What the shelf may show of a game. Holds nothing secret. */
export interface Summary {
  readonly id: string;
  /**
   * Which strand of the game these records are: fresh whenever a file takes the place of what was there. A window that
   * still plays the old strand can't add to the new one.
   */
  readonly strand: string;
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
  /**
   * After how many turns the game went on from where its record says it stands, though its moves do not lead there. A file
   * that somebody changed can be like that; absent in every other game.
   */
  readonly mendedAt?: number | undefined;
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

/** A record that was read; or why not: written by a newer app, or not to be read at all. */
export type ReadRecord<T> =
  { readonly kind: 'read'; readonly record: T } | { readonly kind: 'newer' } | { readonly kind: 'unreadable' };

function reader<T>(kind: RecordKind, check: (raw: unknown) => { success: boolean; output: unknown }) {
  return (raw: unknown): ReadRecord<T> => {
    const now = upToDate(kind, raw);
    if (now.kind !== 'record') return now;
    const { success, output } = check(now.record);
    return success ? { kind: 'read', record: output as T } : { kind: 'unreadable' };
  };
}

/** Reads the summary of a game, every field of it. */
export const readSummary = reader<Summary>('summary', (raw) => v.safeParse(summarySchema, raw));

/** Reads where a game stands. */
export const readStanding = reader<StandingRecord>('standing', (raw) => v.safeParse(standingSchema, raw));

/** Reads one turn. */
export const readTurn = reader<Turn>('turn', (raw) => v.safeParse(turnSchema, raw));

/** All turns of a game, in order and without a gap; or why not. */
export function readTurns(raw: readonly unknown[]): ReadRecord<readonly Turn[]> {
  const turns: Turn[] = [];
  for (const one of raw) {
    const read = readTurn(one);
    if (read.kind !== 'read') return read;
    if (read.record.n !== turns.length + 1) return { kind: 'unreadable' };
    turns.push(read.record);
  }
  return { kind: 'read', record: turns };
}
