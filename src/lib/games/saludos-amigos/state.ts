/** The truth about a game of Saludos Amigos!. Never leaves this folder. */
import type { BaseState, Kinds, Played, Seat } from '../../kernel/game';
import type {
  Ending,
  LastTurn,
  Offer,
  Options,
  Phase,
  Section,
  Session,
  SessionResult,
  Shares,
  Standing,
  View
} from './view';
import type { Move, News, Refusal } from './words';

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
