import { describe, expect, it } from 'vitest';
import { viewOf } from './view';
import { OPTIONS } from './options';
import type { State } from './state';
import {
  agreed,
  asked,
  built,
  denied,
  kinds,
  offerOf,
  openOffer,
  play,
  playAll,
  scripted,
  sectionOf,
  silence,
  tableOf,
  talksOf
} from './testing';
import type { Move } from './words';

const MORE: Move = { kind: 'nothingMore' };
const seal = (offer: number): Move => ({ kind: 'seal', offer });
const withdraw = (offer: number): Move => ({ kind: 'withdraw', offer });
const lift = (offer: number): Move => ({ kind: 'lift', offer });

const [PETER, CLAUDIA, GABY, REINER, FRITZ] = [0, 1, 2, 3, 4];

describe('Five players bargain over 7 million, move by move', () => {
  const start = tableOf({
    hands: [
      [1, 2],
      [1, 2, 3],
      [1, 1, 2, 3],
      [1, 3],
      [1, 2, 3]
    ],
    built: built({ thermalBath: 1 }),
    holder: PETER
  });
  const roll = (state: State, seat: number, die: number): State =>
    play(state, seat, { kind: 'roll' }, scripted(die)).state;
  const again = (state: State, seat: number, die: number): State =>
    play(state, seat, { kind: 'rollAgain' }, scripted(die)).state;

  /** The talks of the example, up to the dice. */
  function rolled(): State {
    let state = play(start, PETER, { kind: 'drawTile' }, scripted(11)).state;
    expect(state.section).toMatchObject({ project: 'thermalBath', value: 5, lying: 1, prize: 7 });
    for (const [seat, die] of [4, 3, 5, 1, 2].entries()) state = roll(state, seat, die);
    expect(viewOf(state, 'onlooker').strengths).toEqual([6, 6, 9, 3, 5]);
    state = again(state, REINER, 4);
    state = again(state, FRITZ, 1);
    state = again(state, FRITZ, 5);
    return [0, 1, 2, 3, 4].reduce((now, seat) => play(now, seat, { kind: 'stand' }).state, state);
  }

  it('the dice: 6, 6, 9, 5 and 6, with one card left for Reiner and for Fritz', () => {
    const view = viewOf(rolled(), 'onlooker');
    expect(view).toMatchObject({ phase: 'talks', strengths: [6, 6, 9, 5, 6], handSizes: [2, 3, 4, 1, 1] });
  });

  it('the bids: 9, 11, 12, 15, 18, 20 and 21, in that order; Fritz with Peter or Claudia would be a second 12', () => {
    let state = play(rolled(), GABY, offerOf([GABY, 7])).state;
    expect(state.standing?.bid).toBe(9);
    state = agreed(state, FRITZ, [REINER, 3], [FRITZ, 4]).state;
    expect(state.standing?.bid).toBe(11);
    state = agreed(state, PETER, [PETER, 3], [CLAUDIA, 4]).state;
    expect(state.standing?.bid).toBe(12);
    const second = { kind: 'tooLow', bid: 12, tankard: 12 };
    expect(denied(state, FRITZ, offerOf([PETER, 3], [FRITZ, 4]))).toEqual(second);
    expect(denied(state, FRITZ, offerOf([CLAUDIA, 4], [FRITZ, 3]))).toEqual(second);
    state = agreed(state, FRITZ, [GABY, 5], [FRITZ, 2]).state;
    expect(state.standing?.bid).toBe(15);
    state = agreed(state, FRITZ, [PETER, 2], [CLAUDIA, 3], [FRITZ, 2]).state;
    expect(state.standing?.bid).toBe(18);
    state = agreed(state, GABY, [GABY, 1], [REINER, 2], [FRITZ, 4]).state;
    expect(state.standing?.bid).toBe(20);
    const last = agreed(state, PETER, [PETER, 2], [CLAUDIA, 3], [GABY, 2]);
    expect(last.news.at(-1)).toMatchObject({ kind: 'bidStands', from: 20, standing: { bid: 21, proposer: PETER } });

    const ended = silence(last.state);
    expect(asked(ended.state)).toEqual([['call', REINER, FRITZ]]);
    const paid = play(play(ended.state, REINER, { kind: 'noSession' }).state, FRITZ, { kind: 'noSession' });
    expect(paid.state.money).toEqual([2, 3, 2, 0, 0]);
    expect(paid.state.hands.map((hand) => hand.length)).toEqual([2, 3, 4, 2, 2]);
    expect(kinds(paid)).toEqual(['declined', 'paid', 'drew', 'drew', 'pouchPassed']);
    expect(paid.state).toMatchObject({ phase: 'draw', holder: CLAUDIA, turn: 7, strengths: null, standing: null });
    expect(paid.state.last).toMatchObject({ kind: 'paid', standing: { bid: 21 }, session: null, drew: [3, 4] });
  });

  it('a solo bid of the same number is as impossible as a joint one', () => {
    const state = play(rolled(), GABY, offerOf([GABY, 7])).state;
    expect(denied(state, CLAUDIA, offerOf([CLAUDIA, 7]))).toEqual({ kind: 'tooLow', bid: 6, tankard: 9 });
  });
});

describe('Offers', () => {
  const talks = talksOf([6, 6, 9, 5, 6], sectionOf('thermalBath', 1));

  it('a solo offer stands at once', () => {
    const made = play(talks, GABY, offerOf([GABY, 7]));
    expect(kinds(made)).toEqual(['offered', 'bidStands']);
    expect(made.state).toMatchObject({ standing: { bid: 9, proposer: GABY }, offers: [] });
  });

  it('any other needs the seal of each member, and stands with the last one', () => {
    const made = play(talks, FRITZ, offerOf([PETER, 2], [GABY, 3], [FRITZ, 2]));
    expect(openOffer(made.state, 1)).toMatchObject({ bid: 21, proposer: FRITZ, seals: [FRITZ] });
    const one = play(made.state, GABY, seal(1));
    expect(one.state).toMatchObject({ standing: null });
    expect(openOffer(one.state, 1)?.seals).toEqual([FRITZ, GABY]);
    expect(kinds(play(one.state, PETER, seal(1)))).toEqual(['sealed', 'bidStands']);
  });

  it('split the whole prize, at least a million each, among players the proposer is one of', () => {
    expect(denied(talks, PETER, offerOf([PETER, 3], [GABY, 3]))).toEqual({ kind: 'wrongSum', shared: 6, prize: 7 });
    expect(denied(talks, PETER, offerOf([PETER, 7], [GABY, 0]))).toEqual({ kind: 'leastOne', seat: GABY, millions: 0 });
    expect(denied(talks, PETER, offerOf([CLAUDIA, 3], [GABY, 4]))).toEqual({ kind: 'notInIt', seat: PETER });
    const small = talksOf([6, 6, 9, 5, 6], sectionOf('hydrant', 0));
    expect(denied(small, PETER, offerOf([PETER, 1], [CLAUDIA, 1], [GABY, 0]))).toEqual({
      kind: 'tooMany',
      players: 3,
      prize: 2
    });
  });

  it('may be open side by side; one that is no longer higher than the tankard falls', () => {
    const open = playAll(
      talks,
      [PETER, offerOf([PETER, 3], [CLAUDIA, 4])],
      [FRITZ, offerOf([REINER, 3], [FRITZ, 4])],
      [FRITZ, offerOf([GABY, 3], [FRITZ, 4])]
    );
    const stands = play(open, CLAUDIA, seal(1));
    expect(stands.news.at(-1)).toMatchObject({ kind: 'fell', why: 'overtaken', offers: [{ id: 2, bid: 11 }] });
    expect(stands.state.offers.map((offer) => offer.id)).toEqual([3]);
    expect(play(stands.state, GABY, seal(3)).state.standing?.bid).toBe(15);
  });

  it('bind nobody: members of the standing coalition may seal a better one', () => {
    const state = agreed(talks, PETER, [PETER, 3], [CLAUDIA, 4]).state;
    expect(agreed(state, PETER, [PETER, 4], [GABY, 3]).state.standing).toMatchObject({ bid: 15 });
  });

  it('can be withdrawn by their proposer and unsealed by their members until they stand', () => {
    const made = playAll(talks, [FRITZ, offerOf([PETER, 2], [GABY, 3], [FRITZ, 2])], [PETER, seal(1)]);
    expect(openOffer(play(made, PETER, lift(1)).state, 1)?.seals).toEqual([FRITZ]);
    expect(play(made, FRITZ, withdraw(1)).state.offers).toEqual([]);
    expect(denied(made, PETER, withdraw(1))).toEqual({ kind: 'notProposer', proposer: FRITZ });
    expect(denied(made, FRITZ, lift(1))).toEqual({ kind: 'ownOffer' });
    expect(denied(made, PETER, seal(1))).toEqual({ kind: 'sealedAlready' });
    expect(denied(made, GABY, lift(1))).toEqual({ kind: 'notSealed' });
    expect(denied(made, REINER, seal(1))).toEqual({ kind: 'notMember', members: [PETER, GABY, FRITZ] });
    expect(denied(made, GABY, seal(2))).toEqual({ kind: 'noSuchOffer' });
  });

  it('that are open or were withdrawn can not be made again until the standing bid has changed', () => {
    const offer = offerOf([GABY, 3], [FRITZ, 4]);
    const open = play(talks, FRITZ, offer).state;
    expect(denied(open, GABY, offer)).toEqual({ kind: 'alreadyOpen', offer: 1 });
    const gone = play(open, FRITZ, withdraw(1)).state;
    expect(denied(gone, FRITZ, offer)).toEqual({ kind: 'barred' });
    expect(denied(gone, GABY, offer)).toEqual({ kind: 'barred' });
    expect(play(gone, GABY, offerOf([GABY, 4], [FRITZ, 3])).state.offers).toHaveLength(1);
    const bid = agreed(gone, PETER, [PETER, 3], [CLAUDIA, 4]).state;
    expect(play(bid, FRITZ, offer).state.offers).toHaveLength(1);
  });

  it('the standing coalition can not share out anew without a higher bid', () => {
    const state = agreed(talks, PETER, [PETER, 3], [CLAUDIA, 4]).state;
    expect(denied(state, PETER, offerOf([PETER, 4], [CLAUDIA, 3]))).toEqual({ kind: 'tooLow', bid: 12, tankard: 12 });
  });
});

describe('"Nothing more"', () => {
  const talks = talksOf([6, 6, 9], sectionOf('thermalBath', 1));

  it("prevents new offers of one's own until it is taken back, but not sealing", () => {
    const open = play(talks, 0, offerOf([0, 3], [1, 4])).state;
    const quiet = playAll(open, [1, MORE], [0, MORE]);
    expect(asked(quiet)).toEqual([
      ['talk', 2],
      ['listen', 1, 0]
    ]);
    expect(denied(quiet, 0, offerOf([0, 7]))).toEqual({ kind: 'quiet' });
    expect(denied(quiet, 0, MORE)).toEqual({ kind: 'quiet' });
    expect(denied(quiet, 2, { kind: 'speakAgain' })).toEqual({ kind: 'notQuiet' });
    const back = play(quiet, 0, { kind: 'speakAgain' }).state;
    expect(kinds(play(back, 0, offerOf([0, 7])))).toEqual(['offered', 'bidStands']);
    expect(play(quiet, 1, seal(1)).state).toMatchObject({ standing: { bid: 12 } });
  });

  it('counts since the last standing bid: a new one has everybody speak again', () => {
    const quiet = playAll(talks, [0, MORE], [1, MORE]);
    expect(play(quiet, 2, offerOf([2, 7])).state).toMatchObject({ quiet: [], phase: 'talks' });
  });

  it('by everybody ends the talks, and open offers fall', () => {
    const state = play(play(talks, 2, offerOf([2, 7])).state, 0, offerOf([0, 3], [1, 4])).state;
    const ended = silence(state);
    expect(ended.news).toMatchObject([
      { kind: 'nothingMore', seat: 2 },
      { kind: 'fell', why: 'talksEnded', offers: [{ id: 2 }] },
      { kind: 'talksEnded', standing: { bid: 9 } }
    ]);
    expect(ended.state).toMatchObject({ phase: 'calling', offers: [], standing: { bid: 9 } });
  });

  it('with a coalition of everybody, pays at once: there is no opposition', () => {
    const all = agreed(talks, 0, [0, 2], [1, 2], [2, 3]).state;
    const paid = silence(all);
    expect(kinds(paid)).toEqual(['nothingMore', 'talksEnded', 'paid', 'pouchPassed']);
    expect(paid.state.money).toEqual([2, 2, 3]);
  });

  it('when nobody in the opposition has a card, pays at once', () => {
    const bare = talksOf([6, 6, 9], sectionOf('thermalBath', 1), { hands: [[], [], [3]] });
    expect(kinds(silence(play(bare, 2, offerOf([2, 7])).state))).toContain('paid');
  });

  it('when nobody bid: the section stays, nobody is paid, everybody draws a card', () => {
    const none = silence(talks);
    expect(kinds(none)).toEqual(['nothingMore', 'talksEnded', 'nobodyBid', 'drew', 'drew', 'drew', 'pouchPassed']);
    expect(none.state).toMatchObject({ phase: 'draw', money: [0, 0, 0], built: talks.built });
    expect(none.state.hands.map((hand) => hand.length)).toEqual([4, 4, 4]);
    expect(none.state.last).toMatchObject({ kind: 'nobodyBid', drew: [0, 1, 2] });
  });
});

describe('The talk clock', () => {
  const section = sectionOf('thermalBath', 1);

  it('when it runs out, the standing bid holds', () => {
    const options = { ...OPTIONS.defaults, talkClock: 2 } as const;
    const talks = play(talksOf([6, 6, 9], section, { options }), 2, offerOf([2, 7])).state;
    expect(asked(talks)).toEqual([
      ['talk', 0, 1, 2],
      ['timeUp', 'table']
    ]);
    const up = play(play(talks, 0, offerOf([0, 3], [1, 4])).state, 'table', { kind: 'timeUp' });
    expect(kinds(up)).toEqual(['timeUp', 'fell', 'talksEnded']);
    expect(up.state).toMatchObject({ phase: 'calling', standing: { bid: 9 } });
  });

  it('is off unless the table chose it', () => {
    expect(denied(talksOf([6, 6, 9], section), 'table', { kind: 'timeUp' })).toBe('notAsked');
  });
});
