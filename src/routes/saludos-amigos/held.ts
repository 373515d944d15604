/** A finger that stays, and the menu key of a keyboard: something more that a button does. */
import type { Attachment } from 'svelte/attachments';

/** So long a finger stays, in milliseconds. */
const LONG = 500;
/** So far it may stray meanwhile, in px. */
const STRAY = 12;

/** Calls `onhold` once a finger has stayed; what it lets go of then is no press. */
export function held(onhold: () => void): Attachment<HTMLElement> {
  return (element) => {
    const gone = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let hasHeld = false;
    const stop = (): void => clearTimeout(timer);
    const on = (kinds: readonly string[], hear: (event: PointerEvent) => void): void => {
      for (const kind of kinds) {
        element.addEventListener(kind, (event) => hear(event as PointerEvent), { capture: true, signal: gone.signal });
      }
    };
    on(['pointerdown'], ({ button, clientX: x, clientY: y }) => {
      stop();
      hasHeld = false;
      from = { x, y };
      if (button !== 0) return;
      timer = setTimeout(() => {
        hasHeld = true;
        onhold();
      }, LONG);
    });
    on(['pointermove'], ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > STRAY) stop();
    });
    on(['pointerup', 'pointercancel', 'pointerleave'], stop);
    on(['click'], (event) => {
      if (!hasHeld) return;
      hasHeld = false;
      event.preventDefault();
      event.stopPropagation();
    });
    // A touch that stays asks for a menu, too; from a keyboard nothing else tells of it.
    on(['contextmenu'], (event) => {
      event.preventDefault();
      if (event.detail === 0 && event.button !== 2 && event.pointerType !== 'touch' && !hasHeld) onhold();
    });
    return () => {
      stop();
      gone.abort();
    };
  };
}
