import { priceOf, type Fall } from '$lib/games/bucket-king';
import { m } from '$lib/paraglide/messages';

/** The rows of a pyramid as the words know them. */
export type Row = 0 | 1 | 2 | 3 | 4;

/** A row's number as the words know it. */
export function rowOf(row: number): Row {
  return row === 1 || row === 2 || row === 3 || row === 4 ? row : 0;
}

/** Where a bucket that may go stands, and how many fall if it does; with its animal, where any may go. */
export function wordsOf(fall: Fall, isOfSuit: boolean): string {
  const { row, place, suit } = fall.bucket;
  const at = m.bk_hand_row_place({ row: rowOf(row), place: place + 1 });
  const where = isOfSuit ? at : m.bk_hand_option_suit({ where: at, suit });
  return m.bk_hand_option({ where, falls: m.bk_hand_option_fall({ count: priceOf(fall) }) });
}
