/**
 * Every earlier truth of a game, found again by playing its moves from the nearest one that is still known. Secret: the
 * table's story alone has one.
 */
import { attempt } from '../kernel/attempt';
import type { Game, Kinds } from '../kernel/game';
import { randomFor } from '../kernel/random';
import type { StandingRecord, Turn } from '../saves/saves';

/** One truth in so many stays known for good, however long the game is: no way back is longer than that. */
const EVERY = 16;
/** So many of the truths last found stay known too: as far back as moves can be undone, and then some. */
const LATELY = 48;

/** A place in a game: its beginning, or where a move led. Undo goes back to one, and the next move leads elsewhere. */
interface Place<K extends Kinds> {
  readonly from: Place<K> | null;
  /** How many moves lead here. */
  readonly moves: number;
  readonly made: Extract<Turn['entry'], { kind: 'move' }> | null;
  /** Undefined as long as it is not known; null where the move can't be played. */
  truth: K['state'] | null | undefined;
}

/** The truths of one game, by turn. */
export class Truths<K extends Kinds> {
  readonly #game: Game<K>;
  readonly #options: K['options'];
  #turns: readonly Turn[] = [];
  /** Where the game stood after each turn, as far as it was asked for; null before the present journal began. */
  #places: (Place<K> | null)[] = [];
  #lately: Place<K>[] = [];

  constructor(game: Game<K>, options: K['options']) {
    this.#game = game;
    this.#options = options;
  }

  /** The truth after the n-th of these turns (0: the set-up); null where it can't be told any more. */
  after(n: number, turns: readonly Turn[], standing: StandingRecord, seats: number): K['state'] | null {
    const told = this.#places.length - 1;
    // Turns are only ever added; another window may have played on since, and then all of them were read anew.
    if (told < 0 || (told > 0 && this.#turns[told - 1] !== turns[told - 1])) this.#begin(standing, seats);
    this.#turns = turns;
    while (this.#places.length <= n) {
      const turn = turns[this.#places.length - 1];
      if (turn === undefined) return null;
      this.#places.push(placeAfter(turn.entry, this.#places.at(-1) ?? null));
    }
    const place = this.#places[n] ?? null;
    return place === null ? null : this.#find(place, standing.seed);
  }

  #begin({ base, seed }: StandingRecord, seats: number): void {
    const truth = base === null ? this.#game.setup(this.#options, seats, randomFor(seed, 0)).state : base.state;
    const first = { from: null, moves: base?.moves ?? 0, made: null, truth: truth as K['state'] };
    this.#places = [...Array.from({ length: base?.turns ?? 0 }, () => null), first];
    this.#lately = [];
  }

  /** Plays from the nearest truth that is known to this one. */
  #find(place: Place<K>, seed: string): K['state'] | null {
    const way: Place<K>[] = [];
    let at: Place<K> | null = place;
    for (; at !== null && at.truth === undefined; at = at.from) way.push(at);
    let truth = at?.truth ?? null;
    for (const next of way.toReversed()) {
      truth = truth === null || next.made === null ? null : this.#play(truth, next.made, next.moves, seed);
      this.#keep(next, truth);
    }
    return truth;
  }

  #play(was: K['state'], { mover, move }: NonNullable<Place<K>['made']>, n: number, seed: string): K['state'] | null {
    const tried = attempt(this.#game, was, mover, move, randomFor(seed, n));
    return tried.ok ? tried.played.state : null;
  }

  #keep(place: Place<K>, truth: K['state'] | null): void {
    place.truth = truth;
    if (place.moves % EVERY === 0) return;
    this.#lately.push(place);
    if (this.#lately.length <= LATELY) return;
    const forgotten = this.#lately.shift();
    if (forgotten !== undefined) forgotten.truth = undefined;
  }
}

/** Where an entry of the journal leads from here; null where that was before the journal began. */
function placeAfter<K extends Kinds>(entry: Turn['entry'], here: Place<K> | null): Place<K> | null {
  if (entry.kind === 'move') {
    return here === null ? null : { from: here, moves: here.moves + 1, made: entry, truth: undefined };
  }
  let back = here;
  while (back !== null && back.moves > entry.to) back = back.from;
  return back;
}
