import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askToPersist, durability } from './durability';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value)
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A browser that answers like this. */
function browser(answer: 'yes' | 'no'): void {
  let isPersisted = false;
  vi.stubGlobal('navigator', {
    storage: {
      persisted: () => Promise.resolve(isPersisted),
      persist: () => Promise.resolve((isPersisted = answer === 'yes')),
      estimate: () => Promise.resolve({ usage: 5, quota: 100 })
    }
  });
}

describe('how well the browser keeps what is stored', () => {
  it('is asked once somebody wants to know, and its yes is shown', async () => {
    browser('yes');
    expect(await durability()).toEqual({ kind: 'unasked', used: 5, room: 100 });
    expect(await askToPersist()).toEqual({ kind: 'protected', used: 5, room: 100 });
    expect(await durability()).toMatchObject({ kind: 'protected' });
  });

  it('shows its no as well', async () => {
    browser('no');
    expect(await askToPersist()).toMatchObject({ kind: 'refused' });
    expect(await durability()).toMatchObject({ kind: 'refused' });
  });

  it('is unknown where it makes no promises, and nothing breaks', async () => {
    for (const navigator of [
      undefined,
      {},
      { storage: {} },
      { storage: { persisted: () => Promise.resolve(false) } },
      {
        storage: {
          persisted: () => Promise.reject(new Error('no')),
          persist: () => Promise.reject(new Error('no')),
          estimate: () => Promise.reject(new Error('no'))
        }
      }
    ]) {
      vi.stubGlobal('navigator', navigator);
      expect(await askToPersist()).toEqual({ kind: 'unknown', used: null, room: null });
      expect(await durability()).toEqual({ kind: 'unknown', used: null, room: null });
    }
  });
});
