/** Who computers are measured against besides each other: players of one simple habit. */
import { fewestCards, NONE, pointsOf, type BuroCrazy, type Cards } from '../../src/lib/games/buro-crazy';
import { choicesFor } from '../laws/laws';
import type { Player } from './arena';

/** The stake that is nearest to so many points. */
function nearest(hand: Cards, points: number): Cards {
  for (let off = 0; off < 60; off += 1) {
    const cards = fewestCards(hand, points + off) ?? fewestCards(hand, points - off);
    if (cards !== null) return cards;
  }
  return NONE;
}

const FLOORS = ['stairs', 'ground', 'first', 'second'] as const;

/** Spends what there is in proportion to the duels to come, more on higher floors, give or take a quarter. */
export const proportional: Player<BuroCrazy> = ({ view, seat, seed, n }) => {
  const { duel, hand } = view;
  if (duel === null || hand === null || view.done.includes(seat)) return null;
  const floor = FLOORS.indexOf(duel.level);
  const figures = FLOORS.flatMap((level) => view.building[level]).filter((owner) => owner === seat).length;
  const part = (pointsOf(hand) / (figures + 3 - floor + 0.5)) * 0.425 * ([1, 1.6, 2.4, 3.2][floor] ?? 1);
  const mood = 0.75 + choicesFor(seed, n).int(0, 5000) / 10_000;
  return { kind: 'stake', cards: nearest(hand, Math.round(part * mood)) };
};

/** Stakes the same whatever the duel. */
export const constant =
  (points: number): Player<BuroCrazy> =>
  ({ view: { hand, done }, seat }) =>
    hand === null || done.includes(seat)
      ? null
      : { kind: 'stake', cards: nearest(hand, Math.min(points, pointsOf(hand))) };
