/**
 * Which presses count at the table. What has just come, or now means something else, takes none for DEAD_TIME, and never
 * one that began before: the finger that opened a hand is lifted over its buttons, and a hasty one taps twice. What does
 * not count reaches nothing, and nothing is said about it.
 */
import type { Attachment } from 'svelte/attachments';
import { DEAD_TIME } from './curtain';

/** What is pressed. A box to tick is pressed by its label, and some pictures are pressed like the button beside them. */
export const CONTROLS = 'a, button, label, select, summary, [data-touch]';
/** Dispatched by what comes up by itself, some time after its screen: it bubbles. */
export const CAME = 'came';
/** Where a control says, besides its words, what it would do. */
const SAYING = ['aria-label', 'aria-pressed', 'aria-checked'] as const;

/** A finger, pen or mouse button that was put down. */
interface Press {
  /** When, as events tell the time. */
  readonly at: number;
  /** Was it let through? What follows from it fares as it did. */
  readonly counts: boolean;
  readonly pointerType: string;
}

/** Where the last tap that counted was made. */
interface Tap {
  readonly target: Element;
  readonly x: number;
  readonly y: number;
}

/** Judges the presses on one screen. */
export class Presses {
  #screen: HTMLElement | null = null;
  /** Since when an element, with all in it, has been what it is. */
  readonly #since = new WeakMap<Element, number>();
  /** By pointer. A finger is forgotten with the next first one, as its click comes after it was lifted. */
  readonly #presses = new Map<number, Press>();
  #primary = -1;
  /** The keys that are down: since when, and on what. */
  readonly #keys = new Map<string, { readonly at: number; readonly control: Element | null }>();
  #tap: Tap | null = null;
  /** What every control said before the move that is about to be shown. */
  #said: ReadonlyMap<Element, string> = new Map();
  #rest: ReturnType<typeof setTimeout> | undefined;

  /** For the screen. It has the attribute `data-resting` while anything on it takes no press. */
  readonly judge: Attachment<HTMLElement> = (screen) => {
    const gone = new AbortController();
    const options = { capture: true, signal: gone.signal };
    screen.addEventListener('pointerdown', (event) => this.#down(event), options);
    for (const kind of ['pointermove', 'pointerup', 'pointercancel'] as const) {
      screen.addEventListener(kind, (event) => this.#follow(event), options);
    }
    for (const kind of ['click', 'contextmenu'] as const) {
      screen.addEventListener(kind, (event) => this.#click(event), options);
    }
    for (const kind of ['keydown', 'keyup'] as const) {
      screen.addEventListener(kind, (event) => this.#key(event), options);
    }
    screen.addEventListener(CAME, ({ target }) => target instanceof Element && this.stand(target), options);
    this.#screen = screen;
    return () => {
      gone.abort();
      clearTimeout(this.#rest);
      this.#screen = null;
    };
  };

  /** All that stands in this element has just come. */
  stand(element: Element): void {
    this.#since.set(element, performance.now());
    const screen = this.#screen;
    screen?.setAttribute('data-resting', '');
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => screen?.removeAttribute('data-resting'), DEAD_TIME);
  }

  /** A move is about to be shown: remembers what there is to be pressed. */
  beforeMove(): void {
    this.#said = new Map(this.#controls().map((control) => [control, wordsOf(control)]));
  }

  /**
   * A move is shown. What was tapped for it, what lies in its place now, and every control that is new or says something
   * else takes no press yet; `isSame` is whether anybody is still asked for what they were asked before: if not, the same
   * words are for somebody else, and the whole board takes none.
   */
  afterMove(isSame: boolean): void {
    const screen = this.#screen;
    if (screen === null) return;
    if (!isSame) for (const part of screen.querySelectorAll('main, .pass')) this.stand(part);
    for (const control of this.#controls()) if (this.#said.get(control) !== wordsOf(control)) this.stand(control);
    this.#said = new Map();
    const tap = this.#tap;
    this.#tap = null;
    if (tap === null) return;
    this.stand(tap.target);
    this.#lookUnder(tap, () => true);
  }

  #controls(): readonly Element[] {
    return [...(this.#screen?.querySelectorAll(CONTROLS) ?? [])];
  }

  /** Does what was touched here take a press that began then? */
  #takes(target: EventTarget | null, at: number): boolean {
    return at >= this.#sinceOf(target) + DEAD_TIME;
  }

  #sinceOf(target: EventTarget | null): number {
    let since = -Infinity;
    for (let at = target instanceof Element ? target : null; at !== null; at = at.parentElement) {
      since = Math.max(since, this.#since.get(at) ?? -Infinity);
    }
    return since;
  }

  #down(event: PointerEvent): void {
    const { pointerId, pointerType, isPrimary, timeStamp: at, target } = event;
    if (isPrimary) {
      this.#primary = pointerId;
      for (const [id, press] of this.#presses) if (press.pointerType === pointerType) this.#presses.delete(id);
    }
    // What has a dead time of its own hears who comes too soon, and lets them wait.
    const counts = isGate(target) ? at > this.#sinceOf(target) : this.#takes(target, at);
    this.#presses.set(pointerId, { at, counts, pointerType });
    // A button that does not react does not look as if it did.
    controlOf(target)?.toggleAttribute('data-unheard', !counts);
    if (!counts) swallow(event);
  }

  /** Who was let down is let go, whatever takes no press by then; but not on what came meanwhile. */
  #follow(event: PointerEvent): void {
    const press = this.#presses.get(event.pointerId);
    const isHovering = event.type === 'pointermove' && event.buttons === 0;
    if (press === undefined || isHovering) return;
    if (!press.counts || press.at <= this.#sinceOf(event.target)) swallow(event);
  }

  /** A click without a pointer is of a key, which was judged already, or of a screen reader. */
  #click(event: MouseEvent): void {
    const press = this.#pressOf(event);
    if (press?.counts === false || !this.#takes(event.target, press?.at ?? event.timeStamp)) swallow(event);
    else if (press !== undefined && event.type === 'click' && event.target instanceof Element) {
      const tap = { target: event.target, x: event.clientX, y: event.clientY };
      this.#tap = tap;
      // Where the tap took away what was tapped, or opened something above it, the next thing is in its place.
      this.#lookUnder(tap, (now) => !tap.target.isConnected || now.closest('dialog') !== tap.target.closest('dialog'));
    }
  }

  /** In some browsers a click does not say whose it is: then it is the first finger's. */
  #pressOf(event: MouseEvent): Press | undefined {
    if ('pointerId' in event && typeof event.pointerId === 'number') return this.#presses.get(event.pointerId);
    return event.detail > 0 ? this.#presses.get(this.#primary) : undefined;
  }

  #key(event: KeyboardEvent): void {
    const { key, type, repeat, timeStamp, target } = event;
    if (key !== 'Enter' && key !== ' ') return;
    const control = controlOf(target);
    if (type === 'keydown' && !repeat) this.#keys.set(key, { at: timeStamp, control });
    const press = this.#keys.get(key);
    if (type === 'keyup') this.#keys.delete(key);
    if (press?.control !== control || !this.#takes(target, press.at)) swallow(event);
  }

  /** Once the page has been laid out anew: takes what came to lie under the finger for new, if it is. */
  #lookUnder({ target, x, y }: Tap, isNew: (now: Element) => boolean): void {
    const before = controlOf(target);
    requestAnimationFrame(() => {
      const now = controlOf(document.elementFromPoint(x, y));
      if (now !== null && now !== before && isNew(now)) this.stand(now);
    });
  }
}

function isGate(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-gate]') !== null;
}

function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('label') ?? target.closest(CONTROLS);
}

function wordsOf(control: Element): string {
  return [control.textContent, ...SAYING.map((name) => control.getAttribute(name))].join('|');
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
