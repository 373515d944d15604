/**
 * Files that another app has handed to this one (the manifest's `share_target`). They come to the service worker, which
 * can't see where a post comes from: any page of the web can send one. So they are measured, wait in a cache of their own,
 * and are looked at only once somebody at the shelf says so.
 */

const CACHE = 'tischlein-shared';
const NAME = 'x-name';
/** How many files may come at once. */
const MOST = 20;

/** Where they come to, beside the start page. The manifest says the same. */
export const SHARED = 'shared';

/** What became of files that were handed over. */
export type Came = 'kept' | 'tooLarge' | 'failed';

/**
 * Keeps what came in the place of what came before, as long as all of it is no larger than `largest`, in bytes: what
 * nobody has looked at can't fill the device.
 */
export async function keepShared(files: readonly File[], largest: number): Promise<Came> {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size > largest || files.length > MOST) return 'tooLarge';
  try {
    await caches.delete(CACHE);
    const cache = await caches.open(CACHE);
    for (const file of files) {
      const headers = { [NAME]: encodeURIComponent(file.name), 'content-type': file.type };
      await cache.put(`/${SHARED}/${crypto.randomUUID()}`, new Response(file, { headers }));
    }
    return files.length > 0 ? 'kept' : 'failed';
  } catch {
    // No room. Half of it is none of it.
    await caches.delete(CACHE).catch(() => false);
    return 'failed';
  }
}

/** How many files wait. */
export async function waitingShared(): Promise<number> {
  try {
    return (await caches.has(CACHE)) ? (await (await caches.open(CACHE)).keys()).length : 0;
  } catch {
    // No caches in this browser, or none for this page.
    return 0;
  }
}

/** Takes what came, once: whoever asks next gets none of it. Asked without a wish to look, it is just let go of. */
export async function takeShared(): Promise<readonly File[]> {
  if (!(await caches.has(CACHE))) return [];
  const cache = await caches.open(CACHE);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (kept === undefined) continue;
    const type = kept.headers.get('content-type') ?? '';
    files.push(new File([await kept.blob()], decodeURIComponent(kept.headers.get(NAME) ?? ''), { type }));
  }
  await caches.delete(CACHE);
  return files;
}
