/**
 * What a page does not show at first comes in pieces of its own. They are fetched by themselves once the page stands, so
 * that nobody's tap waits for them; what has come stands at once when it is needed. `Later.svelte` shows them.
 */

/** A piece of a page: itself as soon as it has come, the promise of it until then. */
export type Piece<T> = () => T | Promise<T>;

/** A piece that is fetched once; where that failed, it is asked for again when it is needed. */
export function piece<T>(load: () => Promise<T>): Piece<T> {
  let come: T | null = null;
  let hasFailed = false;
  const fetch = async (): Promise<T> => {
    try {
      if (hasFailed) await bringStyles();
      return (come = await load());
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  return () => come ?? fetch();
}

/** Fetches them all. Refuses with whatever hindered the first one. */
export async function fetchAll(pieces: readonly Piece<unknown>[]): Promise<void> {
  await Promise.all(pieces.map((fetch) => fetch()));
}

/** Fetches them all as soon as the page has been painted. Returns how to think better of it. */
export function fetchSoon(pieces: readonly Piece<unknown>[]): () => void {
  const timer = setTimeout(() => {
    // Whatever fails to come now is asked for again when it is needed.
    fetchAll(pieces).catch(() => undefined);
  }, 50);
  return () => clearTimeout(timer);
}

/**
 * Fetches pictures that a piece may show, whether it shows them or not: what a device has fetched tells nobody what was
 * looked at. Whatever fails to come is asked for again when it is needed.
 */
export function fetchPictures(addresses: readonly string[]): void {
  for (const address of addresses) new Image().src = address;
}

/** The style sheets that could not be had. */
const missing = new Set<HTMLLinkElement>();

/** The style sheets that are being asked for again. */
let styles: Promise<unknown> | null = null;

if (typeof window !== 'undefined') {
  const isOurs = (target: EventTarget | null): target is HTMLLinkElement =>
    target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.href.startsWith(location.origin);
  // They don't bubble.
  window.addEventListener('error', ({ target }) => void (isOurs(target) && missing.add(target)), { capture: true });
}

/**
 * The code of a piece asks for its style sheets once: those that failed to come would be missing when the rest has come.
 * Refuses where they fail again.
 */
async function bringStyles(): Promise<void> {
  styles ??= Promise.all([...missing].map(bringStyle));
  try {
    await styles;
  } finally {
    styles = null;
  }
}

function bringStyle(link: HTMLLinkElement): Promise<void> {
  missing.delete(link);
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => reject(new Error(`No style sheet: ${link.href}`)));
    link.replaceWith(again);
  });
}
