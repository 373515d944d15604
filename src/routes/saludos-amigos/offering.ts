/** An offer being put together by taps, in sight of all. Whoever is tapped first makes it. */
import {
  addTo,
  changeShare,
  membersOf,
  removeFrom,
  strengthOf,
  type Draft,
  type Seat,
  type Standing,
  type View
} from '$lib/games/saludos-amigos';

export type Offering = Extract<Draft, { kind: 'offer' }>;

/** An offer nobody is in yet. */
export const NOBODY: Offering = { kind: 'offer', order: [], shares: [] };

/**
 * Who would make this offer: the first tapped who has not said "nothing more"; null as long as nobody is in it. A computer,
 * of whom a board asks nothing, makes its own.
 */
export function proposerOf({ order }: Offering, { quiet, asks }: Pick<View, 'quiet' | 'asks'>): Seat | null {
  const people = order.filter((seat) => asks.some(({ by }) => by.includes(seat)));
  return people.find((seat) => !quiet.includes(seat)) ?? people[0] ?? null;
}

/** Its bid; 0 as long as nobody is in it. */
export function bidOf({ order }: Offering, view: Pick<View, 'strengths'>): number {
  return strengthOf(view, order);
}

/** With somebody more in it, or without them; the split keeps itself sensible. */
export function toggled({ kind, order, shares }: Offering, view: View, seat: Seat): Offering {
  return order.includes(seat)
    ? { kind, order: order.filter((other) => other !== seat), shares: removeFrom(view, shares, seat) }
    : { kind, order: [...order, seat], shares: addTo(view, shares, seat) };
}

/** With one million more or less for somebody. */
export function changed(offering: Offering, view: View, seat: Seat, by: 1 | -1): Offering {
  return { ...offering, shares: changeShare(view, offering.shares, seat, by) };
}

/** The same offer, made by the next of them who may still make one. */
export function passedOn(offering: Offering, view: Pick<View, 'quiet' | 'asks'>): Offering {
  const now = proposerOf(offering, view);
  const at = now === null ? 0 : offering.order.indexOf(now) + 1;
  return { ...offering, order: [...offering.order.slice(at), ...offering.order.slice(0, at)] };
}

/** Where a counter-offer begins: at the contract that was tapped, its proposer first. */
export function counterTo({ proposer, shares }: Pick<Standing, 'proposer' | 'shares'>): Offering {
  const others = membersOf(shares).filter((seat) => seat !== proposer);
  return { kind: 'offer', order: [proposer, ...others], shares };
}

/** An offer with these players, split by the suggestion. */
export function offeringOf(view: View, seats: readonly Seat[]): Offering {
  return seats.reduce((offering, seat) => toggled(offering, view, seat), NOBODY);
}
