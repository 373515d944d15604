import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';

/** How many files are fetched at the same time: a host answers late rather than slowly. */
const AT_ONCE = 8;

/** Takes every file along. One controller fetches one file after the other; these share a cache. */
export async function takeAlong(files: readonly PrecacheEntry[], event: ExtendableEvent): Promise<void> {
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, lane) => {
      const some = new PrecacheController();
      some.addToCacheList(files.filter((_, at) => at % AT_ONCE === lane));
      return some.install(event);
    })
  );
}
