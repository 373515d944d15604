/**
 * What the town does not show at first comes in pieces of its own, one for each step of a turn. They are fetched by
 * themselves once the table stands, so that nobody's tap waits for them, and each has its place when it comes.
 */

/** Everybody rolls. */
export const dice = () => import('./table/DiceBoard.svelte');

/** Everybody bargains. */
export const talks = () => import('./table/TalksPanel.svelte');

/** The hall of the district council. */
export const council = () => import('./table/SessionBoard.svelte');

/** What a seat sees behind the curtain. */
export const hand = () => import('./private/PrivateBoard.svelte');

/** Who has won. */
export const ending = () => import('./table/EndPanel.svelte');

/** Fetches them all, in the order of a turn, as soon as the board has been painted. Returns how to think better of it. */
export function fetchSoon(): () => void {
  const timer = setTimeout(() => {
    // Whatever fails to come now is asked for again when it is needed.
    for (const piece of [dice, talks, council, hand, ending]) piece().catch(() => undefined);
  }, 50);
  return () => clearTimeout(timer);
}
