import { describe, expect, it } from 'vitest';
import { randomFor } from '../../kernel/random';
import { countOf, FIRST_HAND, minus, NONE, plus, pointsOf } from './cards';
import { hear, viewOf } from './view';
import { OPTIONS } from './options';
import { play as carryOut, setup } from './play';
import { asked, cards, duel, goOn, kinds, play, random, tableOf, told } from './testing';

describe('Set-up', () => {
  it.each([
    [3, 15],
    [4, 16],
    [5, 15]
  ])('with %i players puts %i figures on the stairs, never two of a colour on a double space', (seats, figures) => {
    for (let n = 0; n < 30; n += 1) {
      const { stairs } = setup(OPTIONS.defaults, seats, randomFor('5'.repeat(32), n)).state.building;
      expect(stairs).toHaveLength(16);
      expect(stairs.filter((seat) => seat !== null)).toHaveLength(figures);
      for (let room = 0; room < 8; room += 1) expect(stairs[2 * room]).not.toBe(stairs[2 * room + 1]);
      for (let seat = 0; seat < seats; seat += 1) {
        expect(stairs.filter((owner) => owner === seat)).toHaveLength(figures / seats);
      }
      expect(stairs[15] === null).toBe(figures === 15);
    }
  });

  it('gives everybody four cards of each value, 152 points, and the kitchen 80', () => {
    const { state, news } = setup(OPTIONS.defaults, 5, random());
    expect(state.hands).toEqual(Array.from({ length: 5 }, () => [4, 4, 4, 4, 4]));
    expect([pointsOf(FIRST_HAND), countOf(FIRST_HAND)]).toEqual([152, 20]);
    expect(state.kitchen).toEqual(cards(20, 20, 10, 10, 5, 5, 2, 2, 2, 1, 1, 1, 1));
    expect(pointsOf(state.kitchen)).toBe(80);
    expect(state.reserve).toEqual([6, 7, 8, 8, 8]);
    expect(news.map((item) => item.kind)).toEqual(['began', 'duelBegan']);
  });

  it('begins with the duel of the two leftmost figures, whose owners choose at the same time', () => {
    const { state } = setup(OPTIONS.defaults, 4, random());
    const [left, right] = state.building.stairs;
    expect(viewOf(state, 'onlooker')).toMatchObject({
      phase: 'stakes',
      duel: { number: 1, level: 'stairs', left, right }
    });
    expect(viewOf(state, 'onlooker').asks).toEqual([
      { kind: 'stake', by: [left, right], from: 'hand', sealed: true, optional: false }
    ]);
  });
});

describe('Sealing', () => {
  const table = tableOf({});

  it('tells nobody how much or how many, and can be taken back until the other has sealed', () => {
    const one = play(table, 1, { kind: 'stake', cards: cards(20, 5) });
    expect(one.news).toEqual([{ kind: 'sealed', seat: 1 }]);
    for (const viewer of [0, 2, 'onlooker'] as const) {
      expect(viewOf(one.state, viewer)).toEqual({
        ...viewOf(table, viewer),
        done: [1],
        asks: [
          { kind: 'stake', by: [0], from: 'hand', sealed: true, optional: false },
          { kind: 'reopen', by: [1], from: 'hand', sealed: false, optional: true }
        ]
      });
    }
    expect(viewOf(one.state, 1).ownStake).toEqual(cards(20, 5));
    const back = play(one.state, 1, { kind: 'reopen' });
    expect(back).toEqual({ state: table, news: [{ kind: 'reopened', seat: 1 }] });
  });

  it('asks no stake of who has no card: the other one is the last to seal', () => {
    const alone = tableOf({ hands: [NONE, FIRST_HAND, FIRST_HAND, FIRST_HAND] });
    expect(asked(alone)).toEqual([['stake', 1]]);
    expect(asked(tableOf({ hands: [FIRST_HAND, NONE, FIRST_HAND, FIRST_HAND] }))).toEqual([['stake', 0]]);
    const shown = play(alone, 1, { kind: 'stake', cards: cards(1) });
    expect(shown.state).toMatchObject({ phase: 'revealed', fought: 1 });
    expect(told(shown, 'won')).toMatchObject({ seat: 1, loser: 0, side: 'right' });
  });
});

describe('A duel', () => {
  it('23 against 4: the winner pays 23 to the roof and climbs, the loser keeps 4 and takes 19 from the kitchen', () => {
    const kitchen = cards(20, 10, 5, 2, 2, 1);
    const result = duel(tableOf({ kitchen }), [0, cards(20, 2, 1)], [1, cards(2, 1, 1)]);
    const { state } = result;
    expect(kinds(result)).toEqual(['sealed', 'revealed', 'won', 'kitchenPaid']);
    expect(state.roof).toEqual(cards(20, 2, 1));
    expect(state.hands[0]).toEqual(minus(FIRST_HAND, cards(20, 2, 1)));
    expect(state.hands[1]).toEqual(plus(FIRST_HAND, cards(10, 5, 2, 2)));
    expect(state.kitchen).toEqual(cards(20, 1));
    expect(state.building.ground[0]).toBe(0);
    expect(state.building.stairs.slice(0, 2)).toEqual([null, 1]);
    expect(told(result, 'won').toRoof).toEqual({ points: 23, cards: 3 });
    expect(told(result, 'kitchenPaid')).toMatchObject({
      seat: 1,
      before: 40,
      after: 21,
      payment: { owed: 19, paid: 19 }
    });
  });

  it('shows both stakes with what they led to until the table goes on, and then no more', () => {
    const { state } = duel(tableOf({ kitchen: cards(20) }), [1, cards(10)], [0, cards(5)]);
    expect(asked(state)).toEqual([['nextDuel', 'table']]);
    expect(viewOf(state, 'onlooker')).toMatchObject({
      phase: 'revealed',
      fought: 1,
      duel: { number: 1, left: 0, right: 1 },
      reveal: {
        left: { seat: 0, total: 5, cards: cards(5) },
        right: { seat: 1, total: 10, cards: cards(10) },
        upshot: { kind: 'won', winner: 'right', difference: 5, taken: 5, kitchenBefore: 20, toRoof: 1 }
      }
    });
    const next = goOn(state);
    expect(viewOf(next.state, 'onlooker')).toMatchObject({
      phase: 'stakes',
      reveal: null,
      duel: { number: 2 },
      roof: 1
    });
  });

  it('gives the loser what the kitchen has, if that is less, and nothing from an empty one', () => {
    const poor = duel(tableOf({ kitchen: cards(5, 1) }), [0, cards(20)], [1, NONE]);
    expect(poor.state.hands[1]).toEqual(plus(FIRST_HAND, cards(5, 1)));
    expect(told(poor, 'kitchenPaid').payment).toMatchObject({ owed: 20, paid: 6, count: 2 });
    const empty = duel(tableOf({}), [0, cards(20)], [1, NONE]);
    expect(empty.state.hands[1]).toEqual(FIRST_HAND);
    expect(told(empty, 'kitchenPaid').payment).toMatchObject({ owed: 20, paid: 0, count: 0 });
  });

  it('lets the kitchen change a card with the loser, if the reserve cannot', () => {
    const hands = [FIRST_HAND, cards(10, 10, 5), FIRST_HAND, FIRST_HAND];
    const table = tableOf({ hands, kitchen: cards(20), reserve: NONE });
    const { state, news } = duel(table, [0, cards(20)], [1, cards(10)]);
    expect(news.at(-1)).toMatchObject({ payment: { paid: 10, change: { with: 1, card: 20, into: cards(10, 10) } } });
    expect(state.kitchen).toEqual(cards(10));
    expect(state.hands[1]).toEqual(cards(20, 10, 5));
  });
});

describe('A tie', () => {
  it('5 to 5: each loses 3 and keeps 2, with change from the reserve; the left one pays first', () => {
    const hands = [cards(5), cards(5), FIRST_HAND, FIRST_HAND];
    const table = tableOf({ hands, reserve: cards(2, 2, 1, 2, 1, 1, 1) });
    const result = duel(table, [1, cards(5)], [0, cards(5)]);
    expect(kinds(result)).toEqual(['sealed', 'revealed', 'tied']);
    const { left, right } = told(result, 'tied');
    expect(left).toMatchObject({ owed: 3, paid: 3, change: { with: 'reserve', card: 5, into: cards(2, 2, 1) } });
    expect(right).toMatchObject({ owed: 3, paid: 3, change: { with: 'reserve', card: 5, into: cards(2, 1, 1, 1) } });
    expect(result.state.hands.slice(0, 2)).toEqual([cards(2), cards(1, 1)]);
    expect(result.state.roof).toEqual(cards(2, 1, 2, 1));
    expect(result.state.reserve).toEqual(cards(5, 5));
    expect(viewOf(result.state, 'onlooker').reveal?.upshot).toEqual({ kind: 'tied', lost: [3, 3] });
  });

  it('is paid from the stake alone, and fought again with fresh choices from the whole hand', () => {
    const hands = [cards(20, 1, 1, 2), cards(20, 10, 10), FIRST_HAND, FIRST_HAND];
    const { state } = duel(tableOf({ hands, reserve: cards(10, 10) }), [0, cards(20)], [1, cards(10, 10)]);
    expect(state.hands.slice(0, 2)).toEqual([cards(10, 1, 1, 2), cards(20, 10)]);
    expect(state).toMatchObject({ fought: 0, phase: 'revealed', duel: { number: 1, ties: 1, isLotNext: false } });
    const again = goOn(state);
    expect(kinds(again)).toEqual(['duelBegan']);
    expect(again.state).toMatchObject({ phase: 'stakes', fought: 0, stakes: [null, null], duel: { ties: 1 } });
    expect(asked(again.state)).toEqual([['stake', 0, 1]]);
  });

  it('with change from the roof tells its faces to nobody but the one who pays', () => {
    const hands = [cards(5), cards(2, 2, 1), FIRST_HAND, FIRST_HAND];
    const table = tableOf({ hands, roof: cards(2, 2, 1, 20), reserve: NONE });
    const result = duel(table, [0, cards(5)], [1, cards(2, 2, 1)]);
    const tied = told(result, 'tied');
    expect(tied.left).toMatchObject({ paid: 3, cards: cards(2, 1), change: { with: 'roof', card: 5 } });
    expect(hear(tied, 0)).toEqual(tied);
    for (const viewer of [1, 2, 'onlooker'] as const) {
      expect(hear(tied, viewer)).toEqual({
        ...tied,
        left: { owed: 3, paid: 3, count: 2, cards: null, change: { with: 'roof', card: null, into: null } }
      });
    }
    expect(result.state.roof).toEqual(cards(20, 5, 2, 1, 2, 1));
  });

  it('at nothing is fought again; the second of the same duel, consecutive or not, is decided by lot', () => {
    const kitchen = cards(20);
    const first = duel(tableOf({ kitchen }), [0, NONE], [1, NONE]);
    expect(first.state).toMatchObject({ fought: 0, duel: { ties: 1, isLotNext: true } });
    const between = duel(goOn(first.state).state, [0, cards(2)], [1, cards(2)]);
    expect(between.state).toMatchObject({ fought: 0, duel: { ties: 2, isLotNext: true } });
    const before = goOn(between.state).state;
    const second = duel(before, [0, NONE], [1, NONE]);
    expect(kinds(second)).toEqual(['sealed', 'revealed', 'drewLots']);
    expect(second.state).toMatchObject({ fought: 1, phase: 'revealed', reveal: { upshot: { kind: 'lot' } } });
    expect([second.state.hands, second.state.kitchen]).toEqual([before.hands, kitchen]);
    expect(second.state.building.ground[0]).toBe(told(second, 'drewLots').seat);
    // The next duel begins without that burden.
    expect(goOn(second.state).state.duel).toMatchObject({ number: 2, ties: 0, isLotNext: false });
  });

  it('that costs nobody anything, as nothing can be changed, counts as one at nothing', () => {
    const hands = [cards(2), cards(2), FIRST_HAND, FIRST_HAND];
    const first = duel(tableOf({ hands, reserve: NONE }), [0, cards(2)], [1, cards(2)]);
    expect(first.state).toMatchObject({ fought: 0, duel: { isLotNext: true }, hands, roof: NONE });
    const second = duel(goOn(first.state).state, [0, cards(2)], [1, cards(2)]);
    expect(kinds(second)).toEqual(['sealed', 'revealed', 'drewLots']);
    expect(second.state).toMatchObject({ fought: 1, hands, roof: NONE });
  });

  it('is by lot either way', () => {
    const winners = new Set<string>();
    for (let n = 0; n < 40; n += 1) {
      const table = play(tableOf({ isLotNext: true, ties: 1 }), 0, { kind: 'stake', cards: NONE }).state;
      const played = carryOut(table, 1, { kind: 'stake', cards: NONE }, randomFor('a'.repeat(32), n));
      winners.add(told(played, 'drewLots').side);
    }
    expect([...winners].toSorted()).toEqual(['left', 'right']);
  });
});
