/** A stake being picked: nothing of it is known to the rules before it is sealed. */
import {
  countOf,
  fewestCards,
  minus,
  mostCards,
  pointsOf,
  VALUES,
  type Cards,
  type Value
} from '$lib/games/buro-crazy';

/** The stake with so many cards more of a value, or fewer; never more than the hand holds, never fewer than none. */
export function changed(stake: Cards, hand: Cards, value: Value, by: 1 | -1): Cards {
  const at = VALUES.indexOf(value);
  const count = Math.max(0, Math.min(hand[at] ?? 0, (stake[at] ?? 0) + by));
  return stake.with(at, count) as unknown as Cards;
}

/** The same total with the fewest cards of this hand. */
export function fewest(stake: Cards, hand: Cards): Cards {
  return fewestCards(hand, pointsOf(stake)) ?? stake;
}

/** The same total with the most cards of this hand. */
export function most(stake: Cards, hand: Cards): Cards {
  return mostCards(hand, pointsOf(stake)) ?? stake;
}

/** What stays in hand. */
export function restOf(hand: Cards, stake: Cards): { readonly points: number; readonly cards: number } {
  const rest = minus(hand, stake);
  return { points: pointsOf(rest), cards: countOf(rest) };
}

/** A total the other could show, to make an example of: the next ten that is well above, as far as cards allow. */
export function exampleAgainst(total: number, otherCards: number): number {
  const high = Math.ceil((total + 10) / 10) * 10;
  return Math.max(total + 1, Math.min(high, 20 * otherCards));
}
