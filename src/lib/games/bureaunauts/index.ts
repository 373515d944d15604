/**
 * Bureaunauts: the only door to its rules. Never exports State.
 */
import type { BaseState, Game } from '../../kernel/game';
import { BUREAUNAUTS } from '../facts';
import { imagine } from './imagine';
import { hear, viewOf } from './view';
import type { Draft, Move, Refusal } from './move';
import { moves } from './moves';
import type { News } from './news';
import { maxMoves, OPTIONS, type Options } from './options';
import { play, setup } from './play';
import { refuse } from './refuse';
import { recall, type Known } from './recall';
import type { Inside } from './state';
import type { View } from './types';

export type { Mover, Outcome, Seat } from '../../kernel/game';
export type * from './move';
export type * from './news';
export type * from './pending';
export * from './pieces';
export type * from './types';
export { HIGHEST_LEVEL, priceOf } from './actions';
export { phonesAsked } from './asks';
export { enemiesAt, isInDanger, missingFor, SWARM_JELLIES, targetsAt, targetsOf, type Target } from './attack';
export { placesFor, standingOn } from './contest';
export { completedOf, departmentOf, MOST_SPACESHIPS, needOf, PLAN, progressOf } from './goals';
export { CARDS_IN_BOX, CELLS, cellOf, nameOf, nextTo, PHOTONS } from './grid';
export { JELLY_CARDS } from './jelly-cards';
export { JELLY_TOKENS } from './jellies';
export { isAhead, meetingNow, MOST_ROUNDS } from './meeting';
export { phonesOf } from './moves';
export type { Options } from './options';
export type { Known } from './recall';
export { refuseAction } from './refuse';
export { INFLUENCE } from './rewards';
export { topOf } from './work';
export {
  departmentsToTurn,
  electedIn,
  MAJORITY,
  softMajorities,
  verdictOf,
  verdictWith,
  voteOdds,
  type VoteOdds
} from './vote';

/** The types of this game, from the outside: of a state nothing shows but that it is secret. */
export interface Bureaunauts {
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
  ...BUREAUNAUTS,
  options: OPTIONS,
  soundness: () => import('./sound').then(({ sound }) => sound),
  migrations: [],
  maxMoves,
  setup,
  view: viewOf,
  hear,
  isForAll: ({ kind }) => kind === 'meetingShown',
  moves,
  refuse,
  play,
  recall,
  imagine
};

/** Bureaunauts, by Allison Markello, Todd Markello and Brian Heasley: careers among the stars, and a vote. */
export const bureaunauts: Game<Bureaunauts> = rules;
