import { describe, expect, it } from 'vitest';
import { maxMoves, OPTIONS } from './options';

describe('Options', () => {
  it('start as the source has them', () => {
    expect(OPTIONS.defaults).toMatchObject({ budget: 2, rotate: false, lots: false, closing: null, starter: 0 });
  });

  it('with a closing date bound the length of a game by it', () => {
    const at = (closing: 12 | 20) => maxMoves({ ...OPTIONS.defaults, closing }, 4);
    expect(at(20) / at(12)).toBeCloseTo(20 / 12);
  });
});
