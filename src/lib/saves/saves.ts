/** Games on this device. Every change is one transaction, kept strictly; the mirror follows it. */
import { deepEqual } from '../kernel/equal';
import type { Game, Kinds } from '../kernel/game';
import { withOptions } from './format';
import type * as Mirror from './mirror';
import {
  merge,
  objectOf,
  readComputers,
  readListed,
  readSummary,
  readTurn,
  serialize,
  serializeSummary,
  split,
  upToDate,
  type ListedSummary,
  type RawRecords,
  type ReadRecord,
  type Save,
  type StateRecord,
  type StoredGame,
  type StoredSummary,
  type SavedSettings,
  type Summary,
  type Turn
} from './records';
import {
  change,
  deletedAt,
  recordsIn,
  removeRecords,
  STORES,
  turnsOf,
  whenOpened,
  withDatabase,
  writeRecords,
  type Change,
  type StorageTrouble,
  type Worked
} from './store';

/** The store did not do it. */
export interface Failed {
  readonly kind: 'failed';
  readonly why: StorageTrouble;
}

/**
 * What became of a change. `conflict`: the store is further than that, or not so far. `missing`: there is no such game.
 * `trashed`: it can still be had back, but not be played on meanwhile.
 */
export type WriteResult = { readonly kind: 'stored' | 'conflict' | 'missing' | 'trashed' } | Failed;

const STORED = { kind: 'stored' } as const;
const CONFLICT = { kind: 'conflict' } as const;
const MISSING = { kind: 'missing' } as const;

let mirror: typeof Mirror | null = null;

/** Can this browser have a mirror? */
const canMirror = (): boolean => typeof navigator !== 'undefined' && 'storageBuckets' in navigator;

/** The mirror; null where there can be none, or where its code can't be had. Loaded when it is first wanted. */
async function loadMirror(): Promise<typeof Mirror | null> {
  if (canMirror()) mirror ??= await import('./mirror').catch(() => null);
  return mirror;
}

/** How many games had gone from the store and came back from the mirror, and nobody has been told yet. */
export const restoredCount = (): number => mirror?.restoredCount() ?? 0;

/** People have been told what came back. */
export const acknowledgeRestored = (): void => mirror?.acknowledgeRestored();

let agreed: Promise<void> | undefined;

/** Makes the store and its mirror agree, once a start. What is gone from the store is back by then; the rest follows. */
export function agreeOnce(): Promise<void> {
  agreed ??= loadMirror().then((loaded) => loaded?.agree());
  return agreed;
}

/** How long after it was opened the store is compared with its mirror, if nobody asks for that before. In milliseconds. */
const AFTER_START = 2000;

// A store that is new may have been emptied: what was in it comes back before anybody sees it.
whenOpened(async (database, isFresh) => {
  if (canMirror()) setTimeout(() => void agreeOnce(), AFTER_START);
  if (isFresh) await (await loadMirror())?.restore(database);
});

/** Changes these games, and lets the mirror follow. Where there is no room, some is made, and it is tried again. */
async function write(
  ids: readonly string[],
  work: (tx: Change, tries: number) => Promise<WriteResult>
): Promise<WriteResult> {
  const once = (): Promise<Worked<WriteResult>> =>
    withDatabase((database, tries) =>
      change(
        database,
        (tx) => work(tx, tries),
        ({ kind }) => kind === 'stored'
      )
    );
  let result = await once();
  for (const makeRoom of [emptyTrash, async () => (await loadMirror())?.drop()]) {
    if (!result.ok && result.why === 'full' && (await makeRoom()) === true) result = await once();
  }
  if (!result.ok) return { kind: 'failed', why: result.why };
  if (result.value.kind === 'stored') void loadMirror().then((loaded) => loaded?.sync(ids));
  return result.value;
}

/** Stores all records of a game, of which there are none. */
function addSave(tx: Change, save: Save): Promise<void> {
  const { summary, standing, turns } = serialize(save);
  return writeRecords(tx, 'add', { ...split(summary), standing, turns });
}

/** Stores a new game with the turns it may have already. `conflict`: there is a game with its id. */
export function create(save: Save): Promise<WriteResult> {
  const { summary, turns } = save;
  return write([summary.id], async (tx, tries) => {
    if ((await tx.objectStore('games').getKey(summary.id)) !== undefined) {
      // Broken off, and yet stored: then it is the very same.
      return tries > 0 && (await isStored(tx, summary, turns)) ? STORED : CONFLICT;
    }
    await addSave(tx, save);
    return STORED;
  });
}

/** What is stored of a game a window wants to write to: the shelf's name for it, and the number of its last turn. */
interface Known {
  readonly kind: 'known';
  readonly title: string | null;
  readonly turns: number;
}

/**
 * Is this still the game the window knows? Not if it was deleted, or if a newer app, newer rules or another strand of the
 * game have taken its place.
 */
async function knownTo(tx: Change, { id, strand, version }: Summary): Promise<Known | WriteResult> {
  const [raw, last] = await Promise.all([
    tx.objectStore('games').get(id),
    tx.objectStore('turns').openKeyCursor(turnsOf(id), 'prev')
  ]);
  if (raw === undefined) return MISSING;
  if (deletedAt(raw) !== null) return { kind: 'trashed' };
  const known = upToDate('summary', raw);
  if (known.kind !== 'read' || known.record.strand !== strand) return CONFLICT;
  if (Number(known.record.version) > version) return CONFLICT;
  const { title } = known.record;
  return { kind: 'known', title: typeof title === 'string' ? title : null, turns: last?.key[1] ?? 0 };
}

/**
 * Carries a game on: the turns, where it stands after them, and what the shelf shows, in one transaction. Refused unless
 * the first of them is the very next one of this very strand, so nothing is ever applied twice or to an old state.
 * The name the shelf gave the game meanwhile stays.
 */
export function append(summary: Summary, state: StateRecord, turns: readonly Turn[]): Promise<WriteResult> {
  const { id } = summary;
  return write([id], async (tx, tries) => {
    const known = await knownTo(tx, summary);
    if (known.kind !== 'known') return known;
    // Broken off, and yet stored: then it is the very same.
    if (tries > 0 && turns.length > 0 && (await isStored(tx, summary, turns))) return STORED;
    if (turns.some((turn, i) => turn.id !== id || turn.n !== known.turns + 1 + i)) return CONFLICT;
    const save = serialize({ summary: { ...summary, title: known.title }, standing: state, turns });
    await writeRecords(tx, 'put', { ...split(save.summary), standing: save.standing, turns: save.turns });
    return STORED;
  });
}

/**
 * Stores what changed beside the turns: who looked at their hand, how the table wants it. Refused unless the store holds
 * just as many turns, so that a window that fell behind changes nothing.
 */
export function saveSettings(summary: Summary, turns: number): Promise<WriteResult> {
  return write([summary.id], async (tx) => {
    const known = await knownTo(tx, summary);
    if (known.kind !== 'known') return known;
    if (known.turns !== turns) return CONFLICT;
    const parts = split(serializeSummary({ ...summary, title: known.title }));
    await writeRecords(tx, 'put', { ...parts, standing: undefined, turns: [] });
    return STORED;
  });
}

/** Does the store end with just these turns? Asked when a change was broken off and may have been stored all the same. */
async function isStored(tx: Change, { id, strand, playedAt }: Summary, turns: readonly Turn[]): Promise<boolean> {
  const known = upToDate('summary', await tx.objectStore('games').get(id));
  if (known.kind !== 'read' || known.record.strand !== strand || known.record.playedAt !== playedAt) return false;
  const ours = turns.at(-1);
  const last = await tx.objectStore('turns').openCursor(turnsOf(id), 'prev');
  if (ours === undefined || last === null) return ours === undefined && last === null;
  const theirs = readTurn(last.value);
  return theirs.kind === 'read' && deepEqual(theirs.record, JSON.parse(JSON.stringify(ours)));
}

/** The records of a game as they were found, unchecked. */
export interface Found extends RawRecords {
  readonly kind: 'found';
  readonly summary: StoredSummary;
}

/** The records of one game as they are stored, unchecked; of a deleted one too, for a file. */
export async function recordsOf(id: string): Promise<Found | typeof MISSING | Failed> {
  const result = await withDatabase((database) => recordsIn(database.transaction(STORES, 'readonly'), id));
  if (!result.ok) return { kind: 'failed', why: result.why };
  const { game, details, standing, turns } = result.value;
  return game === undefined ? MISSING : { kind: 'found', summary: merge(game, details), standing, turns };
}

/**
 * The records of one game, unchecked. A deleted one is missing already. One that is not there may be in the mirror: that is
 * asked before it is said to be missing.
 */
export async function load(id: string): Promise<Found | typeof MISSING | Failed> {
  let found = await recordsOf(id);
  if (found.kind === 'missing') {
    await agreeOnce();
    found = await recordsOf(id);
  }
  return found.kind === 'found' && deletedAt(found.summary) !== null ? MISSING : found;
}

/** A game as the list knows it: what the shelf shows of its summary, read or not. */
export interface ListedGame {
  readonly id: string;
  readonly read: ReadRecord<ListedSummary>;
  /** As it is stored. */
  readonly raw: unknown;
  /** When it was deleted; null for a game that stands on the shelf. */
  readonly deletedAt: number | null;
}

/** All games there are, by their summaries alone: no state is loaded for a list. */
export async function list(): Promise<{ readonly kind: 'listed'; readonly games: readonly ListedGame[] } | Failed> {
  const result = await withDatabase((database) => database.transaction('games', 'readonly').store.getAll());
  if (!result.ok) return { kind: 'failed', why: result.why };
  const games = result.value.map((raw) => ({ id: raw.id, read: readListed(raw), raw, deletedAt: deletedAt(raw) }));
  return { kind: 'listed', games };
}

/** Summaries as they are stored, in one reading; undefined where there is none. */
async function summariesOf(ids: readonly string[]): Promise<readonly (StoredSummary | undefined)[]> {
  const found = await withDatabase((database) => {
    const tx = database.transaction(['games', 'details'], 'readonly');
    return Promise.all(
      ids.map(async (id) => {
        const [game, details] = await Promise.all([tx.objectStore('games').get(id), tx.objectStore('details').get(id)]);
        return game === undefined ? undefined : merge(game, details);
      })
    );
  });
  return found.ok ? found.value : ids.map(() => undefined);
}

/** What no list holds of a game: where it stands, as everybody may see it, null where nobody can tell; and its computers. */
export interface Besides extends Pick<SavedSettings, 'computers'> {
  readonly glance: object | null;
}

/** The same of several games, in one reading. */
export async function besidesOf(ids: readonly string[]): Promise<readonly Besides[]> {
  return (await summariesOf(ids)).map((raw) => {
    const read = upToDate('summary', raw);
    if (read.kind !== 'read') return { glance: null };
    return { glance: objectOf(read.record.glance), computers: readComputers(read.record.table) };
  });
}

/** The summary of a game, every field of it: who played, and by which rules. Its state stays where it is. */
export async function summaryHere(id: string): Promise<ReadRecord<Summary>> {
  return readSummary((await summariesOf([id]))[0]);
}

/** Could this game be shown and played on as it stands? What can't be read or asked is found out when it is opened. */
export async function isSoundHere(game: Game<Kinds>, id: string): Promise<boolean> {
  const found = await withDatabase((database) => database.get('standings', id));
  const state = upToDate('state', found.ok ? found.value : undefined);
  if (state.kind !== 'read') return true;
  const soundness = await game.soundness().catch(() => null);
  return soundness === null || soundness.flaw(withOptions(game, state.record.now as object)) === null;
}

/** Changes what the shelf shows of a game, whatever else is in the record. */
function update(id: string, changed: Partial<StoredGame>): Promise<WriteResult> {
  return write([id], async (tx) => {
    const games = tx.objectStore('games');
    const raw = await games.get(id);
    if (raw === undefined) return MISSING;
    await games.put({ ...raw, ...changed });
    return STORED;
  });
}

/** Gives a game a name, or takes it away. */
export const rename = (id: string, title: string | null): Promise<WriteResult> => update(id, { title });

/** Marks a game as deleted at this moment, in milliseconds. Its records stay until they are purged. */
export const discard = (id: string, at: number): Promise<WriteResult> => update(id, { deletedAt: at });

/** Puts a deleted game back on the shelf. */
export const restore = (id: string): Promise<WriteResult> => update(id, { deletedAt: null });

/** Stores the records of a game once more, under another id. */
async function duplicate(tx: Change, id: string, to: string, changed: Partial<StoredGame>): Promise<WriteResult> {
  const { game, details, standing, turns } = await recordsIn(tx, id);
  if (game === undefined) return MISSING;
  await writeRecords(tx, 'add', {
    game: { ...game, ...changed, id: to, strand: to },
    details: details && { ...details, id: to },
    standing: standing && { ...standing, id: to },
    turns: turns.map((turn) => ({ ...turn, id: to }))
  });
  return STORED;
}

/** Copies a game as it stands, with all its turns. From here on the two go their own ways. */
export function copy(id: string, to: string, title: string | null): Promise<WriteResult> {
  return write([to], async (tx, tries) => {
    // Broken off, and yet stored.
    if (tries > 0 && (await tx.objectStore('games').getKey(to)) !== undefined) return STORED;
    return duplicate(tx, id, to, { title });
  });
}

/**
 * Puts a save in the place of the game with its id, which is not lost: it goes to the trash, as `out`. A window that still
 * plays it can't add to the new one, as long as the strand of `save` is a fresh one. `conflict`: the game has other than
 * `turns` turns by now.
 */
export function replace(save: Save, out: string, at: number, turns: number): Promise<WriteResult> {
  const { id } = save.summary;
  return write([out, id], async (tx, tries) => {
    // Broken off, and yet stored.
    if (tries > 0 && (await tx.objectStore('games').getKey(out)) !== undefined) return STORED;
    if ((await tx.objectStore('turns').count(turnsOf(id))) !== turns) return CONFLICT;
    const moved = await duplicate(tx, id, out, { deletedAt: at });
    if (moved.kind !== 'stored') return moved;
    await removeRecords(tx, id);
    await addSave(tx, save);
    return STORED;
  });
}

/** The games that were deleted before this moment, in milliseconds; null: they can't be read. */
async function trashBefore(before: number): Promise<readonly string[] | null> {
  const games = await withDatabase((database) => database.getAll('games'));
  return games.ok ? games.value.filter((game) => (deletedAt(game) ?? before) < before).map(({ id }) => id) : null;
}

/** Removes these games, unless somebody has put one back meanwhile. Says how many; null: it failed. */
async function removeTrashed(ids: readonly string[]): Promise<number | null> {
  if (ids.length === 0) return 0;
  const result = await withDatabase((database) =>
    change(database, async (tx) => {
      const games = await Promise.all(ids.map((id) => tx.objectStore('games').get(id)));
      const still = ids.filter((_, at) => deletedAt(games[at]) !== null);
      await Promise.all(still.map((id) => removeRecords(tx, id)));
      return still.length;
    })
  );
  return result.ok ? result.value : null;
}

/**
 * Really removes the games that were deleted before this moment, in milliseconds. They leave the mirror first: what is in it
 * alone would count as lost. Says how many; null: it failed, and is for another day.
 */
export async function purge(before: number): Promise<number | null> {
  const doomed = await trashBefore(before);
  if (doomed === null) return null;
  if (doomed.length === 0) return 0;
  if (canMirror() && !(await (await loadMirror())?.remove(doomed))) return null;
  return removeTrashed(doomed);
}

/**
 * Makes room for a game that is being played: all that was deleted goes, whether or not the mirror can let go of it. False
 * when there was nothing.
 */
async function emptyTrash(): Promise<boolean> {
  const doomed = (await trashBefore(Infinity)) ?? [];
  if (doomed.length > 0) await (await loadMirror())?.remove(doomed);
  return ((await removeTrashed(doomed)) ?? 0) > 0;
}
