import { afterEach, describe, expect, it, vi } from 'vitest';
import { awake } from './awake';

/** A browser's wake lock: what was asked for, and what is held. */
function browser(request?: () => Promise<void>) {
  const held = new Set<EventTarget>();
  const asked = vi.fn(async () => {
    await request?.();
    const sentinel = Object.assign(new EventTarget(), {
      release: () => {
        held.delete(sentinel);
        sentinel.dispatchEvent(new Event('release'));
        return Promise.resolve();
      }
    });
    held.add(sentinel);
    return sentinel;
  });
  vi.stubGlobal('navigator', { wakeLock: { request: asked } });
  return {
    asked,
    held,
    /** The browser lets go of every lock when the page goes out of sight. */
    sight: async (state: 'visible' | 'hidden') => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      if (state === 'hidden') for (const sentinel of [...held]) sentinel.dispatchEvent(new Event('release'));
      if (state === 'hidden') held.clear();
      document.dispatchEvent(new Event('visibilitychange'));
      await settled();
    }
  };
}

const settled = (): Promise<void> => new Promise((later) => setTimeout(later));

describe('The screen during a game', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('stays awake until the game is left', async () => {
    const { held, asked } = browser();
    const stop = awake();
    await settled();
    expect(asked).toHaveBeenCalledExactlyOnceWith('screen');
    expect(held.size).toBe(1);
    stop();
    expect(held.size).toBe(0);
  });

  it('stays awake again after the page was out of sight', async () => {
    const { held, sight } = browser();
    const stop = awake();
    await settled();
    await sight('hidden');
    expect(held.size).toBe(0);
    await sight('visible');
    expect(held.size).toBe(1);
    stop();
    await sight('hidden');
    await sight('visible');
    expect(held.size).toBe(0);
  });

  it('may sleep when the game is left before the browser has answered', async () => {
    let answer = (): void => undefined;
    const { held } = browser(() => new Promise((resolve) => (answer = resolve)));
    const stop = awake();
    stop();
    answer();
    await settled();
    expect(held.size).toBe(0);
  });

  it('may sleep where the browser refuses, or knows no such lock', async () => {
    const { held } = browser(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')));
    awake()();
    await settled();
    expect(held.size).toBe(0);
    vi.stubGlobal('navigator', {});
    expect(() => awake()()).not.toThrow();
  });
});
