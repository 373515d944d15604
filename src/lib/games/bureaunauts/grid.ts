/** The 80 cards of the grid, and where they lie. (rules: What is in the box) */
import type { Random } from '../../kernel/random';
import { BACKS, FACES, GRID, type Back, type Card, type Cell, type Direction, type Face } from './pieces';

/** How many cards of the grid there are of each back and face: 60 Space, 20 Solar System. */
export const CARDS_IN_BOX = {
  space: { open: 15, photons2: 11, darkStar: 3, relic: 16, upgrade: 8, pirates: 7 },
  system: { empty: 5, photons2: 3, photons3: 1, relic: 5, upgrade: 2, swarm: 2, outpost: 2 }
} as const satisfies Record<Back, Partial<Record<Face, number>>>;

/** Photons for whoever flips such a card. (rules: Effects) */
export const PHOTONS: Readonly<Partial<Record<Face, number>>> = { photons2: 2, darkStar: 3, photons3: 3 };

/** Every cell, A1 to H10. */
export const CELLS: readonly Cell[] = Array.from({ length: GRID.cells }, (_, cell) => cell);

const LETTERS = 'ABCDEFGH';

/** The printed coordinate: `A1` to `H10`. */
export function nameOf(cell: Cell): string {
  return `${LETTERS[Math.floor(cell / GRID.columns)]}${(cell % GRID.columns) + 1}`;
}

/** The cell with this printed coordinate; null where there is none. */
export function cellOf(name: string): Cell | null {
  const cell = NAMES.indexOf(name);
  return cell < 0 ? null : cell;
}

const NAMES = CELLS.map(nameOf);

/** True for a place of the grid, wherever the number comes from. */
export function isCell(cell: unknown): cell is Cell {
  return typeof cell === 'number' && Number.isInteger(cell) && cell >= 0 && cell < GRID.cells;
}

/** The cell next to this one in a direction; null off the grid. */
export function nextTo(cell: Cell, direction: Direction): Cell | null {
  const column = cell % GRID.columns;
  switch (direction) {
    case 'up':
      return cell < GRID.columns ? null : cell - GRID.columns;
    case 'down':
      return cell + GRID.columns < GRID.cells ? cell + GRID.columns : null;
    case 'left':
      return column === 0 ? null : cell - 1;
    case 'right':
      return column === GRID.columns - 1 ? null : cell + 1;
  }
}

const FACE_DOWN: Readonly<Record<Back, Card>> = {
  space: { back: 'space', face: null },
  system: { back: 'system', face: null }
};

const FACE_UP = Object.fromEntries(
  BACKS.map((back) => [back, Object.fromEntries(FACES.map((face) => [face, { back, face }]))])
) as Readonly<Record<Back, Readonly<Record<Face, Card>>>>;

/** A card as it lies; always the same object for the same look. */
export function cardOf(back: Back, face: Face | null): Card {
  return face === null ? FACE_DOWN[back] : FACE_UP[back][face];
}

/** All cards of the box, by back. */
export const BOX: Readonly<Record<Back, readonly Face[]>> = {
  space: facesOf(CARDS_IN_BOX.space),
  system: facesOf(CARDS_IN_BOX.system)
};

function facesOf(counts: Partial<Record<Face, number>>): readonly Face[] {
  return FACES.flatMap((face) => Array.from({ length: counts[face] ?? 0 }, () => face));
}

/** Shuffles all 80 and lays them out face down. (rules: What is in the box) */
export function dealGrid(random: Random): { readonly cards: readonly Card[]; readonly faces: readonly Face[] } {
  const all = BACKS.flatMap((back) => BOX[back].map((face) => ({ back, face })));
  const dealt = random.shuffle(all);
  return { cards: dealt.map(({ back }) => cardOf(back, null)), faces: dealt.map(({ face }) => face) };
}
