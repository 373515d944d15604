/** Holding a card of the map, or ★★, until its ring is full: what is dialled is filed. It makes no sound. */
import { HOLD, touched, type Gate, type Touch } from '$lib/table/curtain';
import type { Phone } from '$lib/games/bureaunauts';

const SHUT: Gate = { kind: 'shut', from: 0 };

export class Holding {
  /** What is held; null for nothing. */
  phone: Phone | null = $state(null);
  readonly #canHold: (phone: Phone) => boolean;
  readonly #onfull: (phone: Phone) => void;
  #gate: Gate = SHUT;
  #finger: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The finger slid off: what it is lifted over hears no tap. */
  #hasSlipped = false;

  /** `canHold`: has it been looked at, and may it be filed? */
  constructor(canHold: (phone: Phone) => boolean, onfull: (phone: Phone) => void) {
    this.#canHold = canHold;
    this.#onfull = onfull;
  }

  /** A finger comes down on this. */
  press(event: PointerEvent, phone: Phone | null): void {
    if (this.#finger !== null) {
      this.slip();
      return;
    }
    this.#hasSlipped = false;
    if (event.button !== 0 || phone === null || !this.#canHold(phone)) return;
    const { target, pointerId } = event;
    // Captured by what it presses, it could not be heard to slide off.
    if (target instanceof Element && target.hasPointerCapture?.(pointerId)) target.releasePointerCapture(pointerId);
    this.#finger = pointerId;
    this.phone = phone;
    this.#touch('press');
    this.#timer = setTimeout(() => this.#touch('tick'), HOLD + 1);
  }

  /** Lifted: held too short, it is a tap. */
  readonly lift = ({ pointerId }: PointerEvent): void => {
    if (pointerId === this.#finger) this.#end();
  };

  /** It slides off, is taken away, or another one comes. */
  readonly slip = (): void => {
    if (this.#finger === null) return;
    this.#hasSlipped = true;
    this.#end();
  };

  /** Before a click reaches what is below. */
  readonly click = (event: MouseEvent): void => {
    if (!this.#hasSlipped) return;
    this.#hasSlipped = false;
    event.stopImmediatePropagation();
  };

  #touch(kind: Touch['kind']): void {
    this.#gate = touched(this.#gate, { kind, at: performance.now() });
    const { phone } = this;
    if (this.#gate.kind !== 'open' || phone === null) return;
    this.slip();
    this.#onfull(phone);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#gate = SHUT;
    this.#finger = null;
    this.phone = null;
  }
}
