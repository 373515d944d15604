import { describe, expect, it } from 'vitest';
import { game, play, scripted, sectionOf, tableOf, talksOf } from './testing';
import { ALL_CARDS, cardsOf, counted, differentIn, inOrder, valueOf, withCard, without } from './deck';
import { viewOf } from './view';
import { moves } from './moves';
import { OPTIONS } from './options';
import { CARDS, COPIES, PROJECTS, SECTIONS, sizeOf } from './pieces';
import { refuse } from './refuse';
import type { Move } from './words';

describe('The box', () => {
  it('holds six projects of one to six sections, 21 in all, and 56 council cards', () => {
    expect(PROJECTS.reduce((sum, project) => sum + sizeOf(project), 0)).toBe(SECTIONS);
    expect(COPIES.reduce((sum, copies) => sum + copies, 0)).toBe(CARDS);
    expect(ALL_CARDS).toHaveLength(CARDS);
  });
});

describe('Cards', () => {
  it('are held in the order of their values', () => {
    expect(withCard([1, 2, 3], 2)).toEqual([1, 2, 2, 3]);
    expect(withCard([1, 2], 3)).toEqual([1, 2, 3]);
    expect(withCard([], 1)).toEqual([1]);
    expect(inOrder([3, 1, 2])).toEqual([1, 2, 3]);
    expect(differentIn([1, 1, 3])).toEqual([1, 3]);
  });

  it('are taken from a hand that has them all, or not at all', () => {
    expect(without([1, 2, 2], [2, 1])).toEqual([2]);
    expect(without([1, 2], [2, 2])).toBeNull();
  });

  it('weigh what they are worth', () => {
    expect(valueOf([3, 3, 2])).toBe(8);
    expect(counted([1, 0, 0], [1, 3])).toEqual([2, 0, 1]);
    expect(cardsOf([2, 0, 1])).toEqual([1, 1, 3]);
  });
});

describe('Options', () => {
  it('are no talk clock, and the first seat gets the pouch', () => {
    expect(OPTIONS.defaults).toMatchObject({ talkClock: null, starter: 0 });
  });
});

describe('Moves from a file', () => {
  const talks = viewOf(talksOf([3, 3], sectionOf('hydrant', 0)), 'onlooker');

  it.each([
    { kind: 'offer' },
    { kind: 'offer', shares: [] },
    { kind: 'offer', shares: [null] },
    { kind: 'offer', shares: [{ seat: 2, millions: 2 }] },
    { kind: 'offer', shares: [{ seat: 0, millions: 0.5 }] },
    {
      kind: 'offer',
      shares: [
        { seat: 1, millions: 1 },
        { seat: 0, millions: 1 }
      ]
    },
    { kind: 'finalSplit', shares: 'all' },
    { kind: 'dance' }
  ])('are refused when they make no sense: %j', (raw) => {
    expect(refuse(talks, 0, raw as unknown as Move)).toEqual({ kind: 'malformed' });
  });

  it.each([{ kind: 'seal' }, { kind: 'seal', offer: '1' }, { kind: 'withdraw', offer: null }])(
    'name an offer that is there: %j',
    (raw) => {
      expect(refuse(talks, 0, raw as unknown as Move)).toEqual({ kind: 'noSuchOffer' });
    }
  );

  it('are sealed cards or nothing', () => {
    const bid = play(talksOf([3, 3], sectionOf('hydrant', 0)), 0, {
      kind: 'offer',
      shares: [{ seat: 0, millions: 2 }]
    }).state;
    const ended = [1, 0].reduce((state, seat) => play(state, seat, { kind: 'nothingMore' }).state, bid);
    const called = play(play(ended, 1, { kind: 'call' }).state, 1, { kind: 'push', value: 2 }).state;
    const view = viewOf(called, 0);
    for (const values of [null, 'all', [null], [{}]]) {
      const move = { kind: 'sealCards', values } as unknown as Move;
      expect(refuse(view, 0, move)).toEqual({ kind: 'malformed' });
    }
    expect(refuse(viewOf(called, 1), 0, { kind: 'sealCards', values: [] })).toEqual({ kind: 'notNow' });
  });
});

describe('Everything has its time', () => {
  const everyMove: readonly Move[] = [
    { kind: 'drawTile' },
    { kind: 'roll' },
    { kind: 'rollAgain' },
    { kind: 'chooseCard' },
    { kind: 'discard', value: 1 },
    { kind: 'keepCards' },
    { kind: 'stand' },
    { kind: 'unstand' },
    { kind: 'nothingMore' },
    { kind: 'speakAgain' },
    { kind: 'timeUp' },
    { kind: 'call' },
    { kind: 'noSession' },
    { kind: 'push', value: 1 },
    { kind: 'attend' },
    { kind: 'stayAway' },
    { kind: 'accept' },
    { kind: 'leave' },
    { kind: 'toCards' },
    { kind: 'payOut' },
    { kind: 'sealCards', values: [] },
    { kind: 'reopen' }
  ];

  it('the holder of the pouch can only draw', () => {
    const view = viewOf(tableOf({ hands: [[1], [2]] }), 0);
    expect(everyMove.filter((move) => refuse(view, 0, move) === null)).toEqual([{ kind: 'drawTile' }]);
    expect(moves(view, 0)).toEqual([{ kind: 'drawTile' }]);
    expect(moves(view, 1)).toEqual([]);
  });

  it('in the talks one speaks, and does nothing else', () => {
    const view = viewOf(talksOf([3, 3], sectionOf('hydrant', 0)), 0);
    expect(everyMove.filter((move) => refuse(view, 0, move) === null)).toEqual([{ kind: 'nothingMore' }]);
  });

  it('the table itself never plays for a player', () => {
    const view = viewOf(tableOf({ hands: [[1], [2]] }), 'onlooker');
    expect(everyMove.filter((move) => refuse(view, 'table', move) === null)).toEqual([]);
  });
});

describe('Suggested moves in the talks', () => {
  it('are seals, silence, and bids in which everybody is needed', () => {
    const talks = talksOf([6, 6, 9], sectionOf('thermalBath', 1));
    const at9 = play(talks, 2, { kind: 'offer', shares: [{ seat: 2, millions: 7 }] }).state;
    const offered = play(at9, 0, {
      kind: 'offer',
      shares: [
        { seat: 0, millions: 3 },
        { seat: 1, millions: 4 }
      ]
    }).state;
    const listed = moves(viewOf(offered, 'onlooker'), 1);
    expect(listed.slice(0, 2)).toEqual([{ kind: 'seal', offer: 2 }, { kind: 'nothingMore' }]);
    const bids = listed.flatMap((move) => (move.kind === 'offer' ? [move.shares.map(({ seat }) => seat)] : []));
    expect(bids).toEqual([
      [0, 1],
      [1, 2]
    ]);
  });
});

describe('What a seat can not see', () => {
  it('is other hands, the deck and what was given face down', () => {
    const state = tableOf({ hands: [[1, 3], [2]], faceDown: [3], open: [0, 1, 0] });
    const view = viewOf(state, 1);
    expect(view).toMatchObject({ hand: [2], handSizes: [2, 1], discards: { open: [0, 1, 0], faceDown: 1 } });
    expect(view.shownHands).toBeNull();
    expect(JSON.stringify(view)).not.toContain(JSON.stringify(state.hands[0]));
    expect(viewOf(state, 'onlooker').hand).toBeNull();
  });

  it('is made up anew from the cards that are left', () => {
    const state = tableOf({ hands: [[1, 3], [2]], faceDown: [3], open: [0, 1, 0] });
    const imagined = game.imagine(viewOf(state, 1), scripted());
    expect(viewOf(imagined, 1)).toEqual(viewOf(state, 1));
    const all = [...imagined.hands.flat(), ...imagined.deck, ...imagined.faceDown, ...cardsOf(imagined.open)];
    expect(inOrder(all)).toEqual(ALL_CARDS);
  });
});
