/** What has happened so far, told to whoever may hear it. */
import type { Game, Kinded, Kinds, Mover, Seat, Viewer } from '../kernel/game';
import type { Journal } from '../kernel/journal';
import type { Save, Turn } from '../saves/records';

/** One entry of the log: what the whole table heard. */
export interface LogEntry<K extends Kinds> {
  /** The number of the turn; 0 for the set-up. */
  readonly n: number;
  readonly news: readonly K['news'][];
  /** Whose move it was; null for the set-up, for an undo, and where nobody heard of it. */
  readonly mover: Mover | null;
  /** `undo`: moves were taken back here. `undone`: this one was, later. */
  readonly kind: 'move' | 'undo' | 'undone';
  /** How many moves an undo took back; 0 for everything else. */
  readonly took: number;
}

/** What of a save the log is made of. Secret until somebody has heard it. */
export type LogSource = Pick<Save, 'standing' | 'turns'>;

/** What this viewer may hear of these news. */
export function heard<K extends Kinds>(
  game: Game<K>,
  news: readonly K['news'][],
  viewer: Viewer
): readonly K['news'][] {
  return news.map((piece) => game.hear(piece, viewer)).filter((piece) => piece !== null);
}

/** What a turn brought about; the set-up for 0. */
export function newsOf({ standing, turns }: LogSource, n: number): readonly Kinded[] {
  return n === 0 ? standing.began : (turns[n - 1]?.news ?? []);
}

/** What happened since this seat last moved, that move included, as it may hear it; `moves` are the turns that stand. */
export function since<K extends Kinds>(
  game: Game<K>,
  source: LogSource,
  moves: readonly Turn[],
  seat: Seat
): readonly K['news'][] {
  const own = moves.findLastIndex(({ entry }) => entry.kind === 'move' && entry.mover === seat);
  const began = own === -1 ? newsOf(source, 0) : [];
  return heard(game, [...began, ...moves.slice(Math.max(own, 0)).flatMap(({ news }) => news)], seat);
}

/** What the whole table heard of a turn: a turn never changes, and belongs to one game. */
const heardOf = new WeakMap<Turn, readonly Kinded[]>();

/** What the whole table has heard so far; `moves` are the turns that stand. */
export function logOf<K extends Kinds>(
  game: Game<K>,
  source: LogSource,
  journal: Journal<K>,
  moves: readonly Turn[]
): readonly LogEntry<K>[] {
  const stand = new Set(moves);
  return [
    { n: 0, news: heard(game, newsOf(source, 0), 'onlooker'), mover: null, kind: 'move', took: 0 },
    ...source.turns.map((turn): LogEntry<K> => {
      const { n, entry } = turn;
      const news = heardOf.get(turn) ?? heard(game, turn.news, 'onlooker');
      heardOf.set(turn, news);
      if (entry.kind === 'undo') {
        return { n, news, mover: null, kind: 'undo', took: journal.movesAt(n - 1) - journal.movesAt(n) };
      }
      return {
        n,
        news,
        mover: news.length === 0 ? null : entry.mover,
        kind: stand.has(turn) ? 'move' : 'undone',
        took: 0
      };
    })
  ];
}
