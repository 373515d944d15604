/** One-line tables for the tests beside the rules. */
import { cardOf, DECK, sorted, withoutCards } from './deck';
import { FRESH, ROWS } from './fall';
import { OPTIONS, type Options } from './options';
import { SUITS, type Card, type Pyramid, type Suit } from './pieces';
import type { State } from './state';
import type { Pile, Trick } from './types';

/** `'horse 3 7'` is two cards. */
export function cards(...texts: readonly string[]): Card[] {
  return texts.flatMap((text) => {
    const [suit, ...values] = text.split(' ');
    return values.map((value) => cardOf(suit as Suit, Number(value)));
  });
}

/** A fresh pyramid: the suits in their order, three buckets each, row by row from the bottom left. */
export const FRESH_PYRAMID: readonly (readonly Suit[])[] = [
  ['horse', 'horse', 'horse', 'bull', 'bull'],
  ['bull', 'sheep', 'sheep', 'sheep'],
  ['pig', 'pig', 'pig'],
  ['chicken', 'chicken'],
  ['chicken']
];

/** A pyramid from rows of initials, bottom first; dots for places where nothing stands: `'hh.bb ....'`. */
export function pyramid(text: string): Pyramid {
  const rows = text.split(' ');
  return ROWS.map((length, row) =>
    Array.from({ length }, (_, place) => SUITS.find((suit) => suit[0] === rows[row]?.[place]) ?? null)
  );
}

/** A trick from piles in the order they were begun: `trickOf('horse', [0, 4], [1, 11])`; the last one leads it now. */
export function trickOf(suit: Suit, ...piles: readonly (readonly [seat: number, ...values: number[]])[]): Trick {
  const lying: Pile[] = piles.map(([seat, ...values]) => ({ seat, values, sum: values.reduce((a, b) => a + b, 0) }));
  const toBeat = Math.max(...lying.map((pile) => pile.sum));
  const last = lying.find((pile) => pile.sum === toBeat)?.seat ?? 0;
  return { suit, leader: lying[0]?.seat ?? 0, piles: lying, toBeat, last, direction: 1 };
}

/** What a test says about a table; the rest is as it usually is. */
export interface Sketch extends Partial<Omit<State, 'options' | 'secret'>> {
  readonly options?: Partial<Options>;
}

/** A table in the middle of a round, all 110 cards accounted for: who has no hand in the sketch holds two cards. */
export function tableOf(sketch: Sketch): State {
  const seats = sketch.seats ?? sketch.hands?.length ?? 3;
  const pyramids = sketch.pyramids ?? Array.from({ length: seats }, () => FRESH_PYRAMID);
  let rest: readonly Card[] = DECK;
  const without = (gone: readonly Card[]): void => {
    for (const { suit, value } of gone) rest = withoutCards(rest, suit, [value]);
  };
  for (const pile of sketch.trick?.piles ?? []) {
    without(pile.values.map((value) => cardOf(sketch.trick?.suit ?? 'horse', value)));
  }
  for (const known of [...(sketch.hands ?? []), sketch.draw ?? [], sketch.discard ?? []]) without(known);
  const hands =
    sketch.hands ??
    Array.from({ length: seats }, () => {
      const hand = rest.slice(0, 2);
      without(hand);
      return hand;
    });
  const discard = sketch.discard ?? (sketch.draw ? rest : []);
  const draw = sketch.draw ?? rest;
  return {
    secret: true,
    seats,
    phase: 'trick',
    round: 1,
    starter: 0,
    turn: 0,
    pyramids,
    buckets: pyramids.map((each) => each?.flat().filter((bucket) => bucket !== null).length ?? FRESH),
    out: [],
    trick: null,
    lastTrick: null,
    mayDraw: null,
    scores: [],
    ...sketch,
    options: { ...OPTIONS.defaults, ...sketch.options },
    hands: hands.map(sorted),
    draw,
    discard
  };
}
