import { describe, expect, it } from 'vitest';
import { bracketOf, DUELS, fightsNext, highestOf, placeAbove, stillInRace } from './bracket';
import { NONE } from './cards';
import { viewOf } from './view';
import { buildingAfter, cards, duel, fresh, tableOf, withPair } from './testing';

describe('The order of the duels', () => {
  it('goes up the stairs from left to right, back on the ground floor, and left of the kitchen first', () => {
    const order = DUELS.map(({ level, room }) => `${level} ${room + 1}`);
    expect(order.slice(0, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((room) => `stairs ${room}`));
    expect(order.slice(8, 12)).toEqual(['ground 4', 'ground 3', 'ground 2', 'ground 1']);
    expect(order.slice(12)).toEqual(['first 1', 'first 2', 'second 1']);
  });

  it('lets the winners of neighbouring rooms share the office above', () => {
    const officeAbove = (room: { level: 'stairs' | 'ground' | 'first' | 'second'; room: number }) => {
      const { level, place } = placeAbove(room);
      return `${level} ${(place >> 1) + 1}`;
    };
    expect([0, 1, 2, 3, 6, 7].map((room) => officeAbove({ level: 'stairs', room }))).toEqual([
      'ground 1',
      'ground 1',
      'ground 2',
      'ground 2',
      'ground 4',
      'ground 4'
    ]);
    expect([0, 1, 2, 3].map((room) => officeAbove({ level: 'ground', room }))).toEqual([
      'first 1',
      'first 1',
      'first 2',
      'first 2'
    ]);
    expect([0, 1].map((room) => officeAbove({ level: 'first', room }))).toEqual(['second 1', 'second 1']);
    expect(placeAbove({ level: 'second', room: 0 })).toEqual({ level: 'boss', place: 0 });
  });
});

describe('The bracket', () => {
  it('shows what is fought, what is fought now, and what is to come', () => {
    const bouts = bracketOf(viewOf(tableOf({ fought: 9, left: 2, right: 3 }), 'onlooker'));
    expect(bouts.map((bout) => bout.state)).toEqual([
      ...Array.from({ length: 9 }, () => 'fought'),
      'now',
      ...Array.from({ length: 5 }, () => 'toCome')
    ]);
    expect(bouts.map((bout) => bout.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(bouts[9]).toMatchObject({ level: 'ground', room: 2, left: 2, right: 3, winner: null });
    expect(bouts[12]).toMatchObject({ level: 'first', room: 0, left: null, right: null, winner: null });
    expect(bouts[13]).toMatchObject({ left: null, right: 0, to: { level: 'second', place: 1 } });
  });

  it('remembers who came into a room and who climbed from it, however far', () => {
    const building = buildingAfter(14, 4);
    const bouts = bracketOf({ building, fought: 14, phase: 'stakes', reveal: null });
    expect(bouts[0]).toMatchObject({ left: 0, right: 1, winner: { seat: 0, side: 'left' } });
    expect(bouts[1]).toMatchObject({ left: 2, right: 3, winner: { seat: 2, side: 'left' } });
    expect(bouts[11]).toMatchObject({ left: 0, right: 2, winner: { seat: 0, side: 'left' } });
    expect(bouts[14]).toMatchObject({ state: 'now', left: 0, right: 0, winner: null });
  });

  it('knows a winner from the right, and one who had a bye', () => {
    const { state } = duel(tableOf({ left: 2, right: 3 }), [2, NONE], [3, cards(1)]);
    const view = viewOf(state, 'onlooker');
    expect(bracketOf(view)[0]).toMatchObject({
      state: 'fought',
      left: 2,
      right: 3,
      winner: { seat: 3, side: 'right' }
    });
    expect(bracketOf(view)[1]?.state).toBe('toCome');
    const bye = bracketOf({ building: buildingAfter(8, 5), fought: 8, phase: 'stakes', reveal: null })[7];
    expect(bye).toMatchObject({ state: 'fought', left: 4, right: null, winner: { seat: 4, side: 'left' } });
  });

  it('shows a tied duel as still being fought', () => {
    const { state } = duel(tableOf({}), [0, cards(5)], [1, cards(5)]);
    expect(bracketOf(viewOf(state, 'onlooker'))[0]).toMatchObject({ state: 'now', winner: null });
  });
});

describe('Who fights in the next duel, too', () => {
  const next = (building: ReturnType<typeof fresh>, number: number, left: number, right: number) =>
    fightsNext(building, { number, left, right });

  it('is known from the figures that stand there', () => {
    const building = withPair(
      withPair(fresh(4), { level: 'stairs', room: 0 }, 0, 1),
      { level: 'stairs', room: 1 },
      1,
      3
    );
    expect(next(building, 1, 0, 1)).toBe(1);
  });

  it('is nobody when it is neither of them, or both', () => {
    expect(next(fresh(4), 1, 0, 1)).toBeNull();
    expect(next(withPair(fresh(4), { level: 'stairs', room: 1 }, 1, 0), 1, 0, 1)).toBeNull();
  });

  it('passes over duels of one player alone and over the bye', () => {
    const own = withPair(withPair(fresh(4), { level: 'stairs', room: 1 }, 2, 2), { level: 'stairs', room: 2 }, 3, 0);
    expect(next(own, 1, 0, 1)).toBe(0);
    // With fifteen figures the last of the stairs stands alone; the ground floor begins on the right.
    const bye = withPair(fresh(5), { level: 'ground', room: 3 }, 4, 1);
    expect(next(bye, 7, 2, 4)).toBe(4);
  });

  it('is not known while it is open who comes there', () => {
    expect(next(buildingAfter(7, 4), 8, 2, 3)).toBeNull();
    expect(next(buildingAfter(11, 4), 12, 0, 2)).toBeNull();
  });
});

describe('The figures', () => {
  it('are in the race until they lose; the boss is to the end', () => {
    const race = (building: ReturnType<typeof fresh>, fought: number) => stillInRace({ building, fought, seats: 4 });
    expect(race(fresh(4), 0)).toEqual([4, 4, 4, 4]);
    expect(race(buildingAfter(1, 4), 1)).toEqual([4, 3, 4, 4]);
    expect(race(buildingAfter(8, 4), 8)).toEqual([4, 0, 4, 0]);
    expect(race(buildingAfter(15, 4), 15)).toEqual([1, 0, 0, 0]);
  });

  it('of a player reach as high as the highest does', () => {
    const building = withPair(buildingAfter(8, 4), { level: 'first', room: 0 }, 2, null);
    expect([0, 1, 2, 3].map((seat) => highestOf(building, seat))).toEqual(['ground', 'stairs', 'first', 'stairs']);
  });
});
