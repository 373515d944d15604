import { act, fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { DEAD_TIME, HOLD, RISE } from './curtain';
import { click, freshDevice, gate, inHand, later, letGo, passed, press, SECRET, shown } from './testing/frame';

freshDevice();

const ring = (): HTMLElement => screen.getByRole('region', { name: /Anna$/ });

describe('the ring on the table', () => {
  it('opens the hand in one act, with no curtain between, and the table is out of reach by then', async () => {
    const { table, page } = await shown();
    await passed();
    await press();
    await later(599);
    expect(screen.queryByText(SECRET)).toBeNull();
    expect(table.stage).toEqual({ kind: 'table' });
    await later(3);
    expect(table.stage).toEqual({ kind: 'hand', seat: 0 });
    expect(table.peeks(0).times).toBe(1);
    expect(screen.getByText(SECRET)).toHaveTextContent(/^Anna holds/);
    expect(page.querySelector('[data-handover]')?.closest('.covered')).not.toBeNull();
    await vi.waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('counts from when it has come up, each time anew', async () => {
    const { table } = await shown();
    const tooSoon = async (): Promise<void> => {
      await later(RISE + DEAD_TIME - 1);
      await press();
      await letGo();
      await later(2000);
      expect(table.stage.kind).toBe('table');
    };
    await tooSoon();
    await act(() => table.pass(1));
    await act(() => table.toTable());
    await tooSoon();
  });

  it('begins to fill at that moment under a finger that is on it already', async () => {
    const { table } = await shown();
    await later(RISE);
    await press();
    await later(DEAD_TIME - 1);
    expect(gate()).toHaveClass('rests');
    expect(gate()).not.toHaveClass('held');
    await later(3);
    expect(gate()).toHaveClass('held');
    expect(gate()).not.toHaveClass('rests');
    expect(ring()).toHaveTextContent('Let go, and it falls back.');
    await later(HOLD - 1);
    expect(table.stage.kind).toBe('table');
    await later(3);
    expect(table.stage).toEqual({ kind: 'hand', seat: 0 });
  });

  it('hears a finger that comes while all the rest of a new table takes no press', async () => {
    const { table } = await shown();
    await act(() => table.pass(1));
    await act(() => table.toTable());
    await later(100);
    expect(document.querySelector('[data-resting]')).not.toBeNull();
    await press();
    await later(RISE + DEAD_TIME - 100 + HOLD - 1);
    expect(table.stage.kind).toBe('table');
    await later(5);
    expect(table.stage.kind).toBe('hand');
  });

  it('opens nothing for a finger that has come before it came for somebody else', async () => {
    const { table } = await shown();
    await later(RISE);
    await press();
    await act(() => table.pass(1));
    await act(() => table.toTable());
    await later(3000);
    expect(table.stage.kind).toBe('table');
  });

  it.each([
    ['is lifted early', () => letGo()],
    ['slides off', () => fireEvent.pointerLeave(gate(), { pointerId: 1 })],
    ['is taken over by the system', () => fireEvent.pointerCancel(gate(), { pointerId: 1 })],
    ['rests while the window loses the focus', () => fireEvent.blur(window)],
    ['rests while the tablet is turned', () => fireEvent(window, new Event('resize'))],
    ['is not the only one', () => fireEvent.pointerDown(document.body, { pointerId: 2, isPrimary: false })]
  ] as const)('opens nothing for a finger that %s, and can be held again', async (_, slip) => {
    const { table } = await shown();
    await passed();
    await press();
    await later(300);
    expect(ring()).toHaveTextContent('Let go, and it falls back.');
    await slip();
    await later(2000);
    expect(table.stage.kind).toBe('table');
    expect(ring()).toHaveTextContent('Hold until the ring is full.');
    await letGo();
    await press();
    await later(602);
    expect(table.stage.kind).toBe('hand');
  });

  it('has a cloth part over the hand, which a touch takes away at once, and takes no press for a while after that', async () => {
    const { table, page } = await shown();
    await passed();
    await press();
    await later(602);
    const cloth = (): Element | null => page.querySelector('.parting');
    expect(cloth()).not.toBeNull();
    await later(450);
    await fireEvent.pointerDown(screen.getByRole('button', { name: 'Seal 12' }), { pointerId: 3 });
    expect(cloth()).toBeNull();
    await later(60);
    await fireEvent.click(screen.getByRole('button', { name: 'Seal 12' }), { detail: 1, pointerId: 3 });
    expect(table.isBusy).toBe(false);
    expect(table.onlooker.done).toEqual([]);
  });

  it('has the cloth part by itself, also where nothing is animated', async () => {
    const { page } = await shown();
    await passed();
    await press();
    await later(602);
    await later(400);
    await later(430);
    expect(page.querySelector('.parting')).toBeNull();
  });

  it('leads a key or a screen reader to two steps on two screens, with the way back on the second', async () => {
    const { table } = await shown();
    await passed();
    await fireEvent.click(gate(), { detail: 0 });
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'I am Anna' })).toHaveFocus());
    await click('I am Anna');
    expect(table.stage.kind).toBe('table');
    await passed();
    await click('I am Anna');
    expect(table.stage).toMatchObject({ kind: 'curtain', seat: 0 });
    expect(screen.getByRole('button', { name: 'Not Anna?' })).toBeVisible();
    expect(screen.queryByText(SECRET)).toBeNull();
    await later(DEAD_TIME);
    await click('Show my cards');
    expect(table.stage).toEqual({ kind: 'hand', seat: 0 });
  });

  it('tells how often this hand was opened since its last move, as its curtain does', async () => {
    const { table } = await shown();
    expect(ring()).toHaveTextContent('Everyone else, look away.');
    await act(() => table.pass(0));
    await act(() => table.open());
    await act(() => table.toTable());
    expect(ring()).toHaveTextContent(/Opened since their last move/);
  });

  it('changes how private the table is, and is none where all hands lie open', async () => {
    const { table } = await shown();
    await passed();
    await click('How private?');
    await fireEvent.click(screen.getByRole('radio', { name: 'Open' }));
    expect(table.settings.privacy).toBe('openTable');
    expect(screen.queryByRole('region', { name: /Anna$/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Open the hand of Anna', hidden: true })).toBeInTheDocument();
  });

  it('comes up anew for somebody else while it is in sight, and not for whoever it was for', async () => {
    const { table, page } = await shown();
    await inHand(table, [0], { kind: 'seal', guess: 9 });
    await act(() => table.toTable());
    const name = (): boolean | undefined => page.querySelector('[data-handover]')?.classList.contains('other');
    const before = name();
    await act(() => table.setPrivacy('relaxed'));
    expect([screen.getByRole('region', { name: /Ben$/ }).isConnected, name()]).toEqual([true, before]);
    await act(() => table.undo());
    expect([ring().isConnected, name()]).toEqual([true, before === false]);
  });

  it('says that the tablet stays where it is, and asks nobody to pass one that lies flat', async () => {
    const { table } = await shown({ lying: 'flat' });
    expect(ring()).toHaveAccessibleName('For Anna');
    await act(() => table.pass(0));
    await act(() => table.open());
    await act(() => table.toTable());
    expect(ring()).toHaveAccessibleName('It stays with Anna');
  });
});
