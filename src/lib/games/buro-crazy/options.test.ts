import { describe, expect, it } from 'vitest';
import { maxMoves, OPTIONS } from './options';

describe('Options', () => {
  it('keep what a hand is worth a secret', () => {
    expect(OPTIONS.defaults).toMatchObject({ openLedger: false });
  });

  it('bound the length of a game', () => {
    expect([3, 5].map((seats) => maxMoves(OPTIONS.defaults, seats))).toEqual([
      3 * (30 + 456 + 200) + 9,
      3 * (30 + 760 + 200) + 9
    ]);
  });
});
