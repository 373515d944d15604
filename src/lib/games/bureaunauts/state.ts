/** The truth about a game of Bureaunauts. Never leaves this folder. */
import type { BaseState, Kinds, Played, Seat } from '../../kernel/game';
import type { Random } from '../../kernel/random';
import type { Draft, Move, Refusal } from './move';
import type { News } from './news';
import type { Options } from './options';
import type { Choice, Face, Goal, Phone } from './pieces';
import type { Known } from './recall';
import type { Board, View } from './types';

export interface State extends BaseState, Board {
  readonly seats: number;
  /** Who has sealed a plan, Phone or choice, while others still think. */
  readonly done: readonly Seat[];
  /** What lies under each face-down card; null where a card lies open. */
  readonly faces: readonly (Face | null)[];
  /** Every Career Plan by seat and rank, completed goals included. */
  readonly plans: readonly (readonly Goal[])[];
  /** Career Goals nobody drew. */
  readonly goalDeck: readonly Goal[];
  /** Jelly Activity cards to come, as places in `JELLY_CARDS`; the top one is the last. */
  readonly jellyDeck: readonly number[];
  /** By seat: Phones set, and not shown yet. */
  readonly dialled: readonly (Phone | null)[];
  /** By seat: choices sealed for a Meeting. */
  readonly choices: readonly (Choice | null)[];
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

/**
 * A move being carried out: a copy of the state whose fields are replaced one after the other (what they hold is never
 * changed), the news so far, and the chance there is.
 */
export interface Work {
  readonly state: { -readonly [Field in keyof State]: State[Field] };
  readonly news: News[];
  readonly random: Random;
}
