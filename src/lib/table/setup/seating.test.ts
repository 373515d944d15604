import { describe, expect, test } from 'vitest';
import { Seating } from './seating.svelte';

const seats = { min: 2, max: 6 };
const anna = { name: 'Anna', look: 4 };
const ben = { name: 'Ben', look: 1 };
const clara = { name: 'Clara', look: 4 };

describe('who sits at the table', () => {
  test('a first table has the fewest seats, each with a look of its own, whose emblem is its name', () => {
    const seating = new Seating(seats, []);
    expect(seating.people).toMatchObject([
      { name: '', look: 0 },
      { name: '', look: 1 }
    ]);
    expect(seating.players.map(({ name }) => name)).toEqual(['Key', 'Moon']);
    expect(seating.problem).toBeNull();
    seating.dress(0, 4);
    expect(seating.players[0]?.name).toBe('Acorn');
  });

  test('the last table comes back by itself', () => {
    expect(new Seating(seats, [anna, ben]).players).toMatchObject([anna, ben]);
  });

  test('names that differ only in case or spaces are one name', () => {
    const seating = new Seating(seats, [anna, { name: ' anna ', look: 2 }]);
    expect(seating.problem).toEqual({ seat: 1, name: 'anna' });
  });

  test('signs that turn what stands beside a name are no part of it', () => {
    const seating = new Seating(seats, [anna, { name: '\u202EAn\u2066na', look: 2 }]);
    expect(seating.problem).toEqual({ seat: 1, name: 'Anna' });
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

  test('a seat called by its emblem takes that name from nobody else', () => {
    const seating = new Seating(seats, [{ name: 'moon', look: 0 }]);
    expect(seating.problem).toEqual({ seat: 1, name: 'Moon' });
    expect(seating.seats('Moon')).toBe(true);
    seating.unseat({ name: 'Moon', look: 0 });
    expect(seating.seats('Moon')).toBe(false);
    expect(seating.players.map(({ name }) => name)).toEqual(['Key', 'Moon']);
  });

  test('a look that somebody wears is exchanged', () => {
    const seating = new Seating(seats, [anna, ben]);
    seating.dress(0, 1);
    expect(seating.players).toMatchObject([
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

describe('the places around the table', () => {
  const names = (seating: Seating): readonly string[] => seating.players.map((player) => player.name);
  const four = (): Seating => new Seating(seats, [anna, ben, { name: 'Clara', look: 2 }, { name: 'David', look: 3 }]);

  test('are spread evenly, and spread anew when somebody comes or goes', () => {
    const seating = new Seating(seats, [anna, ben]);
    expect(seating.seatMap).toEqual([0, 4]);
    seating.add(null);
    seating.add(null);
    expect(seating.seatMap).toEqual([0, 2, 4, 6]);
    seating.remove(3);
    expect(seating.seatMap).toEqual([0, 3, 5]);
  });

  test('give the turn order: it goes clockwise, whoever sits where', () => {
    const seating = four();
    seating.sit(0, 5);
    expect(seating.seatMap).toEqual([2, 4, 5, 6]);
    expect(names(seating)).toEqual(['Ben', 'Clara', 'Anna', 'David']);
  });

  test('are exchanged with whoever sits there', () => {
    const seating = four();
    seating.sit(0, 4);
    expect(names(seating)).toEqual(['Clara', 'Ben', 'Anna', 'David']);
    expect(seating.seatMap).toEqual([0, 2, 4, 6]);
  });

  test('stay as people took them when somebody joins', () => {
    const seating = new Seating(seats, [anna, ben]);
    seating.sit(1, 1);
    seating.add({ name: 'Clara', look: 2 });
    expect(seating.seatMap).toEqual([0, 1, 2]);
    expect(names(seating)).toEqual(['Anna', 'Ben', 'Clara']);
    seating.addAt(7);
    expect(seating.seatMap).toEqual([0, 1, 2, 7]);
  });

  test('come back with the last table', () => {
    const seating = new Seating(seats, [
      { ...anna, place: 1 },
      { ...ben, place: 6 }
    ]);
    expect(seating.seatMap).toEqual([1, 6]);
    expect(seating.players).toEqual([
      { ...anna, place: 1 },
      { ...ben, place: 6 }
    ]);
  });
});
