/** A dial of the Space Phone: where its holes are, and how far a finger has turned it. Angles in degrees, clockwise. */

/** A letter for the row, a number for the column; the star is the last hole of both. */
export const ROWS = [...'ABCDEFGH'] as const;
export const COLUMNS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

/** Where the stop is, seen from the middle; 0 is right, -90 up. */
function step(holes: number): number {
  return 360 / (holes + 1.6);
}

/** Where a hole is, seen from the middle: the first right of the stop, the rest clockwise. */
export function angleOf(hole: number, holes: number): number {
  return -90 + (1.3 + hole) * step(holes);
}

/** Where the stop is. */
export function stopOf(holes: number): number {
  return -90 + 0.25 * step(holes);
}

/** How far the dial turns, clockwise, until the finger in this hole meets the stop. */
export function reachOf(hole: number, holes: number): number {
  return stopOf(holes) + 360 - angleOf(hole, holes);
}

/** The turn from one angle to another, the short way: -180 to 180. */
export function turnBetween(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}
