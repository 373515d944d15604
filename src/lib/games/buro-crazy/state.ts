/** The truth about a game of Büro Crazy. Never leaves this folder. */
import type { BaseState, Kinds, Played } from '../../kernel/game';
import type { Options } from './options';
import type { Cards } from './pieces';
import type { Known } from './recall';
import type { Building, Draft, Duel, Move, News, Phase, Refusal, Reveal, View } from './types';

export interface State extends BaseState {
  readonly options: Options;
  readonly seats: number;
  readonly phase: Phase;
  readonly building: Building;
  /** The duel under way or just shown; null once all are fought. */
  readonly duel: Duel | null;
  /** How many of the fifteen are decided. */
  readonly fought: number;
  /** By seat; a sealed stake stays among them until it is revealed. */
  readonly hands: readonly Cards[];
  /** The sealed stakes of the left and the right. */
  readonly stakes: readonly [Cards | null, Cards | null];
  readonly reveal: Reveal | null;
  readonly kitchen: Cards;
  readonly reserve: Cards;
  readonly roof: Cards;
  /** The nine piles in the order of turning, once the roof is shared out; how many are turned; and what was left over. */
  readonly piles: readonly Cards[];
  readonly turned: number;
  readonly aside: Cards;
}

/**
 * A state with some fields changed. Written out field by field: engines copy `{ ...state }` fast, but slow down a lot for
 * the copy of a copy, and a game is nothing else.
 */
export function changed(state: State, change: Partial<Omit<State, 'secret' | 'options' | 'seats'>>): State {
  return {
    secret: true,
    options: state.options,
    seats: state.seats,
    phase: change.phase ?? state.phase,
    building: change.building ?? state.building,
    duel: change.duel === undefined ? state.duel : change.duel,
    fought: change.fought ?? state.fought,
    hands: change.hands ?? state.hands,
    stakes: change.stakes ?? state.stakes,
    reveal: change.reveal === undefined ? state.reveal : change.reveal,
    kitchen: change.kitchen ?? state.kitchen,
    reserve: change.reserve ?? state.reserve,
    roof: change.roof ?? state.roof,
    piles: change.piles ?? state.piles,
    turned: change.turned ?? state.turned,
    aside: change.aside ?? state.aside
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
