import { goto } from '$app/navigation';
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GAMES } from '$lib/games';
import { load } from '$lib/saves/saves';
import { setLocale } from '$lib/settings/language.svelte';
import { readShelf } from '$lib/shelf/list';
import Page from './+page.svelte';

const went = vi.mocked(goto);

beforeEach(() => {
  localStorage.clear();
  setLocale('en');
  went.mockClear();
});

const name = (number: number): HTMLElement => screen.getByRole('textbox', { name: `Name of player ${String(number)}` });

describe('setting the table', () => {
  test('without names the start is off, and says why', () => {
    render(Page);
    const start = screen.getByRole('button', { name: 'Start with 2' });
    expect(start).toHaveAttribute('aria-disabled', 'true');
    expect(start).toHaveAccessibleDescription('Every player needs a name.');
  });

  test('two players of one name are told apart in words', async () => {
    render(Page);
    await userEvent.type(name(1), 'Anna');
    await userEvent.type(name(2), 'anna ');
    expect(screen.getByText('Two players are called anna. Tell them apart.')).toBeInTheDocument();
    expect(name(2)).toHaveAttribute('aria-invalid', 'true');
  });

  test('a name that fills its field says so, and nothing more', async () => {
    render(Page);
    const full = 'The name is full: 20 letters fit.';
    await userEvent.type(name(1), 'x'.repeat(19));
    expect(screen.queryByText(full)).toBeNull();
    await userEvent.type(name(1), 'yz');
    expect(name(1)).toHaveValue(`${'x'.repeat(19)}y`);
    expect(screen.getByText(full)).toHaveRole('status');
    await userEvent.type(name(1), '{Backspace}');
    expect(screen.queryByText(full)).toBeNull();
  });

  test('start sets a table with these players, goes there, and remembers who sat where', async () => {
    render(Page);
    await userEvent.type(name(1), 'Anna');
    await userEvent.type(name(2), 'Ben');
    await userEvent.click(screen.getByRole('radio', { name: '3' }));
    await userEvent.click(screen.getByRole('button', { name: 'Start with 2' }));
    await waitFor(() => expect(went).toHaveBeenCalledOnce());
    const shelf = await readShelf(GAMES);
    const game = shelf.kind === 'shelf' ? shelf.games[0] : undefined;
    expect(went.mock.calls[0]?.[0]).toContain(`/bucket-king?game=${game?.id ?? ''}`);
    expect(game?.players.map((player) => player.name)).toEqual(['Anna', 'Ben']);
    expect(await load(game?.id ?? '')).toMatchObject({ summary: { options: { match: 3, starter: 'random' } } });
    expect(localStorage.getItem('tischlein.lastTable')).toContain('Anna');
  });

  test('the last table’s names come back by themselves, and two chairs change places', async () => {
    localStorage.setItem('tischlein.lastTable', '[{"name":"Clara","look":2},{"name":"David","look":3}]');
    render(Page);
    expect(name(1)).toHaveValue('Clara');
    await userEvent.click(screen.getByRole('button', { name: 'Seat 1: Clara' }));
    await userEvent.click(screen.getByRole('button', { name: 'Seat 2: David' }));
    expect(name(1)).toHaveValue('David');
    expect(name(2)).toHaveValue('Clara');
  });

  test('what somebody else left in storage is not taken for names', () => {
    localStorage.setItem('tischlein.lastTable', '[{"name":7},null,"x"]');
    localStorage.setItem('tischlein.names', 'no json');
    render(Page);
    expect(name(1)).toHaveValue('');
  });

  test('another language changes the words and keeps what was typed', async () => {
    render(Page);
    await userEvent.type(name(1), 'Anna');
    setLocale('de');
    expect(await screen.findByRole('heading', { name: 'Wer spielt mit?' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name von Person 1' })).toHaveValue('Anna');
  });
});
