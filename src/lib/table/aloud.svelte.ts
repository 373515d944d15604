/**
 * What one tap says for several players ("everybody stays"): for some seconds anybody can object to it; then the moves are
 * made, each as its own player's.
 */
import type { Kinds } from '../kernel/game';
import type { Said } from './board';
import { DEAD_TIME } from './curtain';

/** What the table does with it. */
interface Hearing<K extends Kinds> {
  /** In how many seconds can anybody object? 0: in none. */
  readonly seconds: () => number;
  readonly make: (choices: Said<K>['moves']) => void;
}

export class Aloud<K extends Kinds> {
  readonly #hearing: Hearing<K>;
  #said: Said<K> | null = $state.raw(null);
  #at = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(hearing: Hearing<K>) {
    this.#hearing = hearing;
  }

  /** What anybody can object to now. */
  get said(): Said<K> | null {
    return this.#said;
  }

  /** For so long anybody can object to this, in seconds. */
  lasts({ least }: Pick<Said<K>, 'least'>): number {
    const seconds = this.#hearing.seconds();
    return least === 0 || seconds === 0 ? 0 : Math.max(least, seconds);
  }

  /** Says it for all of them; said once more, some time later, nobody objects. */
  say(said: Said<K>): void {
    const now = performance.now();
    if (this.#said?.kind === said.kind) {
      if (now >= this.#at + DEAD_TIME) this.#make(said);
      return;
    }
    const seconds = this.lasts(said);
    this.stop();
    if (seconds === 0) {
      this.#make(said);
      return;
    }
    this.#said = said;
    this.#at = now;
    this.#timer = setTimeout(() => this.#make(said), seconds * 1000);
  }

  /** Somebody objects, or has something else to do: nothing was said. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#said = null;
  }

  #make({ moves }: Said<K>): void {
    this.stop();
    this.#hearing.make(moves);
  }
}
