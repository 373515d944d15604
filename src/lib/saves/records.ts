/** The records a save is made of: how each is stored, brought up to date, and checked field by field when it is read. */
import * as v from 'valibot';
import type { Game, Kinded, Kinds } from '../kernel/game';
import { isSeed, type Seed } from '../kernel/seed';
import { fitText } from '../kernel/text';

/** A stored record, of whatever format. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** The records of one game, unchecked. */
export interface RawRecords {
  readonly summary: unknown;
  readonly standing: unknown;
  readonly turns: readonly unknown[];
}

type RecordKind = 'summary' | 'state' | 'turn';

interface FormatMigration {
  /** What it is for, in words. */
  readonly name: string;
  /** What changes in which kind of record. A kind that is not named stays as it is. */
  readonly change: Readonly<Partial<Record<RecordKind, (raw: RawRecord) => RawRecord>>>;
}

/**
 * The i-th turns records of format i into those of format i + 1. None may ever be changed, only followed. Each record says
 * which format it has and is migrated by itself, whenever it is read. States have migrations of their own
 * (`Game.migrations`).
 */
export const FORMAT_MIGRATIONS: readonly FormatMigration[] = [
  {
    name: 'every record says its format, and every game its strand',
    change: { summary: (raw) => ({ ...raw, strand: raw.id }) }
  },
  {
    name: 'what the shelf shows of where a game stands is a text, read once it is shown: a long list stays fast',
    change: { summary: (raw) => ({ ...raw, glance: JSON.stringify(raw.glance) }) }
  },
  { name: 'turns say which of them were made together; before, each was made by itself', change: {} }
];

/** The format this app writes. */
export const FORMAT = FORMAT_MIGRATIONS.length;

type Unreadable = { readonly kind: 'newer' | 'unreadable' };

/** A record that was read; or why not: written by a newer app, or not to be read at all. */
export type ReadRecord<T> = { readonly kind: 'read'; readonly record: T } | Unreadable;

const UNREADABLE: Unreadable = { kind: 'unreadable' };

/** Is this an object with fields, and not a list? */
export function isRecord(raw: unknown): raw is RawRecord {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

/** A record in today's format, unchecked. Records from before formats had numbers have format 0. */
export function upToDate(kind: RecordKind, raw: unknown): ReadRecord<RawRecord> {
  if (!isRecord(raw)) return UNREADABLE;
  const format = raw.format ?? 0;
  if (!isCount(format)) return UNREADABLE;
  if (format > FORMAT) return { kind: 'newer' };
  try {
    const record = FORMAT_MIGRATIONS.slice(format).reduce((old, { change }) => change[kind]?.(old) ?? old, raw);
    return { kind: 'read', record };
  } catch {
    // A migration stumbles over a record that is not what it says it is.
    return UNREADABLE;
  }
}

/** Far more than any field lets people write; a screen can still show it. */
const isWord = (raw: unknown): raw is string => typeof raw === 'string' && raw.length <= 200;
/** Can this be part of an address? Ids that are in use already have to, whatever else they look like. */
const isAddress = (raw: unknown): raw is string => isWord(raw) && raw !== '' && fitText(raw) === raw;
const isCount = (raw: unknown): raw is number => Number.isSafeInteger(raw) && Number(raw) >= 0;
const isLook = (raw: unknown): raw is number => isCount(raw) && raw <= 6;
/** Milliseconds since 1970, as far as a calendar goes. */
const isMoment = (raw: unknown): raw is number => typeof raw === 'number' && raw >= 0 && raw <= 8.64e15;

const word = v.custom<string>(isWord);
const shown = v.pipe(word, v.transform(fitText));
const count = v.custom<number>(isCount);
const moment = v.custom<number>(isMoment);
/** A seat, or a place at the table in eighths of a turn. */
const eighth = v.pipe(count, v.maxValue(7));
const data = v.custom<object>(isRecord);
const kinded = v.custom<Kinded>((raw) => isRecord(raw) && typeof raw.kind === 'string');

/** The object this text holds; null where there is none. */
export function objectOf(json: unknown): object | null {
  try {
    const read: unknown = typeof json === 'string' ? JSON.parse(json) : null;
    return isRecord(read) ? read : null;
  } catch {
    return null;
  }
}

/** The same data, for reading alone. */
type Frozen<T> = T extends readonly (infer E)[]
  ? readonly Frozen<E>[]
  : object extends T
    ? T
    : { readonly [F in keyof T]: Frozen<T[F]> };

/** Who plays: a name, and the look (colour and emblem, 0 to 6), which is public and stays with the person. */
export type SavedPlayer = Frozen<v.InferOutput<typeof playerSchema>>;
const playerSchema = v.object({ name: shown, look: v.custom<number>(isLook) });

/** A computer at the table: how well it plays, and the seed of its own chance, which is never the game's. */
export type SavedComputer = Frozen<v.InferOutput<typeof computerSchema>>;

/** How well a computer plays, as people choose it. */
export type SavedLevel = SavedComputer['level'];
const computerSchema = v.object({
  // A level of a later app is played as the one in the middle.
  level: v.fallback(v.picklist(['gentle', 'fair', 'keen']), 'fair'),
  seed: v.custom<Seed>(isSeed)
});

/**
 * What belongs to the table and not to the rules, as a save knows it. It only grows: a new setting is optional, with the value that tables had
 * before there was a choice (`v.optional(schema, value)`), so every older save stays readable.
 */
export type SavedSettings = Frozen<Settings>;
type Settings = v.InferOutput<v.ObjectSchema<typeof settingsFields, undefined>>;
const settingsFields = {
  /** How the table guards hands. Chosen at set-up, changeable at a curtain. */
  privacy: v.picklist(['strict', 'relaxed', 'openTable']),
  /** Where each seat sits around the drawn table: clockwise from the near edge, in eighths of a turn. */
  seatMap: v.pipe(v.array(eighth), v.maxLength(8)),
  /** `flat`: the tablet lies in the middle and turns toward whoever is at the curtain. */
  lying: v.picklist(['flat', 'passedRound']),
  /** Seconds without a touch after which the curtain falls. */
  curtainAfter: v.pipe(v.number(), v.minValue(1), v.maxValue(86_400)),
  /** Milliseconds left on the table's clock, as it was last kept, a day at most; null where nothing is timed. */
  clock: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(86_400_000))),
  /** First-game guides the table has switched on. */
  guides: v.boolean(),
  /** Seconds in which anybody can object to what is said for all of them by one tap; 0: none. Absent: 3. */
  objecting: v.fallback(v.optional(v.picklist([0, 3, 5])), undefined),
  /** By seat: the computer that plays it; null: a person. Absent: persons all. An older app makes them persons' seats. */
  computers: v.fallback(v.optional(v.pipe(v.array(v.nullable(computerSchema)), v.maxLength(8))), undefined),
  /** Seats that were given up to a computer in mid-game, or taken back, after how many turns, the last first to last. */
  handed: v.fallback(
    v.optional(v.pipe(v.array(v.object({ seat: eighth, turn: count, computer: v.boolean() })), v.maxLength(100))),
    undefined
  ),
  /** Who was left alone in mid-game has opened their hand behind its curtain since, which may stay away from now on. */
  uncurtained: v.fallback(v.optional(v.boolean()), undefined),
  /** By seat: the seed its hints are thought of by, which is not the game's; null: it has no hints. Absent: no seat has any. */
  hints: v.fallback(v.optional(v.pipe(v.array(v.nullable(v.custom<Seed>(isSeed))), v.maxLength(8))), undefined),
  /** By seat: how often a hand was opened since its last move, when last (null: never), and after how many turns. */
  peeks: v.fallback(
    v.optional(v.array(v.object({ times: v.pipe(count, v.maxValue(99_999)), at: v.nullable(moment), turn: count }))),
    undefined
  )
};
/** Loose, so that settings an older app does not know yet stay in the save when it plays on. */
const settingsSchema: v.GenericSchema<unknown, Settings> = v.looseObject(settingsFields);

/** Who sits on a seat, as it is shown: a person, or a computer and how well it plays. */
export interface Seated extends SavedPlayer {
  /** Null, or absent where nobody has asked the table's settings: a person. */
  readonly computer?: SavedLevel | null;
  /** May this person ask for hints? */
  readonly hints?: boolean;
}

/** The computers of a table whose settings nobody has checked yet. */
export function readComputers(table: unknown): SavedSettings['computers'] {
  const raw = isRecord(table) ? table.computers : undefined;
  return raw === undefined ? undefined : v.parse(settingsFields.computers, raw);
}

/** Who sits on each seat, computers told from people. The one place that reads the table's settings for it. */
export function seated<P extends SavedPlayer>(
  players: readonly P[],
  { computers, hints }: Pick<SavedSettings, 'computers' | 'hints'>
): readonly (P & Seated)[] {
  return players.map((player, seat) => {
    const computer = computers?.[seat]?.level ?? null;
    const isHelped = computer === null && (hints?.[seat] ?? null) !== null;
    return { ...player, computer, ...(isHelped ? { hints: true } : {}) };
  });
}

/** What the shelf may show of a game. Holds nothing secret. */
export type Summary = Frozen<v.InferOutput<typeof summarySchema>>;
const summarySchema = v.object({
  id: v.custom<string>(isAddress),
  /**
   * Which strand of the game these records are: fresh whenever a file takes the place of what was there. A window that
   * still plays the old strand can't add to the new one.
   */
  strand: word,
  /** The game's id: its folder and route. */
  game: word,
  /** The version of the rules the state belongs to. */
  version: count,
  players: v.pipe(v.array(playerSchema), v.minLength(1)),
  options: data,
  table: settingsSchema,
  createdAt: moment,
  playedAt: moment,
  /** How many moves stand. */
  moves: count,
  /** The onlooker's view of where it stands. Stored as a text. */
  glance: v.pipe(v.unknown(), v.transform(objectOf), data),
  over: v.boolean(),
  /** A name the table gave it. */
  title: v.nullable(shown),
  /**
   * After how many turns the game went on from where its record says it stands, though its moves do not lead there. A file
   * that somebody changed can be like that; absent in every other game.
   */
  mendedAt: v.optional(count)
});

/** Where a game stands. Secret: read by the table alone. */
export type StateRecord = Frozen<v.InferOutput<typeof stateSchema>>;
const stateSchema = v.object({
  id: v.string(),
  seed: v.custom<Seed>(isSeed),
  now: data,
  /** What the set-up brought about. */
  began: v.array(kinded),
  /**
   * Where the present journal begins, if not at the set-up: after so many turns, with so many moves standing. Set when the
   * rules have changed since, or when playing the turns again did not lead here.
   */
  base: v.nullable(
    v.pipe(
      v.object({ turns: count, moves: count, state: data }),
      v.check(({ turns, moves }) => moves <= turns)
    )
  )
});

/** One turn: an entry of the journal, and what it brought about. Secret: read by the table alone. */
export type Turn = Frozen<v.InferOutput<typeof turnSchema>>;
const turnSchema = v.object({
  id: v.string(),
  /** Its number in the journal, from 1. */
  n: v.pipe(count, v.minValue(1)),
  entry: v.variant('kind', [
    v.object({ kind: v.literal('move'), mover: v.union([eighth, v.literal('table')]), move: kinded }),
    v.object({ kind: v.literal('undo'), to: count })
  ]),
  news: v.array(kinded),
  /** Was chance used? Then it can't be taken back. */
  chance: v.boolean(),
  /** Made together with others, by one tap for several players: the number of the first of them. Absent for all others. */
  act: v.optional(v.pipe(count, v.minValue(1))),
  at: moment
});

/** The last move, or all that were made together with it; an undo by itself. */
export function lastAct(turns: readonly Turn[]): readonly Turn[] {
  const act = turns.at(-1)?.act;
  return act === undefined ? turns.slice(-1) : turns.filter((turn) => turn.act === act);
}

/** All the records of one game. */
export interface Save {
  readonly summary: Summary;
  readonly standing: StateRecord;
  /** By number, from 1. */
  readonly turns: readonly Turn[];
}

const reader =
  <T>(kind: RecordKind, schema: v.GenericSchema<unknown, T>) =>
  (raw: unknown): ReadRecord<Frozen<T>> => {
    const now = upToDate(kind, raw);
    if (now.kind !== 'read') return now;
    const { success, output } = v.safeParse(schema, now.record);
    return success ? { kind: 'read', record: output as Frozen<T> } : UNREADABLE;
  };

/** Reads the summary of a game, every field of it. */
export const readSummary = reader('summary', summarySchema);

/** Reads where a game stands. */
export const readState = reader('state', stateSchema);

/** Reads one turn. */
export const readTurn = reader('turn', turnSchema);

/** All turns of a game, in order and without a gap; or why not. */
export function readTurns(raw: readonly unknown[]): ReadRecord<readonly Turn[]> {
  const turns: Turn[] = [];
  for (const one of raw) {
    const read = readTurn(one);
    if (read.kind !== 'read') return read;
    if (read.record.n !== turns.length + 1) return UNREADABLE;
    turns.push(read.record);
  }
  return { kind: 'read', record: turns };
}

/** No list shows these, so they are stored beside the rest: a long list stays fast. */
type Details = 'options' | 'table' | 'glance';

/** What a list of games needs of a summary. */
export type ListedSummary = Omit<Summary, Details>;

/**
 * Reads as much of a summary as a list shows. Hundreds are read while people wait, by code that has not run before, so
 * this does without the schema; taking a game up checks every field.
 */
export function readListed(raw: unknown): ReadRecord<ListedSummary> {
  const now = upToDate('summary', raw);
  if (now.kind !== 'read') return now;
  const { id, strand, game, version, players, createdAt, playedAt, moves, over, title, mendedAt } =
    now.record as unknown as ListedSummary;
  const isRead =
    isAddress(id) &&
    [strand, game].every(isWord) &&
    [version, moves].every(isCount) &&
    [createdAt, playedAt].every(isMoment) &&
    (title === null || isWord(title)) &&
    (mendedAt === undefined || isCount(mendedAt)) &&
    typeof over === 'boolean' &&
    Array.isArray(players) &&
    players.length > 0 &&
    players.every((one: unknown) => isRecord(one) && isWord(one.name) && isLook(one.look));
  if (!isRead) return UNREADABLE;
  const named = (players as ListedSummary['players']).map(({ name, look }) => ({ name: fitText(name), look }));
  const record = { id, strand, game, version, players: named, createdAt, playedAt, moves, over };
  const called = title === null ? null : fitText(title);
  return { kind: 'read', record: { ...record, title: called, ...(mendedAt === undefined ? {} : { mendedAt }) } };
}

/** The summary of a game that stands like this. What is shown of its state follows from that. */
export function summaryOf<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  rest: Omit<Summary, 'game' | 'version' | 'glance' | 'over'>
): Summary {
  const glance = game.view(state, 'onlooker');
  return { ...rest, game: game.id, version: game.migrations.length, glance, over: glance.outcome !== null };
}

/** A record as it is stored: it says which format it has. */
export type Stored<T> = T & { readonly format: number };

/**
 * A summary as it is stored. A game that is in the trash says since when, in milliseconds; until it is purged it can be
 * had back.
 */
export type StoredSummary = Stored<Omit<Summary, 'glance'>> & {
  readonly glance: string;
  readonly deletedAt?: number | null;
};

/** What a list reads of a game; as the first apps stored it, the whole summary. */
export type StoredGame = Omit<StoredSummary, Details> & Partial<Pick<StoredSummary, Details>>;

/** What is stored beside it. */
export type StoredDetails = Pick<StoredSummary, 'id' | Details>;

/** All the records of one game as they are stored. */
export interface StoredSave {
  readonly summary: StoredSummary;
  readonly standing: Stored<StateRecord>;
  readonly turns: readonly Stored<Turn>[];
}

/** A summary in its two parts, as the store has them. */
export function split(whole: StoredSummary): { readonly game: StoredGame; readonly details: StoredDetails } {
  const { options, table, glance, ...game } = whole;
  return { game, details: { id: game.id, options, table, glance } };
}

/** A summary out of its parts. Whatever is missing is found out when it is read. */
export function merge(game: StoredGame, details: StoredDetails | undefined): StoredSummary {
  return (details === undefined ? game : { ...details, ...game }) as StoredSummary;
}

/** A state or a turn as it is stored. */
export function serializeRecord<T extends object>(record: T): Stored<T> {
  return { ...record, format: FORMAT };
}

/** A summary as it is stored. */
export function serializeSummary(summary: Summary): StoredSummary {
  return serializeRecord({ ...summary, glance: JSON.stringify(summary.glance) });
}

/** A whole save as it is stored. */
export function serialize({ summary, standing, turns }: Save): StoredSave {
  return {
    summary: serializeSummary(summary),
    standing: serializeRecord(standing),
    turns: turns.map((turn) => serializeRecord(turn))
  };
}
