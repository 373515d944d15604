import { act, render, screen, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { create } from '$lib/saves/saves';
import { emptyStore } from '$lib/table/testing/tables';
import { saved } from '../../../tests/saves/saved';
import { nameOf } from '../catalogue';
import UnreadGames from './lazy/UnreadGames.svelte';
import OpenedDialog from './lazy/OpenedDialog.svelte';
import { more } from './more';
import { ShelfPage } from './shelf.svelte';
import Tickets from './Tickets.svelte';

// What is loaded when it is asked for takes its time here, once.
await more();

beforeEach(async () => {
  await emptyStore();
});

const game = (id: string, title: string) => ({ ...saved(id).summary, game: 'bucket-king', title });

/** A game of which a part throws as soon as somebody reads it. */
function undrawable(id: string) {
  return Object.defineProperty(game(id, 'Bad'), 'players', {
    get: () => {
      throw new TypeError('not drawn');
    }
  });
}

describe('what can’t be drawn', () => {
  it('costs no other ticket, and can be put into a file and deleted', async () => {
    await create(saved('bad'));
    const shelf = new ShelfPage();
    vi.spyOn(shelf, 'look').mockResolvedValue();
    const games = [game('one', 'First'), undrawable('bad'), game('two', 'Second')];
    render(Tickets, { shelf, games, now: 0, onmore: vi.fn(), onall: vi.fn() });
    expect(screen.getByRole('heading', { name: 'First' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Second' })).toBeVisible();
    const said = await screen.findByText(/This cannot be shown/);
    const bad = within(said.closest('li') as HTMLElement);
    expect(bad.getByRole('button', { name: /^Save to a file/ })).toBeVisible();
    await act(() => bad.getByRole('button', { name: /^Delete/ }).click());
    await vi.waitFor(() => expect(shelf.message?.undo).toBeTypeOf('function'));
  });

  it('leaves a sheet in which its game can be put into a file and deleted', () => {
    const dialog = {
      kind: 'game',
      game: Object.defineProperty(game('bad', ''), 'title', {
        get: () => {
          throw new TypeError('not drawn');
        }
      })
    } as const;
    render(OpenedDialog, { shelf: new ShelfPage(), dialog, onopen: vi.fn(), onclose: vi.fn() });
    expect(screen.getByRole('button', { name: /^Delete/, hidden: true })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Save to a file/, hidden: true })).toBeVisible();
  });

  it('is not what a record calls its game: names of the language’s own parts are no boxes', () => {
    const shelf = new ShelfPage();
    shelf.unread = ['constructor', '__proto__', 'toString'].map((called) => {
      return { kind: 'newer', id: called, game: called, names: [], title: null, playedAt: null };
    });
    render(UnreadGames, { shelf });
    const unknown = nameOf({ game: null, title: null });
    expect(screen.getAllByRole('heading', { level: 3, name: unknown })).toHaveLength(3);
    expect(screen.getAllByText(/newer Tischlein/)).toHaveLength(3);
  });
});
