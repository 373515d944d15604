import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEALS, saved } from '../../../tests/saves/saved';
import { toy } from '../table/testing/toy';
import { readSave } from './format';
import { serialize, split } from './records';
import { append, copy, create, discard, list, load, purge, rename, replace, restore, saveSettings } from './saves';
import { closeDatabase, withDatabase } from './store';

/** The records of a game that is there. */
async function found(id: string) {
  const raw = await load(id);
  if (raw.kind !== 'found') throw new Error(raw.kind);
  return raw;
}

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => vi.restoreAllMocks());

describe('games on this device', () => {
  it('keep what changed beside the turns, unless the window that says so fell behind', async () => {
    const save = saved('a', SEALS.slice(0, 2));
    await create(save);
    const peeks = [{ times: 1, at: 5, turn: 2 }];
    const summary = { ...save.summary, table: { ...save.summary.table, peeks } };
    expect(await saveSettings(summary, 1)).toEqual({ kind: 'conflict' });
    expect(await load('a')).toMatchObject({ summary: serialize(save).summary });
    expect(await saveSettings(summary, 2)).toEqual({ kind: 'stored' });
    expect(await load('a')).toMatchObject({ summary: serialize({ ...save, summary }).summary, turns: { length: 2 } });
    expect(await saveSettings({ ...summary, id: 'b' }, 0)).toEqual({ kind: 'missing' });
  });

  it('are read even where nobody can tell who looked', async () => {
    const save = saved('a');
    for (const peeks of ['nonsense', [{ times: -1 }], undefined]) {
      const summary = { ...save.summary, table: { ...save.summary.table, peeks } };
      expect(await readSave(toy, { ...save, summary })).toMatchObject({ kind: 'read', rebased: false });
    }
  });

  it('come back as they were stored', async () => {
    const save = saved('a', SEALS);
    expect(await create(save)).toEqual({ kind: 'stored' });
    expect(await load('a')).toEqual({ kind: 'found', ...serialize(save) });
  });

  it('are carried on in one transaction, kept strictly', async () => {
    const [before, after] = [saved('a', SEALS.slice(0, 1)), saved('a', SEALS.slice(0, 2), 9)];
    await create(before);
    const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
    expect(await append(after.summary, after.standing, after.turns.slice(1))).toEqual({ kind: 'stored' });
    expect(opened.mock.calls).toEqual([
      [['games', 'details', 'standings', 'turns'], 'readwrite', { durability: 'strict' }]
    ]);
    expect(await load('a')).toEqual({ kind: 'found', ...serialize(after) });
  });

  it('refuse a turn that is not the very next: nothing is applied twice or to an old state', async () => {
    const save = saved('a', SEALS);
    await create(saved('a', SEALS.slice(0, 1)));
    expect(await append(save.summary, save.standing, save.turns.slice(2))).toEqual({ kind: 'conflict' });
    expect(await append(save.summary, save.standing, save.turns.slice(1))).toEqual({ kind: 'stored' });
    expect(await append(save.summary, save.standing, save.turns.slice(1))).toEqual({ kind: 'conflict' });
    expect(await append(save.summary, save.standing, save.turns.slice(2))).toEqual({ kind: 'conflict' });
    expect(await load('a')).toEqual({ kind: 'found', ...serialize(save) });
  });

  it('are not begun twice, and not carried on once they are deleted', async () => {
    const save = saved('a', SEALS);
    await create(save);
    expect(await create(save)).toEqual({ kind: 'conflict' });
    await create(saved('b', SEALS));
    expect(await discard('a', 5)).toEqual({ kind: 'stored' });
    expect(await load('a')).toEqual({ kind: 'missing' });
    expect(await append(save.summary, save.standing, [])).toEqual({ kind: 'trashed' });
    expect(await saveSettings(save.summary, 3)).toEqual({ kind: 'trashed' });
    expect(await load('b')).toMatchObject({ kind: 'found', turns: { length: 3 } });
  });

  it('come back from the deleted ones as they were, until those are purged', async () => {
    const save = saved('a', SEALS);
    await create(save);
    await discard('a', 5);
    expect(await purge(5)).toBe(0);
    expect(await restore('a')).toEqual({ kind: 'stored' });
    const { summary, standing, turns } = serialize(save);
    expect(await load('a')).toEqual({ kind: 'found', summary: { ...summary, deletedAt: null }, standing, turns });
    expect(await append(save.summary, save.standing, [])).toEqual({ kind: 'stored' });
    await create(saved('b', SEALS));
    await discard('a', 5);
    expect(await purge(6)).toBe(1);
    expect(await restore('a')).toEqual({ kind: 'missing' });
    expect(await load('b')).toMatchObject({ kind: 'found', turns: { length: 3 } });
    const left = await withDatabase((database) => Promise.all([database.count('standings'), database.count('turns')]));
    expect(left).toEqual({ ok: true, value: [1, 3] });
  });

  it('keep the name the shelf gave them while a window plays on', async () => {
    const [before, after] = [saved('a', SEALS.slice(0, 1)), saved('a', SEALS.slice(0, 2))];
    await create(before);
    expect(await rename('a', 'Sunday')).toEqual({ kind: 'stored' });
    await append(after.summary, after.standing, after.turns.slice(1));
    await saveSettings(after.summary, 2);
    expect(await load('a')).toMatchObject({ summary: { title: 'Sunday', moves: 2 }, turns: { length: 2 } });
    expect(await rename('b', 'Nobody')).toEqual({ kind: 'missing' });
  });

  it('can be copied, and each copy goes its own way', async () => {
    const save = saved('a', SEALS);
    await create(save);
    expect(await copy('a', 'b', 'Again')).toEqual({ kind: 'stored' });
    const read = await readSave(toy, await found('b'));
    expect(read).toMatchObject({
      kind: 'read',
      rebased: false,
      save: { summary: { id: 'b', strand: 'b', title: 'Again' }, standing: { id: 'b' }, turns: { length: 3 } }
    });
    await discard('a', 5);
    await purge(6);
    expect(await found('b')).toMatchObject({
      turns: [
        { id: 'b', n: 1 },
        { id: 'b', n: 2 },
        { id: 'b', n: 3 }
      ]
    });
    expect(await copy('a', 'c', null)).toEqual({ kind: 'missing' });
  });

  it('are listed by their summaries alone, and those nobody can read are told apart', async () => {
    await create(saved('good', SEALS));
    await create(saved('later'));
    const { ok } = await withDatabase(async (database) => {
      const tx = database.transaction('games', 'readwrite');
      // Written as a broken program would, and as one of tomorrow might.
      await tx.store.put({ id: 'broken' } as never);
      await tx.store.put({ ...serialize(saved('later')).summary, format: 1000 });
    });
    expect(ok).toBe(true);
    const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const listed = await list();
    expect(opened.mock.calls.map(([stores]) => stores)).toEqual(['games']);
    expect(listed.kind === 'listed' && listed.games.map(({ id, read }) => [id, read.kind])).toEqual([
      ['broken', 'unreadable'],
      ['good', 'read'],
      ['later', 'newer']
    ]);
    expect(await load('broken')).toMatchObject({ kind: 'found' });
  });
});

describe('nothing is applied to an old state', () => {
  it('when a file has taken the place of the game meanwhile, whatever its length', async () => {
    const [before, after] = [saved('a', SEALS.slice(0, 2)), saved('a', SEALS)];
    await create(before);
    const other = saved('a', [...SEALS.slice(0, 1), [1, { kind: 'seal', guess: 3 }]]);
    const put = { ...other, summary: { ...other.summary, strand: 'fresh' } };
    expect(await replace(put, 'out', 9, 7)).toEqual({ kind: 'conflict' });
    expect(await replace(put, 'out', 9, 2)).toEqual({ kind: 'stored' });
    expect(await append(after.summary, after.standing, after.turns.slice(2))).toEqual({ kind: 'conflict' });
    expect(await saveSettings(before.summary, 2)).toEqual({ kind: 'conflict' });
    expect(await load('a')).toEqual({ kind: 'found', ...serialize(put) });
  });

  it('and what was replaced is with the deleted games, whole', async () => {
    const before = saved('a', SEALS);
    await create(before);
    const fresh = saved('a', SEALS.slice(0, 1));
    await replace({ ...fresh, summary: { ...fresh.summary, strand: 'fresh' } }, 'out', 9, 3);
    expect(await load('out')).toEqual({ kind: 'missing' });
    await restore('out');
    const read = await readSave(toy, await found('out'));
    expect(read).toMatchObject({ kind: 'read', rebased: false, state: before.standing.now });
    expect(await replace(saved('z'), 'y', 9, 0)).toEqual({ kind: 'missing' });
  });

  it('when newer rules or a newer app have played on', async () => {
    const [before, after] = [saved('a', SEALS.slice(0, 2)), saved('a', SEALS)];
    await create(before);
    await saveSettings({ ...before.summary, version: 1 }, 2);
    expect(await append(after.summary, after.standing, after.turns.slice(2))).toEqual({ kind: 'conflict' });
    await withDatabase((database) => database.put('games', { ...serialize(before).summary, format: 1000 }));
    expect(await append(after.summary, after.standing, after.turns.slice(2))).toEqual({ kind: 'conflict' });
    expect(await load('a')).toMatchObject({ turns: { length: 2 } });
  });
});

describe('what can go wrong with the store', () => {
  it('has a word of its own when there is none', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await create(saved('a'))).toEqual({ kind: 'failed', why: 'noStorage' });
    expect(await list()).toEqual({ kind: 'failed', why: 'noStorage' });
    vi.unstubAllGlobals();
    globalThis.indexedDB = {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      }
    } as unknown as IDBFactory;
    expect(await load('a')).toEqual({ kind: 'failed', why: 'noStorage' });
  });

  it('is not said to be none when it was open a moment ago, and can not be opened now', async () => {
    await create(saved('a'));
    await closeDatabase();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no room to open it', 'UnknownError');
    });
    expect(await load('a')).toEqual({ kind: 'failed', why: 'failed' });
  });

  it('is left alone when it belongs to a newer app, and that is said', async () => {
    await create(saved('a', SEALS));
    await closeDatabase();
    const newer = await openDB('tischlein', 1000);
    newer.close();
    expect(await list()).toEqual({ kind: 'failed', why: 'newer' });
    expect(await load('a')).toEqual({ kind: 'failed', why: 'newer' });
    expect(await create(saved('b'))).toEqual({ kind: 'failed', why: 'newer' });
    expect(await rename('a', 'Sunday')).toEqual({ kind: 'failed', why: 'newer' });
    const still = await openDB('tischlein');
    expect([still.version, await still.getAllKeys('games'), await still.get('games', 'a')]).toEqual([
      1000,
      ['a'],
      split(serialize(saved('a', SEALS)).summary).game
    ]);
    still.close();
  });

  it('tells a full one, and takes the whole change back', async () => {
    const save = saved('a', SEALS);
    const start = saved('a');
    await create(start);
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await append(save.summary, save.standing, save.turns)).toEqual({ kind: 'failed', why: 'full' });
    vi.restoreAllMocks();
    expect(await load('a')).toEqual({ kind: 'found', ...serialize(start) });
  });

  it('makes room with the games that were deleted, and then goes on', async () => {
    const [before, after] = [saved('a', SEALS.slice(0, 2)), saved('a', SEALS)];
    await create(before);
    await create(saved('b', SEALS));
    await discard('b', 5);
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await append(after.summary, after.standing, after.turns.slice(2))).toEqual({ kind: 'stored' });
    expect(await load('a')).toMatchObject({ turns: { length: 3 } });
    expect(await restore('b')).toEqual({ kind: 'missing' });
  });

  it('is tried again when the browser closed it or broke off the change', async () => {
    const [before, after] = [saved('a', SEALS.slice(0, 2)), saved('a', SEALS)];
    await create(before);
    await withDatabase((database) => Promise.resolve(database.close()));
    expect(await load('a')).toMatchObject({ kind: 'found' });
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(() => {
      throw new DOMException('broken off', 'AbortError');
    });
    expect(await append(after.summary, after.standing, after.turns.slice(2))).toEqual({ kind: 'stored' });
    expect(await load('a')).toEqual({ kind: 'found', ...serialize(after) });
  });

  it('is not written twice when a change was kept and yet seemed broken off', async () => {
    const [before, after] = [saved('a', SEALS.slice(0, 2)), saved('a', SEALS)];
    // Stored, but the word of it is lost.
    const lost = (): void => {
      const begin = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')
        ?.value as IDBDatabase['transaction'];
      vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (this: IDBDatabase, ...args) {
        const tx = begin.apply(this, args);
        const listen = tx.addEventListener.bind(tx);
        // Whoever waits for the end hears of a change broken off, once it is kept.
        tx.addEventListener = (kind: string, heard: EventListenerOrEventListenerObject) => {
          if (kind === 'abort') listen('complete', heard);
        };
        return tx;
      });
    };
    // Opened already: what makes the stores is not what is lost.
    await list();
    lost();
    expect(await create(before)).toEqual({ kind: 'stored' });
    lost();
    expect(await append(after.summary, after.standing, after.turns.slice(2))).toEqual({ kind: 'stored' });
    expect(await load('a')).toEqual({ kind: 'found', ...serialize(after) });
  });

  it('is left to a newer app that changes its stores, and that is not waited for', async () => {
    await create(saved('a', SEALS));
    const newer = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('tischlein', 1000);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('the newer app was kept waiting'));
    });
    expect(await load('a')).toEqual({ kind: 'failed', why: 'newer' });
    newer.close();
  });

  it('is taken over from an older app, whose window lets go of it, and its games are played on', async () => {
    const [before, after] = [saved('a', SEALS.slice(0, 2)), saved('a', SEALS, 9)];
    const stored = serialize(before);
    const older = await openDB('tischlein', 1, {
      upgrade(database) {
        for (const name of ['games', 'standings']) database.createObjectStore(name, { keyPath: 'id' });
        database.createObjectStore('turns', { keyPath: ['id', 'n'] });
      },
      blocking: () => older.close()
    });
    await older.put('games', stored.summary);
    await older.put('standings', stored.standing);
    for (const turn of stored.turns) await older.put('turns', turn);

    expect(await load('a')).toEqual({ kind: 'found', ...stored });
    expect(await list()).toMatchObject({ games: [{ id: 'a', read: { kind: 'read' } }] });
    expect(await copy('a', 'b', null)).toEqual({ kind: 'stored' });
    expect(await append(after.summary, after.standing, after.turns.slice(2))).toEqual({ kind: 'stored' });
    expect(await load('a')).toEqual({ kind: 'found', ...serialize(after) });
    // From now on the list is spared what it does not read.
    const games = await withDatabase((database) => database.getAll('games'));
    expect(games).toMatchObject({ value: [{ id: 'a' }, { ...stored.summary, id: 'b', strand: 'b' }] });
    expect(games.ok && Object.keys(games.value[0] ?? {})).not.toContain('glance');
    await expect(openDB('tischlein', 1)).rejects.toThrow();
  });

  it('is given up after some tries', async () => {
    await create(saved('a'));
    const add = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('broken off', 'AbortError');
    });
    expect(await rename('a', 'Sunday')).toEqual({ kind: 'failed', why: 'failed' });
    expect(add.mock.calls).toHaveLength(3);
  });
});
