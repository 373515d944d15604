/** The words of this room: what a mind is asked, and what it answers. */
import type { Ask, Game, Kinded, Kinds, Seat } from '../kernel/game';
import { quickRandom, randomFor, type Random, type Seed } from '../kernel/random';

/** How a computer plays, as people choose it: plays along, plays to win, thinks first. */
export const LEVELS = ['gentle', 'fair', 'keen'] as const;
export type Level = (typeof LEVELS)[number];

/** All that a mind is ever given: what its seat may know, and a chance of its own. Survives JSON. */
export interface Task<K extends Kinds> {
  /** The game's id. */
  readonly game: string;
  readonly seat: Seat;
  /** That seat's own: `view.viewer` is `seat`. For a hint on what is chosen in sight of all, the onlooker's. */
  readonly view: K['view'];
  /** What that seat has learnt from the news it heard (`Game.recall`). */
  readonly known: K['known'];
  readonly level: Level;
  /** The computer's own seed, never the game's. Its leanings follow from it, and with `n` its chance. */
  readonly seed: Seed;
  /** How many moves the game has: another chance for each, the same for the same position after a reload. */
  readonly n: number;
  /** Everybody else waits, and so does what this seat has begun: it has to move where it is waited for. */
  readonly last?: true;
}

/** What a seat is asked in sight of all: nothing in it that this seat alone knows. */
export interface OpenTask<K extends Kinds> extends Pick<Task<K>, 'seat' | 'level' | 'seed'> {
  /** The onlooker's. */
  readonly view: K['view'];
}

/** Why a seat does not agree to what lies open: it wants so much or more, it is better off without, or not with who leads. */
export type Remark =
  { readonly kind: 'wants'; readonly count: number } | { readonly kind: 'betterOff' } | { readonly kind: 'notLeader' };

/** What a seat says to something that lies open; without a remark it agrees. */
export interface Reply {
  /** The number of it. */
  readonly about: number;
  readonly remark: Remark | null;
}

/** A remark that was made in sight of all. */
export interface Remarked {
  readonly seat: Seat;
  readonly about: number;
  readonly remark: Remark;
}

/** A move that was looked at by playing on. */
export interface Weighed<K extends Kinds> {
  readonly move: K['move'];
  /** What it brought on average, from 0 to 1, and the standard error of that. */
  readonly share: number;
  readonly error: number;
  /** How often it was tried. */
  readonly visits: number;
}

/** What came of a task. */
export interface Thought<K extends Kinds> {
  /** Null: nothing now. Only where nobody has to wait for it: an optional ask, or an own offer that is still open. */
  readonly move: K['move'] | null;
  /** At most two, the weightier first. Data, told apart by `kind`, a union for each game; sentences are made elsewhere. */
  readonly why: readonly Kinded[];
  /** The best few, the best first; empty where nothing was searched. */
  readonly weighed: readonly Weighed<K>[];
  readonly iterations: number;
}

/** A way to choose a move, knowing what one seat may know. The same task leads to the same thought, on every device. */
export interface Mind<K extends Kinds> {
  readonly game: Game<K>;
  /**
   * Thinks in steps of a few milliseconds, as often as the level says; the last step returns. `isLate` says that time is
   * over: then it is the best so far.
   */
  think(task: Task<K>, isLate: () => boolean): Generator<void, Thought<K>, void>;
  /** At once: the level's judgement without any search. */
  judge(task: Task<K>): Thought<K>;
  /** What this seat says to all that lies open and that it has not agreed to yet. */
  replies?(task: OpenTask<K>): readonly Reply[];
  /** What this seat would agree to if one of these made it, the best first; the same however often it is asked. */
  wishes?(task: OpenTask<K>, makers: readonly Seat[]): readonly K['move'][];
}

/** How computers keep their manners in one game. */
export interface Manners<K extends Kinds> {
  /** Whoever may do this loses it once somebody else moves: people are left time for it. */
  misses?(ask: Ask): boolean;
  /** So long a computer waits with this move, in ms at the usual pace; undefined: as long as with any other. */
  waits?(move: K['move']): number | undefined;
  /** So long what one of them did stays, once it has been shown, before another makes this move; in ms at the usual pace. */
  stays?(move: K['move']): number | undefined;
  /** Not while people put something together in sight of all. */
  interrupts?(move: K['move']): boolean;
  /** Where people and computers all speak at once, in sight of all. */
  readonly talks?: Talks<K>;
}

/** Talks that people and computers hold together. */
export interface Talks<K extends Kinds> {
  /** Are they being held? */
  areOn(view: K['view']): boolean;
  /** The number of what this move agrees to; null for any other move. */
  answers(move: K['move']): number | null;
  /** What lies open and still needs somebody's yes: its number, and whose. */
  needs?(view: K['view']): readonly (readonly [number, readonly Seat[]])[];
}

/** How one computer differs from another of its level: from 0 to 1 each, and no secret. */
export interface Nature {
  /** Spends rather than saves. */
  readonly bold: number;
  /** Asks for more, and offers less. */
  readonly firm: number;
}

/** The leanings that go with a seed. */
export function natureOf(seed: Seed): Nature {
  const random = randomFor(seed, 0);
  return { bold: unit(random), firm: unit(random) };
}

/** The chance a task is thought over by. Number 0 of the seed is the nature's. */
export function chanceOf({ seed, n }: Pick<Task<Kinds>, 'seed' | 'n'>): Random {
  return quickRandom(seed, n + 1);
}

const STEPS = 2 ** 30;

/** Some number from 0 up to, not including, 1. */
export function unit(random: Random): number {
  return random.int(0, STEPS - 1) / STEPS;
}

/** A thought that took no search. */
export function judged<K extends Kinds>(move: K['move'] | null, ...why: readonly Kinded[]): Thought<K> {
  return { move, why: why.slice(0, 2), weighed: [], iterations: 0 };
}

/** A mind that judges and never searches. */
export function judging<K extends Kinds>(
  game: Game<K>,
  judge: (task: Task<K>) => Thought<K>,
  talks: Pick<Mind<K>, 'replies' | 'wishes'> = {}
): Mind<K> {
  return {
    ...talks,
    game,
    judge,
    // eslint-disable-next-line require-yield -- there is nothing to wait for
    *think(task) {
      return judge(task);
    }
  };
}
