import {
  MOST_CARDS,
  priceOf,
  SUITS,
  type Card,
  type Fall,
  type Part,
  type Suit,
  type View
} from '$lib/games/bucket-king';

/** A card and where it is in the hand: cards alike are told apart by that alone. */
export interface Held extends Card {
  readonly at: number;
}

/** The hand by animal, in the order of the hand; animals without a card are left out. */
export function bySuit(hand: readonly Card[]): readonly { readonly suit: Suit; readonly cards: readonly Held[] }[] {
  const held = hand.map((card, at) => ({ ...card, at }));
  return SUITS.map((suit) => ({ suit, cards: held.filter((card) => card.suit === suit) })).filter(
    ({ cards }) => cards.length > 0
  );
}

/** What the values make together. */
export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** The highest values that may be laid at a time. */
export function bestOf(values: readonly number[]): readonly number[] {
  return values.toSorted((a, b) => b - a).slice(0, MOST_CARDS);
}

/** The values a seat has lying in the trick already. */
export function lyingOf(view: View, seat: number): readonly number[] {
  return view.trick?.piles.find((pile) => pile.seat === seat)?.values ?? [];
}

/**
 * The cards picked once this one is tapped: tapped again it is put back, and with `anew` (another animal while leading)
 * the picking starts over.
 */
export function tapped(picked: readonly number[], at: number, anew: boolean): readonly number[] {
  if (picked.includes(at)) return picked.filter((other) => other !== at);
  return anew ? [at] : [...picked, at].toSorted((a, b) => a - b);
}

/** Where these cards are in the hand, each of it once. */
export function heldFor(
  hand: readonly Card[],
  { suit, values }: { readonly suit: Suit; readonly values: readonly number[] }
): readonly number[] {
  const found: number[] = [];
  for (const value of values) {
    const at = hand.findIndex((card, at) => card.suit === suit && card.value === value && !found.includes(at));
    if (at >= 0) found.push(at);
  }
  return found.toSorted((a, b) => a - b);
}

/** What goes and what stays when this bucket goes and that part is kept. */
export function priceWith(fall: Fall, keep: Part | null): { readonly fell: Fall['fell']; readonly stay: number } {
  if (fall.parts === null || keep === null) return { fell: fall.fell, stay: fall.stay };
  const lost = fall.parts[keep === 'left' ? 'right' : 'left'];
  return { fell: [...fall.fell, ...lost], stay: fall.parts[keep].length };
}

/** The part that is kept unless somebody wants the other one: the larger, of two alike the left. */
export function largerPart({ parts }: Fall): Part | null {
  if (parts === null) return null;
  return parts.right.length > parts.left.length ? 'right' : 'left';
}

/**
 * Is it asked once more whether all this is to fall, of somebody who could hold? Where it is half of what stands or more:
 * what is lost then is seldom made good, while fewer cost what a trick usually does, and the button says how many.
 */
export function isGrave({ fell, stay }: ReturnType<typeof priceWith>): boolean {
  return fell.length >= stay;
}

/** Where the cheapest of these falls is in the list. */
export function cheapest(falls: readonly Fall[]): number {
  let best = 0;
  for (const [at, fall] of falls.entries()) if (priceOf(fall) < priceOf(falls[best] ?? fall)) best = at;
  return best;
}
