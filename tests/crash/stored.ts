/** What a page has in its store, read past the app. */
import type { Page } from '@playwright/test';
import { bucketKing } from '../../src/lib/games/bucket-king';
import { readSave } from '../../src/lib/saves/format';
import type { RawRecords } from '../../src/lib/saves/records';

/** The records of a game as they are in the browser. */
export function recordsIn(page: Page, id: string): Promise<RawRecords> {
  return page.evaluate(async (game) => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no answer'));
      });
    // Opened without looking first, a store that is gone would be made anew, and empty.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'tischlein'))
      return { summary: undefined, standing: undefined, turns: [] };
    const database = await asked(indexedDB.open('tischlein'));
    try {
      const tx = database.transaction(['games', 'details', 'standings', 'turns'], 'readonly');
      const [summary, details, standing, turns] = await Promise.all([
        asked<unknown>(tx.objectStore('games').get(game)),
        asked<unknown>(tx.objectStore('details').get(game)),
        asked<unknown>(tx.objectStore('standings').get(game)),
        asked<unknown[]>(tx.objectStore('turns').getAll(IDBKeyRange.bound([game, 0], [game, Infinity])))
      ]);
      return { summary: { ...(details as object), ...(summary as object) }, standing, turns };
    } finally {
      database.close();
    }
  }, id);
}

/** How many turns of a game the mirror holds. */
export function mirrorHolds(page: Page, id: string): Promise<number> {
  return page.evaluate(async (game) => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no answer'));
      });
    const { storageBuckets } = navigator as unknown as {
      storageBuckets: { open(name: string): Promise<{ readonly indexedDB: IDBFactory }> };
    };
    const { indexedDB: mirror } = await storageBuckets.open('tischlein-spare');
    if (!(await mirror.databases()).some(({ name }) => name === 'tischlein')) return 0;
    const database = await asked(mirror.open('tischlein'));
    try {
      return await asked(
        database
          .transaction('turns', 'readonly')
          .objectStore('turns')
          .count(IDBKeyRange.bound([game, 0], [game, Infinity]))
      );
    } finally {
      database.close();
    }
  }, id);
}

/** The game has no curtains and no guide from now on: moves follow one another as fast as hands can make them. */
export async function playOpenly(page: Page, id: string): Promise<void> {
  await page.evaluate(async (game) => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('no answer'));
      });
    const database = await asked(indexedDB.open('tischlein'));
    const store = database.transaction('details', 'readwrite').objectStore('details');
    const details = (await asked<unknown>(store.get(game))) as { readonly table: object };
    await asked(store.put({ ...details, table: { ...details.table, privacy: 'openTable', guides: false } }));
    database.close();
  }, id);
}

/** What a kill has cost. `lost`: acknowledged moves that are not there; a game that can't be taken up counts as one. */
export type Found =
  | { readonly kind: 'sound'; readonly turns: number }
  | { readonly kind: 'unsound'; readonly lost: number; readonly what: string };

/** Which records there are, by the names of their fields and the numbers of the turns: no secret, and enough to ask on. */
function there({ summary, standing, turns }: RawRecords): string {
  const fields = (record: unknown): string =>
    typeof record === 'object' && record !== null ? `{ ${Object.keys(record).join(', ')} }` : String(record);
  const numbers = turns.map((turn) => (typeof turn === 'object' && turn !== null && 'n' in turn ? turn.n : '?'));
  return `summary ${fields(summary)}, standing ${fields(standing)}, turns [${numbers.join(', ')}]`;
}

/**
 * Judges a game after a kill: it must stand just after the last move that was acknowledged, or one later, and its turns
 * must lead to where it stands.
 */
export async function judge(raw: RawRecords, acknowledged: number): Promise<Found> {
  const unsound = (lost: number, what: string): Found => ({ kind: 'unsound', lost, what });
  const read = await readSave(bucketKing, raw);
  if (read.kind !== 'read') return unsound(1, `the game is ${read.kind}: ${there(raw)}`);
  if (read.rebased) return unsound(1, 'the turns do not lead to where the game stands');
  const turns = read.save.turns.length;
  const what = `${String(turns)} turns are stored, ${String(acknowledged)} were acknowledged`;
  if (turns < acknowledged) return unsound(acknowledged - turns, what);
  return turns > acknowledged + 1 ? unsound(1, what) : { kind: 'sound', turns };
}
