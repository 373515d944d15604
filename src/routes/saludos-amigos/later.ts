/**
 * What the town does not show at first comes in pieces of its own: the council, a hand, the end. They are fetched by
 * themselves once the table stands, so that nobody's tap waits for them.
 */

/** The hall of the district council. */
export const council = () => import('./table/SessionBoard.svelte');

/** What a seat sees behind the curtain. */
export const hand = () => import('./private/PrivateBoard.svelte');

/** Who has won. */
export const ending = () => import('./table/EndPanel.svelte');

/** Fetches them all when the browser has a moment. Returns how to think better of it. */
export function fetchSoon(): () => void {
  const timer = setTimeout(() => {
    // Whatever fails to come now is asked for again when it is needed.
    for (const piece of [council, hand, ending]) piece().catch(() => undefined);
  }, 200);
  return () => clearTimeout(timer);
}
