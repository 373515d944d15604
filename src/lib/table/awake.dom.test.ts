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

/** What is told of the browser's answers. */
const told = vi.fn<(isAwake: boolean) => void>();

const settled = (): Promise<void> => new Promise((later) => setTimeout(later));

describe('The screen during a game', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    told.mockClear();
  });

  it('stays awake until the game is left', async () => {
    const { held, asked } = browser();
    const stop = awake(told);
    await settled();
    expect(asked).toHaveBeenCalledExactlyOnceWith('screen');
    expect(held.size).toBe(1);
    stop();
    expect(held.size).toBe(0);
  });

  it('is said to go dark where the device lets go of it in sight of all', async () => {
    const { held } = browser();
    const stop = awake(told);
    await settled();
    expect(told).toHaveBeenLastCalledWith(true);
    for (const sentinel of held) sentinel.dispatchEvent(new Event('release'));
    expect(told).toHaveBeenLastCalledWith(false);
    stop();
  });

  it('stays awake again after the page was out of sight', async () => {
    const { held, sight } = browser();
    const stop = awake(told);
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
    const stop = awake(told);
    stop();
    answer();
    await settled();
    expect(held.size).toBe(0);
  });

  it('may sleep where the browser refuses, until it grants it, and that is told', async () => {
    let isLow = true;
    const { held, sight } = browser(() =>
      isLow ? Promise.reject(new DOMException('low battery', 'NotAllowedError')) : Promise.resolve()
    );
    const stop = awake(told);
    await settled();
    expect(held.size).toBe(0);
    expect(told.mock.calls).toEqual([[false]]);
    isLow = false;
    await sight('hidden');
    await sight('visible');
    expect(held.size).toBe(1);
    expect(told.mock.calls).toEqual([[false], [true]]);
    stop();
  });

  it('may sleep where the browser knows no such lock, and that is told', () => {
    vi.stubGlobal('navigator', {});
    awake(told)();
    expect(told.mock.calls).toEqual([[false]]);
  });
});
