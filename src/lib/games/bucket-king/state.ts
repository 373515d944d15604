/** The truth about a game of The Bucket King. Never leaves this folder. */
import type { BaseState, Kinds, Played, Seat } from '../../kernel/game';
import type { Card, Pyramid } from './pieces';
import type { Move, News, Options, Phase, Refusal, RoundScore, Trick, View } from './view';

export interface State extends BaseState {
  readonly options: Options;
  readonly seats: number;
  readonly phase: Phase;
  readonly round: number;
  readonly starter: Seat;
  readonly turn: Seat | null;
  /** By seat; while building, the sealed ones, secret until the last is there. */
  readonly pyramids: readonly (Pyramid | null)[];
  /** Buckets standing, by seat. */
  readonly buckets: readonly number[];
  readonly out: readonly Seat[];
  /** By seat, each sorted. */
  readonly hands: readonly (readonly Card[])[];
  readonly trick: Trick | null;
  readonly lastTrick: (Trick & { readonly lost: Seat }) | null;
  /** The top card is the last. */
  readonly draw: readonly Card[];
  readonly discard: readonly Card[];
  readonly mayDraw: Seat | null;
  readonly scores: readonly RoundScore[];
}

/** The types of this game, from the inside. */
export interface Inside extends Kinds {
  readonly options: Options;
  readonly state: State;
  readonly view: View;
  readonly move: Move;
  readonly refusal: Refusal;
  readonly news: News;
}

/** What a move brought about, from the inside. */
export type Result = Played<Inside>;
