/** How both stakes lie while they are shown, in the units of their drawing: what the board draws, and what a scene moves. */
import { countOf, VALUES, type Cards, type Value } from '$lib/games/buro-crazy';

/** The drawing of one stake while it is opened, and once it is told who has won: then only its cards are left. */
export const OPENING = '0 0 560 600';
export const TOLD = '-30 -4 620 232';

/** So many cards lie side by side; of more, alike ones lie on one another. */
export const SLOTS = 6;

/** Where the middle of it is. */
export const MIDDLE = 280;
/** Where the cards lie in a row; so much lower and larger they are counted. */
export const ROW = 112;
export const COUNTED = { lower: 102, larger: 1.12 } as const;
/** Where the envelope is once it is empty; before, it is so much higher and larger. */
export const ENVELOPE = { y: 446, higher: -195, larger: 1.28 } as const;
/** How far the cards look out of the closed envelope's edge once it is open. */
export const RISE = 110;

/** Room between two cards of the row. */
const GAP = 14;
/** The most a card is wide. */
const WIDE = 142;
/** How high above the row's middle the cards stand in the envelope. */
const INSIDE = 58;

/** Where a card is, as seen from its place in the row. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
}

/** A card in the row, or several of one value on one another. */
export interface Slot {
  readonly value: Value;
  readonly count: number;
  /** The middle of it, from the left. */
  readonly x: number;
  /** Its scale: a card is drawn 100 wide. */
  readonly scale: number;
  readonly turn: number;
  /** Where it is while it looks out of the envelope. */
  readonly inside: Stand;
}

/** The cards of a stake from the lowest. */
export function slotsOf(cards: Cards): readonly Slot[] {
  const isStacked = countOf(cards) > SLOTS;
  const piles = VALUES.flatMap((value, at) => {
    const count = cards[at] ?? 0;
    if (count === 0) return [];
    return isStacked ? [{ value, count }] : Array.from({ length: count }, () => ({ value, count: 1 }));
  });
  const width = Math.min(WIDE, (540 - (piles.length - 1) * GAP) / piles.length);
  const apart = Math.min(76, 230 / piles.length);
  return piles.map((pile, at) => {
    const off = at - (piles.length - 1) / 2;
    const x = MIDDLE + off * (width + GAP);
    return {
      ...pile,
      x,
      scale: width / 100,
      turn: piles.length === 1 ? 0 : (8 * off) / (piles.length - 1),
      inside: {
        x: MIDDLE + off * apart - x,
        y: INSIDE + Math.abs(off) * 9,
        turn: Math.min(9, 40 / piles.length) * off,
        scale: 123 / width
      }
    };
  });
}

/** What has been counted of a stake after this share of the time: the card it is at, and the points up to there. */
export function countedAfter(slots: readonly Slot[], share: number): { readonly at: number; readonly points: number } {
  const reached = Math.min(share, 1) * slots.length;
  const at = Math.max(0, Math.min(slots.length - 1, Math.floor(reached)));
  const points = slots.reduce(
    (sum, { value, count }, n) => sum + value * count * Math.max(0, Math.min(1, reached - n)),
    0
  );
  return { at, points: Math.round(points) };
}
