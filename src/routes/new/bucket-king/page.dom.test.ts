import { goto } from '$app/navigation';
import { act, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { GAMES } from '$lib/games';
import type { SavedSettings } from '$lib/saves/records';
import { load } from '$lib/saves/saves';
import { setLocale } from '$lib/settings/language.svelte';
import { readShelf } from '$lib/shelf/list';
import { emptyStore } from '$lib/table/testing/tables';
import Page from './+page.svelte';

const went = vi.mocked(goto);

beforeEach(async () => {
  await emptyStore();
  localStorage.clear();
  setLocale('en');
  went.mockClear();
});

const name = (number: number): HTMLElement => screen.getByRole('textbox', { name: `Name of player ${String(number)}` });
const button = (called: string | RegExp): HTMLElement => screen.getByRole('button', { name: called });

/** Starts, and returns the game that has begun. */
async function begun() {
  await userEvent.click(button(/^Start with/));
  await waitFor(() => expect(went).toHaveBeenCalledOnce());
  const shelf = await readShelf(GAMES);
  const game = shelf.kind === 'shelf' ? shelf.games[0] : undefined;
  if (game === undefined) throw new Error('nothing has begun');
  expect(went.mock.calls[0]?.[0]).toContain(`/bucket-king?game=${game.id}`);
  return game;
}

/** Opens the row of an option, and chooses in it. */
async function choose(option: RegExp, choice: string): Promise<void> {
  await userEvent.click(button(option));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('radio', { name: choice }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
}

describe('setting the table', () => {
  test('nobody has to type: seats are called by their emblems, in the language of the table, and are nobody to remember', async () => {
    setLocale('de');
    render(Page);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name von Person 2' }), 'Ben');
    await userEvent.click(button('Zu 2 beginnen'));
    await waitFor(() => expect(went).toHaveBeenCalledOnce());
    const shelf = await readShelf(GAMES);
    const [game] = shelf.kind === 'shelf' ? shelf.games : [];
    expect(game?.players).toEqual([
      { name: 'Schlüssel', look: 0 },
      { name: 'Ben', look: 1 }
    ]);
    expect(localStorage.getItem('tischlein.names')).not.toContain('Schlüssel');
    // The same table comes back, in whatever language is spoken then.
    setLocale('en');
    document.body.innerHTML = '';
    render(Page);
    expect(name(1)).toHaveValue('');
    expect(name(1)).toHaveAttribute('placeholder', 'Key');
    expect(name(2)).toHaveValue('Ben');
  });

  test('hints are switched on for one seat, in its row, and are kept in the save', async () => {
    render(Page);
    await userEvent.type(name(1), 'Anna');
    await userEvent.click(button('Seat, colour, remove: Anna'));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('switch', { name: 'Hints for Anna' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(name(1)).toHaveAccessibleDescription(/Anna gets hints/);
    const { id } = await begun();
    expect(await load(id)).toMatchObject({ summary: { table: { hints: [expect.any(String), null] } } });
  });

  test('a name is written where its row is tapped, and Enter leads to the next', async () => {
    render(Page);
    expect(name(1)).toHaveAccessibleDescription('Tap to name');
    await userEvent.click(name(1));
    await userEvent.keyboard('Anna{Enter}');
    expect(name(2)).toHaveFocus();
    await userEvent.keyboard('Ben{Enter}');
    expect(name(2)).not.toHaveFocus();
    expect(went).not.toHaveBeenCalled();
    expect((await begun()).players.map((player) => player.name)).toEqual(['Anna', 'Ben']);
  });

  test('two players of one name are told apart in words, once somebody tries to start', async () => {
    render(Page);
    await userEvent.type(name(1), 'moon');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(name(2)).not.toHaveAttribute('aria-invalid');
    await userEvent.click(button('Start with 2'));
    // The second seat is called like that by its emblem.
    expect(screen.getByRole('alert')).toHaveTextContent('Two players are called Moon. Tell them apart.');
    expect(name(2)).toHaveAttribute('aria-invalid', 'true');
    expect(name(2)).toHaveFocus();
    expect(went).not.toHaveBeenCalled();
    await userEvent.keyboard('Ben');
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await begun()).players.map((player) => player.name)).toEqual(['moon', 'Ben']);
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

  test('what the rows of the options say is what the table begins with', async () => {
    render(Page);
    await userEvent.type(name(1), 'Anna');
    await choose(/^Rounds/, '3');
    await choose(/^Who starts\?/, 'Moon');
    await choose(/^Equals turn/, 'On');
    expect(button(/^Rounds/)).toHaveTextContent(/3$/);
    expect(button(/^Who starts\?/)).toHaveTextContent(/Moon$/);
    expect(button(/^Equals turn/)).toHaveTextContent(/On$/);
    expect(button(/^The tablet/)).toHaveTextContent(/passed round$/);
    await userEvent.click(screen.getByRole('switch', { name: 'First-game guide' }));
    const { id } = await begun();
    expect(await load(id)).toMatchObject({
      summary: { options: { match: 3, starter: 1, equalsTurn: true }, table: { lying: 'passedRound', guides: false } }
    });
    expect(localStorage.getItem('tischlein.lastTable')).toContain('Anna');
    // For the next table of this box, too.
    document.body.innerHTML = '';
    render(Page);
    expect(screen.getByRole('switch', { name: 'First-game guide' })).not.toBeChecked();
  });

  test('an option says in its sheet what it does, and that it is a house rule', async () => {
    render(Page);
    await userEvent.click(button(/^Draw it or lose it/));
    const sheet = within(screen.getByRole('dialog'));
    expect(sheet.queryByText('House rule')).toBeNull();
    await userEvent.click(sheet.getByRole('radio', { name: 'On' }));
    expect(screen.getByRole('dialog')).toHaveTextContent(/House rule\s+Nobody draws for you/);
  });

  test('the last table’s names come back by themselves, and two chairs change places', async () => {
    localStorage.setItem('tischlein.lastTable', '[{"name":"Clara","look":2},{"name":"David","look":3}]');
    render(Page);
    expect(name(1)).toHaveValue('Clara');
    await userEvent.click(button('Seat 1: Clara'));
    await userEvent.click(button('Seat 2: David'));
    expect(name(1)).toHaveValue('David');
    expect(name(2)).toHaveValue('Clara');
  });

  test('whoever played here before takes the first seat nobody has named, else a new one, and leaves it again', async () => {
    localStorage.setItem('tischlein.names', '[{"name":"Eva","look":4},{"name":"Opa","look":5},{"name":"Jo","look":6}]');
    render(Page);
    await userEvent.click(button('Add Opa'));
    expect(name(1)).toHaveValue('Opa');
    await userEvent.click(button('Add Eva'));
    await userEvent.click(button('Add Jo'));
    expect(name(3)).toHaveValue('Jo');
    expect(button('Add Eva')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button('Add Eva'));
    expect(name(2)).toHaveValue('');
    expect(name(2)).toHaveAttribute('placeholder', 'Acorn');
  });

  test('a seat is dressed, moved and taken away from its own sheet', async () => {
    localStorage.setItem('tischlein.lastTable', '[{"name":"Anna","look":0},{"name":"","look":1},{"name":"","look":2}]');
    render(Page);
    await userEvent.click(button('Seat, colour, remove: Moon'));
    await userEvent.click(screen.getByRole('radio', { name: 'Green clover' }));
    expect(name(2)).toHaveAttribute('placeholder', 'Clover');
    await userEvent.click(button('One seat earlier'));
    expect(name(1)).toHaveAttribute('placeholder', 'Clover');
    await userEvent.click(button('Remove'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    expect(name(1)).toHaveValue('Anna');
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
    await act(() => setLocale('de'));
    expect(await screen.findByRole('heading', { name: 'Wer spielt mit?' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Name von Person 1' })).toHaveValue('Anna');
    expect(screen.getByRole('textbox', { name: 'Name von Person 2' })).toHaveAttribute('placeholder', 'Mond');
  });

  test('the guide follows what another window wants, until the page is left', async () => {
    const { unmount } = render(Page);
    const guide = screen.getByRole('switch', { name: 'First-game guide' });
    expect(guide).toBeChecked();
    localStorage.setItem('tischlein.guideWanted.bucket-king', 'no');
    await act(() =>
      dispatchEvent(new StorageEvent('storage', { key: 'tischlein.guideWanted.bucket-king', newValue: 'no' }))
    );
    expect(guide).not.toBeChecked();
    const forgotten = vi.spyOn(window, 'removeEventListener');
    unmount();
    expect(forgotten).toHaveBeenCalledWith('storage', expect.any(Function));
  });

  test('the rules are read over the table that is set, which stays as it is', async () => {
    render(Page);
    await userEvent.type(name(1), 'Anna');
    await userEvent.click(button('How it is played'));
    const sheet = await screen.findByRole('dialog', {}, { timeout: 20_000 });
    expect(within(sheet).getByRole('heading', { name: 'All the rules' })).toBeInTheDocument();
    await userEvent.click(within(sheet).getByRole('switch', { name: 'First-game guide' }));
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('switch', { name: 'First-game guide' })).not.toBeChecked();
    expect(name(1)).toHaveValue('Anna');
  });
});

describe('computers at the table', () => {
  const row = (called: RegExp): HTMLElement => screen.getByRole('group', { name: called });
  const stored = async () => {
    const game = await begun();
    const raw = await load(game.id);
    return { game, table: (raw as { readonly summary: { readonly table: SavedSettings } }).summary.table };
  };
  const levels = ({ computers }: SavedSettings) => computers?.map((one) => one?.level ?? null);

  test('fill it up at one tap, play as one tap says, and are stored with a seed each; they are nobody to remember', async () => {
    render(Page);
    await userEvent.type(name(1), 'Anna');
    await userEvent.type(name(2), 'Ben');
    await userEvent.click(button('Fill up with computers'));
    expect(row(/Seat 3: Rosa, computer, fair/)).toBeVisible();
    expect(row(/Seat 4: Otto, computer, fair/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fill up with computers' })).toBeNull();
    const box = screen.getByRole('group', { name: 'The computer plays' });
    expect(box).toHaveAccessibleDescription('Plays to win.');
    await userEvent.click(within(box).getByRole('radio', { name: 'Keen' }));
    expect(box).toHaveAccessibleDescription('Thinks first.');
    expect(row(/Seat 3: Rosa, computer, keen/)).toBeVisible();
    expect(button('Start with 4')).toHaveAccessibleDescription('4 players, 2 of them computers');
    // Two people have something to hide.
    expect(screen.getByRole('radio', { name: 'Relaxed' })).toBeEnabled();
    const { game, table } = await stored();
    expect(game.players.map((player) => player.name)).toEqual(['Anna', 'Ben', 'Rosa', 'Otto']);
    expect(levels(table)).toEqual([null, null, 'keen', 'keen']);
    expect(new Set(table.computers?.map((one) => one?.seed)).size).toBe(3);
    expect(localStorage.getItem('tischlein.names')).not.toContain('Rosa');
    // The same table comes back with them.
    document.body.innerHTML = '';
    render(Page);
    expect(row(/Seat 4: Otto, computer, keen/)).toBeVisible();
  });

  test('one person is enough: the other seats are theirs, there is no curtain, and the choice of it rests', async () => {
    render(Page);
    await userEvent.type(name(1), 'Anna');
    await userEvent.click(button('Fill up with computers'));
    expect(row(/Seat 2: Rosa/)).toBeVisible();
    const privacy = screen.getByRole('group', { name: 'How private?' });
    expect(privacy).toBeDisabled();
    expect(privacy).toHaveAccessibleDescription('You play alone with computers: no curtain.');
    expect(screen.getByRole('button', { name: 'Seat 2: Rosa (computer)' })).toBeVisible();
    // Somebody has to play.
    await userEvent.click(button('Seat, colour, remove: Anna'));
    const sheet = screen.getByRole('dialog');
    expect(within(sheet).queryByRole('radio', { name: 'Computer' })).toBeNull();
    expect(within(sheet).getByRole('button', { name: 'Remove' })).toHaveAccessibleDescription(
      'One person has to play.'
    );
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(levels((await stored()).table)).toEqual([null, 'fair', 'fair', 'fair']);
  });

  test('one alone is changed in its row: how it plays, and a person in its place', async () => {
    render(Page);
    await userEvent.type(name(1), 'Anna');
    await userEvent.click(button('Fill up with computers'));
    await userEvent.click(button('Seat, colour, remove: Otto (computer)'));
    const sheet = within(screen.getByRole('dialog'));
    await userEvent.click(sheet.getByRole('radio', { name: 'Gentle' }));
    expect(sheet.getByText('Plays along, and forgets things.')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
    expect(row(/Seat 3: Otto, computer, gentle/)).toBeVisible();
    expect(screen.getByRole('group', { name: 'The computer plays' })).toHaveAccessibleDescription(
      'Each as its row says.'
    );
    await userEvent.click(button('Seat, colour, remove: Frieda (computer)'));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('radio', { name: 'Person' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    expect(name(4)).toHaveValue('');
    // Enter leads past the computers.
    await userEvent.click(name(1));
    await userEvent.keyboard('{Enter}');
    expect(name(4)).toHaveFocus();
    const { game, table } = await stored();
    expect(game.players.map((player) => player.name)).toEqual(['Anna', 'Rosa', 'Otto', 'Clover']);
    expect(levels(table)).toEqual([null, 'fair', 'gentle', null]);
  });
});
