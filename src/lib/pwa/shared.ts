/**
 * Files that another app has handed to this one (the manifest's `share_target`). They come to the service worker, which
 * keeps them in a cache of their own until the shelf, as the next page, has taken them.
 */

const CACHE = 'tischlein-shared';
const NAME = 'x-name';

/** Where they come to, beside the start page. The manifest says the same. */
export const SHARED = 'shared';

/** Keeps what came. Throws where the device has no room for it. */
export async function keepShared(files: readonly File[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const file of files) {
    const headers = { [NAME]: encodeURIComponent(file.name), 'content-type': file.type };
    await cache.put(`/${SHARED}/${crypto.randomUUID()}`, new Response(file, { headers }));
  }
}

/** Takes what came, once: whoever asks next gets none of it. */
export async function takeShared(): Promise<readonly File[]> {
  if (!(await caches.has(CACHE))) return [];
  const cache = await caches.open(CACHE);
  const files: File[] = [];
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (kept === undefined || !(await cache.delete(request))) continue;
    const type = kept.headers.get('content-type') ?? '';
    files.push(new File([await kept.blob()], decodeURIComponent(kept.headers.get(NAME) ?? ''), { type }));
  }
  return files;
}
