/** Makes up a state that would look just like a view: what the viewer can't see is dealt anew. */
import type { Random } from '../../kernel/random';
import { cardOf, DECK, sorted, withoutCards } from './deck';
import type { Card, Pyramid } from './pieces';
import type { State } from './state';
import { pyramidsFor } from './suggest';
import type { Trick, View } from './types';

/** A state that looks just like this view to its viewer. Hidden hands come first, then what they would have sealed. */
export function imagine(view: View, random: Random): State {
  const { seats, viewer } = view;
  let unseen = DECK;
  if (view.hand !== null) for (const { suit, value } of view.hand) unseen = withoutCards(unseen, suit, [value]);
  unseen = withoutTrick(unseen, view.trick);
  // Discards are only ever taken up all at once, so as long as there are some, the last trick's are among them.
  const known = view.discardPile > 0 && view.lastTrick !== null ? cardsOf(view.lastTrick) : [];
  if (known.length > 0) unseen = withoutTrick(unseen, view.lastTrick);
  const cards = random.shuffle(unseen);
  const take = (count: number): Card[] => cards.splice(cards.length - count, count);
  const hands = view.handSizes.map((size, seat) => (seat === viewer && view.hand ? view.hand : sorted(take(size))));
  const discard = [...take(view.discardPile - known.length), ...known];
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

function cardsOf(trick: Trick): Card[] {
  return trick.piles.flatMap((pile) => pile.values.map((value) => cardOf(trick.suit, value)));
}

function withoutTrick(cards: readonly Card[], trick: Trick | null): readonly Card[] {
  if (trick === null) return cards;
  return trick.piles.reduce((left, pile) => withoutCards(left, trick.suit, pile.values), cards);
}
