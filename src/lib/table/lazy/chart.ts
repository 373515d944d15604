/** How a game went, as a chart tells it: the moments of its story, chapter by chapter. */
import type { Kinds } from '../../kernel/game';
import type { Table } from '../../session/table.svelte';
import type { Words } from '../words';

/** One moment on the chart. */
export interface Moment {
  /** The turn after which it was so. */
  readonly n: number;
  readonly values: readonly (number | null)[];
}

/** One part of the game, with a chart of its own. */
export interface Chapter {
  readonly name: string;
  readonly what: string;
  readonly moments: readonly Moment[];
}

/** The turns that stand and whose table can be seen again, the set-up (0) first. */
export function turnsOf<K extends Kinds>(table: Table<K>): readonly number[] {
  return table.log.filter(({ n, kind }) => kind === 'move' && n >= table.earliest).map(({ n }) => n);
}

/** The story of this game; no chapters where the game tells none. */
export function chartOf<K extends Kinds>(table: Table<K>, words: Words<K>): readonly Chapter[] {
  const chapters: { name: string; what: string; moments: Moment[] }[] = [];
  for (const n of turnsOf(table)) {
    const past = table.past(n);
    const point = past === null ? null : (words.chartPoint?.(past.view, table.players) ?? null);
    if (point === null) continue;
    const { chapter, what, values } = point;
    let last = chapters.at(-1);
    if (last === undefined || last.name !== chapter) {
      last = { name: chapter, what, moments: [] };
      chapters.push(last);
    }
    last.moments.push({ n, values });
  }
  return chapters;
}
