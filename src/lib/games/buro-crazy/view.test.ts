import { describe, expect, it } from 'vitest';
import { randomFor } from '../../kernel/random';
import { countOf, FIRST_HAND, NONE, pointsOf } from './cards';
import { imagine } from './imagine';
import { viewOf } from './view';
import { cards, duel, goOn, play, tableOf } from './testing';

const hands = [cards(20, 10, 1, 1), cards(20, 5, 5), cards(10, 5, 5, 2), cards(2, 2)];

describe('A view', () => {
  const table = tableOf({ hands, roof: cards(20, 1), kitchen: cards(10) });

  it('shows kitchen and reserve with their cards, hands and roof by their number, and the own hand', () => {
    const view = viewOf(table, 2);
    expect(view).toMatchObject({
      hand: hands[2],
      handSizes: [4, 3, 4, 2],
      roof: 2,
      kitchen: cards(10),
      kitchenSet: 80
    });
    expect(view.reserve).toEqual(table.reserve);
    expect(viewOf(table, 'onlooker')).toEqual({ ...view, viewer: 'onlooker', hand: null });
  });

  it('tells what hands are worth under "Open ledger" alone; a sealed stake counts among them', () => {
    expect(viewOf(table, 0).ledger).toBeNull();
    const open = tableOf({ hands, options: { openLedger: true } });
    expect(viewOf(open, 'onlooker').ledger).toEqual([32, 30, 22, 4]);
    const sealed = play(open, 0, { kind: 'stake', cards: cards(20) }).state;
    expect(viewOf(sealed, 'onlooker').ledger).toEqual([32, 30, 22, 4]);
  });

  it('says what the kitchen began the level with', () => {
    const set = [0, 7, 8, 11, 12, 13, 14].map((fought) => viewOf(tableOf({ fought }), 'onlooker').kitchenSet);
    expect(set).toEqual([80, 80, 60, 60, 40, 40, 20]);
  });
});

describe('An imagined table', () => {
  const draws = (n: number) => randomFor('f'.repeat(32), n);

  it('gives others as many cards as they hold, in many ways', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 20; n += 1) {
      const state = imagine(viewOf(tableOf({ hands }), 1), draws(n));
      expect(state.hands[1]).toEqual(hands[1]);
      expect(state.hands.map(countOf)).toEqual([4, 3, 4, 2]);
      seen.add(JSON.stringify(state.hands));
    }
    expect(seen.size).toBeGreaterThan(15);
  });

  it('under "Open ledger" gives them as much as they are worth, in more ways than the true one', () => {
    const open = tableOf({ hands: [FIRST_HAND, FIRST_HAND, FIRST_HAND, cards(2, 2)], options: { openLedger: true } });
    const seen = new Set<string>();
    for (let n = 0; n < 20; n += 1) {
      const state = imagine(viewOf(open, 3), draws(n));
      expect(state.hands.map(pointsOf)).toEqual([152, 152, 152, 4]);
      expect(state.hands.map(countOf)).toEqual([20, 20, 20, 2]);
      seen.add(JSON.stringify(state.hands));
    }
    expect(seen.size).toBeGreaterThan(10);
  });

  it('seals for others what their imagined hand allows', () => {
    const sealed = play(tableOf({ hands }), 0, { kind: 'stake', cards: cards(20) }).state;
    for (let n = 0; n < 20; n += 1) {
      const state = imagine(viewOf(sealed, 1), draws(n));
      const [stake, own] = state.stakes;
      expect(own).toBeNull();
      expect(stake?.every((count, at) => count <= (state.hands[0]?.[at] ?? 0))).toBe(true);
    }
    expect(imagine(viewOf(sealed, 0), draws(0)).stakes).toEqual([cards(20), null]);
  });

  it('keeps the piles that are turned over', () => {
    const final = tableOf({ fought: 14, hands, roof: [4, 4, 4, 4, 4] });
    const dealt = goOn(duel(final, [0, cards(20)], [1, NONE]).state).state;
    const turned = play(dealt, 'table', { kind: 'turnPile' }).state;
    const state = imagine(viewOf(turned, 'onlooker'), draws(1));
    expect(state.piles[0]).toEqual(turned.piles[0]);
    expect(state.piles.map(countOf)).toEqual(turned.piles.map(countOf));
  });
});
