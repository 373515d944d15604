/** The store of the spare: opened, used by one window at a time, given back. */
import { wrap } from 'idb';
import { BUCKET, buckets, inTime, PATIENCE } from './bucket';
import { makeStores, NAME, VERSION, type Database, type Worked } from './database';

/** Two windows never write to the spare at once. */
const LOCK = 'tischlein-spare';

let opening: Promise<Database> | null = null;
let wasGivenBack = false;

/** The device has no room for a spare beside the games: none is written until the app starts anew. */
export function isGivenUp(): boolean {
  return wasGivenBack;
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

/** Closes the spare, once it is open: whoever asks next opens it anew. */
function close(): void {
  const closing = opening;
  opening = null;
  closing?.then(
    (database) => database.close(),
    () => undefined
  );
}

/**
 * Works on the spare, alone among all windows, for a short time: others wait. Whatever fails there is no trouble for the
 * table, whose games are in the first store.
 */
export async function withSpare<T>(work: (spare: Database) => Promise<T>): Promise<Worked<T>> {
  try {
    const value = await navigator.locks.request(LOCK, { signal: AbortSignal.timeout(PATIENCE) }, async () => {
      opening ??= open();
      try {
        return await inTime(opening.then(work));
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

/** Gives the bucket back to the browser with all that is in it. From within `withSpare`. */
export async function giveBack(): Promise<void> {
  wasGivenBack = true;
  close();
  await buckets().delete(BUCKET);
}
