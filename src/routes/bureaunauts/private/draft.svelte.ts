/** What is dialled on a Space Phone and not sealed: the screen's own, gone with it. */
import { GRID, type Cell, type Phone } from '$lib/games/bureaunauts';

/** A Phone in the making. */
export class Draft {
  /** 0 to 7 for A to H; null before one was dialled. Kept while ★★ is dialled. */
  row: number | null = $state(null);
  /** 0 to 9 for 1 to 10. */
  column: number | null = $state(null);
  isStars = $state(false);

  /** What the Phone would be set to; null while a part is missing. */
  readonly phone: Phone | null = $derived.by(() => {
    if (this.isStars) return 'stars';
    return this.row === null || this.column === null ? null : this.row * GRID.columns + this.column;
  });

  /** Starts with what was sealed before. */
  constructor(phone: Phone | null) {
    this.dial(phone);
  }

  dialRow(row: number): void {
    this.isStars = false;
    this.row = row;
  }

  dialColumn(column: number): void {
    this.isStars = false;
    this.column = column;
  }

  /** One ★ brings the other: no Phone has one of them alone. */
  dialStars(): void {
    this.isStars = true;
  }

  dialCell(cell: Cell): void {
    this.dialRow(Math.floor(cell / GRID.columns));
    this.dialColumn(cell % GRID.columns);
  }

  /** Dials all at once; null leaves it as it is. */
  dial(phone: Phone | null): void {
    if (phone === 'stars') this.dialStars();
    else if (phone !== null) this.dialCell(phone);
  }
}
