/** How strong the minds are: which figures there are, what they are to be, and how they are measured. Run by scripts/minds.mjs. */
import { bucketKingMind } from '../../src/lib/bots/bucket-king';
import { bureaunautsMind } from '../../src/lib/bots/bureaunauts';
import { buroCrazyMind } from '../../src/lib/bots/buro-crazy';
import { LEVELS, type Mind } from '../../src/lib/bots/mind';
import { saludosAmigosMind } from '../../src/lib/bots/saludos-amigos';
import type { Kinds } from '../../src/lib/kernel/game';
import { anyMove, figureOf, player, shareOf, type Figure, type Player } from './arena';
import { constant, proportional } from './opponents';

/** A game, and everybody who can sit at its tables, by name. */
interface Arena<K extends Kinds> {
  readonly mind: Mind<K>;
  readonly options: K['options'];
  readonly players: Readonly<Record<string, Player<K>>>;
}

function arena<K extends Kinds>(
  mind: Mind<K>,
  options: K['options'],
  more: Readonly<Record<string, Player<K>>> = {}
): (match: Match) => Outcome {
  const levels = Object.fromEntries(LEVELS.map((level) => [level, player(mind, level)]));
  const all: Arena<K> = { mind, options, players: { random: anyMove(mind.game), ...levels, ...more } };
  return (match) => play(all, match);
}

/** By the id of the game. Chance says who begins, so that no seat is the first in every deal. */
const ARENAS: Readonly<Record<string, (match: Match) => Outcome>> = {
  'bucket-king': arena(bucketKingMind, { ...bucketKingMind.game.options.defaults, starter: 'random' }),
  'buro-crazy': arena(buroCrazyMind, buroCrazyMind.game.options.defaults, {
    proportional,
    'constant 10': constant(10),
    'constant 20': constant(20)
  }),
  bureaunauts: arena(bureaunautsMind, { ...bureaunautsMind.game.options.defaults, starter: 'random' }),
  'saludos-amigos': arena(saludosAmigosMind, { ...saludosAmigosMind.game.options.defaults, starter: 'random' })
};

/** What is asked of a figure: at least so much; more than par, surely; or not less than par, surely. */
type Demand = number | 'beats' | 'notUnder';

/** One against others of a kind. */
interface Match {
  readonly game: string;
  readonly one: string;
  readonly others: string;
  readonly seats: number;
  readonly demand: Demand;
  readonly deals: number;
  /** The first of them. */
  readonly from: number;
}

interface Outcome extends Figure {
  readonly deals: number;
  /** Milliseconds a move of the one took on average. */
  readonly pace: number;
}

/** A figure as it is written down. */
export interface Written extends Figure {
  readonly aim: number;
  readonly holds: boolean;
}

/** So many deals are played at least, however clear it is: of a mind that is quick at its moves all. */
const LEAST = 40;
const QUICK = 5;

/** By Wald's test, at 5 % both ways, for a difference of ten points: is it clear by now? */
const CLEAR = { odds: 2.94, difference: 0.1 } as const;

function isClear(shares: readonly number[], from: number): boolean {
  const { value } = figureOf(shares);
  const spread = shares.reduce((sum, share) => sum + (share - value) ** 2, 0) / Math.max(1, shares.length - 1);
  const { odds, difference } = CLEAR;
  const ratio = (shares.length * difference * (2 * value - 2 * from - difference)) / (2 * Math.max(spread, 1e-6));
  return Math.abs(ratio) > odds;
}

function play<K extends Kinds>({ mind, options, players }: Arena<K>, match: Match): Outcome {
  const { one, others, seats, deals, from, demand } = match;
  const [mine, theirs] = [players[one], players[others]];
  if (mine === undefined || theirs === undefined) {
    throw new RangeError(`${match.game} is played by ${Object.keys(players).join(', ')}`);
  }
  let moves = 0;
  let time = 0;
  const timed: Player<K> = (task) => {
    const begun = performance.now();
    const move = mine(task);
    time += performance.now() - begun;
    moves += 1;
    return move;
  };
  const shares: number[] = [];
  const threshold = typeof demand === 'number' ? demand : 1 / seats;
  for (let deal = from; deal < from + deals; deal += 1) {
    shares.push(shareOf({ game: mind.game, options, seats }, deal, timed, theirs));
    if (shares.length >= LEAST && time / moves >= QUICK && isClear(shares, threshold)) break;
  }
  return { ...figureOf(shares), deals: shares.length, pace: time / Math.max(1, moves) };
}

function holds({ value, low, high }: Figure, demand: Demand, par: number): boolean {
  if (demand === 'beats') return low > par;
  return demand === 'notUnder' ? high >= par : value >= demand;
}

/** Every figure there is an aim for, at tables of four. */
const AIMS: readonly (readonly [game: string, one: string, others: string, demand: Demand])[] = [
  ...Object.keys(ARENAS).flatMap((game) => {
    const chain = ['random', ...LEVELS];
    return LEVELS.map((level, at) => [game, level, chain[at] ?? 'random', 'beats'] as const);
  }),
  ['bucket-king', 'keen', 'fair', 0.35],
  ['buro-crazy', 'keen', 'proportional', 0.45],
  ...['random', 'proportional', 'constant 10', 'constant 20', 'gentle', 'fair'].map(
    (others) => ['buro-crazy', 'keen', others, 'notUnder'] as const
  ),
  ['bureaunauts', 'fair', 'random', 0.95],
  ['saludos-amigos', 'fair', 'random', 0.95]
];

/** What is to be measured. */
export interface Order {
  /** Empty for all games. */
  readonly game: string;
  /** Empty for all figures there is an aim for. */
  readonly one: string;
  readonly others: string;
  readonly seats: number;
  readonly deals: number;
  /** The first of them: to go on where another run ended. */
  readonly from: number;
  readonly print: (line: string) => void;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/**
 * Measures, prints a line each, and returns the figures by their names.
 *
 * @throws {RangeError} where there is no such game or player.
 */
export function figures(order: Order): Readonly<Record<string, Written>> {
  const { game, one, others, seats, deals, from, print } = order;
  if (game !== '' && ARENAS[game] === undefined) {
    throw new RangeError(`no game ${game}: there is ${Object.keys(ARENAS).join(', ')}`);
  }
  const matches: readonly Match[] =
    one === ''
      ? AIMS.flatMap(([id, a, b, demand]) =>
          game === '' || game === id ? [{ game: id, one: a, others: b, seats: 4, demand, deals, from }] : []
        )
      : [{ game, one, others, seats, demand: 'beats', deals, from }];
  const written: Record<string, Written> = {};
  const played = new Map<string, Outcome>();
  for (const match of matches) {
    const name = `${match.game}: ${match.one} against ${String(match.seats - 1)} ${match.others}`;
    const outcome = played.get(name) ?? ARENAS[match.game]?.(match);
    if (outcome === undefined) throw new RangeError('say which game');
    played.set(name, outcome);
    const par = 1 / match.seats;
    const { value, low, high } = outcome;
    const isSo = holds(outcome, match.demand, par);
    const what = typeof match.demand === 'number' ? `at least ${percent(match.demand)}` : DEMANDS[match.demand];
    written[`${name}, ${what}`] = {
      value,
      low,
      high,
      aim: typeof match.demand === 'number' ? match.demand : par,
      holds: isSo
    };
    print(
      [
        name,
        `${percent(value)} ± ${percent(high - value)} of ${String(outcome.deals)} deals`,
        `${outcome.pace.toFixed(2)} ms a move`,
        `${isSo ? 'holds' : 'MISSED'}: ${what}`
      ].join(' · ')
    );
  }
  return written;
}

const DEMANDS = { beats: 'surely more than par', notUnder: 'not surely less than par' } as const;
