/**
 * The Bucket King: the only door to its rules. Never exports State.
 */
import type { BaseState, Game } from '../../kernel/game';
import { BUCKET_KING } from '../facts';
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
export { SUITS } from './pieces';
export { DEALT } from './deck';
export { bucketsOf, falls, PLACES, priceOf, ROWS } from './fall';
export { fallsOf, MOST_CARDS } from './moves';
export { pyramidsToGo, type Options } from './options';
export type { Known } from './recall';
export { following } from './play';
export { suggestPyramid } from './suggest';

/** The types of this game, from the outside: of a state nothing shows but that it is secret. */
export interface BucketKing {
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
  ...BUCKET_KING,
  options: OPTIONS,
  soundness: () => import('./sound').then(({ sound }) => sound),
  migrations: [],
  maxMoves,
  setup,
  view: viewOf,
  hear,
  // Buckets fall before everybody's eyes.
  isForAll: ({ kind }) => kind === 'gaveWay',
  moves,
  refuse,
  play,
  recall,
  imagine
};

/** The Bucket King, by Stefan Dorra: tricks that knock over pyramids of buckets. */
export const bucketKing: Game<BucketKing> = rules;
