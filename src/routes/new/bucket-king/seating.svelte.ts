/** Who sits where, while the table is being set. */
import { LOOKS } from '$lib/ui/looks';
import { sameName, tidy, type Known } from './names';

/** Somebody at the table; `id` stays when they change seats. */
export interface Sitter {
  readonly id: number;
  name: string;
  look: number;
}

/** Why the game can't start yet. */
export type SeatingProblem =
  | { readonly kind: 'missing'; readonly seat: number }
  | { readonly kind: 'twice'; readonly seat: number; readonly name: string };

export class Seating {
  readonly least: number;
  readonly most: number;
  /** By seat, clockwise. */
  sitters: Sitter[] = $state([]);
  #ids = 0;

  constructor(seats: { readonly min: number; readonly max: number }, last: readonly Known[]) {
    this.least = seats.min;
    this.most = seats.max;
    for (const player of last.slice(0, seats.max)) this.add(player);
    while (this.sitters.length < seats.min) this.add(null);
  }

  get full(): boolean {
    return this.sitters.length >= this.most;
  }

  get fewest(): boolean {
    return this.sitters.length <= this.least;
  }

  /** The first thing that keeps the game from starting. */
  get problem(): SeatingProblem | null {
    const missing = this.sitters.findIndex((sitter) => tidy(sitter.name) === '');
    if (missing >= 0) return { kind: 'missing', seat: missing };
    for (const [seat, sitter] of this.sitters.entries()) {
      if (this.sitters.slice(0, seat).some((earlier) => sameName(earlier.name, sitter.name))) {
        return { kind: 'twice', seat, name: tidy(sitter.name) };
      }
    }
    return null;
  }

  /** The names as they will stand in the game. */
  get players(): readonly Known[] {
    return this.sitters.map(({ name, look }) => ({ name: tidy(name), look }));
  }

  /** Somebody known takes the last seat, or somebody without a name yet. A known person keeps their look if it is free. */
  add(known: Known | null): void {
    if (this.full) return;
    const taken = this.sitters.map((sitter) => sitter.look);
    const free = LOOKS.findIndex((_, look) => !taken.includes(look));
    const look = known !== null && !taken.includes(known.look) ? known.look : free;
    this.#ids += 1;
    this.sitters.push({ id: this.#ids, name: known?.name ?? '', look });
  }

  /** Somebody known sits down: on the first seat without a name, else on a new one. */
  seat(known: Known): void {
    const empty = this.sitters.find((sitter) => tidy(sitter.name) === '');
    if (empty === undefined) {
      this.add(known);
      return;
    }
    empty.name = known.name;
    if (!this.sitters.some((sitter) => sitter.look === known.look)) empty.look = known.look;
  }

  rename(seat: number, name: string): void {
    const sitter = this.sitters[seat];
    if (sitter !== undefined) sitter.name = name;
  }

  remove(seat: number): void {
    if (!this.fewest) this.sitters.splice(seat, 1);
  }

  swap(one: number, other: number): void {
    const first = this.sitters[one];
    const second = this.sitters[other];
    if (first === undefined || second === undefined) return;
    this.sitters[one] = second;
    this.sitters[other] = first;
  }

  /** Takes a look; whoever had it gets the one that became free. */
  dress(seat: number, look: number): void {
    const sitter = this.sitters[seat];
    if (sitter === undefined) return;
    const before = this.sitters.find((other) => other.look === look);
    if (before !== undefined) before.look = sitter.look;
    sitter.look = look;
  }
}

/** Where each seat sits around the table, in eighths of a turn clockwise from the near edge. */
export function seatMap(seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => Math.round((seat * 8) / seats) % 8);
}
