/** The sentences a game brings to the table, made in its route by exhaustive switches over its views and news. */
import type { Manners } from '../bots/mind';
import type { Ask, Kinds, Seat } from '../kernel/game';
import type { Player } from './stage';

/** How something came to be known that a table can't forget; the first of them tells most. */
export const LEARNT = ['dice', 'lots', 'tile', 'card', 'opened', 'played'] as const;
export type Learnt = (typeof LEARNT)[number];

/** A part of a game, as people count it: a trick, a duel, a turn, a period. */
export interface Span {
  /** The place, in what was told, of the first turn of it. */
  readonly from: number;
  readonly name: string;
  /** What came of it so far; empty for nothing. */
  readonly result: string;
}

/** Collects the parts of a game while its turns are gone through. */
export class Spans {
  readonly #spans: Span[] = [];

  get all(): readonly Span[] {
    return this.#spans;
  }

  /** A part begins with this turn. One that began there, too, had nothing in it. */
  begin(from: number, name: string, result = ''): void {
    if (this.#spans.at(-1)?.from === from) this.#spans.pop();
    this.#spans.push({ from, name, result });
  }

  /** This came of the part that has begun last. */
  came(result: string): void {
    const last = this.#spans.pop();
    if (last !== undefined) this.#spans.push({ ...last, result });
  }
}

/**
 * The parts of the game, for the headings of the log: of what the whole table heard of each turn, in order; of one that was
 * taken back, and of an undo, nothing.
 */
export type SpansOf<K extends Kinds> = (
  told: readonly (readonly K['news'][])[],
  players: readonly Player[]
) => readonly Span[];

/** What lies between two who choose face to face, for both of them and for all who look on. */
export interface Stakes {
  /** What they choose about, in a few words. */
  readonly question: string;
  /** What comes of it, in a sentence. */
  readonly note?: string;
  /** What each of them chooses, where the strip says more of it than the curtain does; without it, what the curtain says. */
  readonly asks?: string;
  /** A number that decides, and what it counts. */
  readonly figure?: { readonly value: number; readonly label: string };
}

/** A choice of two, face to face. */
export interface Halves<K extends Kinds> {
  isFor(ask: Ask): boolean;
  /** Made of the onlooker's view. */
  stakes(view: K['view'], players: readonly Player[]): Stakes;
  /** Takes back what somebody has sealed, as long as the other has not; without it, nobody can. */
  readonly takeBack?: K['move'];
}

/** What the table plays without a tap, once everybody has seen for so many ms how it stands. */
export interface OwnMove<K extends Kinds> {
  readonly move: K['move'];
  readonly after: number;
}

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
  /**
   * A piece of news as one sentence, always with names; null for what needs no sentence. `next`: what is told right after it,
   * of one turn, where that says what it led to.
   */
  news(news: K['news'], players: readonly Player[], next?: K['news']): string | null;
  /**
   * What a table learns for good from this piece of news: dice were rolled, lots or a card drawn, hidden things opened, or
   * cards played from a hand. Null for all the rest.
   */
  learnt?(news: K['news']): Learnt | null;
  /**
   * Do header and board tell this piece of the last turn already, as the table looks now? Then its last line leaves it out.
   * `fresh`: what of that turn the board is shown with. `always`: they tell everything, and there is no such line.
   */
  readonly isTold?: 'always' | ((piece: K['news'], view: K['view'], fresh: readonly K['news'][]) => boolean);
  /** What of the news a hand tells its owner above it; without it, all of them. */
  inHand?(news: readonly K['news'][], seat: Seat): readonly K['news'][];
  /** That what somebody has begun is as they left it: said to them alone when they open their hand again. */
  kept(draft: K['draft']): string;
  /** Why a move is not allowed, and what would be. */
  refusal(refusal: K['refusal'], players: readonly Player[]): string;
  /** Where the game stands, in one line for the shelf. */
  statusLine(view: K['view'], players: readonly Player[]): string;
  /** What the table plays by itself as it stands now; null for nothing. */
  byItself?(view: K['view'], players: readonly Player[]): OwnMove<K> | null;
  /** Who chooses something at the table now on which a hint can advise; without it, hints are for hands alone. */
  advises?(view: K['view'], players: readonly Player[]): readonly Seat[];
  /** Can one tap say something for several players in this game? */
  readonly saysAloud?: true;
  /** How computers keep their manners; without it, as at any table. */
  readonly manners?: Manners<K>;
  /** The secret choice that two can make face to face, on half a tablet each. Without it, there is none. */
  readonly halves?: Halves<K>;
}
