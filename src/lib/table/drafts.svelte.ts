/**
 * What seats have begun to choose and not done: half a pyramid, cards picked. In memory alone, never stored. A draft waits
 * behind the curtain for its seat as long as that is asked the same and holds the same; what the others do meanwhile does
 * not touch it. Secret: the table alone has them.
 */
import { asksOf, type Game, type Kinds, type Seat } from '../kernel/game';
import { isSame } from '../saves/same';

/** What a draft is made for and made of: while it is the same, so is the draft. */
interface Basis {
  /** The kinds of what the seat is asked to choose from its hand. */
  readonly asked: readonly string[];
  /** What of its view is its own: what the table does not see. */
  readonly own: readonly unknown[];
}

interface Begun<K extends Kinds> {
  readonly draft: K['draft'];
  readonly basis: Basis;
  /** Its seat has sealed, and others still choose: it may be taken back, and is the draft again. */
  readonly isSealed: boolean;
}

/** The drafts of one table, one for each seat at most. */
export class Drafts<K extends Kinds> {
  readonly #game: Game<K>;
  #begun: readonly (Begun<K> | undefined)[] = $state.raw([]);

  constructor(game: Game<K>) {
    this.#game = game;
  }

  /** What this seat has begun; null for nothing. */
  of(seat: Seat): K['draft'] | null {
    const begun = this.#begun[seat];
    return begun === undefined || begun.isSealed ? null : begun.draft;
  }

  /** Keeps what a seat has begun, null for nothing any more. Who is not asked for anything has nothing to begin. */
  keep(seat: Seat, draft: K['draft'] | null, state: K['state']): void {
    const basis = this.#basisOf(seat, state);
    this.#put(seat, draft === null || basis.asked.length === 0 ? undefined : { draft, basis, isSealed: false });
  }

  /** The game stands here now: drops what does not fit any more. Every state on the way has to be shown, also of a way back. */
  heed(state: K['state']): void {
    for (const [seat, begun] of this.#begun.entries()) {
      if (begun === undefined) continue;
      const isAsked = isSame(this.#basisOf(seat, state), begun.basis);
      const isSealed = !isAsked && this.#game.view(state, 'onlooker').done.includes(seat);
      if (!isAsked && !isSealed) this.#put(seat, undefined);
      else if (isSealed !== begun.isSealed) this.#put(seat, { ...begun, isSealed });
    }
  }

  /** Drops them all. */
  clear(): void {
    this.#begun = [];
  }

  #put(seat: Seat, begun: Begun<K> | undefined): void {
    const all = [...this.#begun];
    all[seat] = begun;
    this.#begun = all;
  }

  #basisOf(seat: Seat, state: K['state']): Basis {
    const open = Object.entries(this.#game.view(state, 'onlooker'));
    const view = this.#game.view(state, seat);
    return {
      asked: asksOf(view, seat).flatMap(({ kind, from, optional }) => (from === 'hand' && !optional ? [kind] : [])),
      own: Object.entries(view).filter(
        ([key, value]) => key !== 'viewer' && !open.some(([known, seen]) => known === key && isSame(value, seen))
      )
    };
  }
}
