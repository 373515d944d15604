/**
 * One unsound change, or more, for each field of a state. The table of a game is typed by its state: a field without a row
 * does not compile.
 */
import type { BaseState } from '../../src/lib/kernel/game';

/** A change of one field: what is wrong with it, in what states it can be made, and what the field is instead. */
export interface Planted<State, Value> {
  readonly what: string;
  readonly when?: (state: State) => boolean;
  /** Anything may come from outside, so this need not be of the field's type. */
  readonly to: (value: Value, state: State) => unknown;
}

/** For each field what is to be planted in it. */
export type Unsound<State extends BaseState> = {
  readonly [Field in keyof State]-?: readonly [Planted<State, State[Field]>, ...Planted<State, State[Field]>[]];
};
