import { describe, expect, it } from 'vitest';
import { coalitionsBeating } from './coalitions';
import { addTo, changeShare, removeFrom, suggestShares } from './compose';
import { viewOf } from './view';
import {
  checkOffer,
  checkSplit,
  leadersOf,
  membersOf,
  membersOfSide,
  millionsOf,
  missingSeals,
  sharedIn,
  sideOf,
  splitsOf,
  tankardOf
} from './offers';
import { agreed, offerOf, play, playAll, sectionOf, silence, split, talksOf } from './testing';
import type { View } from './types';

/** The talks of the long example: Peter, Claudia, Gaby, Reiner, Fritz. */
const talks = talksOf([6, 6, 9, 5, 6], sectionOf('thermalBath', 1));
const view = viewOf(talks, 'onlooker');
const at18: View = viewOf(agreed(talks, 4, [0, 2], [1, 3], [4, 2]).state, 'onlooker');

describe('An offer', () => {
  it('says its bid, and whether it beats the tankard, while it is put together', () => {
    expect(checkOffer(at18, 2, split([2, 1], [3, 2], [4, 4]))).toEqual({
      bid: 20,
      tankard: 18,
      isEnough: true,
      shared: 7,
      prize: 7,
      problems: []
    });
    expect(checkOffer(at18, 2, split([2, 1], [3, 2]))).toMatchObject({
      bid: 14,
      isEnough: false,
      shared: 3,
      problems: [
        { kind: 'tooLow', bid: 14, tankard: 18 },
        { kind: 'wrongSum', shared: 3, prize: 7 }
      ]
    });
  });

  it('of nobody is not an offer yet', () => {
    expect(checkOffer(view, 0, [])).toMatchObject({ bid: 0, isEnough: false, shared: 0 });
  });

  it('knows who has still to agree, and who gets what', () => {
    const open = play(talks, 4, offerOf([0, 2], [2, 3], [4, 2])).state.offers[0];
    if (open === undefined) throw new Error('no offer');
    expect(missingSeals(open)).toEqual([0, 2]);
    expect(membersOf(open.shares)).toEqual([0, 2, 4]);
    expect(millionsOf(open.shares, 2)).toBe(3);
    expect(millionsOf(open.shares, 1)).toBe(0);
    expect(sharedIn(open.shares)).toBe(7);
  });
});

describe('The composer', () => {
  it('starts from a split by strength, at least a million each', () => {
    expect(suggestShares(view, [2])).toEqual(split([2, 7]));
    expect(suggestShares(view, [2, 3])).toEqual(split([2, 4], [3, 3]));
    expect(suggestShares(view, [4, 0, 2])).toEqual(split([0, 2], [2, 3], [4, 2]));
    expect(suggestShares(view, [0, 1, 2, 3, 4])).toEqual(split([0, 2], [1, 1], [2, 2], [3, 1], [4, 1]));
  });

  it('of equals prefers who is further back on the money track', () => {
    const even = { ...view, strengths: [5, 5], money: [9, 3] };
    expect(suggestShares(even, [0, 1])).toEqual(split([0, 3], [1, 4]));
    expect(suggestShares({ ...even, money: [3, 9] }, [0, 1])).toEqual(split([0, 4], [1, 3]));
  });

  it('has no split for more players than millions', () => {
    const hydrant = viewOf(talksOf([4, 4, 4], sectionOf('hydrant', 0)), 'onlooker');
    expect(suggestShares(hydrant, [0, 1, 2])).toBeNull();
    expect(suggestShares(hydrant, [])).toBeNull();
    expect(addTo(hydrant, split([0, 1], [1, 1]), 2)).toEqual(split([0, 1], [1, 1], [2, 1]));
  });

  it('takes players in and out by taps, and splits anew', () => {
    const pair = addTo(view, addTo(view, [], 3), 2);
    expect(pair).toEqual(split([2, 4], [3, 3]));
    expect(addTo(view, pair, 2)).toBe(pair);
    expect(removeFrom(view, pair, 2)).toEqual(split([3, 7]));
    expect(removeFrom(view, split([3, 7]), 3)).toEqual([]);
  });

  it('begins in equal parts, what is left over to the strongest', () => {
    const three = [0, 3, 2].reduce((shares, seat) => addTo(view, shares, seat), split());
    expect(three).toEqual(split([0, 2], [2, 3], [3, 2]));
  });

  it('keeps a split somebody has changed: who joins has a fair part of who has most, who leaves gives to who has fewest', () => {
    const changed = split([0, 5], [3, 2]);
    expect(addTo(view, changed, 2)).toEqual(split([0, 3], [2, 2], [3, 2]));
    expect(removeFrom(view, split([0, 4], [2, 1], [3, 2]), 0)).toEqual(split([2, 4], [3, 3]));
  });

  it('between two, moves a million from one to the other, never below one', () => {
    const pair = split([0, 3], [1, 4]);
    expect(changeShare(view, pair, 0, 1)).toEqual(split([0, 4], [1, 3]));
    expect(changeShare(view, pair, 0, -1)).toEqual(split([0, 2], [1, 5]));
    expect(changeShare(view, split([0, 6], [1, 1]), 0, 1)).toEqual(split([0, 6], [1, 1]));
  });

  it('among more, changes one share and lets the sum say what is missing', () => {
    const three = changeShare(view, split([0, 2], [1, 3], [2, 2]), 1, -1);
    expect(three).toEqual(split([0, 2], [1, 2], [2, 2]));
    expect(checkOffer(view, 0, three).problems).toEqual([{ kind: 'wrongSum', shared: 6, prize: 7 }]);
    expect(changeShare(view, split([0, 1], [1, 1], [2, 5]), 1, -1)).toEqual(split([0, 1], [1, 1], [2, 5]));
  });
});

describe('The coalitions that could still beat the tankard', () => {
  it('are all of them, the smallest and lowest first', () => {
    const found = coalitionsBeating(at18);
    expect(found[0]).toEqual({ seats: [0, 2, 3], bid: 20, isTight: true });
    expect(found.filter(({ seats }) => seats.length === 3).map(({ bid }) => bid)).toEqual([20, 20, 20, 21, 21, 21]);
    expect(found.every(({ bid }) => bid > 18)).toBe(true);
  });

  it('tell those where everybody is needed from the others', () => {
    const four = coalitionsBeating(at18).filter(({ seats }) => seats.length === 4);
    expect(four.filter(({ isTight }) => isTight).map(({ seats }) => seats)).toEqual([[0, 1, 3, 4]]);
  });

  it('can be asked for one player', () => {
    const reiner = coalitionsBeating(at18, 3);
    expect(reiner.every(({ seats }) => seats.includes(3))).toBe(true);
    expect(reiner).toHaveLength(3 + 4 + 1);
  });

  it('need a million each', () => {
    const hydrant = viewOf(talksOf([4, 4, 4], sectionOf('hydrant', 0)), 'onlooker');
    expect(Math.max(...coalitionsBeating(hydrant).map(({ seats }) => seats.length))).toBe(2);
  });

  it('are none when nobody can beat it', () => {
    const all = agreed(talks, 0, [0, 1], [1, 1], [2, 2], [3, 1], [4, 2]).state;
    expect(coalitionsBeating(viewOf(all, 'onlooker'))).toEqual([]);
  });
});

describe('What a screen shows beside it', () => {
  it('who leads on the money track: nobody at the start, several on a tie', () => {
    expect(leadersOf({ money: [0, 0] })).toEqual([]);
    expect(leadersOf({ money: [4, 7, 7] })).toEqual([1, 2]);
  });

  it('where the tankard is', () => {
    expect([tankardOf(view), tankardOf(at18)]).toEqual([0, 18]);
  });

  it('how many ways there are to share', () => {
    expect([splitsOf(7, 1), splitsOf(7, 3), splitsOf(2, 2), splitsOf(2, 3), splitsOf(12, 6)]).toEqual([
      1, 15, 1, 0, 462
    ]);
  });

  it('which side of a session a player is on, and with whom', () => {
    const bid = silence(agreed(talks, 0, [0, 3], [2, 4]).state).state;
    const met = playAll(
      bid,
      [1, { kind: 'call' }],
      [1, { kind: 'push', value: 1 }],
      [3, { kind: 'attend' }],
      [3, { kind: 'push', value: 1 }],
      [4, { kind: 'stayAway' }]
    );
    const session = viewOf(met, 'onlooker');
    expect([0, 1, 2, 3, 4].map((seat) => sideOf(session, seat))).toEqual([
      'coalition',
      'opposition',
      'coalition',
      'opposition',
      null
    ]);
    expect(membersOfSide(session, 'coalition')).toEqual([0, 2]);
    expect(membersOfSide(session, 'opposition')).toEqual([1, 3]);
    expect(checkSplit(session, 4, split([1, 3], [3, 4]))).toEqual([{ kind: 'notNow' }]);
    expect(checkSplit(session, 3, split([1, 3], [3, 4]))).toEqual([]);
  });
});
