/** The storage bucket the spare lies in: opened, used by one window at a time, given back. */
import { wrap } from 'idb';
import { makeStores, NAME, VERSION, type Database, type Worked } from './database';

/** As much of the browser's storage buckets as the spare needs; the compiler's library does not know them. */
interface Buckets {
  open(
    name: string,
    options: { readonly durability: 'strict'; readonly persisted: boolean }
  ): Promise<{ readonly indexedDB: IDBFactory }>;
  keys(): Promise<readonly string[]>;
  delete(name: string): Promise<void>;
}

const BUCKET = 'tischlein-spare';
/** Two windows never write to the spare at once. */
const LOCK = 'tischlein-spare';
/** How long the browser, or another window, is waited for, in milliseconds. A frozen window never ends. */
const PATIENCE = 3000;

const buckets = (): Buckets => (navigator as unknown as { readonly storageBuckets: Buckets }).storageBuckets;

let opening: Promise<Database> | null = null;
/** The device has no room for a spare beside the games: there is none until the app starts anew. */
let isGivenUp = false;

/** Is there a spare on this device? False too where nobody can tell. */
export async function isThere(): Promise<boolean> {
  try {
    return (await inTime(buckets().keys())).includes(BUCKET);
  } catch {
    return false;
  }
}

async function open(): Promise<Database> {
  const { indexedDB } = await buckets().open(BUCKET, { durability: 'strict', persisted: true });
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => makeStores(wrap(request.result) as Database, oldVersion);
  const database = (await wrap(request)) as Database;
  // A newer window of the app wants to upgrade: let it. Whoever asks next opens it anew.
  database.addEventListener('versionchange', () => {
    opening = null;
    database.close();
  });
  database.addEventListener('close', () => (opening = null));
  return database;
}

/** The same, or a refusal when it takes too long. */
function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new DOMException('too slow', 'TimeoutError')), PATIENCE);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

/**
 * Works on the spare, alone among all windows, for a short time: others wait. Whatever fails there is no trouble for the
 * table, whose games are in the first store.
 */
export async function withSpare<T>(work: (spare: Database) => Promise<T>): Promise<Worked<T>> {
  if (isGivenUp) return { ok: false, why: 'noStorage' };
  try {
    const value = await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(PATIENCE) }, async () => {
      opening ??= open();
      try {
        return await work(await inTime(opening));
      } catch (error) {
        // Closed behind our back, perhaps: opened anew for whoever asks next.
        opening = null;
        throw error;
      }
    });
    return { ok: true, value: value as T };
  } catch {
    return { ok: false, why: 'failed' };
  }
}

/** Gives the bucket back to the browser with all that is in it, and makes no other until the app starts anew. */
export async function giveBack(spare: Database): Promise<void> {
  isGivenUp = true;
  opening = null;
  spare.close();
  await buckets().delete(BUCKET);
}
