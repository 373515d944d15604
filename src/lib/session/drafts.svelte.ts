/**
 * What has been begun and not done. In memory alone, never stored. What a seat has begun, half a pyramid, cards picked, waits
 * behind the curtain for it as long as that is asked the same and holds the same; what the others do meanwhile does not
 * touch it. Secret: the table alone has them. What was begun in sight of all, an offer, is the table's, and waits as long as
 * some of what was then asked there still is.
 */
import { deepEqual } from '../kernel/equal';
import { asksOf, type Game, type Kinds, type Mover } from '../kernel/game';

/** What a draft is made for and made of: while it is the same, so is the draft. */
interface Basis {
  /** The kinds of what the seat is asked to choose from its hand, or of all that is asked in sight of all. */
  readonly asked: readonly string[];
  /** What of its view is a seat's own: what the table does not see. */
  readonly own: readonly unknown[];
}

interface Begun<K extends Kinds> {
  readonly draft: K['draft'];
  readonly basis: Basis;
  /** Its seat has sealed, and others still choose: it may be taken back, and is the draft again. */
  readonly isSealed: boolean;
}

/** The drafts of one table: one for each seat and one for all at most. */
export class Drafts<K extends Kinds> {
  readonly #game: Game<K>;
  #begun: readonly (readonly [Mover, Begun<K>])[] = $state.raw([]);

  constructor(game: Game<K>) {
    this.#game = game;
  }

  /** What this seat has begun, or what was begun in sight of all; null for nothing. */
  of(mover: Mover): K['draft'] | null {
    const begun = this.#begun.find(([other]) => other === mover)?.[1];
    return begun === undefined || begun.isSealed ? null : begun.draft;
  }

  /** Keeps what was begun, null for nothing any more. Where nothing is asked there is nothing to begin. */
  keep(mover: Mover, draft: K['draft'] | null, state: K['state']): void {
    const basis = this.#basisOf(mover, state);
    this.#put(mover, draft === null || basis.asked.length === 0 ? null : { draft, basis, isSealed: false });
  }

  /** The game stands here now: drops what does not fit any more. Every state on the way has to be shown, also of a way back. */
  heed(state: K['state']): void {
    for (const [mover, begun] of this.#begun) {
      const now = this.#basisOf(mover, state);
      const isAsked =
        mover === 'table' ? now.asked.some((kind) => begun.basis.asked.includes(kind)) : deepEqual(now, begun.basis);
      const isSealed = !isAsked && mover !== 'table' && this.#game.view(state, 'onlooker').done.includes(mover);
      if (!isAsked && !isSealed) this.#put(mover, null);
      else if (isSealed !== begun.isSealed) this.#put(mover, { ...begun, isSealed });
    }
  }

  /** Drops them all. */
  clear(): void {
    this.#begun = [];
  }

  #put(mover: Mover, begun: Begun<K> | null): void {
    const others = this.#begun.filter(([other]) => other !== mover);
    this.#begun = begun === null ? others : [...others, [mover, begun]];
  }

  #basisOf(mover: Mover, state: K['state']): Basis {
    const seen = this.#game.view(state, 'onlooker');
    if (mover === 'table') {
      return { asked: seen.asks.flatMap(({ kind, from }) => (from === 'table' ? [kind] : [])), own: [] };
    }
    const open = Object.entries(seen);
    const view = this.#game.view(state, mover);
    return {
      asked: asksOf(view, mover).flatMap(({ kind, from, optional }) => (from === 'hand' && !optional ? [kind] : [])),
      own: Object.entries(view).filter(
        ([key, value]) => key !== 'viewer' && !open.some(([known, seen]) => known === key && deepEqual(value, seen))
      )
    };
  }
}
