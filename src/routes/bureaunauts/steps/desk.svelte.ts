/** What the table's desk and its map tell each other: what is told, what is set by a tap, and which card is being picked. */
import {
  placesFor,
  topOf,
  type Bureaunauts,
  type Cell,
  type Move,
  type Mover,
  type News,
  type Seat,
  type View
} from '$lib/games/bureaunauts';
import type { BoardProps } from '$lib/table/board';
import { isComputer } from '$lib/ui/computers';
import { pieces } from '../news';
import type { Announced } from './acts';
import { cellsOf } from './cells';
import { waitingWords } from './waiting';

/** What the terminal says: the last thing there is to say, and all of them again, one after the other, by hand. */
export class TerminalLog {
  readonly news: readonly News[];
  /** Sentences that follow the news, and stay. */
  readonly more: readonly string[];
  #turns = $state(0);

  constructor(news: readonly News[], more: readonly string[] = []) {
    this.news = pieces(news);
    this.more = more;
  }

  /** Which is said now, 0 for the first. */
  get at(): number {
    return this.length === 0 ? 0 : (this.length - 1 + this.#turns) % this.length;
  }

  /** How many sentences there are. */
  get length(): number {
    return this.news.length + this.more.length;
  }

  /** One sentence on; behind the last one it begins anew. */
  go(): void {
    this.#turns += 1;
  }
}

/** Somebody picks a card of the map: the winner of a contest puts a loser's ship there. (rules: Contest) */
export class Picking {
  readonly loser: Seat;
  /** Where the ship may be put. */
  readonly cells: readonly Cell[];
  /** Touched, and not confirmed yet. */
  picked: Cell | null = $state(null);
  /** Touched last, where it may not be put. */
  denied: Cell | null = $state(null);

  constructor(view: View, loser: Seat) {
    this.loser = loser;
    this.cells = placesFor(view);
  }
}

/** What has been said at the table and not been told to the game: every row as it was set by a tap. */
export class Sayings {
  passing: readonly Seat[] = $state.raw([]);
  willing: readonly Seat[] = $state.raw([]);
  announced: Announced = $state.raw({});
  /** Whose row was set last. */
  last: Seat | null = $state(null);
  /** Whose announcement is open; null for the first that is not known. */
  open: Seat | null = $state(null);

  /** Sets this row the other way. */
  turn(which: 'passing' | 'willing', seat: Seat): void {
    const set = this[which];
    this[which] = set.includes(seat) ? set.filter((each) => each !== seat) : [...set, seat];
    this.last = seat;
  }
}

type Given = Pick<BoardProps<Bureaunauts>, 'view' | 'news' | 'players' | 'show'>;

/** What is told now: by the scene that plays, or of the last move. Codes and ranks are not read before they are seen. */
export function newsOf({ news, show }: Pick<Given, 'news' | 'show'>): readonly News[] {
  return show?.isOver === false
    ? show.said.filter(({ kind }) => kind !== 'phonesShown' && kind !== 'goalCompleted')
    : news;
}

/** The desk of one table: made once by the board, with what it is given. */
export class Desk {
  readonly #given: () => Given;
  readonly #pending = $derived.by(() => this.#given().view.pending);
  /** What the last move brought about, piece by piece; a new one for every move, and for every scene of it. */
  readonly log: TerminalLog = $derived.by(() => {
    const given = this.#given();
    return new TerminalLog(newsOf(given), given.show?.isOver === false ? [] : waitingWords(given.view, given.players));
  });
  /** Anew with whatever is asked next. */
  readonly sayings: Sayings = $derived.by(() => {
    void this.#pending;
    return new Sayings();
  });
  /** Who picks a card of the map now; null for nobody. */
  readonly picking: Picking | null = $derived.by(() => {
    const { view, players } = this.#given();
    const top = topOf(view);
    return top?.kind === 'displace' && !isComputer(players[top.seat]) ? new Picking(view, top.loser) : null;
  });

  constructor(given: () => Given) {
    this.#given = given;
  }

  /** The cards the map lights up: the one that is picked, or those that what is told now is about. A scene shows its own. */
  get lit(): readonly Cell[] {
    const { picking } = this;
    if (picking !== null) return picking.picked === null ? [] : [picking.picked];
    const told = this.#given().show?.isOver === false ? undefined : this.log.news[this.log.at];
    return told === undefined ? [] : cellsOf(told);
  }

  /** A card of the map was touched. True if it was picked, so that the map need not show it larger. */
  touch(cell: Cell): boolean {
    const { picking } = this;
    if (picking === null) return false;
    const canBe = picking.cells.includes(cell);
    picking.denied = canBe ? null : cell;
    if (canBe) picking.picked = cell;
    return canBe;
  }
}

/** What each choice of the table is given, whichever it is. */
export interface DeskProps extends Pick<BoardProps<Bureaunauts>, 'view' | 'players' | 'play' | 'refusal'> {
  /** Whose choice it is. */
  readonly seat: Seat;
  readonly desk: Desk;
  /** Says something for several players. */
  readonly say: (kind: string, moves: readonly { readonly mover: Mover; readonly move: Move }[]) => void;
}
