import { act, fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import { DEAD_TIME } from './curtain';
import { click, freshDevice, inHand, SECRET, shown, SOON } from './testing/frame';
import * as tables from './testing/tables';

freshDevice();

describe('the table view', () => {
  it('says whose turn it is, what is expected, and has one primary action', async () => {
    const { page } = await shown();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Playing: seal');
    expect(screen.getByText('0 of 2 sealed')).toBeVisible();
    expect(page.querySelectorAll('.primary, [data-handover]')).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Pass the tablet to Anna' })).toBeVisible();
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  it('says when the game is not stored, and goes on', async () => {
    const { table } = await shown();
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    await inHand(table, [0], { kind: 'seal', guess: 9 });
    await act(() => table.toTable());
    expect(await screen.findByText(/^Not saved: there is no room left/)).toHaveAttribute('role', 'status');
    expect(screen.getByText('1 of 2 sealed')).toBeVisible();
  });

  it('takes no press on what a move has changed, until that has rested', async () => {
    const { table } = await shown();
    vi.useRealTimers();
    await act(() => tables.seal(table));
    for (const seat of [1, 0]) await act(() => tables.fromHand(table, seat, 'greet'));
    // From here on time stands still for presses, and the store goes on.
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.advanceTimersByTime(1e7);
    expect(await fireEvent.click(screen.getByRole('button', { name: 'Finish' }))).toBe(true);
    const after = await screen.findByRole('button', { name: 'How it went' }, SOON);
    expect(await fireEvent.click(after)).toBe(false);
    vi.advanceTimersByTime(DEAD_TIME);
    expect(await fireEvent.click(after)).toBe(true);
  });

  it('says that a move was not made where another window has taken over the game, until it is played on here', async () => {
    const { table } = await shown({ privacy: 'openTable' });
    vi.useRealTimers();
    const other = await tables.opened(table.id);
    await tables.seal(other);
    await act(() => table.pass(0));
    await click('Seal 12');
    const refused = await screen.findByText(/^Another window has taken over this game/);
    expect(refused.closest('[role=status]')).toBeVisible();
    expect(screen.queryByText(SECRET)).toBeNull();
    expect(screen.queryByText('Not now.')).toBeNull();
    await click('Play on here');
    await vi.waitFor(() => expect(refused).not.toBeInTheDocument(), SOON);
    expect(screen.queryByText(/another window/i)).toBeNull();
  });

  it('says until the first move, and then in the menu, that the screen may go dark', async () => {
    // A browser of tests keeps no screen on.
    const { table } = await shown();
    const sentence = /^This browser doesn’t keep the screen on/;
    expect(screen.getByText(sentence)).toHaveAttribute('role', 'status');
    await inHand(table, [0], { kind: 'seal', guess: 9 });
    await act(() => table.toTable());
    expect(screen.queryByText(sentence)).toBeNull();
    await click('Menu');
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('announces what happened, and tells it again in the log', async () => {
    const { table } = await shown();
    await inHand(table, [0], { kind: 'seal', guess: 9 });
    await act(() => table.toTable());
    expect(screen.getByText('Anna sealed a guess. Pass the tablet to Ben, to guess.')).toHaveAttribute(
      'role',
      'status'
    );
    await click('What happened so far');
    expect(await screen.findByRole('listitem')).toHaveTextContent('Anna sealed a guess.');
  });
});

describe('looking back', () => {
  it('shows an earlier table as everybody saw it, and leads back to now', async () => {
    const { table } = await shown();
    await inHand(table, [0, 1], { kind: 'seal', guess: 9 });
    await act(() => table.toTable());
    expect(screen.getByText('0 of 2 sealed')).toBeVisible();
    await click('What happened so far');
    await fireEvent.click(await screen.findByRole('button', { name: 'Show the table then: Anna sealed a guess.' }));
    expect(await screen.findByText('Turn 1 of 2')).toBeVisible();
    expect(screen.getByText('1 of 2 sealed')).toBeVisible();
    expect(screen.queryByText(SECRET)).toBeNull();
    await click('Back to now');
    expect(screen.getByText('0 of 2 sealed')).toBeVisible();
  });

  it('is over once the table is covered', async () => {
    const { table } = await shown();
    await inHand(table, [0], { kind: 'seal', guess: 9 });
    await act(() => table.toTable());
    await click('What happened so far');
    await fireEvent.click(await screen.findByRole('button', { name: 'Show the table then: Anna sealed a guess.' }));
    expect(await screen.findByText('Turn 1 of 1')).toBeVisible();
    await act(() => table.pass(1));
    await act(() => table.toTable());
    expect(screen.queryByText('Turn 1 of 1')).toBeNull();
  });
});

describe('taking back', () => {
  it('by consent, everybody taps their emblem, and only then it is done', async () => {
    const { table } = await shown();
    await inHand(table, [0], { kind: 'seal', guess: 9 });
    await act(() => table.open());
    await act(() => table.toTable());
    await click('Take the last move back');
    const go = await screen.findByRole('button', { name: 'Take it back' });
    expect(go).toHaveAccessibleDescription('2 have yet to agree.');
    await click('Anna agrees');
    expect(screen.getByText('1 of 2 agree')).toBeVisible();
    await fireEvent.click(go);
    expect(table.onlooker.done).toEqual([0]);
    await click('Ben agrees');
    await click('Take it back');
    await vi.waitFor(() => expect(table.onlooker.done).toEqual([]), SOON);
    expect(screen.getByText('The last move was taken back.')).toBeVisible();
  });

  it('is not to be had where something came to be known, and the log says by what: for now, and of its locks', async () => {
    const { table } = await shown();
    await inHand(table, [0, 1], { kind: 'seal', guess: 9 });
    await click('Take the last move back');
    const opened = 'because what was hidden lies open now.';
    expect(await screen.findByText(`The last move can’t be taken back, ${opened}`)).toBeVisible();
    await click('Close');
    await inHand(table, [1], { kind: 'greet' });
    await click('Take the last move back');
    expect(await screen.findByText(`A lock: can’t be taken back, ${opened}`)).toBeVisible();
    await click('Close');
    await inHand(table, [0], { kind: 'draw' });
    await click('Take the last move back');
    expect(await screen.findByText('The last move can’t be taken back, because a card was drawn.')).toBeVisible();
  });
});
