/** Where everything in the drawn house is, in the units of its drawing. */
import type { Level, Place, Room } from '$lib/games/buro-crazy';

/** The box of the drawing. */
export const HOUSE = { x: 4, y: 118, width: 800, height: 682 } as const;

/** The left edges of the eight double steps, and how wide one is. */
export const STEPS: readonly number[] = Array.from({ length: 8 }, (_, i) => 25 + i * 95);
export const STEP = 93;

/** The left edges of the four offices on the ground floor, and how wide one is. */
const OFFICES: readonly number[] = [36, 223, 410, 597];
const OFFICE_WIDTH = 175;

/** The two offices on the first floor, left and right of the kitchen. */
const UPPER_OFFICES: readonly number[] = [104, 514];
const UPPER_WIDTH = 190;

/** A box of the drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a figure's foot is, how large it is drawn, and where it looks. */
export interface Foot {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly faces: 'left' | 'right';
}

/** Where the figure on this place stands: the two of a room face each other. */
export function footOf({ level, place }: Place): Foot {
  const room = Math.floor(place / 2);
  const isRight = place % 2 === 1;
  const faces = isRight ? 'left' : 'right';
  switch (level) {
    case 'stairs':
      return { x: (STEPS[room] ?? 0) + (isRight ? STEP - 24 : 24), y: 769, scale: 1.02, faces };
    case 'ground':
      return { x: (OFFICES[room] ?? 0) + (isRight ? OFFICE_WIDTH - 38 : 38), y: 667, scale: 1.1, faces };
    case 'first':
      return { x: (UPPER_OFFICES[room] ?? 0) + (isRight ? UPPER_WIDTH - 36 : 36), y: 543, scale: 1.15, faces };
    case 'second':
      return { x: isRight ? 484 : 324, y: 425, scale: 1.2, faces };
    case 'boss':
      return { x: 404, y: 310, scale: 1.25, faces: 'right' };
  }
}

/** Where a figure stood before it won in this room. */
export function placeIn({ level, room }: Room, side: 'left' | 'right'): Place {
  return { level, place: 2 * room + (side === 'right' ? 1 : 0) };
}

/** The box of a room's inside; the stairs have none. */
export function boxOf({ level, room }: Room): Box | null {
  switch (level) {
    case 'stairs':
      return null;
    case 'ground':
      return { x: OFFICES[room] ?? 0, y: 574, width: OFFICE_WIDTH, height: 106 };
    case 'first':
      return { x: UPPER_OFFICES[room] ?? 0, y: 450, width: UPPER_WIDTH, height: 106 };
    case 'second':
      return { x: 246, y: 330, width: 316, height: 108 };
  }
}

/** All of a level: its rooms, or the stairs with who stands there and the offices they lead to. */
export const LEVEL_BOXES: Readonly<Record<Room['level'], Box>> = {
  stairs: { x: 25, y: 574, width: 758, height: 224 },
  ground: { x: 36, y: 574, width: 736, height: 106 },
  first: { x: 104, y: 450, width: 600, height: 106 },
  second: { x: 246, y: 330, width: 316, height: 108 }
};

/** What is shown of the house where one thing at a time is: a floor, or half of a wide one, with what is above it. */
export interface Part extends Box {
  readonly level: Level;
  /** The first of its places, and the first one after it. */
  readonly from: number;
  readonly to: number;
  /** Is the slate of the kitchen in sight? */
  readonly hasSlate: boolean;
}

const part = (level: Level, from: number, to: number, x: number, foot: number): Part => ({
  level,
  from,
  to,
  x: x - 212,
  y: foot - 230,
  width: 424,
  height: 230,
  hasSlate: level === 'first' || (level === 'ground' && from > 0)
});

/** From the first steps up to the boss. */
export const PARTS: readonly Part[] = [
  part('stairs', 0, 8, 216, 800),
  part('stairs', 8, 16, 592, 800),
  part('ground', 0, 4, 217, 686),
  part('ground', 4, 8, 580, 686),
  part('first', 0, 2, 309, 562),
  part('first', 2, 4, 499, 562),
  part('second', 0, 2, 404, 444),
  part('boss', 0, 1, 404, 320)
];

/** Which of them this place is in. */
export function partOf({ level, place }: Place): number {
  return PARTS.findIndex((part) => part.level === level && place >= part.from && place < part.to);
}

/** What of a box is in the other one; null for nothing. */
export function within(box: Box, other: Box): Box | null {
  const [x, y] = [Math.max(box.x, other.x), Math.max(box.y, other.y)];
  const width = Math.min(box.x + box.width, other.x + other.width) - x;
  const height = Math.min(box.y + box.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/**
 * After the last duel: the left upper corners of the nine piles in the order in which they are turned (those nobody gets, the
 * first floor, the second, the boss), and where they are dealt from, in the units of that drawing.
 */
export const PILE_SPOTS = {
  roof: [295, 20],
  piles: [
    [250, 96],
    [340, 96],
    [158, 580],
    [558, 580],
    [330, 404],
    [424, 404],
    [318, 228],
    [398, 228],
    [478, 228]
  ]
} as const;
