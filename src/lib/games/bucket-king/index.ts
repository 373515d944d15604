/**
 * The Bucket King: the only door to its rules. Never exports State.
 */
import type { Game } from '../../kernel/game';
import type { Move, News, Options, Refusal, View } from './view';

export type { Mover, Outcome, Seat } from '../../kernel/game';
export * from './view';
export { SUITS } from './pieces';
