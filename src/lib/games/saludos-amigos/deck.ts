/** Council cards in hands and piles. A hand is a sorted list of values; cards of one value are alike. */
import { COPIES, VALUES } from './pieces';

/** The values of all council cards, sorted. */
export const ALL_CARDS: readonly number[] = VALUES.flatMap((value, at) =>
  Array.from({ length: COPIES[at] ?? 0 }, () => value)
);

/** The hand with one more card. */
export function withCard(hand: readonly number[], value: number): readonly number[] {
  const result: number[] = [];
  let isIn = false;
  for (const other of hand) {
    if (!isIn && other > value) {
      result.push(value);
      isIn = true;
    }
    result.push(other);
  }
  if (!isIn) result.push(value);
  return result;
}

/** The hand without these cards; null when it does not hold them all. */
export function without(hand: readonly number[], values: readonly number[]): readonly number[] | null {
  const result = [...hand];
  for (const value of values) {
    const at = result.indexOf(value);
    if (at < 0) return null;
    result.splice(at, 1);
  }
  return result;
}

/** The summed values of cards: what they weigh in a session, and for the end bonus. */
export function valueOf(cards: readonly number[]): number {
  let sum = 0;
  for (const value of cards) sum += value;
  return sum;
}

/** The different values a hand holds, the lowest first. */
export function differentIn(hand: readonly number[]): readonly number[] {
  return hand.filter((value, at) => value !== hand[at - 1]);
}

/** How many cards there are of value 1, 2 and 3, with these added. */
export function counted(counts: readonly number[], cards: readonly number[]): readonly number[] {
  const result = [...counts];
  for (const value of cards) result[value - 1] = (result[value - 1] ?? 0) + 1;
  return result;
}

/** The cards behind such counts, sorted. */
export function cardsOf(counts: readonly number[]): readonly number[] {
  return VALUES.flatMap((value, at) => Array.from({ length: counts[at] ?? 0 }, () => value));
}

/** Cards nobody has in hand at the start: the deck. */
export function deckFor(seats: number): readonly number[] {
  const hands = Array.from({ length: seats }, () => VALUES).flat();
  return without(ALL_CARDS, hands) ?? [];
}

/** Cards in the order of their values, as a hand holds them. */
export function inOrder(cards: readonly number[]): readonly number[] {
  return cards.toSorted((a, b) => a - b);
}
