import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepShared, takeShared, waitingShared } from './shared';

/** The caches of a browser, as far as files from elsewhere need them. */
function stubCaches(): void {
  const all = new Map<string, Map<string, Response>>();
  vi.stubGlobal('caches', {
    has: (name: string) => Promise.resolve(all.has(name)),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    open(name: string) {
      const one = all.get(name) ?? new Map<string, Response>();
      all.set(name, one);
      return Promise.resolve({
        keys: () => Promise.resolve([...one.keys()]),
        match: (key: string) => Promise.resolve(one.get(key)),
        put: (key: string, response: Response) => Promise.resolve(void one.set(key, response))
      });
    }
  });
}

const file = (name: string, text = '{}'): File => new File([text], name, { type: 'application/json' });
const namesOf = (files: readonly File[]): readonly string[] => files.map(({ name }) => name);

beforeEach(stubCaches);

describe('files that somebody handed over', () => {
  it('wait until they are taken, once', async () => {
    expect(await keepShared([file('Überblick.json'), file('b.json')], 100)).toBe('kept');
    expect(await waitingShared()).toBe(2);
    expect(namesOf(await takeShared())).toEqual(['Überblick.json', 'b.json']);
    expect([await waitingShared(), await takeShared()]).toEqual([0, []]);
  });

  it('are measured all together before any is kept', async () => {
    expect(await keepShared([file('a', 'x'.repeat(60)), file('b', 'x'.repeat(60))], 100)).toBe('tooLarge');
    expect(
      await keepShared(
        Array.from({ length: 21 }, () => file('many')),
        100
      )
    ).toBe('tooLarge');
    expect(await waitingShared()).toBe(0);
  });

  it('are one set at a time: what came before makes way', async () => {
    await keepShared([file('a'), file('b')], 100);
    await keepShared([file('c')], 100);
    expect(namesOf(await takeShared())).toEqual(['c']);
  });

  it('are none where nothing came, and where the browser denies its caches', async () => {
    expect(await keepShared([], 100)).toBe('failed');
    vi.stubGlobal('caches', undefined);
    expect(await waitingShared()).toBe(0);
  });
});
