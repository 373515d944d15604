/**
 * Lets the curtain fall by itself: when the page goes out of sight, loses the focus, is frozen, left or gone back from,
 * and, once it has said so, when nobody has touched the tablet for a while.
 */

/** How a table is guarded. */
export interface Guarded {
  /** Takes every secret off the page before it returns: the picture the system takes of a page must not hold one. */
  readonly fall: () => void;
  /** Seconds without a touch after which the curtain falls. */
  readonly after: () => number;
  /** Is anything open that it would fall over? */
  readonly isOpen: () => boolean;
  /** So many seconds are left until it falls by itself; null as long as that is not soon. */
  readonly warn: (left: number | null) => void;
}

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'click'] as const;
const LEAVING = ['pagehide', 'blur', 'popstate'] as const;

/** What still comes of a press. */
const REST = ['pointerup', 'pointercancel', 'keyup'] as const;

/** So many seconds, as many as a table can store, stand for never: it falls only when the page is left. */
const NEVER = 86_400;

/** For how many seconds before it falls by itself the curtain says so. */
const WARNING = 10;

/** The same for a table that wants it to fall so soon: half of the time at most, or the warning would nearly always stand. */
export function warningFor(after: number): number {
  return Math.min(WARNING, Math.floor(after / 2));
}

/** Stands guard until the function it returns is called. */
export function guard({ fall, after, isOpen, warn }: Guarded): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWarned = false;
  /** The finger or the key that kept the curtain up, and does nothing else. */
  let used: number | string | null = null;

  function say(left: number | null): void {
    isWarned = left !== null;
    warn(left);
  }
  function drop(): void {
    say(null);
    fall();
  }
  function count(left: number): void {
    if (left === 0) {
      drop();
      return;
    }
    say(isOpen() ? left : null);
    timer = setTimeout(() => count(left - 1), 1000);
  }
  function begin(): void {
    clearTimeout(timer);
    if (after() >= NEVER) return;
    const warning = warningFor(after());
    timer = setTimeout(() => count(warning), (after() - warning) * 1000);
  }

  /** Which finger or key this is of. A click may come without one: of a screen reader, or of an older browser. */
  function sourceOf(event: Event): number | string | null {
    if (event instanceof KeyboardEvent) return event.key;
    return 'pointerId' in event && typeof event.pointerId === 'number' ? event.pointerId : used;
  }
  function useUp(event: Event): void {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  function touch(event: Event): void {
    const keeps = isWarned && event.type !== 'pointermove' && event.type !== 'wheel';
    if (isWarned) say(null);
    begin();
    const isRest =
      (event instanceof KeyboardEvent && event.repeat) ||
      (event instanceof MouseEvent && event.type === 'click' && event.detail > 0);
    if (keeps) {
      used = sourceOf(event);
      useUp(event);
    } else if (isRest && used !== null && sourceOf(event) === used) {
      useUp(event);
    } else if (event.type === 'pointerdown' || event.type === 'keydown') {
      used = null;
    }
  }
  function rest(event: Event): void {
    if (used !== null && sourceOf(event) === used) useUp(event);
  }

  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') drop();
  };
  document.addEventListener('visibilitychange', onVisibility);
  document.addEventListener('freeze', drop);
  for (const kind of LEAVING) window.addEventListener(kind, drop);
  for (const kind of TOUCHES)
    window.addEventListener(kind, touch, { capture: true, passive: kind === 'pointermove' || kind === 'wheel' });
  for (const kind of REST) window.addEventListener(kind, rest, { capture: true });
  begin();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
    document.removeEventListener('freeze', drop);
    for (const kind of LEAVING) window.removeEventListener(kind, drop);
    for (const kind of TOUCHES) window.removeEventListener(kind, touch, { capture: true });
    for (const kind of REST) window.removeEventListener(kind, rest, { capture: true });
  };
}
