/** How near a map is looked at: by buttons, by two fingers, by a tap on a card that is too small for a finger. */
import { flushSync } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** A card as large as a hand. */
const MOST = 4.5;
/** Beyond every edge of a map, in px. */
const FAR = 9999;

/** A card of this width in px can be met with a finger. */
const FINGER = 46;

interface Point {
  readonly x: number;
  readonly y: number;
}

export class Zoom {
  readonly #least: () => number;
  /** 1 shows the whole map. */
  factor = $derived.by(() => this.#least());
  #window: HTMLElement | null = null;

  readonly canGrow = $derived(this.factor < MOST);
  readonly canShrink = $derived.by(() => this.factor > this.#least());

  /** `least`: no farther than this, and so near again whenever that is told anew. */
  constructor(least: () => number) {
    this.#least = least;
  }

  /** Nearer or farther by this much; the point, in px from the corner of the window, stays where it is. */
  by(times: number, point: Point = this.#middle()): void {
    this.#to(this.factor * times, point);
  }

  /** The whole map again. */
  whole(): void {
    this.#to(this.#least(), this.#middle());
  }

  /** Turns to a quarter of the map. */
  turn(isRight: boolean, isLow: boolean): void {
    this.#window?.scrollTo(isRight ? FAR : 0, isLow ? FAR : 0);
  }

  /** Turns to the next quarter, clockwise. */
  next(): void {
    const { scrollLeft = 0, scrollTop = 0 } = this.#window ?? {};
    this.turn(scrollTop < 1, scrollLeft > 1);
  }

  /** Comes nearer to this card if a finger could hardly meet it, and shows it whole. Returns whether it did. */
  near(card: HTMLElement): boolean {
    const window = this.#window;
    if (window === null) return false;
    const box = card.getBoundingClientRect();
    const frame = window.getBoundingClientRect();
    if (box.width === 0 || box.width >= FINGER) return false;
    const middle = { x: box.x + box.width / 2 - frame.x, y: box.y + box.height / 2 - frame.y };
    this.#to((this.factor * FINGER * 1.65) / box.width, middle);
    card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return true;
  }

  /** For the element that scrolls. Two fingers zoom; one finger, wheel and keys scroll as everywhere. */
  readonly window: Attachment<HTMLElement> = (window) => {
    this.#window = window;
    let last: { readonly apart: number; readonly middle: Point } | null = null;
    const start = (event: TouchEvent): void => {
      last = pinchOf(event, window);
      if (last !== null) event.preventDefault();
    };
    const move = (event: TouchEvent): void => {
      const next = pinchOf(event, window);
      if (next === null) return;
      event.preventDefault();
      if (last !== null && last.apart > 0) {
        window.scrollLeft += last.middle.x - next.middle.x;
        window.scrollTop += last.middle.y - next.middle.y;
        this.by(next.apart / last.apart, next.middle);
      }
      last = next;
    };
    const end = (): void => {
      last = null;
    };
    window.addEventListener('touchstart', start, { passive: false });
    window.addEventListener('touchmove', move, { passive: false });
    window.addEventListener('touchend', end);
    return () => {
      window.removeEventListener('touchstart', start);
      window.removeEventListener('touchmove', move);
      window.removeEventListener('touchend', end);
      this.#window = null;
    };
  };

  #middle(): Point {
    return { x: (this.#window?.clientWidth ?? 0) / 2, y: (this.#window?.clientHeight ?? 0) / 2 };
  }

  #to(factor: number, { x, y }: Point): void {
    const next = Math.min(MOST, Math.max(this.#least(), factor));
    const window = this.#window;
    const times = next / this.factor;
    const left = (window?.scrollLeft ?? 0) + x;
    const top = (window?.scrollTop ?? 0) + y;
    flushSync(() => (this.factor = next));
    if (window === null) return;
    window.scrollLeft = left * times - x;
    window.scrollTop = top * times - y;
  }
}

/** How far two fingers are apart, and the point between them; null for another number of fingers. */
function pinchOf({ touches }: TouchEvent, window: HTMLElement): { apart: number; middle: Point } | null {
  const [one, two] = touches;
  if (one === undefined || two === undefined || touches.length !== 2) return null;
  const frame = window.getBoundingClientRect();
  return {
    apart: Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY),
    middle: { x: (one.clientX + two.clientX) / 2 - frame.x, y: (one.clientY + two.clientY) / 2 - frame.y }
  };
}
