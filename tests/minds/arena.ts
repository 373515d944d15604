/** Whole games among computers, each deal from every seat, and how often the first of them wins. */
import type { Mind, Level, Task } from '../../src/lib/bots/mind';
import { attempt } from '../../src/lib/kernel/attempt';
import { asksOf, judgeOf, type Game, type Kinds, type Mover, type Seat } from '../../src/lib/kernel/game';
import { randomFor, type Seed } from '../../src/lib/kernel/random';
import { choicesFor } from '../laws/laws';

/** Who sits at a table: chooses a move for a task, or nothing now. */
export type Player<K extends Kinds> = (task: Task<K>) => K['move'] | null;

/** A table that games are played at. */
export interface Table<K extends Kinds> {
  readonly game: Game<K>;
  readonly options: K['options'];
  readonly seats: number;
}

/** A mind at one level, as it thinks where it has all the time it needs. */
export function player<K extends Kinds>(mind: Mind<K>, level: Level): Player<K> {
  return (task) => {
    const thinking = mind.think({ ...task, level }, () => false);
    for (;;) {
      const step = thinking.next();
      if (step.done === true) return step.value.move;
    }
  };
}

/** Any listed move, each as likely; never what is optional. */
export function anyMove<K extends Kinds>(game: Game<K>): Player<K> {
  return ({ view, seat, seed, n }) => {
    if (!view.asks.some((ask) => !ask.optional && ask.by.includes(seat))) return null;
    return choicesFor(seed, n).pick(game.moves(view, seat));
  };
}

/** A moment at which somebody is asked, before the move that followed. */
export interface Asked<K extends Kinds> {
  readonly state: K['state'];
  readonly task: Task<K>;
  readonly move: K['move'] | null;
}

/** One game to its end; `look` sees every task and what came of it. Throws on a move that is refused. */
export function playOut<K extends Kinds>(
  { game, options, seats }: Table<K>,
  seed: Seed,
  players: readonly Player<K>[],
  look: (asked: Asked<K>) => void = () => undefined
): { readonly view: K['view']; readonly moves: number } {
  let { state, news } = game.setup(options, seats, randomFor(seed, 0));
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const known: K['known'][] = all.map((seat) => game.recall.none(game.view(state, seat)));
  const limit = 5 * game.maxMoves(options, seats);
  for (let n = 0; n < limit; n += 1) {
    for (const seat of all) {
      for (const piece of news) {
        const heard = game.hear(piece, seat);
        if (heard !== null) known[seat] = game.recall.heard(known[seat], heard, seat);
      }
    }
    const open = game.view(state, 'onlooker');
    if (open.outcome !== null) return { view: open, moves: n };
    // What is optional comes first: a card is drawn before the next one lays theirs, an offer answered before the next.
    const asked = [...open.asks.filter((ask) => ask.optional), ...open.asks.filter((ask) => !ask.optional)];
    const order = [...new Set(asked.flatMap(({ by }) => by.toSorted((a, b) => turn(a, n, seats) - turn(b, n, seats))))];
    let mover: Mover | null = null;
    let move: K['move'] | null = null;
    for (const one of order) {
      if (one === 'table') continue;
      const task: Task<K> = {
        game: game.id,
        seat: one,
        view: game.view(state, one),
        known: known[one],
        level: 'fair',
        seed: seedOf(seed, one),
        n
      };
      move = players[one]?.(task) ?? null;
      look({ state, task, move });
      mover = one;
      if (move !== null) break;
    }
    if (move === null) [mover, move] = lastResort(game, state, open);
    if (mover === null || move === null) throw new Error(`${game.id}: nobody moves`);
    const tried = attempt(game, state, mover, move, randomFor(seed, n + 1));
    if (!tried.ok) throw new Error(`${game.id}, seed ${seed}, move ${n}: ${JSON.stringify({ mover, move, tried })}`);
    ({ state, news } = tried.played);
  }
  throw new Error(`${game.id}: no end, seed ${seed}`);
}

/** Who is asked first changes from move to move, so that nobody is always the first to speak. */
function turn(mover: Mover, n: number, seats: number): number {
  return mover === 'table' ? seats : (mover * 5 + n) % seats;
}

/** A seed of this seat's own. */
function seedOf(seed: Seed, seat: Seat): Seed {
  return `${(seat + 1).toString(16)}${[...seed].reverse().join('').slice(1)}`;
}

/** Everybody waits: the table goes on, or somebody says that there is nothing more to say. */
function lastResort<K extends Kinds>(
  game: Game<K>,
  state: K['state'],
  open: K['view']
): [Mover, K['move']] | [null, null] {
  for (const ask of open.asks) {
    for (const mover of ask.optional ? [] : ask.by) {
      const moves = game.moves(game.view(state, judgeOf(open, mover)), mover);
      const move = moves.find(({ kind }) => kind === 'nothingMore') ?? moves[0];
      if (move !== undefined && asksOf(open, mover).length > 0) return [mover, move];
    }
  }
  return [null, null];
}

/** Shares with a 95 % interval over deals; a deal's cards are the same whichever seat they are played from. */
export interface Figure {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The mean of these and its 95 % interval. */
export function figureOf(shares: readonly number[]): Figure {
  const value = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  const spread = shares.reduce((sum, share) => sum + (share - value) ** 2, 0) / Math.max(1, shares.length - 1);
  const reach = 1.96 * Math.sqrt(spread / Math.max(1, shares.length));
  return { value, low: value - reach, high: value + reach };
}

/** The share of wins of one against others of a kind, over a deal played from every seat; a shared win counts in part. */
export function shareOf<K extends Kinds>(table: Table<K>, deal: number, one: Player<K>, others: Player<K>): number {
  const seed = (deal + 1).toString(16).padStart(32, 'd');
  let won = 0;
  for (let at = 0; at < table.seats; at += 1) {
    const players = Array.from({ length: table.seats }, (_, seat) => (seat === at ? one : others));
    const winners = playOut(table, seed, players).view.outcome?.places[0] ?? [];
    if (winners.includes(at)) won += 1 / winners.length;
  }
  return won / table.seats;
}
