import { act, fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { click, covered, freshDevice, gate, heardLate, later, letGo, press, SECRET, shown } from './testing/frame';

freshDevice();

describe('the curtain', () => {
  it('names who takes the tablet and what is coming, and the board under it is out of reach', async () => {
    const { table, page } = await shown();
    await covered(table);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Pass the tablet to\s+Anna/);
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.getByText('Guess the sum.')).toBeVisible();
    expect(screen.queryByText(SECRET)).toBeNull();
    expect(screen.getByText('The board lies open.').closest('[aria-hidden=true]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
    expect(page.innerHTML).not.toMatch(/secret/i);
  });

  it('asks nobody to pass a tablet that lies flat', async () => {
    const { table, page } = await shown({ lying: 'flat' });
    await act(() => table.pass(0));
    await later(500);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^For\s+Anna$/);
    expect(page).not.toHaveTextContent(/pass the tablet/i);
  });

  it('opens when it is held, and shows the hand of that seat alone', async () => {
    const { table } = await shown();
    await covered(table);
    await press();
    await later(599);
    expect(screen.queryByText(SECRET)).toBeNull();
    await later(3);
    expect(table.stage).toEqual({ kind: 'hand', seat: 0 });
    expect(screen.getByText(SECRET)).toHaveTextContent(/^Anna holds/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Anna, only you see this');
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('stays shut for an early release, a stray tap and a double tap', async () => {
    const { table } = await shown();
    await covered(table);
    await press();
    await later(300);
    await letGo();
    await later(2000);
    await press();
    await letGo();
    await press();
    await letGo();
    await fireEvent.click(gate(), { detail: 2 });
    await later(2000);
    expect(table.stage.kind).toBe('curtain');
  });

  it.each([
    ['slides off the gate', () => fireEvent.pointerLeave(gate(), { pointerId: 1 })],
    ['is taken over by the system', () => fireEvent.pointerCancel(gate(), { pointerId: 1 })],
    ['rests while the window loses the focus', () => fireEvent.blur(window)]
  ] as const)('stays shut for a finger that %s', async (_, slip) => {
    const { table } = await shown();
    await covered(table);
    await press();
    await later(300);
    await slip();
    await later(2000);
    expect(table.stage.kind).toBe('curtain');
  });

  it('heeds no touch that was on its way when the screen changed', async () => {
    const { table } = await shown();
    await act(() => table.pass(0));
    await later(400);
    await press();
    await later(600);
    await letGo();
    await later(2000);
    expect(table.stage.kind).toBe('curtain');
  });

  it('counts a touch from when it was made, not from when a busy machine heard of it', async () => {
    const { table } = await shown();
    await act(() => table.pass(0));
    const fell = performance.now();
    await later(2000);
    // The tap that brought the curtain, made twice.
    await heardLate('pointerDown', fell + 100);
    await later(599);
    await heardLate('pointerUp', fell + 200);
    await later(2000);
    expect(table.stage.kind).toBe('curtain');
    // A short tap, and the machine was busy from one end of it to long after the other.
    const tapped = performance.now();
    await later(1000);
    await heardLate('pointerDown', tapped);
    await heardLate('pointerUp', tapped + 200);
    await later(2000);
    expect(table.stage.kind).toBe('curtain');
  });

  it('hears first that the finger has left, and only then that it stayed long enough', async () => {
    const { table } = await shown();
    await covered(table);
    const pressed = performance.now();
    await press();
    await later(601);
    await heardLate('pointerUp', pressed + 300);
    await later(2000);
    expect(table.stage.kind).toBe('curtain');
  });

  it('opens in two separate steps for those who can’t hold', async () => {
    const { table } = await shown();
    await covered(table);
    await click('Open without holding');
    await later(500);
    await click('I am Anna');
    await click('Show my cards');
    expect(table.stage.kind).toBe('curtain');
    await later(500);
    await click('Show my cards');
    expect(table.stage).toEqual({ kind: 'hand', seat: 0 });
  });

  it('leads a key or a screen reader on its gate to the two steps', async () => {
    const { table } = await shown();
    await covered(table);
    // What Enter, Space and a screen reader make of a button.
    await fireEvent.click(gate(), { detail: 0 });
    expect(screen.getByRole('button', { name: 'I am Anna' })).toBeVisible();
    expect(table.stage.kind).toBe('curtain');
  });

  it('goes back to the table and shows nothing', async () => {
    const { table } = await shown();
    await covered(table);
    await click('Not you? Back to the table');
    expect(table.stage).toEqual({ kind: 'table' });
    expect(screen.getByText('The board lies open.')).toBeVisible();
    expect(screen.queryByText(SECRET)).toBeNull();
  });
});
