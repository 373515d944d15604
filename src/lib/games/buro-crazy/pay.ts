/**
 * Paying exactly: the one way points become cards. It serves the bye, the lost half of a tie, what the kitchen pays, and
 * what is put into the kitchen and taken out of it. (rules: Paying exactly)
 */
import { countOf, holds, minus, NONE, oneOf, plus, pointsOf } from './cards';
import { VALUES, type Cards, type Value } from './pieces';

/**
 * The fewest cards out of these that are worth exactly `points`; there is never a second set of so few. Null if there is
 * none at all. `points`: a whole number.
 */
export function exactly(cards: Cards, points: number): Cards | null {
  const [ones, twos, fives, tens, twenties] = cards;
  let best: Cards | null = null;
  let fewest = Infinity;
  for (let d = Math.min(twenties, Math.floor(points / 20)); d >= 0; d -= 1) {
    const afterTwenties = points - 20 * d;
    // What is left needs a card for every ten points at least.
    if (d + afterTwenties / 10 >= fewest) break;
    for (let c = Math.min(tens, Math.floor(afterTwenties / 10)); c >= 0; c -= 1) {
      const afterTens = afterTwenties - 10 * c;
      if (d + c + afterTens / 5 >= fewest) break;
      for (let b = Math.min(fives, Math.floor(afterTens / 5)); b >= 0; b -= 1) {
        const small = afterTens - 5 * b;
        const count = d + c + b;
        if (count + small / 2 >= fewest) break;
        const a = Math.min(twos, small >> 1);
        const rest = small - 2 * a;
        if (rest > ones || count + a + rest >= fewest) continue;
        fewest = count + a + rest;
        best = [rest, a, b, c, d];
      }
    }
  }
  return best;
}

/** The most cards out of these that are worth exactly `points`: all but the fewest for the rest. Null if there is none. */
export function mostCards(cards: Cards, points: number): Cards | null {
  const rest = pointsOf(cards) - points;
  const kept = rest < 0 || points < 0 ? null : exactly(cards, rest);
  return kept === null ? null : minus(cards, kept);
}

/** All ways to make smaller cards of one card: the fewest cards first, of as many the one with the highest cards. */
const BREAK_UPS: readonly (readonly Cards[])[] = VALUES.map((value, at) => {
  const found: Cards[] = [];
  const fill = (rest: number, below: number, so: Cards): void => {
    if (rest === 0) found.push(so);
    for (let next = below; next >= 0 && rest > 0; next -= 1) {
      const worth = VALUES[next] as Value;
      if (worth <= rest) fill(rest - worth, next, plus(so, oneOf(worth)));
    }
  };
  fill(value, at - 1, NONE);
  // They were found with the highest cards first, and sorting keeps that order among as many.
  return found.toSorted((a, b) => countOf(a) - countOf(b));
});

/** What was handed over, and how. */
export interface Handing {
  readonly paid: Cards;
  /** What the payer holds afterwards. */
  readonly left: Cards;
  /** One card the payer changed before: at which of the changers, and for which cards. */
  readonly change: { readonly at: number; readonly card: Value; readonly into: Cards } | null;
}

/**
 * Hands over exactly `points` with the fewest cards. Who has less hands over all. If no set of cards fits, the payer
 * first changes one card at the first changer where that helps: the smallest card whose change makes the sum payable,
 * into the fewest cards that do. If nothing helps, the largest sum below is handed over.
 *
 * @param points a whole number from 0
 * @param changers who could give smaller cards, in the order in which they are asked; the payer is not among them
 */
export function pay(payer: Cards, points: number, changers: readonly Cards[]): Handing {
  if (pointsOf(payer) <= points) return { paid: payer, left: NONE, change: null };
  const paid = exactly(payer, points);
  if (paid !== null) return { paid, left: minus(payer, paid), change: null };
  return changed(payer, points, changers) ?? short(payer, points);
}

function changed(payer: Cards, points: number, changers: readonly Cards[]): Handing | null {
  for (const [at, changer] of changers.entries()) {
    for (const [which, card] of VALUES.entries()) {
      if (payer[which] === 0) continue;
      const without = minus(payer, oneOf(card));
      for (const into of BREAK_UPS[which] as readonly Cards[]) {
        if (!holds(changer, into)) continue;
        const purse = plus(without, into);
        const paid = exactly(purse, points);
        if (paid !== null) return { paid, left: minus(purse, paid), change: { at, card, into } };
      }
    }
  }
  return null;
}

function short(payer: Cards, points: number): Handing {
  for (let less = points - 1; less > 0; less -= 1) {
    const paid = exactly(payer, less);
    if (paid !== null) return { paid, left: minus(payer, paid), change: null };
  }
  return { paid: NONE, left: payer, change: null };
}
