import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saved, SEALS } from '../../../tests/saves/saved';
import { create, list } from './saves';
import { closeDatabase } from './store';

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => vi.useRealTimers());

describe('a window that holds an older store and never lets go of it', () => {
  it('is waited for a while, then people are told; and once it is closed, all is there', async () => {
    const frozen = await openDB('tischlein', 1, {
      upgrade(database) {
        database.createObjectStore('games', { keyPath: 'id' });
        database.createObjectStore('standings', { keyPath: 'id' });
        database.createObjectStore('turns', { keyPath: ['id', 'n'] });
      }
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const waiting = list();
    const answered = vi.fn();
    void waiting.then(answered);
    await settled();
    expect(answered).not.toHaveBeenCalled();
    vi.advanceTimersByTime(3000);
    expect(await waiting).toEqual({ kind: 'failed', why: 'failed' });
    // Whoever asks meanwhile is told at once.
    expect(await list()).toEqual({ kind: 'failed', why: 'failed' });

    vi.useRealTimers();
    frozen.close();
    await settled();
    expect(await list()).toEqual({ kind: 'listed', games: [] });
    expect(await create(saved('a', SEALS))).toEqual({ kind: 'stored' });
  });
});

describe('a browser that throws as soon as its store is named', () => {
  it('keeps nothing, and says so', async () => {
    const store = globalThis.indexedDB;
    Object.defineProperty(globalThis, 'indexedDB', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      }
    });
    const answers = [await list(), await create(saved('a', SEALS))];
    Object.defineProperty(globalThis, 'indexedDB', { configurable: true, writable: true, value: store });
    expect(answers).toEqual([
      { kind: 'failed', why: 'noStorage' },
      { kind: 'failed', why: 'noStorage' }
    ]);
  });
});

/** What the store does by itself is done. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
}
