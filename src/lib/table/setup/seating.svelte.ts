/** Who sits where, while the table is being set. Turn order is what the places make it: clockwise round the table. */
import { emblemName } from '../../ui/emblems';
import { LOOKS } from '../../ui/looks';
import { PLACES, spread } from '../places';
import { sameName, tidy, type Known } from './names';

/** Somebody at the table; `id` stays when they change seats. */
export interface Sitter {
  readonly id: number;
  /** Empty until somebody names the seat: it is called by its emblem then. */
  name: string;
  look: number;
  /** Clockwise from the near edge, in eighths of a turn. */
  place: number;
}

/** Why the game can't start yet: the name of this seat is another's, too. */
export interface SeatingProblem {
  readonly seat: number;
  readonly name: string;
}

/** Who is to start: the id of a sitter, or chance. */
export type Starter = number | 'random';

/** The people around a table that is being set. */
export class Seating {
  readonly least: number;
  readonly most: number;
  /** By seat, clockwise from the near edge. */
  sitters: Sitter[] = $state([]);
  /** Nobody has taken a place by hand: then all sit evenly spread. */
  #isSpread = true;
  #ids = 0;

  constructor(seats: { readonly min: number; readonly max: number }, last: readonly Known[]) {
    this.least = seats.min;
    this.most = seats.max;
    const people = last.slice(0, seats.max);
    const places = people.map(({ place }) => place ?? null);
    for (const player of people) this.add(player);
    while (this.sitters.length < seats.min) this.add(null);
    const known = places.every((place, seat) => place !== null && places.indexOf(place) === seat);
    if (people.length === this.sitters.length && known) {
      for (const [seat, sitter] of this.sitters.entries()) sitter.place = places[seat] ?? 0;
      this.#settle();
    }
  }

  /** The seat of whoever is to start; chance decides where they have left the table. */
  starting(starter: Starter): number | 'random' {
    const seat = this.sitters.findIndex(({ id }) => id === starter);
    return seat < 0 ? 'random' : seat;
  }

  get full(): boolean {
    return this.sitters.length >= this.most;
  }

  get fewest(): boolean {
    return this.sitters.length <= this.least;
  }

  /** The first thing that keeps the game from starting. */
  get problem(): SeatingProblem | null {
    for (const [seat, { name }] of this.players.entries()) {
      if (this.players.slice(0, seat).some((earlier) => sameName(earlier.name, name))) return { seat, name };
    }
    return null;
  }

  /** Who sits at the table, in the language of now: seats that nobody has named are called by their emblems. */
  get players(): readonly (Known & { readonly place: number })[] {
    return this.sitters.map(({ name, look, place }) => ({ name: tidy(name) || emblemName(look), look, place }));
  }

  /** What is remembered of the table: no name for a seat that nobody has named. */
  get people(): readonly Known[] {
    return this.sitters.map(({ name, look, place }) => ({ name: tidy(name), look, place }));
  }

  /** Does somebody of this name sit here, other than by the name of an emblem? */
  seats(name: string): boolean {
    return this.sitters.some((sitter) => tidy(sitter.name) !== '' && sameName(sitter.name, name));
  }

  /** Where each seat sits, for the table's settings. */
  get seatMap(): readonly number[] {
    return this.sitters.map(({ place }) => place);
  }

  /** Somebody known takes the last seat, or somebody without a name yet. A known person keeps their look if it is free. */
  add(known: Known | null): void {
    const free = this.#places().findIndex((sitter, place) => sitter === undefined && place > this.#last());
    this.#join(known, free >= 0 ? free : this.#places().indexOf(undefined));
    if (this.#isSpread) this.#spread();
  }

  /** Somebody without a name takes the chair at this place. */
  addAt(place: number): void {
    if (this.#places()[place] !== undefined) return;
    this.#join(null, place);
    this.#settle();
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

  /** Somebody known is not playing after all: their seat is nobody's again, and stays. */
  unseat({ name }: Known): void {
    for (const sitter of this.sitters) if (sameName(sitter.name, name)) sitter.name = '';
  }

  rename(seat: number, name: string): void {
    const sitter = this.sitters[seat];
    if (sitter !== undefined) sitter.name = name;
  }

  remove(seat: number): void {
    if (this.fewest) return;
    this.sitters.splice(seat, 1);
    if (this.#isSpread) this.#spread();
  }

  /** Two change chairs, and with them the order of play. */
  swap(one: number, other: number): void {
    const first = this.sitters[one];
    const second = this.sitters[other];
    if (first === undefined || second === undefined) return;
    [first.place, second.place] = [second.place, first.place];
    this.#sort();
  }

  /** Somebody takes the chair at this place; whoever sat there takes the one that became free. */
  sit(seat: number, place: number): void {
    const sitter = this.sitters[seat];
    if (sitter === undefined || sitter.place === place) return;
    const there = this.#places()[place];
    if (there !== undefined) {
      this.swap(seat, this.sitters.indexOf(there));
      return;
    }
    sitter.place = place;
    this.#settle();
  }

  /** Takes a look; whoever had it gets the one that became free. */
  dress(seat: number, look: number): void {
    const sitter = this.sitters[seat];
    if (sitter === undefined) return;
    const before = this.sitters.find((other) => other.look === look);
    if (before !== undefined) before.look = sitter.look;
    sitter.look = look;
  }

  /** Who sits at each place of the table. */
  #places(): readonly (Sitter | undefined)[] {
    return Array.from({ length: PLACES }, (_, place) => this.sitters.find((sitter) => sitter.place === place));
  }

  #last(): number {
    return Math.max(-1, ...this.seatMap);
  }

  #join(known: Known | null, place: number): void {
    if (this.full) return;
    const taken = this.sitters.map((sitter) => sitter.look);
    const free = LOOKS.findIndex((_, look) => !taken.includes(look));
    const look = known !== null && !taken.includes(known.look) ? known.look : free;
    this.#ids += 1;
    this.sitters.push({ id: this.#ids, name: known?.name ?? '', look, place });
  }

  #spread(): void {
    for (const [seat, place] of spread(this.sitters.length).entries()) {
      const sitter = this.sitters[seat];
      if (sitter !== undefined) sitter.place = place;
    }
  }

  /** The places were taken by hand now, unless they happen to be the even ones. */
  #settle(): void {
    this.#sort();
    const even = spread(this.sitters.length);
    this.#isSpread = this.sitters.every(({ place }, seat) => place === even[seat]);
  }

  #sort(): void {
    this.sitters.sort((a, b) => a.place - b.place);
  }
}
