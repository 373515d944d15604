/**
 * Saludos Amigos!: the only door to its rules. Never exports State.
 */
import type { BaseState, Game } from '../../kernel/game';
import { SALUDOS_AMIGOS } from '../facts';
import { imagine } from './imagine';
import { hear, viewOf } from './view';
import { moves } from './moves';
import { maxMoves, OPTIONS, type Options } from './options';
import { play, setup } from './play';
import { recall, type Known } from './recall';
import { refuse } from './refuse';
import type { Inside } from './state';
import type { View } from './types';
import type { Draft, Move, News, Refusal } from './words';

export type { Mover, Outcome, Seat } from '../../kernel/game';
export * from './types';
export type * from './words';
export { CARDS, COMPLETE_TO_END, COPIES, DIE, JOURNALISTS, PROJECTS, sizeOf, VALUES } from './pieces';
export { valueOf } from './deck';
export { coalitionsBeating, type Coalition } from './coalitions';
export { addTo, changeShare, removeFrom, suggestShares } from './compose';
export {
  checkOffer,
  checkSplit,
  isMember,
  isSameShares,
  leadersOf,
  membersOf,
  membersOfSide,
  millionsOf,
  missingSeals,
  prizeOf,
  sharedIn,
  sideOf,
  strengthOf,
  tankardOf
} from './offers';
export type { Options } from './options';
export type { Known } from './recall';

/** The types of this game, from the outside: of a state nothing shows but that it is secret. */
export interface SaludosAmigos {
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
  ...SALUDOS_AMIGOS,
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

/** Saludos Amigos!, by Peter Lewe: talks about millions, a tankard, and now and then a council session. */
export const saludosAmigos: Game<SaludosAmigos> = rules;
