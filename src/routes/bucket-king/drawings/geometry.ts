import type { Place } from '$lib/games/bucket-king';

/** The drawn pyramid's own units: a bucket is 100 wide and 104 high. The bench's top is at y = 0. */
export const BUCKET_WIDTH = 100;
const STEP = 103;
const RISE = 90;

/** The box around a pyramid of five rows on its bench. */
export const PYRAMID_BOX = { x: -30, y: -470, width: 575, height: 550 } as const;

/** The upper left corner of the bucket at this place. */
export function cornerOf({ row, place }: Place): { readonly x: number; readonly y: number } {
  return { x: (place + row / 2) * STEP + 1.5, y: 9 - 104 - row * RISE };
}

/** Where a bucket stands inside the drawing, in percent of its width and height: for buttons laid over it. */
export function spotOf(at: Place): {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
} {
  const { x, y } = cornerOf(at);
  return {
    left: ((x - PYRAMID_BOX.x) / PYRAMID_BOX.width) * 100,
    top: ((y - PYRAMID_BOX.y) / PYRAMID_BOX.height) * 100,
    width: (BUCKET_WIDTH / PYRAMID_BOX.width) * 100,
    height: (104 / PYRAMID_BOX.height) * 100
  };
}

/** A line around a bucket whose upper left corner is at 0, 0. */
export const RING = 'M2 12 12 94Q14 106 26 106H74Q86 106 88 94L98 12Q50 -4 2 12Z';

/** How a bucket is shown when something might happen to it. */
export interface BucketLook {
  /** Colour of a ring around it. */
  readonly ring?: string;
  readonly faded?: boolean;
  /** Degrees, for a bucket that tips over. */
  readonly rot?: number;
}
