/**
 * What has happened so far: the log, the recap, and every earlier table. It plays the turns again for that, so it knows
 * every earlier truth; the table alone has one, and lets out what a viewer may know.
 */
import { attempt } from '../kernel/attempt';
import type { Game, Kinds, Seat, Viewer } from '../kernel/game';
import { randomFor } from '../kernel/random';
import type { Turn } from '../saves/saves';
import type { Keeper } from './keeper.svelte';

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
  readonly #options: K['options'];
  readonly #keeper: Keeper<K>;
  /** The truth after each turn, as far as it was asked for; null before the present journal began. */
  #truths: (K['state'] | null)[] = [];
  #told: readonly Turn[] = [];

  #standing: readonly Turn[] = $derived.by(() => standingTurns(this.#keeper.turns));
  #log: readonly LogEntry<K>[] = $derived.by(() => this.#tell());

  constructor(game: Game<K>, options: K['options'], keeper: Keeper<K>) {
    this.#game = game;
    this.#options = options;
    this.#keeper = keeper;
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

  /** The truth after the n-th turn; null where it can't be told any more. Secret. */
  truth(n: number): K['state'] | null {
    const { turns } = this.#keeper;
    // Turns are only ever added; should another window have played on, the beginning is still the same.
    if (this.#truths.length === 0 || this.#told.some((turn, i) => turn !== turns[i])) this.#truths = this.#begin();
    this.#told = turns;
    while (this.#truths.length <= n) {
      const at = this.#truths.length;
      const turn = turns[at - 1];
      if (turn === undefined) return null;
      this.#truths.push(this.#after(turn));
    }
    return this.#truths[n] ?? null;
  }

  #begin(): (K['state'] | null)[] {
    const { standing, summary } = this.#keeper;
    const { base, seed } = standing;
    if (base !== null) {
      return [...Array.from({ length: base.turns }, () => null), base.state as K['state']];
    }
    return [this.#game.setup(this.#options, summary.players.length, randomFor(seed, 0)).state];
  }

  /** The truth after the turn that follows those told so far. */
  #after({ n, entry }: Turn): K['state'] | null {
    const { standing, turns } = this.#keeper;
    const base = standing.base ?? { turns: 0, moves: 0 };
    const before = standingTurns(turns.slice(0, n - 1));
    if (entry.kind === 'undo') {
      if (entry.to < base.moves) return null;
      // As it was after the last of the moves that stand.
      const last = entry.to === base.moves ? base.turns : (before[entry.to - 1]?.n ?? 0);
      return this.#truths[last] ?? null;
    }
    const was = this.#truths[n - 1] ?? null;
    if (was === null) return null;
    const tried = attempt(this.#game, was, entry.mover, entry.move, randomFor(standing.seed, before.length + 1));
    return tried.ok ? tried.played.state : null;
  }

  #tell(): readonly LogEntry<K>[] {
    const { turns, standing } = this.#keeper;
    const stands: true[] = [];
    for (const { n } of this.#standing) stands[n] = true;
    let moves = 0;
    return [
      { n: 0, news: this.heard(standing.began, 'onlooker'), kind: 'move', took: 0 },
      ...turns.map(({ n, entry, news }): LogEntry<K> => {
        const took = entry.kind === 'undo' ? moves - entry.to : 0;
        moves = entry.kind === 'undo' ? entry.to : moves + 1;
        const kind = entry.kind === 'undo' ? 'undo' : stands[n] === true ? 'move' : 'undone';
        return { n, news: this.heard(news, 'onlooker'), kind, took };
      })
    ];
  }
}

/** The turns whose moves stand, once every undo among them has been heeded. */
export function standingTurns(turns: readonly Turn[]): readonly Turn[] {
  const moves: Turn[] = [];
  for (const turn of turns) {
    if (turn.entry.kind === 'undo') moves.length = Math.min(moves.length, turn.entry.to);
    else moves.push(turn);
  }
  return moves;
}
