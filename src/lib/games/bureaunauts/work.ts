/** How a move is carried out: small changes to a copy of the state, and notes of what is still to be done. */
import type { Seat } from '../../kernel/game';
import type { Random } from '../../kernel/random';
import type { Pending } from './pending';
import type { State, Work } from './state';
import type { Career } from './types';

/** A copy of the state to work on. Only its fields are replaced; what they hold stays as it is. */
export function workOn(state: State, random: Random): Work {
  return { state: { ...state }, news: [], random };
}

/** Puts these on top of what is to be done, so that the first of them comes first. */
export function push(work: Work, ...tasks: readonly Pending[]): void {
  work.state.pending = [...work.state.pending, ...tasks.toReversed()];
}

/** The next thing to be done, which waits for somebody; null when nothing is. */
export function topOf(state: Pick<State, 'pending'>): Pending | null {
  return state.pending[state.pending.length - 1] ?? null;
}

/** Takes the next thing from what is to be done. */
export function pop(work: Work): Pending | null {
  const { pending } = work.state;
  work.state.pending = pending.slice(0, -1);
  return pending[pending.length - 1] ?? null;
}

/**
 * Takes the next thing from what is to be done, which is of this kind.
 *
 * @throws {Error} when it is not: a bug of ours, moves are looked at before.
 */
export function take<Kind extends Pending['kind']>(work: Work, kind: Kind): Extract<Pending, { kind: Kind }> {
  const top = pop(work);
  if (top?.kind !== kind) throw new Error(`${kind} was to be done, not ${top?.kind ?? 'nothing'}`);
  return top as Extract<Pending, { kind: Kind }>;
}

/** Everything of a player that lies open. */
export function careerOf(state: Pick<State, 'careers'>, seat: Seat): Career {
  const career = state.careers[seat];
  if (career === undefined) throw new RangeError(`nobody on seat ${seat}`);
  return career;
}

/** Changes something of a player that lies open. */
export function change(work: Work, seat: Seat, changes: Partial<Career>): void {
  const { state } = work;
  state.careers = state.careers.with(seat, { ...careerOf(state, seat), ...changes });
}

/** All seats in turn order: clockwise from the first player. */
export function inTurnOrder(state: Pick<State, 'seats' | 'starter'>): readonly Seat[] {
  return (TURN_ORDERS[state.seats] ?? [])[state.starter] ?? [];
}

/** These seats in turn order. */
export function sortedByTurn(state: Pick<State, 'seats' | 'starter'>, seats: readonly Seat[]): readonly Seat[] {
  return inTurnOrder(state).filter((seat) => seats.includes(seat));
}

/** By number of players, then by first player. */
const TURN_ORDERS = Array.from({ length: 7 }, (_, seats) =>
  Array.from({ length: seats }, (__, starter) => Array.from({ length: seats }, (___, step) => (starter + step) % seats))
);
