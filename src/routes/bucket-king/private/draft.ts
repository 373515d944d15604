import { ROWS, SUITS, type Place, type Pyramid, type Suit } from '$lib/games/bucket-king';

/** How many buckets of each animal a pyramid is built of. (rules: Components) */
const OF_A_SUIT = 3;

/** A pyramid nobody has begun. */
export function emptyPyramid(): Pyramid {
  return ROWS.map((length) => Array.from({ length }, () => null));
}

/** What stands at this place. */
export function at(pyramid: Pyramid, { row, place }: Place): Suit | null {
  return pyramid[row]?.[place] ?? null;
}

/** The pyramid with this bucket, or none, at this place. What stood there goes back to the cart. */
export function put(pyramid: Pyramid, { row, place }: Place, suit: Suit | null): Pyramid {
  return pyramid.map((places, r) => (r === row ? places.with(place, suit) : places));
}

/** The pyramid with two places swapped; one of them may be empty. */
export function swap(pyramid: Pyramid, a: Place, b: Place): Pyramid {
  return put(put(pyramid, a, at(pyramid, b)), b, at(pyramid, a));
}

/** How many buckets of this animal are still on the cart. */
export function onCart(pyramid: Pyramid, suit: Suit): number {
  return OF_A_SUIT - pyramid.flat().filter((bucket) => bucket === suit).length;
}

/** How many buckets are still on the cart. */
export function leftOnCart(pyramid: Pyramid): number {
  return pyramid.flat().filter((bucket) => bucket === null).length;
}

/** The pyramid with every empty place filled: as suggested while the cart has such a bucket, then with what is left. */
export function fill(pyramid: Pyramid, suggested: Pyramid): Pyramid {
  const places = ROWS.flatMap((length, row) => Array.from({ length }, (_, place) => ({ row, place })));
  let filled = pyramid;
  for (const place of places) {
    const suit = at(suggested, place);
    if (at(filled, place) === null && suit !== null && onCart(filled, suit) > 0) filled = put(filled, place, suit);
  }
  for (const place of places) {
    const rest = SUITS.find((suit) => onCart(filled, suit) > 0);
    if (at(filled, place) === null && rest !== undefined) filled = put(filled, place, rest);
  }
  return filled;
}

/** The pyramid to seal, once every place holds a bucket; before that, null. */
export function finished(pyramid: Pyramid): readonly (readonly Suit[])[] | null {
  const rows = pyramid.map((places) => places.filter((bucket) => bucket !== null));
  return leftOnCart(pyramid) === 0 ? rows : null;
}
