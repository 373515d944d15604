/** The device's own store for games, and what can go wrong with it. What hangs on it does so from outside. */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { StateRecord, Stored, StoredDetails, StoredGame, Turn } from './records';

/** What is stored, by the name of its store. */
export interface Stores extends DBSchema {
  games: { key: string; value: StoredGame };
  details: { key: string; value: StoredDetails };
  standings: { key: string; value: Stored<StateRecord> };
  turns: { key: [string, number]; value: Stored<Turn> };
}

/** The names of all stores. */
export const STORES = ['games', 'details', 'standings', 'turns'] as const;

/** The open store. */
export type Database = IDBPDatabase<Stores>;

/** A change under way. */
export type Change = IDBPTransaction<Stores, typeof STORES, 'readwrite'>;

/**
 * Why nothing could be stored or read: no store at all, no room left in it, it belongs to a newer app (which this one
 * leaves alone), or it failed.
 */
export type StorageTrouble = 'noStorage' | 'full' | 'newer' | 'failed';

/** What a piece of work came to. */
export type Worked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: StorageTrouble };

/** What is to be done once this page has opened the store. `isFresh`: it was made just now, and is empty. */
type Opened = (database: Database, isFresh: boolean) => Promise<unknown>;

let opened: Opened = () => Promise.resolve();

/** Has this done once the page opens the store, before anybody else works on it. */
export function whenOpened(work: Opened): void {
  opened = work;
}

/** The name of the database. */
export const NAME = 'tischlein';
/** Of the stores, not of what is in them. An older app can't open a newer number, so it is not raised without need. */
export const VERSION = 2;

/** Makes the stores a database of an older number has not: 0 has none. */
export function makeStores(database: Pick<Database, 'createObjectStore'>, from: number): void {
  if (from < 1) {
    database.createObjectStore('games', { keyPath: 'id' });
    database.createObjectStore('standings', { keyPath: 'id' });
    database.createObjectStore('turns', { keyPath: ['id', 'n'] });
  }
  // What no list reads lies apart from here on; what is stored already moves there with its next move.
  if (from < 2) database.createObjectStore('details', { keyPath: 'id' });
}

/** How long to wait before a piece of work is tried again, in milliseconds. After the last, it has failed. */
const PAUSES = [0, 100];

/** Troubles that pass: the browser closed the store behind our back, or broke off what was under way. */
const PASSING = new Set([
  'InvalidStateError',
  'AbortError',
  'UnknownError',
  'TimeoutError',
  'TransactionInactiveError'
]);

/** Browsers that keep nothing (private windows of some) have the interface, but refuse to open anything. */
const KEEPS_NOTHING = new Set(['SecurityError', 'InvalidStateError', 'NotSupportedError', 'NotAllowedError']);

/** How long a window that still holds an older store is waited for, in milliseconds. A frozen one never lets go. */
const GRACE = 3000;
/** How long what is done at the opening may keep a page from its store, in milliseconds. */
const OPENING_GRACE = 10_000;

let opening: Promise<Database> | null = null;
/** Another window still holds an older store, and has been waited for long enough. */
let isHeldUp = false;
/** Has this page had the store open? What is gone from under a table is stored again by that table. */
let wasOpen = false;

function open(): Promise<Database> {
  const heldUp = (): DOMException => new DOMException('another window holds the store', 'TimeoutError');
  if (isHeldUp) return Promise.reject(heldUp());
  let isNew = false;
  const promise = new Promise<Database>((resolve, reject) => {
    const asked = openDB<Stores>(NAME, VERSION, {
      upgrade(database, from) {
        isNew = from === 0;
        makeStores(database, from);
      },
      blocked() {
        const timer = setTimeout(() => {
          isHeldUp = true;
          reject(heldUp());
        }, GRACE);
        const stop = (): void => clearTimeout(timer);
        asked.then(stop, stop);
      },
      // A newer window of the app wants to upgrade: let it, and open again when next asked.
      blocking() {
        forget(promise);
        void asked.then((database) => database.close());
      },
      terminated() {
        forget(promise);
      }
    });
    asked.then((database) => {
      // Nobody waits for it any more: whoever asks next opens it anew.
      if (isHeldUp) database.close();
      else resolve(wasOpen ? database : prepared(database, isNew));
      isHeldUp = false;
    }, reject);
  });
  return promise;
}

async function prepared(database: Database, isFresh: boolean): Promise<Database> {
  await inTime(opened(database, isFresh), OPENING_GRACE).catch(() => undefined);
  return database;
}

function forget(promise: Promise<Database>): void {
  if (opening === promise) opening = null;
}

/** The same; a refusal when it takes longer than so many milliseconds. */
export function inTime<T>(promise: Promise<T>, limit: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('too slow', 'TimeoutError')), limit);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

/** Waits until the page has nothing else to do, at the latest for so many milliseconds. */
export function whenIdle(latest = 5000): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: latest });
  });
}

/** Closes the store; the next use opens it again. */
export async function closeDatabase(): Promise<void> {
  const promise = opening;
  opening = null;
  if (promise !== null) (await promise.catch(() => null))?.close();
}

/** Has this browser a store at all? Some that keep nothing throw as soon as it is named. */
function hasStore(): boolean {
  try {
    return typeof indexedDB !== 'undefined';
  } catch {
    return false;
  }
}

function nameOf(error: unknown): string {
  return error instanceof DOMException || error instanceof Error ? error.name : '';
}

/**
 * Runs one piece of work on the store and says in one word what went wrong, if it did. What passes (the store closed
 * behind our back, work broken off) is tried again with the store opened anew: `tries` says how often it was tried before.
 */
export async function withDatabase<T>(work: (database: Database, tries: number) => Promise<T>): Promise<Worked<T>> {
  if (!hasStore()) return { ok: false, why: 'noStorage' };
  for (let tries = 0; ; tries += 1) {
    const done = await tried(work, tries);
    if (done.ok) return done;
    const pause = PAUSES[tries];
    if (!done.isPassing || pause === undefined) return { ok: false, why: done.why };
    await closeDatabase();
    if (pause > 0) await new Promise((later) => setTimeout(later, pause));
  }
}

type Tried<T> =
  | { readonly ok: true; readonly value: T }
  /** `isPassing`: worth another try. */
  | { readonly ok: false; readonly why: StorageTrouble; readonly isPassing: boolean };

async function tried<T>(work: (database: Database, tries: number) => Promise<T>, tries: number): Promise<Tried<T>> {
  let database: Database;
  try {
    opening ??= open();
    database = await opening;
    wasOpen = true;
  } catch (error) {
    opening = null;
    const name = nameOf(error);
    const trouble = (why: StorageTrouble) => ({ ok: false, why, isPassing: false }) as const;
    if (KEEPS_NOTHING.has(name)) return trouble('noStorage');
    if (name === 'VersionError') return trouble('newer');
    if (name === 'QuotaExceededError') return trouble('full');
    if (name === 'TimeoutError') return trouble('failed');
    // What kept games a moment ago can't be had just now: on a disk without room, say.
    return { ok: false, why: wasOpen ? 'failed' : 'noStorage', isPassing: PASSING.has(name) };
  }
  try {
    return { ok: true, value: await work(database, tries) };
  } catch (error) {
    const name = nameOf(error);
    return { ok: false, why: name === 'QuotaExceededError' ? 'full' : 'failed', isPassing: PASSING.has(name) };
  }
}

/**
 * All requests of a change at once, kept strictly; should one fail, or `isKept` say no to the outcome, the whole change is
 * taken back.
 */
export async function change<T>(
  database: Database,
  work: (tx: Change) => Promise<T>,
  isKept: (outcome: T) => boolean = () => true
): Promise<T> {
  const tx = database.transaction(STORES, 'readwrite', { durability: 'strict' });
  // Awaited below; a change that ends before that is not an error nobody hears of.
  tx.done.catch(() => undefined);
  try {
    const outcome = await work(tx);
    if (isKept(outcome)) {
      await tx.done;
    } else {
      tx.abort();
      await tx.done.catch(() => undefined);
    }
    return outcome;
  } catch (error) {
    // A request that fails aborts by itself; one that could not even be made does not.
    try {
      tx.abort();
    } catch {
      // Over already.
    }
    // When room runs out, the requests only say that they were broken off; the change as a whole says why.
    const whole: unknown = await tx.done.then(
      () => null,
      (reason: unknown) => reason
    );
    throw nameOf(whole) === 'QuotaExceededError' ? whole : error;
  }
}

/** Makes all these requests; one that can't even be made fails like one that was refused. */
export async function all(...requests: readonly (() => Promise<unknown>)[]): Promise<void> {
  await Promise.all(requests.map(async (request) => request()));
}

/** The turns of a game, from this number on. */
export const turnsOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Infinity]);

/** When a game was deleted, in milliseconds; null for one that stands on the shelf. */
export function deletedAt(raw: StoredGame | undefined): number | null {
  return typeof raw?.deletedAt === 'number' ? raw.deletedAt : null;
}

/** The records of a game as they are stored. */
export interface Records {
  readonly game: StoredGame | undefined;
  readonly details: StoredDetails | undefined;
  readonly standing: Stored<StateRecord> | undefined;
  readonly turns: readonly Stored<Turn>[];
}

/** The records of a game as one moment has them, with its turns from this number on. */
export async function recordsIn(
  tx: Change | IDBPTransaction<Stores, typeof STORES, 'readonly'>,
  id: string,
  from = 0
): Promise<Records> {
  const [game, details, standing, turns] = await Promise.all([
    tx.objectStore('games').get(id),
    tx.objectStore('details').get(id),
    tx.objectStore('standings').get(id),
    tx.objectStore('turns').getAll(turnsOf(id, from))
  ]);
  return { game, details, standing, turns };
}

/** Stores these records. `add`: of a game there is none of. A turn that is there already is never put in place of. */
export function writeRecords(
  tx: Change,
  how: 'add' | 'put',
  { game, details, standing, turns }: Records
): Promise<void> {
  return all(
    ...(game === undefined ? [] : [() => tx.objectStore('games')[how](game)]),
    ...(details === undefined ? [] : [() => tx.objectStore('details')[how](details)]),
    ...(standing === undefined ? [] : [() => tx.objectStore('standings')[how](standing)]),
    ...turns.map((turn) => () => tx.objectStore('turns').add(turn))
  );
}

/** Removes all records of a game. */
export async function removeRecords(tx: Change, id: string): Promise<void> {
  await all(
    () => tx.objectStore('games').delete(id),
    () => tx.objectStore('details').delete(id),
    () => tx.objectStore('standings').delete(id),
    () => tx.objectStore('turns').delete(turnsOf(id))
  );
}
