import { describe, expect, it, vi } from 'vitest';
import { fetchAll, fetchSoon, piece } from './pieces';

describe('a piece of a page', () => {
  it('is a promise until it has come, and stands at once from then on', async () => {
    const board = { name: 'hand' };
    const load = vi.fn(() => Promise.resolve(board));
    const hand = piece(load);
    expect(hand()).toBeInstanceOf(Promise);
    await fetchAll([hand]);
    load.mockClear();
    expect(hand()).toBe(board);
    expect(load).not.toHaveBeenCalled();
  });

  it('that could not be had is asked for again', async () => {
    const load = vi.fn(() => Promise.resolve('hand')).mockRejectedValueOnce(new Error('no network'));
    const hand = piece(load);
    await expect(fetchAll([hand])).rejects.toThrow('no network');
    await fetchAll([hand]);
    expect(hand()).toBe('hand');
  });

  it('is fetched by itself once the page stands, unless the page is left first', async () => {
    vi.useFakeTimers();
    const load = vi.fn(() => Promise.reject(new Error('no network')));
    fetchSoon([piece(load)])();
    await vi.advanceTimersByTimeAsync(1000);
    expect(load).not.toHaveBeenCalled();
    fetchSoon([piece(load)]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(load).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
