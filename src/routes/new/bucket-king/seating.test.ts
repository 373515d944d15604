import { describe, expect, test } from 'vitest';
import { Seating, seatMap } from './seating.svelte';

const seats = { min: 2, max: 6 };
const anna = { name: 'Anna', look: 4 };
const ben = { name: 'Ben', look: 1 };
const clara = { name: 'Clara', look: 4 };

describe('who sits at the table', () => {
  test('a first table has the fewest seats, each with a look of its own', () => {
    const seating = new Seating(seats, []);
    expect(seating.players).toEqual([
      { name: '', look: 0 },
      { name: '', look: 1 }
    ]);
    expect(seating.problem).toEqual({ kind: 'missing', seat: 0 });
  });

  test('the last table comes back by itself', () => {
    expect(new Seating(seats, [anna, ben]).players).toEqual([anna, ben]);
  });

  test('names that differ only in case or spaces are one name', () => {
    const seating = new Seating(seats, [anna, { name: ' anna ', look: 2 }]);
    expect(seating.problem).toEqual({ kind: 'twice', seat: 1, name: 'anna' });
  });

  test('whoever is known takes the first seat without a name, and keeps their look if it is free', () => {
    const seating = new Seating(seats, []);
    seating.seat(ben);
    seating.seat(anna);
    seating.seat(clara);
    expect(seating.players.map((player) => player.name)).toEqual(['Ben', 'Anna', 'Clara']);
    expect(new Set(seating.players.map((player) => player.look)).size).toBe(3);
    expect(seating.players[1]?.look).toBe(4);
  });

  test('a look that somebody wears is exchanged', () => {
    const seating = new Seating(seats, [anna, ben]);
    seating.dress(0, 1);
    expect(seating.players).toEqual([
      { name: 'Anna', look: 1 },
      { name: 'Ben', look: 4 }
    ]);
  });

  test('nobody leaves a table of two, nobody joins a table of six', () => {
    const seating = new Seating(seats, [anna, ben]);
    seating.remove(0);
    expect(seating.sitters).toHaveLength(2);
    for (let i = 0; i < 9; i += 1) seating.add(null);
    expect(seating.sitters).toHaveLength(6);
    expect(new Set(seating.players.map((player) => player.look)).size).toBe(6);
  });
});

test('seats are spread around the table, the first at the near edge', () => {
  expect(seatMap(2)).toEqual([0, 4]);
  expect(seatMap(4)).toEqual([0, 2, 4, 6]);
  expect(new Set(seatMap(6)).size).toBe(6);
});
