/**
 * What a page shows only when it is asked for is loaded by itself: rooms, each as a whole. What has come stands at once when
 * it is needed. `Lazy.svelte` shows it.
 */

/** Loads a part of a page: the part as soon as it has come, the promise of it until then. */
export type Loader<T> = () => T | Promise<T>;

/** A part that is loaded once; where that failed, it is asked for again when it is needed. */
export function lazy<T>(load: () => Promise<T>): Loader<T> {
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

/**
 * Fetches pictures that a part may show, whether it shows them or not: what a device has fetched tells nobody what was
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
 * The code of a part asks for its style sheets once: those that failed to come would be missing when the rest has come.
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
