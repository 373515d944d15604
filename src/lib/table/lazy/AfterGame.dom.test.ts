import { goto } from '$app/navigation';
import { act, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { openTable } from '../../session/open';
import { Table } from '../../session/table.svelte';
import { click, freshDevice, SECRET, shown, SOON } from '../testing/frame';
import { toy } from '../testing/toy';

const went = vi.mocked(goto);

freshDevice();

describe('after the game', () => {
  it('every secret can be read, turn by turn, and the same people begin anew', async () => {
    const { table } = await shown();
    vi.useRealTimers();
    for (const seat of [0, 1]) {
      await act(() => table.pass(seat));
      await act(() => table.open());
      await act(() => table.play(seat, { kind: 'seal', guess: 9 }));
    }
    for (const seat of [1, 0]) {
      await act(() => table.pass(seat));
      await act(() => table.open());
      await act(() => table.play(seat, { kind: 'greet' }));
    }
    expect(screen.queryByRole('button', { name: 'How it went' })).toBeNull();
    await act(() => table.play('table', { kind: 'finish' }));
    await click('How it went');
    expect(await screen.findByText(SECRET)).toHaveTextContent(/^Anna holds/);
    expect(screen.getByRole('img', { name: 'Hellos said, as a chart' })).toBeVisible();
    await click('Ben');
    expect(screen.getByText(SECRET)).toHaveTextContent(/^Ben holds/);
    await click('Earlier');
    expect(screen.getByText('Turn 4 of 5')).toBeVisible();
    await click('Once more, same people');
    await vi.waitFor(() => expect(went).toHaveBeenCalledOnce(), SOON);
    const id = /^\?game=(.+)$/.exec(String(went.mock.calls[0]?.[0]))?.[1] ?? '';
    const again = await openTable(toy, id);
    expect(again instanceof Table && again.players).toEqual(table.players);
  });
});
