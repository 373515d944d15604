import { describe, expect, it } from 'vitest';
import { randomFor } from '../../kernel/random';
import { countOf, NONE, plus } from './cards';
import type { Cards } from './pieces';
import { outcomeOf, scoresOf, shareRoof } from './score';
import { buildingAfter, cards, random } from './testing';
import type { Building } from './types';

const NO_PILES: readonly Cards[] = [];

/** A building in which these seats stand inside, from the boss down; everybody else on the stairs. */
function buildingOf(
  boss: number,
  second: number,
  first: readonly [number, number],
  ground: readonly number[] = []
): Building {
  const stairs = Array.from({ length: 16 }, (_, at) => at % 4);
  return {
    stairs,
    ground: Array.from({ length: 8 }, (_, at) => ground[at] ?? null),
    first: [first[0], null, null, first[1]],
    second: [null, second],
    boss: [boss]
  };
}

const ranks = (building: Building, hands: readonly Cards[], piles = NO_PILES) =>
  scoresOf(building, hands, piles).map(({ seat, rank }) => [seat, rank]);

describe('The roof', () => {
  it('is dealt into nine piles of as many cards; the remainder is set aside', () => {
    const { piles, aside } = shareRoof([8, 8, 8, 8, 8], random());
    expect(piles.map(countOf)).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4]);
    expect(countOf(aside)).toBe(4);
    expect(piles.reduce(plus, aside)).toEqual([8, 8, 8, 8, 8]);
  });

  it('makes no piles of fewer than nine cards, and needs no chance for it', () => {
    const draws = random();
    expect(shareRoof([2, 2, 2, 2, 0], draws)).toEqual({ piles: [], aside: [2, 2, 2, 2, 0] });
    expect(draws.draws).toBe(0);
    expect(shareRoof([2, 2, 2, 2, 1], random()).piles.map(countOf)).toEqual(Array.from({ length: 9 }, () => 1));
  });

  it('is shuffled first', () => {
    const one = shareRoof([8, 8, 8, 8, 8], randomFor('1'.repeat(32), 1));
    const other = shareRoof([8, 8, 8, 8, 8], randomFor('2'.repeat(32), 1));
    expect(one).not.toEqual(other);
  });
});

describe('The ranking', () => {
  it("counts the hand and the piles a player's figures earned, of several all", () => {
    const piles = [20, 20, 1, 2, 5, 5, 10, 10, 20].map((value) => cards(value as 20));
    const scores = scoresOf(buildingOf(1, 0, [1, 2]), [cards(5), cards(2), NONE, cards(1)], piles);
    expect(scores.find(({ seat }) => seat === 1)).toMatchObject({ hand: 2, piles: [1, 10, 10, 20], total: 43 });
    expect(scores.find(({ seat }) => seat === 0)).toMatchObject({ hand: 5, piles: [5, 5], total: 15 });
    expect(scores.find(({ seat }) => seat === 2)).toMatchObject({ hand: 0, piles: [2], total: 2 });
    expect(scores.map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [0, 2],
      [2, 3],
      [3, 4]
    ]);
  });

  it('is won by most points, which need not be the boss', () => {
    expect(ranks(buildingOf(0, 1, [2, 3]), [cards(1), cards(2), cards(20), cards(5)])).toEqual([
      [2, 1],
      [3, 2],
      [1, 3],
      [0, 4]
    ]);
  });

  it('lists who has no figure in the building after those who have, however many points', () => {
    const scores = scoresOf(buildingOf(0, 1, [1, 0]), [cards(1), NONE, cards(20, 20), cards(20)], NO_PILES);
    expect(scores.map(({ seat, isInside, highest }) => [seat, isInside, highest])).toEqual([
      [0, true, 'boss'],
      [1, true, 'second'],
      [2, false, 'stairs'],
      [3, false, 'stairs']
    ]);
  });

  it('gives a tie to the owner of the higher-placed figure, then of the next higher', () => {
    const even = [cards(5), cards(5), cards(5), cards(5)];
    expect(ranks(buildingOf(3, 2, [0, 0], [1]), even)).toEqual([
      [3, 1],
      [2, 2],
      [0, 3],
      [1, 4]
    ]);
    // Both reach the first floor; who has another on the ground floor comes first.
    expect(ranks(buildingOf(3, 3, [0, 1], [1]), even).slice(1, 3)).toEqual([
      [1, 2],
      [0, 3]
    ]);
  });

  it('shares a place where even that is alike', () => {
    const scores = scoresOf(buildingOf(3, 3, [0, 1]), [cards(5), cards(5), cards(1), NONE], NO_PILES);
    expect(scores.map(({ seat, rank }) => [seat, rank])).toEqual([
      [0, 1],
      [1, 1],
      [3, 3],
      [2, 4]
    ]);
    expect(outcomeOf(scores)).toEqual({ places: [[0, 1], [3], [2]] });
  });

  it('ranks all figures of a whole game', () => {
    const building = buildingAfter(15, 4);
    const hands = [cards(1), cards(2), cards(5), cards(20)];
    expect(outcomeOf(scoresOf(building, hands, NO_PILES))).toEqual({ places: [[2], [0], [3], [1]] });
  });
});
