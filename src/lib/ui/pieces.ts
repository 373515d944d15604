/**
 * What a page does not show at first comes in pieces of its own. They are fetched by themselves once the page stands, so
 * that nobody's tap waits for them; what has come stands at once when it is needed.
 */

/** A piece of a page: itself as soon as it has come, the promise of it until then. */
export type Piece<T> = () => T | Promise<T>;

/** A piece that is fetched once; where that failed, it is asked for again when it is needed. */
export function piece<T>(load: () => Promise<T>): Piece<T> {
  let come: T | null = null;
  return () => come ?? load().then((module) => (come = module));
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
