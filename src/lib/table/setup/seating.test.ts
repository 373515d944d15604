import { describe, expect, test } from 'vitest';
import { Seating } from './seating.svelte';

const seats = { min: 2, max: 6, best: 4 };
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
    expect(seating.players).toMatchObject([
      { ...anna, place: 1 },
      { ...ben, place: 6 }
    ]);
  });
});

describe('computers at the table', () => {
  const shown = (seating: Seating): readonly string[] =>
    seating.players.map(({ name, computer }) => (computer === null ? name : `${name} ${computer}`));

  test('fill it up as far as the game is best with, and one of them joins a table that is as large already', () => {
    const seating = new Seating(seats, [anna, ben]);
    expect(seating.level).toBeNull();
    seating.fillUp();
    expect(shown(seating)).toEqual(['Anna', 'Ben', 'Rosa fair', 'Otto fair']);
    expect(new Set(seating.players.map(({ look }) => look)).size).toBe(4);
    expect(seating.seatMap).toEqual([0, 2, 4, 6]);
    const five = new Seating(seats, [anna, ben, { name: 'Clara', look: 2 }, { name: 'David', look: 3 }]);
    five.fillUp();
    expect(shown(five)).toEqual(['Anna', 'Ben', 'Clara', 'David', 'Rosa fair']);
  });

  test('take the seats that nobody has asked for, once one is named or seen to: two people can play a game for three', () => {
    const three = { min: 3, max: 5, best: 4 };
    const seating = new Seating(three, [anna, ben]);
    seating.fillUp();
    expect(shown(seating)).toEqual(['Anna', 'Ben', 'Rosa fair', 'Otto fair']);
    const alone = new Seating(three, []);
    alone.rename(0, 'Anna');
    alone.fillUp();
    expect(shown(alone)).toEqual(['Anna', 'Rosa fair', 'Otto fair', 'Frieda fair']);
    expect(alone.isAlone).toBe(true);
    const unnamed = new Seating(three, []);
    unnamed.fillUp();
    expect(shown(unnamed)).toEqual(['Key', 'Moon', 'Bell', 'Rosa fair']);
    expect(unnamed.isAlone).toBe(false);
    const touched = new Seating(three, []);
    touched.dress(1, 5);
    touched.fillUp();
    expect(shown(touched)).toEqual(['Rosa fair', 'Anchor', 'Otto fair', 'Frieda fair']);
    const last = new Seating(seats, [anna, { name: '', look: 1 }]);
    last.fillUp();
    expect(shown(last)).toEqual(['Anna', 'Rosa fair', 'Otto fair', 'Frieda fair']);
    const asked = new Seating(seats, [anna, ben]);
    asked.add(null);
    asked.fillUp();
    expect(shown(asked)).toEqual(['Anna', 'Ben', 'Key', 'Rosa fair']);
  });

  test('play as one tap says for all of them, or each as its seat says', () => {
    const seating = new Seating(seats, [anna, ben]);
    seating.fillUp();
    seating.play('keen');
    expect(seating.level).toBe('keen');
    seating.wind(3, 'gentle');
    expect(shown(seating).slice(2)).toEqual(['Rosa keen', 'Otto gentle']);
    expect(seating.level).toBeNull();
    seating.play('gentle');
    expect(seating.computers).toEqual(['gentle', 'gentle']);
  });

  test('take a person’s seat and give it back, but never the last one; and nobody removes the last person', () => {
    const seating = new Seating(seats, [anna, ben]);
    seating.wind(1, 'fair');
    expect(shown(seating)).toEqual(['Anna', 'Rosa fair']);
    seating.wind(0, 'fair');
    expect(shown(seating)).toEqual(['Anna', 'Rosa fair']);
    seating.fillUp();
    seating.remove(0);
    expect(seating.sitters).toHaveLength(4);
    seating.wind(1, null);
    expect(shown(seating).slice(0, 2)).toEqual(['Anna', 'Moon']);
    seating.remove(0);
    expect(seating.sitters).toHaveLength(3);
  });

  test('are called as nobody is who sits there, and give way to whoever has their name', () => {
    const seating = new Seating(seats, [{ name: 'otto', look: 0 }, ben]);
    seating.fillUp();
    expect(shown(seating)).toEqual(['otto', 'Ben', 'Rosa fair', 'Frieda fair']);
    seating.rename(1, 'Rosa');
    expect(shown(seating)).toEqual(['otto', 'Rosa', 'Emil fair', 'Frieda fair']);
    expect(seating.problem).toBeNull();
    expect(seating.seats('Emil')).toBe(false);
  });

  test('get up for a person where every seat is taken', () => {
    const seating = new Seating({ min: 2, max: 3, best: 3 }, [anna, ben]);
    seating.fillUp();
    expect(seating.full).toBe(true);
    seating.seat({ name: 'David', look: 5 });
    expect(shown(seating)).toEqual(['Anna', 'Ben', 'David']);
  });

  test('come back with the last table; of one that is too large, they leave first', () => {
    const last = [
      { ...anna, computer: 'keen' as const },
      ben,
      { name: 'Rosa', look: 2, computer: 'keen' as const },
      clara
    ];
    const seating = new Seating(seats, last);
    expect(shown(seating)).toEqual(['Anna keen', 'Ben', 'Rosa keen', 'Clara']);
    seating.fillUp();
    seating.add(null);
    expect(seating.level).toBe('keen');
    expect(shown(new Seating({ min: 2, max: 2, best: 2 }, last))).toEqual(['Ben', 'Clara']);
  });
});
