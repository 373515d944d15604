import { act, fireEvent, render, screen } from '@testing-library/svelte';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase } from '../saves/database';
import { withoutHolding } from '../settings/curtain.svelte';
import { newTable, openTable } from './open';
import { Table } from './table.svelte';
import { people, SETTINGS } from './testing/seats';
import { toy, type Toy } from './testing/toy';
import ToyTable from './testing/ToyTable.svelte';

const SECRET = /holds the secret number/;

/** A game of two that was just begun, on the screen. */
async function shown(): Promise<{ table: Table<Toy>; page: HTMLElement }> {
  const id = await newTable(toy, { players: people(2), options: { greetings: 1 }, table: SETTINGS });
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
    expect(screen.getByRole('listitem', { hidden: true })).toHaveTextContent('Anna sealed a guess.');
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
    await click('Back to the table');
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
    await vi.waitFor(() => expect(table.stage).toMatchObject({ kind: 'curtain', seat: 1 }));
    await act();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ben');
    expect(screen.queryByText(SECRET)).toBeNull();
  });
});
