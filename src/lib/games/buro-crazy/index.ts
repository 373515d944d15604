/**
 * Büro Crazy: the only door to its rules. Never exports State.
 */
import type { BaseState, Game } from '../../kernel/game';
import { BURO_CRAZY } from '../facts';
import { imagine } from './imagine';
import { hear, viewOf } from './view';
import { moves, refuse } from './moves';
import { maxMoves, OPTIONS, type Options } from './options';
import { play, setup } from './play';
import { recall, type Known } from './recall';
import type { Inside } from './state';
import type { Draft, Move, News, Refusal, View } from './types';

export type { Mover, Outcome, Seat } from '../../kernel/game';
export * from './types';
export { LEVELS, SIDES, VALUES } from './pieces';
export { countOf, minus, NONE, plus, pointsOf } from './cards';
export {
  bracketOf,
  climbed,
  DUELS,
  highestOf,
  KITCHEN_FOR,
  ownerIn,
  PILES_FOR,
  placeAbove,
  stillInRace
} from './bracket';
export { across, sideOf } from './duel';
export type { Options } from './options';
export type { Known, Staked } from './recall';
export { exactly as fewestCards, mostCards } from './pay';
export { nextAfter, prospectOf, takenAgainst, type Next } from './prospect';
export { PILES } from './score';

/** The types of this game, from the outside: of a state nothing shows but that it is secret. */
export interface BuroCrazy {
  readonly options: Options;
  readonly state: BaseState;
  readonly view: View;
  readonly move: Move;
  readonly refusal: Refusal;
  readonly news: News;
  readonly draft: Draft;
  readonly known: Known;
}

const rules: Game<Inside> = {
  ...BURO_CRAZY,
  options: OPTIONS,
  soundness: () => import('./sound').then(({ sound }) => sound),
  migrations: [],
  maxMoves,
  setup,
  view: viewOf,
  hear,
  moves,
  refuse,
  play,
  recall,
  imagine
};

/** Büro Crazy, by Günter Burkhardt: sealed bribes, and a climb to the boss' suite. */
export const buroCrazy: Game<BuroCrazy> = rules;
