/** Makes up a state that would look just like a view: what the viewer can't see is dealt anew. */
import type { Random } from '../../kernel/random';
import { cardOf, DECK, sorted } from './deck';
import type { Card, Pyramid } from './pieces';
import { cardsIn, recall, type Known } from './recall';
import type { State } from './state';
import { pyramidsFor } from './suggest';
import type { View } from './types';

/**
 * A state that looks just like this view to its viewer, with what is known to be discarded in the discards. Hidden hands
 * come first, then what they would have sealed.
 */
export function imagine(view: View, random: Random, known: Known = recall.none(view)): State {
  const { seats, viewer } = view;
  const unseen = without(DECK, [...(view.hand ?? []), ...cardsIn(view.trick), ...known.discarded]);
  const cards = random.shuffle(unseen);
  const take = (count: number): Card[] => cards.splice(cards.length - count, count);
  const hands = view.handSizes.map((size, seat) => (seat === viewer && view.hand ? view.hand : sorted(take(size))));
  const discard = [...take(view.discardPile - known.discarded.length), ...known.discarded];
  const building = view.phase === 'building';
  const pyramids = building ? sealedPyramids(view, hands, random) : view.pyramids;
  return {
    secret: true,
    options: view.options,
    seats,
    phase: view.phase,
    round: view.round,
    starter: view.starter,
    turn: view.turn,
    pyramids,
    buckets: view.buckets,
    out: view.out,
    hands,
    trick: view.trick,
    lastTrick: view.lastTrick,
    draw: cards,
    discard,
    mayDraw: view.mayDraw,
    scores: view.scores
  };
}

function sealedPyramids(view: View, hands: readonly (readonly Card[])[], random: Random): readonly (Pyramid | null)[] {
  return hands.map((hand, seat) => {
    if (seat === view.viewer) return view.ownPyramid;
    return view.done.includes(seat) ? random.pick(pyramidsFor(hand)) : null;
  });
}

/** The cards without these, which are among them. */
function without(cards: readonly Card[], gone: readonly Card[]): readonly Card[] {
  const left = new Map<Card, number>();
  for (const { suit, value } of gone) {
    const card = cardOf(suit, value);
    left.set(card, (left.get(card) ?? 0) + 1);
  }
  return cards.filter((card) => {
    const more = left.get(card) ?? 0;
    if (more > 0) left.set(card, more - 1);
    return more === 0;
  });
}
