/** Who sits where, while the table is being set. Turn order is what the places make it: clockwise round the table. */
import type { Level } from '../../bots/mind';
import { emblemName } from '../../ui/emblems';
import { LOOKS } from '../../ui/looks';
import { PLACES, spread } from '../places';
import { computerName, sameName, tidy, type Known } from './names';

/** Somebody at the table; `id` stays when they change seats. */
export interface Sitter {
  readonly id: number;
  /** Empty until somebody names the seat: it is called by its emblem then. A computer always has one. */
  name: string;
  /** How well the computer plays that sits here; null: a person. */
  computer: Level | null;
  look: number;
  /** May this person ask for hints? */
  hints: boolean;
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

/** How many a game is for. */
export interface Seats {
  readonly min: number;
  readonly max: number;
  readonly best: number;
}

/** The players around a table that is being set. */
export class Seating {
  readonly least: number;
  readonly most: number;
  readonly #best: number;
  /** By seat, clockwise from the near edge. */
  sitters: Sitter[] = $state([]);
  /** Nobody has taken a place by hand: then all sit evenly spread. */
  #isSpread = true;
  #ids = 0;
  /** The seats nobody has asked for: the game needs so many, or the last table had them without a name. */
  readonly #unasked: number[] = [];
  /** The seats that somebody has seen to, though not named. */
  readonly #touched: number[] = [];
  /** How computers play that come from now on. */
  #level: Level = 'fair';

  constructor(seats: Seats, last: readonly Known[]) {
    this.least = seats.min;
    this.most = seats.max;
    this.#best = seats.best;
    const people = [...last];
    // Of a larger table the computers leave first.
    while (people.length > seats.max)
      people.splice(
        people.findLastIndex(({ computer = null }) => computer !== null),
        1
      );
    const places = people.map(({ place }) => place ?? null);
    for (const player of people) this.add(player);
    while (this.sitters.length < seats.min) this.add(null);
    this.#unasked.push(...this.sitters.map(({ id }) => id));
    if (this.computers.length === this.sitters.length) this.wind(0, null);
    this.#level = this.computers[0] ?? this.#level;
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

  /** How well the computers at the table play: null where they differ, or where there are none. */
  get level(): Level | null {
    const [first, ...others] = this.computers;
    return first !== undefined && others.every((level) => level === first) ? first : null;
  }

  /** The level of each computer at the table. */
  get computers(): readonly Level[] {
    return this.sitters.flatMap(({ computer }) => computer ?? []);
  }

  /** One person, with computers alone. */
  get isAlone(): boolean {
    return this.computers.length > 0 && this.computers.length === this.sitters.length - 1;
  }

  /** May a computer take this seat, or nobody? Somebody has to play. */
  isNeeded(sitter: Sitter): boolean {
    return sitter.computer === null && this.computers.length >= this.sitters.length - 1;
  }

  /** The first thing that keeps the game from starting. */
  get problem(): SeatingProblem | null {
    for (const [seat, { name }] of this.players.entries()) {
      if (this.players.slice(0, seat).some((earlier) => sameName(earlier.name, name))) return { seat, name };
    }
    return null;
  }

  /** Who sits at the table, in the language of now: seats that nobody has named are called by their emblems. */
  get players(): readonly (Known & { readonly place: number; readonly computer: Level | null })[] {
    return this.people.map((player) => ({ ...player, name: player.name || emblemName(player.look) }));
  }

  /** What is remembered of the table: no name for a seat that nobody has named. */
  get people(): readonly (Known & { readonly place: number; readonly computer: Level | null })[] {
    return this.sitters.map(({ name, look, place, computer }) => ({ name: tidy(name), look, place, computer }));
  }

  /** Does a person of this name sit here, other than by the name of an emblem? */
  seats(name: string): boolean {
    return this.sitters.some(
      (sitter) => sitter.computer === null && tidy(sitter.name) !== '' && sameName(sitter.name, name)
    );
  }

  /** Who may ask for hints, by seat. */
  get hints(): readonly boolean[] {
    return this.sitters.map(({ hints, computer }) => hints && computer === null);
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

  /** Somebody known sits down: on the first seat without a name, else on a new one, else in the place of a computer. */
  seat(known: Known): void {
    const empty =
      this.sitters.find((sitter) => tidy(sitter.name) === '') ??
      (this.full ? this.sitters.findLast(({ computer }) => computer !== null) : undefined);
    if (empty === undefined) {
      this.add(known);
    } else {
      empty.computer = null;
      empty.name = known.name;
      if (!this.sitters.some((sitter) => sitter.look === known.look)) empty.look = known.look;
    }
    this.#giveWay();
  }

  /** Somebody known is not playing after all: their seat is nobody's again, and stays. */
  unseat({ name }: Known): void {
    for (const sitter of this.sitters) {
      if (sitter.computer === null && sameName(sitter.name, name)) sitter.name = '';
    }
  }

  rename(seat: number, name: string): void {
    const sitter = this.sitters[seat];
    if (sitter === undefined) return;
    sitter.name = name;
    this.#giveWay();
  }

  /**
   * Computers take seats until the table is as large as the game is best with. Once a seat is named or seen to, those that
   * nobody has asked for are theirs, too.
   */
  fillUp(): void {
    const isTaken = ({ id, name }: Sitter): boolean => tidy(name) !== '' || this.#touched.includes(id);
    const isAnyTaken = this.sitters.some(isTaken);
    for (const sitter of this.sitters) {
      if (isAnyTaken && this.#unasked.includes(sitter.id) && !isTaken(sitter)) this.#wind(sitter, this.#level);
    }
    // A table as large as that already wants one of them at least.
    const wanted = Math.max(this.#best, this.computers.length > 0 ? 0 : this.sitters.length + 1);
    while (this.sitters.length < wanted && !this.full) {
      this.add({ name: this.#freeName(), look: 0, computer: this.#level });
    }
  }

  /** All computers play like this, and those that come. */
  play(level: Level): void {
    this.#level = level;
    for (const sitter of this.sitters) if (sitter.computer !== null) sitter.computer = level;
  }

  /** A computer of this level has the seat; null: a person has it. */
  wind(seat: number, level: Level | null): void {
    const sitter = this.sitters[seat];
    if (sitter === undefined || (level !== null && this.isNeeded(sitter))) return;
    if (level !== null) this.#wind(sitter, level);
    else if (sitter.computer !== null) [sitter.computer, sitter.name] = [null, ''];
  }

  /** May whoever sits here ask for hints? */
  help(seat: number, isHelped: boolean): void {
    const sitter = this.sitters[seat];
    if (sitter === undefined) return;
    this.#touched.push(sitter.id);
    sitter.hints = isHelped;
  }

  #wind(sitter: Sitter, level: Level): void {
    if (sitter.computer === null) [sitter.name, sitter.hints] = [this.#freeName(), false];
    sitter.computer = level;
  }

  /** What the next computer is called. */
  #freeName(): string {
    return computerName(this.players.map(({ name }) => name));
  }

  /** A computer is called otherwise where a person has its name. */
  #giveWay(): void {
    for (const sitter of this.sitters) {
      if (sitter.computer !== null && this.seats(sitter.name)) sitter.name = this.#freeName();
    }
  }

  remove(seat: number): void {
    const sitter = this.sitters[seat];
    if (this.fewest || sitter === undefined || this.isNeeded(sitter)) return;
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
    this.#touched.push(sitter.id);
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
    this.#touched.push(sitter.id);
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
    this.sitters.push({
      id: this.#ids,
      name: known?.name ?? '',
      computer: known?.computer ?? null,
      look,
      hints: false,
      place
    });
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
