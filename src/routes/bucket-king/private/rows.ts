/** The rows of a pyramid as the words know them. */
export type Row = 0 | 1 | 2 | 3 | 4;

/** A row's number as the words know it. */
export function rowOf(row: number): Row {
  return row === 1 || row === 2 || row === 3 || row === 4 ? row : 0;
}
