/** An offer being put together by taps, in sight of all. Whoever is tapped first makes it. */
import {
  addTo,
  changeShare,
  removeFrom,
  strengthOf,
  type Draft,
  type Seat,
  type View
} from '$lib/games/saludos-amigos';

export type Offering = Extract<Draft, { kind: 'offer' }>;

/** An offer nobody is in yet. */
export const NOBODY: Offering = { kind: 'offer', order: [], shares: [] };

/** Who would make this offer: the first tapped who has not said "nothing more"; null as long as nobody is in it. */
export function proposerOf({ order }: Offering, { quiet }: Pick<View, 'quiet'>): Seat | null {
  return order.find((seat) => !quiet.includes(seat)) ?? order[0] ?? null;
}

/** Its bid; 0 as long as nobody is in it. */
export function bidOf({ order }: Offering, view: Pick<View, 'strengths'>): number {
  return strengthOf(view, order);
}

/** With somebody more in it, or without them; the split begins anew. */
export function toggled({ kind, order, shares }: Offering, view: View, seat: Seat): Offering {
  return order.includes(seat)
    ? { kind, order: order.filter((other) => other !== seat), shares: removeFrom(view, shares, seat) }
    : { kind, order: [...order, seat], shares: addTo(view, shares, seat) };
}

/** With one million more or less for somebody. */
export function changed(offering: Offering, view: View, seat: Seat, by: 1 | -1): Offering {
  return { ...offering, shares: changeShare(view, offering.shares, seat, by) };
}

/** An offer with these players, split by the suggestion. */
export function offeringOf(view: View, seats: readonly Seat[]): Offering {
  return seats.reduce((offering, seat) => toggled(offering, view, seat), NOBODY);
}
