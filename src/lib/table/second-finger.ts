/**
 * While one finger rests on "hold to look", browsers make no click of what a second finger taps. This does: a short tap
 * of any finger but the first is a click on what it touched.
 */

/** How far a finger may stray, in pixels, and how long it may rest, in milliseconds, for a tap to be one. */
const STRAY = 12;
const SHORT = 700;

/** Listens on this element until the function it returns is called. */
export function secondFinger(node: HTMLElement): () => void {
  let down: { id: number; x: number; y: number; at: number; target: EventTarget | null } | null = null;
  let made: { target: Element; at: number } | null = null;

  const press = (event: PointerEvent): void => {
    if (event.isPrimary || event.pointerType === 'mouse') return;
    down = { id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp, target: event.target };
  };
  const letGo = (event: PointerEvent): void => {
    const from = down;
    if (from?.id !== event.pointerId) return;
    down = null;
    const isTap =
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
  node.addEventListener('pointerup', letGo);
  node.addEventListener('click', click, { capture: true });
  return () => {
    node.removeEventListener('pointerdown', press);
    node.removeEventListener('pointerup', letGo);
    node.removeEventListener('click', click, { capture: true });
  };
}
