import { describe, expect, it } from 'vitest';
import { viewOf } from './view';
import { fallsOf, moves, refuse } from './moves';
import type { Suit } from './pieces';
import type { State } from './state';
import { cards, FRESH_PYRAMID, pyramid, tableOf, trickOf } from './testing';
import type { Move, Refusal } from './types';

/** Seat 1 answers a lead of horse 5. */
const ATTACKED = tableOf({
  turn: 1,
  trick: trickOf('horse', [0, 5]),
  hands: [cards('pig 1'), cards('horse 2 3 5 7', 'sheep 8'), cards('pig 2')]
});

function lay(suit: Suit, ...values: readonly number[]): Move {
  return { kind: 'play', suit, values };
}

function ask(state: State, seat: number, move: Move): Refusal | null {
  return refuse(viewOf(state, seat), seat, move);
}

const away = (row: number, place: number, keep: 'left' | 'right' | null = null): Move => ({
  kind: 'giveWay',
  row,
  place,
  keep
});

describe('Lead horse 5', () => {
  it('the next player may answer with horse 7 alone, or 3 + 7 = 10', () => {
    expect(ask(ATTACKED, 1, lay('horse', 7))).toBeNull();
    expect(ask(ATTACKED, 1, lay('horse', 3, 7))).toBeNull();
  });

  it('not with 5, not with 2 + 3', () => {
    expect(ask(ATTACKED, 1, lay('horse', 5))).toEqual({
      kind: 'tooLow',
      lying: [],
      values: [5],
      sum: 5,
      toBeat: 5,
      equalsTurn: false
    });
    expect(ask(ATTACKED, 1, lay('horse', 2, 3))).toMatchObject({ kind: 'tooLow', sum: 5 });
  });

  it('not with a sheep 8', () => {
    expect(ask(ATTACKED, 1, lay('sheep', 8))).toEqual({ kind: 'wrongSuit', suit: 'sheep', asked: 'horse' });
  });

  it('and lists just the answers that hold', () => {
    const laid = moves(viewOf(ATTACKED, 1), 1).filter((move) => move.kind === 'play');
    const sets = laid.map((move) => move.values.join('+')).sort();
    expect(sets).toEqual(['2+3+5', '2+3+7', '2+5', '2+5+7', '2+7', '3+5', '3+5+7', '3+7', '5+7', '7']);
  });
});

describe('Three players, the trick comes back to the leader, who led 4 and faces 11', () => {
  const back = tableOf({
    turn: 0,
    trick: trickOf('horse', [0, 4], [1, 6], [2, 5, 6]),
    hands: [cards('horse 7 8'), cards('pig 1'), cards('pig 2')]
  });

  it('adding an 8 makes 12, legal', () => {
    expect(ask(back, 0, lay('horse', 8))).toBeNull();
  });

  it('adding a 7 makes 11, refused ("11 is not higher than 11")', () => {
    expect(ask(back, 0, lay('horse', 7))).toEqual({
      kind: 'tooLow',
      lying: [4],
      values: [7],
      sum: 11,
      toBeat: 11,
      equalsTurn: false
    });
  });

  it('under "Equals turn" 11 is enough', () => {
    const equal = tableOf({ ...back, options: { equalsTurn: true } });
    expect(ask(equal, 0, lay('horse', 7))).toBeNull();
    expect(moves(viewOf(equal, 0), 0)).toContainEqual(lay('horse', 7));
  });
});

describe('Cards', () => {
  it('are one to three of the hand, in a lead of any suit', () => {
    const lead = tableOf({ hands: [cards('horse 1 1 2 3', 'pig 4'), cards('pig 1'), cards('pig 2')] });
    expect(ask(lead, 0, lay('horse'))).toEqual({ kind: 'noCards' });
    expect(ask(lead, 0, lay('horse', 1, 1, 2, 3))).toEqual({ kind: 'tooManyCards', picked: 4 });
    expect(ask(lead, 0, lay('horse', 2, 2))).toEqual({ kind: 'notInHand', suit: 'horse', value: 2 });
    expect(ask(lead, 0, lay('horse', 1, 1, 2))).toBeNull();
    expect(ask(lead, 0, lay('pig', 4))).toBeNull();
    expect(ask(lead, 0, away(4, 0))).toEqual({ kind: 'leaderMustPlay' });
    const sets = moves(viewOf(lead, 0), 0).map((move) => (move.kind === 'play' ? move.values.join('+') : move.kind));
    expect(sets).toEqual(['1', '1+1', '1+1+2', '1+1+3', '1+2', '1+2+3', '1+3', '2', '2+3', '3', '4']);
  });

  it('are nobody else’s to play', () => {
    expect(ask(ATTACKED, 2, lay('pig', 2))).toEqual({ kind: 'notNow' });
    expect(ask(ATTACKED, 0, away(4, 0))).toEqual({ kind: 'notNow' });
    expect(refuse(viewOf(ATTACKED, 'onlooker'), 1, lay('horse', 7))).toEqual({ kind: 'notNow' });
    expect(moves(viewOf(ATTACKED, 'onlooker'), 1)).toEqual([]);
    expect(moves(viewOf(ATTACKED, 2), 1)).toEqual([]);
  });
});

describe('Giving way', () => {
  it('takes a bucket of the suit’s colour, of one’s choice', () => {
    expect(ask(ATTACKED, 1, away(0, 0))).toBeNull();
    expect(ask(ATTACKED, 1, away(1, 1))).toEqual({ kind: 'wrongColour', bucket: 'sheep', asked: 'horse' });
    expect(fallsOf(viewOf(ATTACKED, 'onlooker'), 1).map((fall) => fall.bucket.suit)).toEqual([
      'horse',
      'horse',
      'horse'
    ]);
  });

  it('with no bucket of the colour, any bucket may be chosen', () => {
    const none = tableOf({ ...ATTACKED, pyramids: [FRESH_PYRAMID, pyramid('..bbb ..ss'), FRESH_PYRAMID] });
    const open = moves(viewOf(none, 1), 1).filter((move) => move.kind === 'giveWay');
    expect(new Set(open.map(({ row, place }) => `${row}/${place}`)).size).toBe(5);
    expect(open).toContainEqual(away(1, 2));
    expect(fallsOf(viewOf(none, 1), 1)).toHaveLength(5);
    for (const move of open) expect(ask(none, 1, move)).toBeNull();
  });

  it('needs the part that stays where the bottom row is split, and only there', () => {
    expect(ask(ATTACKED, 1, away(0, 1))).toEqual({ kind: 'choosePart' });
    expect(ask(ATTACKED, 1, away(0, 1, 'left'))).toBeNull();
    expect(ask(ATTACKED, 1, away(0, 1, 'right'))).toBeNull();
    expect(ask(ATTACKED, 1, away(0, 0, 'left'))).toEqual({ kind: 'noParts' });
  });

  it('takes nothing where nothing stands', () => {
    const gap = tableOf({ ...ATTACKED, pyramids: [FRESH_PYRAMID, pyramid('.hhbb'), FRESH_PYRAMID] });
    expect(ask(gap, 1, away(0, 0))).toEqual({ kind: 'noBucketThere', row: 0, place: 0 });
    expect(ask(gap, 1, away(7, 0))).toEqual({ kind: 'malformed' });
  });

  it('is all that is left to a player without a card', () => {
    const bare = tableOf({
      ...ATTACKED,
      hands: [cards('pig 1'), [], cards('pig 2')],
      options: { drawOrLose: true }
    });
    expect(moves(viewOf(bare, 1), 1).every((move) => move.kind === 'giveWay')).toBe(true);
  });

  it('opens no falls outside of tricks', () => {
    expect(fallsOf(viewOf(tableOf({}), 0), 0)).toEqual([]);
  });
});

describe('Building', () => {
  const building = tableOf({
    phase: 'building',
    turn: null,
    pyramids: [null, FRESH_PYRAMID, null],
    hands: [cards('pig 1'), cards('pig 2'), cards('pig 3')]
  });

  it('takes three buckets of each suit', () => {
    expect(ask(building, 0, { kind: 'build', pyramid: FRESH_PYRAMID })).toBeNull();
    const wrong = FRESH_PYRAMID.with(4, ['horse']);
    expect(ask(building, 0, { kind: 'build', pyramid: wrong })).toEqual({
      kind: 'wrongBuckets',
      suit: 'horse',
      used: 4
    });
  });

  it('takes all five rows', () => {
    expect(ask(building, 0, { kind: 'build', pyramid: FRESH_PYRAMID.slice(0, 4) })).toEqual({ kind: 'malformed' });
    expect(ask(building, 0, { kind: 'build', pyramid: FRESH_PYRAMID.with(0, ['pig']) })).toEqual({ kind: 'malformed' });
  });

  it('offers a few pyramids to those who build, and to reopen to those who are done', () => {
    const offered = moves(viewOf(building, 0), 0);
    expect(offered.length).toBeGreaterThan(1);
    for (const move of offered) expect(ask(building, 0, move)).toBeNull();
    expect(moves(viewOf(building, 1), 1)).toEqual([{ kind: 'reopen' }]);
    expect(ask(building, 1, { kind: 'reopen' })).toBeNull();
    expect(ask(building, 0, { kind: 'reopen' })).toEqual({ kind: 'notSealed' });
    expect(ask(building, 1, { kind: 'build', pyramid: FRESH_PYRAMID })).toEqual({ kind: 'notNow' });
  });
});

describe('Moves from a file', () => {
  it.each([
    { kind: 'jump' },
    { kind: 'play', suit: 'cow', values: [1] },
    { kind: 'play', suit: 'horse', values: 'many' },
    { kind: 'play', suit: 'horse', values: [9] },
    { kind: 'play', suit: 'toString', values: [1] },
    { kind: 'giveWay', row: 'top', place: 0, keep: null },
    { kind: 'giveWay', row: 0, place: 0, keep: 'both' }
  ])('are refused when they are none: %j', (move) => {
    expect(ask(ATTACKED, 1, move as unknown as Move)).toEqual({ kind: 'malformed' });
  });

  it.each(['build', 'reopen', 'draw', 'nextRound'])('are refused when they are not asked for: %s', (kind) => {
    expect(ask(ATTACKED, 1, { kind } as Move)).toEqual({ kind: 'notNow' });
    expect(refuse(viewOf(ATTACKED, 'onlooker'), 'table', { kind } as Move)).toEqual({ kind: 'notNow' });
  });
});
