import type { Seat } from '$lib/games/bucket-king';

/** On which side of the sign a seat's cards lie. */
export type Side = 'left' | 'right';

/** Seats go clockwise around the yard, from the bottom left: the first half stands on the left. */
export function sideOf(seat: Seat, seats: number): Side {
  return seat < Math.ceil(seats / 2) ? 'left' : 'right';
}

/** Who stands on this side, from the top of the yard down. */
export function seatsOn(side: Side, seats: number): readonly Seat[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const here = all.filter((seat) => sideOf(seat, seats) === side);
  return side === 'left' ? here.toReversed() : here;
}
