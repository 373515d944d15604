/**
 * The language of this device, left where the service worker finds it: it answers the first page with the shelf in that
 * language, and sees nothing of what a page remembers.
 */

const CACHE = 'tischlein-language';
const AT = '/language';

/** The language that was told last; null where none was. */
export async function toldLanguage(): Promise<string | null> {
  const told = await caches.match(AT, { cacheName: CACHE });
  return told === undefined ? null : told.text();
}

/** Tells the language. Without caches there is no worker to hear it. */
export async function tellLanguage(language: string): Promise<void> {
  try {
    if ((await toldLanguage()) === language) return;
    const cache = await caches.open(CACHE);
    await cache.put(AT, new Response(language));
  } catch {
    // The first picture is in another language, and stays hidden until the app lives.
  }
}
