/** Who won a round and the match, and who starts the next. (rules: End and scoring) */
import type { Outcome, Seat } from '../../kernel/game';
import type { RoundScore } from './types';

/** The seats with the most; a tie is shared. */
export function mostOf(counts: readonly number[]): readonly Seat[] {
  const most = Math.max(...counts);
  return counts.flatMap((count, seat) => (count === most ? [seat] : []));
}

/** Buckets left, summed over the rounds, by seat. */
export function totalsOf(scores: readonly RoundScore[], seats: number): readonly number[] {
  const totals = Array.from({ length: seats }, () => 0);
  for (const { buckets } of scores)
    for (const [seat, left] of buckets.entries()) totals[seat] = (totals[seat] ?? 0) + left;
  return totals;
}

/** The round's winner starts the next; of several, the one nearest clockwise from the old start player, who counts. */
export function nextStarter(winners: readonly Seat[], starter: Seat, seats: number): Seat {
  for (let step = 0; step < seats; step += 1) {
    const seat = (starter + step) % seats;
    if (winners.includes(seat)) return seat;
  }
  return starter;
}

/** The ranking of the match: most buckets first, ties in one place. */
export function rankingOf(totals: readonly number[]): Outcome {
  const places = [...new Set(totals)]
    .sort((a, b) => b - a)
    .map((total) => totals.flatMap((other, seat) => (other === total ? [seat] : [])));
  return { places };
}
