/** What a browser keeps of its games, read and written past the app: the one place in the tests that knows how. */
import { expect, type Page } from '@playwright/test';

const STORES = ['games', 'details', 'standings', 'turns'] as const;
type Store = (typeof STORES)[number];
/** The records of each store. */
type Records = Readonly<Record<Store, readonly object[]>>;

/** What to do with the store before all of it is read. */
interface Order {
  /** Emptied first. */
  readonly empty?: readonly Store[];
  /** Written, instead of what has the same keys. */
  readonly put?: Partial<Records>;
  /** The version to raise the database to, as a newer app does. */
  readonly version?: number;
  /** The copy the app keeps in a bucket of its own, instead of what it reads. */
  readonly mirror?: boolean;
}

/**
 * All that the page's origin keeps, after what was ordered is done to it. A store that is not there is empty: opened
 * without looking first, it would be made, without what the app has in it.
 */
export async function records(page: Page, order: Order = {}): Promise<Records & { readonly version: number }> {
  return page.evaluate(
    async ([stores, { empty = [], put = {}, version, mirror = false }]) => {
      const asked = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('no answer'));
        });
      const buckets = (navigator as unknown as { storageBuckets: StorageBuckets }).storageBuckets;
      const factory = mirror ? (await buckets.open('tischlein-spare')).indexedDB : indexedDB;
      if (!(await factory.databases()).some(({ name }) => name === 'tischlein')) {
        if (Object.keys(put).length > 0) throw new Error('no page has opened the store yet');
        return { games: [], details: [], standings: [], turns: [], version: 0 };
      }
      const database = await asked(factory.open('tischlein', version));
      try {
        const change = database.transaction(stores, 'readwrite');
        const done = new Promise<void>((resolve, reject) => {
          change.oncomplete = () => resolve();
          change.onabort = () => reject(change.error ?? new Error('not stored'));
        });
        for (const store of empty) change.objectStore(store).clear();
        for (const store of stores) for (const record of put[store] ?? []) change.objectStore(store).put(record);
        const all = await Promise.all(
          stores.map((store) => asked(change.objectStore(store).getAll() as IDBRequest<object[]>))
        );
        await done;
        const [games = [], details = [], standings = [], turns = []] = all;
        return { games, details, standings, turns, version: database.version };
      } finally {
        database.close();
      }

      interface StorageBuckets {
        open(name: string): Promise<{ readonly indexedDB: IDBFactory }>;
      }
    },
    [STORES, order] as const
  );
}

/** Is there a store of ours in this page's origin? */
export async function isOpened(page: Page): Promise<boolean> {
  if (!page.url().startsWith('http')) return false;
  return page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'tischlein'));
}

/** Waits until it is stored that a hand was opened: it is shown sooner. */
export async function untilLookStored(page: Page): Promise<void> {
  const isStored = async (): Promise<boolean> =>
    (await records(page)).details.some((each) => /"times":[1-9]/.test(JSON.stringify(each)));
  await expect.poll(isStored).toBe(true);
}
