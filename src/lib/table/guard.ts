/**
 * Lets the curtain fall by itself: when the page goes out of sight, loses the focus, is frozen, left or gone back from,
 * and when nobody has touched the tablet for a while.
 */

/** How a table is guarded. */
export interface Guarded {
  /** Takes every secret off the page before it returns: the picture the system takes of a page must not hold one. */
  readonly fall: () => void;
  /** Seconds without a touch after which the curtain falls. */
  readonly after: () => number;
}

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;
const LEAVING = ['pagehide', 'blur', 'popstate'] as const;

/** Stands guard until the function it returns is called. */
export function guard({ fall, after }: Guarded): () => void {
  let idle: ReturnType<typeof setTimeout> | undefined;
  const touch = (): void => {
    clearTimeout(idle);
    idle = setTimeout(fall, after() * 1000);
  };
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') fall();
  };
  document.addEventListener('visibilitychange', onVisibility);
  document.addEventListener('freeze', fall);
  for (const kind of LEAVING) window.addEventListener(kind, fall);
  for (const kind of TOUCHES) window.addEventListener(kind, touch, { capture: true, passive: true });
  touch();
  return () => {
    clearTimeout(idle);
    document.removeEventListener('visibilitychange', onVisibility);
    document.removeEventListener('freeze', fall);
    for (const kind of LEAVING) window.removeEventListener(kind, fall);
    for (const kind of TOUCHES) window.removeEventListener(kind, touch, { capture: true });
  };
}
