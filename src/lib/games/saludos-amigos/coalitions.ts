/** Which coalitions could still beat the tankard: all sets of players, tried out at once. (rules: Talks) */
import type { Seat } from '../../kernel/game';
import { prizeOf, tankardOf } from './offers';
import { SEATS } from './options';
import type { View } from './types';

/** A coalition that could beat the tankard. */
export interface Coalition {
  readonly seats: readonly Seat[];
  readonly bid: number;
  /** Is everybody in it needed? */
  readonly isTight: boolean;
}

/** What is looked at: strengths, tankard and prize. */
type Bidding = Pick<View, 'strengths' | 'standing' | 'section' | 'seats'>;

function sizeOfSet(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Every set of seats as bits, the smaller ones first, by number of seats at the table. */
const SETS: readonly (readonly number[])[] = Array.from({ length: SEATS.max + 1 }, (_, seats) =>
  Array.from({ length: 2 ** seats - 1 }, (__, at) => at + 1).sort((a, b) => sizeOfSet(a) - sizeOfSet(b) || a - b)
);

const SIZES: readonly number[] = Array.from({ length: 2 ** SEATS.max }, (_, set) => sizeOfSet(set));

/** The bid of every set of seats, and its weakest member's strength. */
interface Bids {
  readonly bid: readonly number[];
  readonly weakest: readonly number[];
}

/** Strengths are fixed all through the talks: what was worked out for them is kept. */
const KNOWN = new WeakMap<View['strengths'], Bids>();

function bidsOf(strengths: View['strengths']): Bids {
  const known = KNOWN.get(strengths);
  if (known !== undefined) return known;
  const bid = [0];
  const weakest = [Infinity];
  for (let set = 1; set < 2 ** strengths.length; set += 1) {
    const others = set & (set - 1);
    const strength = strengths[31 - Math.clz32(set ^ others)] ?? 0;
    bid.push((bid[others] ?? 0) + strength);
    weakest.push(Math.min(weakest[others] ?? Infinity, strength));
  }
  const bids: Bids = { bid, weakest };
  KNOWN.set(strengths, bids);
  return bids;
}

/** The seats of a set of bits. */
export function seatsOf(set: number): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; set >> seat !== 0; seat += 1) if (set & (1 << seat)) seats.push(seat);
  return seats;
}

/**
 * The coalitions that could beat the tankard now, with room for a million each: the smallest first, then the lowest
 * bid. With `seat`, those it is in. (rules: Talks)
 */
export function coalitionsBeating(view: Bidding, seat: Seat | null = null): readonly Coalition[] {
  const { bid, weakest } = bidsOf(view.strengths);
  const tankard = tankardOf(view);
  const found: Coalition[] = [];
  for (const set of SETS[view.seats] ?? []) {
    const sum = bid[set] ?? 0;
    if (sum <= tankard || (seat !== null && (set & (1 << seat)) === 0)) continue;
    if ((SIZES[set] ?? 0) > prizeOf(view)) break;
    found.push({ seats: seatsOf(set), bid: sum, isTight: sum - (weakest[set] ?? 0) <= tankard });
  }
  return found.sort((a, b) => a.seats.length - b.seats.length || a.bid - b.bid);
}

/** The same, as bits, and only those in which this seat and everybody else is needed: quick, for candidates. */
export function tightSets(view: Bidding, seat: Seat): readonly number[] {
  const { bid, weakest } = bidsOf(view.strengths);
  const tankard = tankardOf(view);
  const prize = prizeOf(view);
  const found: number[] = [];
  for (const set of SETS[view.seats] ?? []) {
    if ((set & (1 << seat)) === 0) continue;
    const sum = bid[set] ?? 0;
    if (sum > tankard && sum - (weakest[set] ?? 0) <= tankard && (SIZES[set] ?? 0) <= prize) found.push(set);
  }
  return found;
}
