/** What a table agrees on before the game. (rules: Set-up; Talks) */
import { oneOf, optionSet, seatOrRandom } from '../../kernel/options';
import { SALUDOS_AMIGOS } from '../facts';
import { CARDS, DIE, SECTIONS } from './pieces';

/** How many can play. */
export const SEATS = SALUDOS_AMIGOS.seats;

/** No clock, and the first seat gets the pouch: unless a table chooses. */
export const OPTIONS = optionSet({
  /** Minutes of talking a turn; null for no clock. When it runs out, the table plays `timeUp`, and the standing bid holds. */
  talkClock: oneOf(null, 1, 2, 3, 5),
  /** Who gets the pouch first; `random` lets chance decide. */
  starter: seatOrRandom(SEATS.max)
});

/** What the table agreed on before the game. */
export type Options = typeof OPTIONS.defaults;

/** Journalists go back into the pouch, so their turns are not bounded; more than this is as good as impossible. */
const JOURNALIST_TURNS = 100;

/**
 * No game is longer, if nobody takes back what they said and nobody has more than two offers of their own open. Every
 * section is laid once, every bid is higher than the one before, and every card can be given up for one roll.
 */
export function maxMoves(_options: Options, seats: number): number {
  const dice = 2 * seats + 2 * CARDS;
  const bids = DIE * seats + CARDS;
  const talks = (bids + 1) * (2 * seats * seats + seats);
  const session = seats * seats + 7 * seats + 1;
  return (SECTIONS + JOURNALIST_TURNS) * (1 + dice + talks + session);
}
