/** What a table agrees on before the game. (rules: Set-up; Meetings; The vote) */
import { flag, oneOf, optionSet, seatOrRandom } from '../../kernel/options';
import { BUREAUNAUTS } from '../facts';

/** How many can play. */
export const SEATS = BUREAUNAUTS.seats;

/** The source's rules, and the first seat starts: unless a table chooses. */
export const OPTIONS = optionSet({
  /** Everybody's Budget track at the start. */
  budget: oneOf(2, 3, 4),
  /** Table option: the first player moves on clockwise each fiscal period. */
  rotate: flag(),
  /** Table option: lots are drawn instead of holding Meetings. */
  lots: flag(),
  /** Table option: after which fiscal period the vote comes at the latest; null for no such date. */
  closing: oneOf(null, 12, 16, 20),
  /** The first player; `random` lets chance decide. */
  starter: seatOrRandom(SEATS.max)
});

/** What the table agreed on before the game. */
export type Options = typeof OPTIONS.defaults;

/** How many moves a career without a closing date takes at most, by measure: see `maxMoves`. */
const LONGEST_CAREER = 12_000;

/**
 * No game is longer than this many moves. Without a closing date nothing keeps a table from circling for ever, so this
 * is by measure. The longest careers are those of six random players who take what is listed first: one in a hundred has
 * more than 4,200 moves, and of those a third goes on for 400 more, and a third of these again. With a closing date
 * random players make fewer than 30 moves each in a period; this is twice that.
 */
export function maxMoves({ closing }: Options, seats: number): number {
  return closing === null ? LONGEST_CAREER : closing * seats * 60;
}
