/**
 * A game so far: where its journal begins, every entry since, and each state on the way. Undo is heeded here and nowhere
 * else, and a game is played again here and nowhere else. Secret: it knows every state and the seed.
 */
import { attempt } from './attempt';
import type { Game, Kinds, Mover } from './game';
import { randomFor, type Seed } from './random';

/** A move as a journal has it. */
export interface MoveEntry<K extends Kinds> {
  readonly kind: 'move';
  readonly mover: Mover;
  readonly move: K['move'];
}

/** One entry of a journal. An undo is an entry too: `to` is the number of moves that stand after it. */
export type Entry<K extends Kinds> = MoveEntry<K> | { readonly kind: 'undo'; readonly to: number };

/** Where a journal can first be played from: after so many entries, with so many moves standing. */
export interface Base<K extends Kinds> {
  readonly entries: number;
  readonly moves: number;
  readonly state: K['state'];
}

/** A node in the tree of all that was played: an undo goes back to one, and the next move branches off from there. */
interface Node<K extends Kinds> {
  readonly parent: Node<K> | null;
  /** The number of the entry that led here first. */
  readonly n: number;
  /** How many moves stand. */
  readonly moves: number;
  readonly made: MoveEntry<K> | null;
  /** Undefined as long as it is not known; null where there is none. */
  state: K['state'] | null | undefined;
}

/** One state in so many is kept for good: to find any other, no more moves than that are played again. */
const EVERY = 16;
/** So many of the states last found are kept too: more than the moves that can be undone together. */
const RECENT = 48;

/**
 * The entries of one game, numbered from 1. An entry that is malformed (an undo to a number of moves that never stood, a
 * move that the rules refuse or stumble over) leads to no state, and nor does what builds on it; an undo like that takes
 * nothing back. The same goes for all entries before the base.
 */
export class Journal<K extends Kinds> {
  readonly #game: Game<K>;
  readonly #seed: Seed;
  /** Where the game stood after each entry. */
  readonly #nodes: Node<K>[];
  #recent: Node<K>[] = [];

  constructor(game: Game<K>, seed: Seed, base: Base<K>, entries: readonly Entry<K>[] = []) {
    this.#game = game;
    this.#seed = seed;
    const { entries: before, moves, state } = base;
    this.#nodes = [{ parent: null, n: 0, moves: 0, made: null, state: null }];
    for (const entry of entries.slice(0, before)) this.append(entry, null);
    this.#nodes[before] = { parent: this.#nodes[before] ?? null, n: before, moves, made: null, state };
    for (const entry of entries.slice(before)) this.append(entry);
  }

  /** How many entries there are. */
  get length(): number {
    return this.#nodes.length - 1;
  }

  /** How many moves stand. */
  get moves(): number {
    return this.movesAt(this.length);
  }

  /** How many moves stood after the n-th entry. */
  movesAt(n: number): number {
    return this.#nodes[n]?.moves ?? 0;
  }

  /** The numbers of the entries whose moves stand, once every undo has been heeded. */
  get effective(): readonly number[] {
    const numbers: number[] = [];
    for (let at = this.#nodes.at(-1) ?? null; at !== null; at = at.parent) if (at.made !== null) numbers.push(at.n);
    return numbers.reverse();
  }

  /** The numbers of the moves that the last entry took back: made again in this order, they lead to where it was. */
  get takenBack(): readonly number[] {
    const now = this.#nodes.at(-1);
    const numbers: number[] = [];
    let at = this.#nodes.at(-2) ?? null;
    for (; at !== null && at !== now; at = at.parent) if (at.made !== null) numbers.push(at.n);
    return at === null ? [] : numbers.reverse();
  }

  /** Adds an entry. One that was just played brings its state along, so that nobody plays it again. */
  append(entry: Entry<K>, state?: K['state'] | null): void {
    const node = this.#after(this.#nodes.at(-1) ?? null, this.#nodes.length, entry, state);
    this.#nodes.push(node);
    if (entry.kind === 'move' && state !== undefined && state !== null) this.#remember(node, state);
  }

  /** How many moves would stand if these were added; nothing is. */
  movesWith(entries: readonly Entry<K>[]): number {
    let at = this.#nodes.at(-1) ?? null;
    for (const [i, entry] of entries.entries()) at = this.#after(at, this.#nodes.length + i, entry);
    return at?.moves ?? 0;
  }

  /** Where the game stands after an entry, the n-th. */
  #after(parent: Node<K> | null, n: number, entry: Entry<K>, state?: K['state'] | null): Node<K> {
    const moves = parent?.moves ?? 0;
    if (entry.kind === 'move') return { parent, n, moves: moves + 1, made: entry, state };
    let back = entry.to < moves ? parent : null;
    while (back !== null && back.moves > entry.to) back = back.parent;
    return back?.moves === entry.to ? back : { parent, n, moves, made: null, state: null };
  }

  /** The state after the n-th entry (0: the set-up); null where there is none. Plays as few moves as it can. */
  stateAt(n: number): K['state'] | null {
    const path: Node<K>[] = [];
    let at = this.#nodes[n] ?? null;
    for (; at !== null && at.state === undefined; at = at.parent) path.push(at);
    let state = at?.state ?? null;
    for (const node of path.reverse()) {
      state = this.#play(state, node)?.state ?? null;
      this.#remember(node, state);
    }
    return state;
  }

  /** What the n-th entry brings about when it is played again, and whether it uses chance; null where it does not play. */
  playAgain(n: number): { readonly news: readonly K['news'][]; readonly chance: boolean } | null {
    const node = this.#nodes[n];
    if (node === undefined || node.n === n) return node === undefined ? null : this.#play(this.stateAt(n - 1), node);
    return { news: [], chance: false };
  }

  #play(before: K['state'] | null, { made, moves }: Node<K>) {
    if (before === null || made === null) return null;
    const random = randomFor(this.#seed, moves);
    try {
      const tried = attempt(this.#game, before, made.mover, made.move, random);
      return tried.ok ? { ...tried.played, chance: random.draws > 0 } : null;
    } catch {
      // Entries come from outside, too: whatever they make the rules stumble over, it is no move.
      return null;
    }
  }

  #remember(node: Node<K>, state: K['state'] | null): void {
    node.state = state;
    if (node.moves % EVERY === 0) return;
    this.#recent.push(node);
    if (this.#recent.length <= RECENT) return;
    const oldest = this.#recent.shift();
    if (oldest !== undefined) oldest.state = undefined;
  }
}
