/** What the store tells its spare, and the spare the shelf. It follows once the page has time: no move waits for it. */
import { hasBuckets } from './bucket';
import type * as Spare from './spare';

/** The spare itself; null where there is none, or where its code can't be had. Loaded when it is first wanted. */
export async function loadSpare(): Promise<typeof Spare | null> {
  if (!hasBuckets()) return null;
  try {
    return await import('./spare');
  } catch {
    return null;
  }
}

let back = 0;

/** How many games had gone from the store and came back from the spare, and nobody has been told yet. */
export function broughtBack(): number {
  return back;
}

/** So many more came back. */
export function countBack(games: number): void {
  back += games;
}

/** People have been told what came back. */
export function hearBroughtBack(): void {
  back = 0;
}

/** Does the work when the page has nothing else to do, at the latest after so many milliseconds. */
export function whenIdle(latest: number): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: latest });
  });
}

/** A move's screen may be built first, but not for ever. In milliseconds, as below. */
const AFTER_MOVE = 100;
/** So may whatever the page does between one game and the next. */
export const BETWEEN = 5000;

/** Games the spare has still to take over. */
const waiting = new Set<string>();
let isPlanned = false;

/** Lets the spare follow: these games were changed. What it can't take over now, it does with the next change. */
export function follow(ids: readonly string[]): void {
  if (!hasBuckets()) return;
  for (const id of ids) waiting.add(id);
  if (isPlanned || waiting.size === 0) return;
  isPlanned = true;
  void whenIdle(AFTER_MOVE).then(async () => {
    isPlanned = false;
    const now = [...waiting];
    waiting.clear();
    const left = (await (await loadSpare())?.carryOver(now)) ?? now;
    for (const id of left) waiting.add(id);
  });
}

let agreed: Promise<void> | null = null;

/** Makes the store and its spare agree, once a start. What is gone from the store is back by then; the rest follows. */
export function agreeOnce(): Promise<void> {
  agreed ??= hasBuckets()
    ? whenIdle(BETWEEN).then(async () => follow((await (await loadSpare())?.compare()) ?? []))
    : Promise.resolve();
  return agreed;
}
