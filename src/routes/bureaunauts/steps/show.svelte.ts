/** The news of a move as a show: one piece after the other, by itself or by hand. */
import type { Cell, News } from '$lib/games/bureaunauts';
import { pieces } from '../news';
import { cellsOf } from './cells';

/** Where the show of one move is. It begins at its first piece. */
export class Show {
  readonly news: readonly News[];
  /** Which piece is shown, 0 for the first. */
  at = $state(0);
  /** Are all pieces shown at once, as a list? */
  isList = $state(false);
  /** Has somebody gone to a piece by hand? It stays then, until they go on. */
  isHeld = $state(false);

  constructor(news: readonly News[]) {
    this.news = pieces(news);
  }

  /** The piece shown now; null where nothing happened. */
  get piece(): News | null {
    return this.news[this.at] ?? null;
  }

  /** The cards the piece shown now is about. */
  get cells(): readonly Cell[] {
    return this.isList || this.piece === null ? [] : cellsOf(this.piece);
  }

  get isFirst(): boolean {
    return this.at === 0;
  }

  get isLast(): boolean {
    return this.at >= this.news.length - 1;
  }

  /** One piece on, or back, by hand: the show waits there. */
  step(steps: 1 | -1): void {
    this.isHeld = true;
    this.go(steps);
  }

  /** One piece on, or back. */
  go(steps: 1 | -1): void {
    this.isList = false;
    this.at = Math.max(0, Math.min(this.news.length - 1, this.at + steps));
  }
}
