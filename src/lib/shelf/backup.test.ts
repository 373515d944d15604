import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saved } from '../../../tests/saves/saved';
import { backupOf, CALM, markBackedUp, WORTH } from './backup';

/** A game with so many moves, begun at 0. */
const game = (id: string, moves: number) => ({ ...saved(id).summary, moves, createdAt: 0 });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value)
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the last backup', () => {
  it('is none at first, and all moves are missing in it', () => {
    expect(backupOf([game('a', 3), game('b', 0)], 1)).toEqual({ at: null, moves: 3, games: 1, isDue: false });
    expect(backupOf([], 1)).toEqual({ at: null, moves: 0, games: 0, isDue: false });
  });

  it('counts the moves since, game by game', () => {
    markBackedUp([game('a', 3), game('b', 5)], 1000);
    expect(backupOf([game('a', 3), game('b', 5)], 2000)).toEqual({ at: 1000, moves: 0, games: 0, isDue: false });
    expect(backupOf([game('a', 7), game('b', 4), game('c', 2)], 2000)).toMatchObject({ moves: 6, games: 2 });
    markBackedUp([game('c', 2)], 3000);
    expect(backupOf([game('a', 7), game('b', 5), game('c', 2)], 4000)).toMatchObject({ at: 3000, moves: 4, games: 1 });
  });

  it('is due after a while, if there is something to lose', () => {
    expect(backupOf([game('a', WORTH)], CALM).isDue).toBe(true);
    expect(backupOf([game('a', WORTH)], CALM - 1).isDue).toBe(false);
    expect(backupOf([game('a', WORTH - 1)], CALM).isDue).toBe(false);
    markBackedUp([game('a', WORTH)], CALM);
    expect(backupOf([game('a', 2 * WORTH - 1)], 2 * CALM).isDue).toBe(false);
    expect(backupOf([game('a', 2 * WORTH)], 2 * CALM - 1).isDue).toBe(false);
    expect(backupOf([game('a', 2 * WORTH)], 2 * CALM).isDue).toBe(true);
  });

  it('is due as well where a game from elsewhere is called like a part of the language', () => {
    for (const id of ['constructor', '__proto__', 'toString']) {
      expect(backupOf([game(id, WORTH)], CALM)).toMatchObject({ moves: WORTH, isDue: true });
      markBackedUp([game(id, 3)], 10);
      expect(backupOf([game(id, 5)], 20)).toMatchObject({ at: 10, moves: 2, games: 1 });
      localStorage.setItem('tischlein-backup', 'null');
    }
  });

  it('is none where something else was remembered', () => {
    for (const odd of ['{', '7', '{"at":"yesterday"}', '{"at":5,"moves":{"a":"x"}}']) {
      localStorage.setItem('tischlein-backup', odd);
      expect(backupOf([game('a', 3)], 10).moves).toBe(3);
    }
  });
});
