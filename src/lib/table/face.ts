import type { Kinds } from '../kernel/game';
import type { Table } from '../session/table.svelte';

/** All of a table that its view draws: what everybody may see, at one moment. */
export interface Face<K extends Kinds> extends Pick<
  Table<K>,
  'computers' | 'holder' | 'log' | 'news' | 'next' | 'pair' | 'privacy' | 'recap' | 'settings'
> {
  readonly view: K['view'];
  /** What was begun in sight of all. */
  readonly draft: K['draft'] | null;
}

/** The table as it lies now. Only while nothing covers it: in a hand, news and recap are that seat's own. */
export function faceOf<K extends Kinds>(table: Table<K>): Face<K> {
  const { onlooker: view, computers, holder, log, news, next, pair, privacy, recap, settings } = table;
  return { view, computers, holder, log, news, next, pair, privacy, recap, settings, draft: table.draft('table') };
}
