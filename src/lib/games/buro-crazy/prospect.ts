/** What a stake could bring, told from what its owner sees before it is sealed. (rules: A duel) */
import { DUELS, PILES_FOR, placeAbove } from './bracket';
import { countOf, pointsOf } from './cards';
import { meetingIn } from './duel';
import type { Cards, Place } from './pieces';
import { PILES } from './score';
import type { View } from './types';

/** What winning, losing and a tie with this stake would mean. Points throughout, unless it says cards. */
export interface Prospect {
  readonly total: number;
  readonly cards: number;
  readonly win: {
    /** Where the figure climbs to, and how many piles a figure that stays there earns. */
    readonly to: Place;
    readonly piles: number;
    /** What goes to the roof, and what stays in hand. */
    readonly toRoof: number;
    readonly left: number;
  };
  readonly lose: {
    /** How much of the stake comes back: all of it; in the final nothing. */
    readonly kept: number;
    /** The kitchen gives the difference, at most all it has. `takenAgainst` says how much against a given total. */
    readonly atMost: number;
    /** How many piles the figure earns where it stands. (rules: End and score) */
    readonly piles: number;
    /** What stays in hand, without what the kitchen gives. */
    readonly left: number;
  };
  readonly tie: {
    /** Half of the stake, rounded up, is lost to the roof, and the duel is fought again. */
    readonly lost: number;
    /** A second tie at nothing: the lot decides instead. */
    readonly isByLot: boolean;
  };
}

/** What this stake could bring; null for who doesn't see a hand of their own, or if no duel is under way. */
export function prospectOf(view: View, stake: Cards): Prospect | null {
  const { duel, hand } = view;
  if (duel === null || hand === null || view.phase !== 'stakes') return null;
  const total = pointsOf(stake);
  const held = pointsOf(hand);
  const to = placeAbove(duel);
  const isFinal = duel.level === 'second';
  return {
    total,
    cards: countOf(stake),
    win: { to, piles: PILES_FOR[to.level], toRoof: total, left: held - total },
    lose: {
      kept: isFinal ? 0 : total,
      atMost: pointsOf(view.kitchen),
      piles: PILES_FOR[duel.level],
      left: isFinal ? held - total : held
    },
    tie: { lost: Math.ceil(total / 2), isByLot: total === 0 && duel.isLotNext }
  };
}

/**
 * What the kitchen owes who loses with `total` points against `other`: the difference, or all it holds if that is less.
 * Nothing for who doesn't lose.
 */
export function takenAgainst(kitchen: Cards, total: number, other: number): number {
  return Math.max(0, Math.min(other - total, pointsOf(kitchen)));
}

/** What the table goes on to from a reveal that lies open. */
export type Next =
  | { readonly kind: 'again' }
  /** The next room's turn, 1 to 15. */
  | { readonly kind: 'duel'; readonly number: number }
  /** A bye, or a duel of somebody with themselves: a figure climbs with nobody asked. */
  | { readonly kind: 'alone' }
  /** The roof is shared out; `piles` is nine, or none if there are too few cards. */
  | { readonly kind: 'piles'; readonly piles: number };

/** What comes after the reveal that lies open; null if none does. */
export function nextAfter(view: View): Next | null {
  if (view.reveal === null) return null;
  if (view.reveal.upshot.kind === 'tied') return { kind: 'again' };
  const room = DUELS[view.fought];
  if (room !== undefined) {
    const isDuel = meetingIn(view.building, room).kind === 'duel';
    return isDuel ? { kind: 'duel', number: view.fought + 1 } : { kind: 'alone' };
  }
  return { kind: 'piles', piles: view.roof < PILES ? 0 : PILES };
}
