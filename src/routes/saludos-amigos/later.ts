/**
 * What the town does not show at first comes in pieces of its own, one for each step of a turn. They are fetched by
 * themselves once the table stands, so that nobody's tap waits for them; what has come stands at once when it is needed.
 */

/** A piece that is fetched once: itself as soon as it has come, the promise of it until then. */
function piece<T>(load: () => Promise<T>): () => T | Promise<T> {
  let come: T | null = null;
  return () => come ?? load().then((module) => (come = module));
}

/** What the turn before brought. */
export const lastTurn = piece(() => import('./table/LastTurn.svelte'));

/** Everybody rolls. */
export const dice = piece(() => import('./table/DiceBoard.svelte'));

/** Everybody bargains. */
export const talks = piece(() => import('./table/TalksPanel.svelte'));

/** The hall of the district council. */
export const council = piece(() => import('./table/SessionBoard.svelte'));

/** What a seat sees behind the curtain. */
export const hand = piece(() => import('./private/PrivateBoard.svelte'));

/** Who has won. */
export const ending = piece(() => import('./table/EndPanel.svelte'));

/** Fetches them all, in the order of a turn. */
export async function fetchAll(): Promise<void> {
  await Promise.all([lastTurn(), dice(), talks(), council(), hand(), ending()]);
}

/** Fetches them all as soon as the board has been painted. Returns how to think better of it. */
export function fetchSoon(): () => void {
  const timer = setTimeout(() => {
    // Whatever fails to come now is asked for again when it is needed.
    fetchAll().catch(() => undefined);
  }, 50);
  return () => clearTimeout(timer);
}
