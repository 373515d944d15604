/** What a viewer may see and hear. The only way out of a state. (rules: What is secret) */
import type { Viewer } from '../../kernel/game';
import { asksIn, doneIn } from './asks';
import { DUELS, fightsNext, KITCHEN_FOR } from './bracket';
import { countOf, pointsOf } from './cards';
import { sideOf } from './duel';
import type { Cards } from './pieces';
import { outcomeOf, pileOwners, scoresOf } from './score';
import type { State } from './state';
import type { News, Payment, Pile, View } from './types';

const NO_PILES: readonly Pile[] = [];

/** The table as the viewer may see it: all that is public, and the viewer's own hand and sealed stake. */
export function viewOf(state: State, viewer: Viewer): View {
  const { phase, hands, building, duel } = state;
  const done = doneIn(state);
  const results = phase === 'over' ? scoresOf(building, hands, state.piles) : null;
  const level = duel?.level ?? DUELS[state.fought]?.level ?? 'second';
  return {
    viewer,
    seats: state.seats,
    asks: asksIn(state, done),
    done,
    outcome: results === null ? null : outcomeOf(results),
    options: state.options,
    phase,
    building,
    duel,
    fought: state.fought,
    starter: phase === 'stakes' && duel !== null ? fightsNext(building, duel) : null,
    hand: viewer === 'onlooker' ? null : (hands[viewer] ?? null),
    handSizes: hands.map(countOf),
    ownStake: ownStakeIn(state, viewer),
    reveal: state.reveal,
    kitchen: state.kitchen,
    kitchenSet: KITCHEN_FOR[level],
    reserve: state.reserve,
    roof: countOf(state.roof),
    ledger: state.options.openLedger ? hands.map(pointsOf) : null,
    piles: state.piles.length === 0 ? NO_PILES : pilesIn(state),
    aside: countOf(state.aside),
    results
  };
}

function ownStakeIn({ duel, stakes }: State, viewer: Viewer): Cards | null {
  if (duel === null || viewer === 'onlooker') return null;
  const side = sideOf(duel, viewer);
  return side === null ? null : stakes[side === 'left' ? 0 : 1];
}

/** Piles lie face down until they are turned over. */
function pilesIn({ building, piles, turned }: State): readonly Pile[] {
  const owners = pileOwners(building);
  return piles.map((cards, at) => {
    const { seat, level, office } = owners[at] ?? { seat: null, level: null, office: null };
    return { seat, level, office, size: countOf(cards), cards: at < turned ? cards : null };
  });
}

/** What the viewer may learn of a piece of news: which cards a hand pays with is their owner's alone. */
export function hear(news: News, viewer: Viewer): News | null {
  switch (news.kind) {
    case 'bye':
      return news.seat === viewer ? news : { ...news, payment: facesDown(news.payment) };
    case 'tied': {
      const left = news.duel.left === viewer ? news.left : halfHeard(news.left);
      const right = news.duel.right === viewer ? news.right : halfHeard(news.right);
      return left === news.left && right === news.right ? news : { ...news, left, right };
    }
    default:
      return news;
  }
}

/** Half of a stake comes from cards all have seen, unless they were changed with the roof. (rules: What is secret) */
function halfHeard(payment: Payment): Payment {
  return payment.change?.with === 'roof' ? facesDown(payment) : payment;
}

/** A payment whose faces are not seen. The reserve lies open, so a change there stays in sight. */
function facesDown(payment: Payment): Payment {
  const { change } = payment;
  const hidden = change?.with === 'roof' ? { ...change, card: null, into: null } : change;
  return { ...payment, cards: null, change: hidden };
}
