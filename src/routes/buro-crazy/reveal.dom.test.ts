import { act, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buroCrazy, type BuroCrazy } from '$lib/games/buro-crazy';
import { newTable, openTable } from '$lib/session/open';
import { Table } from '$lib/session/table.svelte';
import GameTable from '$lib/table/testing/GameTable.svelte';
import { people, SETTINGS } from '$lib/table/testing/seats';
import { emptyStore } from '$lib/table/testing/tables';
import { screens } from './screens';

beforeEach(async () => {
  await emptyStore();
});
afterEach(() => {
  vi.useRealTimers();
});

const NOTHING = [0, 0, 0, 0, 0] as const;
/** Who has won, in any of the words for it. */
const VERDICT = /climbs|wins the duel|goes to the kitchen|takes \d|to the roof|in all|The kitchen holds|On to duel/;

async function opened(id: string): Promise<Table<BuroCrazy>> {
  const table = await openTable(buroCrazy, id);
  if (!(table instanceof Table)) throw new Error(table.kind);
  return table;
}

/** The first duel of a new game: one stakes a five and a two, the other nothing. Both lie open, and nobody has looked. */
async function revealed(): Promise<Table<BuroCrazy>> {
  const options = buroCrazy.options.defaults;
  const table = await opened(await newTable(buroCrazy, { players: people(3), options, table: SETTINGS }));
  const { left, right } = table.onlooker.duel ?? { left: 0, right: 0 };
  for (const seat of [left, right]) {
    table.pass(seat);
    table.open();
    const denial = await table.play(seat, { kind: 'stake', cards: seat === left ? [0, 1, 1, 0, 0] : NOTHING });
    if (denial !== null) throw new Error(denial.kind);
  }
  expect(table.onlooker.phase).toBe('revealed');
  return table;
}

/** The page of this table, at the moment both stakes begin to open; time stands still until `later`. */
function shown(table: Table<BuroCrazy>): HTMLElement {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return render(GameTable<BuroCrazy>, { table, screens }).container;
}

const later = (ms: number): Promise<void> => act(() => void vi.advanceTimersByTime(ms));

/** All that can be read on a page, aloud too. */
function readable(page: HTMLElement): string {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const said: string[] = [];
  while (texts.nextNode() !== null) {
    const { parentElement, textContent } = texts.currentNode;
    if (parentElement === null || parentElement.closest('[hidden]') !== null) continue;
    if (getComputedStyle(parentElement).visibility !== 'hidden') said.push(textContent ?? '');
  }
  return said.join(' ');
}

/** Nothing tells who has won: no word, no sum, no colour. */
function expectNoVerdict(page: HTMLElement, { players, onlooker }: Table<BuroCrazy>): void {
  const [left, right] = [onlooker.duel?.left ?? 0, onlooker.duel?.right ?? 0].map((seat) => players[seat]?.name);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${left} against ${right}`);
  expect(readable(page)).not.toMatch(VERDICT);
  expect(page.querySelectorAll('.wins, .loses')).toHaveLength(0);
}

describe('a reveal', () => {
  it('shows the cards, then the sums, and who has won only then: in heading, board, last line and live region', async () => {
    const table = await revealed();
    const page = shown(table);
    expectNoVerdict(page, table);
    expect(readable(page)).toContain('1 × 5 and 1 × 2');
    expect(readable(page)).not.toMatch(/\b7\b/);
    await later(619);
    expect(readable(page)).not.toMatch(/\b7\b/);
    await later(1);
    expect(readable(page)).toMatch(/\b7\b/);
    await later(819);
    expectNoVerdict(page, table);
    await later(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/climbs$/);
    expect(screen.getByText('wins the duel')).toBeVisible();
    expect(page.querySelectorAll('.wins')).toHaveLength(1);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent(/climbs to office/);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/climbs to office/);
  });

  it('goes to its end at once with a touch or a key, but not with one that is held down', async () => {
    const table = await revealed();
    const page = shown(table);
    await fireEvent.keyDown(page, { key: 'Enter', repeat: true });
    expectNoVerdict(page, table);
    await fireEvent.keyDown(page, { key: 'Enter' });
    expect(screen.getByText('wins the duel')).toBeVisible();
    await fireEvent.click(screen.getByRole('button', { name: 'Show it again' }));
    expectNoVerdict(page, table);
    await fireEvent.pointerDown(page);
    expect(screen.getByText('wins the duel')).toBeVisible();
  });

  it('begins anew when the game is taken up again, and not when the table was only covered', async () => {
    const { id } = await revealed();
    const table = await opened(id);
    const page = shown(table);
    expectNoVerdict(page, table);
    await later(1440);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/^Last time: .* climbs to office/);
    await act(() => table.pass(0));
    await act(() => table.toTable());
    expect(screen.getByText('wins the duel')).toBeVisible();
  });
});
