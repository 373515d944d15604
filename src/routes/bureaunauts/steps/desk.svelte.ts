/** What the table's desk and its map tell each other: what is shown step by step, and which card is being picked. */
import { placesFor, topOf, type Cell, type News, type Seat, type View } from '$lib/games/bureaunauts';
import { Show } from './show.svelte';

/** Somebody picks a card of the map: the winner of a contest puts a loser's ship there. (rules: Contest) */
export class Picking {
  readonly seat: Seat;
  readonly loser: Seat;
  /** The contested card. */
  readonly from: Cell;
  /** Where the ship may be put. */
  readonly cells: readonly Cell[];
  /** Touched, and not confirmed yet. */
  picked: Cell | null = $state(null);
  /** Touched last, where it may not be put. */
  denied: Cell | null = $state(null);

  constructor(view: View, task: { readonly seat: Seat; readonly loser: Seat; readonly cell: Cell }) {
    this.seat = task.seat;
    this.loser = task.loser;
    this.from = task.cell;
    this.cells = placesFor(view);
  }
}

/** The desk of one table: made once by the board, with what it is given. */
export class Desk {
  readonly #given: () => { readonly view: View; readonly news: readonly News[] };
  /** What the last move brought about, piece by piece; a new one for every move. */
  readonly show: Show = $derived.by(() => new Show(this.#given().news));
  /** Who picks a card of the map now; null for nobody. */
  readonly picking: Picking | null = $derived.by(() => {
    const { view } = this.#given();
    const top = topOf(view);
    return top?.kind === 'displace' ? new Picking(view, top) : null;
  });

  constructor(given: () => { readonly view: View; readonly news: readonly News[] }) {
    this.#given = given;
  }

  /** The cards the map lights up: those the news shown now are about, and the one that is picked. */
  get lit(): readonly Cell[] {
    const picked = this.picking?.picked ?? null;
    return picked === null ? this.show.cells : [picked];
  }

  /** A card of the map was touched. True if it was picked, so that the map need not show it larger. */
  touch(cell: Cell): boolean {
    const { picking } = this;
    if (picking === null) return false;
    const canBe = picking.cells.includes(cell);
    picking.denied = canBe ? null : cell;
    if (canBe) picking.picked = cell;
    return canBe;
  }
}
