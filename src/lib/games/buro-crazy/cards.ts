/** Counting, adding and taking away influence cards. */
import { VALUES, type Cards, type Value } from './pieces';

/** No card at all. */
export const NONE: Cards = [0, 0, 0, 0, 0];

/** Every card there is: thirty of each value. (rules: What is in the box) */
export const ALL_CARDS: Cards = [30, 30, 30, 30, 30];

/** What everybody holds at the beginning: four of each value, 152 points. (rules: Set-up 2) */
export const FIRST_HAND: Cards = [4, 4, 4, 4, 4];

/** What lies in the kitchen at the beginning: 80 points. (rules: Set-up 3) */
export const FIRST_KITCHEN: Cards = [4, 3, 2, 2, 2];

/** What the cards are worth. */
export function pointsOf(cards: Cards): number {
  return cards[0] + 2 * cards[1] + 5 * cards[2] + 10 * cards[3] + 20 * cards[4];
}

/** How many cards there are. */
export function countOf(cards: Cards): number {
  return cards[0] + cards[1] + cards[2] + cards[3] + cards[4];
}

/** Both together. */
export function plus(a: Cards, b: Cards): Cards {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]];
}

/** The first without the second, which must be among them. */
export function minus(a: Cards, b: Cards): Cards {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4]];
}

/** Are all of the second among the first? */
export function holds(a: Cards, b: Cards): boolean {
  return a[0] >= b[0] && a[1] >= b[1] && a[2] >= b[2] && a[3] >= b[3] && a[4] >= b[4];
}

/** As many cards of each value as the question answers; `at` is the value's place in VALUES. */
export function cardsBy(howMany: (at: number) => number): Cards {
  return [howMany(0), howMany(1), howMany(2), howMany(3), howMany(4)];
}

/** One card of this value. */
export function oneOf(value: Value): Cards {
  return cardsBy((at) => (VALUES[at] === value ? 1 : 0));
}

/** The cards one by one, the lowest first. */
export function spread(cards: Cards): Value[] {
  return VALUES.flatMap((value, at) => Array.from({ length: cards[at] as number }, () => value));
}

/** Single cards, counted. */
export function gather(values: readonly Value[]): Cards {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const value of values) counts[VALUES.indexOf(value) as 0] += 1;
  return counts;
}
