/** The touches on one gate: which finger is on it, since when, and what the machine makes of that. */
import { tick } from 'svelte';
import { withoutHolding } from '../settings/curtain.svelte';
import { cue } from './cue';
import { fallen, HOLD, touched, type Gate, type Touch } from './curtain';

export class Touches {
  #gate: Gate = $state.raw(fallen(performance.now()));
  #finger: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** A finger that was there before is none on this gate. */
  #came = 0;
  #rests = $state.raw(true);
  /** Ends the sound of the ring that fills. */
  #hush = (): void => undefined;
  readonly #onopen: () => void;

  /** `onopen`: the gate has opened. */
  constructor(onopen: () => void) {
    this.#onopen = onopen;
  }

  get gate(): Gate {
    return this.#gate;
  }

  /** Is a finger on it, and has been since it counts? */
  get isHeld(): boolean {
    return this.#gate.kind === 'holding' || this.#gate.kind === 'open';
  }

  /** Does no touch count yet? */
  get rests(): boolean {
    return this.#rests;
  }

  /** The gate has come, or what it opens has become another: it counts from the dead time after `at` on. */
  begin(gate: Gate = fallen(performance.now())): void {
    this.leave();
    this.#gate = gate;
    this.#came = performance.now();
    this.#rests = gate.kind === 'shut';
    if (gate.kind === 'shut') {
      this.#rest = setTimeout(() => (this.#rests = false), gate.from - performance.now());
    }
  }

  /** Nothing is touched any more. */
  leave(): void {
    clearTimeout(this.#rest);
    clearTimeout(this.#timer);
    this.#finger = null;
    this.#hush();
  }

  /** A touch counts from when the finger made it: on a machine that was busy, we may hear of it a good while later. */
  touch(kind: Touch['kind'], at = performance.now()): void {
    const was = this.#gate.kind;
    this.#gate = touched(this.#gate, { kind, at });
    const is = this.#gate.kind;
    if (is === was) return;
    this.#hush();
    if (is === 'holding') this.#hush = cue('rise');
    else if (was === 'holding' && is === 'shut') cue('drop');
    else if (is === 'open') {
      // With the gate, not with the hand behind it: how soon that is painted is nobody else's to hear.
      cue('part');
      this.#onopen();
    }
  }

  readonly press = (event: PointerEvent): void => {
    if (event.button !== 0 || this.#finger !== null || event.timeStamp < this.#came) return;
    this.#finger = event.pointerId;
    // A finger is captured by what it presses, and the gate would hear that it slid off only once it is lifted.
    const { target, pointerId } = event;
    if (target instanceof Element && target.hasPointerCapture(pointerId)) target.releasePointerCapture(pointerId);
    this.touch('press', event.timeStamp);
    this.#await();
  };

  readonly letGo = (event: PointerEvent): void => {
    if (event.pointerId !== this.#finger) return;
    this.#end(event.type === 'pointerup' ? 'release' : 'slip', event.timeStamp);
  };

  /** Anywhere on the screen: whoever holds it is not alone with the tablet. */
  readonly another = (event: PointerEvent): void => {
    if (this.#finger !== null && event.pointerId !== this.#finger) this.slip();
  };

  /** The window lost the focus, the tablet was turned: whatever was held is held no more. */
  readonly slip = (): void => this.#end('slip');

  /** Keyboards and screen readers can't hold: their click leads to the two steps, and to the first of them. */
  readonly click = async ({ detail, currentTarget }: MouseEvent): Promise<void> => {
    if (detail !== 0) return;
    const place = currentTarget instanceof Element ? currentTarget.parentElement : null;
    withoutHolding.current = 'yes';
    await tick();
    place?.querySelector('button')?.focus();
  };

  /** Looks again once the gate has heeded the finger for long enough, or begins to. */
  #await(): void {
    clearTimeout(this.#timer);
    const gate = this.#gate;
    if (gate.kind !== 'waiting' && gate.kind !== 'holding') return;
    const rest = gate.kind === 'waiting' ? gate.from - performance.now() : 0;
    const look = (): void => {
      this.touch('tick');
      this.#await();
    };
    // A little late rather than a little early: the machine has the last word about the time. And only behind whatever
    // waits to be heard by then: the finger may have gone long ago.
    this.#timer = setTimeout(() => (this.#timer = setTimeout(look)), (rest > 0 ? rest : HOLD) + 1);
  }

  #end(kind: 'release' | 'slip', at?: number): void {
    this.#finger = null;
    clearTimeout(this.#timer);
    this.touch(kind, at);
  }
}
