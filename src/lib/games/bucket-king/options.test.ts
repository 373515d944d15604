import { describe, expect, it } from 'vitest';
import { maxMoves, OPTIONS, pyramidsToGo, roundsOf } from './options';

const { defaults } = OPTIONS;

describe('Options', () => {
  it('are one round by the source’s rules, begun by the first seat', () => {
    expect(defaults).toMatchObject({ match: 1, drawOrLose: false, equalsTurn: false, starter: 0 });
  });

  it('make a match of 1, 3 or 5 rounds, or one a player', () => {
    expect([roundsOf(1, 4), roundsOf(3, 4), roundsOf(5, 4), roundsOf('onePerPlayer', 4)]).toEqual([1, 3, 5, 4]);
  });

  it('end a round after one pyramid, with five or six players after two', () => {
    expect([2, 3, 4, 5, 6].map(pyramidsToGo)).toEqual([1, 1, 1, 2, 2]);
  });

  it('bound the length of a game', () => {
    expect(maxMoves(defaults, 2)).toBe(2 + 29 * 23);
    expect(maxMoves({ ...defaults, match: 3, drawOrLose: true }, 6)).toBe(3 * (6 + 86 * 45) + 2);
  });
});
