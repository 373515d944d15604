/**
 * The mirror: every game once more, in a storage bucket of its own, whose files lie apart from those of the store.
 *
 * A browser that takes its store for damaged may empty it whole. Chromium does, as long as it keeps it in LevelDB: killed
 * in the middle of a write it leaves half a record behind, goes on writing after it at the next start, and can't read that
 * at the one after. Browsers without buckets have no mirror; those we know keep their stores in SQLite, which takes a torn
 * write back.
 *
 * The store is the truth, the mirror follows it. One thing alone goes the other way: a game the mirror has and the store
 * has not was lost there, for what is removed leaves the mirror first.
 */
import { wrap } from 'idb';
import { deepEqual } from '../kernel/equal';
import { readListed, type StoredGame } from './records';
import {
  change,
  deletedAt,
  inTime,
  makeStores,
  NAME,
  recordsIn,
  removeRecords,
  STORES,
  turnsOf,
  VERSION,
  whenIdle,
  withDatabase,
  writeRecords,
  type Database,
  type Worked
} from './store';

/** As much of the browser's storage buckets as the mirror needs; the compiler's library does not know them. */
interface Buckets {
  open(
    name: string,
    options: { readonly durability: 'strict'; readonly persisted: boolean }
  ): Promise<{ readonly indexedDB: IDBFactory }>;
  keys(): Promise<readonly string[]>;
  delete(name: string): Promise<void>;
}

const buckets = (): Buckets => (navigator as unknown as { readonly storageBuckets: Buckets }).storageBuckets;

/** The name of the bucket, and of the lock that lets one window at a time write to it. */
const MIRROR = 'tischlein-spare';

/** How long the browser, or another window, is waited for, in milliseconds. A frozen window never ends. */
const PATIENCE = 3000;
/** A move's screen may be built first, but not for ever. In milliseconds. */
const AFTER_MOVE = 100;

let opening: Promise<Database> | null = null;
/** The device has no room for a mirror beside the games: none is written until the app starts anew. */
let isDropped = false;
let restored = 0;

/** How many games had gone from the store and came back from the mirror, and nobody has been told yet. */
export const restoredCount = (): number => restored;

/** People have been told what came back. */
export function acknowledgeRestored(): void {
  restored = 0;
}

/** Is there a mirror on this device? Null when nobody can tell. */
async function exists(): Promise<boolean | null> {
  try {
    return (await inTime(buckets().keys(), PATIENCE)).includes(MIRROR);
  } catch {
    return null;
  }
}

async function open(): Promise<Database> {
  const { indexedDB } = await buckets().open(MIRROR, { durability: 'strict', persisted: true });
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => makeStores(wrap(request.result) as Database, oldVersion);
  const database = (await wrap(request)) as Database;
  // A newer window of the app wants to upgrade: let it. Whoever asks next opens it anew.
  database.addEventListener('versionchange', close);
  database.addEventListener('close', () => (opening = null));
  return database;
}

/** Closes the mirror, once it is open: whoever asks next opens it anew. */
function close(): void {
  const closing = opening;
  opening = null;
  closing?.then(
    (database) => database.close(),
    () => undefined
  );
}

/**
 * Works on the mirror, alone among all windows, for a short time: others wait. Whatever fails there is no trouble for the
 * table, whose games are in the store.
 */
async function withMirror<T>(work: (mirror: Database) => Promise<T>): Promise<Worked<T>> {
  try {
    const value = await navigator.locks.request(MIRROR, { signal: AbortSignal.timeout(PATIENCE) }, async () => {
      opening ??= open();
      try {
        return await inTime(opening.then(work), PATIENCE);
      } catch (error) {
        close();
        throw error;
      }
    });
    return { ok: true, value: value as T };
  } catch {
    return { ok: false, why: 'failed' };
  }
}

const reading = (database: Database) => database.transaction(STORES, 'readonly');

/**
 * Copies what is stored of one game to the mirror. The turns that are there already stay, if they belong to the same
 * strand: it costs no more the longer a game is.
 */
async function copyTo(mirror: Database, main: Database, id: string): Promise<void> {
  const there = mirror.transaction(['games', 'turns'], 'readonly');
  const [game, last] = await Promise.all([
    there.objectStore('games').get(id),
    there.objectStore('turns').openCursor(turnsOf(id), 'prev')
  ]);
  const since = await recordsIn(reading(main), id, last?.key[1]);
  // Nobody can tell which game a damaged record is: it takes the place of none that is whole.
  if (since.game === undefined || readListed(since.game).kind === 'unreadable') return;
  const goesOn = game?.strand === since.game.strand && (last === null || deepEqual(last.value, since.turns[0]));
  // The last turn of the mirror is the first of these: it is there.
  const records = goesOn
    ? { ...since, turns: last === null ? since.turns : since.turns.slice(1) }
    : await recordsIn(reading(main), id);
  await change(mirror, async (tx) => {
    if (!goesOn) await removeRecords(tx, id);
    await writeRecords(tx, 'put', records);
  });
}

/** Brings one game back that has gone from the store. Nothing happens where there is one by that name. */
async function restoreGame(main: Database, mirror: Database, id: string): Promise<void> {
  const records = await recordsIn(reading(mirror), id);
  if (records.game === undefined) return;
  const isBack = await change(main, async (tx) => {
    if ((await tx.objectStore('games').getKey(id)) !== undefined) return false;
    // Nothing else of it may be left either.
    await removeRecords(tx, id);
    await writeRecords(tx, 'put', records);
    return true;
  });
  if (isBack && deletedAt(records.game) === null) restored += 1;
}

/** Fills this store with what the mirror holds and it has not, the game played last first. For one that has been emptied. */
export async function restore(main: Database): Promise<void> {
  if (!(await exists())) return;
  const games = await withMirror((mirror) => mirror.getAll('games'));
  if (!games.ok) return;
  const here = new Set(await main.getAllKeys('games'));
  const playedAt = (game: StoredGame): number => (typeof game.playedAt === 'number' ? game.playedAt : 0);
  for (const { id } of games.value.toSorted((a, b) => playedAt(b) - playedAt(a))) {
    if (!here.has(id)) await withMirror((mirror) => restoreGame(main, mirror, id));
  }
}

/** Games the mirror has still to take over. */
const waiting = new Set<string>();
let isPlanned = false;
let syncing: Promise<void> = Promise.resolve();

/**
 * Lets the mirror follow: these games have changed. It does once the page has time, and no move waits for it. What it can't
 * take over then, it does with the next change.
 */
export function sync(ids: readonly string[]): Promise<void> {
  for (const id of ids) waiting.add(id);
  if (isPlanned || waiting.size === 0) return syncing;
  isPlanned = true;
  syncing = syncing.then(async () => {
    await whenIdle(AFTER_MOVE);
    isPlanned = false;
    const now = [...waiting];
    waiting.clear();
    for (const [at, id] of now.entries()) {
      if (isDropped) return;
      // Hundreds may be waiting at the first start.
      if (at > 0) await whenIdle();
      const done = await withDatabase((main) => withMirror((mirror) => copyTo(mirror, main, id)));
      if (!done.ok || !done.value.ok) waiting.add(id);
    }
  });
  return syncing;
}

/** Makes the two agree, as soon as the page has time: what is gone from the store is back by then; the rest follows. */
export async function agree(): Promise<void> {
  await whenIdle();
  if (isDropped) return;
  const differing = await withDatabase(async (main) => {
    // No game, and never one: nothing to make a mirror for.
    if (!(await exists()) && (await main.count('games')) === 0) return [];
    await restore(main);
    const there = await withMirror((mirror) => mirror.getAll('games'));
    if (!there.ok) return [];
    const inMirror = new Map(there.value.map((game) => [game.id, game]));
    const here = await main.getAll('games');
    return here.filter((game) => !deepEqual(game, inMirror.get(game.id))).map(({ id }) => id);
  });
  if (differing.ok) void sync(differing.value);
}

/** Removes all records of these games, before they leave the store. False: it could not be done. */
export async function remove(ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0 || (await exists()) === false) return true;
  const done = await withMirror((mirror) =>
    change(mirror, async (tx) => {
      for (const id of ids) await removeRecords(tx, id);
    })
  );
  return done.ok;
}

/**
 * Gives the bucket back to the browser, where a game that is being played has no room beside it. False when there was none,
 * or when it holds a game the store has not: that is the last of it.
 */
export async function drop(): Promise<boolean> {
  if (!(await exists())) return false;
  const dropped = await withDatabase((main) =>
    withMirror(async (mirror) => {
      const [here, there] = await Promise.all([main.getAllKeys('games'), mirror.getAll('games')]);
      if (there.some((game) => deletedAt(game) === null && !here.includes(game.id))) return false;
      isDropped = true;
      close();
      await buckets().delete(MIRROR);
      return true;
    })
  );
  return dropped.ok && dropped.value.ok && dropped.value.value;
}
