/**
 * Keeps the whole app on the device, exactly the files of this version, and answers every page from them. A new
 * version waits until the table says yes. Windows that still show the version before when this one takes over go on
 * with its files, which are kept until the last of these windows is gone.
 */
import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { keepShared, SHARED } from '../lib/pwa/shared';
import { toldLanguage } from '../lib/pwa/told';
import { LARGEST } from '../lib/saves/file';
import { isAnyOlderOpen, rememberOlder, wereOlderOpen } from './older';
import { takeAlong } from './take-along';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const FILES = self.__WB_MANIFEST;
const kept = new PrecacheController();
kept.addToCacheList(FILES);

// The shelf's first picture is in the page, in the language of this device. Of the first language, or where none was told:
// index.html.
const shelf = kept.createHandlerBoundToURL('index.html');
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname === new URL(self.registration.scope).pathname,
  async (options) => {
    const language = await toldLanguage().catch(() => null);
    return (await kept.matchPrecache(`index.${language}.html`)) ?? shelf(options);
  }
);
// The same page whatever its query says: `?game=…` is read by the page, not by the host.
registerRoute(new PrecacheRoute(kept, { ignoreURLParametersMatching: [/.*/] }));
registerRoute(new NavigationRoute(kept.createHandlerBoundToURL('200.html')));
// A part of the version before, for a window that still shows it.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/_app/immutable/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request)
);

// Files from another app, or from who knows where. The shelf asks before it looks at them, and says what could not be kept.
registerRoute(
  ({ url }) => url.pathname === new URL(SHARED, self.registration.scope).pathname,
  async ({ request }) => {
    const brought = await request.formData().catch(() => null);
    const files = [...(brought?.values() ?? [])].filter((value) => value instanceof File);
    const came = await keepShared(files, LARGEST);
    return Response.redirect(new URL(`./?${SHARED}=${came}`, self.registration.scope).href, 303);
  },
  'POST'
);

/** Storing a version and tidying up after another never happen at once, in whichever worker. */
async function alone(work: () => Promise<unknown>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) await work();
  else await locks.request('tischlein-files', work);
}

/** Lets go of the files of versions before, once no window needs them and no newer version may be counting on them. */
function tidy(event: ExtendableEvent): Promise<void> {
  return alone(async () => {
    const { installing, waiting } = self.registration;
    if (installing !== null || waiting !== null || (await isAnyOlderOpen(self.clients))) return;
    await kept.activate(event);
  });
}

/** Does the host still serve the files of this version? */
async function isServed(): Promise<boolean> {
  const script = await fetch(self.location.href, { cache: 'no-store' });
  return script.ok && (await script.text()).includes(JSON.stringify(FILES));
}

/**
 * Is every file of this version on the device? A browser may let go of some. What is missing is fetched again, as long as
 * the host has it: a file of another version would not fit.
 */
async function isWhole(event: ExtendableEvent): Promise<boolean> {
  const cache = await caches.open(kept.strategy.cacheName);
  const here = new Set((await cache.keys()).map(({ url }) => url));
  const isComplete = kept.getCachedURLs().every((url) => here.has(kept.getCacheKeyForURL(url) ?? ''));
  if (isComplete) return true;
  if (!(await isServed())) return false;
  // For the controllers it is another installation: what is there stays.
  const again = { type: 'install', waitUntil: (work: Promise<unknown>) => event.waitUntil(work) };
  await takeAlong(FILES, again as unknown as ExtendableEvent);
  return true;
}

self.addEventListener('install', (event) => {
  event.waitUntil(alone(() => takeAlong(FILES, event)));
});
self.addEventListener('message', (event) => {
  const said = (event.data as { type?: string } | null)?.type;
  if (said === 'SKIP_WAITING') void self.skipWaiting();
  if (said === 'LOOK') {
    const [port] = event.ports;
    const answer = (whole: boolean): void => port?.postMessage({ whole });
    event.waitUntil(
      alone(async () => answer(await isWhole(event))).catch(() => {
        answer(false);
      })
    );
  }
  // A page stands; the one before it, in the same window, is gone.
  if (said === 'TIDY') event.waitUntil(wereOlderOpen().then((were) => (were ? tidy(event) : undefined)));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    rememberOlder(self.clients)
      .then(() => self.clients.claim())
      .then(() => tidy(event))
  );
});
