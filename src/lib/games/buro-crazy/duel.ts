/** What is to be fought, and by whom. (rules: A duel) */
import type { Seat } from '../../kernel/game';
import { DUELS, DUELS_ON, ownerIn } from './bracket';
import { countOf, NONE } from './cards';
import type { Cards, Room, Side } from './pieces';
import type { Building, Duel } from './types';

/** Who meets in a room: one figure alone, two of one player, or two players. */
export type Meeting =
  | { readonly kind: 'bye'; readonly seat: Seat }
  | { readonly kind: 'own'; readonly seat: Seat }
  | { readonly kind: 'duel'; readonly left: Seat; readonly right: Seat };

/** Who meets in this room, whose turn has come. */
export function meetingIn(building: Building, room: Room): Meeting {
  const left = ownerIn(building, room, 'left');
  const right = ownerIn(building, room, 'right');
  if (left === null) throw new Error(`nobody has come to ${room.level} ${room.room}`);
  if (right === null) return { kind: 'bye', seat: left };
  return left === right ? { kind: 'own', seat: left } : { kind: 'duel', left, right };
}

/** The duel after so many are fought, between these two. */
export function duelAfter(fought: number, left: Seat, right: Seat): Duel {
  const { level, room } = DUELS[fought] as Room;
  const first = DUELS.findIndex((other) => other.level === level);
  const ofLevel = DUELS_ON[level];
  return {
    level,
    room,
    number: fought + 1,
    inLevel: fought - first + 1,
    ofLevel,
    left,
    right,
    ties: 0,
    isLotNext: false
  };
}

/** The owner of the figure on this side. */
export function seatOn(duel: Duel, side: Side): Seat {
  return side === 'left' ? duel.left : duel.right;
}

/** The side on which this seat fights; null for who doesn't. */
export function sideOf(duel: Duel, seat: Seat): Side | null {
  if (seat === duel.left) return 'left';
  return seat === duel.right ? 'right' : null;
}

/** The other side. */
export function across(side: Side): Side {
  return side === 'left' ? 'right' : 'left';
}

/** Has this player no card left? Everybody sees it, so nobody is asked what there is nothing to choose from. */
export function isEmptyHanded(hands: readonly Cards[], seat: Seat): boolean {
  return countOf(hands[seat] ?? NONE) === 0;
}
