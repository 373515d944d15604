/**
 * The spare: every game once more, in a storage bucket of its own, whose files lie apart from those of the first store.
 *
 * A browser that takes its store for damaged may empty it whole. Chromium does, as long as it keeps it in LevelDB: killed
 * in the middle of a write it leaves half a record behind, goes on writing after it at the next start, and can't read that
 * at the one after. The spare is written once the first store has kept a change, so no one accident tears both. Browsers
 * without buckets have no spare; those we know keep their stores in SQLite, which takes a torn write back.
 */
import { wrap, type IDBPTransaction } from 'idb';
import {
  all,
  change,
  deletedAt,
  makeStores,
  NAME,
  STORES,
  turnsOf,
  VERSION,
  withDatabase,
  type Change,
  type Database,
  type Stores
} from './database';
import { countBack, hasBuckets } from './following';
import { isSame } from './same';
import type { StoredGame } from './stamp';
import { removeRecords } from './trash';

/** As much of the browser's storage buckets as the spare needs; the compiler's library does not know them. */
interface Buckets {
  open(name: string, options: { readonly durability: 'strict'; readonly persisted: boolean }): Promise<Bucket>;
  keys(): Promise<readonly string[]>;
  delete(name: string): Promise<void>;
}
interface Bucket {
  readonly indexedDB: IDBFactory;
}

const BUCKET = 'tischlein-spare';
/** Two windows never write to the spare at once. */
const LOCK = 'tischlein-spare';
/** How long another window that works on the spare is waited for, in milliseconds. A frozen one never ends. */
const PATIENCE = 3000;

const buckets = (): Buckets => (navigator as unknown as { readonly storageBuckets: Buckets }).storageBuckets;

let opening: Promise<Database> | null = null;
/** The device had no room for a spare beside the games: none is kept until the app starts anew. */
let isGivenUp = false;

function open(): Promise<Database> {
  const promise = (async (): Promise<Database> => {
    const { indexedDB } = await buckets().open(BUCKET, { durability: 'strict', persisted: true });
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = ({ oldVersion }) => makeStores(wrap(request.result) as Database, oldVersion);
    const database = (await wrap(request)) as Database;
    const forget = (): void => {
      if (opening === promise) opening = null;
    };
    // A newer window of the app wants to upgrade: let it.
    database.addEventListener('versionchange', () => {
      forget();
      database.close();
    });
    database.addEventListener('close', forget);
    return database;
  })();
  // One that can't be opened now is asked for again with the next change.
  promise.catch(() => {
    if (opening === promise) opening = null;
  });
  return promise;
}

/** Is there little enough in store that all of it may be kept twice? A browser that does not say is believed to have room. */
async function hasRoom(): Promise<boolean> {
  const { usage, quota } = await navigator.storage.estimate();
  return usage === undefined || quota === undefined || usage * 2 < quota;
}

/**
 * Works on the spare, alone among all windows; null when there is none. Whatever fails there fails quietly: the games are
 * in the first store.
 */
async function withSpare<T>(work: (spare: Database) => Promise<T>): Promise<T | null> {
  if (isGivenUp) return null;
  try {
    const signal = AbortSignal.timeout(PATIENCE);
    return await navigator.locks.request(LOCK, { signal }, async () => {
      opening ??= open();
      return work(await opening);
    });
  } catch {
    return null;
  }
}

/** How far a game is in a store: its record, and the number of its last turn. */
interface Stand {
  readonly game: StoredGame;
  readonly turns: number;
}

type Reading = IDBPTransaction<Stores, typeof STORES, 'readonly'>;

/** How far this game is there; null when it is not. */
async function standOf(tx: Change | Reading, id: string): Promise<Stand | null> {
  const [game, last] = await Promise.all([
    tx.objectStore('games').get(id),
    tx.objectStore('turns').openKeyCursor(turnsOf(id), 'prev')
  ]);
  return game === undefined ? null : { game, turns: last === null ? 0 : last.key[1] };
}

const standIn = (database: Database, id: string): Promise<Stand | null> =>
  standOf(database.transaction(STORES, 'readonly'), id);

/** All records of a game, its turns from the one after `from` on. */
async function recordsOf(database: Database, id: string, from: number) {
  const tx = database.transaction(STORES, 'readonly');
  const [game, details, standing, turns] = await Promise.all([
    tx.objectStore('games').get(id),
    tx.objectStore('details').get(id),
    tx.objectStore('standings').get(id),
    tx.objectStore('turns').getAll(IDBKeyRange.bound([id, from], [id, Infinity], true))
  ]);
  return { game, details, standing, turns };
}

type Records = Awaited<ReturnType<typeof recordsOf>>;

/** Puts these records where they belong, whatever was there. */
function put(tx: Change, { game, details, standing, turns }: Records): Promise<void> {
  return all(
    ...(game === undefined ? [] : [() => tx.objectStore('games').put(game)]),
    ...(details === undefined ? [] : [() => tx.objectStore('details').put(details)]),
    ...(standing === undefined ? [] : [() => tx.objectStore('standings').put(standing)]),
    ...turns.map((turn) => () => tx.objectStore('turns').put(turn))
  );
}

const keepAll = (): boolean => true;

/** Carries what is stored of one game over to the spare. Costs no more the longer the game is. */
async function carry(main: Database, spare: Database, id: string): Promise<void> {
  const [here, there] = await Promise.all([standIn(main, id), standIn(spare, id)]);
  if (here === null) return;
  const isSameStrand = there?.game.strand === here.game.strand;
  // Further than the store: what that has lost is brought back, not lost here too.
  if (isSameStrand && there.turns > here.turns) return;
  const records = await recordsOf(main, id, isSameStrand ? there.turns : 0);
  await change(spare, keepAll, async (tx) => {
    if (!isSameStrand) await removeRecords(tx, id);
    await put(tx, records);
  });
}

/** Brings back the games of which the spare has more than the store: all of them, or the last turns. Says how many of those stand on the shelf. */
async function bringBack(main: Database, spare: Database, ids: readonly string[]): Promise<number> {
  const lost = await Promise.all(ids.map((id) => recordsOf(spare, id, 0)));
  const count = await change(main, keepAll, async (tx) => {
    let back = 0;
    for (const records of lost) {
      if (records.game === undefined) continue;
      const { id, strand } = records.game;
      const here = await standOf(tx, id);
      // Another window may have been faster; and what a file has put in its place is another game.
      if (here !== null && (here.game.strand !== strand || here.turns >= (records.turns.at(-1)?.n ?? 0))) continue;
      await removeRecords(tx, id);
      await put(tx, records);
      if (deletedAt(records.game) === null) back += 1;
    }
    return back;
  });
  countBack(count);
  return count;
}

/** Lets the spare follow: these games have changed in the store, and those are gone from it. */
export async function carryOver(changed: readonly string[], removed: readonly string[]): Promise<void> {
  await withDatabase((main) =>
    withSpare(async (spare) => {
      if (removed.length > 0) {
        await change(spare, keepAll, (tx) => all(...removed.map((id) => () => removeRecords(tx, id))));
      }
      if (await hasRoom()) for (const id of changed) await carry(main, spare, id);
    })
  );
}

/** Fills a store that is empty with what the spare holds. Before anybody has seen the store. */
export async function refill(main: Database): Promise<void> {
  if (!(await buckets().keys()).includes(BUCKET)) return;
  await withSpare(async (spare) => bringBack(main, spare, await spare.getAllKeys('games')));
}

/**
 * Makes the store and its spare agree: what one lacks comes from the other, and what was deleted leaves both. For a start
 * of the app, once the shelf stands. Says how many games came back from the spare.
 */
export async function agree(): Promise<number> {
  if (!hasBuckets()) return 0;
  const done = await withDatabase((main) =>
    withSpare(async (spare) => {
      const [here, there] = await Promise.all([main.getAll('games'), spare.getAll('games')]);
      const [inStore, inSpare] = [byId(here), byId(there)];
      const differing = here.filter((game) => !isSame(game, inSpare.get(game.id)));
      const missing = there.filter(({ id }) => !inStore.has(id));
      const deleted = missing.filter((game) => deletedAt(game) !== null);
      await change(spare, keepAll, (tx) =>
        all(
          ...deleted.map(
            ({ id }) =>
              () =>
                removeRecords(tx, id)
          )
        )
      );
      const lost = [...missing.filter((game) => deletedAt(game) === null), ...differing];
      const count = await bringBack(
        main,
        spare,
        lost.filter(({ id }) => inSpare.has(id)).map(({ id }) => id)
      );
      if (await hasRoom()) for (const { id } of differing) await carry(main, spare, id);
      return count;
    })
  );
  return done.ok ? (done.value ?? 0) : 0;
}

const byId = (games: readonly StoredGame[]): ReadonlyMap<string, StoredGame> =>
  new Map(games.map((game) => [game.id, game]));

/** Gives the spare up, where a game that is being played has no room beside it. False when there was none. */
export async function giveUp(): Promise<boolean> {
  if (!hasBuckets() || isGivenUp) return false;
  isGivenUp = true;
  const promise = opening;
  opening = null;
  (await promise?.catch(() => null))?.close();
  try {
    const isThere = (await buckets().keys()).includes(BUCKET);
    await buckets().delete(BUCKET);
    return isThere;
  } catch {
    return false;
  }
}
