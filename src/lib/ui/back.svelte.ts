/**
 * What Back does on a page where things lie on top of one another: it closes the topmost of them, and leaves the page once
 * nothing is left to close.
 *
 * Every level that can be closed needs an entry of this page in the history. A level that is closed by its own button
 * leaves its entry there, and the next level uses it again: to go down in the history takes time, and another Back may
 * come meanwhile. On the way out all the entries that are left over are passed at once.
 */
import { afterNavigate, goto, pushState, replaceState } from '$app/navigation';
import { page } from '$app/state';
import { flushSync, untrack } from 'svelte';

interface Level {
  readonly close: () => void;
  readonly isLast: boolean;
}

/** What lies on top of the page, the topmost last. */
let levels: readonly Level[] = [];
/** Does the page that is open heed Back? */
let isHeeded = false;
let isLeaving = false;
/** Is another page on its way in place of this one? Going down to its entry then leads no further. */
let isReplacing = false;

/**
 * Tells entries this window made from those it made before it was reloaded, which lie below them. A reload makes its own
 * entry look like the page without anything on top.
 */
const LIFE = performance.timeOrigin;

interface Spot {
  readonly depth: number;
  readonly life: number;
}

function spot(): Spot {
  const { depth = 0, life = LIFE } = untrack(() => page.state);
  return { depth, life };
}

/** Where the page stood when it was last looked at. */
let at: Spot = { depth: 0, life: LIFE };

/** What lies on top of the last level goes with it, and has no entry of its own. */
function closable(): readonly Level[] {
  const last = levels.findIndex(({ isLast }) => isLast);
  return last < 0 ? levels : levels.slice(0, last + 1);
}

/** Makes the entries that are missing. */
function follow(): void {
  if (!isHeeded) return;
  while (at.depth < closable().length) {
    at = { depth: at.depth + 1, life: LIFE };
    pushState('', at);
  }
}

/**
 * Something lies on top of the page now, and Back closes it. Returns how to say that it is gone. Nothing gets an entry
 * above one that `isLast`: where something secret is open, a browser must not keep a picture of it to swipe back to.
 */
export function onBack(close: () => void, { isLast = false } = {}): () => void {
  const level = { close, isLast };
  levels = [...levels, level];
  isLeaving = false;
  queueMicrotask(follow);
  return () => {
    levels = levels.filter((other) => other !== level);
  };
}

function closeTo(depth: number): void {
  flushSync(() => {
    do {
      const [top, below] = [closable().at(-1), closable().slice(0, -1)];
      levels = below;
      top?.close();
    } while (levels.length > depth);
  });
}

/** Somebody went back to this spot of the page. */
function wentBack({ depth }: Spot): void {
  if (levels.length > 0) {
    closeTo(depth);
    return;
  }
  if (isReplacing) return;
  isLeaving = true;
  history.go(-depth - 1);
}

/** From now on Back closes what lies on top of this page, until the component that calls it is gone. */
export function heedBack(): void {
  if (page.state.life === undefined) replaceState('', spot());
  at = spot();

  /** Another entry of this page. Forward opens nothing again. */
  function moved(isBack: boolean): void {
    at = spot();
    if (isBack || isLeaving) wentBack(at);
  }

  // In a window that was reloaded, entries from before are navigated to, and only then is their spot known.
  afterNavigate(({ type, from, to, delta }) => {
    if (type === 'popstate' && from?.url.href === to?.url.href) moved(delta < 0);
  });
  $effect(() => {
    const onPop = (): void => {
      const { depth, life } = spot();
      if (depth !== at.depth || life !== at.life) moved(life < at.life || (life === at.life && depth < at.depth));
    };
    isHeeded = true;
    follow();
    window.addEventListener('popstate', onPop);
    return () => {
      isHeeded = false;
      isLeaving = false;
      window.removeEventListener('popstate', onPop);
    };
  });
}

/** Goes to another page in place of this one: Back from there leads to where this one was come to from. */
export async function replacePage(url: string): Promise<void> {
  const { depth } = spot();
  isReplacing = true;
  try {
    if (depth > 0) {
      const isDown = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
      history.go(-depth);
      await isDown;
    }
    // eslint-disable-next-line svelte/no-navigation-without-resolve -- resolved by who asks, or relative to this page
    await goto(url, { replaceState: true });
  } finally {
    isReplacing = false;
  }
  // What lay above would still be there to go forward to.
  if (depth > 0) pushState('', { depth: 1, life: LIFE });
}
