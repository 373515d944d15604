import { describe, expect, it } from 'vitest';
import { hear, viewOf } from './view';
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
  split,
  tableOf,
  talksOf
} from './testing';
import type { Move } from './words';

const CALL: Move = { kind: 'call' };
const NO_SESSION: Move = { kind: 'noSession' };
const ATTEND: Move = { kind: 'attend' };
const AWAY: Move = { kind: 'stayAway' };
const TO_CARDS: Move = { kind: 'toCards' };
const PAY_OUT: Move = { kind: 'payOut' };
const push = (value: number): Move => ({ kind: 'push', value });
const cards = (...values: readonly number[]): Move => ({ kind: 'sealCards', values });
const seal = (offer: number): Move => ({ kind: 'seal', offer });
const final = (...shares: readonly (readonly [number, number])[]): Move => ({
  kind: 'finalSplit',
  shares: split(...shares)
});

/** Talks that ended with this bid of seat 0 alone, everybody else in opposition. */
function alone(strengths: readonly number[], hands: readonly (readonly number[])[], section = BATH): State {
  const talks = talksOf(strengths, section, { hands });
  return silence(play(talks, 0, offerOf([0, section.prize])).state).state;
}

const BATH = sectionOf('thermalBath', 1);
const [FRITZ, KLAUS, REINER, WOLFGANG] = [0, 1, 2, 3];

describe('The session of four players over 9 million, move by move', () => {
  const start = tableOf({
    hands: [
      [1, 2, 3],
      [1, 2, 2, 3, 3],
      [1, 1, 2, 2, 3],
      [1, 1, 2, 2, 3, 3]
    ],
    built: built({ sewageWorks: 2 })
  });

  it('coalition 19 + (1+2) + (3+3+2) = 30, opposition 17 + (1+1+3) + (1+3+2+3+2+1) = 34: the opposition wins', () => {
    let state = play(start, FRITZ, { kind: 'drawTile' }, scripted(16)).state;
    expect(state.section?.prize).toBe(9);
    for (const [seat, die] of [6, 5, 4, 2].entries()) state = play(state, seat, { kind: 'roll' }, scripted(die)).state;
    state = [0, 1, 2, 3].reduce((now, seat) => play(now, seat, { kind: 'stand' }).state, state);
    expect(state.strengths).toEqual([9, 10, 9, 8]);
    state = silence(agreed(state, FRITZ, [FRITZ, 4], [KLAUS, 5]).state).state;
    expect(state.standing?.bid).toBe(19);

    const called = play(state, REINER, CALL);
    expect(called.news).toEqual([{ kind: 'called', seat: REINER, pretzel: 17 }]);
    state = play(called.state, REINER, push(1)).state;
    expect(asked(state)).toEqual([['attend', WOLFGANG]]);
    state = playAll(state, [WOLFGANG, ATTEND], [WOLFGANG, push(1)]);
    expect(viewOf(state, 'onlooker')).toMatchObject({
      phase: 'splitting',
      handSizes: [3, 5, 4, 5],
      strengths: [9, 10, 9, 8],
      session: { caller: REINER, attending: [REINER, WOLFGANG], pretzel: 17 }
    });

    state = agreed(state, REINER, [REINER, 4], [WOLFGANG, 5]).state;
    expect(state.phase).toBe('ready');
    state = agreed(state, KLAUS, [FRITZ, 3], [KLAUS, 6]).state;
    expect(state.standing).toMatchObject({ bid: 19, shares: split([FRITZ, 3], [KLAUS, 6]) });
    state = playAll(state, ['table', TO_CARDS], [FRITZ, cards(1, 2)], [KLAUS, cards(3, 3, 2)], [REINER, cards(1, 3)]);
    expect(viewOf(state, 'onlooker').done).toEqual([FRITZ, KLAUS, REINER]);
    const revealed = play(state, WOLFGANG, cards(3, 2, 3, 2, 1));
    expect(revealed.news.at(-1)).toMatchObject({
      kind: 'revealed',
      result: {
        coalition: { strength: 19, total: 30 },
        opposition: { strength: 17, total: 34, cards: [[], [], [1, 1, 3], [1, 1, 2, 2, 3, 3]] },
        winner: 'opposition'
      }
    });
    expect(revealed.state).toMatchObject({ phase: 'revealed', money: [0, 0, 0, 0], open: [5, 4, 5] });

    const paid = play(revealed.state, 'table', PAY_OUT);
    expect(kinds(paid)).toEqual(['paid', 'drew', 'drew', 'pouchPassed']);
    expect(paid.state.money).toEqual([0, 0, 4, 5]);
    expect(paid.state.hands.map((hand) => hand.length)).toEqual([2, 3, 2, 0]);
    expect(paid.state.last).toMatchObject({ session: { winner: 'opposition' }, drew: [FRITZ, KLAUS] });
  });
});

describe('Totals equal in a session', () => {
  it('leave the coalition in place; the opposition needs more', () => {
    const hands = [[], [2, 3]];
    const state = playAll(alone([7, 4], hands), [1, CALL], [1, push(3)]);
    const tie = play(state, 1, cards()).state.result;
    expect(tie).toMatchObject({ coalition: { total: 7 }, opposition: { total: 7 }, winner: 'coalition' });
    expect(play(state, 1, cards(2)).state.result).toMatchObject({ opposition: { total: 9 }, winner: 'opposition' });
  });
});

describe('Seven players, one of four in the opposition stays away, the others win', () => {
  it('three are paid, four draw', () => {
    const hands = [[2], [2], [2], [1, 3], [1, 3], [1, 3], [1, 3]];
    const talks = talksOf([4, 4, 4, 3, 3, 3, 2], BATH, { hands });
    const bid = silence(agreed(talks, 0, [0, 2], [1, 2], [2, 3]).state).state;
    const met = playAll(
      bid,
      [6, NO_SESSION],
      [3, CALL],
      [3, push(3)],
      [4, ATTEND],
      [4, push(3)],
      [5, ATTEND],
      [5, push(3)],
      [6, AWAY]
    );
    expect(met.session).toMatchObject({ pretzel: 11, attending: [3, 4, 5], away: [6] });
    const split = agreed(met, 3, [3, 3], [4, 2], [5, 2]).state;
    const before = playAll(split, ['table', TO_CARDS], [0, cards()], [1, cards()], [2, cards(2)]);
    const revealed = playAll(before, [3, cards()], [4, cards()], [5, cards()]);
    expect(revealed.result).toMatchObject({ coalition: { total: 14 }, opposition: { total: 20 } });
    const paid = play(revealed, 'table', PAY_OUT).state;
    expect(paid.money).toEqual([0, 0, 0, 3, 2, 2, 0]);
    expect(paid.last).toMatchObject({ drew: [0, 1, 2, 6] });
    expect(paid.hands.map((hand) => hand.length)).toEqual([2, 2, 1, 1, 1, 1, 3]);
  });
});

describe('Calling a session', () => {
  const state = alone([9, 4, 4, 4], [[1, 2], [1, 2], [], [1, 2]]);

  it('is open to each opposition player with a card, in any order; the first call stands', () => {
    expect(asked(state)).toEqual([['call', 1, 3]]);
    const called = play(state, 3, CALL);
    expect(called.news).toEqual([{ kind: 'called', seat: 3, pretzel: 12 }]);
    expect(asked(called.state)).toEqual([['push', 3]]);
    expect(denied(called.state, 1, CALL)).toBe('notAsked');
    expect(denied(state, 0, CALL)).toBe('notAsked');
    expect(denied(state, 2, CALL)).toBe('notAsked');
  });

  it('"no session" can not be taken back, and when all have declined the coalition is paid', () => {
    const declined = play(state, 1, NO_SESSION).state;
    expect(denied(declined, 1, CALL)).toBe('notAsked');
    const paid = play(declined, 3, NO_SESSION);
    expect(kinds(paid)).toEqual(['declined', 'paid', 'drew', 'drew', 'drew', 'pouchPassed']);
    expect(paid.state.money).toEqual([7, 0, 0, 0]);
  });

  it('shows nobody else which card was pushed forward', () => {
    const called = play(state, 3, CALL).state;
    expect(denied(called, 3, push(3))).toEqual({ kind: 'cardNotHeld', value: 3 });
    const pushed = play(called, 3, push(2));
    expect(pushed.news.map((news) => hear(news, 1))).toContainEqual({ kind: 'pushed', seat: 3, card: null });
    expect(viewOf(pushed.state, 3)).toMatchObject({ hand: [1], ownForward: 2 });
    expect(viewOf(pushed.state, 1)).toMatchObject({ ownForward: null, handSizes: [2, 2, 0, 1] });
  });

  it('does not ask which card goes forward when there is just one', () => {
    const single = alone([9, 4, 4], [[1], [3], [1, 2]]);
    const called = play(single, 1, CALL);
    expect(kinds(called)).toEqual(['called', 'pushed']);
    expect(asked(called.state)).toEqual([['attend', 2]]);
  });
});

describe('Who attends', () => {
  const hands = [[3], [1, 2], [1, 2], [], [1, 2]];

  it('is said clockwise from the caller; who has no card stays away', () => {
    const called = playAll(alone([20, 4, 4, 4, 4], hands), [2, CALL], [2, push(1)]);
    expect(called.session).toMatchObject({ asked: 4, away: [3] });
    expect(asked(called)).toEqual([['attend', 4]]);
    const one = playAll(called, [4, ATTEND], [4, push(1)]);
    expect(asked(one)).toEqual([['attend', 1]]);
    const all = play(one, 1, AWAY);
    expect(all.news).toEqual([{ kind: 'staysAway', seat: 1, why: 'choice' }]);
    expect(all.state).toMatchObject({ phase: 'splitting', session: { attending: [2, 4], away: [3, 1], pretzel: 16 } });
  });

  it('is full when as many attend, the caller included, as there are millions', () => {
    const hydrant = sectionOf('hydrant', 0);
    const called = playAll(alone([20, 4, 4, 4, 4], hands, hydrant), [1, CALL], [1, push(1)], [2, ATTEND]);
    const full = play(called, 2, push(1));
    expect(full.news.slice(1)).toEqual([
      { kind: 'staysAway', seat: 3, why: 'noCard' },
      { kind: 'staysAway', seat: 4, why: 'noRoom' }
    ]);
    expect(full.state.phase).toBe('splitting');
  });

  it('alone has nobody to share with, and the cards are chosen at once', () => {
    const called = playAll(alone([20, 4, 4], [[3], [1, 2], [1, 2]]), [1, CALL], [1, push(2)]);
    const away = play(called, 2, AWAY);
    expect(kinds(away)).toEqual(['staysAway', 'splitAgreed', 'cardsBegan']);
    expect(away.state).toMatchObject({ phase: 'cards', session: { agreed: split([1, 7]) } });
  });
});

describe('The split of those who attend', () => {
  const talks = talksOf([9, 9, 4, 4, 4], BATH);
  const bid = silence(agreed(talks, 0, [0, 3], [1, 4]).state).state;
  const met = playAll(bid, [2, CALL], [2, push(3)], [3, ATTEND], [3, push(3)], [4, ATTEND], [4, push(3)]);

  it('asks the caller and whoever has an offer to answer; the coalition may share out anew', () => {
    expect(asked(met)).toEqual([
      ['split', 2],
      ['splitMore', 3, 4],
      ['splitCoalition', 0, 1]
    ]);
    const open = play(met, 3, offerOf([2, 2], [3, 3], [4, 2])).state;
    expect(asked(open)).toEqual([
      ['split', 2, 4],
      ['splitMore', 3],
      ['splitCoalition', 0, 1]
    ]);
  });

  it('is for all who attend and nobody else, at least a million each', () => {
    const members = [2, 3, 4];
    expect(denied(met, 2, offerOf([2, 3], [3, 4]))).toEqual({ kind: 'wrongMembers', members });
    expect(denied(met, 3, offerOf([0, 1], [2, 2], [3, 2], [4, 2]))).toEqual({ kind: 'wrongMembers', members });
    expect(denied(met, 2, offerOf([2, 7], [3, 0], [4, 0]))).toEqual({ kind: 'leastOne', seat: 3, millions: 0 });
    expect(denied(met, 2, offerOf([2, 2], [3, 2], [4, 2]))).toEqual({ kind: 'wrongSum', shared: 6, prize: 7 });
  });

  it('stands with the last seal, and then it is for the table to go on to the cards', () => {
    const state = playAll(
      met,
      [2, offerOf([2, 3], [3, 2], [4, 2])],
      [3, offerOf([2, 2], [3, 3], [4, 2])],
      [4, seal(3)]
    );
    expect(openOffer(state, 3)?.seals).toEqual([3, 4]);
    const last = play(state, 2, seal(3));
    expect(last.news.slice(1)).toMatchObject([
      { kind: 'splitAgreed', side: 'opposition', shares: split([2, 2], [3, 3], [4, 2]) },
      { kind: 'fell', why: 'agreed', offers: [{ id: 2 }] }
    ]);
    expect(asked(last.state)).toEqual([
      ['toCards', 'table'],
      ['splitCoalition', 0, 1]
    ]);
    expect(denied(last.state, 2, offerOf([2, 3], [3, 2], [4, 2]))).toBe('notAsked');
  });

  it('can be made final by the caller alone; open splits fall, and an answer to it is final', () => {
    const open = play(met, 3, offerOf([2, 2], [3, 3], [4, 2])).state;
    expect(denied(open, 3, final([2, 2], [3, 3], [4, 2]))).toEqual({ kind: 'notCaller', caller: 2 });
    const called = play(open, 2, final([2, 3], [3, 2], [4, 2]));
    expect(kinds(called)).toEqual(['finalSplit', 'fell']);
    expect(asked(called.state)).toEqual([
      ['answer', 3, 4],
      ['splitCoalition', 0, 1]
    ]);
    expect(denied(called.state, 3, offerOf([2, 2], [3, 3], [4, 2]))).toEqual({ kind: 'finalCalled' });
    expect(denied(called.state, 0, { kind: 'accept' })).toEqual({ kind: 'notNow' });
    expect(denied(called.state, 2, { kind: 'accept' })).toBe('notAsked');
    const accepted = play(called.state, 3, { kind: 'accept' }).state;
    expect(denied(accepted, 3, { kind: 'leave' })).toBe('notAsked');
    const agreedOn = play(accepted, 4, { kind: 'accept' }).state;
    expect(agreedOn.session).toMatchObject({ agreed: split([2, 3], [3, 2], [4, 2]), final: null });
  });

  it('loses those who leave with their card, their millions go to the caller, and the pretzel does not move', () => {
    const called = play(met, 2, final([2, 2], [3, 2], [4, 3])).state;
    const left = play(called, 4, { kind: 'leave' });
    expect(left.news).toEqual([{ kind: 'left', seat: 4, millions: 3 }]);
    expect(left.state.hands[4]).toEqual([1, 2, 3]);
    expect(left.state.forward[4]).toBeNull();
    const done = play(left.state, 3, { kind: 'accept' }).state;
    expect(done.session).toMatchObject({
      attending: [2, 3],
      left: [4],
      pretzel: 12,
      agreed: split([2, 5], [3, 2])
    });
    const choosing = playAll(done, ['table', TO_CARDS]);
    expect(asked(choosing)).toContainEqual(['cards', 0, 1, 2, 3]);
  });

  it('may be one that was withdrawn or lies open, when it is the final one', () => {
    const shares = [
      [2, 2],
      [3, 3],
      [4, 2]
    ] as const;
    const gone = playAll(met, [3, offerOf(...shares)], [3, { kind: 'withdraw', offer: 2 }]);
    expect(denied(gone, 3, offerOf(...shares))).toEqual({ kind: 'barred' });
    expect(kinds(play(gone, 2, final(...shares)))).toEqual(['finalSplit']);
    expect(denied(gone, 3, { kind: 'accept' })).toEqual({ kind: 'noFinal' });
  });
});

describe('A new split of the coalition', () => {
  const talks = talksOf([9, 9, 4], BATH);
  const bid = silence(agreed(talks, 0, [0, 3], [1, 4]).state).state;
  const ready = playAll(bid, [2, CALL], [2, push(3)]);

  it('needs the seals of all of it, and must be another one', () => {
    expect(ready.phase).toBe('ready');
    expect(denied(ready, 0, offerOf([0, 3], [1, 4]))).toEqual({ kind: 'sameSplit' });
    expect(denied(ready, 0, offerOf([0, 3], [2, 4]))).toEqual({ kind: 'wrongMembers', members: [0, 1] });
    const made = play(ready, 0, offerOf([0, 4], [1, 3])).state;
    expect(made.standing?.shares).toEqual(split([0, 3], [1, 4]));
    expect(play(made, 1, seal(made.made)).state.standing?.shares).toEqual(split([0, 4], [1, 3]));
  });

  it('is possible until the first of its members has sealed cards; open splits fall then', () => {
    const choosing = playAll(ready, ['table', TO_CARDS], [2, cards()], [0, offerOf([0, 4], [1, 3])]);
    const sealed = play(choosing, 1, cards(1));
    expect(kinds(sealed)).toEqual(['cardsSealed', 'fell']);
    expect(denied(sealed.state, 0, offerOf([0, 4], [1, 3]))).toEqual({ kind: 'splitFixed' });
    const back = play(sealed.state, 1, { kind: 'reopen' }).state;
    expect(denied(back, 0, offerOf([0, 4], [1, 3]))).toEqual({ kind: 'splitFixed' });
  });

  it('is not asked for where there is only one way to share', () => {
    const hydrant = sectionOf('hydrant', 0);
    const one = silence(agreed(talksOf([9, 9, 4], hydrant), 0, [0, 1], [1, 1]).state).state;
    expect(playAll(one, [2, CALL], [2, push(3)]).phase).toBe('cards');
  });
});

describe('The secret choice', () => {
  const state = playAll(alone([9, 4, 4], [[1, 3], [1, 2, 3], [2]]), [1, CALL], [1, push(1)], [2, ATTEND]);
  const choosing = agreed(state, 1, [1, 4], [2, 3]).state;

  it('is made by the coalition and those who attend, as far as they have cards left', () => {
    expect(viewOf(choosing, 'onlooker').asks).toEqual([
      { kind: 'cards', by: [0, 1], from: 'hand', sealed: true, optional: false }
    ]);
    expect(viewOf(choosing, 'onlooker')).toMatchObject({ session: { attending: [1, 2] }, handSizes: [2, 2, 0] });
  });

  it('is any number of the cards in hand, none included, and can be taken back until the last one', () => {
    expect(denied(choosing, 0, cards(1, 1))).toEqual({ kind: 'cardNotHeld', value: 1 });
    const sealed = play(choosing, 0, cards(3, 1));
    expect(sealed.news).toEqual([{ kind: 'cardsSealed', seat: 0 }]);
    expect(viewOf(sealed.state, 0)).toMatchObject({ ownSealed: [1, 3], hand: [1, 3] });
    expect(viewOf(sealed.state, 1)).toMatchObject({ ownSealed: null, done: [0], handSizes: [2, 2, 0] });
    expect(viewOf(sealed.state, 'onlooker')).toMatchObject({ ownSealed: null, ownForward: null, hand: null });
    expect(denied(sealed.state, 0, cards())).toEqual({ kind: 'cardsSealed' });
    expect(play(sealed.state, 0, { kind: 'reopen' }).state.sealed).toEqual([null, null, null]);
    expect(denied(choosing, 0, { kind: 'reopen' })).toEqual({ kind: 'cardsNotSealed' });
    const none = playAll(choosing, [0, cards()], [1, cards()]);
    expect(none.result).toMatchObject({ coalition: { total: 9 }, opposition: { total: 11 } });
  });

  it('ends in a reveal that stays in sight until the table pays', () => {
    const revealed = playAll(choosing, [1, cards(3)], [0, cards(1)]);
    expect(asked(revealed)).toEqual([['payOut', 'table']]);
    expect(viewOf(revealed, 'onlooker')).toMatchObject({
      phase: 'revealed',
      discards: { open: [2, 1, 1] },
      result: { opposition: { cards: [[], [1, 3], [2]], total: 14 } }
    });
  });

  it('is passed over when nobody has a card left', () => {
    const bare = alone([9, 4], [[], [2]]);
    expect(kinds(play(bare, 1, CALL))).toEqual(['called', 'pushed', 'splitAgreed', 'revealed']);
  });
});
