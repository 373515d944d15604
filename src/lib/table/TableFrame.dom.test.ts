import { act, configure, fireEvent, render, screen, within } from '@testing-library/svelte';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase } from '../saves/database';
import { withoutHolding } from '../settings/curtain.svelte';
import { newTable, openTable } from './open';
import type { TableSettings } from './stage';
import { Table } from './table.svelte';
import { people, SETTINGS } from './testing/seats';
import { toy, type Toy } from './testing/toy';
import ToyTable from './testing/ToyTable.svelte';

const { goto } = vi.hoisted(() => ({ goto: vi.fn<(url: string) => Promise<void>>(() => Promise.resolve()) }));
vi.mock('$app/navigation', () => ({ goto }));

// What is loaded later takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
const SOON = { timeout: 10_000 } as const;

const SECRET = /holds the secret number/;

/** A game of two that was just begun, on the screen. */
async function shown(settings: Partial<TableSettings> = {}): Promise<{ table: Table<Toy>; page: HTMLElement }> {
  const id = await newTable(toy, {
    players: people(2),
    options: { greetings: 1 },
    table: { ...SETTINGS, seatMap: [0, 4], ...settings }
  });
  const table = await openTable(toy, id);
  if (!(table instanceof Table)) throw new Error(table.kind);
  const { container } = render(ToyTable, { table });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  return { table, page: container };
}

const gate = (): HTMLElement => screen.getByRole('button', { name: /hold to open/ });

async function later(ms: number): Promise<void> {
  await act(() => void vi.advanceTimersByTime(ms));
}
async function click(name: string | RegExp): Promise<void> {
  await fireEvent.click(screen.getByRole('button', { name }));
}
async function press(): Promise<void> {
  await fireEvent.pointerDown(gate(), { button: 0, pointerId: 1 });
}
async function letGo(): Promise<void> {
  await fireEvent.pointerUp(gate(), { pointerId: 1 });
}

/** The tablet is passed and the gate is ready. */
async function passed(): Promise<void> {
  await click(/Pass the tablet to/);
  await later(500);
}

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  withoutHolding.current = 'no';
  // jsdom draws no dialogs: being open is enough here.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    }
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the table view', () => {
  it('says whose turn it is, what is expected, and has one primary action', async () => {
    const { page } = await shown();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Playing: seal');
    expect(screen.getByText('0 of 2 sealed')).toBeVisible();
    expect(page.querySelectorAll('.primary')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Pass the tablet to Anna' })).toBeVisible();
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  it('says when the game is not stored, and goes on', async () => {
    const { table } = await shown();
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    vi.useRealTimers();
    await act(() => table.pass(0));
    await act(() => table.open());
    await act(() => table.play(0, { kind: 'seal', guess: 9 }));
    await act(() => table.toTable());
    expect(screen.getByText(/^Not saved: there is no room left/)).toHaveAttribute('role', 'status');
    expect(screen.getByText('1 of 2 sealed')).toBeVisible();
  });

  it('announces what happened, and tells it again in the log', async () => {
    const { table } = await shown();
    vi.useRealTimers();
    await act(() => table.pass(0));
    await act(() => table.open());
    await act(() => table.play(0, { kind: 'seal', guess: 9 }));
    await act(() => table.toTable());
    expect(screen.getAllByText('Anna sealed a guess.')[0]).toHaveAttribute('role', 'status');
    await click('What happened so far');
    expect(await screen.findByRole('listitem')).toHaveTextContent('Anna sealed a guess.');
  });
});

describe('the curtain', () => {
  it('names who takes the tablet and what is coming, and has no board behind it', async () => {
    const { page } = await shown();
    await passed();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Pass the tablet to\s+Anna/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText('Guess the sum.')).toBeVisible();
    expect(screen.queryByText(SECRET)).toBeNull();
    expect(screen.queryByText('The board lies open.')).toBeNull();
    expect(page.innerHTML).not.toMatch(/secret/i);
  });

  it('opens when it is held, and shows the hand of that seat alone', async () => {
    const { table } = await shown();
    await passed();
    await press();
    await later(599);
    expect(screen.queryByText(SECRET)).toBeNull();
    await later(2);
    expect(table.stage).toEqual({ kind: 'hand', seat: 0 });
    expect(screen.getByText(SECRET)).toHaveTextContent(/^Anna holds/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Anna, only you see this');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('stays shut for an early release, a stray tap and a double tap', async () => {
    const { table } = await shown();
    await passed();
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

  it('heeds no touch that was on its way when the screen changed', async () => {
    const { table } = await shown();
    await click(/Pass the tablet to/);
    await later(400);
    await press();
    await later(2000);
    expect(table.stage.kind).toBe('curtain');
  });

  it('opens in two separate steps for those who can’t hold', async () => {
    const { table } = await shown();
    await passed();
    await click('Open without holding');
    await later(500);
    await click('I am Anna');
    await click('Show my cards');
    expect(table.stage.kind).toBe('curtain');
    await later(500);
    await click('Show my cards');
    expect(table.stage).toEqual({ kind: 'hand', seat: 0 });
  });

  it('goes back to the table and shows nothing', async () => {
    const { table } = await shown();
    await passed();
    await click('Not you? Back to the table');
    expect(table.stage).toEqual({ kind: 'table' });
    expect(screen.getByText('The board lies open.')).toBeVisible();
    expect(screen.queryByText(SECRET)).toBeNull();
  });
});

describe('a hand', () => {
  async function open(): Promise<Table<Toy>> {
    const { table } = await shown();
    await passed();
    await press();
    await later(601);
    return table;
  }

  it('is gone in the same frame when the window loses the focus', async () => {
    await open();
    expect(screen.getByText(SECRET)).toBeVisible();
    // Not awaited: the page must have changed before anything else runs.
    window.dispatchEvent(new Event('blur'));
    expect(screen.queryByText(SECRET)).toBeNull();
    expect(screen.getByText('Guess the sum.')).toBeVisible();
  });

  it('is put away by its owner', async () => {
    const table = await open();
    await click('Hide');
    expect(table.stage).toMatchObject({ kind: 'curtain', seat: 0 });
    expect(screen.getByText(/once since its last move/)).toBeVisible();
  });

  it('says in words why a move is not allowed, and takes it along nowhere', async () => {
    await open();
    await click('Seal 99');
    expect(screen.getByRole('alert')).toHaveTextContent('99 is more than there can be.');
    await click('Hide');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is followed by the next curtain once the choice is sealed', async () => {
    const table = await open();
    vi.useRealTimers();
    await click('Seal 12');
    await vi.waitFor(() => expect(table.stage).toMatchObject({ kind: 'curtain', seat: 1 }), SOON);
    await act();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ben');
    expect(screen.queryByText(SECRET)).toBeNull();
  });
});

describe('at a strict table', () => {
  const PAD = /Hold to look|Let go|Turn face/;
  const pad = (): HTMLElement => screen.getByRole('button', { name: PAD });

  async function open(): Promise<Table<Toy>> {
    const { table } = await shown({ privacy: 'strict' });
    await passed();
    await press();
    await later(601);
    await later(600);
    // The button comes in a part of its own.
    await vi.waitFor(pad, SOON);
    return table;
  }

  it('secrets lie face down, out of the page, until a finger rests on the button', async () => {
    await open();
    expect(screen.queryByText(SECRET)).toBeNull();
    expect(document.body.innerHTML).not.toMatch(/secret number/);
    await fireEvent.pointerDown(pad(), { pointerId: 7, pointerType: 'touch' });
    expect(screen.getByText(SECRET)).toBeVisible();
    await fireEvent.pointerUp(pad(), { pointerId: 7, pointerType: 'touch' });
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  it('keys and screen readers turn them over and back', async () => {
    await open();
    await fireEvent.click(pad(), { detail: 0 });
    expect(screen.getByText(SECRET)).toBeVisible();
    await fireEvent.click(pad(), { detail: 0 });
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  it('whoever opens without holding turns them over with a tap', async () => {
    await open();
    await act(() => (withoutHolding.current = 'yes'));
    await click('Turn face up');
    expect(screen.getByText(SECRET)).toBeVisible();
    await click('Turn face down');
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  it('a tap of a second finger is a click, while the first one rests', async () => {
    const table = await open();
    vi.useRealTimers();
    await fireEvent.pointerDown(pad(), { pointerId: 7, pointerType: 'touch', isPrimary: true });
    const button = screen.getByRole('button', { name: 'Seal 12' });
    const finger = { pointerId: 8, pointerType: 'touch', isPrimary: false };
    await fireEvent.pointerDown(button, finger);
    await fireEvent.pointerUp(button, finger);
    await vi.waitFor(() => expect(table.onlooker.done).toEqual([0]), SOON);
  });
});

describe('at an open table', () => {
  it('there is no curtain, and the way back leads to the table', async () => {
    const { table } = await shown({ privacy: 'openTable' });
    await click(/Pass the tablet to/);
    expect(screen.getByText(SECRET)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Anna chooses, and all may look');
    await later(600);
    await click('Back to the table');
    expect(table.stage).toEqual({ kind: 'table' });
  });

  it('the change is made at a curtain, and everybody sees the table first', async () => {
    const { table } = await shown();
    await passed();
    vi.useRealTimers();
    await click('How private?');
    await fireEvent.click(await screen.findByRole('radio', { name: 'Open table' }));
    expect(table.stage).toEqual({ kind: 'table' });
    expect(table.settings.privacy).toBe('openTable');
    expect(screen.queryByText(SECRET)).toBeNull();
    const again = await openTable(toy, table.id);
    expect(again instanceof Table && again.settings.privacy).toBe('openTable');
  });
});

describe('face to face', () => {
  const half = (name: string): HTMLElement => screen.getByRole('region', { name: `The half of ${name}` });

  async function facing(): Promise<Table<Toy>> {
    const { table } = await shown();
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

  it('both seal, and then all look at the table', async () => {
    const table = await facing();
    await act(() => table.open(0));
    await act(() => table.open(1));
    const seal = (name: string): HTMLElement => within(half(name)).getByRole('button', { name: 'Seal 12' });
    await fireEvent.click(seal('Anna'));
    await vi.waitFor(() => expect(half('Anna')).toHaveTextContent('Sealed'), SOON);
    expect(screen.getAllByText(SECRET)).toHaveLength(1);
    await fireEvent.click(seal('Ben'));
    await vi.waitFor(() => expect(table.stage).toEqual({ kind: 'table' }), SOON);
    expect(table.onlooker.guesses).toEqual([12, 12]);
    expect(screen.queryByText(SECRET)).toBeNull();
  });

  it('what is refused to one is said in that half', async () => {
    const table = await facing();
    await act(() => table.open(0));
    await fireEvent.click(within(half('Anna')).getByRole('button', { name: 'Seal 99' }));
    await vi.waitFor(() => expect(within(half('Anna')).getByRole('alert')).toHaveTextContent('99 is more'), SOON);
  });
});

describe('looking back', () => {
  it('shows an earlier table as everybody saw it, and leads back to now', async () => {
    const { table } = await shown();
    vi.useRealTimers();
    for (const seat of [0, 1]) {
      await act(() => table.pass(seat));
      await act(() => table.open());
      await act(() => table.play(seat, { kind: 'seal', guess: 9 }));
    }
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
});

describe('taking back', () => {
  it('by consent, everybody taps their emblem, and only then it is done', async () => {
    const { table } = await shown();
    vi.useRealTimers();
    await act(() => table.pass(0));
    await act(() => table.open());
    await act(() => table.play(0, { kind: 'seal', guess: 9 }));
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
});

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
    await vi.waitFor(() => expect(goto).toHaveBeenCalledOnce(), SOON);
    const id = /^\?game=(.+)$/.exec(goto.mock.calls[0]?.[0] ?? '')?.[1] ?? '';
    const again = await openTable(toy, id);
    expect(again instanceof Table && again.players).toEqual(table.players);
  });
});
