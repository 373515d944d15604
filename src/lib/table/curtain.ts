/**
 * The gate in the curtain, as a small machine that knows nothing of screens: it is handed touches with their time and
 * says where it stands. A hand can only be opened on purpose.
 */

/** How long a finger has to rest until the hand opens, in milliseconds. */
export const HOLD = 600;

/** How long nothing works after a change of screen: the tap that caused it may still be going on. */
export const DEAD_TIME = 500;

/** How long a ring takes to come up on the table, in milliseconds. It counts only from then on. */
export const RISE = 320;

/** Where the gate stands. */
export type Gate =
  /** Shut; touches before `from` count for nothing. */
  | { readonly kind: 'shut'; readonly from: number }
  /** Shut, with a finger on it already: if that is still there at `from`, it counts from then on. */
  | { readonly kind: 'waiting'; readonly from: number }
  | { readonly kind: 'holding'; readonly since: number }
  /** The first of the two steps is made ("I am Anna"); the second counts from `from` on. */
  | { readonly kind: 'named'; readonly from: number }
  | { readonly kind: 'open' };

/** What happens to the gate. */
export interface Touch {
  readonly kind:
    | 'press'
    | 'release'
    /** The finger slid off, the window lost focus. */
    | 'slip'
    /** Time went by. */
    | 'tick'
    /** "I am Anna" */
    | 'name'
    /** "Show my cards" */
    | 'show';
  readonly at: number;
}

/** A curtain that has just fallen. */
export function fallen(at: number): Gate {
  return { kind: 'shut', from: at + DEAD_TIME };
}

/** A curtain that has just come because somebody said "I am Anna". */
export function named(at: number): Gate {
  return { kind: 'named', from: at + DEAD_TIME };
}

/** What a touch makes of the gate. */
export function touched(gate: Gate, { kind, at }: Touch): Gate {
  switch (gate.kind) {
    case 'open':
      return gate;
    case 'shut':
      if (at < gate.from) return kind === 'press' ? { kind: 'waiting', from: gate.from } : gate;
      if (kind === 'press') return { kind: 'holding', since: at };
      if (kind === 'name') return named(at);
      return gate;
    case 'waiting':
      if (at >= gate.from) return touched({ kind: 'holding', since: gate.from }, { kind, at });
      return kind === 'release' || kind === 'slip' ? { kind: 'shut', from: gate.from } : gate;
    case 'holding':
      if (kind === 'slip') return { kind: 'shut', from: at };
      if ((kind === 'tick' || kind === 'release') && at - gate.since >= HOLD) return { kind: 'open' };
      // Let go early: shut again, and ready for the next try.
      return kind === 'release' ? { kind: 'shut', from: at } : gate;
    case 'named':
      return kind === 'show' && at >= gate.from ? { kind: 'open' } : gate;
  }
}
