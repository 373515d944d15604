import { describe, expect, it } from 'vitest';
import { DEFAULTS, longest, readOptions } from './options';

describe('Options', () => {
  it('are read as they are written', () => {
    expect(readOptions(DEFAULTS)).toEqual({ openLedger: false });
    expect(readOptions({ openLedger: true, extra: 1 })).toEqual({ openLedger: true });
  });

  it.each([null, 'options', {}, { openLedger: 'yes' }, { openLedger: null }])('are not read from %j', (raw) => {
    expect(readOptions(raw)).toBeNull();
  });

  it('bound the length of a game', () => {
    expect([3, 5].map((seats) => longest(DEFAULTS, seats))).toEqual([
      3 * (30 + 456 + 200) + 9,
      3 * (30 + 760 + 200) + 9
    ]);
  });
});
