import { describe, expect, it } from 'vitest';
import type { BuroCrazy, Duel, News, Score } from '$lib/games/buro-crazy';
import type { HeardTurn } from '$lib/table/ending';
import { exampleView, FIFTH, handView, players } from '../testing';
import { awards } from './awards';
import { ending } from './ending';

const NONE = [0, 0, 0, 0, 0] as const;

/** A duel of these two, left and right, each with what they staked. */
function duel(number: number, left: readonly [number, number], right: readonly [number, number]): readonly News[] {
  const fought: Duel = { ...FIFTH, number, left: left[0], right: right[0] };
  const shown: News = {
    kind: 'revealed',
    duel: fought,
    left: { seat: left[0], cards: NONE, total: left[1] },
    right: { seat: right[0], cards: NONE, total: right[1] }
  };
  const none = { owed: 0, paid: 0, count: 0, cards: null, change: null };
  if (left[1] === right[1]) return [shown, { kind: 'tied', duel: fought, total: left[1], left: none, right: none }];
  const side = left[1] > right[1] ? 'left' : 'right';
  const [seat, loser] = side === 'left' ? [left[0], right[0]] : [right[0], left[0]];
  const to = { level: 'ground', place: 0 } as const;
  return [
    shown,
    { kind: 'won', room: { level: 'stairs', room: 0 }, seat, side, loser, to, toRoof: { points: 0, cards: 0 } }
  ];
}
const pile = (seat: number | null, points: number): News => ({
  kind: 'pileTurned',
  number: 1,
  pile: { seat, level: seat === null ? null : 'boss', office: null, size: 5, cards: NONE },
  points
});
const told = (...turns: readonly (readonly News[])[]): readonly HeardTurn<BuroCrazy>[] =>
  turns.map((news, n) => ({ n, news, view: null }));

const score = (over: Partial<Score>): Score => ({
  seat: 0,
  rank: 1,
  hand: 0,
  piles: [],
  total: 0,
  handCards: NONE,
  isInside: true,
  highest: 'first',
  ...over
});

describe('the end of a game of Büro Crazy', () => {
  it('ranks by hand and piles, ties in one place, and has whoever has nobody in the building beside', () => {
    const results = [
      score({ seat: 2, rank: 1, hand: 84, piles: [41, 27, 33], total: 185 }),
      score({ seat: 1, rank: 1, hand: 185, total: 185 }),
      score({ seat: 3, rank: 3, hand: 139, piles: [30], total: 169 }),
      score({ seat: 0, rank: 4, hand: 200, total: 200, isInside: false, highest: 'stairs' })
    ];
    const standings = ending.standings(exampleView({ phase: 'over', results }), players);
    expect(standings.map(({ seat, place, isBeside }) => [seat, place, isBeside])).toEqual([
      [2, 1, false],
      [1, 1, false],
      [3, 3, false],
      [0, 4, true]
    ]);
    expect(standings.map(({ figures, spoken }) => spoken ?? figures)).toEqual([
      'hand 84 + piles 101',
      'hand 185, no pile',
      'hand 139 + piles 30',
      'nobody in the building'
    ]);
  });

  it('tells of the dearest duel by what both staked, and of the cheapest win', () => {
    const news = told(duel(1, [0, 30], [1, 20]), duel(2, [2, 4], [1, 1]), duel(3, [3, 9], [1, 9]));
    expect(awards(news, 4)).toEqual([
      { kind: 'dearest', seats: [0], points: 50, loser: 1, duel: 1 },
      { kind: 'cheapest', seats: [2], points: 4, duel: 2 }
    ]);
    expect(ending.awards(news, players)[0]).toEqual({
      seats: [0],
      title: 'The dearest duel: 50',
      text: 'Anna against Ben, duel 1'
    });
  });

  it('tells of those who tied most, together, and of the best pile somebody got', () => {
    const news = told(duel(1, [0, 6], [1, 6]), duel(1, [0, 7], [1, 7]), [pile(null, 60)], [pile(2, 41)], [pile(3, 30)]);
    expect(awards(news, 4)).toEqual([
      { kind: 'ties', seats: [0, 1], times: 2 },
      { kind: 'pile', seats: [2], points: 41 }
    ]);
  });

  it('has a step for what is decided without stakes, between the duels', () => {
    const payment = { owed: 10, paid: 10, count: 1, cards: null, change: null };
    const bye = {
      kind: 'bye',
      room: { level: 'stairs', room: 7 },
      seat: 3,
      to: { level: 'ground', place: 7 }
    } as const;
    const own = {
      kind: 'ownDuel',
      room: { level: 'ground', room: 0 },
      seat: 0,
      to: { level: 'first', place: 0 }
    } as const;
    const at = (n: number, fought: number, ...news: News[]) => ({
      n,
      news,
      view: exampleView({ fought }),
      secret: () => handView()
    });
    const steps = (...turns: ReturnType<typeof at>[]) =>
      ending.story(turns, players).flatMap(({ moments }) => moments.map(({ name, mark }) => [name, mark]));
    expect(steps(at(0, 0), at(30, 8, { ...bye, payment }), at(33, 8))).toEqual([
      ['Beginning', ''],
      ['Duel 8', '8']
    ]);
    expect(steps(at(30, 9, { ...bye, payment }, own))).toEqual([['Duel 8–9', '8–9']]);
  });
});
