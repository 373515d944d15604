/**
 * Keeps the whole app on the device, exactly the files of this version, and answers every page from them. A new
 * version waits until the table says yes. Windows that still show the version before when this one takes over go on
 * with its files, which are kept until the last of these windows is gone.
 */
import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { keepShared, SHARED } from '../lib/pwa/shared';
import { isAnyOlderOpen, rememberOlder, wereOlderOpen } from './older';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const FILES = self.__WB_MANIFEST;
const kept = new PrecacheController();
kept.addToCacheList(FILES);

/** How many files are fetched at the same time: a host answers late rather than slowly. */
const AT_ONCE = 8;

/** Takes every file of this version along. One controller fetches one file after the other; these share a cache. */
async function takeAlong(event: ExtendableEvent): Promise<void> {
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, lane) => {
      const some = new PrecacheController();
      some.addToCacheList(FILES.filter((_, at) => at % AT_ONCE === lane));
      return some.install(event);
    })
  );
}

// The same page whatever its query says: `?game=…` is read by the page, not by the host.
registerRoute(new PrecacheRoute(kept, { ignoreURLParametersMatching: [/.*/] }));
registerRoute(new NavigationRoute(kept.createHandlerBoundToURL('200.html')));
// A part of the version before, for a window that still shows it.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/_app/immutable/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request)
);

// Files from another app. The shelf answers for them, also for what could not be kept.
registerRoute(
  ({ url }) => url.pathname === new URL(SHARED, self.registration.scope).pathname,
  async ({ request }) => {
    try {
      const brought = [...(await request.formData()).values()];
      await keepShared(brought.filter((value) => value instanceof File));
    } catch (error) {
      console.error(error);
    }
    return Response.redirect(new URL(`./?${SHARED}`, self.registration.scope).href, 303);
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

self.addEventListener('install', (event) => {
  event.waitUntil(alone(() => takeAlong(event)));
});
self.addEventListener('message', (event) => {
  const said = (event.data as { type?: string } | null)?.type;
  if (said === 'SKIP_WAITING') void self.skipWaiting();
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
