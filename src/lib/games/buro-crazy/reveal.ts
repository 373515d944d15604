/** Both stakes lie open: who climbs, what goes to the roof, what the kitchen pays. (rules: A duel 2 to 7) */
import type { Random } from '../../kernel/random';
import { climbed, placeAbove } from './bracket';
import { countOf, NONE, pointsOf } from './cards';
import { across, seatOn } from './duel';
import { SIDES, type Cards, type Side } from './pieces';
import { handOver, settle, type Purses } from './purses';
import { changed, type Result, type State } from './state';
import type { Duel, News, Stake, Upshot } from './types';

interface Shown {
  readonly duel: Duel;
  readonly left: Stake;
  readonly right: Stake;
}

/** Shows both stakes; who has no card stakes nothing. */
export function showStakes(state: State, stakes: State['stakes'], random: Random): Result {
  const { duel } = state;
  if (duel === null) throw new Error('no duel to be shown');
  const [left, right] = SIDES.map((side, at) => stakeOf(duel, side, stakes[at] ?? NONE)) as [Stake, Stake];
  const shown: Shown = { duel, left, right };
  const news: News[] = [{ kind: 'revealed', ...shown }];
  if (left.total !== right.total) return win(state, shown, left.total > right.total ? 'left' : 'right', news);
  return tie(state, shown, random, news);
}

function stakeOf(duel: Duel, side: Side, cards: Cards): Stake {
  return { seat: seatOn(duel, side), cards, total: pointsOf(cards) };
}

/** The reveal stays in sight until the table goes on. `done` is what it changed besides. */
function lying(state: State, { left, right }: Shown, upshot: Upshot, done: Done): State {
  const { hands, kitchen, reserve, roof } = done.purses;
  return changed(state, {
    phase: 'revealed',
    stakes: [null, null],
    reveal: { left, right, upshot },
    hands,
    kitchen,
    reserve,
    roof,
    building: done.building,
    duel: done.duel,
    fought: done.fought
  });
}

type Done = Pick<State, 'building' | 'duel' | 'fought'> & { readonly purses: Purses };

/**
 * The winner's cards go to the roof, and the figure climbs; the loser keeps the stake, except in the final, and takes the
 * difference from the kitchen. (rules: A duel 2, 3, 7)
 */
function win(state: State, shown: Shown, side: Side, news: News[]): Result {
  const { duel } = shown;
  const winner = shown[side];
  const loser = shown[across(side)];
  const to = placeAbove(duel);
  let purses = handOver(state, winner.seat, 'roof', winner.cards);
  const toRoof = { points: winner.total, cards: countOf(winner.cards) };
  if (duel.level === 'second') {
    purses = handOver(purses, loser.seat, 'roof', loser.cards);
    toRoof.points += loser.total;
    toRoof.cards += countOf(loser.cards);
  }
  const { level, room } = duel;
  news.push({ kind: 'won', room: { level, room }, seat: winner.seat, side, loser: loser.seat, to, toRoof });
  const difference = winner.total - loser.total;
  const before = pointsOf(purses.kitchen);
  const { purses: after, payment } = settle(purses, 'kitchen', loser.seat, difference);
  news.push({ kind: 'kitchenPaid', seat: loser.seat, payment, before, after: pointsOf(after.kitchen) });
  const upshot: Upshot = {
    kind: 'won',
    winner: side,
    to,
    difference,
    taken: payment.paid,
    takenCards: payment.cards,
    kitchenBefore: before,
    toRoof: toRoof.cards
  };
  const building = climbed(state.building, duel, side);
  return { state: lying(state, shown, upshot, { purses: after, building, duel, fought: duel.number }), news };
}

/**
 * Each loses half of the stake to the roof, the left one first; the rest goes back, and the duel is fought again. The
 * second tie of a duel that costs nothing is decided by lot. (rules: A duel 4)
 */
function tie(state: State, shown: Shown, random: Random, news: News[]): Result {
  const { duel, left, right } = shown;
  const half = Math.ceil(left.total / 2);
  const one = settle(state, left.seat, 'roof', half, left.cards);
  const two = settle(one.purses, right.seat, 'roof', half, right.cards);
  const lost = [one.payment.paid, two.payment.paid] as const;
  const isIdle = lost[0] + lost[1] === 0;
  if (isIdle && duel.isLotNext) return byLot(state, shown, random, news);
  const tied: Duel = { ...duel, ties: duel.ties + 1, isLotNext: duel.isLotNext || isIdle };
  news.push({ kind: 'tied', duel: tied, total: left.total, left: one.payment, right: two.payment });
  const { building, fought } = state;
  const upshot: Upshot = { kind: 'tied', lost };
  return { state: lying(state, shown, upshot, { purses: two.purses, building, duel: tied, fought }), news };
}

function byLot(state: State, shown: Shown, random: Random, news: News[]): Result {
  const { duel } = shown;
  const side = random.pick(SIDES);
  const drawn = lot(duel, 'secondTie', side);
  news.push(drawn);
  const building = climbed(state.building, duel, side);
  const upshot: Upshot = { kind: 'lot', winner: side, to: drawn.to };
  return { state: lying(state, shown, upshot, { purses: state, building, duel, fought: duel.number }), news };
}

/** What is told of a lot that fell on this side. */
export function lot(
  duel: Duel,
  why: 'secondTie' | 'emptyHands',
  side: Side
): Extract<News, { readonly kind: 'drewLots' }> {
  const { level, room } = duel;
  const seat = seatOn(duel, side);
  return {
    kind: 'drewLots',
    room: { level, room },
    why,
    seat,
    side,
    loser: seatOn(duel, across(side)),
    to: placeAbove(duel)
  };
}
