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

/** A turn of the log, as far as its sentences go. */
interface Turn<K extends Kinds> {
  readonly kind: string;
  readonly news: readonly K['news'][];
  /** By an undo: how many turns it took back. */
  readonly took: number;
}

/** From which of these sentences on all of them have room in so many letters; the last one has it in any case. */
export function fitsFrom(sentences: readonly string[], room: number): number {
  let at = Math.max(0, sentences.length - 1);
  while (at > 0 && sentences.slice(at - 1).join(' ').length <= room) at -= 1;
  return at;
}

/** The last turn of these that says something, and what; null where none does. */
export function lastTold<K extends Kinds, T extends Turn<K>>(
  words: Pick<Words<K>, 'news'>,
  log: readonly T[],
  players: readonly Player[]
): (T & { readonly text: string }) | null {
  const last = log.at(-1);
  // That something was taken back says nothing any more once somebody has moved again.
  if (last?.kind === 'undo') return { ...last, text: m.table_log_undo({ count: last.took }) };
  const entry = log.findLast(({ kind, news }) => kind === 'move' && sentencesOf(words, news, players).length > 0);
  return entry === undefined ? null : { ...entry, text: sentencesOf(words, entry.news, players).join(' ') };
}

/** How often a hand was opened since its last move, and when last; null where it was not. */
export function openedSince({ times, at }: { readonly times: number; readonly at: number | null }): string | null {
  if (times === 0) return null;
  const time = at === null ? '' : new Intl.DateTimeFormat(getLocale(), { timeStyle: 'short' }).format(at);
  return m.table_curtain_peeked({ count: times, time });
}
