import { bucketKing, type Card, type Pyramid, type Suit, type View } from '$lib/games/bucket-king';
import type { Player } from '$lib/table/stage';

/** Four people for tests, in seat order. */
export const players: readonly Player[] = [
  { name: 'Anna', look: 0 },
  { name: 'Ben', look: 1 },
  { name: 'Clara', look: 2 },
  { name: 'David', look: 3 }
];

const LETTERS: Readonly<Record<string, Suit>> = { H: 'horse', B: 'bull', S: 'sheep', P: 'pig', C: 'chicken' };

/** A pyramid in short: rows from the bottom, a letter a bucket (H B S P C), a dot where none stands. */
export function pyramid(...rows: readonly string[]): Pyramid {
  return rows.map((row) => [...row].map((letter) => LETTERS[letter] ?? null));
}

/** Cards in short: `cards('H4 H7 P1')`. */
export function cards(short: string): readonly Card[] {
  return short
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ suit: LETTERS[word.charAt(0)] ?? 'horse', value: Number(word.slice(1)) }));
}

/**
 * A position in the middle of a trick, as the whole table sees it: the horses are back at Anna, who led 4 and faces
 * David's 11. Give what differs.
 */
export function exampleView(over: Partial<View> = {}): View {
  return {
    viewer: 'onlooker',
    seats: 4,
    asks: [{ kind: 'defend', by: [0], from: 'hand', sealed: false, optional: false }],
    done: [],
    outcome: null,
    options: { ...bucketKing.options.defaults, match: 3 },
    phase: 'trick',
    round: 1,
    rounds: 3,
    starter: 0,
    turn: 0,
    pyramids: [
      pyramid('BBCHB', 'CHPC', 'PHP', 'SS', 'S'),
      pyramid('PSPHP', 'SHBS', 'BCB', 'HC', '.'),
      pyramid('CPCS.', 'PHS.', 'HS.', 'B.', '.'),
      pyramid('HHPHS', 'BBPS', 'BC.', 'S.', '.')
    ],
    ownPyramid: null,
    buckets: [15, 14, 10, 12],
    out: [],
    hand: null,
    handSizes: [12, 10, 9, 11],
    trick: {
      suit: 'horse',
      leader: 0,
      piles: [
        { seat: 0, values: [4], sum: 4 },
        { seat: 1, values: [7], sum: 7 },
        { seat: 2, values: [3, 6], sum: 9 },
        { seat: 3, values: [5, 6], sum: 11 }
      ],
      toBeat: 11,
      last: 3,
      direction: 1
    },
    lastTrick: null,
    drawPile: 38,
    discardPile: 24,
    mayDraw: null,
    scores: [],
    totals: [0, 0, 0, 0],
    ...over
  };
}
