import { describe, expect, it } from 'vitest';
import type { News, SaludosAmigos, Standing as Bid } from '$lib/games/saludos-amigos';
import type { HeardTurn } from '$lib/table/ending';
import { exampleView, players } from '../testing';
import { awards } from './awards';
import { ending } from './ending';

const told = (...news: readonly News[]): readonly HeardTurn<SaludosAmigos>[] => [{ n: 1, news, view: null }];
const bid = (proposer: number, height: number, ...seats: readonly number[]): News => {
  const standing: Bid = { bid: height, proposer, shares: seats.map((seat) => ({ seat, millions: 1 })) };
  return { kind: 'talksEnded', standing };
};
const session = (...came: readonly number[]): readonly News[] => [
  ...came.map((seat): News => ({ kind: 'attends', seat })),
  { kind: 'revealed', result: {} as Extract<News, { kind: 'revealed' }>['result'] }
];

describe('the end of a game of Saludos Amigos!', () => {
  it('has everybody where they stand on the money track, ties in one place, with the value of their cards', () => {
    const view = exampleView({
      phase: 'over',
      outcome: { places: [[2], [0, 4], [1], [3]] },
      money: [26, 24, 33, 16, 26],
      shownHands: [[1, 1, 1], [3], [3, 3], [], [2, 3]]
    });
    expect(ending.standings(view, players).map(({ seat, place, total }) => [seat, place, total])).toEqual([
      [2, 1, 33],
      [0, 2, 26],
      [4, 2, 26],
      [1, 4, 24],
      [3, 5, 16]
    ]);
    expect(ending.standings(view, players)[0]?.figures).toBe('cards worth 6');
  });

  it('tells of the highest bid that held, with who was in it', () => {
    const words = ending.awards(told(bid(0, 9, 0), bid(1, 21, 1, 2), bid(3, 12, 3)), players);
    expect(words[0]).toEqual({ seats: [1], title: 'The highest bid: 21', text: 'Ben, with Clara' });
  });

  it('names each coalition where two bids are as high, and one that came to it twice once', () => {
    const [words] = ending.awards(told(bid(0, 21, 0, 2), bid(1, 21, 1, 2), bid(2, 21, 0, 2), bid(3, 12, 3)), players);
    expect(words?.title).toBe('The highest bid: 21');
    expect(words?.text).toBe('Clara, with Anna · Ben, with Clara');
  });

  it('tells of whoever was in every session, on either side, and not of who left', () => {
    const news = told(
      bid(0, 9, 0),
      ...session(1, 2),
      bid(1, 8, 1),
      { kind: 'attends', seat: 2 },
      { kind: 'left', seat: 2, millions: 1 },
      ...session(3)
    );
    expect(awards(news, 5)).toContainEqual({ kind: 'alwaysIn', seats: [1], sessions: 2 });
  });

  it('tells of whoever said no every time, and never came', () => {
    const no = (seat: number): News => ({ kind: 'declined', seat });
    const away = (seat: number): News => ({ kind: 'staysAway', seat, why: 'choice' });
    const news = told(no(0), no(1), no(0), no(1), away(0), away(1), { kind: 'called', seat: 1, pretzel: 4 });
    expect(awards(news, 5)).toEqual([{ kind: 'noToAll', seats: [0], times: 3 }]);
  });

  it('tells of the fullest hand that was kept', () => {
    const hands = [[1], [2, 2, 2], [3], [], [1, 1]];
    expect(awards(told({ kind: 'handsShown', hands }), 5)).toEqual([{ kind: 'fullHand', seats: [1], cards: 3 }]);
  });
});
