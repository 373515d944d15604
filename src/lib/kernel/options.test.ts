import { describe, expect, it } from 'vitest';
import { flag, oneOf, optionSet, seatOrRandom } from './options';

const OPTIONS = optionSet({
  rounds: oneOf(1, 3, 'onePerPlayer'),
  clock: oneOf(null, 5),
  bluff: flag(),
  talk: flag(true),
  starter: seatOrRandom(3)
});
const { defaults } = OPTIONS;

describe('The options of a game', () => {
  it('are as usual unless a table chooses: the first of a few, off, the first seat', () => {
    expect(defaults).toEqual({ rounds: 1, clock: null, bluff: false, talk: true, starter: 0 });
  });

  it('are read as they are written, in the order of the game', () => {
    const chosen = { starter: 'random', talk: false, bluff: true, clock: 5, rounds: 'onePerPlayer' };
    expect(Object.entries(OPTIONS.read(chosen) ?? {})).toEqual(Object.entries(chosen).reverse());
  });

  it('are as usual where they are missing: there was no such choice yet', () => {
    expect(OPTIONS.read({})).toEqual(defaults);
    expect(OPTIONS.read({ rounds: 3, starter: 2 })).toEqual({ ...defaults, rounds: 3, starter: 2 });
  });

  it('leave out what is not an option', () => {
    expect(OPTIONS.read({ ...defaults, colour: 'red' })).toEqual(defaults);
  });

  it.each([
    null,
    'options',
    7,
    { ...defaults, rounds: 2 },
    { ...defaults, rounds: '1' },
    { ...defaults, clock: 4 },
    { ...defaults, bluff: 'yes' },
    { ...defaults, bluff: 0 },
    { ...defaults, talk: null },
    { ...defaults, talk: undefined },
    { ...defaults, starter: 3 },
    { ...defaults, starter: 0.5 },
    { ...defaults, starter: -1 },
    { ...defaults, starter: 'me' }
  ])('are not read from %j', (raw) => {
    expect(OPTIONS.read(raw)).toBeNull();
  });
});
