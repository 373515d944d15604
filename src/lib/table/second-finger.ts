/**
 * While one finger rests on "hold to look", browsers make no click of what a second finger taps, and scroll nothing that it
 * drags. This does: a short tap of any finger but the first is a click on what it touched, and a longer way moves that.
 */

/** How far a finger may stray, in pixels, and how long it may rest, in milliseconds, for a tap to be one. */
const STRAY = 12;
const SHORT = 700;

/** What scrolls around this, no farther up than the other; null where nothing does. */
function scrollerOf(target: EventTarget | null, within: Element): Element | null {
  let part = target instanceof Element ? target : null;
  for (; part !== null; part = part === within ? null : part.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(part);
    const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
    if (part.scrollHeight > part.clientHeight && scrolls(overflowY)) return part;
    if (part.scrollWidth > part.clientWidth && scrolls(overflowX)) return part;
  }
  return null;
}

/** Listens on this element until the function it returns is called. */
export function secondFinger(node: HTMLElement): () => void {
  let down: { id: number; x: number; y: number; at: number; target: EventTarget | null } | null = null;
  /** Where what is dragged was last. */
  let dragged: { x: number; y: number } | null = null;
  let made: { target: Element; at: number } | null = null;

  const press = (event: PointerEvent): void => {
    if (event.isPrimary || event.pointerType === 'mouse') return;
    dragged = null;
    down = { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp, target: event.target };
  };
  const move = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (down?.id !== pointerId) return;
    const { x, y } = dragged ?? down;
    if (dragged === null && Math.hypot(clientX - x, clientY - y) <= STRAY) return;
    dragged = { x: clientX, y: clientY };
    scrollerOf(down.target, node)?.scrollBy({ left: x - clientX, top: y - clientY, behavior: 'instant' });
  };
  /** The browser scrolls by itself. */
  const cancel = (event: PointerEvent): void => {
    if (down?.id === event.pointerId) down = null;
  };
  const letGo = (event: PointerEvent): void => {
    const from = down;
    if (from?.id !== event.pointerId) return;
    down = null;
    const isTap =
      dragged === null &&
      event.target === from.target &&
      Math.hypot(event.clientX - from.x, event.clientY - from.y) <= STRAY &&
      event.timeStamp - from.at <= SHORT;
    if (!isTap || !(event.target instanceof Element)) return;
    const { target, pointerId, clientX, clientY } = event;
    made = { target, at: event.timeStamp };
    // It says whose it is, as the browser's own would: the first finger may have been down for long.
    const click = { bubbles: true, cancelable: true, detail: 1, pointerId, clientX, clientY };
    target.dispatchEvent(new PointerEvent('click', click));
  };
  /** Should a browser make a click of it after all, one is enough. */
  const click = (event: MouseEvent): void => {
    if (!event.isTrusted || made === null || event.target !== made.target) return;
    if (event.timeStamp - made.at < SHORT) event.stopImmediatePropagation();
    made = null;
  };
  node.addEventListener('pointerdown', press);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointercancel', cancel);
  node.addEventListener('pointerup', letGo);
  node.addEventListener('click', click, { capture: true });
  return () => {
    node.removeEventListener('pointerdown', press);
    node.removeEventListener('pointermove', move);
    node.removeEventListener('pointercancel', cancel);
    node.removeEventListener('pointerup', letGo);
    node.removeEventListener('click', click, { capture: true });
  };
}
