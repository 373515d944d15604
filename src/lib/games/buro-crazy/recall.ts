/**
 * What somebody knows who keeps the books: what every hand is worth, always, and card by card, as long as nobody changes
 * one with the roof. (rules: What is secret)
 */
import type { Recall, Seat } from '../../kernel/game';
import { FIRST_HAND, minus, NONE, oneOf, plus, pointsOf } from './cards';
import { exactly } from './pay';
import type { Cards, DuelLevel } from './pieces';
import type { Inside } from './state';
import type { Duel, Payment, Stake } from './types';

/** What is known of a hand. */
export interface KnownHand {
  readonly points: number;
  /** Null where a card was changed for others that were not seen. */
  readonly cards: Cards | null;
}

/** What the news taught one viewer. */
export interface Known {
  /** By seat; null for a hand of which nothing is known. */
  readonly hands: readonly (KnownHand | null)[];
  /** All stakes that were shown, in their order, two by two: those of a tie, too. */
  readonly stakes: readonly Staked[];
}

/** A stake that was shown, and on which level it was fought for. */
export interface Staked extends Stake {
  readonly level: DuelLevel;
}

const FIRST: KnownHand = { points: pointsOf(FIRST_HAND), cards: FIRST_HAND };

/** The cards after one of them was changed; null where its faces were not seen. */
function changedIn(cards: Cards, { change }: Payment): Cards | null {
  if (change === null) return cards;
  if (change.card === null || change.into === null) return null;
  return plus(minus(cards, oneOf(change.card)), change.into);
}

/** The hand after a payment out of it. Faces nobody saw are the fewest that are worth so much. (rules: Paying exactly) */
function afterPaying(hand: KnownHand, payment: Payment): KnownHand {
  const points = hand.points - payment.paid;
  if (points === 0) return { points, cards: NONE };
  const changed = hand.cards === null ? null : changedIn(hand.cards, payment);
  const paid = payment.cards ?? (changed === null ? null : exactly(changed, payment.paid));
  return { points, cards: changed === null || paid === null ? null : minus(changed, paid) };
}

/** The hand after the kitchen has paid it, which may have changed a card with it before. All of that is seen. */
function afterBeingPaid(hand: KnownHand, seat: Seat, payment: Payment): KnownHand {
  const points = hand.points + payment.paid;
  const { cards, change } = payment;
  if (hand.cards === null || cards === null) return { points, cards: null };
  const gave = change?.with === seat && change.card !== null && change.into !== null;
  const before = gave ? plus(minus(hand.cards, change.into), oneOf(change.card)) : hand.cards;
  return { points, cards: plus(before, cards) };
}

/** The same for everybody, but that who pays sees the faces. */
export const recall: Recall<Inside> = {
  none: (view) => ({
    hands: view.handSizes.map((size, seat) => {
      if (size === 0) return { points: 0, cards: NONE };
      if (seat === view.viewer && view.hand !== null) return { points: pointsOf(view.hand), cards: view.hand };
      const points = view.ledger?.[seat];
      return points === undefined ? null : { points, cards: null };
    }),
    stakes: view.reveal === null || view.duel === null ? [] : stakesIn(view.duel, view.reveal)
  }),
  heard(known, news) {
    switch (news.kind) {
      case 'began':
        return { hands: known.hands.map(() => FIRST), stakes: [] };
      case 'revealed':
        return { hands: known.hands, stakes: [...known.stakes, ...stakesIn(news.duel, news)] };
      case 'won': {
        // The winner's stake goes to the roof; in the final the loser's, too.
        const gone = known.stakes.slice(-2).filter(({ seat }) => seat === news.seat || news.room.level === 'second');
        return gone.reduce((so, stake) => withHand(so, stake.seat, (hand) => afterStaking(hand, stake)), known);
      }
      case 'kitchenPaid':
        return withHand(known, news.seat, (hand) => afterBeingPaid(hand, news.seat, news.payment));
      case 'tied': {
        const { left, right } = news.duel;
        const one = withHand(known, left, (hand) => afterPaying(hand, news.left));
        return withHand(one, right, (hand) => afterPaying(hand, news.right));
      }
      case 'bye':
        return withHand(known, news.seat, (hand) => afterPaying(hand, news.payment));
      default:
        return known;
    }
  }
};

function stakesIn(
  { level }: Duel,
  { left, right }: { readonly left: Stake; readonly right: Stake }
): readonly Staked[] {
  return [left, right].map((stake) => ({ ...stake, level }));
}

/** The same with another hand, if anything is known of it. */
function withHand(known: Known, seat: Seat, change: (hand: KnownHand) => KnownHand): Known {
  const hand = known.hands[seat] ?? null;
  return hand === null ? known : { hands: known.hands.with(seat, change(hand)), stakes: known.stakes };
}

function afterStaking(hand: KnownHand, { cards, total }: Stake): KnownHand {
  const points = hand.points - total;
  if (points === 0) return { points, cards: NONE };
  return { points, cards: hand.cards === null ? null : minus(hand.cards, cards) };
}
