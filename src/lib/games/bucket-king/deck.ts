/** The cards: 110 of them, 22 a suit. (rules: Components) */
import type { Random } from '../../kernel/random';
import { SUITS, type Card, type Suit } from './pieces';

/** The highest value on a card. */
export const HIGHEST = 8;

/** How many cards a player is dealt. (rules: Set-up 1) */
export const DEALT = 12;

/** How many cards of each value a suit has: 2×1, 3 each of 2–7, 2×8. (rules: Components) */
function copiesOf(value: number): number {
  if (!Number.isInteger(value) || value < 1 || value > HIGHEST) return 0;
  return value === 1 || value === HIGHEST ? 2 : 3;
}

const VALUES = Array.from({ length: HIGHEST }, (_, i) => i + 1);

const ORDER: Readonly<Record<Suit, number>> = { horse: 0, bull: 1, sheep: 2, pig: 3, chicken: 4 };

/** One object for each different card: equal cards are alike, so they may be the same. */
const CARDS: Readonly<Record<Suit, readonly Card[]>> = {
  horse: VALUES.map((value) => ({ suit: 'horse', value })),
  bull: VALUES.map((value) => ({ suit: 'bull', value })),
  sheep: VALUES.map((value) => ({ suit: 'sheep', value })),
  pig: VALUES.map((value) => ({ suit: 'pig', value })),
  chicken: VALUES.map((value) => ({ suit: 'chicken', value }))
};

/** The place of a suit in the order of hands. */
export function orderOf(suit: Suit): number {
  return ORDER[suit];
}

/** True for the name of a suit, wherever it comes from. */
export function isSuit(name: unknown): name is Suit {
  return typeof name === 'string' && Object.hasOwn(ORDER, name);
}

/** The card of this suit and value. */
export function cardOf(suit: Suit, value: number): Card {
  return CARDS[suit][value - 1] as Card;
}

/** All 110 cards, sorted by suit, then value. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) =>
  VALUES.flatMap((value) => Array.from({ length: copiesOf(value) }, () => cardOf(suit, value)))
);

/** Each of the 40 different cards has its own number, in the order of a hand. */
function rank(card: Card): number {
  return ORDER[card.suit] * HIGHEST + card.value;
}

/** A hand as its owner holds it: by suit, then value. */
export function sorted(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted((a, b) => rank(a) - rank(b));
}

/** A sorted hand with one more card in its place. */
export function withCard(hand: readonly Card[], card: Card): readonly Card[] {
  const result: Card[] = [];
  const high = rank(card);
  let placed = false;
  for (const held of hand) {
    if (!placed && rank(held) > high) {
      result.push(card);
      placed = true;
    }
    result.push(held);
  }
  if (!placed) result.push(card);
  return result;
}

/** Cards less one card of the suit for each of the values. The cards are there: `refuse` has looked. */
export function withoutCards(cards: readonly Card[], suit: Suit, values: readonly number[]): readonly Card[] {
  const left = [...values];
  const result: Card[] = [];
  for (const card of cards) {
    const at = card.suit === suit ? left.indexOf(card.value) : -1;
    if (at < 0) result.push(card);
    else left.splice(at, 1);
  }
  if (left.length > 0) throw new Error('cards that are not there');
  return result;
}

/** A value that is not held as often as it is named, or null if the cards hold them all. */
export function missingFrom(cards: readonly Card[], suit: Suit, values: readonly number[]): number | null {
  for (const value of values) {
    let held = 0;
    for (const card of cards) if (card.value === value && card.suit === suit) held += 1;
    let named = 0;
    for (const other of values) if (other === value) named += 1;
    if (named > held) return value;
  }
  return null;
}

/** A shuffled deck, dealt: twelve cards each, the rest a draw pile whose top is its last card. (rules: Set-up 1) */
export function deal(
  seats: number,
  random: Random
): { readonly hands: readonly (readonly Card[])[]; readonly draw: readonly Card[] } {
  const deck = random.shuffle(DECK);
  const hands = Array.from({ length: seats }, (_, seat) => sorted(deck.slice(seat * DEALT, (seat + 1) * DEALT)));
  return { hands, draw: deck.slice(seats * DEALT) };
}
