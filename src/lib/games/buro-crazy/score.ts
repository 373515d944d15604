/** The nine piles, and who comes where. (rules: End and score) */
import type { Outcome, Seat } from '../../kernel/game';
import type { Random } from '../../kernel/random';
import { ownerIn, highestOf } from './bracket';
import { countOf, gather, pointsOf, spread } from './cards';
import { LEVELS, type Cards, type Level } from './pieces';
import type { Building, Pile, Score } from './types';

/** The roof is dealt into so many piles. (rules: End and score) */
export const PILES = 9;

/** Shuffles the roof and deals the piles; the remainder is set aside, all of it if there are fewer cards than piles. */
export function shareRoof(roof: Cards, random: Random): { readonly piles: readonly Cards[]; readonly aside: Cards } {
  const size = Math.floor(countOf(roof) / PILES);
  if (size === 0) return { piles: [], aside: roof };
  const cards = random.shuffle(spread(roof));
  const piles = Array.from({ length: PILES }, () => gather(cards.splice(0, size)));
  return { piles, aside: gather(cards) };
}

/**
 * Who gets which pile, in the order in which they are turned over: first the two that nobody gets, then up through the
 * building, so that the boss' three come last.
 */
export function pileOwners(building: Building): readonly Pick<Pile, 'seat' | 'level' | 'office'>[] {
  const nobody = { seat: null, level: null, office: null };
  const office = (room: 0 | 1) => ({ seat: loserIn(building, 'first', room), level: 'first' as const, office: room });
  const second = { seat: loserIn(building, 'second', 0), level: 'second' as const, office: null };
  const boss = { seat: building.boss[0] ?? null, level: 'boss' as const, office: null };
  return [nobody, nobody, office(0), office(1), second, second, boss, boss, boss];
}

/** Whose figure stayed in this office, once its duel is fought. */
function loserIn(building: Building, level: 'first' | 'second', room: number): Seat | null {
  return ownerIn(building, { level, room }, 'left') ?? ownerIn(building, { level, room }, 'right');
}

/** The levels of a player's figures, the highest first. */
function levelsOf(building: Building, seat: Seat): readonly number[] {
  const levels: number[] = [];
  for (const [at, level] of LEVELS.entries()) {
    for (const owner of building[level]) if (owner === seat) levels.unshift(at);
  }
  return levels;
}

/**
 * The scores from the first to the last. Who has no figure inside comes after all who have. A tie goes to whose figure
 * stands higher, then to whose next does; who is alike in all of that shares a rank. (rules: End and score)
 */
export function scoresOf(building: Building, hands: readonly Cards[], piles: readonly Cards[]): readonly Score[] {
  const owners = pileOwners(building);
  const scored = hands.map((handCards, seat) => {
    const hand = pointsOf(handCards);
    const won = piles.flatMap((pile, at) => (owners[at]?.seat === seat ? [pointsOf(pile)] : []));
    const highest: Level = highestOf(building, seat);
    const total = won.reduce((sum, points) => sum + points, hand);
    const score = { seat, hand, piles: won, total, handCards, isInside: highest !== 'stairs', highest };
    return { score, levels: levelsOf(building, seat) };
  });
  type Scored = (typeof scored)[number];
  const compared = (a: Scored, b: Scored): number => {
    if (a.score.isInside !== b.score.isInside) return a.score.isInside ? -1 : 1;
    if (a.score.total !== b.score.total) return b.score.total - a.score.total;
    const at = a.levels.findIndex((level, i) => level !== b.levels[i]);
    return at < 0 ? 0 : (b.levels[at] ?? 0) - (a.levels[at] ?? 0);
  };
  const ranked = scored.toSorted(compared);
  return ranked.map((one) => ({ ...one.score, rank: 1 + ranked.filter((other) => compared(other, one) < 0).length }));
}

/** The ranking as places; who shares a rank shares a place. */
export function outcomeOf(scores: readonly Score[]): Outcome {
  const ranks = [...new Set(scores.map((score) => score.rank))];
  return { places: ranks.map((rank) => scores.flatMap((score) => (score.rank === rank ? [score.seat] : []))) };
}
