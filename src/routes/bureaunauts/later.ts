/**
 * What the table does not show at first comes in pieces of its own. They are fetched by themselves once the table stands,
 * so that nobody's tap waits for them.
 */

/** What a seat sees behind the curtain. */
export const hand = () => import('./private/PrivateBoard.svelte');

/** The vote as a show, and its end. */
export const vote = () => import('./steps/VoteBoard.svelte');

/** Fetches them as soon as the board has been painted. Returns how to think better of it. */
export function fetchSoon(): () => void {
  const timer = setTimeout(() => {
    // Whatever fails to come now is asked for again when it is needed.
    for (const piece of [hand, vote]) piece().catch(() => undefined);
  }, 50);
  return () => clearTimeout(timer);
}
