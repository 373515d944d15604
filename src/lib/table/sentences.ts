/** News as sentences. */
import type { Kinds } from '../kernel/game';
import type { Player } from './stage';
import type { Words } from './words';

/** Every piece of news that needs a sentence, as one. */
export function sentencesOf<K extends Kinds>(
  words: Words<K>,
  news: readonly K['news'][],
  players: readonly Player[]
): readonly string[] {
  return news.map((piece) => words.news(piece, players)).filter((sentence) => sentence !== null);
}
