/**
 * What has happened so far: the log, the recap, and every earlier table. The table alone has one, and lets out what a
 * viewer may know.
 */
import type { Game, Kinds, Seat, Viewer } from '../kernel/game';
import type { Journal } from '../kernel/journal';
import type { Turn } from '../saves/saves';
import type { Keeper } from './store.svelte';

/** One entry of the log: what the whole table heard. */
export interface LogEntry<K extends Kinds> {
  /** The number of the turn; 0 for the set-up. */
  readonly n: number;
  readonly news: readonly K['news'][];
  /** `undo`: moves were taken back here. `undone`: this one was, later. */
  readonly kind: 'move' | 'undo' | 'undone';
  /** How many moves an undo took back; 0 for everything else. */
  readonly took: number;
}

/** The turns of a game, told to whoever may hear them. */
export class Story<K extends Kinds> {
  readonly #game: Game<K>;
  readonly #keeper: Keeper<K>;
  /** As long as the turns that are kept. */
  journal: Journal<K>;
  /** What the whole table heard of a turn: a turn never changes. */
  readonly #heard = new WeakMap<Turn, readonly K['news'][]>();

  #standing: readonly Turn[] = $derived.by(() => {
    const { turns } = this.#keeper;
    return this.journal.effective.flatMap((n) => turns.slice(n - 1, n));
  });
  #log: readonly LogEntry<K>[] = $derived.by(() => this.#tell());

  constructor(game: Game<K>, journal: Journal<K>, keeper: Keeper<K>) {
    this.#game = game;
    this.#keeper = keeper;
    this.journal = journal;
  }

  /** What the whole table has heard so far. */
  get log(): readonly LogEntry<K>[] {
    return this.#log;
  }

  /** The turns whose moves stand, once every undo has been heeded. */
  get standing(): readonly Turn[] {
    return this.#standing;
  }

  /** The first turn whose table can be seen again; 0 for the set-up. */
  get earliest(): number {
    return this.#keeper.standing.base?.turns ?? 0;
  }

  /** What this viewer may hear of a turn; of the set-up for 0. */
  newsOf(n: number, viewer: Viewer): readonly K['news'][] {
    const { standing, turns } = this.#keeper;
    return this.heard(n === 0 ? standing.began : (turns[n - 1]?.news ?? []), viewer);
  }

  /** What this viewer may hear of these news. */
  heard(news: readonly K['news'][], viewer: Viewer): readonly K['news'][] {
    return news.map((piece) => this.#game.hear(piece, viewer)).filter((piece) => piece !== null);
  }

  /** What happened since this seat last moved, that move included, as it may hear it. */
  since(seat: Seat): readonly K['news'][] {
    const turns = this.#standing;
    const own = turns.findLastIndex(({ entry }) => entry.kind === 'move' && entry.mover === seat);
    const began = own === -1 ? this.#keeper.standing.began : [];
    return this.heard([...began, ...turns.slice(Math.max(own, 0)).flatMap(({ news }) => news)], seat);
  }

  #tell(): readonly LogEntry<K>[] {
    const { turns, standing } = this.#keeper;
    const stands: true[] = [];
    for (const { n } of this.#standing) stands[n] = true;
    return [
      { n: 0, news: this.heard(standing.began, 'onlooker'), kind: 'move', took: 0 },
      ...turns.map((turn): LogEntry<K> => {
        const { n, entry } = turn;
        const took = entry.kind === 'undo' ? this.journal.movesAt(n - 1) - this.journal.movesAt(n) : 0;
        const kind = entry.kind === 'undo' ? 'undo' : stands[n] === true ? 'move' : 'undone';
        return { n, news: this.#openly(turn), kind, took };
      })
    ];
  }

  #openly(turn: Turn): readonly K['news'][] {
    const known = this.#heard.get(turn);
    if (known !== undefined) return known;
    const heard = this.heard(turn.news, 'onlooker');
    this.#heard.set(turn, heard);
    return heard;
  }
}
