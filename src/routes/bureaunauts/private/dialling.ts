/** What is dialled on a Space Phone and not sealed. */
import { GRID, type Cell, type Draft, type Phone } from '$lib/games/bureaunauts';

/** A Phone in the making. */
export type Dialled = Extract<Draft, { kind: 'phone' }>;

/** Nothing dialled but perhaps ★★, as for a ship that needs repair: it can do nothing but act. */
export function undialled(isStars: boolean): Dialled {
  return { kind: 'phone', row: null, column: null, isStars };
}

/** What a Phone that is set so has dialled. */
export function dialledAs(phone: Phone): Dialled {
  if (phone === 'stars') return undialled(true);
  return { kind: 'phone', row: Math.floor(phone / GRID.columns), column: phone % GRID.columns, isStars: false };
}

/** A Phone being dialled: shows what there is so far, and says by `ondial` what there is then. */
export class Dialling {
  readonly #read: () => Dialled;
  readonly #ondial: (dialled: Dialled) => void;

  constructor(read: () => Dialled, ondial: (dialled: Dialled) => void) {
    this.#read = read;
    this.#ondial = ondial;
  }

  /** 0 to 7 for A to H; null before one was dialled. Kept while ★★ is dialled. */
  get row(): number | null {
    return this.#read().row;
  }

  /** 0 to 9 for 1 to 10. */
  get column(): number | null {
    return this.#read().column;
  }

  get isStars(): boolean {
    return this.#read().isStars;
  }

  /** What the Phone would be set to; null while a part is missing. */
  get phone(): Phone | null {
    if (this.isStars) return 'stars';
    return this.row === null || this.column === null ? null : this.row * GRID.columns + this.column;
  }

  dialRow(row: number): void {
    this.#ondial({ ...this.#read(), row, isStars: false });
  }

  dialColumn(column: number): void {
    this.#ondial({ ...this.#read(), column, isStars: false });
  }

  /** One ★ brings the other: no Phone has one of them alone. */
  dialStars(): void {
    this.#ondial({ ...this.#read(), isStars: true });
  }

  dialCell(cell: Cell): void {
    this.#ondial(dialledAs(cell));
  }
}
