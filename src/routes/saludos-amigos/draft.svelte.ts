/** An offer being put together by taps. Whoever is tapped first makes it. */
import {
  addTo,
  changeShare,
  isMember,
  removeFrom,
  strengthOf,
  type Seat,
  type Shares,
  type View
} from '$lib/games/saludos-amigos';

export class Draft {
  /** Who gets what so far, in the order of the seats. */
  shares: Shares = $state.raw([]);
  /** Who is in it, in the order in which they were tapped. */
  #order: readonly Seat[] = $state.raw([]);

  has(seat: Seat): boolean {
    return isMember(this.shares, seat);
  }

  /** Who would make this offer: the first tapped who has not said "nothing more"; null as long as nobody is in it. */
  proposer(view: Pick<View, 'quiet'>): Seat | null {
    return this.#order.find((seat) => !view.quiet.includes(seat)) ?? this.#order[0] ?? null;
  }

  /** Its bid; 0 as long as nobody is in it. */
  bid(view: Pick<View, 'strengths'>): number {
    return strengthOf(view, this.#order);
  }

  /** Puts somebody in, or takes them out again; the split begins anew. */
  toggle(view: View, seat: Seat): void {
    const isIn = this.has(seat);
    this.shares = isIn ? removeFrom(view, this.shares, seat) : addTo(view, this.shares, seat);
    this.#order = isIn ? this.#order.filter((other) => other !== seat) : [...this.#order, seat];
  }

  /** One million more or less for somebody. */
  change(view: View, seat: Seat, by: 1 | -1): void {
    this.shares = changeShare(view, this.shares, seat, by);
  }

  /** Begins anew with these players, split by the suggestion. */
  take(view: View, seats: readonly Seat[]): void {
    this.clear();
    for (const seat of seats) this.toggle(view, seat);
  }

  clear(): void {
    this.shares = [];
    this.#order = [];
  }
}
