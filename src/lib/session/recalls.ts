/** What each seat has learnt for good from the news it heard: made of the turns that stand, so that an undo is heeded. Secret. */
import type { Game, Kinds, Seat } from '../kernel/game';
import type { Turn } from '../saves/records';
import { heard, newsOf, type LogSource } from './log';

/** How far the news were gone through for one seat, and what it knew then. */
interface Known<K extends Kinds> {
  /** The turns gone through, the last of them to tell whether they still stand. */
  readonly count: number;
  readonly last: Turn | null;
  readonly known: K['known'];
}

/** What the seats of one table recall. */
export class Recalls<K extends Kinds> {
  readonly #game: Game<K>;
  readonly #seats = new Map<Seat, Known<K>>();

  constructor(game: Game<K>) {
    this.#game = game;
  }

  /**
   * What this seat knows by now. `first` is the state in which the journal begins: what was told before belongs to rules
   * that may have been others. `moves` are the turns that stand.
   */
  of(seat: Seat, first: K['state'], source: LogSource, moves: readonly Turn[]): K['known'] {
    const base = source.standing.base?.turns ?? 0;
    const turns = moves.filter(({ n }) => n > base);
    const before = this.#seats.get(seat);
    const goesOn = before !== undefined && (turns[before.count - 1] ?? null) === before.last;
    let { count, known } = goesOn ? before : { count: 0, known: this.#none(seat, first, source) };
    for (const { news } of turns.slice(count)) {
      known = this.#after(known, news, seat);
      count += 1;
    }
    this.#seats.set(seat, { count, last: turns[count - 1] ?? null, known });
    return known;
  }

  #none(seat: Seat, first: K['state'], source: LogSource): K['known'] {
    const none: K['known'] = this.#game.recall.none(this.#game.view(first, seat));
    return source.standing.base === null ? this.#after(none, newsOf(source, 0), seat) : none;
  }

  #after(known: K['known'], news: readonly K['news'][], seat: Seat): K['known'] {
    const { recall } = this.#game;
    return heard(this.#game, news, seat).reduce<K['known']>((now, piece) => recall.heard(now, piece, seat), known);
  }
}
