import { describe, expect, it, vi } from 'vitest';
import { lazy } from './lazy';

describe('a part of a page', () => {
  it('is a promise until it has come, and stands at once from then on', async () => {
    const board = { name: 'hand' };
    const load = vi.fn(() => Promise.resolve(board));
    const hand = lazy(load);
    expect(hand()).toBeInstanceOf(Promise);
    await hand();
    load.mockClear();
    expect(hand()).toBe(board);
    expect(load).not.toHaveBeenCalled();
  });

  it('that could not be had is asked for again', async () => {
    const load = vi.fn(() => Promise.resolve('hand')).mockRejectedValueOnce(new Error('no network'));
    const hand = lazy(load);
    await expect(hand()).rejects.toThrow('no network');
    await hand();
    expect(hand()).toBe('hand');
  });
});
