import fc from '../../../../tests/seeded';
import { describe, expect, it } from 'vitest';
import { ALL_CARDS, holds, minus, NONE, plus, pointsOf } from './cards';
import type { Cards } from './pieces';
import { firstPurses, handOver, heldBy, setKitchen, settle, type Purses } from './purses';
import { cards } from './testing';
import type { Purse } from './types';

const NAMES: readonly Purse[] = [0, 1, 'kitchen', 'reserve', 'roof'];

const some = (most: number): fc.Arbitrary<Cards> => {
  const count = fc.nat({ max: most });
  return fc.tuple(count, count, count, count, count);
};

/** Two hands, kitchen, reserve and roof. */
const tables: fc.Arbitrary<Purses> = fc
  .tuple(some(3), some(3), some(3), some(3), some(3))
  .map(([one, two, kitchen, reserve, roof]) => ({ hands: [one, two], kitchen, reserve, roof }));

const allOf = (purses: Purses): Cards => NAMES.map((name) => heldBy(purses, name)).reduce(plus);

describe('Cards that change hands', () => {
  it('are as many of every value afterwards, whoever pays whom, and no purse is overdrawn', () => {
    const names = fc.constantFrom(...NAMES);
    const property = fc.property(tables, names, names, fc.nat({ max: 150 }), (purses, from, to, owed) => {
      if (from === to) return;
      const { purses: after, payment } = settle(purses, from, to, owed);
      expect(allOf(after)).toEqual(allOf(purses));
      expect(NAMES.every((name) => holds(heldBy(after, name), NONE))).toBe(true);
      expect(payment.paid).toBe(pointsOf(payment.cards));
      // A change is of the same worth, so nobody's points move but by what was paid.
      for (const name of NAMES) {
        const moved = name === to ? payment.paid : name === from ? -payment.paid : 0;
        expect(pointsOf(heldBy(after, name))).toBe(pointsOf(heldBy(purses, name)) + moved);
      }
    });
    expect(() => fc.assert(property, { numRuns: 1000 })).not.toThrow();
  });

  it('may be paid out of a part of a hand: the rest is not looked at', () => {
    const purses: Purses = { ...firstPurses(3), hands: [cards(5, 1, 1, 1), NONE, NONE] };
    const { purses: after, payment } = settle(purses, 0, 'roof', 3, cards(5));
    expect(payment).toMatchObject({ paid: 3, change: { with: 'reserve', card: 5 } });
    expect(after.hands[0]).toEqual(cards(2, 1, 1, 1));
  });

  it('are changed at the reserve, else with who is paid, else with the roof', () => {
    const purse = { hands: [cards(10), cards(5, 5)], kitchen: NONE, reserve: cards(5, 5), roof: cards(5, 5) };
    const who = (purses: Purses) => settle(purses, 0, 1, 5).payment.change?.with;
    expect(who(purse)).toBe('reserve');
    expect(who({ ...purse, reserve: NONE })).toBe(1);
    expect(who({ ...purse, reserve: NONE, hands: [cards(10), NONE] })).toBe('roof');
    expect(who({ ...purse, reserve: NONE, hands: [cards(10), NONE], roof: NONE })).toBeUndefined();
  });

  it('go over as they are, where they are named', () => {
    const purses = firstPurses(4);
    const after = handOver(purses, 2, 'roof', cards(20, 1));
    expect(after.roof).toEqual(cards(20, 1));
    expect(after.hands[2]).toEqual(minus(purses.hands[2] ?? NONE, cards(20, 1)));
  });
});

describe('The first purses', () => {
  it.each([3, 4, 5])('of %i players hold all 150 cards', (seats) => {
    const purses = firstPurses(seats);
    expect([...purses.hands, purses.kitchen, purses.reserve, purses.roof].reduce(plus)).toEqual(ALL_CARDS);
    expect(purses.hands).toHaveLength(seats);
  });
});

describe('Setting the kitchen', () => {
  it('reaches the sum wherever reserve and roof together have it in small cards', () => {
    const targets = fc.constantFrom(60, 40, 20);
    const property = fc.property(tables, targets, (purses, target) => {
      const { reserve, roof } = {
        reserve: plus(purses.reserve, [4, 2, 1, 1, 0]),
        roof: plus(purses.roof, [4, 4, 4, 4, 4])
      };
      const { purses: after } = setKitchen({ ...purses, reserve, roof }, target);
      expect(pointsOf(after.kitchen)).toBe(target);
    });
    expect(() => fc.assert(property, { numRuns: 500 })).not.toThrow();
  });

  it('comes as near as it can from below, where nothing can be changed', () => {
    const purses: Purses = { hands: [], kitchen: cards(20, 5), reserve: cards(20, 20), roof: NONE };
    const { purses: after, fromReserve } = setKitchen(purses, 60);
    expect(pointsOf(after.kitchen)).toBe(45);
    expect(fromReserve).toMatchObject({ owed: 35, paid: 20 });
  });
});
