/** Makes up a state that would look just like a view: what the viewer can't see is dealt anew. */
import type { Random } from '../../kernel/random';
import { ALL_CARDS, cardsBy, gather, holds, minus, NONE, spread } from './cards';
import { SIDES, type Cards } from './pieces';
import { recall, type Known } from './recall';
import type { State } from './state';
import type { View } from './types';

/**
 * A state that looks just like this view to its viewer. Hidden hands come first, of the worth they are known to have, then
 * what they would have sealed; the rest lies on the roof, or in the piles that are not turned over yet.
 */
export function imagine(view: View, random: Random, books: Known = recall.none(view)): State {
  const seen = [view.kitchen, view.reserve, ...view.piles.map((pile) => pile.cards ?? NONE)];
  const known = view.handSizes.map((size, seat) => knownHand(view, books, seat, size));
  for (const hand of known) if (hand !== null) seen.push(hand);
  const unseen = seen.reduce(minus, ALL_CARDS);
  const hands = handsOf(view, known, books, unseen, random);
  const rest = hands.reduce((cards, hand, seat) => (known[seat] ? cards : minus(cards, hand)), unseen);
  const pool = random.shuffle(spread(rest));
  const take = (count: number): Cards => gather(pool.splice(0, count));
  const piles = view.piles.map((pile) => pile.cards ?? take(pile.size));
  const aside = take(view.aside);
  return {
    secret: true,
    options: view.options,
    seats: view.seats,
    phase: view.phase,
    building: view.building,
    duel: view.duel,
    fought: view.fought,
    hands,
    stakes: stakesIn(view, hands, random),
    reveal: view.reveal,
    kitchen: view.kitchen,
    reserve: view.reserve,
    roof: gather(pool),
    piles,
    turned: view.piles.filter((pile) => pile.cards !== null).length,
    aside
  };
}

/** A hand the viewer knows: the own one, an empty one, one that was kept in the books, and all when the game is over. */
function knownHand(view: View, { hands }: Known, seat: number, size: number): Cards | null {
  if (seat === view.viewer) return view.hand;
  if (size === 0) return NONE;
  return view.results?.find((score) => score.seat === seat)?.handCards ?? hands[seat]?.cards ?? null;
}

/** Those that are known, and others of the right size; and of the right worth, as far as that is known. */
function handsOf(
  view: View,
  known: readonly (Cards | null)[],
  { hands }: Known,
  unseen: Cards,
  random: Random
): readonly Cards[] {
  const worth = hands.map((hand, seat) => view.ledger?.[seat] ?? hand?.points ?? null);
  const valued = counted(view, known, worth, unseen, random);
  const taken = valued.flatMap((hand, seat) => (known[seat] || hand === null ? [] : [hand]));
  return dealt(view, valued, taken.reduce(minus, unseen), random);
}

/** Hands of the right sizes, as a shuffled deck would deal them. */
function dealt(view: View, known: readonly (Cards | null)[], unseen: Cards, random: Random): readonly Cards[] {
  const pool = random.shuffle(spread(unseen));
  return view.handSizes.map((size, seat) => known[seat] ?? gather(pool.splice(0, size)));
}

/**
 * Hands that have to be of the right worth, besides those that are known; null for one of which nothing is. The truth is
 * one way to deal them, so there is one.
 */
function counted(
  view: View,
  known: readonly (Cards | null)[],
  worth: readonly (number | null)[],
  unseen: Cards,
  random: Random
): readonly (Cards | null)[] {
  const hidden = view.handSizes.flatMap((size, seat) => {
    const points = worth[seat] ?? null;
    return known[seat] || points === null ? [] : [{ seat, size, points }];
  });
  // Hands that can be made up in few ways come first.
  const order = hidden
    .map((wanted) => ({ ...wanted, ways: handsWorth(unseen, wanted.size, wanted.points).length }))
    .toSorted((a, b) => a.ways - b.ways);
  const found = fill(order, 0, unseen, random);
  if (found === null) throw new Error('no deal fits the ledger');
  return view.handSizes.map(
    (_, seat) => known[seat] ?? found[order.findIndex((wanted) => wanted.seat === seat)] ?? null
  );
}

/** A hand for each of these from the `at`-th on; null if there are none. */
function fill(
  wanted: readonly { readonly size: number; readonly points: number }[],
  at: number,
  pool: Cards,
  random: Random
): readonly Cards[] | null {
  const hand = wanted[at];
  if (hand === undefined) return [];
  const choices = handsWorth(pool, hand.size, hand.points).map((cards) => ({ cards, weight: ways(pool, cards) }));
  while (choices.length > 0) {
    const [choice] = choices.splice(heavy(choices, random), 1);
    if (choice === undefined) break;
    const others = fill(wanted, at + 1, minus(pool, choice.cards), random);
    if (others !== null) return [choice.cards, ...others];
  }
  return null;
}

/** All hands of so many cards and points that the pool has the cards for. */
function handsWorth(pool: Cards, size: number, points: number): Cards[] {
  const found: Cards[] = [];
  for (let d = 0; d <= Math.min(pool[4], size); d += 1) {
    for (let c = 0; c <= Math.min(pool[3], size - d); c += 1) {
      for (let b = 0; b <= Math.min(pool[2], size - d - c); b += 1) {
        // What is left are ones and twos: every point beyond one a card is a two.
        const small = size - d - c - b;
        const twos = points - 20 * d - 10 * c - 5 * b - small;
        const hand: Cards = [small - twos, twos, b, c, d];
        if (twos >= 0 && twos <= small && holds(pool, hand)) found.push(hand);
      }
    }
  }
  return found;
}

/** In how many ways this hand can be drawn from the pool, cards of one value being told apart. */
function ways(pool: Cards, hand: Cards): number {
  let product = 1;
  for (const [at, copies] of hand.entries()) {
    for (let i = 0; i < copies; i += 1) product *= ((pool[at] as number) - i) / (i + 1);
  }
  return product;
}

/** The place of one of these, each as likely as it is heavy. */
function heavy(choices: readonly { readonly weight: number }[], random: Random): number {
  const steps = 1 << 30;
  const sum = choices.reduce((total, { weight }) => total + weight, 0);
  let rest = (random.int(0, steps - 1) / steps) * sum;
  return Math.max(
    0,
    choices.findIndex(({ weight }) => (rest -= weight) < 0)
  );
}

/** What is sealed: the viewer's own stake, and for anybody else one that the hand allows. */
function stakesIn(view: View, hands: readonly Cards[], random: Random): State['stakes'] {
  const { duel } = view;
  if (duel === null || view.phase !== 'stakes') return [null, null];
  const stakes = SIDES.map((side) => {
    const seat = duel[side];
    if (!view.done.includes(seat)) return null;
    if (seat === view.viewer) return view.ownStake;
    return anyOf(hands[seat] ?? NONE, random);
  });
  return [stakes[0] ?? null, stakes[1] ?? null];
}

/** Some of these cards: of each value any number up to all. */
function anyOf(cards: Cards, random: Random): Cards {
  return cardsBy((at) => random.int(0, cards[at] ?? 0));
}
