import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEALS, saved } from '../../../tests/saves/saved';
import { STORES, type Database } from './database';
import { stampedSave } from './stamp';

/** The files behind the two stores. The browser empties one by making it anew. */
let files: Map<string, IDBFactory>;
let usage: number;
const BUCKET = 'tischlein-spare';

/** The app as it starts: nothing of an earlier start is left but what is stored. */
async function start() {
  vi.resetModules();
  const [database, following, saves, shelving, trash, spare] = await Promise.all([
    import('./database'),
    import('./following'),
    import('./saves'),
    import('./shelving'),
    import('./trash'),
    import('./spare')
  ]);
  return { ...database, ...following, ...saves, ...shelving, ...trash, ...spare };
}
type App = Awaited<ReturnType<typeof start>>;

/** All records of a store, by the names of its parts. */
async function recordsIn(factory: IDBFactory | undefined): Promise<Readonly<Record<string, unknown>>> {
  const here = globalThis.indexedDB;
  if (factory === undefined) throw new Error('there is no such store');
  globalThis.indexedDB = factory;
  try {
    const { openDB } = await import('idb');
    const database = (await openDB('tischlein')) as unknown as Database;
    const all = await Promise.all(STORES.map(async (store) => [store, await database.getAll(store)] as const));
    database.close();
    return Object.fromEntries(all);
  } finally {
    globalThis.indexedDB = here;
  }
}

/** Waits until the spare holds just what the store holds. */
async function followed(): Promise<void> {
  await vi.waitFor(async () => expect(await recordsIn(files.get(BUCKET))).toEqual(await recordsIn(indexedDB)));
}

/** What Chromium does with a store it takes for damaged, and the next start of the app. */
async function emptied(app: App): Promise<App> {
  await app.closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  return start();
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  files = new Map();
  usage = 0;
  vi.stubGlobal('navigator', {
    storage: { estimate: () => Promise.resolve({ usage, quota: 100 }) },
    locks: { request: async (_name: string, _options: object, work: () => Promise<unknown>) => work() },
    storageBuckets: {
      open: (name: string) => {
        files.set(name, files.get(name) ?? new IDBFactory());
        return Promise.resolve({ indexedDB: files.get(name) });
      },
      keys: () => Promise.resolve([...files.keys()]),
      delete: (name: string) => Promise.resolve(void files.delete(name))
    }
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const [one, two, three] = [saved('a', SEALS.slice(0, 1)), saved('a', SEALS.slice(0, 2), 9), saved('a', SEALS, 10)];

describe('a store that the browser has emptied', () => {
  it('is filled from the spare before anybody sees it', async () => {
    const app = await start();
    await app.create(one);
    await app.append(two.summary, two.standing, two.turns.slice(1));
    await app.create(saved('b', SEALS));
    await app.discard('b', 5);
    await followed();
    const before = await recordsIn(indexedDB);

    const next = await emptied(app);
    expect(await next.load('a')).toEqual({ kind: 'found', ...stampedSave(two) });
    expect(next.broughtBack()).toBe(1);
    expect(await recordsIn(indexedDB)).toEqual(before);
    // And it goes on from there.
    expect(await next.append(three.summary, three.standing, three.turns.slice(2))).toEqual({ kind: 'kept' });
    expect(await next.restore('b')).toEqual({ kind: 'kept' });
    await followed();
  });

  it('stays empty where there never was a spare, and none is made for it', async () => {
    const app = await start();
    expect(await app.load('a')).toEqual({ kind: 'missing' });
    expect([app.broughtBack(), await app.agree(), [...files.keys()].length]).toEqual([0, 0, 1]);
    files.clear();
    const next = await emptied(app);
    expect(await next.load('a')).toEqual({ kind: 'missing' });
    expect([...files.keys()]).toEqual([]);
  });

  it('is filled at the next look if it could not be at once', async () => {
    const app = await start();
    await app.create(one);
    await followed();
    const add = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const next = await emptied(app);
    expect(await next.load('a')).toEqual({ kind: 'missing' });
    expect(add).toHaveBeenCalled();
    expect(await next.agree()).toBe(1);
    expect(await next.load('a')).toEqual({ kind: 'found', ...stampedSave(one) });
  });
});

describe('the spare', () => {
  it('follows whatever is done with a game, and what is deleted for good leaves it', async () => {
    const app = await start();
    const steps: readonly (() => Promise<unknown>)[] = [
      () => app.create(one),
      () => app.append(two.summary, two.standing, two.turns.slice(1)),
      () => app.note({ ...two.summary, table: { ...two.summary.table, peeks: [{ times: 1, at: 5, turn: 2 }] } }, 2),
      () => app.rename('a', 'Sunday'),
      () => app.copy('a', 'b', 'again'),
      () => app.replace({ ...three, summary: { ...three.summary, strand: 'other' } }, 'c', 7, 2),
      () => app.discard('b', 8),
      () => app.purge(8),
      () => app.purge(Infinity)
    ];
    for (const step of steps) {
      await step();
      await followed();
    }
    expect((await recordsIn(indexedDB)).games).toMatchObject([{ id: 'a', strand: 'other' }]);
  });

  it('takes over the last turn alone: a long game costs it no more than a short one', async () => {
    const app = await start();
    await app.create(two);
    await followed();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await app.append(three.summary, three.standing, three.turns.slice(2));
    const stored = put.mock.calls.length;
    await followed();
    expect(put.mock.calls.slice(stored).map(([record]) => 'n' in record)).toEqual([false, false, false, true]);
  });

  it('is made for games that were there before it, and makes up for what it missed', async () => {
    const app = await start();
    await app.create(one);
    await followed();
    files.clear();
    const next = await start();
    expect(await next.agree()).toBe(0);
    await followed();
    expect(next.broughtBack()).toBe(0);
  });

  it('gives back a game, or the end of one, that is gone from the store alone', async () => {
    const app = await start();
    await app.create(three);
    await app.create(saved('b', SEALS));
    await followed();
    const before = await recordsIn(indexedDB);
    await app.withDatabase(async (store) => {
      await store.delete('games', 'b');
      await store.delete('turns', ['a', 3]);
      await store.put('games', { ...(await store.get('games', 'a')), moves: 2 } as never);
    });
    expect(await app.agree()).toBe(2);
    expect(await recordsIn(indexedDB)).toEqual(before);
    await followed();
  });

  it('does not give back what was deleted, nor take the place of what a file has brought', async () => {
    const app = await start();
    await app.create(three);
    await app.create(saved('b', SEALS));
    await app.discard('b', 5);
    await followed();
    // Both without the spare's knowing.
    await app.withDatabase(async (store) => {
      await store.delete('games', 'b');
      await store.delete('turns', ['a', 3]);
      await store.put('games', { ...(await store.get('games', 'a')), strand: 'other' } as never);
    });
    expect(await app.agree()).toBe(0);
    expect((await recordsIn(files.get(BUCKET))).games).toMatchObject([{ id: 'a', strand: 'other' }]);
    expect(await app.load('b')).toEqual({ kind: 'missing' });
  });

  it('never keeps a move from being stored, whatever is wrong with it', async () => {
    const open = vi.spyOn(
      (navigator as never as { storageBuckets: { open: () => Promise<unknown> } }).storageBuckets,
      'open'
    );
    open.mockRejectedValue(new DOMException('too many buckets', 'QuotaExceededError'));
    const app = await start();
    expect(await app.create(one)).toEqual({ kind: 'kept' });
    await vi.waitFor(() => expect(open).toHaveBeenCalled());
    expect(await app.agree()).toBe(0);
    open.mockRestore();
    // Asked for again with the next change.
    expect(await app.append(two.summary, two.standing, two.turns.slice(1))).toEqual({ kind: 'kept' });
    await followed();
  });

  it('is not written while more than half of the room is in use', async () => {
    usage = 51;
    const app = await start();
    await app.create(one);
    await vi.waitFor(() => expect([...files.keys()]).toEqual([BUCKET]));
    await app.agree();
    expect((await recordsIn(files.get(BUCKET))).games).toEqual([]);
    usage = 49;
    await app.agree();
    await followed();
  });

  it('is given up where a move has no room beside it, after the games that were deleted', async () => {
    const app = await start();
    await app.create(one);
    await followed();
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await app.append(two.summary, two.standing, two.turns.slice(1))).toEqual({ kind: 'kept' });
    expect(await app.agree()).toBe(0);
    expect([...files.keys()]).toEqual([]);
  });
});
