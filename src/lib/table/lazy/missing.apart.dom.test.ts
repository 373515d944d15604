import { act, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { click, freshDevice, shown } from '../testing/frame';

// The first call is that of the frame, which has it loaded before the tests begin.
vi.mock('../more', () => ({
  more: vi.fn(() => Promise.reject(new Error('no network'))).mockResolvedValueOnce({} as never)
}));

freshDevice();

describe('a part of the table that can’t be fetched', () => {
  it('says so where it is missing, and leads back: nothing is lost', async () => {
    const { table } = await shown();
    vi.useRealTimers();
    await click('Face to face');
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await act(() => click('Back to the table'));
    expect(table.stage).toEqual({ kind: 'table' });
    expect(screen.getByText('0 of 2 sealed')).toBeVisible();
  });
});
