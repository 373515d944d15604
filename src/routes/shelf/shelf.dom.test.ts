import { goto } from '$app/navigation';
import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyStore } from '$lib/table/testing/tables';
import { create } from '$lib/saves/saves';
import { GAMES } from '$lib/games';
import { middle } from '../../../tests/saves/golden';
import { saved } from '../../../tests/saves/saved';
import OpenedDialog from './lazy/OpenedDialog.svelte';
import Pinned from './Pinned.svelte';
import { ShelfPage } from './shelf.svelte';

const persist = vi.fn(() => Promise.resolve(true));

beforeEach(async () => {
  await emptyStore();
  localStorage.clear();
  persist.mockClear();
  vi.mocked(goto).mockClear();
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { persist, persisted: () => Promise.resolve(persist.mock.calls.length > 0) }
  });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'storage'));

describe('the browser is asked to keep the games for good', () => {
  it('when the first game stands on the shelf, and only once', async () => {
    const shelf = new ShelfPage();
    await shelf.look();
    expect(persist).not.toHaveBeenCalled();
    const save = saved('a');
    await create({ ...save, summary: { ...save.summary, game: 'bucket-king' } });
    await shelf.look();
    expect(persist).toHaveBeenCalledOnce();
    expect(shelf.durability?.kind).toBe('protected');
    await shelf.look();
    await new ShelfPage().look();
    expect(persist).toHaveBeenCalledOnce();
  });
});

describe('a stored game that can’t stand like that by its rules', () => {
  it('is listed as such, and costs no other', async () => {
    const game = await GAMES[0].load();
    const [good, bad] = [middle(game, 'good'), middle(game, 'bad')];
    await create(good);
    await create({ ...bad, standing: { ...bad.standing, now: { ...bad.standing.now, phase: 'nonsense' } } });
    const shelf = new ShelfPage();
    await shelf.look();
    expect(shelf.games.map(({ id }) => id)).toEqual(['good']);
    expect(shelf.unread).toMatchObject([{ kind: 'unsound', id: 'bad', game: 'bucket-king' }]);
    // And stays so whenever the shelf is read again.
    await shelf.look();
    expect(shelf.unread).toHaveLength(1);
  });
});

describe('a device on which nobody has begun a game', () => {
  it('is welcomed until one stands on the shelf or has stood there, whatever became of it', async () => {
    const shelf = new ShelfPage();
    expect(shelf.isNew).toBe(true);
    await shelf.look();
    expect(shelf.isNew).toBe(true);
    await create({ ...saved('a'), summary: { ...saved('a').summary, game: 'bucket-king' } });
    await shelf.look();
    expect(shelf.isNew).toBe(false);
    await shelf.remove(
      'a',
      () => '',
      () => ''
    );
    expect(shelf.games).toEqual([]);
    expect(shelf.isNew).toBe(false);
    // Really gone, what was remembered of its table still tells.
    await emptyStore();
    localStorage.setItem('tischlein.lastTable', '[]');
    const later = new ShelfPage();
    await later.look();
    expect(later.isNew).toBe(false);
  });
});

describe('a finished game', () => {
  /** Of The Bucket King, played so many days ago, won by Zoë on seat 1. */
  async function finished(id: string, days: number, seat = 1): Promise<void> {
    const save = middle(await GAMES[0].load(), id);
    const glance = { ...save.summary.glance, outcome: { places: [[seat]] } };
    const playedAt = Date.now() - days * 24 * 3_600_000;
    await create({ ...save, summary: { ...save.summary, playedAt, over: true, glance } });
  }
  const props = (shelf: ShelfPage) => ({ games: shelf.finished, winners: shelf.winners, now: shelf.now });

  it('hangs on the wall as a sheet that says who won and leads to it, with a tally from the second on', async () => {
    const shelf = new ShelfPage();
    await finished('one', 0);
    await shelf.look();
    const { unmount } = render(Pinned, { ...props(shelf), onmore: vi.fn(), onall: vi.fn() });
    const sheet = screen.getByRole('link', { name: /^The Bucket King, .*: Zoë won, with Anna$/ });
    expect(sheet).toHaveAttribute('href', '/bucket-king?game=one');
    expect(screen.queryByRole('table')).toBeNull();
    unmount();
    await finished('two', 1, 0);
    await finished('three', 2);
    await shelf.look();
    render(Pinned, { ...props(shelf), onmore: vi.fn(), onall: vi.fn() });
    const tally = screen.getByRole('table', { name: 'Who won how often' });
    expect(
      within(tally)
        .getAllByRole('row')
        .map((row) => row.textContent.replaceAll(/\s+/g, ''))
    ).toEqual(['Zoë2', 'Anna1']);
  });

  it('that the wall has no room for lies on a pile, which opens all of them', async () => {
    for (let at = 0; at < 20; at += 1) await finished(`n${String(at)}`, at);
    const shelf = new ShelfPage();
    await shelf.look();
    const onall = vi.fn();
    render(Pinned, { ...props(shelf), onmore: vi.fn(), onall });
    expect(screen.getAllByRole('link').length).toBeLessThan(10);
    await userEvent.click(screen.getByRole('button', { name: /^All 20/ }));
    expect(onall).toHaveBeenCalledOnce();
    const dialog = { kind: 'all', which: 'finished' } as const;
    render(OpenedDialog, { shelf, dialog, onopen: vi.fn(), onclose: vi.fn() });
    expect(within(screen.getByRole('dialog', { hidden: true })).getAllByRole('link', { hidden: true })).toHaveLength(
      20
    );
  });

  it('is played once more from its sheet: the same people at a new game', async () => {
    await finished('old', 0);
    const shelf = new ShelfPage();
    await shelf.look();
    const [game] = shelf.finished;
    if (game === undefined) throw new Error('not listed');
    render(OpenedDialog, { shelf, dialog: { kind: 'game', game }, onopen: vi.fn(), onclose: vi.fn() });
    await userEvent.click(screen.getByRole('button', { name: 'Once more', hidden: true }));
    await waitFor(() => expect(vi.mocked(goto)).toHaveBeenCalledOnce(), { timeout: 10_000 });
    await shelf.look();
    const [next] = shelf.underWay;
    expect(vi.mocked(goto).mock.calls[0]?.[0]).toBe(`/bucket-king?game=${next?.id ?? ''}`);
    expect(next?.players).toEqual(game.players);
    expect(shelf.finished).toHaveLength(1);
  });
});
