/**
 * What follows a change of the screen: the focus goes to its heading, nothing said or open goes along, and for a moment
 * nothing that has just come takes a press.
 */
import { untrack } from 'svelte';
import type { Kinds } from '../kernel/game';
import { isStillAsked } from '../session/handover';
import type { Stage } from '../session/stage';
import type { Table } from '../session/table.svelte';
import { Presses } from './presses';
import type { Show } from './show/show.svelte';
import { painted } from './whole';

export class Settling<K extends Kinds> {
  /** The element that holds the table and what covers it. */
  screens: HTMLElement | undefined = $state();
  readonly presses = new Presses();
  /** Since the last change. Asking every element would have the browser lay out all of them. */
  #scrolled: readonly Element[] = [];
  readonly #table: Table<K>;
  readonly #show: Show<K>;

  constructor(table: Table<K>, show: Show<K>) {
    this.#table = table;
    this.#show = show;
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
    const show = this.#show;
    let seen = table.onlooker;
    $effect.pre(() => {
      if (show.isFree && show.shown !== seen) this.presses.beforeMove();
    });
    $effect(() => {
      if (!show.isFree) return;
      const now = show.shown;
      if (now === seen) return;
      this.presses.afterMove(isStillAsked(seen, now));
      seen = now;
    });

    // Taps that ended a show may go on for a moment.
    let wasFree = true;
    $effect(() => {
      const { isFree } = show;
      if (isFree && !wasFree && this.screens !== undefined) this.presses.stand(this.screens);
      wasFree = isFree;
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

  /** After a move: where its button is gone once it is painted, the keyboard goes on from the top of the screen. */
  afterPlay(): void {
    void painted().then(() => {
      if (document.activeElement === document.body) this.#toHeading();
    });
  }

  #begin(): void {
    if (this.screens !== undefined) this.presses.stand(this.screens);
    for (const element of this.#scrolled) element.scrollTop = 0;
    this.#scrolled = [];
    // Before that, a focus would have the page laid out by itself, and then once more.
    void painted().then(() => this.#toHeading());
  }

  #toHeading(): void {
    this.screens?.querySelector<HTMLElement>('.screen:not(.covered) h1')?.focus({ preventScroll: true });
  }
}
