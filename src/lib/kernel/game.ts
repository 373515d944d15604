/**
 * What a game is. Every game of the house offers one `Game`; the table, the saves and the tests know nothing else of
 * it. Pure: no clock, no chance of its own, no browser.
 */
import type { OptionSet } from './options';
import type { Random } from './random';

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** Who looks: a seat, or the `onlooker`, who sees what the whole table may see. */
export type Viewer = Seat | 'onlooker';

/** Who moves: a seat, or the `table` itself ("next round", the clock ran out). */
export type Mover = Seat | 'table';

/** What somebody is asked now. Curtain, order of passing and prompts follow from the asks and the seat map alone. */
export interface Ask {
  readonly kind: string;
  /** Several at once: simultaneous. */
  readonly by: readonly Mover[];
  /** Does the choice need what only that seat may see (`hand`), or can it be made in sight of all (`table`)? */
  readonly from: 'hand' | 'table';
  /** Kept until the last of `by` has chosen, then shown together. */
  readonly sealed: boolean;
  /** Of what is sealed: begun by whoever had the tablet last, if they are asked; without it, ended by whoever acts next. */
  readonly goesOn?: true;
  /** The game may go on without it (tapping the pile, calling a session). */
  readonly optional: boolean;
}

/** Who came where. The first entry holds the winners; seats that tie share a place. */
export interface Outcome {
  readonly places: readonly (readonly Seat[])[];
}

/** The truth. Its mark `secret` keeps it from being passed where a view is wanted. Must survive JSON. */
export interface BaseState {
  readonly secret: true;
}

/** What one person may know. Built field by field, never by taking things away from a state. */
export interface BaseView {
  readonly secret?: never;
  readonly viewer: Viewer;
  /** How many sit at the table. */
  readonly seats: number;
  /** None, together with an outcome: the game is over. The same for every viewer. */
  readonly asks: readonly Ask[];
  /** Who has sealed a choice already, while others still think. */
  readonly done: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** Data with a name: every move, refusal and piece of news is a union told apart by `kind`, and survives JSON. */
export interface Kinded {
  readonly kind: string;
}

/** The types one game brings along. */
export interface Kinds {
  readonly options: object;
  readonly state: BaseState;
  readonly view: BaseView;
  readonly move: Kinded;
  readonly refusal: Kinded;
  readonly news: Kinded;
  /** A move in the making: what somebody has begun to choose and not said yet. The rules never see it. */
  readonly draft: Kinded;
  /** What somebody knows for good from the news heard, beyond what a view shows. Survives JSON; null where views show all. */
  readonly known: unknown;
}

/** What a move (or the set-up) brought about. */
export interface Played<K extends Kinds> {
  readonly state: K['state'];
  /** In the order it happened; each piece has an audience, told by `hear`. */
  readonly news: readonly K['news'][];
}

/**
 * Tells what could stand in a game from what could not, whoever wrote it. Both take any data, look no further than the
 * types go, and never throw.
 */
export interface Soundness {
  /**
   * What is wrong with a state, by a name for tests and not for people: a field out of its type or range, a card too many,
   * two fields that contradict each other. Null for one that the rules can be asked about. Says nothing about how it
   * came to be: that is for the journal.
   */
  readonly flaw: (state: unknown) => string | null;
  /** Could this be a piece of news at a table of so many? */
  readonly isNews: (news: unknown, seats: number) => boolean;
}

/** What news teaches one viewer for good: facts, never guesses. Both are pure and change nothing they are given. */
export interface Recall<K extends Kinds> {
  /** What somebody knows who has heard nothing before this view: a fresh table, or a journal that begins anew. */
  none(view: K['view']): K['known'];
  /** And what after this piece of news, as that viewer heard it. */
  heard(known: K['known'], news: K['news'], viewer: Viewer): K['known'];
}

/** What is known of a game before it is loaded. */
export interface Facts {
  /** The game's folder, route and name in saves; never changes. */
  readonly id: string;
  /** The version of its rules: how many migrations it has. The shelf tells by it what a newer app has saved. */
  readonly version: number;
  /** How many can play; `best`: how many it is best with, where somebody wants the table filled up. */
  readonly seats: { readonly min: number; readonly max: number; readonly best: number };
  /** How long a round takes, roughly. */
  readonly minutes: { readonly min: number; readonly max: number };
}

/** One game: pure rules behind one door. */
export interface Game<K extends Kinds> extends Omit<Facts, 'version'> {
  /** What a table can choose before the game. */
  readonly options: OptionSet<K['options']>;
  /** Loads the checks of what comes from outside. They are apart, as no table that stands needs them. */
  soundness(): Promise<Soundness>;
  /** The i-th step turns a state of version i into one of version i + 1. Its length is the version of a state. */
  readonly migrations: readonly ((old: unknown) => unknown)[];
  /** No game goes on for longer than this many moves, if everybody favours moves that make progress. */
  maxMoves(options: K['options'], seats: number): number;
  /** The table as it stands before the first move. */
  setup(options: K['options'], seats: number, random: Random): Played<K>;
  /** The only way out of a state. */
  view(state: K['state'], viewer: Viewer): K['view'];
  /** What that viewer may learn of a piece of news; null for nothing at all. */
  hear(news: K['news'], viewer: Viewer): K['news'] | null;
  /** Is this worth showing to the whole table at once, although the seat that brought it about goes on? None is, without it. */
  isForAll?(news: K['news']): boolean;
  /** All moves the mover may make, or sensible candidates where there are too many to list. */
  moves(view: K['view'], mover: Mover): readonly K['move'][];
  /** The law: why this move is not allowed, or null. Asked only of movers who are asked for something. */
  refuse(view: K['view'], mover: Mover, move: K['move']): K['refusal'] | null;
  /** Carries out a move that was not refused. Called by `attempt` alone. Must not change its input. */
  play(state: K['state'], mover: Mover, move: K['move'], random: Random): Played<K>;
  /** What is remembered of the news: a view has no past. */
  readonly recall: Recall<K>;
  /**
   * Makes up a state that would look just like this view, and in which what is known holds. Computers think in such
   * states, so they can't cheat. Without `known`: what somebody would make up who has heard nothing before this view.
   */
  imagine(view: K['view'], random: Random, known?: K['known']): K['state'];
}

/** The asks that wait for this mover. */
export function asksOf(view: BaseView, mover: Mover): readonly Ask[] {
  return view.asks.filter((ask) => ask.by.includes(mover));
}

/** Is this mover asked for anything? */
export function isAsked(view: BaseView, mover: Mover): boolean {
  for (const ask of view.asks) if (ask.by.includes(mover)) return true;
  return false;
}

/**
 * From whose view a mover's choice is judged: choices made in sight of all from the onlooker's, so the table view never
 * needs a hand; everything else from the seat's own.
 */
export function judgeOf(view: BaseView, mover: Mover): Viewer {
  if (mover === 'table') return 'onlooker';
  for (const ask of view.asks) if (ask.from === 'hand' && ask.by.includes(mover)) return mover;
  return 'onlooker';
}
