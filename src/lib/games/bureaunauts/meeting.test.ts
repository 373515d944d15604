import { describe, expect, it } from 'vitest';
import type { Seat } from '../../kernel/game';
import { isAhead, splitBy } from './meeting';
import type { About } from './pending';
import type { Choice } from './pieces';
import { asked, chance, denial, viewOf, newsOf, play, resumed } from './testing';
import type { Result } from './state';

const LETTERS: Readonly<Record<string, Choice>> = { h: 'happyHour', g: 'golf', p: 'poker' };

function meetingOf(seats: readonly Seat[], about: About = { kind: 'vote' }, lots = false): Result {
  const careers = [0, 1, 2, 3, 4, 5].slice(0, Math.max(...seats) + 1).map(() => ({}));
  return resumed({ options: { lots }, careers, pending: [{ kind: 'filing' }, { kind: 'callMeeting', about, seats }] });
}

/** Everybody of the group shows a choice, in the order they are asked: `'hgp'`. */
function show({ state }: Result, letters: string, n = 3): Result {
  const group = viewOf(state, 'onlooker').asks[0]?.by ?? [];
  let result: Result = { state, news: [] };
  for (const [at, seat] of group.entries()) {
    const next = play(result.state, seat, { kind: 'meet', choice: LETTERS[letters[at] ?? ''] ?? 'golf' }, chance(n));
    result = { state: next.state, news: [...result.news, ...next.news] };
  }
  return result;
}

const winner = (result: Result): unknown => newsOf(result, 'elected')[0]?.seat;

describe('A Meeting', () => {
  it('Happy Hour beats Golf, Golf beats Poker Game, Poker Game beats Happy Hour', () => {
    expect(isAhead('happyHour', 'golf')).toBe(true);
    expect(isAhead('golf', 'poker')).toBe(true);
    expect(isAhead('poker', 'happyHour')).toBe(true);
    expect(isAhead('golf', 'happyHour')).toBe(false);
    expect(isAhead('golf', 'golf')).toBe(false);
    for (const [pair, seat] of [
      ['hg', 0],
      ['gh', 1],
      ['gp', 0],
      ['pg', 1],
      ['ph', 0],
      ['hp', 1]
    ] as const) {
      expect(winner(show(meetingOf([0, 1]), pair))).toBe(seat);
    }
  });

  it('is secret and simultaneous; a choice may be taken back until the last', () => {
    const { state } = meetingOf([0, 1, 2]);
    expect(viewOf(state, 'onlooker').asks).toEqual([
      { kind: 'meet', by: [0, 1, 2], from: 'hand', sealed: true, optional: false }
    ]);
    const one = play(state, 1, { kind: 'meet', choice: 'golf' });
    expect(one.news).toEqual([{ kind: 'sealed', seat: 1, what: 'choice' }]);
    expect([0, 1, 'onlooker' as const].map((viewer) => viewOf(one.state, viewer).ownChoice)).toEqual([
      null,
      'golf',
      null
    ]);
    expect(denial(one.state, 1, { kind: 'meet', choice: 'poker' })).toEqual({ kind: 'notNow' });
    expect(play(one.state, 1, { kind: 'reopen' }).state).toEqual(state);
    expect(denial(state, 0, { kind: 'meet', choice: 'tennis' as never })).toEqual({ kind: 'malformed' });
  });

  it('of two goes on after the same choice, and shows what was chosen', () => {
    const again = show(meetingOf([0, 1]), 'hh');
    expect(newsOf(again, 'meetingShown')).toMatchObject([{ groups: null }]);
    expect(asked(again.state)).toEqual([['meet', 0, 1]]);
    expect(again.state.pending.at(-1)).toMatchObject({
      shown: [
        { seat: 0, choice: 'happyHour' },
        { seat: 1, choice: 'happyHour' }
      ]
    });
    expect(winner(show(again, 'hg'))).toBe(0);
  });

  it('of three is undecided if all three are shown, or all the same', () => {
    expect(asked(show(meetingOf([0, 1, 2]), 'hgp').state)).toEqual([['meet', 0, 1, 2]]);
    expect(asked(show(meetingOf([0, 1, 2]), 'ppp').state)).toEqual([['meet', 0, 1, 2]]);
    expect(splitBy([{ seat: 4, choice: 'golf' }])).toBeNull();
  });

  it('puts those with the winning choice ahead; those tied for first meet again', () => {
    const tied = show(meetingOf([0, 1, 2, 3]), 'hghg');
    expect(newsOf(tied, 'meetingShown')[0]?.groups).toEqual([
      [0, 2],
      [1, 3]
    ]);
    expect(asked(tied.state)).toEqual([['meet', 0, 2]]);
    expect(winner(show(tied, 'gh'))).toBe(2);
  });

  it('does not go on for places that do not matter', () => {
    expect(winner(show(meetingOf([0, 1, 2, 3]), 'hggg'))).toBe(0);
  });

  it('about the pool goes on until every place is found', () => {
    const tied = show(meetingOf([0, 1, 2, 3], { kind: 'pool' }), 'hghg');
    const winners = show(tied, 'gh');
    expect(asked(winners.state)).toEqual([['meet', 1, 3]]);
    const losers = show(winners, 'hg');
    expect(newsOf(losers, 'meetingDecided')).toMatchObject([{ order: [2, 0, 1, 3] }]);
  });

  it('is decided by lots after three undecided rounds of a group', () => {
    const orders = new Set<string>();
    for (let n = 0; n < 20; n += 1) {
      const twice = show(show(meetingOf([0, 1, 2]), 'ggg'), 'hgp');
      expect(newsOf(twice, 'lotsDrawn')).toEqual([]);
      const thrice = show(twice, 'ppp', n);
      const [lots] = newsOf(thrice, 'lotsDrawn');
      expect(lots).toMatchObject({ why: 'undecided' });
      expect(winner(thrice)).toBe(lots?.order[0]);
      orders.add(String(lots?.order));
    }
    expect(orders.size).toBeGreaterThan(3);
  });

  it('counts the undecided rounds of each group anew', () => {
    const twice = show(show(meetingOf([0, 1, 2]), 'ggg'), 'ggg');
    const tied = show(twice, 'hhg');
    const again = show(show(tied, 'gg'), 'gg');
    expect(newsOf(again, 'lotsDrawn')).toEqual([]);
    expect(asked(again.state)).toEqual([['meet', 0, 1]]);
    expect(newsOf(show(again, 'gg'), 'lotsDrawn')).toMatchObject([{ why: 'undecided' }]);
  });

  it('is not held where the table draws lots instead', () => {
    const lots = meetingOf([0, 1, 2], { kind: 'vote' }, true);
    expect(newsOf(lots, 'lotsDrawn')).toMatchObject([{ why: 'option' }]);
    expect(winner(lots)).toBe(newsOf(lots, 'lotsDrawn')[0]?.order[0]);
  });

  it.each([2, 3, 4, 5, 6])('can be held by %i players', (count) => {
    const seats = Array.from({ length: count }, (_, seat) => seat);
    expect(winner(show(meetingOf(seats), 'p'.repeat(count - 1) + 'g'))).toBe(count - 1);
  });
});
