/**
 * The table's clock, for games that may be played against time. It knows how much is left; how much there was, and what
 * follows when it has run out, is the game's affair.
 */
import { untrack } from 'svelte';
import type { BaseView } from '../kernel/game';
import type { SavedSettings } from '../saves/records';
import { waitsForPeople, type Computers } from './handover';
import type { SaveResult, Stage } from './stage';

/** What a clock has to know of its table. */
export interface Timed {
  readonly onlooker: BaseView;
  /** The seats that computers play. */
  readonly computers: Computers;
  readonly storage: SaveResult;
  readonly stage: Stage;
  readonly settings: Pick<SavedSettings, 'clock'>;
  set(change: Pick<SavedSettings, 'clock'>): void;
}

/** It is stored whenever this many milliseconds have gone by: no more is lost with a battery. */
const KEPT_EVERY = 5000;
const TICK = 250;
/** A longer gap between two ticks was nobody's time: the tablet slept. */
const GAP = 1000;

/** May the table itself go on, with nobody having to? Then a clock runs. */
function isTimed({ asks }: BaseView): boolean {
  return asks.some(({ by, optional }) => optional && by.includes('table'));
}

/** Runs while its face is in sight; everybody may stop it. */
export class Clock {
  readonly #table: Timed;
  #left: number | null = $state.raw(null);
  #isStopped = $state.raw(false);
  /** All there was, once its face has been seen. */
  #allowed: number | null = null;
  /** Another window plays, or has played: what is known here is old until it has been read again. */
  #isOld = false;

  /** A table that is taken up again finds it stopped, with what was left: people have to find their way back first. */
  constructor(table: Timed) {
    this.#table = table;
    this.#takeUp();
  }

  /** Milliseconds left; null where none have gone by. */
  get left(): number | null {
    return this.#left;
  }

  /** Somebody has stopped it, or it waits since the game was taken up again. */
  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Holds it, for everybody. */
  stop(): void {
    this.#isStopped = true;
    this.#left ??= this.#allowed;
    this.#keep();
  }

  /** Lets it go on. */
  go(): void {
    this.#isStopped = false;
  }

  /**
   * Winds it up as soon as nothing is timed any more, and takes it up anew with a game that comes back from another window.
   * For an effect: it heeds what is asked, and where the game is kept.
   */
  heed(): void {
    if (this.#table.storage.kind === 'elsewhere') {
      this.#isOld = true;
      return;
    }
    if (this.#isOld) {
      this.#isOld = false;
      untrack(() => this.#takeUp());
    }
    if (isTimed(this.#table.onlooker)) return;
    untrack(() => {
      this.#left = null;
      this.#isStopped = false;
      if (this.#table.settings.clock !== null) this.#table.set({ clock: null });
    });
  }

  /**
   * Runs, for as long as its face is shown: not behind a curtain, not while the table looks back, not in a window nobody
   * sees. `allowed` is all there was, in milliseconds. Once there is nothing left it calls `onup`, until it is heard.
   * Returns how to hold it.
   */
  run(allowed: number, onup: () => void): () => void {
    this.#allowed = allowed;
    let last = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const gone = document.hidden ? 0 : Math.min(now - last, GAP);
      last = now;
      if (this.#isStopped || this.#isAway || this.#table.stage.kind !== 'table') return;
      // Where computers alone still have something to say it is nobody's time.
      if (this.#areComputersAlone) return;
      const before = this.#left ?? allowed;
      this.#left = Math.max(0, before - gone);
      if (Math.floor(before / KEPT_EVERY) !== Math.floor(this.#left / KEPT_EVERY)) this.#keep();
      if (this.#left === 0) onup();
    }, TICK);
    const onhide = (): void => {
      if (document.hidden) this.#keep();
    };
    document.addEventListener('visibilitychange', onhide);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onhide);
      this.#keep();
    };
  }

  get #areComputersAlone(): boolean {
    const { onlooker, computers } = this.#table;
    return computers.size > 0 && !waitsForPeople(onlooker, computers);
  }

  get #isAway(): boolean {
    return this.#isOld || this.#table.storage.kind === 'elsewhere';
  }

  #takeUp(): void {
    this.#left = this.#table.settings.clock;
    this.#isStopped = this.#left !== null;
  }

  #keep(): void {
    if (this.#isAway) return;
    if (this.#left !== null && isTimed(this.#table.onlooker)) this.#table.set({ clock: Math.round(this.#left) });
  }
}
