/** Many random games under law, counted. What is played is in plans.ts. */
import type { Kinds } from '../../src/lib/kernel/game';
import { playUnderLaw, POLICIES, type Subject } from './laws';

/** Which games of a game are worth playing by the thousand, written beside its subject. */
export interface Plan<K extends Kinds> {
  readonly subject: Subject<K>;
  /** The numbers of players it can be played with. */
  readonly seats: readonly number[];
  /** Its options, each kind of table by a name. */
  readonly options: readonly { readonly name: string; readonly options: K['options'] }[];
  /** How a game came to its end, where games end in several ways; their shares are printed. */
  ending?(last: K['state']): string;
}

/** What is to be played. */
export interface Order {
  /** For each number of players and each kind of table. */
  readonly games: number;
  /** Which numbers of players; none for all of them. */
  readonly players: readonly number[];
  /** The share of positions, 0 to 1, at which every law is asked. */
  readonly thorough: number;
  /** Up to 24 hexadecimal digits all seeds begin with. */
  readonly seed: string;
  readonly print: (line: string) => void;
}

/** Counts of one number of players at one kind of table. */
interface Tally {
  moves: number;
  least: number;
  most: number;
  looked: number;
  disturbed: number;
  broken: number;
  readonly endings: Map<string, number>;
}

/** Plays what a plan asks for, and says how many games there were and how many broke a law. */
function playPlan<K extends Kinds>(plan: Plan<K>, order: Order): { readonly games: number; readonly broken: number } {
  const all = { games: 0, broken: 0 };
  for (const seats of plan.seats) {
    if (order.players.length > 0 && !order.players.includes(seats)) continue;
    for (const { name, options } of plan.options) {
      const tally = playTables(plan, order, seats, options);
      all.games += order.games;
      all.broken += tally.broken;
      order.print(lineOf(plan.subject.game.id, seats, name, order.games, tally));
    }
  }
  return all;
}

function playTables<K extends Kinds>(plan: Plan<K>, order: Order, seats: number, options: K['options']): Tally {
  const tally: Tally = { moves: 0, least: Infinity, most: 0, looked: 0, disturbed: 0, broken: 0, endings: new Map() };
  for (let game = 0; game < order.games; game += 1) {
    const seed = order.seed.padEnd(24, '0') + game.toString(16).padStart(8, '0');
    const policy = POLICIES[game % POLICIES.length] ?? 'progress';
    try {
      const played = playUnderLaw(plan.subject, { options, seats, seed, policy }, order.thorough);
      tally.moves += played.moves;
      tally.least = Math.min(tally.least, played.moves);
      tally.most = Math.max(tally.most, played.moves);
      tally.looked += played.disturbable;
      tally.disturbed += played.disturbed;
      const ending = plan.ending?.(played.last);
      if (ending !== undefined) tally.endings.set(ending, (tally.endings.get(ending) ?? 0) + 1);
    } catch (error) {
      tally.broken += 1;
      const what = error instanceof Error ? error.message : String(error);
      if (tally.broken <= 5) order.print(`  BROKEN ${what}, seed ${seed}`);
    }
  }
  return tally;
}

function lineOf(id: string, seats: number, name: string, games: number, tally: Tally): string {
  const endings = [...tally.endings].sort(([, a], [, b]) => b - a);
  return [
    `${id}, ${seats} players`,
    name,
    `${games} games`,
    `${tally.moves} moves (${tally.least} to ${tally.most} a game)`,
    `all laws at ${tally.looked} positions, ${tally.disturbed} disturbed`,
    ...endings.map(([ending, count]) => `${ending} ${((100 * count) / games).toFixed(1)} %`),
    `${tally.broken} broken`
  ].join(' · ');
}

/** A plan as the list of all plans holds it: the types of its game stay inside. */
export function planned<K extends Kinds>(plan: Plan<K>): (order: Order) => { games: number; broken: number } {
  return (order) => playPlan(plan, order);
}
