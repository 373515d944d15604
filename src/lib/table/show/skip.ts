/** What people do while a scene plays. */
import type { Attachment } from 'svelte/attachments';

/** Keys that do nothing by themselves, and the one that leads on to the menus. */
const QUIET: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Tab'];

/** Sooner than this after a scene came up, a tap is the second one of a hasty finger; in milliseconds. */
const HASTY = 300;

/** The menus stay at hand above a scene. */
function isMenu(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('header button') !== null;
}

/**
 * While this is in the page, every tap and every key skips, wherever it is made, and reaches nothing else; but a hasty one
 * does nothing at all. Heard before anybody judges whether it counts: what has just come takes no press, and can be skipped
 * all the same.
 */
export function skipping(skip: (at: number) => void): Attachment {
  return () => {
    const came = performance.now();
    const gone = new AbortController();
    const options = { capture: true, signal: gone.signal };
    const taken = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
      if (event.timeStamp >= came + HASTY) skip(event.timeStamp);
    };
    const onclick = (event: MouseEvent): void => {
      if (!isMenu(event.target)) taken(event);
    };
    const onkey = (event: KeyboardEvent): void => {
      const { key, repeat, ctrlKey, metaKey, altKey, target } = event;
      if (repeat || ctrlKey || metaKey || altKey || QUIET.includes(key)) return;
      if (!isMenu(target) || key === 'Escape') taken(event);
    };
    addEventListener('click', onclick, options);
    addEventListener('keydown', onkey, options);
    return () => gone.abort();
  };
}
