import { describe, expect, it } from 'vitest';
import type { Seat } from '../../kernel/game';
import { randomFor } from '../../kernel/random';
import { DEPARTMENTS } from './pieces';
import { asked, chance, kinds, viewOf, newsOf, play, resumed, tableOf } from './testing';
import type { Result } from './state';
import type { Vote } from './types';
import { departmentsToTurn, softMajorities, verdictOf, verdictWith, voteOdds } from './vote';

/** Piles from the owners of their cards, department by department: `[0, 0, 1]` is a pile of three. */
function held(seats: number, piles: readonly (readonly Seat[])[], votes: readonly Vote[] = []): Result {
  const counts = piles.map((owners) =>
    Array.from({ length: seats }, (_, seat) => owners.filter((owner) => owner === seat).length)
  );
  return resumed({
    careers: Array.from({ length: seats }, () => ({})),
    pending: [{ kind: 'vote' }],
    more: { phase: 'vote', piles: counts, votes, voteReason: 'director' }
  });
}

/** Turns cards until somebody else has to choose, or the game is over. */
function turnAll(start: Result, n = 3): Result {
  let result = start;
  for (let turn = 0; viewOf(result.state, 'onlooker').asks[0]?.kind === 'turnCard'; turn += 1) {
    const next = play(result.state, 'table', { kind: 'turnCard' }, randomFor('d'.repeat(32), n * 1000 + turn));
    result = { state: next.state, news: [...result.news, ...next.news] };
  }
  return result;
}

const SOFT = (seat: Seat): Vote => ({ cards: [], verdict: { kind: 'soft', seat, times: 1 } });
const NONE: Vote = { cards: [], verdict: { kind: 'none' } };

describe('A drawing of the vote', () => {
  it('1-1-1-2-0 is a soft majority, 1-3-1-0 a hard one (worked case 6)', () => {
    expect(verdictOf([1, 1, 1, 2, 0], [0, 0, 0, 0, 0])).toEqual({ kind: 'soft', seat: 3, times: 1 });
    expect(verdictOf([1, 3, 1, 0], [0, 0, 0, 0])).toEqual({ kind: 'hard', seat: 1 });
  });

  it('two with two have nothing, and neither has anybody with one card each', () => {
    expect(verdictOf([2, 2, 1], [0, 0, 0])).toEqual({ kind: 'none' });
    expect(verdictOf([1, 1, 1, 1, 1], [0, 0, 0, 0, 0])).toEqual({ kind: 'none' });
    expect(verdictOf([0, 0], [0, 0])).toEqual({ kind: 'none' });
  });

  it('more than three is a hard majority too', () => {
    expect(verdictOf([5, 0], [0, 0])).toEqual({ kind: 'hard', seat: 0 });
  });

  it('draws one card from each department that has one, in order; the table turns them', () => {
    const { state } = held(3, [[0], [], [1], [2], []]);
    expect(asked(state)).toEqual([['turnCard', 'table']]);
    expect(departmentsToTurn(state)).toEqual(['health', 'research', 'exploration']);
    const one = play(state, 'table', { kind: 'turnCard' });
    expect(one.news).toEqual([{ kind: 'voteCard', vote: 1, department: 'health', seat: 0 }]);
    expect(departmentsToTurn(one.state)).toEqual(['research', 'exploration']);
    expect(one.state.piles[0]).toEqual([0, 0, 0]);
    expect(one.state.votes).toEqual([{ cards: [{ department: 'health', seat: 0 }], verdict: null }]);
  });

  it('draws every card of a pile as likely as the other', () => {
    const { state } = held(2, [[0, 0, 0, 1], [1], [], [], []]);
    let first = 0;
    for (let n = 0; n < 2000; n += 1) {
      const drawn = play(state, 'table', { kind: 'turnCard' }, randomFor('e'.repeat(32), n));
      if (newsOf(drawn, 'voteCard')[0]?.seat === 0) first += 1;
    }
    expect(first / 2000).toBeGreaterThan(0.7);
    expect(first / 2000).toBeLessThan(0.8);
  });

  it('with three cards wins, and no further card is turned', () => {
    const hard = turnAll(held(3, [[1], [1], [1], [0], [0]]));
    expect(kinds(hard)).toEqual(['voteCard', 'voteCard', 'voteCard', 'voteCounted', 'elected']);
    expect(hard.state.elected).toEqual({ seat: 1, by: 'hard' });
    expect(viewOf(hard.state, 2)).toMatchObject({ phase: 'over', asks: [], outcome: { places: [[1], [0, 2]] } });
  });

  it('without a winner removes the drawn cards from the game, and the vote repeats', () => {
    const piles = [[0], [1], [2], [0, 0], [3, 3]];
    let result = held(4, piles);
    for (let turn = 0; turn < 5; turn += 1) result = play(result.state, 'table', { kind: 'turnCard' });
    expect(newsOf(result, 'voteCounted')).toEqual([
      { kind: 'voteCounted', vote: 1, verdict: { kind: 'soft', seat: 0, times: 1 } }
    ]);
    expect(result.state.piles.flat().reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(departmentsToTurn(result.state)).toEqual(['exploration', 'accounting']);
    expect(asked(result.state)).toEqual([['turnCard', 'table']]);
  });
});

describe('Soft majorities', () => {
  const pair = [[0], [0], [1], [], []];

  it('a second one wins, consecutive or not', () => {
    expect(turnAll(held(3, pair, [SOFT(0)])).state.elected).toEqual({ seat: 0, by: 'twoSoft' });
    expect(turnAll(held(3, pair, [SOFT(0), NONE, SOFT(1)])).state.elected).toEqual({ seat: 0, by: 'twoSoft' });
    expect(softMajorities(turnAll(held(3, pair, [SOFT(1)])).state)).toEqual([1, 1, 0]);
  });

  it('when no card is left the only player with one wins', () => {
    expect(turnAll(held(3, pair)).state.elected).toEqual({ seat: 0, by: 'onlySoft' });
    expect(turnAll(held(3, pair, [NONE])).state.elected).toEqual({ seat: 0, by: 'onlySoft' });
  });

  it('when no card is left several with one meet', () => {
    const several = turnAll(held(3, pair, [SOFT(2)]));
    expect(newsOf(several, 'meetingCalled')).toEqual([
      { kind: 'meetingCalled', about: { kind: 'vote' }, seats: [0, 2] }
    ]);
    expect(asked(several.state)).toEqual([['meet', 0, 2]]);
    const one = play(several.state, 0, { kind: 'meet', choice: 'golf' });
    const both = play(one.state, 2, { kind: 'meet', choice: 'happyHour' });
    expect(both.state.elected).toEqual({ seat: 2, by: 'softMeeting' });
  });

  it('when no card is left and nobody has one, all meet', () => {
    const nobody = turnAll(held(3, [[0], [1], [2], [], []]));
    expect(asked(nobody.state)).toEqual([['meet', 0, 1, 2]]);
    const { state } = play(nobody.state, 0, { kind: 'meet', choice: 'happyHour' });
    const last = play(play(state, 1, { kind: 'meet', choice: 'golf' }).state, 2, { kind: 'meet', choice: 'golf' });
    expect(last.state.elected).toEqual({ seat: 0, by: 'openMeeting' });
  });

  it('a vote without a single card is a Meeting of all at once', () => {
    expect(asked(held(2, [[], [], [], [], []]).state)).toEqual([['meet', 0, 1]]);
    expect(held(2, [[], [], [], [], []]).state.elected).toBeNull();
    const lots = resumed({ options: { lots: true }, careers: [{}, {}], pending: [{ kind: 'vote' }] }, chance());
    expect(lots.state.elected?.by).toBe('openMeeting');
  });
});

describe('The odds of the vote', () => {
  it('add up to one, and tell the chance of every end', () => {
    const { state } = held(3, [[0, 1], [0], [0, 2], [1], [2]]);
    const { wins, soft, nobody } = voteOdds(state);
    // Health 0 or 1, research 0 or 2; security 0, exploration 1, accounting 2.
    expect(wins).toEqual([0.25, 0, 0]);
    expect(soft).toEqual([0, 0, 0]);
    expect(nobody).toBe(0.75);
  });

  it('know of soft majorities had before, and of the cards turned already', () => {
    const { state } = held(3, [[0], [0, 1], [2], [], []], [SOFT(0)]);
    expect(voteOdds(state)).toEqual({ wins: [0.5, 0, 0], soft: [0, 0, 0], nobody: 0.5 });
    const begun = play(state, 'table', { kind: 'turnCard' });
    expect(voteOdds(begun.state)).toEqual({ wins: [0.5, 0, 0], soft: [0, 0, 0], nobody: 0.5 });
  });

  it('tell before the vote how it would go now', () => {
    const table = tableOf({ careers: [{}, {}], piles: { health: [1, 0], security: [1, 1] } });
    expect(voteOdds(table)).toEqual({ wins: [0, 0], soft: [0.5, 0], nobody: 0.5 });
  });

  it('agree with what is drawn', () => {
    const piles = [
      [0, 1, 2],
      [0, 0, 1],
      [1, 2],
      [2, 0],
      [1, 1, 0]
    ];
    const { wins, soft } = voteOdds(held(3, piles).state);
    let hard = 0;
    let first = 0;
    for (let n = 0; n < 1500; n += 1) {
      const all = turnAll(held(3, piles), n);
      const [verdict] = newsOf(all, 'voteCounted').map((news) => news.verdict);
      if (verdict?.kind === 'hard' && verdict.seat === 0) hard += 1;
      if (verdict?.kind === 'soft' && verdict.seat === 1) first += 1;
    }
    expect(Math.abs(hard / 1500 - (wins[0] ?? 0))).toBeLessThan(0.05);
    expect(Math.abs(first / 1500 - (soft[1] ?? 0))).toBeLessThan(0.05);
  });

  it('say what the last card would bring, once it is the last', () => {
    let { state } = held(3, [[0], [0], [1], [1], [0, 1, 2]]);
    expect(verdictWith(state, 0)).toBeNull();
    for (const department of DEPARTMENTS.slice(0, 4)) {
      const turned = play(state, 'table', { kind: 'turnCard' });
      expect(newsOf(turned, 'voteCard')).toMatchObject([{ department }]);
      state = turned.state;
    }
    expect([0, 1, 2].map((seat) => verdictWith(state, seat))).toEqual([
      { kind: 'hard', seat: 0 },
      { kind: 'hard', seat: 1 },
      { kind: 'none' }
    ]);
  });
});
