/** Makes up a state that would look just like a view: what the viewer can't see is dealt anew. */
import type { Seat } from '../../kernel/game';
import type { Random } from '../../kernel/random';
import { ALL_CARDS, cardsOf, inOrder, without } from './deck';
import type { State } from './state';
import type { View } from './types';

/** A state that looks just like this view to its viewer. Hidden hands come first, then what they would have sealed. */
export function imagine(view: View, random: Random): State {
  const { viewer } = view;
  const known = [...(view.shownHands?.flat() ?? view.hand ?? []), ...cardsOf(view.discards.open)];
  if (view.ownForward !== null) known.push(view.ownForward);
  const cards = random.shuffle(without(ALL_CARDS, known) ?? []);
  const take = (count: number): number[] => cards.splice(cards.length - count, count);
  const hands =
    view.shownHands ??
    view.handSizes.map((size, seat) => (seat === viewer && view.hand ? view.hand : inOrder(take(size))));
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
      return isForward(view, seat) ? (take(1)[0] ?? null) : null;
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
