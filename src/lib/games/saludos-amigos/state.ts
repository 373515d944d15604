/** The truth about a game of Saludos Amigos!. Never leaves this folder. */
import type { BaseState, Kinds, Played, Seat } from '../../kernel/game';
import type { Options } from './options';
import type { Known } from './recall';
import type { Ending, LastTurn, Offer, Phase, Section, Session, SessionResult, Shares, Standing, View } from './types';
import type { Draft, Move, News, Refusal } from './words';

export interface State extends BaseState {
  readonly options: Options;
  readonly seats: number;
  readonly phase: Phase;
  readonly turn: number;
  readonly holder: Seat;
  /** Sections lying, by project. What is left in the pouch follows from this and `journalists`. */
  readonly built: readonly number[];
  readonly journalists: number;
  readonly money: readonly number[];
  /** Card values in hand, by seat, each sorted. Without the one pushed forward, with those sealed. */
  readonly hands: readonly (readonly number[])[];
  /** The top card is the last. */
  readonly deck: readonly number[];
  /** Discards shown in sessions: how many of value 1, 2 and 3. */
  readonly open: readonly number[];
  /** Discards given face down for another roll. */
  readonly faceDown: readonly number[];
  readonly section: Section | null;
  readonly rolls: readonly (readonly number[])[];
  readonly stands: readonly Seat[];
  readonly choosing: readonly Seat[];
  /** Fixed for the turn once all stand. */
  readonly strengths: readonly number[] | null;
  readonly standing: Standing | null;
  readonly offers: readonly Offer[];
  readonly made: number;
  readonly barred: readonly Shares[];
  readonly quiet: readonly Seat[];
  readonly session: Session | null;
  readonly result: SessionResult | null;
  /** Cards pushed forward, by seat: secret until the reveal. */
  readonly forward: readonly (number | null)[];
  /** Sealed cards, by seat: secret until the reveal. They are still in the hand. */
  readonly sealed: readonly (readonly number[] | null)[];
  readonly last: LastTurn | null;
  readonly ending: Ending | null;
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
    turn: change.turn ?? state.turn,
    holder: change.holder ?? state.holder,
    built: change.built ?? state.built,
    journalists: change.journalists ?? state.journalists,
    money: change.money ?? state.money,
    hands: change.hands ?? state.hands,
    deck: change.deck ?? state.deck,
    open: change.open ?? state.open,
    faceDown: change.faceDown ?? state.faceDown,
    section: change.section === undefined ? state.section : change.section,
    rolls: change.rolls ?? state.rolls,
    stands: change.stands ?? state.stands,
    choosing: change.choosing ?? state.choosing,
    strengths: change.strengths === undefined ? state.strengths : change.strengths,
    standing: change.standing === undefined ? state.standing : change.standing,
    offers: change.offers ?? state.offers,
    made: change.made ?? state.made,
    barred: change.barred ?? state.barred,
    quiet: change.quiet ?? state.quiet,
    session: change.session === undefined ? state.session : change.session,
    result: change.result === undefined ? state.result : change.result,
    forward: change.forward ?? state.forward,
    sealed: change.sealed ?? state.sealed,
    last: change.last === undefined ? state.last : change.last,
    ending: change.ending === undefined ? state.ending : change.ending
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
