import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEALS, saved } from '../../../tests/saves/saved';
import { serialize } from './records';
import { STORES, type Database } from './store';

/** The files behind the two stores. The browser empties one by making it anew. */
let files: Map<string, IDBFactory>;
const BUCKET = 'tischlein-spare';

/** The app as it starts: nothing of an earlier start is left but what is stored. */
async function start() {
  vi.resetModules();
  const [store, saves, mirror] = await Promise.all([import('./store'), import('./saves'), import('./mirror')]);
  // The store is open, and agrees with its mirror.
  const first = await saves.list();
  await saves.agreeOnce();
  return { ...store, ...saves, mirror, first };
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

/** A lock another window holds for good: whoever waits for it gives up by himself, or never comes by it. */
const neverYours: LockManager['request'] = (_name: string, ...[options]: unknown[]) =>
  new Promise<never>((_resolve, reject) => {
    const signal = (options as LockOptions).signal;
    const giveUp = (): void => reject(new DOMException('waited long enough', 'AbortError'));
    if (signal?.aborted === true) giveUp();
    else signal?.addEventListener('abort', giveUp);
  });

/** Waits until the mirror holds just what the store holds. */
async function followed(): Promise<void> {
  await vi.waitFor(async () => expect(await recordsIn(files.get(BUCKET))).toEqual(await recordsIn(indexedDB)));
}

/** The browser's storage buckets. */
const storageBuckets = () =>
  (navigator as never as { storageBuckets: Record<'open' | 'keys', () => Promise<unknown>> }).storageBuckets;

/** Makes the two stores agree, until the mirror has taken over what it has not; or could not. */
async function agreed({ mirror }: App): Promise<void> {
  await mirror.agree();
  await mirror.sync([]);
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
  let before: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, _options: object, work: () => Promise<unknown>) => {
        const done = before.then(work);
        before = done.catch(() => undefined);
        return done;
      }
    },
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
  it('is filled from the mirror before anybody sees it', async () => {
    const app = await start();
    await app.create(one);
    await app.append(two.summary, two.standing, two.turns.slice(1));
    await app.create(saved('b', SEALS));
    await app.discard('b', 5);
    await followed();
    const before = await recordsIn(indexedDB);

    const next = await emptied(app);
    expect(next.first).toMatchObject({ kind: 'listed', games: [{ id: 'a' }, { id: 'b' }] });
    expect(await next.load('a')).toEqual({ kind: 'found', ...serialize(two) });
    expect(next.restoredCount()).toBe(1);
    expect(await recordsIn(indexedDB)).toEqual(before);
    // And it goes on from there.
    expect(await next.append(three.summary, three.standing, three.turns.slice(2))).toEqual({ kind: 'stored' });
    expect(await next.restore('b')).toEqual({ kind: 'stored' });
    await followed();
  });

  it('stays empty where there never was a mirror, and none is made for it', async () => {
    const app = await start();
    expect(app.restoredCount()).toBe(0);
    expect([...files.keys()]).toEqual([]);
  });

  it('is filled a little later if it could not be at once', async () => {
    const app = await start();
    await app.create(one);
    await followed();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    const next = await emptied(app);
    expect(put).toHaveBeenCalled();
    expect(next.restoredCount()).toBe(1);
    expect(await next.load('a')).toEqual({ kind: 'found', ...serialize(one) });
  });
});

describe('the mirror', () => {
  it('follows whatever is done with a game, and what is deleted for good leaves it', async () => {
    const app = await start();
    const steps: readonly (() => Promise<unknown>)[] = [
      () => app.create(one),
      () => app.append(two.summary, two.standing, two.turns.slice(1)),
      () =>
        app.saveSettings({ ...two.summary, table: { ...two.summary.table, peeks: [{ times: 1, at: 5, turn: 2 }] } }, 2),
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
    const add = vi.spyOn(IDBObjectStore.prototype, 'add');
    await app.append(three.summary, three.standing, three.turns.slice(2));
    await followed();
    // Once in the store, and once in the mirror.
    expect(add.mock.calls).toMatchObject([[{ n: 3 }], [{ n: 3 }]]);
    expect(put.mock.calls).toHaveLength(6);
  });

  it('is made for games that were there before it, of an older format too', async () => {
    const app = await start();
    await app.create(one);
    await followed();
    files.clear();
    await app.withDatabase(async (store) => {
      const { summary } = serialize(saved('old', SEALS));
      await store.put('games', { ...summary, format: undefined, strand: undefined } as never);
    });
    const next = await start();
    await followed();
    expect(next.restoredCount()).toBe(0);
  });

  it('gives back a game that is gone from the store alone, and says so until somebody has heard', async () => {
    const app = await start();
    await app.create(three);
    await app.create(saved('b', SEALS));
    await followed();
    const before = await recordsIn(indexedDB);
    await app.withDatabase((store) => store.delete('games', 'b'));
    await agreed(app);
    expect(app.restoredCount()).toBe(1);
    expect(await recordsIn(indexedDB)).toEqual(before);
    app.acknowledgeRestored();
    expect(app.restoredCount()).toBe(0);
  });

  it('holds no mixture where the store has lost the end of a game and that has gone on otherwise', async () => {
    const app = await start();
    await app.create(three);
    await followed();
    const [last] = three.turns.slice(2);
    for (const turns of [[], [{ ...last, at: 999 }]]) {
      await app.withDatabase(async (store) => {
        await store.delete('turns', ['a', 3]);
        await store.put('games', { ...(await store.get('games', 'a')), moves: turns.length } as never);
        for (const turn of turns) await store.put('turns', turn as never);
      });
      await agreed(app);
      await followed();
    }
    expect(app.restoredCount()).toBe(0);
  });

  it('keeps the game it has where the store has a damaged record', async () => {
    const app = await start();
    await app.create(three);
    await followed();
    const before = await recordsIn(files.get(BUCKET));
    await app.withDatabase((store) => store.put('games', { id: 'a', title: 'broken' } as never));
    await agreed(app);
    expect(await recordsIn(files.get(BUCKET))).toEqual(before);
  });

  it('lets go of what is deleted for good before the store does: else it would count as lost', async () => {
    const app = await start();
    await app.create(one);
    await app.create(saved('b', SEALS));
    await app.discard('b', 5);
    await followed();
    const locks = vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('too slow', 'AbortError'));
    expect(await app.purge(Infinity)).toBe(null);
    expect(await app.restore('b')).toEqual({ kind: 'stored' });
    await app.discard('b', 6);
    locks.mockRestore();
    expect(await app.purge(Infinity)).toBe(1);
    await followed();
    expect((await emptied(app)).restoredCount()).toBe(1);
  });

  it.each([
    ['can not be opened', () => vi.spyOn(storageBuckets(), 'open').mockRejectedValue(new Error('too many buckets'))],
    ['can not be asked for', () => vi.spyOn(storageBuckets(), 'keys').mockRejectedValue(new Error('no answer'))],
    ['is held by a window that never ends', () => vi.spyOn(navigator.locks, 'request').mockImplementation(neverYours)]
  ])('never keeps a move from being stored, not even where it %s, and follows later', async (_, breakIt) => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    const broken = breakIt();
    const app = await start();
    expect(await app.create(one)).toEqual({ kind: 'stored' });
    await agreed(app);
    await vi.waitFor(() => expect(broken).toHaveBeenCalled());
    broken.mockRestore();
    expect(await app.append(two.summary, two.standing, two.turns.slice(1))).toEqual({ kind: 'stored' });
    await followed();
  });
});

describe('a mirror whose store never opens', () => {
  it('keeps nobody waiting for long, and is opened anew', async () => {
    const app = await start();
    const open = vi.spyOn(storageBuckets(), 'open').mockImplementation(() => new Promise(() => undefined));
    expect(await app.create(one)).toEqual({ kind: 'stored' });
    await vi.waitFor(() => expect(open).toHaveBeenCalled());
    // Three seconds are enough.
    await app.mirror.sync([]);
    expect([...files.keys()]).toEqual([]);
    open.mockRestore();
    await app.mirror.sync([]);
    expect(await recordsIn(files.get(BUCKET))).toEqual(await recordsIn(indexedDB));
  }, 20_000);
});

describe('a device that is full', () => {
  /** There is no room for the next turn, once. */
  const full = (): void => {
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
  };

  it('drops the mirror for a move', async () => {
    const app = await start();
    await app.create(one);
    await followed();
    full();
    expect(await app.append(two.summary, two.standing, two.turns.slice(1))).toEqual({ kind: 'stored' });
    await agreed(app);
    expect([...files.keys()]).toEqual([]);
  });

  it('does not drop a mirror that holds the last of a game', async () => {
    const app = await start();
    await app.create(one);
    await app.create(saved('b', SEALS));
    await followed();
    await app.withDatabase((store) => store.delete('games', 'b'));
    full();
    expect(await app.append(two.summary, two.standing, two.turns.slice(1))).toEqual({ kind: 'failed', why: 'full' });
    expect((await recordsIn(files.get(BUCKET))).games).toHaveLength(2);
    expect(await app.append(two.summary, two.standing, two.turns.slice(1))).toEqual({ kind: 'stored' });
  });
});
