/** To whom the tablet goes next: as few handovers as the asks allow. */
import type { Ask, BaseView, Seat } from '../kernel/game';

/**
 * The way round the table for choices made at the same time: clockwise, and so that it ends at whoever acts next. Where
 * nobody is known to act next, it begins at the seat that had the tablet last.
 */
export function order(by: readonly Seat[], actsNext: Seat | null, last: Seat | null, seats: number): readonly Seat[] {
  const first = actsNext === null ? (last ?? 0) : actsNext + 1;
  const way = Array.from({ length: seats }, (_, step) => (first + step) % seats);
  return way.filter((seat) => by.includes(seat));
}

/** Who begins once everybody has chosen, if the game says so in what all may see (its view has a `starter`). */
export function actsNext(view: BaseView & { readonly starter?: unknown }): Seat | null {
  return typeof view.starter === 'number' ? view.starter : null;
}

/** Who has to take the tablet for this ask still. Who has sealed a choice has done their part. */
function waiting(ask: Ask, done: readonly Seat[]): readonly Seat[] {
  const seats = ask.by.filter((mover): mover is Seat => mover !== 'table');
  return ask.sealed ? seats.filter((seat) => !done.includes(seat)) : seats;
}

/**
 * Who takes the tablet next, or null when nobody needs a hand of their own now: the choice is made in sight of all, or
 * the game is over. Choices the game may go on without never ask for a handover.
 */
export function nextSeat(view: BaseView, last: Seat | null): Seat | null {
  for (const ask of view.asks) {
    if (ask.from !== 'hand' || ask.optional) continue;
    const [next] = order(waiting(ask, view.done), ask.sealed ? actsNext(view) : null, last, view.seats);
    if (next !== undefined) return next;
  }
  return null;
}

/** Has this seat to choose from its hand now, so that the game waits for it? */
export function isWaitedFor(view: BaseView, seat: Seat): boolean {
  return view.asks.some((ask) => ask.from === 'hand' && !ask.optional && waiting(ask, view.done).includes(seat));
}

/** The ask that wants this seat's hand, for the words on its curtain. */
export function handAsk(view: BaseView, seat: Seat): Ask | null {
  const own = view.asks.filter((ask) => ask.from === 'hand' && ask.by.includes(seat));
  return own.find((ask) => !ask.optional && waiting(ask, view.done).includes(seat)) ?? own[0] ?? null;
}

/** Whose choice the game waits for now, in the order of the asks; those who have sealed theirs are not among them. */
export function actors(view: BaseView): readonly Seat[] {
  return view.asks.filter((ask) => !ask.optional).flatMap((ask) => waiting(ask, view.done));
}
