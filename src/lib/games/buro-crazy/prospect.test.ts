import { describe, expect, it } from 'vitest';
import { NONE } from './cards';
import { viewOf } from './view';
import type { Cards } from './pieces';
import { nextAfter, prospectOf, takenAgainst } from './prospect';
import { cards, duel, goOn, tableOf, withPair } from './testing';

const kitchen = cards(20, 10, 5, 5, 2, 1);

describe('What a stake could bring', () => {
  it('is a place above, half of it lost in a tie, or what the kitchen has', () => {
    const view = viewOf(tableOf({ fought: 4, kitchen }), 0);
    expect(prospectOf(view, cards(20, 5))).toEqual({
      total: 25,
      cards: 2,
      win: { to: { level: 'ground', place: 4 }, piles: 0, toRoof: 25, left: 127 },
      lose: { kept: 25, atMost: 43, piles: 0, left: 152 },
      tie: { lost: 13, isByLot: false }
    });
  });

  it('in the final is lost either way, and three piles or two are at stake', () => {
    const view = viewOf(tableOf({ fought: 14, kitchen }), 1);
    expect(prospectOf(view, cards(20))).toMatchObject({
      win: { to: { level: 'boss', place: 0 }, piles: 3, left: 132 },
      lose: { kept: 0, atMost: 43, piles: 2, left: 132 }
    });
  });

  it('of nothing after a tie at nothing may be a lot', () => {
    const view = viewOf(tableOf({ isLotNext: true }), 1);
    expect(prospectOf(view, NONE)?.tie).toEqual({ lost: 0, isByLot: true });
    expect(prospectOf(view, cards(1))?.tie).toEqual({ lost: 1, isByLot: false });
  });

  it('is told to nobody without a hand, nor when no duel is under way', () => {
    expect(prospectOf(viewOf(tableOf({}), 'onlooker'), NONE)).toBeNull();
    expect(prospectOf(viewOf(duel(tableOf({}), [0, cards(1)], [1, NONE]).state, 0), NONE)).toBeNull();
  });

  it('"lose to 40: take 17 from the kitchen"; at most all it has, and nothing for who does not lose', () => {
    expect(takenAgainst(kitchen, 23, 40)).toBe(17);
    expect(takenAgainst(kitchen, 23, 90)).toBe(43);
    expect(takenAgainst(kitchen, 23, 23)).toBe(0);
    expect(takenAgainst(kitchen, 23, 4)).toBe(0);
  });
});

describe('What comes after a reveal', () => {
  const next = (state: Parameters<typeof viewOf>[0]) => nextAfter(viewOf(state, 'onlooker'));

  it('is the same duel after a tie, else the next', () => {
    const tied = duel(tableOf({}), [0, cards(5)], [1, cards(5)]).state;
    expect(next(tied)).toEqual({ kind: 'again' });
    expect(next(goOn(tied).state)).toBeNull();
    expect(next(duel(tableOf({}), [0, cards(5)], [1, cards(2)]).state)).toEqual({ kind: 'duel', number: 2 });
  });

  it('is no duel where one stands alone, or both figures are of one player', () => {
    const alone = tableOf({ seats: 3, fought: 6, hands: [cards(5), cards(5), cards(5)] });
    expect(next(duel(alone, [0, cards(5)], [1, NONE]).state)).toEqual({ kind: 'alone' });
    const table = tableOf({ fought: 8, left: 0, right: 1 });
    const own = { ...table, building: withPair(table.building, { level: 'ground', room: 2 }, 3, 3) };
    expect(next(duel(own, [0, cards(5)], [1, NONE]).state)).toEqual({ kind: 'alone' });
  });

  it('is the piles after the final, none if the roof is too small', () => {
    const after = (roof: Cards) => next(duel(tableOf({ fought: 14, roof }), [0, cards(5)], [1, NONE]).state);
    expect(after([2, 2, 2, 2, 0])).toEqual({ kind: 'piles', piles: 9 });
    expect(after([2, 2, 2, 1, 0])).toEqual({ kind: 'piles', piles: 0 });
  });
});
