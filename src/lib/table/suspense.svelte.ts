/** What a board shows one step after the other, and how long words have to wait: nobody reads the end before it is seen. */
import type { BaseView } from '../kernel/game';
import type { Steps } from './words';

/** Where the board stands with what it has to show. */
export class Suspense<V extends BaseView> {
  readonly #table: { readonly onlooker: V };
  readonly #of: (view: V) => Steps | null;
  #steps: Steps | null = $derived.by(() => this.#of(this.#table.onlooker));
  #step = $state.raw(0);
  /** The view that was shown to its end; a table that was loaded again has shown nothing yet. */
  #told: V | null = $state.raw(null);

  constructor(table: { readonly onlooker: V }, of: (view: V) => Steps | null) {
    this.#table = table;
    this.#of = of;
  }

  /** Is there something left to show, which no word may tell yet? */
  get isOn(): boolean {
    return this.#steps !== null && this.#told !== this.#table.onlooker;
  }

  /** How many steps have come after the first; all of them where there is nothing left to show. */
  get step(): number {
    return this.isOn ? this.#step : Infinity;
  }

  /** The heading meanwhile; null where there is nothing left to show. */
  get title(): string | null {
    return this.isOn ? (this.#steps?.title ?? null) : null;
  }

  /** Shows it once more, from the first step. */
  again(): void {
    this.#told = null;
  }

  /** Goes on from step to step, and to the end at once with a touch or a key. For an effect. Returns how to stop. */
  heed(): (() => void) | undefined {
    const view = this.#table.onlooker;
    const steps = this.#steps;
    if (!this.isOn || steps === null) return;
    const end = (): void => void (this.#told = view);
    const onkey = ({ repeat }: KeyboardEvent): void => {
      if (!repeat) end();
    };
    const timers = steps.times.map((time, at) =>
      setTimeout(at + 1 === steps.times.length ? end : () => (this.#step = at + 1), time)
    );
    addEventListener('pointerdown', end);
    addEventListener('keydown', onkey);
    return () => {
      for (const timer of timers) clearTimeout(timer);
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', onkey);
      this.#step = 0;
    };
  }
}
