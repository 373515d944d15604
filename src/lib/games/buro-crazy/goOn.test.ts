import { describe, expect, it } from 'vitest';
import { FIRST_HAND, minus, NONE, plus, pointsOf } from './cards';
import { hear, viewOf } from './view';
import type { Result, State } from './state';
import { asked, buildingAfter, cards, duel, goOn, kinds, play, tableOf, told, withPair, type Sketch } from './testing';

describe('What needs nobody', () => {
  const fight = (state: State): Result => duel(state, [0, cards(20)], [1, NONE]);

  it('with three or five players: the lone figure climbs, and its owner pays 10 to the roof', () => {
    const before = fight(tableOf({ seats: 3, fought: 6, hands: [FIRST_HAND, FIRST_HAND, FIRST_HAND] })).state;
    const alone = before.building.stairs[14] ?? 0;
    expect(before.building.stairs[15]).toBeNull();
    const after = goOn(before);
    expect(kinds(after).slice(0, 2)).toEqual(['bye', 'kitchenSet']);
    expect(after.state.building.ground[7]).toBe(alone);
    expect(pointsOf(after.state.roof)).toBe(30);
    expect(pointsOf(after.state.hands[alone] ?? NONE)).toBe(pointsOf(before.hands[alone] ?? NONE) - 10);
    const bye = told(after, 'bye');
    expect(bye.payment).toEqual({ owed: 10, paid: 10, count: 1, cards: cards(10), change: null });
    expect(hear(bye, alone)).toEqual(bye);
    expect(hear(bye, 'onlooker')).toEqual({ ...bye, payment: { ...bye.payment, cards: null } });
  });

  it('who holds less than 10 pays all of it for the bye', () => {
    const hands = [FIRST_HAND, FIRST_HAND, cards(5, 1)];
    const table = tableOf({ seats: 3, fought: 6, hands });
    const building = { ...table.building, stairs: table.building.stairs.with(14, 2) };
    const after = goOn(fight({ ...table, building }).state);
    expect(told(after, 'bye').payment).toMatchObject({ owed: 10, paid: 6, count: 2 });
    expect(after.state.hands[2]).toEqual(NONE);
  });

  it("one player's two figures: one climbs, no cards move", () => {
    const table = tableOf({ fought: 8, left: 0, right: 1 });
    const own = withPair(table.building, { level: 'ground', room: 2 }, 3, 3);
    const won = fight({ ...table, building: own }).state;
    const after = goOn(won);
    expect(kinds(after)).toEqual(['ownDuel', 'duelBegan']);
    expect(told(after, 'ownDuel')).toMatchObject({ seat: 3, to: { level: 'first', place: 2 } });
    expect(after.state.building.first[2]).toBe(3);
    expect(after.state.building.ground.slice(4, 6)).toEqual([null, 3]);
    expect(after.state).toMatchObject({ hands: won.hands, roof: won.roof, kitchen: won.kitchen, fought: 10 });
  });

  it('two empty hands draw lots at once, and nothing is paid', () => {
    const hands = [FIRST_HAND, FIRST_HAND, NONE, NONE];
    const table = tableOf({ hands, kitchen: cards(20, 20) });
    const building = withPair(table.building, { level: 'stairs', room: 1 }, 2, 3);
    const won = fight({ ...table, building }).state;
    const after = goOn(won);
    expect(kinds(after)).toEqual(['drewLots', 'duelBegan']);
    expect(told(after, 'drewLots')).toMatchObject({ why: 'emptyHands', room: { level: 'stairs', room: 1 } });
    expect(after.state).toMatchObject({ fought: 2, kitchen: won.kitchen, hands: won.hands });
  });

  it('two hands that a tie has emptied draw lots too', () => {
    const hands = [cards(1), cards(1), FIRST_HAND, FIRST_HAND];
    const tied = duel(tableOf({ hands }), [0, cards(1)], [1, cards(1)]);
    expect(tied.state.hands.slice(0, 2)).toEqual([NONE, NONE]);
    expect(kinds(goOn(tied.state))).toEqual(['drewLots', 'duelBegan']);
  });
});

describe('The kitchen', () => {
  const lastOn = { ground: 7, first: 11, second: 13 } as const;

  /** Plays the last duel before a level with this kitchen, at no cost to it, and goes on. */
  function kitchenBefore(level: keyof typeof lastOn, sketch: Sketch): Result {
    const table = tableOf({ fought: lastOn[level], ...sketch, isLotNext: true });
    return goOn(duel(table, [0, NONE], [1, NONE]).state);
  }

  it('73 points left after the stairs: set to 60, and 13 go back to the reserve', () => {
    const kitchen = cards(20, 20, 10, 10, 5, 2, 2, 2, 1, 1);
    const after = kitchenBefore('ground', { kitchen });
    expect(told(after, 'kitchenSet')).toMatchObject({ level: 'ground', before: 73, after: 60, back: { paid: 13 } });
    expect(pointsOf(after.state.kitchen)).toBe(60);
  });

  it('is filled up to 60, 40 and 20 from the reserve', () => {
    for (const [level, target] of [['ground', 60] as const, ['first', 40] as const, ['second', 20] as const]) {
      const after = kitchenBefore(level, { kitchen: cards(5) });
      expect(told(after, 'kitchenSet')).toMatchObject({ before: 5, after: target, fromReserve: { paid: target - 5 } });
    }
  });

  it('is not touched if it holds just that', () => {
    const after = kitchenBefore('second', { kitchen: cards(20) });
    const nothing = { back: null, fromReserve: null, fromRoof: null };
    expect(told(after, 'kitchenSet')).toMatchObject({ before: 20, after: 20, ...nothing });
  });

  it('gets the rest from the roof, if the reserve is short', () => {
    const after = kitchenBefore('first', { kitchen: cards(5), reserve: cards(10, 2), roof: cards(20, 20, 2, 1, 10) });
    expect(told(after, 'kitchenSet')).toMatchObject({ after: 40, fromReserve: { paid: 12 }, fromRoof: { paid: 23 } });
    expect(after.state.reserve).toEqual(NONE);
    expect(after.state.roof).toEqual(cards(20, 10));
  });
});

describe('The final', () => {
  it('20 against 12: both stakes go to the roof, and the loser takes 8', () => {
    const result = duel(tableOf({ fought: 14, kitchen: cards(10, 5, 2, 1, 1, 1) }), [0, cards(20)], [1, cards(10, 2)]);
    expect(result.state.roof).toEqual(cards(20, 10, 2));
    expect(result.state.hands[1]).toEqual(plus(minus(FIRST_HAND, cards(10, 2)), cards(5, 2, 1)));
    expect(told(result, 'won')).toMatchObject({ to: { level: 'boss', place: 0 }, toRoof: { points: 32, cards: 3 } });
    expect(result.state.building.boss).toEqual([0]);
  });

  it('a tie is fought again at the same cost as anywhere', () => {
    const tied = duel(tableOf({ fought: 14 }), [0, cards(20)], [1, cards(20)]).state;
    expect(tied).toMatchObject({ fought: 14, phase: 'revealed' });
    expect(pointsOf(tied.roof)).toBe(20);
  });
});

describe('The piles', () => {
  const roof = cards(20, 20, 20, 20, 10, 10, 10, 10, 5, 5, 5, 5, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1);
  const building = withPair(buildingAfter(13, 4), { level: 'first', room: 1 }, 2, null);
  const final = tableOf({ fought: 14, roof, building: withPair(building, { level: 'second', room: 0 }, 0, 1) });
  const shown = duel(final, [0, cards(20, 20)], [1, NONE]).state;

  it('are nine of as many cards each, and what is left over is set aside', () => {
    const after = goOn(shown);
    expect(told(after, 'roofShared')).toEqual({ kind: 'roofShared', cards: 30, piles: 9, size: 3, aside: 3 });
    expect(asked(after.state)).toEqual([['turnPile', 'table']]);
    const view = viewOf(after.state, 'onlooker');
    expect(view).toMatchObject({ phase: 'piles', roof: 0, aside: 3, duel: null, reveal: null, fought: 15 });
    expect(view.piles.map(({ size, cards: faces }) => [size, faces])).toEqual(
      Array.from({ length: 9 }, () => [3, null])
    );
    expect([...after.state.piles, after.state.aside].reduce(plus)).toEqual(shown.roof);
  });

  it("three are the boss's, two who lost the final, one each who lost on the first floor, and two nobody's", () => {
    const { piles } = viewOf(goOn(shown).state, 2);
    expect(piles.map(({ seat, level, office }) => [seat, level, office])).toEqual([
      [null, null, null],
      [null, null, null],
      [0, 'first', 0],
      [2, 'first', 1],
      [1, 'second', null],
      [1, 'second', null],
      [0, 'boss', null],
      [0, 'boss', null],
      [0, 'boss', null]
    ]);
  });

  it('are turned over one at a time; the last one ends the game', () => {
    let { state } = goOn(shown);
    for (let number = 1; number <= 9; number += 1) {
      expect(viewOf(state, 0).outcome).toBeNull();
      const turned = play(state, 'table', { kind: 'turnPile' });
      expect(told(turned, 'pileTurned')).toMatchObject({ number, pile: { cards: state.piles[number - 1] } });
      state = turned.state;
      expect(viewOf(state, 3).piles.filter((pile) => pile.cards !== null)).toHaveLength(number);
    }
    const { outcome, results, asks } = viewOf(state, 'onlooker');
    expect([outcome?.places.flat().toSorted(), asks]).toEqual([[0, 1, 2, 3], []]);
    const boss = results?.find(({ seat }) => seat === 0);
    const won = [2, 6, 7, 8].map((at) => pointsOf(state.piles[at] ?? NONE));
    expect(boss).toMatchObject({ hand: 112, piles: won, total: 112 + won.reduce((a, b) => a + b), highest: 'boss' });
  });

  it('there are none if the roof has fewer than nine cards: all are set aside, and the game is over', () => {
    const few = duel({ ...final, roof: NONE }, [0, cards(20)], [1, NONE]).state;
    const after = goOn(few);
    expect(kinds(after)).toEqual(['roofShared', 'ended']);
    expect(viewOf(after.state, 'onlooker')).toMatchObject({ phase: 'over', piles: [], aside: 1, asks: [] });
  });

  it('of a roof of 40 cards are nine of 4, and 4 are set aside', () => {
    const forty = { ...shown, roof: [8, 8, 8, 8, 8] as const };
    expect(told(goOn(forty), 'roofShared')).toMatchObject({ cards: 40, size: 4, aside: 4 });
  });
});
