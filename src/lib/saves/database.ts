/** The device's own store for games, and what can go wrong with it. */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { hasBuckets, isThere } from './bucket';
import { agreeOnce, loadSpare } from './following';
import type { StandingRecord, Turn } from './records';
import type { Stored, StoredDetails, StoredGame } from './stamp';

/** When a game was deleted; null for one that stands on the shelf. */
export function deletedAt(raw: StoredGame | undefined): number | null {
  return typeof raw?.deletedAt === 'number' ? raw.deletedAt : null;
}

/** What is stored, by the name of its store. */
export interface Stores extends DBSchema {
  games: { key: string; value: StoredGame };
  details: { key: string; value: StoredDetails };
  standings: { key: string; value: Stored<StandingRecord> };
  turns: { key: [string, number]; value: Stored<Turn> };
}

/** The open store. */
export type Database = IDBPDatabase<Stores>;

/** The names of all stores. */
export const STORES = ['games', 'details', 'standings', 'turns'] as const;

/** The numbers a game's turns can have. */
export const turnsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** A change under way. */
export type Change = IDBPTransaction<Stores, typeof STORES, 'readwrite'>;

/**
 * Why nothing could be stored or read: no store at all, no room left in it, it belongs to a newer app (which this one
 * leaves alone), or it failed.
 */
export type StorageTrouble = 'noStorage' | 'full' | 'newer' | 'failed';

/** All stores as they are at one moment. */
export type Reading = IDBPTransaction<Stores, typeof STORES, 'readonly'>;

/** What a piece of work came to. */
export type Worked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: StorageTrouble };

/** The name of the database. */
export const NAME = 'tischlein';
/** Of the stores, not of what is in them. An older app can't open a newer number, so it is not raised without need. */
export const VERSION = 2;

/** Makes the stores a database of an older number has not: 0 has none. */
export function makeStores(database: Pick<IDBPDatabase<Stores>, 'createObjectStore'>, from: number): void {
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

let opening: Promise<Database> | null = null;

/** How long a window that still holds an older store is waited for, in milliseconds. A frozen one never lets go. */
const GRACE = 3000;

/** Another window still holds an older store, and has been waited for long enough. */
let isHeldUp = false;

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
      else resolve(isNew ? refilled(database) : database);
      isHeldUp = false;
    }, reject);
  });
  return promise;
}

/** Has this page had the store open? What is gone from under a table is stored again by that table, not by the spare. */
let wasOpen = false;
/** How long the spare may keep a page from its store, in milliseconds. */
const REFILL = 10_000;
/** How long after it was opened the store is compared with its spare, if nobody asks for that before. In milliseconds. */
const AFTER_START = 2000;

/**
 * A store that is new on this device, with what one before it may have held: that was emptied, if there is a spare. What
 * does not come back now, does when the two are compared.
 */
async function refilled(database: Database): Promise<Database> {
  if (wasOpen || (await isThere()) === false) return database;
  try {
    const late = new Promise<void>((resolve) => setTimeout(resolve, REFILL));
    await Promise.race([loadSpare().then((spare) => spare?.refill(database)), late]);
  } catch {
    // It stays in the spare.
  }
  return database;
}

function forget(promise: Promise<Database>): void {
  if (opening === promise) opening = null;
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
    if (done.kind === 'done') return { ok: true, value: done.value };
    const pause = PAUSES[tries];
    if (done.kind === 'trouble') return { ok: false, why: done.why };
    if (pause === undefined) return { ok: false, why: done.why };
    await closeDatabase();
    if (pause > 0) await new Promise((later) => setTimeout(later, pause));
  }
}

type Tried<T> =
  | { readonly kind: 'done'; readonly value: T }
  /** `passing`: worth another try. */
  | { readonly kind: 'passing' | 'trouble'; readonly why: StorageTrouble };

async function tried<T>(work: (database: Database, tries: number) => Promise<T>, tries: number): Promise<Tried<T>> {
  let database: Database;
  try {
    opening ??= open();
    database = await opening;
    if (!wasOpen && hasBuckets()) setTimeout(() => void agreeOnce(), AFTER_START);
    wasOpen = true;
  } catch (error) {
    opening = null;
    const name = nameOf(error);
    if (KEEPS_NOTHING.has(name)) return { kind: 'trouble', why: 'noStorage' };
    if (name === 'VersionError') return { kind: 'trouble', why: 'newer' };
    if (name === 'QuotaExceededError') return { kind: 'trouble', why: 'full' };
    if (name === 'TimeoutError') return { kind: 'trouble', why: 'failed' };
    // What kept games a moment ago can't be had just now: on a disk without room, say.
    return { kind: PASSING.has(name) ? 'passing' : 'trouble', why: wasOpen ? 'failed' : 'noStorage' };
  }
  try {
    return { kind: 'done', value: await work(database, tries) };
  } catch (error) {
    const name = nameOf(error);
    if (name === 'QuotaExceededError') return { kind: 'trouble', why: 'full' };
    return { kind: PASSING.has(name) ? 'passing' : 'trouble', why: 'failed' };
  }
}

/** The records of a game as one moment has them, with its turns from this number on. */
export async function recordsFrom(tx: Change | Reading, id: string, from = 0) {
  const [game, details, standing, turns] = await Promise.all([
    tx.objectStore('games').get(id),
    tx.objectStore('details').get(id),
    tx.objectStore('standings').get(id),
    tx.objectStore('turns').getAll(IDBKeyRange.bound([id, from], [id, Infinity]))
  ]);
  return { game, details, standing, turns };
}

/**
 * All requests of a change at once, kept strictly; should one fail, or `isKept` say no to the outcome, the whole change is
 * taken back.
 */
export async function change<T>(
  database: Database,
  isKept: (outcome: T) => boolean,
  work: (tx: Change) => Promise<T>
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
