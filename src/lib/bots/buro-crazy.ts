/**
 * Plays Büro Crazy: what to climb is worth, and how two who know that mix their bids. The keen one watches how the others
 * bid, too, and answers that.
 */
import {
  buroCrazy,
  fewestCards,
  NONE,
  PILES,
  PILES_FOR,
  pointsOf,
  type BuroCrazy,
  type Cards,
  type Duel,
  type DuelLevel,
  type Known,
  type Level as Floor,
  type Seat,
  type View
} from '../games/buro-crazy';
import type { Random } from '../kernel/random';
import { mixtures, payoff, type Bidding } from './matrix';
import { chanceOf, judged, judging, natureOf, unit, type Mind, type Task, type Thought } from './mind';

/** Why a stake was chosen. */
export type BuroCrazyReason =
  /** To climb here is worth so many points. */
  | { readonly kind: 'prize'; readonly points: number }
  /** Half of all stakes that make sense here lie between these. */
  | { readonly kind: 'usual'; readonly from: number; readonly to: number };

/** All influence cards together, in points: thirty of each value. */
const ALL_POINTS = 30 * (1 + 2 + 5 + 10 + 20);

/** Nobody bids more than this, whatever there is in a hand. */
const MOST = 70;

/** How many piles a figure on a floor brings on average, if every duel is won as often as lost. */
const PILES_EXPECTED: Readonly<Record<Floor, number>> = {
  stairs: 7 / 16,
  ground: 7 / 8,
  first: 7 / 4,
  second: 5 / 2,
  boss: 3
};

const ABOVE: Readonly<Record<DuelLevel, Floor>> = {
  stairs: 'ground',
  ground: 'first',
  first: 'second',
  second: 'boss'
};

/** What all that is on the roof at the end is worth at least; it grows by this factor from what lies there now. */
const ROOF = { least: 260, growth: 1.6 } as const;

/** The whole hands of all, in points: what the books say; without them the mean of what is not seen. */
function totalsOf(view: View, known: Known): readonly number[] {
  const own = view.hand === null ? 0 : pointsOf(view.hand);
  const unseen = ALL_POINTS - pointsOf(view.kitchen) - pointsOf(view.reserve) - own;
  const size = (seat: Seat): number => (seat === view.viewer ? 0 : (view.handSizes[seat] ?? 0));
  const cards = view.handSizes.reduce((sum, _, seat) => sum + size(seat), view.roof);
  return view.handSizes.map((_, seat) => {
    if (seat === view.viewer) return own;
    return known.hands[seat]?.points ?? view.ledger?.[seat] ?? Math.round((unseen / Math.max(1, cards)) * size(seat));
  });
}

/** What it is worth in points to climb out of this duel. */
function prizeOf(view: View, duel: Duel, totals: readonly number[]): number {
  const held = totals.reduce((sum, points) => sum + points, pointsOf(view.kitchen) + pointsOf(view.reserve));
  const roof = Math.max(ROOF.least, ROOF.growth * (ALL_POINTS - held));
  return ((PILES_EXPECTED[ABOVE[duel.level]] - PILES_FOR[duel.level]) * roof) / PILES;
}

/** The stake that is nearest to so many points, with the fewest cards: small change is what later duels need. */
function stakeOf(hand: Cards, points: number): Cards {
  for (let off = 0; off <= pointsOf(hand); off += 1) {
    const cards = fewestCards(hand, points - off) ?? fewestCards(hand, points + off);
    if (cards !== null) return cards;
  }
  return NONE;
}

/** One of these places, each as likely as its weight. */
function drawn(weights: readonly number[], random: Random): number {
  let rest = unit(random) * weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => (rest -= weight) < 0);
  return Math.max(0, at);
}

/** Between which bids the middle half of these lies. */
function middleOf(weights: readonly number[]): { readonly from: number; readonly to: number } {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const at = (part: number): number => {
    let rest = part * all;
    return Math.max(
      0,
      weights.findIndex((weight) => (rest -= weight) <= 0)
    );
  };
  return { from: at(0.25), to: at(0.75) };
}

/** How the duel looks to one of the two, if to climb is worth so much to both. */
function biddingFor(view: View, duel: Duel, seat: Seat, totals: readonly number[], prize: number): Bidding {
  const other = otherOf(duel, seat);
  return {
    most: [Math.min(MOST, totals[seat] ?? 0), Math.min(MOST, totals[other] ?? 0)],
    prize: [prize, prize],
    consolation: pointsOf(view.kitchen),
    isAllPaid: duel.level === 'second'
  };
}

function otherOf(duel: Duel, seat: Seat): Seat {
  return seat === duel.left ? duel.right : duel.left;
}

/** How the other may bid: as is best, and besides as that one has bid so far. */
function expected(best: readonly number[], known: Known, other: Seat, floor: DuelLevel): readonly number[] {
  const weights = best.map((chance) => chance * MODEL.prior);
  for (const { seat, level, total } of known.stakes) {
    if (seat !== other) continue;
    const near = weights.map((_, bid) => Math.exp(-0.5 * ((bid - total) / MODEL.width) ** 2));
    const all = near.reduce((sum, each) => sum + each, 0);
    const weight = level === floor ? 1 : MODEL.elsewhere;
    if (all > 0) for (const [bid, each] of near.entries()) weights[bid] = (weights[bid] ?? 0) + (weight * each) / all;
  }
  return weights;
}

/** How the keen one reads others; by measure. */
const MODEL = {
  /** What is best for the other counts for as many stakes seen. */
  prior: 3,
  /** A stake is likely to come again within so many points. */
  width: 4,
  /** What a stake on another floor counts for. */
  elsewhere: 0.5,
  /** So many points make the choice between two bids a clear one. */
  heat: 1,
  /** It takes the prize for so much of what it is worth to others. */
  prize: 0.8
} as const;

/** How likely each own bid should be against an opponent who bids like this. */
function answers(bidding: Bidding, against: readonly number[]): readonly number[] {
  const all = against.reduce((sum, weight) => sum + weight, 0);
  const values = Array.from({ length: bidding.most[0] + 1 }, (_, bid) =>
    against.reduce((sum, weight, other) => sum + (weight / all) * payoff(bidding, 0, bid, other), 0)
  );
  const top = Math.max(...values);
  return values.map((value) => Math.exp((value - top) / MODEL.heat));
}

/** What a spender or a saver stakes: a part of the hand, more on higher floors, whatever there is to be won. */
function byTemper(view: View, duel: Duel, seat: Seat, bold: number, random: Random): number {
  const floors: readonly DuelLevel[] = ['stairs', 'ground', 'first', 'second'];
  const floor = floors.indexOf(duel.level);
  const figures = floors.flatMap((level) => view.building[level]).filter((owner) => owner === seat).length;
  const part = pointsOf(view.hand ?? NONE) / (figures + 3 - floor + 0.5);
  const mood = 0.75 + 0.5 * unit(random);
  return Math.round(part * (0.6 + 0.6 * bold) * 0.425 * (1 + 0.75 * floor) * mood);
}

function judge(task: Task<BuroCrazy>): Thought<BuroCrazy> {
  const { view, seat, level, known } = task;
  const { duel, hand } = view;
  if (view.phase !== 'stakes' || duel === null || hand === null || view.done.includes(seat)) return judged(null);
  const random = chanceOf(task);
  const stake = (points: number, ...why: readonly BuroCrazyReason[]): Thought<BuroCrazy> =>
    judged({ kind: 'stake', cards: stakeOf(hand, points) }, ...why);
  if (level === 'gentle') return stake(byTemper(view, duel, seat, natureOf(task.seed).bold, random));
  const totals = totalsOf(view, known);
  const worth = prizeOf(view, duel, totals);
  const bidding = biddingFor(view, duel, seat, totals, level === 'keen' ? worth * MODEL.prize : worth);
  const [own, others] = mixtures(bidding);
  const weights = level === 'keen' ? answers(bidding, expected(others, known, otherOf(duel, seat), duel.level)) : own;
  return stake(
    drawn(weights, random),
    { kind: 'usual', ...middleOf(weights) },
    { kind: 'prize', points: Math.round(worth) }
  );
}

/** The mind for Büro Crazy. It never stakes by rule alone: who always does the same is read. */
export const buroCrazyMind: Mind<BuroCrazy> = judging(buroCrazy, judge);
