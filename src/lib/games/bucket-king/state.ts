/** The truth about a game of The Bucket King. Never leaves this folder. */
import type { BaseState, Kinds, Played, Seat } from '../../kernel/game';
import type { Options } from './options';
import type { Card, Pyramid } from './pieces';
import type { Known } from './recall';
import type { Draft, Move, News, Phase, Refusal, RoundScore, Trick, View } from './types';

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

/**
 * A state with some fields changed. Written out field by field: engines copy `{ ...state }` fast, but slow down some
 * twenty times for the copy of a copy, and a game is nothing else.
 */
export function changed(state: State, change: Partial<Omit<State, 'secret' | 'options' | 'seats'>>): State {
  return {
    secret: true,
    options: state.options,
    seats: state.seats,
    phase: change.phase ?? state.phase,
    round: change.round ?? state.round,
    starter: change.starter ?? state.starter,
    turn: change.turn === undefined ? state.turn : change.turn,
    pyramids: change.pyramids ?? state.pyramids,
    buckets: change.buckets ?? state.buckets,
    out: change.out ?? state.out,
    hands: change.hands ?? state.hands,
    trick: change.trick === undefined ? state.trick : change.trick,
    lastTrick: change.lastTrick === undefined ? state.lastTrick : change.lastTrick,
    draw: change.draw ?? state.draw,
    discard: change.discard ?? state.discard,
    mayDraw: change.mayDraw === undefined ? state.mayDraw : change.mayDraw,
    scores: change.scores ?? state.scores
  };
}

/** The types of this game, from the inside. */
export interface Inside extends Kinds {
  readonly options: Options;
  readonly state: State;
  readonly view: View;
  readonly move: Move;
  readonly refusal: Refusal;
  readonly news: News;
  readonly draft: Draft;
  readonly known: Known;
}

/** What a move brought about, from the inside. */
export type Result = Played<Inside>;
