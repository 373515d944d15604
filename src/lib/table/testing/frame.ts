/** The toy at its table, on the screen of a test, and the hands that play it. */
import { act, configure, createEvent, fireEvent, render, screen } from '@testing-library/svelte';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { closeDatabase } from '../../saves/store';
import { withoutHolding } from '../../settings/curtain.svelte';
import { DEAD_TIME, RISE } from '../curtain';
import { newTable, openTable } from '../../session/open';
import { more } from '../more';
import type { TableSettings } from '../stage';
import { Table } from '../../session/table.svelte';
import { people, SETTINGS } from './seats';
import { toy, type Toy } from './toy';
import ToyTable from './ToyTable.svelte';

// What is loaded when it is asked for takes its time here, once.
await more();

/** What is loaded later takes its time on a busy machine. */
export const SOON = { timeout: 10_000 } as const;

/** What a hand says of its number, and nothing else ever may. */
export const SECRET = /holds the secret number/;

/** Before each test: an empty store, and this device's settings as they are at first. */
export function freshDevice(): void {
  // A limit for what hangs, not for what is slow.
  vi.setConfig({ testTimeout: 120_000 });
  configure({ asyncUtilTimeout: SOON.timeout });
  beforeEach(async () => {
    await closeDatabase();
    globalThis.indexedDB = new IDBFactory();
    localStorage.clear();
    withoutHolding.current = 'no';
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** A game of two that was just begun, on the screen. Time stands still until `later`. */
export async function shown(
  settings: Partial<TableSettings> = {},
  greetings = 1
): Promise<{ table: Table<Toy>; page: HTMLElement }> {
  const id = await newTable(toy, {
    players: people(2),
    options: { greetings },
    table: { ...SETTINGS, seatMap: [0, 4], ...settings }
  });
  const table = await openTable(toy, id);
  if (!(table instanceof Table)) throw new Error(table.kind);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  // What happens in a time that stands still carries that time.
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => performance.now());
  const { container } = render(ToyTable, { table });
  return { table, page: container };
}

/** The button that is held: the ring on the table, or the gate in the curtain. */
export const gate = (): HTMLElement => screen.getByRole('button', { name: /hold to open/ });

/** Time goes by as usual again, from where it stood: the real clock of a page that is only just there may be behind. */
export function timeGoesOn(): void {
  vi.setTimerTickMode('interval', 20);
}

/** So many milliseconds go by. */
export async function later(ms: number): Promise<void> {
  await act(() => void vi.advanceTimersByTime(ms));
}

/** Waits, as people do, until all on the screen takes presses. */
export async function rested(): Promise<void> {
  const resting = (): Element | null => document.querySelector('[data-resting]');
  if (resting() !== null && vi.isFakeTimers()) await later(DEAD_TIME);
  await vi.waitFor(() => expect(resting()).toBeNull(), SOON);
}

/** A click on the button with this name, as soon as it takes one. */
export async function click(name: string | RegExp): Promise<void> {
  await rested();
  await fireEvent.click(screen.getByRole('button', { name }));
}

/** A finger comes to rest on the gate. */
export async function press(): Promise<void> {
  await fireEvent.pointerDown(gate(), { button: 0, pointerId: 1 });
}

/** And leaves it. */
export async function letGo(): Promise<void> {
  await fireEvent.pointerUp(gate(), { pointerId: 1 });
}

/** What a finger did a while ago, on a machine that was too busy to tell: heard only now. */
export async function heardLate(kind: 'pointerDown' | 'pointerUp', at: number): Promise<void> {
  const event = createEvent[kind](gate(), { button: 0, pointerId: 1 });
  await fireEvent(gate(), Object.defineProperty(event, 'timeStamp', { value: at }));
}

/** The tablet is passed, and the ring on the table is ready. */
export async function passed(): Promise<void> {
  await later(RISE + DEAD_TIME);
}

/** The curtain of the first seat has fallen over the table, and its gate is ready. */
export async function covered(table: Table<Toy>): Promise<void> {
  await act(() => table.pass(0));
  await later(DEAD_TIME);
}

/** The tablet is passed and the hand is open. */
export async function opened(settings: Partial<TableSettings> = {}): Promise<Table<Toy>> {
  const { table } = await shown(settings);
  await passed();
  await press();
  await later(602);
  return table;
}

/** These seats take the tablet, one after the other, and each of them does this in its hand. Time goes by as usual. */
export async function inHand(
  table: Table<Toy>,
  seats: readonly number[],
  ...moves: readonly Toy['move'][]
): Promise<void> {
  vi.useRealTimers();
  for (const seat of seats) {
    await act(() => table.pass(seat));
    await act(() => table.open());
    for (const move of moves) await act(() => table.play(seat, move));
  }
}

/** The toy of two is played to its last turn: Anna guesses 9 and Ben 10, then Ben, then Anna says hello so often. */
export async function nearlyOver(table: Table<Toy>, hellos = 1): Promise<void> {
  for (const seat of [0, 1]) await inHand(table, [seat], { kind: 'seal', guess: 9 + seat });
  await inHand(table, [1, 0], ...Array.from({ length: hellos }, () => ({ kind: 'greet' }) as const));
}
