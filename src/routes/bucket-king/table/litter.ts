/** The fallen buckets, lying in front of their benches until the round is over. */
import { SUITS, type Bucket, type Seat, type Suit, type View } from '$lib/games/bucket-king';

/** How many buckets of a suit every pyramid is built of. (rules: Set-up 2) */
const OF_A_SUIT = 3;

/** How high a bucket is, in its own widths. */
export const BUCKET_HEIGHT = 1.04;
/**
 * The zone before a bench where buckets lie, and a bucket in it, in widths of one that stands, seen from the middle of the
 * bench's upper edge; the style sheet of the corner says the same.
 */
export const LITTER = {
  x: -3.2,
  y: 0.32,
  width: 6.4 * 0.866,
  height: 1.5 * 0.333,
  bucket: { width: 0.858, height: 0.9 }
};

/** Where a bucket may lie in the zone before a bench: from the left and from the back, 0 to 1; and turned by degrees. */
interface Slot {
  readonly left: number;
  readonly top: number;
  readonly turn: number;
}

/** A fallen bucket in its slot, 0 to 14. */
export interface Lying extends Slot {
  readonly suit: Suit;
  readonly slot: number;
}

/** Numbers from 0 to 1 that look like chance and are always the same (mulberry32). */
function numbersFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The fifteen slots of a seat: neighbours in number lie apart, in three rows, each bucket on one of its sides. */
function slotsOf(seat: Seat): readonly Slot[] {
  const next = numbersFrom((seat + 1) * 77 + 5);
  return Array.from({ length: SUITS.length * OF_A_SUIT }, (_, slot) => {
    const left = (((slot * 4) % 15) + 0.5 + (next() - 0.5) * 0.7) / 15;
    const row = [0, 1, 0.5][slot % 3] ?? 0;
    const top = Math.min(1, Math.max(0, row + (next() - 0.5) * 0.18));
    const side = next() > 0.5 ? 1 : -1;
    return { left, top, turn: side * (88 + next() * 34) };
  });
}

const slots = new Map<Seat, readonly Slot[]>();

function slotOf(seat: Seat, slot: number): Slot {
  const all = slots.get(seat) ?? slotsOf(seat);
  slots.set(seat, all);
  return all[slot] ?? { left: 0, top: 0, turn: 90 };
}

/**
 * What lies in front of each bench, by seat, those at the back first. It follows from what stands: three of each suit less
 * those. The n-th fallen bucket of a suit always has the same slot, so the picture is the same after a reload, an undo, and
 * when the table looks back; a bucket may roll to the far side of its bench for that.
 */
export function litterOf({ pyramids }: Pick<View, 'pyramids'>): readonly (readonly Lying[])[] {
  return pyramids.map((pyramid, seat) => {
    if (pyramid === null) return [];
    const lying = SUITS.flatMap((suit, kind) => {
      const standing = pyramid.flat().filter((bucket) => bucket === suit).length;
      return Array.from({ length: Math.max(0, OF_A_SUIT - standing) }, (_, n) => {
        const slot = kind + SUITS.length * n;
        return { suit, slot, ...slotOf(seat, slot) };
      });
    });
    return lying.toSorted((a, b) => a.top - b.top);
  });
}

/** Where each of these buckets of a seat comes to lie, in the order in which they fall from what stands. */
export function slotsFor({ pyramids }: Pick<View, 'pyramids'>, seat: Seat, fell: readonly Bucket[]): readonly Lying[] {
  const standing = (pyramids[seat] ?? []).flat();
  return fell.map(({ suit }, at) => {
    const before = OF_A_SUIT - standing.filter((bucket) => bucket === suit).length;
    const n = before + fell.slice(0, at).filter((bucket) => bucket.suit === suit).length;
    const slot = SUITS.indexOf(suit) + SUITS.length * n;
    return { suit, slot, ...slotOf(seat, slot) };
  });
}
