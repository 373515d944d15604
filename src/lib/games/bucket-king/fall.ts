/**
 * What falls when a bucket goes. (rules: Falling buckets) Pure arithmetic: the fifteen places are fifteen bits, row by
 * row from the bottom left, so a question about a pyramid costs a few operations.
 */
import type { Bucket, Part, Place, Pyramid, Suit } from './pieces';
import type { Fall } from './types';

/** How many places the rows have, from the bottom up. */
export const ROWS = [5, 4, 3, 2, 1] as const;

/** How many buckets a fresh pyramid has. */
export const FRESH = 15;

const FIRST_BIT = [0, 5, 9, 12, 14] as const;
const BOTTOM = 0b11111;

/** Every place of a pyramid, in the order of the bits. */
export const PLACES: readonly Place[] = ROWS.flatMap((length, row) =>
  Array.from({ length }, (_, place) => ({ row, place }))
);

/** True for a place that pyramids have, wherever the numbers come from. */
export function isPlace(row: number, place: number): boolean {
  const length = Number.isInteger(row) ? ROWS[row] : undefined;
  return length !== undefined && Number.isInteger(place) && place >= 0 && place < length;
}

/** The buckets that stand, as bits. */
export function standingBits(pyramid: Pyramid): number {
  let bits = 0;
  let bit = 1;
  for (const row of pyramid) {
    for (const bucket of row) {
      if (bucket !== null) bits |= bit;
      bit <<= 1;
    }
  }
  return bits;
}

/** The buckets of one colour that stand, as bits. */
export function colourBits(pyramid: Pyramid, suit: Suit): number {
  let bits = 0;
  let bit = 1;
  for (const row of pyramid) {
    for (const bucket of row) {
      if (bucket === suit) bits |= bit;
      bit <<= 1;
    }
  }
  return bits;
}

/** What of these buckets stands: one above the bottom row does only while both below it do. */
export function carried(bits: number): number {
  const bottom = bits & BOTTOM;
  const second = (bits >> 5) & bottom & (bottom >> 1) & 0b1111;
  const third = (bits >> 9) & second & (second >> 1) & 0b111;
  const fourth = (bits >> 12) & third & (third >> 1) & 0b11;
  const top = (bits >> 14) & fourth & (fourth >> 1) & 0b1;
  return bottom | (second << 5) | (third << 9) | (fourth << 12) | (top << 14);
}

/** How many buckets these bits are. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** What still stands, as bits, once the bucket at this place is gone; both parts of a split pyramid. */
function leftBy(bits: number, row: number, place: number): number {
  return carried(bits & ~(1 << ((FIRST_BIT[row] ?? 0) + place)));
}

/**
 * Does the pyramid stand in two parts once this bucket is gone? A pyramid is in one part before, so only a bottom
 * bucket with a neighbour on both sides splits it.
 */
export function isSplitBy(bits: number, row: number, place: number): boolean {
  if (row !== 0 || place < 1) return false;
  const neighbours = (1 << (place - 1)) | (1 << (place + 1));
  return (bits & neighbours) === neighbours && place < 4;
}

/** The part of a pyramid left or right of a gap in its bottom row, with all it carries. */
function partBits(bits: number, gap: number, part: Part): number {
  const left = (1 << gap) - 1;
  return carried((bits & ~BOTTOM) | (bits & BOTTOM & (part === 'left' ? left : ~left)));
}

function bucketsAt(pyramid: Pyramid, bits: number): Bucket[] {
  const buckets: Bucket[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const { row, place } = PLACES[31 - Math.clz32(rest & -rest)] as Place;
    const suit = pyramid[row]?.[place];
    if (suit) buckets.push({ row, place, suit });
  }
  return buckets;
}

/** The buckets that stand in a pyramid, from the bottom left up. */
export function bucketsOf(pyramid: Pyramid): readonly Bucket[] {
  return bucketsAt(pyramid, standingBits(pyramid));
}

/** The bucket at a place, or null where none stands. */
export function bucketAt(pyramid: Pyramid, row: number, place: number): Suit | null {
  return isPlace(row, place) ? (pyramid[row]?.[place] ?? null) : null;
}

/**
 * What would go if the bucket at this place went.
 *
 * @throws {RangeError} where no bucket stands.
 */
export function falls(pyramid: Pyramid, { row, place }: Place): Fall {
  const suit = bucketAt(pyramid, row, place);
  if (suit === null) throw new RangeError(`no bucket in row ${row}, place ${place}`);
  const bucket: Bucket = { row, place, suit };
  const before = standingBits(pyramid);
  const after = leftBy(before, row, place);
  const others = before & ~after & ~(1 << ((FIRST_BIT[row] ?? 0) + place));
  const fell = [bucket, ...bucketsAt(pyramid, others)];
  if (!isSplitBy(before, row, place)) return { bucket, fell, parts: null, stay: countBits(after) };
  const left = partBits(after, place, 'left');
  const right = partBits(after, place, 'right');
  return {
    bucket,
    fell,
    parts: { left: bucketsAt(pyramid, left), right: bucketsAt(pyramid, right) },
    stay: Math.max(countBits(left), countBits(right))
  };
}

/** How many buckets a fall takes in all, if the larger part is kept. */
export function priceOf({ fell, parts }: Fall): number {
  return fell.length + (parts === null ? 0 : Math.min(parts.left.length, parts.right.length));
}

/** What goes in the end, the chosen bucket first, and the pyramid without it. `keep` is legal: `refuse` has looked. */
export function knockOver(
  pyramid: Pyramid,
  at: Place,
  keep: Part | null
): { readonly bucket: Bucket; readonly pyramid: Pyramid; readonly fell: readonly Bucket[] } {
  const { bucket, fell, parts } = falls(pyramid, at);
  const lost = parts === null || keep === null ? [] : parts[keep === 'left' ? 'right' : 'left'];
  const gone = [...fell, ...lost];
  const rows = pyramid.map((row) => [...row]);
  for (const { row, place } of gone) (rows[row] as (Suit | null)[])[place] = null;
  return { bucket, pyramid: rows, fell: gone };
}
