/** The sentences a game brings to the table, made in its route by exhaustive switches over its views and news. */
import type { Ask, Kinds } from '../kernel/game';
import type { Player } from './stage';

/** How something came to be known that a table can't forget; the first of them tells most. */
export const LEARNT = ['dice', 'lots', 'tile', 'card', 'opened', 'played'] as const;
export type Learnt = (typeof LEARNT)[number];

/** A game's words. Everything but `kept`, `refusal` and `news` of a hand is made of what the whole table may know. */
export interface Words<K extends Kinds> {
  /** The game's name. */
  name(): string;
  /** Whose turn it is, in a few words: the heading of the page. */
  title(view: K['view'], players: readonly Player[]): string;
  /** What is expected of them, in one sentence. */
  prompt(view: K['view'], players: readonly Player[]): string;
  /** What kind of thing is coming, for the curtain. Made from the onlooker's view alone. */
  ask(ask: Ask, view: K['view'], players: readonly Player[]): string;
  /** The same in a few words, behind "Pass the tablet to Anna". Only of what the game waits for. */
  purpose(ask: Ask, view: K['view']): string;
  /** A piece of news as one sentence, always with names; null for what needs no sentence. */
  news(news: K['news'], players: readonly Player[]): string | null;
  /**
   * What a table learns for good from this piece of news: dice were rolled, lots or a card drawn, hidden things opened, or
   * cards played from a hand. Null for all the rest.
   */
  learnt?(news: K['news']): Learnt | null;
  /** That what somebody has begun is as they left it: said to them alone when they open their hand again. */
  kept(draft: K['draft']): string;
  /** Why a move is not allowed, and what would be. */
  refusal(refusal: K['refusal'], players: readonly Player[]): string;
  /** Where the game stands, in one line for the shelf. */
  statusLine(view: K['view'], players: readonly Player[]): string;
  /** Can two make this secret choice face to face, on half a tablet each? Not where the game does not say so. */
  isForHalves?(ask: Ask): boolean;
}
