/** What a table agrees on before the game. (rules: End and scoring; Cards) */
import { flag, oneOf, optionSet, seatOrRandom } from '../../kernel/options';
import { BUCKET_KING } from '../facts';

/** How many can play. */
export const SEATS = BUCKET_KING.seats;

/** The source's rules, one round, the first seat starts: unless a table chooses. */
export const OPTIONS = optionSet({
  /** How long a match is: that many rounds, or one a player. */
  match: oneOf(1, 3, 5, 'onePerPlayer'),
  /** Table option "Draw it or lose it": drawing is a deliberate act. */
  drawOrLose: flag(),
  /** Table option "Equals turn": an equal sum holds too, and play turns round for the rest of the trick. */
  equalsTurn: flag(),
  /** Who leads the first trick; `random` lets chance decide. */
  starter: seatOrRandom(SEATS.max)
});

/** What the table agreed on before the game. */
export type Options = typeof OPTIONS.defaults;

/** How many rounds the match has. */
export function roundsOf(match: Options['match'], seats: number): number {
  return match === 'onePerPlayer' ? seats : match;
}

/** How many pyramids have to go for the round to end: one, with five or six players two. (rules: End and scoring) */
export function pyramidsToGo(seats: number): number {
  return seats <= 4 ? 1 : 2;
}

/**
 * No match is longer, if nobody takes a sealed pyramid back. Every trick costs at least one bucket, and who is not out
 * keeps one; every card laid in a trick is one of the suit's 22, and under "Draw it or lose it" it allows one tap.
 */
export function maxMoves(options: Options, seats: number): number {
  const rounds = roundsOf(options.match, seats);
  const tricks = 14 * seats + pyramidsToGo(seats);
  const trick = (options.drawOrLose ? 2 : 1) * 22 + 1;
  return rounds * (seats + tricks * trick) + rounds - 1;
}
