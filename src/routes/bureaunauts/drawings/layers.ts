/** What lies on the cards of the map. Places are counted in cards: column and row from 0. */
import { GRID, type Career, type Cell, type Direction, type Seat } from '$lib/games/bureaunauts';

/** How a card of the map is marked. */
export type Mark =
  /** One of those that can be chosen. */
  | 'lit'
  /** The one that is chosen. */
  | 'picked'
  /** Worth a look: what is spoken of. */
  | 'spoken'
  /** Named by a hint. */
  | 'advised'
  /** Several want it. */
  | 'contest'
  /** A ship will be damaged here. */
  | 'danger';

export interface Spot {
  readonly column: number;
  readonly row: number;
}

/** Where a cell is. */
export function spotOf(cell: Cell): Spot {
  return { column: cell % GRID.columns, row: Math.floor(cell / GRID.columns) };
}

/** A ship over the map. */
export interface Ship {
  readonly seat: Seat;
  readonly cell: Cell;
  readonly level: number;
  /** In the air, over the card it flies to. */
  readonly flies: boolean;
  /** How many share its card. */
  readonly many: number;
  /** How far beside the middle of the card, in cards. */
  readonly aside: number;
}

/** The ships that are on cards or fly to them; several at one card stand side by side. */
export function shipsOf(careers: readonly Pick<Career, 'ship' | 'level'>[]): readonly Ship[] {
  const all = careers.flatMap(({ ship, level }, seat) => {
    if (ship.kind === 'card') return [{ seat, level, cell: ship.cell, flies: false }];
    return ship.kind === 'air' ? [{ seat, level, cell: ship.to, flies: true }] : [];
  });
  return all.map((ship) => {
    const together = all.filter(({ cell }) => cell === ship.cell);
    const many = together.length;
    return { ...ship, many, aside: (0.84 * (together.indexOf(ship) - (many - 1) / 2)) / many };
  });
}

/** How far an arrow that points down is turned, in degrees, to point the way Jellies drift. */
export const TURNS: Readonly<Record<Direction, number>> = { down: 0, left: 90, up: 180, right: 270 };
