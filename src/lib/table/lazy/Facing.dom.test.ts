import { act, fireEvent, screen, within } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { TableSettings } from '../stage';
import type { Table } from '../../session/table.svelte';
import { click, freshDevice, later, rested, SECRET, shown, SOON } from '../testing/frame';
import type { Toy } from '../testing/toy';

freshDevice();

describe('face to face', () => {
  const half = (name: string): HTMLElement => screen.getByRole('region', { name: `The half of ${name}` });

  async function facing(settings: Partial<TableSettings> = {}): Promise<Table<Toy>> {
    const { table } = await shown(settings);
    vi.useRealTimers();
    await click('Face to face');
    await screen.findByRole('region', { name: 'The half of Anna' });
    return table;
  }

  it('each half has a curtain of its own, and shows its own player alone', async () => {
    const table = await facing();
    expect(screen.queryByText(SECRET)).toBeNull();
    await act(() => table.open(1));
    expect(screen.getAllByText(SECRET)).toHaveLength(1);
    expect(half('Ben')).toHaveTextContent('Ben holds the secret number');
    await act(() => table.open(0));
    expect(half('Anna')).toHaveTextContent('Anna holds the secret number');
    window.dispatchEvent(new Event('blur'));
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  it('keeps what was begun in a half for that half alone', async () => {
    const table = await facing();
    await act(() => table.open(0));
    await rested();
    await fireEvent.click(within(half('Anna')).getByRole('button', { name: 'One more' }));
    await act(() => table.hide());
    expect(document.body).not.toHaveTextContent(/thinks of|as you left it/);
    await act(() => table.open(1));
    expect(document.body).not.toHaveTextContent(/thinks of|as you left it/);
    await act(() => table.open(0));
    expect(half('Anna')).toHaveTextContent(/Your 1 is as you left it.*Anna thinks of 1/);
    expect(half('Ben')).not.toHaveTextContent(/thinks of|as you left it/);
  });

  it('hangs the hem of a curtain that is about to fall over the half that is open', async () => {
    const { table } = await shown();
    await act(() => table.face());
    await act(() => table.open(1));
    await fireEvent.pointerMove(document.body);
    await later(55_000);
    expect(half('Ben')).toHaveTextContent('Ben, are you still looking?');
    expect(half('Anna')).not.toHaveTextContent('still looking');
  });

  it('each half takes no press for half a second after it was opened, and disturbs no finger in the other', async () => {
    const { table } = await shown();
    await act(() => table.face());
    await act(() => table.open(0));
    await later(500);
    const seal = (name: string): HTMLElement => within(half(name)).getByRole('button', { name: /^Seal 99/ });
    await fireEvent.pointerDown(seal('Anna'), { pointerId: 7 });
    await act(() => table.open(1));
    await fireEvent.click(seal('Ben'));
    expect(screen.queryByRole('alert')).toBeNull();
    await fireEvent(seal('Anna'), new PointerEvent('click', { bubbles: true, detail: 1, pointerId: 7 }));
    expect(within(half('Anna')).getByRole('alert')).toHaveTextContent('99 is more');
    await later(500);
    await fireEvent.click(seal('Ben'));
    expect(within(half('Ben')).getByRole('alert')).toHaveTextContent('99 is more');
  });

  it('the finger that opened a half presses nothing in it, however late it is lifted', async () => {
    const { table } = await shown();
    await act(() => table.face());
    await later(500);
    const gate = within(half('Anna')).getByRole('button', { name: /hold to open/ });
    await fireEvent.pointerDown(gate, { button: 0, pointerId: 7 });
    await later(602);
    expect(table.stage).toMatchObject({ open: [0] });
    await later(5000);
    const seal = within(half('Anna')).getByRole('button', { name: 'Seal 12' });
    await fireEvent.pointerUp(seal, { pointerId: 7 });
    await fireEvent(seal, new PointerEvent('click', { bubbles: true, detail: 1, pointerId: 7 }));
    await act(() => Promise.resolve());
    expect(table.isBusy).toBe(false);
    await fireEvent.pointerDown(seal, { pointerId: 8 });
    await fireEvent(seal, new PointerEvent('click', { bubbles: true, detail: 1, pointerId: 8 }));
    expect(table.isBusy).toBe(true);
  });

  it('both seal, and then all look at the table', async () => {
    const table = await facing();
    await act(() => table.open(0));
    await act(() => table.open(1));
    const seal = (name: string): HTMLElement => within(half(name)).getByRole('button', { name: 'Seal 12' });
    await rested();
    await fireEvent.click(seal('Anna'));
    await vi.waitFor(() => expect(half('Anna')).toHaveTextContent('has sealed'), SOON);
    expect(screen.getAllByText(SECRET)).toHaveLength(1);
    await rested();
    await fireEvent.click(seal('Ben'));
    await vi.waitFor(() => expect(table.stage).toEqual({ kind: 'table' }), SOON);
    expect(table.onlooker.guesses).toEqual([12, 12]);
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  it('at a strict table each half lies face down unless its own player holds it open', async () => {
    const table = await facing({ privacy: 'strict' });
    await act(() => table.open(0));
    await act(() => table.open(1));
    expect(screen.queryByText(SECRET)).toBeNull();
    expect(document.body.innerHTML).not.toMatch(/secret number/);
    const pad = within(half('Anna')).getByRole('button', { name: /Hold to look/ });
    await rested();
    await fireEvent.pointerDown(pad, { pointerId: 7, pointerType: 'touch' });
    expect(screen.getAllByText(SECRET)).toHaveLength(1);
    expect(half('Anna')).toHaveTextContent('Anna holds the secret number');
    await fireEvent.click(within(half('Anna')).getByRole('button', { name: 'Seal 12' }));
    await vi.waitFor(() => expect(half('Anna')).toHaveTextContent('has sealed'), SOON);
    expect(screen.queryByText(SECRET)).toBeNull();
    expect(half('Ben')).toHaveTextContent('Face down');
  });

  it('a half that was put away while it was held lies face down when it is opened again', async () => {
    const table = await facing({ privacy: 'strict' });
    await act(() => table.open(0));
    const pad = within(half('Anna')).getByRole('button', { name: /Hold to look/ });
    await rested();
    await fireEvent.pointerDown(pad, { pointerId: 7, pointerType: 'touch' });
    await act(() => table.hide());
    await act(() => table.face());
    await act(() => table.open(0));
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  it('what is refused to one is said in that half', async () => {
    const table = await facing();
    await act(() => table.open(0));
    await rested();
    await fireEvent.click(within(half('Anna')).getByRole('button', { name: 'Seal 99' }));
    await vi.waitFor(() => expect(within(half('Anna')).getByRole('alert')).toHaveTextContent('99 is more'), SOON);
  });

  it('what is refused to one at a strict table lies face down with the half', async () => {
    const table = await facing({ privacy: 'strict' });
    await act(() => table.open(0));
    const pad = within(half('Anna')).getByRole('button', { name: /Hold to look/ });
    await rested();
    await fireEvent.pointerDown(pad, { pointerId: 7, pointerType: 'touch' });
    await fireEvent.click(within(half('Anna')).getByRole('button', { name: 'Seal 99' }));
    await vi.waitFor(() => expect(within(half('Anna')).getByRole('alert')).toHaveTextContent('99 is more'), SOON);
    await fireEvent.pointerUp(pad, { pointerId: 7, pointerType: 'touch' });
    expect(document.body).not.toHaveTextContent('99 is more');
  });
});
