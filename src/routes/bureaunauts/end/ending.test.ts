import { describe, expect, it } from 'vitest';
import type { Bureaunauts, News } from '$lib/games/bureaunauts';
import { tableOf, viewOf } from '$lib/games/bureaunauts/testing';
import type { HeardTurn } from '$lib/table/ending';
import { awards } from './awards';
import { ending } from './ending';

const players = ['Anna', 'Ben', 'Clara'].map((name, look) => ({ name, look }));
const told = (...news: readonly News[]): readonly HeardTurn<Bureaunauts>[] => [{ n: 1, news, view: null }];

describe('the end of a game of Bureaunauts', () => {
  it('has the CEO first and all others second, with how far they came', () => {
    const state = tableOf({
      careers: [{}, { completed: 2 }, {}],
      pending: [],
      more: { phase: 'over', elected: { seat: 1, by: 'twoSoft' } }
    });
    const standings = ending.standings(viewOf(state, 'onlooker'), players);
    expect(standings.map(({ seat, place, total }) => [seat, place, total])).toEqual([
      [1, 1, null],
      [0, 2, null],
      [2, 2, null]
    ]);
    expect(standings[0]?.figures).toMatch(/^Assistant Manager, \d+ placed$/);
  });

  it('tells of the longest flight from card to card, in cards', () => {
    const flight = (seat: number, from: number, to: number): News => ({
      kind: 'liftedOff',
      ships: [{ seat, from: { kind: 'card', cell: from }, to }]
    });
    // A1 to H10; from the dock it is no flight from card to card.
    const dock: News = { kind: 'liftedOff', ships: [{ seat: 2, from: { kind: 'dock' }, to: 79 }] };
    const words = ending.awards(told(flight(0, 0, 9), flight(1, 0, 79), dock), players);
    expect(words).toEqual([{ seats: [1], title: 'The longest flight: 16 cards', text: 'Ben, from A1 to H10' }]);
  });

  it('counts Jellies, first ranks and Meetings', () => {
    const caught = (seat: number, jellies: number): News => ({
      kind: 'defeated',
      seat,
      cell: 0,
      enemy: 'jelly',
      level: 1,
      paid: 1,
      jellies
    });
    const first = (seat: number): News => ({ kind: 'firstOfRank', seat, rank: 0 });
    const met = (...order: readonly number[]): News => ({ kind: 'meetingDecided', about: { kind: 'pool' }, order });
    const news = told(caught(0, 2), caught(1, 2), caught(0, 2), first(1), first(1), met(2, 0), met(2, 1));
    expect(awards(news, 3)).toEqual([
      { kind: 'jellies', seats: [0], count: 4 },
      { kind: 'first', seats: [1], times: 2 },
      { kind: 'meetings', seats: [2], times: 2 }
    ]);
  });
});
