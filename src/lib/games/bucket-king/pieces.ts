/** The things on the table: cards, buckets and the pyramid they stand in. Imports nothing. */

/** The five animals: the cards of a suit attack the buckets of its colour. (rules: Components) */
export const SUITS = ['horse', 'bull', 'sheep', 'pig', 'chicken'] as const;
export type Suit = (typeof SUITS)[number];

/** Cards of one suit and value are alike; nothing tells them apart. */
export interface Card {
  readonly suit: Suit;
  /** 1 to 8. */
  readonly value: number;
}

/** Rows from the bottom (5 places) to the top (1); null where no bucket stands any more. */
export type Pyramid = readonly (readonly (Suit | null)[])[];

/** Where a bucket stands: row 0 is the bottom, place 0 the left end. */
export interface Place {
  readonly row: number;
  readonly place: number;
}

/** A bucket and where it stands or stood. */
export interface Bucket extends Place {
  readonly suit: Suit;
}

/** Which part of a split pyramid stays. (rules: Falling buckets) */
export type Part = 'left' | 'right';
