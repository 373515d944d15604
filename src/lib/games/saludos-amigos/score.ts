/** Who leads, who wins, who gets what at the end. (rules: End) */
import type { Outcome, Seat } from '../../kernel/game';
import { valueOf } from './deck';

/** The seats with the most; a tie is shared. */
export function mostOf(counts: readonly number[]): readonly Seat[] {
  const most = Math.max(...counts);
  return counts.flatMap((count, seat) => (count === most ? [seat] : []));
}

/** The ranking: furthest on the money track first, ties in one place. */
export function rankingOf(money: readonly number[]): Outcome {
  const places = [...new Set(money)]
    .sort((a, b) => b - a)
    .map((millions) => money.flatMap((other, seat) => (other === millions ? [seat] : [])));
  return { places };
}

/** The summed card values of every hand, for the end bonus. */
export function sumsOf(hands: readonly (readonly number[])[]): readonly number[] {
  return hands.map(valueOf);
}

/**
 * How far everybody moves back before a journalist: by the number of cards they hold more than whoever holds least.
 * Nobody goes below the start. (rules: Journalist)
 */
export function backFor(handSizes: readonly number[]): readonly number[] {
  const least = Math.min(...handSizes);
  return handSizes.map((size) => size - least);
}
