/** News as sentences. */
import type { Kinds } from '../kernel/game';
import { m } from '../paraglide/messages';
import { getLocale } from '../paraglide/runtime';
import type { Player } from './stage';
import type { Words } from './words';

/** Every piece of news that needs a sentence, as one. */
export function sentencesOf<K extends Kinds>(
  words: Pick<Words<K>, 'news'>,
  news: readonly K['news'][],
  players: readonly Player[]
): readonly string[] {
  return news.flatMap((piece, n) => words.news(piece, players, news[n + 1]) ?? []);
}

/** How often a hand was opened since its last move, and when last; null where it was not. */
export function openedSince({ times, at }: { readonly times: number; readonly at: number | null }): string | null {
  if (times === 0) return null;
  const time = at === null ? '' : new Intl.DateTimeFormat(getLocale(), { timeStyle: 'short' }).format(at);
  return m.table_curtain_peeked({ count: times, time });
}
