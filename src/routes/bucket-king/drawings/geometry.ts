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

/** A line around a bucket whose upper left corner is where it begins. */
export const RING = 'm2 12 10 82q2 12 14 12h48q12 0 14-12l10-82q-48-16-96 0z';

/** Lines around the buckets at these places, as one path. */
export function ringsAround(places: readonly Place[]): string {
  return places
    .map((place) => {
      const { x, y } = cornerOf(place);
      return `M${String(x)} ${String(y)}${RING}`;
    })
    .join('');
}

/** How a bucket is shown when something might happen to it. */
export interface BucketLook {
  /** Colour of a ring around it. */
  readonly ring?: string;
  readonly faded?: boolean;
  /** Degrees, for a bucket that tips over. */
  readonly rot?: number;
}
