import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const FILES = Array.from({ length: 160 }, (_, n) => ({ url: `https://host.example/${n}.js`, revision: null }));
/** How long the host takes for each answer, in milliseconds. */
const LATE = 40;

let underWay = 0;
let most = 0;
const kept: string[] = [];

class Install extends Event {
  readonly waitUntil = vi.fn();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('location', new URL('https://host.example/'));
  vi.stubGlobal('registration', { scope: 'https://host.example/' });
  vi.stubGlobal('FetchEvent', Event);
  vi.stubGlobal('fetch', async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((answer) => setTimeout(answer, LATE));
    underWay -= 1;
    return new Response('');
  });
  const cache = {
    match: () => Promise.resolve(undefined),
    put: (request: Request) => Promise.resolve(kept.push(request.url))
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache), match: cache.match });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('fetches eight files at a time: that answers come late costs 160 files a second at most', async () => {
  const { takeAlong } = await import('./take-along');
  const start = Date.now();
  let end = Infinity;
  const taken = takeAlong(FILES, new Install('install') as unknown as ExtendableEvent).then(() => {
    end = Date.now();
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await taken;
  expect(most).toBe(8);
  expect(end - start).toBeLessThanOrEqual(1000);
  expect(kept.toSorted()).toEqual(FILES.map(({ url }) => url).toSorted());
});
