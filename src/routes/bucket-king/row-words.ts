/** A pyramid in words, row by row. */
import type { Pyramid } from '$lib/games/bucket-king';
import { m } from '$lib/paraglide/messages';
import { listOf } from '$lib/table/names';
import { suitWord } from './words';

/** The buckets of a row from the left, gaps included; null for a row that is gone. */
export function rowWords(places: Pyramid[number], row: number): string | null {
  if (places.every((suit) => suit === null)) return null;
  const buckets = listOf(places.map((suit) => (suit === null ? m.bk_gap() : suitWord(suit))));
  return row === 0 ? m.bk_row_bottom({ buckets }) : m.bk_row({ row: row + 1, buckets });
}
