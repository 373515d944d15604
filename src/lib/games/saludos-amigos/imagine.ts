/** Makes up a state that would look just like a view: what the viewer can't see is dealt anew. */
import type { Seat } from '../../kernel/game';
import type { Random } from '../../kernel/random';
import { ALL_CARDS, cardsOf, inOrder, without } from './deck';
import { recall, type Known } from './recall';
import type { State } from './state';
import type { View } from './types';

/**
 * A state that looks just like this view to its viewer. Hidden hands come first, each with the cards it is known to hold;
 * then what they would have pushed forward and sealed.
 */
export function imagine(view: View, random: Random, known: Known = recall.none(view)): State {
  const { viewer } = view;
  const seen = [...(view.shownHands?.flat() ?? view.hand ?? []), ...cardsOf(view.discards.open)];
  if (view.ownForward !== null) seen.push(view.ownForward);
  // The viewer's own cards are in the view, and so are all of them once the game is over.
  const certain = view.handSizes.map((_, seat) =>
    seat === viewer || view.shownHands !== null ? [] : cardsOf(known.least[seat] ?? [])
  );
  const cards = random.shuffle(without(ALL_CARDS, [...seen, ...certain.flat()]) ?? []);
  const take = (count: number): number[] => cards.splice(cards.length - count, count);
  const held = view.handSizes.map((size, seat) => {
    const shown = view.shownHands?.[seat] ?? (seat === viewer ? view.hand : null);
    if (shown !== null) return shown;
    const sure = certain[seat] ?? [];
    const count = size + (isForward(view, seat) ? 1 : 0);
    return random.shuffle([...sure, ...take(count - sure.length)]);
  });
  const hands = held.map((cards, seat) => inOrder(cards.slice(0, view.handSizes[seat])));
  return {
    secret: true,
    options: view.options,
    seats: view.seats,
    phase: view.phase,
    turn: view.turn,
    holder: view.holder,
    built: view.built,
    journalists: view.journalists,
    money: view.money,
    hands,
    open: view.discards.open,
    faceDown: take(view.discards.faceDown),
    section: view.section,
    rolls: view.rolls,
    stands: view.stands,
    choosing: view.choosing,
    strengths: strengthsOf(view),
    standing: view.standing,
    offers: view.offers,
    made: view.made,
    barred: view.barred,
    quiet: view.quiet,
    session: view.session,
    result: view.result,
    forward: view.handSizes.map((_, seat) => {
      if (seat === viewer) return view.ownForward;
      return isForward(view, seat) ? (held[seat]?.at(-1) ?? null) : null;
    }),
    sealed: hands.map((hand, seat) => {
      if (seat === viewer) return view.ownSealed;
      return view.done.includes(seat) ? inOrder(random.shuffle(hand).slice(0, random.int(0, hand.length))) : null;
    }),
    deck: cards,
    last: view.last,
    ending: view.ending
  };
}

/** Strengths are fixed once the talks begin; before, they follow from dice and cards. */
function strengthsOf(view: View): readonly number[] | null {
  if (view.phase === 'draw' || view.phase === 'dice' || view.phase === 'over') return null;
  return view.strengths.map((strength) => strength ?? 0);
}

/** Has this seat a card lying forward? */
function isForward({ phase, session }: View, seat: Seat): boolean {
  return session !== null && phase !== 'revealed' && session.pushing !== seat && session.attending.includes(seat);
}
