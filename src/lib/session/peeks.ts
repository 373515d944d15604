/** Nobody looks unnoticed: who opened their hand, how often since their last move, and when last. Public. */
import type { Seat } from '../kernel/game';
import type { SavedSettings } from '../saves/records';

/** How often a seat's hand was opened since its last move, when last, and after how many turns of the game. */
export interface Peeks {
  readonly times: number;
  /** Milliseconds since 1970; null for never. */
  readonly at: number | null;
  readonly turn: number;
}

/** A hand that was not opened since its owner's last move. */
export const UNOPENED: Peeks = { times: 0, at: null, turn: 0 };

/** What is known of this seat. */
export function peeksOf({ peeks }: SavedSettings, seat: Seat): Peeks {
  return peeks?.[seat] ?? UNOPENED;
}

/** The record of a table of so many seats, with what is now known of this one. */
export function withPeeks(settings: SavedSettings, seats: number, seat: Seat, peeks: Peeks): Peeks[] {
  return Array.from({ length: seats }, (_, other) => (other === seat ? peeks : peeksOf(settings, other)));
}
