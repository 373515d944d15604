import { describe, expect, it } from 'vitest';
import { DEFAULTS, longest, pyramidsToGo, readOptions, roundsOf } from './options';

describe('Options', () => {
  it('are read as they are written', () => {
    expect(readOptions(DEFAULTS)).toEqual(DEFAULTS);
    const other = { match: 'onePerPlayer', drawOrLose: true, equalsTurn: true, starter: 'random' };
    expect(readOptions({ ...other, extra: 1 })).toEqual(other);
  });

  it.each([
    null,
    'options',
    {},
    { ...DEFAULTS, match: 2 },
    { ...DEFAULTS, match: '1' },
    { ...DEFAULTS, drawOrLose: 'yes' },
    { ...DEFAULTS, equalsTurn: undefined },
    { ...DEFAULTS, starter: 6 },
    { ...DEFAULTS, starter: 0.5 },
    { ...DEFAULTS, starter: -1 }
  ])('are not read from %j', (raw) => {
    expect(readOptions(raw)).toBeNull();
  });

  it('make a match of 1, 3 or 5 rounds, or one a player', () => {
    expect([roundsOf(1, 4), roundsOf(3, 4), roundsOf(5, 4), roundsOf('onePerPlayer', 4)]).toEqual([1, 3, 5, 4]);
  });

  it('end a round after one pyramid, with five or six players after two', () => {
    expect([2, 3, 4, 5, 6].map(pyramidsToGo)).toEqual([1, 1, 1, 2, 2]);
  });

  it('bound the length of a game', () => {
    expect(longest(DEFAULTS, 2)).toBe(2 + 29 * 23);
    expect(longest({ ...DEFAULTS, match: 3, drawOrLose: true }, 6)).toBe(3 * (6 + 86 * 45) + 2);
  });
});
