/** What a table agrees on before the game, and how long it can get. (rules: House rules) */
import { flag, optionSet } from '../../kernel/options';
import { BURO_CRAZY } from '../facts';

/** How many can play. */
export const SEATS = BURO_CRAZY.seats;

/** The source's rules, unless a table chooses: what a hand is worth is its owner's secret. */
export const OPTIONS = optionSet({
  /** Table option "Open ledger": everybody's points in hand are shown to all. */
  openLedger: flag()
});

/** What the table agreed on before the game. */
export type Options = typeof OPTIONS.defaults;

/**
 * No game is longer, if nobody takes a sealed stake back. Every choice is two seals and a tap. A duel has one end and at
 * most one tie that costs nothing; every other tie puts a point or more on the roof, and hands begin with 152 points
 * each and get 200 from the kitchen at most. Nine piles are turned over.
 */
export function maxMoves(_options: Options, seats: number): number {
  const ties = 152 * seats + 80 + 60 + 40 + 20;
  return 3 * (15 * 2 + ties) + 9;
}
