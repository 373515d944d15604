/**
 * Counts how often the tablet changes hands in a game, beside how many choices needed a hand, and how often it would have
 * to at least: once for each change of seat among those, the secret rounds taken in their best order. And how many presses
 * all this takes.
 */
import { attempt } from '../src/lib/kernel/attempt';
import { judgeOf, type Game, type Kinds, type Mover, type Seat } from '../src/lib/kernel/game';
import { randomFor, type Seed } from '../src/lib/kernel/random';
import { afterMove, isForAll, nextSeat } from '../src/lib/session/handover';
import { pressesOf } from './presses';

/** A game to be played by its script: who sits there, by which rules, and by which chance they choose. */
export interface Script<K extends Kinds> {
  readonly game: Game<K>;
  readonly options: K['options'];
  readonly seats: number;
  readonly seed: Seed;
}

/** How often the tablet changed hands. */
export interface Handovers {
  readonly moves: number;
  /** Choices that needed somebody's hand, those one after another in the same hand as one. None costs more than one pass. */
  readonly choices: number;
  readonly counted: number;
  readonly least: number;
  /** Hands opened from the table, not from the curtain that fell when somebody else had sealed. */
  readonly fromTable: number;
  /** What people press for choices that need a hand: to hold, to pick, to say it is done. */
  readonly presses: number;
}

/** What opens a hand: the ring on the table, or the gate of the curtain that fell when somebody else had sealed. */
const OPENING = 1;

/** One stop of the tablet: a seat that needed its hand, or a secret round of several. */
interface Stop {
  /** The secret round this was part of; null for a choice of its own. */
  readonly round: number | null;
  readonly seat: Seat;
}

/**
 * Plays a game as a table would, by what the table itself says about the way of the tablet. Whoever is asked takes any
 * allowed move, as the script's chance has it; nothing that is optional is done.
 */
export function handoversOf<K extends Kinds>({ game, options, seats, seed }: Script<K>): Handovers {
  let state = game.setup(options, seats, randomFor(seed, 0)).state;
  let holder: Seat | null = null;
  let inHand: Seat | null = null;
  let counted = 0;
  let choices = 0;
  let moves = 0;
  let round = 0;
  let fromTable = 0;
  let presses = 0;
  const stops: Stop[] = [];
  for (let view = game.view(state, 'onlooker'); view.outcome === null; view = game.view(state, 'onlooker')) {
    const seat: Seat | null = inHand ?? nextSeat(view, holder);
    const mover: Mover = seat ?? view.asks.find(({ optional }) => !optional)?.by[0] ?? 'table';
    if (seat !== null) {
      const isSealed = view.asks.some((ask) => ask.sealed && ask.from === 'hand' && ask.by.includes(seat));
      if (isSealed && view.done.length === 0) round += 1;
      stops.push({ round: isSealed ? round : null, seat });
      if (inHand === null || seat !== holder) choices += 1;
      if (inHand === null) fromTable += 1;
      if (inHand === null || seat !== holder) presses += OPENING;
      // The first to take it has it from the table, which costs no less than having it from somebody else.
      if (seat !== holder) counted += 1;
      holder = seat;
    }
    const choice = randomFor([...seed].toReversed().join(''), moves);
    const judge = seat ?? judgeOf(view, mover);
    const seen = game.view(state, judge);
    const move = choice.pick(game.moves(seen, mover));
    moves += 1;
    if (seat !== null) presses += pressesOf<K>(game.id, seen, seat, move);
    const tried = attempt(game, state, mover, move, randomFor(seed, moves));
    if (!tried.ok) throw new Error(`${game.id}: ${JSON.stringify({ mover, move, denial: tried.denial })}`);
    state = tried.played.state;
    const after = game.view(state, 'onlooker');
    inHand = null;
    if (seat === null) continue;
    const way = afterMove(view, after, seat, isForAll(game, tried.played.news));
    if (way.kind === 'stay') inHand = seat;
    if (way.kind === 'pass') inHand = way.seat;
  }
  return { moves, choices, counted, least: leastOf(stops), fromTable, presses };
}

/** The fewest changes of hands these stops allow, with every secret round in its best order. */
export function leastOf(stops: readonly Stop[]): number {
  /** By the seat that has the tablet: the fewest changes that lead there. */
  let ways = new Map<Seat | null, number>([[null, 0]]);
  for (let i = 0; i < stops.length;) {
    const first = stops[i];
    if (first === undefined) break;
    let end = i + 1;
    while (first.round !== null && stops[end]?.round === first.round) end += 1;
    const inRound = [...new Set(stops.slice(i, end).map(({ seat }) => seat))];
    const next = new Map<Seat | null, number>();
    for (const [from, changes] of ways) {
      for (const to of inRound) {
        // Whoever has it already begins, unless they have to be the last of several.
        const begins = from !== null && inRound.includes(from) && (from !== to || inRound.length === 1);
        const all = changes + inRound.length - (begins ? 1 : 0);
        next.set(to, Math.min(all, next.get(to) ?? Infinity));
      }
    }
    ways = next;
    i = end;
  }
  return Math.min(...ways.values());
}
