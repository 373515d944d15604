/**
 * What follows a change of the screen: the focus goes to its heading, nothing said or open goes along, and for a moment
 * nothing that has just come takes a press.
 */
import { tick, untrack } from 'svelte';
import type { Kinds } from '../kernel/game';
import { isStillAsked } from '../session/handover';
import type { Stage } from '../session/stage';
import type { Table } from '../session/table.svelte';
import { Presses } from './presses';

export class Settling<K extends Kinds> {
  /** The element that holds the table and what covers it. */
  screens: HTMLElement | undefined = $state();
  readonly presses = new Presses();
  /** Since the last change. Asking every element would have the browser lay out all of them. */
  #scrolled: readonly Element[] = [];
  readonly #table: Table<K>;

  constructor(table: Table<K>) {
    this.#table = table;
  }

  /** Heeds every change while the component stands that calls this as it is set up. `onother`: another screen has come. */
  heed(onother: () => void): void {
    const table = this.#table;
    let shown = table.stage;
    const isOther = (now: Stage): boolean => now !== shown && (now.kind !== shown.kind || now.kind === 'hand');
    // Before that, the button with the focus lets go of it: removed with it, the browser would lay out once more what goes.
    $effect.pre(() => {
      const focused = isOther(table.stage) ? document.activeElement : null;
      if (focused instanceof HTMLElement && untrack(() => this.screens)?.contains(focused)) focused.blur();
    });
    $effect(() => {
      const now = table.stage;
      if (!isOther(now)) return;
      shown = now;
      onother();
      untrack(() => this.#begin());
    });

    // A move on the same screen: what it changed takes no press for a moment.
    let seen = table.onlooker;
    $effect.pre(() => {
      if (table.onlooker !== seen) this.presses.beforeMove();
    });
    $effect(() => {
      const now = table.onlooker;
      if (now === seen) return;
      this.presses.afterMove(isStillAsked(seen, now));
      seen = now;
    });
  }

  /** A screen that had to be waited for stands only now. */
  come(): void {
    this.#begin();
  }

  /** Something on the screen was scrolled; with the next change it begins at its top again. */
  scroll({ target }: Event): void {
    if (target instanceof Element && !this.#scrolled.includes(target)) this.#scrolled = [...this.#scrolled, target];
  }

  /** After a move, once it is shown: where its button is gone, the keyboard goes on from the top of the screen. */
  async afterPlay(): Promise<void> {
    await tick();
    if (document.activeElement === document.body) this.#toHeading();
  }

  #begin(): void {
    if (this.screens !== undefined) this.presses.stand(this.screens);
    for (const element of this.#scrolled) element.scrollTop = 0;
    this.#scrolled = [];
    // With the frame after that which paints it: before, the focus would have all of it laid out, and then once more.
    requestAnimationFrame(() => requestAnimationFrame(() => this.#toHeading()));
  }

  #toHeading(): void {
    this.screens?.querySelector<HTMLElement>('.screen:not(.covered) h1')?.focus({ preventScroll: true });
  }
}
