import fc from '../../../../tests/seeded';
import { describe, expect, it } from 'vitest';
import { cardsBy, countOf, holds, minus, NONE, oneOf, plus, pointsOf } from './cards';
import { exactly, mostCards, pay, type Handing } from './pay';
import { VALUES, type Cards, type Value } from './pieces';
import { cards } from './testing';

/** Every set of cards that can be taken out of these. */
function subsetsOf(held: Cards): Cards[] {
  let sets: Cards[] = [NONE];
  for (const [at, value] of VALUES.entries()) {
    const one = oneOf(value);
    sets = sets.flatMap((set) => {
      const more = [set];
      for (let i = 0; i < (held[at] as number); i += 1) more.push(plus(more.at(-1) ?? set, one));
      return more;
    });
  }
  return sets;
}

/** Sorts the fewest cards first, of as many those with the highest. */
function better(a: Cards, b: Cards): number {
  return countOf(a) - countOf(b) || highest(a, b);
}

function highest(a: Cards, b: Cards): number {
  const at = [4, 3, 2, 1, 0].find((place) => a[place] !== b[place]) ?? 0;
  return (b[at] as number) - (a[at] as number);
}

/** The best set of this worth, found by looking at all. */
function searched(held: Cards, points: number): Cards | null {
  return (
    subsetsOf(held)
      .filter((set) => pointsOf(set) === points)
      .toSorted(better)[0] ?? null
  );
}

/** All sets of smaller cards that are worth this card, the best first. */
function breakUps(card: Value): Cards[] {
  const most = cardsBy((at) => ((VALUES[at] ?? card) < card ? Math.floor(card / (VALUES[at] ?? card)) : 0));
  return subsetsOf(most)
    .filter((set) => pointsOf(set) === card)
    .toSorted(better);
}

const BREAK_UPS = new Map(VALUES.map((value) => [value, breakUps(value)]));

/** The rule word by word, found by looking at everything. */
function paidBySearch(payer: Cards, points: number, changers: readonly Cards[]): Pick<Handing, 'paid' | 'change'> {
  if (pointsOf(payer) <= points) return { paid: payer, change: null };
  const exact = searched(payer, points);
  if (exact !== null) return { paid: exact, change: null };
  for (const [at, changer] of changers.entries()) {
    for (const card of VALUES.filter((value) => holds(payer, oneOf(value)))) {
      for (const into of BREAK_UPS.get(card) ?? []) {
        const changed = plus(minus(payer, oneOf(card)), into);
        const paid = holds(changer, into) ? searched(changed, points) : null;
        if (paid !== null) return { paid, change: { at, card, into } };
      }
    }
  }
  for (let less = points - 1; less > 0; less -= 1) {
    const short = searched(payer, less);
    if (short !== null) return { paid: short, change: null };
  }
  return { paid: NONE, change: null };
}

const upTo = (most: number): fc.Arbitrary<Cards> => {
  const count = fc.nat({ max: most });
  return fc.tuple(count, count, count, count, count);
};

describe('The fewest cards of an exact worth', () => {
  it('are what a search through all sets finds', () => {
    const property = fc.property(upTo(3), fc.nat({ max: 120 }), (held, points) => {
      expect(exactly(held, points)).toEqual(searched(held, points));
    });
    expect(() => fc.assert(property, { numRuns: 400 })).not.toThrow();
  });

  it('are found where the highest card does not fit, or leaves what cannot be paid', () => {
    expect(exactly(cards(20, 10, 5, 5), 20)).toEqual(cards(20));
    expect(exactly(cards(5, 2, 2, 2), 6)).toEqual(cards(2, 2, 2));
    expect(exactly(cards(5, 2, 2, 2, 1), 6)).toEqual(cards(5, 1));
    expect(exactly(cards(20, 20, 20), 50)).toBeNull();
  });

  it('are the only set of so few cards: where two sets are alike in worth and number, a third has fewer', () => {
    const property = fc.property(upTo(4), fc.nat({ max: 150 }), (held, points) => {
      const sets = subsetsOf(held).filter((set) => pointsOf(set) === points);
      const fewest = Math.min(...sets.map(countOf));
      expect(sets.filter((set) => countOf(set) === fewest).length).toBe(sets.length === 0 ? 0 : 1);
    });
    expect(() => fc.assert(property, { numRuns: 200 })).not.toThrow();
    expect(exactly(cards(10, 5, 5, 2, 1, 1), 12)).toEqual(cards(10, 2));
    expect(exactly(cards(20, 10, 10, 2, 1, 1), 22)).toEqual(cards(20, 2));
  });

  it('of nothing are none, and less than nothing there is not', () => {
    expect(exactly(cards(5), 0)).toEqual(NONE);
    expect(exactly(NONE, 0)).toEqual(NONE);
    expect(exactly(NONE, 1)).toBeNull();
    expect(exactly(cards(5), -1)).toBeNull();
  });
});

describe('The most cards of an exact worth', () => {
  it('are as many as a search through all sets finds', () => {
    const property = fc.property(upTo(3), fc.nat({ max: 120 }), (held, points) => {
      const found = mostCards(held, points);
      const counts = subsetsOf(held)
        .filter((set) => pointsOf(set) === points)
        .map(countOf);
      expect(found === null ? null : countOf(found)).toBe(counts.length === 0 ? null : Math.max(...counts));
      if (found !== null) expect([pointsOf(found), holds(held, found)]).toEqual([points, true]);
    });
    expect(() => fc.assert(property, { numRuns: 400 })).not.toThrow();
  });

  it('are more than the fewest where small cards can do it', () => {
    expect(mostCards(cards(20, 10, 5, 5, 2, 2, 1), 20)).toEqual(cards(10, 5, 2, 2, 1));
    expect(mostCards(cards(20), 25)).toBeNull();
    expect(mostCards(cards(20), -5)).toBeNull();
  });
});

describe('Paying exactly', () => {
  const purses = fc.tuple(upTo(2), fc.nat({ max: 80 }), fc.array(upTo(2), { maxLength: 3 }));

  it('follows the rule word by word, as a search through all sets and all changes does', () => {
    const property = fc.property(purses, ([payer, points, changers]) => {
      const { paid, change } = pay(payer, points, changers);
      expect({ paid, change }).toEqual(paidBySearch(payer, points, changers));
    });
    expect(() => fc.assert(property, { numRuns: 400 })).not.toThrow();
  });

  it('neither makes nor loses a card of any value, nor a point', () => {
    const property = fc.property(upTo(8), fc.nat({ max: 400 }), fc.array(upTo(4), { maxLength: 3 }), (...given) => {
      const [payer, points, changers] = given;
      const { paid, left, change } = pay(payer, points, changers);
      const before = changers.reduce(plus, payer);
      const got = change === null ? NONE : minus(oneOf(change.card), change.into);
      const after = changers.reduce(plus, plus(plus(paid, left), got));
      expect(after).toEqual(before);
      expect(pointsOf(after)).toBe(pointsOf(before));
      expect([...paid, ...left].every((count) => count >= 0)).toBe(true);
      if (change !== null) {
        expect(pointsOf(change.into)).toBe(change.card);
        expect(holds(changers[change.at] ?? NONE, change.into)).toBe(true);
      }
    });
    expect(() => fc.assert(property, { numRuns: 1000 })).not.toThrow();
  });

  it('hands over no more than is owed, and less only if there is no more or nothing fits', () => {
    const property = fc.property(upTo(8), fc.nat({ max: 400 }), upTo(4), (payer, points, changer) => {
      const { paid } = pay(payer, points, [changer]);
      expect(pointsOf(paid)).toBeLessThanOrEqual(points);
      if (pointsOf(payer) <= points) expect(paid).toEqual(payer);
      // Four ones and one of each up to ten leave no gap.
      if (payer[0] >= 4 && payer[1] > 0 && payer[2] > 0 && payer[3] > 0) {
        expect(pointsOf(paid)).toBe(Math.min(points, pointsOf(payer)));
      }
    });
    expect(() => fc.assert(property, { numRuns: 500 })).not.toThrow();
  });

  it('changes nothing where the cards do as they are', () => {
    expect(pay(cards(5, 2, 1), 7, [cards(1, 1, 1, 1, 1)])).toEqual({ paid: cards(5, 2), left: cards(1), change: null });
  });

  it('changes the smallest card that helps, not the first that could be changed', () => {
    // 3 of 5 and 20: the five has to go, and for 2, 2, 1, not for ones.
    const change = { at: 0, card: 5, into: cards(2, 2, 1) };
    const reserve = cards(10, 5, 5, 2, 2, 1, 1, 1, 1, 1);
    expect(pay(cards(20, 5), 3, [reserve])).toEqual({ paid: cards(2, 1), left: cards(20, 2), change });
    // 10 of 20 and 5: changing the five does not help.
    expect(pay(cards(20, 5), 10, [cards(10, 10, 2, 2, 1)]).change).toEqual({ at: 0, card: 20, into: cards(10, 10) });
  });

  it('asks the next changer only if the one before cannot help with any card', () => {
    const { change } = pay(cards(20, 5), 10, [cards(2, 2, 1), cards(5, 5, 5, 5), cards(10, 10)]);
    expect(change).toEqual({ at: 1, card: 20, into: cards(5, 5, 5, 5) });
  });

  it('of the break-ups that help takes the one with the fewest cards, then with the highest', () => {
    // Half of 5 is 3: two twos and a one, though five ones would do as well.
    expect(pay(cards(5), 3, [cards(2, 1, 1, 1, 1, 1)]).change?.into).toEqual(cards(2, 1, 1, 1));
    expect(pay(cards(20), 12, [cards(10, 5, 5, 5, 2, 2, 1, 1, 1, 1)]).change?.into).toEqual(cards(10, 5, 2, 2, 1));
  });

  it('hands over the largest sum below, if nothing can be changed', () => {
    expect(pay(cards(20, 5), 17, [])).toEqual({ paid: cards(5), left: cards(20), change: null });
    expect(pay(cards(20), 17, [cards(1, 1)])).toEqual({ paid: NONE, left: cards(20), change: null });
  });

  it('hands over all there is, if that is less', () => {
    expect(pay(cards(5, 2), 10, [cards(1, 1)])).toEqual({ paid: cards(5, 2), left: NONE, change: null });
    expect(pay(NONE, 10, [])).toEqual({ paid: NONE, left: NONE, change: null });
  });
});
