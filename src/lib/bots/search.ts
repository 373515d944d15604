/**
 * Thinking ahead: one tree over many made-up states (SO-ISMCTS: Cowling, Powley, Whitehouse 2012). Each time another state
 * that looks like the view is imagined, the tree is followed and grows by one move, and the rest is played out quickly.
 */
import type { Kinds, Mover, Seat } from '../kernel/game';
import type { Random } from '../kernel/random';
import { unit, type Mind, type Task, type Thought, type Weighed } from './mind';

/** What a search has to be told of a game. Moves that are alike have to be the same object: the tree knows them by that. */
export interface Searched<K extends Kinds> {
  readonly game: Mind<K>['game'];
  /** Who moves next; null where the playing on ends. Moves that need no thought are made before. */
  settle(state: K['state'], random: Random): { readonly state: K['state']; readonly mover: Seat | null };
  /** A quick move for the rest of a game, a little by chance. */
  quick(view: K['view'], seat: Seat, random: Random): K['move'];
  /** What the end is worth to each seat, from 0 to 1. */
  worth(view: K['view']): readonly number[];
}

/** How much is tried that did less well so far. Measured on The Bucket King. */
const CURIOSITY = 0.6;

/** So many times are tried between two rests: some 3 ms here, four times that on a tablet. */
const STEP = 25;

/** How many of the best moves are told. */
const TOLD = 3;

interface Node<K extends Kinds> {
  readonly mover: Mover;
  visits: number;
  /** How often it could have been chosen. */
  open: number;
  sum: number;
  squares: number;
  readonly next: Map<K['move'], Node<K>>;
}

function node<K extends Kinds>(mover: Mover): Node<K> {
  return { mover, visits: 0, open: 1, sum: 0, squares: 0, next: new Map() };
}

/** Tries so many times, with a rest in between; the move that was tried most often is the best. */
export function* search<K extends Kinds>(
  rules: Searched<K>,
  { view, known, seat }: Pick<Task<K>, 'view' | 'known' | 'seat'>,
  iterations: number,
  random: Random,
  isLate: () => boolean
): Generator<void, Pick<Thought<K>, 'weighed' | 'iterations'>, void> {
  const root = node<K>(seat);
  let done = 0;
  while (done < iterations) {
    once(rules, root, rules.game.imagine(view, random, known), random);
    done += 1;
    if (done % STEP > 0) continue;
    yield;
    if (isLate()) break;
  }
  const weighed = [...root.next]
    .toSorted(([, a], [, b]) => b.visits - a.visits)
    .slice(0, TOLD)
    .map(([move, tried]): Weighed<K> => {
      const share = tried.sum / tried.visits;
      const spread = Math.max(0, tried.squares / tried.visits - share * share);
      return { move, share, error: Math.sqrt(spread / tried.visits), visits: tried.visits };
    });
  return { weighed, iterations: done };
}

/** Follows the tree down to a move that is new in it, plays the rest out, and notes what that was worth. */
function once<K extends Kinds>(rules: Searched<K>, root: Node<K>, start: K['state'], random: Random): void {
  const { game } = rules;
  const way: Node<K>[] = [];
  let at = root;
  let { state, mover } = rules.settle(start, random);
  for (let isNew = false; mover !== null && !isNew;) {
    const move = chosen(at, game.moves(game.view(state, mover), mover), random);
    const known = at.next.get(move);
    isNew = known === undefined;
    const next: Node<K> = known ?? node(mover);
    at.next.set(move, next);
    way.push((at = next));
    // Listed moves on a state that was made up: no need to judge them again.
    ({ state, mover } = rules.settle(game.play(state, mover, move, random).state, random));
  }
  while (mover !== null) {
    const move = rules.quick(game.view(state, mover), mover, random);
    ({ state, mover } = rules.settle(game.play(state, mover, move, random).state, random));
  }
  const worth = rules.worth(game.view(state, 'onlooker'));
  for (const each of way) {
    const gain = worth[each.mover as Seat] ?? 0;
    each.visits += 1;
    each.sum += gain;
    each.squares += gain * gain;
  }
}

/** Some move that was never tried here, or the one that promises most. */
function chosen<K extends Kinds>(at: Node<K>, moves: readonly K['move'][], random: Random): K['move'] {
  let best = moves[0];
  let most = -1;
  let fresh: K['move'] | null = null;
  let untried = 0;
  for (const move of moves) {
    const tried = at.next.get(move);
    if (tried === undefined) {
      untried += 1;
      if (unit(random) * untried < 1) fresh = move;
      continue;
    }
    tried.open += 1;
    const promise = tried.sum / tried.visits + CURIOSITY * Math.sqrt(Math.log(tried.open) / tried.visits);
    if (promise > most) {
      most = promise;
      best = move;
    }
  }
  return (fresh ?? best) as K['move'];
}
