/** A game so far: its start, and every entry since. From a journal the standing can be played again, move by move. */
import { attempt, type Denial } from './attempt';
import type { Game, Kinds, Mover } from './game';
import { randomFor, type Seed } from './random';

/** How a game began. The seed is the one secret a save keeps besides its state. */
export interface Start<K extends Kinds> {
  readonly game: string;
  /** The version of the rules: the number of the game's migrations. */
  readonly version: number;
  readonly options: K['options'];
  readonly seats: number;
  readonly seed: Seed;
}

/** One entry of a journal. An undo is an entry too: `to` is the number of moves that stand after it. */
export type Entry<K extends Kinds> =
  | { readonly kind: 'move'; readonly mover: Mover; readonly move: K['move'] }
  | { readonly kind: 'undo'; readonly to: number };

/** One move that stands. */
export type Standing<K extends Kinds> = Extract<Entry<K>, { kind: 'move' }>;

/** A journal that does not play: which entry, and why. */
export interface Disagreement<K extends Kinds> {
  readonly at: number;
  readonly why: Denial<K> | { readonly kind: 'badUndo' };
}

/**
 * The moves that stand once every undo has been heeded.
 *
 * @throws {RangeError} when an undo points behind the moves there are.
 */
export function standing<K extends Kinds>(entries: readonly Entry<K>[]): readonly Standing<K>[] {
  let moves: Standing<K>[] = [];
  for (const entry of entries) {
    if (entry.kind === 'move') {
      moves.push(entry);
    } else if (!Number.isSafeInteger(entry.to) || entry.to < 0 || entry.to >= moves.length) {
      throw new RangeError(`an undo to ${entry.to} of ${moves.length} moves`);
    } else {
      moves = moves.slice(0, entry.to);
    }
  }
  return moves;
}

/** The standing a journal leads to, played again from its start; or where it does not play. */
export function replay<K extends Kinds>(
  game: Game<K>,
  start: Start<K>,
  entries: readonly Entry<K>[]
): { readonly ok: true; readonly state: K['state'] } | { readonly ok: false; readonly disagreement: Disagreement<K> } {
  let moves: readonly Standing<K>[];
  try {
    moves = standing(entries);
  } catch {
    return { ok: false, disagreement: { at: entries.length, why: { kind: 'badUndo' } } };
  }
  let state = game.setup(start.options, start.seats, randomFor(start.seed, 0)).state;
  for (const [at, { mover, move }] of moves.entries()) {
    const tried = attempt(game, state, mover, move, randomFor(start.seed, at + 1));
    if (!tried.ok) return { ok: false, disagreement: { at, why: tried.denial } };
    state = tried.played.state;
  }
  return { ok: true, state };
}
