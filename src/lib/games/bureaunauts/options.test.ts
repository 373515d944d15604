import { describe, expect, it } from 'vitest';
import { BUDGETS, CLOSING_DATES, DEFAULTS, longest, readOptions } from './options';

describe('Options', () => {
  it('start as the source has them', () => {
    expect(DEFAULTS).toEqual({ budget: 2, rotate: false, lots: false, closing: null, starter: 0 });
  });

  it('are read back as they were', () => {
    for (const budget of BUDGETS)
      for (const closing of CLOSING_DATES)
        for (const starter of ['random', 0, 5] as const) {
          const options = { budget, closing, starter, rotate: true, lots: true };
          expect(readOptions(JSON.parse(JSON.stringify(options)))).toEqual(options);
        }
  });

  it.each([
    null,
    'budget',
    {},
    { ...DEFAULTS, budget: 5 },
    { ...DEFAULTS, closing: 13 },
    { ...DEFAULTS, rotate: 1 },
    { ...DEFAULTS, lots: null },
    { ...DEFAULTS, starter: 6 },
    { ...DEFAULTS, starter: 'me' }
  ])('of another game are refused: %j', (raw) => {
    expect(readOptions(raw)).toBeNull();
  });

  it('leave out what is not an option', () => {
    expect(readOptions({ ...DEFAULTS, colour: 'red' })).toEqual(DEFAULTS);
  });

  it('with a closing date bound the length of a game by it', () => {
    const at = (closing: 12 | 20) => longest({ ...DEFAULTS, closing }, 4);
    expect(at(20) / at(12)).toBeCloseTo(20 / 12);
  });
});
