/** A suggestion for the pyramid: strong suits at the bottom, absent ones at the top. (rules: Set-up 2) */
import { orderOf } from './deck';
import { SUITS, type Card, type Suit } from './pieces';

/**
 * Which of the five suits, from the strongest, goes where. The middle of the bottom row is what a pyramid can spare
 * least, so the strongest suit stands there, and the second at its sides.
 */
const PLAN = [[1, 0, 0, 0, 1], [2, 1, 2, 2], [3, 3, 3], [4, 4], [4]] as const;

/** The suits from the strongest to the weakest: by the sum of the hand's cards, then by their number. */
function byStrength(hand: readonly Card[]): readonly Suit[] {
  const strengths = SUITS.map(() => 0);
  for (const { suit, value } of hand) strengths[orderOf(suit)] = (strengths[orderOf(suit)] ?? 0) + value * 100 + 1;
  const strength = (suit: Suit): number => strengths[orderOf(suit)] ?? 0;
  return SUITS.toSorted((a, b) => strength(b) - strength(a) || orderOf(a) - orderOf(b));
}

type Built = readonly (readonly Suit[])[];

function planned(suits: readonly Suit[]): Built {
  return PLAN.map((row) => row.map((rank) => suits[rank] as Suit));
}

/** The pyramid we would build with this hand; the same one for the same hand. */
export function suggestPyramid(hand: readonly Card[]): Built {
  return planned(byStrength(hand));
}

/** What `pyramidsFor` made for each order of the suits, by their places in base five: there are only 120. */
const NEAR: (readonly Built[] | undefined)[] = [];

/** The suggestion, and a few pyramids near it: neighbours in strength swapped, and each of them mirrored. */
export function pyramidsFor(hand: readonly Card[]): readonly Built[] {
  const suits = byStrength(hand);
  let key = 0;
  for (const suit of suits) key = key * SUITS.length + orderOf(suit);
  return (NEAR[key] ??= near(suits));
}

function near(suits: readonly Suit[]): readonly Built[] {
  const orders = [suits, ...[0, 1, 2, 3].map((at) => swapped(suits, at))];
  return orders.flatMap((order) => {
    const pyramid = planned(order);
    return [pyramid, pyramid.map((row) => row.toReversed())];
  });
}

function swapped(suits: readonly Suit[], at: number): readonly Suit[] {
  return suits.with(at, suits[at + 1] as Suit).with(at + 1, suits[at] as Suit);
}
