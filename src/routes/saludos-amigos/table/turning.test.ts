import { describe, expect, it } from 'vitest';
import type { SessionResult } from '$lib/games/saludos-amigos';
import { MOST_TURNS, openedIn, turnsIn } from './turning';

/** A session of the coalition, by seat, against the opposition. */
function resultOf(
  [tankard, coalition]: readonly [number, SessionResult['coalition']['cards']],
  [pretzel, opposition]: readonly [number, SessionResult['coalition']['cards']]
): SessionResult {
  const side = (strength: number, cards: SessionResult['coalition']['cards']): SessionResult['coalition'] => ({
    strength,
    cards,
    total: strength + cards.flat().reduce((sum, value) => sum + value, 0)
  });
  const sides = { coalition: side(tankard, coalition), opposition: side(pretzel, opposition) };
  const winner = sides.opposition.total > sides.coalition.total ? 'opposition' : 'coalition';
  return { caller: 1, attending: [1], ...sides, winner };
}

/** 18 with 1, 2 and 3 against 14 with 3, 3 and 1. */
const CLOSE = resultOf([18, [[2, 1, 3], []]], [14, [[], [3, 3, 1]]]);

describe('the cards of a session', () => {
  it('turn one by one, the lowest of whoever is behind, who with equal sums is the opposition', () => {
    const turns = turnsIn(CLOSE).map((turn) => turn.map(({ side, value }) => `${side} ${String(value)}`));
    expect(turns).toEqual([
      ['opposition 1'],
      ['opposition 3'],
      ['opposition 3'],
      ['coalition 1'],
      ['coalition 2'],
      ['coalition 3']
    ]);
    const level = resultOf([10, [[1], []]], [9, [[], [1, 2]]]);
    expect(turnsIn(level).map(([card]) => card?.side)).toEqual(['opposition', 'opposition', 'coalition']);
  });

  it('are counted as far as they have turned, and nobody has won before all is told', () => {
    const before = openedIn(CLOSE, 0);
    expect(before.totals).toEqual({ coalition: 18, opposition: 14 });
    expect(before.isUp(1, 2)).toBe(false);
    const half = openedIn(CLOSE, 4);
    expect(half.totals).toEqual({ coalition: 19, opposition: 21 });
    expect([half.valueOf(0), half.valueOf(1)]).toEqual([1, 7]);
    expect([half.isUp(0, 1), half.isUp(0, 0)]).toEqual([true, false]);
    expect(openedIn(CLOSE, 6).winner).toBeNull();
    expect(openedIn(CLOSE, Infinity).winner).toBe('coalition');
    expect(openedIn(CLOSE, Infinity).totals).toEqual({ coalition: 24, opposition: 21 });
  });

  it.each([13, 17, 25, 40])('turn together at first where there are many, and the last one alone: %i', (cards) => {
    const many = resultOf([20, [Array.from({ length: cards - 1 }, () => 1), []]], [9, [[], [2]]]);
    const turns = turnsIn(many);
    expect(turns).toHaveLength(MOST_TURNS);
    expect(turns.flat()).toHaveLength(cards);
    expect(turns.at(-1)).toHaveLength(1);
    const lengths = turns.map(({ length }) => length);
    expect(lengths).toEqual(lengths.toSorted((one, other) => other - one));
  });
});
