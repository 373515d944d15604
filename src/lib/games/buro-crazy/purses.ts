/** Who keeps cards, and how cards go from one to another: by paying exactly, with change where it takes some. */
import { countOf, FIRST_HAND, FIRST_KITCHEN, ALL_CARDS, minus, NONE, oneOf, plus, pointsOf } from './cards';
import { pay } from './pay';
import type { Cards } from './pieces';
import type { State } from './state';
import type { Payment, Purse } from './types';

/** All cards that are not shared out in piles yet. */
export type Purses = Pick<State, 'hands' | 'kitchen' | 'reserve' | 'roof'>;

/** Where the cards lie at the beginning. (rules: Set-up) */
export function firstPurses(seats: number): Purses {
  const hands = Array.from({ length: seats }, () => FIRST_HAND);
  const reserve = hands.reduce(minus, minus(ALL_CARDS, FIRST_KITCHEN));
  return { hands, kitchen: FIRST_KITCHEN, reserve, roof: NONE };
}

/** What a purse holds. */
export function heldBy(purses: Purses, purse: Purse): Cards {
  return typeof purse === 'number' ? (purses.hands[purse] ?? NONE) : purses[purse];
}

function holding(purses: Purses, purse: Purse, cards: Cards): Purses {
  const { hands, kitchen, reserve, roof } = purses;
  if (typeof purse === 'number') return { hands: hands.with(purse, cards), kitchen, reserve, roof };
  return { hands, kitchen, reserve, roof, [purse]: cards };
}

/** Lays these very cards from one purse into another. */
export function handOver(purses: Purses, from: Purse, to: Purse, cards: Cards): Purses {
  const taken = holding(purses, from, minus(heldBy(purses, from), cards));
  return holding(taken, to, plus(heldBy(taken, to), cards));
}

/** Who could change a card, in the order in which they are asked: the reserve, who is paid, the roof. */
function changersFor(from: Purse, to: Purse): readonly Purse[] {
  const asked: readonly Purse[] = ['reserve', to, 'roof'];
  return asked.filter((purse, at) => purse !== from && asked.indexOf(purse) === at);
}

/** Cards that were paid, and where all cards lie now. Every face is named: `hear` takes out what is not to be seen. */
export interface Settled {
  readonly purses: Purses;
  readonly payment: Payment & { readonly cards: Cards };
}

/**
 * One purse pays another exactly so many points, or as near to it as can be. (rules: Paying exactly)
 *
 * @param outOf the cards it is to be paid from, if not from all the payer holds: the stake, when half of it is lost
 */
export function settle(purses: Purses, from: Purse, to: Purse, owed: number, outOf?: Cards): Settled {
  const held = heldBy(purses, from);
  const payer = outOf ?? held;
  const changers = changersFor(from, to);
  const { paid, left, change } = pay(
    payer,
    owed,
    changers.map((changer) => heldBy(purses, changer))
  );
  // What the payer did not pay from stays as it was; what it did pay from is now what is left of it.
  let next = holding(purses, from, plus(minus(held, payer), left));
  const changer = change === null ? undefined : changers[change.at];
  if (change !== null && changer !== undefined) {
    const given = minus(heldBy(next, changer), change.into);
    next = holding(next, changer, plus(given, oneOf(change.card)));
  }
  next = holding(next, to, plus(heldBy(next, to), paid));
  return {
    purses: next,
    payment: {
      owed,
      paid: pointsOf(paid),
      count: countOf(paid),
      cards: paid,
      change: change === null || changer === undefined ? null : { with: changer, card: change.card, into: change.into }
    }
  };
}

/** What was put into the kitchen or taken out of it. */
export interface KitchenSetting {
  readonly purses: Purses;
  readonly back: Payment | null;
  readonly fromReserve: Payment | null;
  readonly fromRoof: Payment | null;
}

/** Sets the kitchen to so many points, up or down. If the reserve has not enough, the roof gives the rest. */
export function setKitchen(purses: Purses, target: number): KitchenSetting {
  const missing = target - pointsOf(purses.kitchen);
  const none = { back: null, fromReserve: null, fromRoof: null };
  if (missing === 0) return { purses, ...none };
  if (missing < 0) {
    const { purses: less, payment } = settle(purses, 'kitchen', 'reserve', -missing);
    return { purses: less, ...none, back: payment };
  }
  const rest = missing - pointsOf(purses.reserve);
  const { purses: more, payment } = settle(purses, 'reserve', 'kitchen', missing);
  if (rest <= 0) return { purses: more, ...none, fromReserve: payment };
  const roof = settle(more, 'roof', 'kitchen', rest);
  return { purses: roof.purses, ...none, fromReserve: payment, fromRoof: roof.payment };
}
