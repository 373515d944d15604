/** The device's own store for games, and what can go wrong with it. */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { StandingRecord, Summary, Turn } from './format';

interface Stores extends DBSchema {
  games: { key: string; value: Summary };
  standings: { key: string; value: StandingRecord };
  turns: { key: [string, number]; value: Turn };
}

/** The open store. */
export type Database = IDBPDatabase<Stores>;

/** Why nothing could be stored or read: no store at all, no room left in it, or it failed. */
export type StorageTrouble = 'noStorage' | 'full' | 'failed';

const NAME = 'tischlein';
const VERSION = 1;

let opening: Promise<Database> | null = null;

function open(): Promise<Database> {
  const promise: Promise<Database> = openDB<Stores>(NAME, VERSION, {
    upgrade(database, from) {
      if (from < 1) {
        database.createObjectStore('games', { keyPath: 'id' });
        database.createObjectStore('standings', { keyPath: 'id' });
        database.createObjectStore('turns', { keyPath: ['id', 'n'] });
      }
    },
    // A newer window of the app wants to upgrade: let it, and open again when next asked.
    blocking() {
      forget(promise);
      void promise.then((database) => database.close());
    },
    terminated() {
      forget(promise);
    }
  });
  return promise;
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

/** Runs one piece of work on the store and says in one word what went wrong, if it did. */
export async function withDatabase<T>(
  work: (database: Database) => Promise<T>
): Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: StorageTrouble }> {
  if (typeof indexedDB === 'undefined') return { ok: false, why: 'noStorage' };
  let database: Database;
  try {
    opening ??= open();
    database = await opening;
  } catch {
    opening = null;
    // Private windows of some browsers have the interface, but refuse to open anything.
    return { ok: false, why: 'noStorage' };
  }
  try {
    return { ok: true, value: await work(database) };
  } catch (error) {
    const name = error instanceof DOMException || error instanceof Error ? error.name : '';
    if (name === 'QuotaExceededError') return { ok: false, why: 'full' };
    // The browser may close the store behind our back; the next use opens it again.
    if (name === 'InvalidStateError') await closeDatabase();
    return { ok: false, why: 'failed' };
  }
}
