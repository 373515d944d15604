/** What the spare has to know of changes. It follows them once the page has time: no move waits for it. */

/** Does this browser have storage buckets, and so a spare? */
export function hasBuckets(): boolean {
  return typeof navigator !== 'undefined' && 'storageBuckets' in navigator;
}

/** The spare itself. Loaded when it is first wanted. */
export const loadSpare = () => import('./spare');

let back = 0;

/** How many games had gone from the store and came back from the spare, since the app started. */
export function broughtBack(): number {
  return back;
}

/** So many more came back. */
export function countBack(games: number): void {
  back += games;
}

/** The spare may be behind by so many milliseconds, if the page has so much else to do. */
const LATEST = 500;

const changed = new Set<string>();
const removed = new Set<string>();
let isPlanned = false;

/** Lets the spare follow: these games were changed, or their records removed. */
export function follow(ids: readonly string[], what: 'changed' | 'removed'): void {
  if (!hasBuckets()) return;
  for (const id of ids) {
    (what === 'changed' ? changed : removed).add(id);
    (what === 'changed' ? removed : changed).delete(id);
  }
  if (isPlanned || changed.size + removed.size === 0) return;
  isPlanned = true;
  const catchUp = (): void => {
    isPlanned = false;
    const [now, gone] = [[...changed], [...removed]];
    changed.clear();
    removed.clear();
    // What fails now is made up for by the shelf's next look.
    loadSpare().then(
      ({ carryOver }) => carryOver(now, gone),
      () => undefined
    );
  };
  if (typeof requestIdleCallback === 'undefined') setTimeout(catchUp);
  else requestIdleCallback(catchUp, { timeout: LATEST });
}
