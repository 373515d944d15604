import { act, cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buroCrazy, type BuroCrazy, type Cards, type Seat } from '$lib/games/buro-crazy';
import { newTable, openTable } from '$lib/session/open';
import { Table } from '$lib/session/table.svelte';
import { DEAD_TIME } from '$lib/table/curtain';
import GameTable from '$lib/table/testing/GameTable.svelte';
import { people, SETTINGS } from '$lib/table/testing/seats';
import { emptyStore } from '$lib/table/testing/tables';
import { screens } from './screens';

beforeEach(async () => {
  await emptyStore();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const NOTHING = [0, 0, 0, 0, 0] as const;
/** Who has won, in any of the words for it. */
const VERDICT = /climbs|wins the duel|goes to the kitchen|takes \d|to the roof|in all|The kitchen holds|On to duel/;

async function opened(id: string): Promise<Table<BuroCrazy>> {
  const table = await openTable(buroCrazy, id);
  if (!(table instanceof Table)) throw new Error(table.kind);
  return table;
}

/** Somebody's hand, from the table to their seal. */
async function stake(table: Table<BuroCrazy>, seat: Seat, cards: Cards): Promise<void> {
  await act(() => table.pass(seat));
  await act(() => table.open());
  const denial = await act(() => table.play(seat, { kind: 'stake', cards }));
  if (denial !== null) throw new Error(denial.kind);
}

/**
 * The first duel of a new game, on its page: one stakes a five and a two, the other nothing. Both begin to open, and time
 * stands still until `later`.
 */
async function revealed(): Promise<{ readonly table: Table<BuroCrazy>; readonly page: HTMLElement }> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => performance.now());
  await screens.hand();
  const options = buroCrazy.options.defaults;
  const table = await opened(await newTable(buroCrazy, { players: people(3), options, table: SETTINGS }));
  const { container: page } = render(GameTable<BuroCrazy>, { table, screens });
  const { left, right } = table.onlooker.duel ?? { left: 0, right: 0 };
  await stake(table, left, [0, 1, 1, 0, 0]);
  await act(() => table.toTable());
  await stake(table, right, NOTHING);
  expect(table.onlooker.phase).toBe('revealed');
  return { table, page };
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
  it('shows those across each sum on the side of its player, the emblems outside, as the large ones', async () => {
    const { page } = await revealed();
    // Turned by half a turn: what comes first stands on the right.
    const parts = [...page.querySelectorAll('.across > *')].map((part) =>
      [...part.children].map((child) => (child.matches('.numeral') ? child.textContent.trim() : 'emblem'))
    );
    expect(parts).toEqual([['emblem', '0'], [], ['7', 'emblem']]);
  });

  it('shows the cards, then the sums, and who has won only then: in heading, board and live region', async () => {
    const { table, page } = await revealed();
    expectNoVerdict(page, table);
    expect(screen.getAllByText('has sealed')).toHaveLength(2);
    await later(599);
    expect(readable(page)).not.toContain('1\u00a0×\u00a05');
    await later(1);
    expect(readable(page)).toContain('1\u00a0×\u00a05 and 1\u00a0×\u00a02');
    expect(screen.getByText('No card at all')).toBeVisible();
    // Two cards turn, and are counted after a breath.
    const sum = page.querySelector('[data-actor="sum:left"]');
    await later(639);
    expect(sum).not.toBeVisible();
    for (const points of ['0', '2', '7']) {
      await later(points === '0' ? 1 : 450);
      expect(sum).toBeVisible();
      expect(sum).toHaveTextContent(points);
    }
    await later(399);
    expectNoVerdict(page, table);
    await later(1);
    // The words wait until all of it has been seen.
    expect(screen.getByText('wins the duel')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('against');
    const verdict = page.querySelector('[aria-live=assertive]');
    expect(verdict).toHaveTextContent(/^$/);
    expect(screen.getAllByRole('status')[0]).not.toHaveTextContent(/climbs/);
    await later(1040);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/climbs$/);
    expect(page.querySelectorAll('.who.wins')).toHaveLength(1);
    expect(verdict).toHaveTextContent(/climbs to office/);
    expect(screen.getAllByRole('status')[0]).not.toHaveTextContent(/climbs/);
    // The last line does not say it once more; who does not see the board finds it behind.
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/^$/);
    expect(page.querySelector('main > .visually-hidden')).toHaveTextContent(/climbs to office/);
  });

  it('goes to its end at once with a touch or a key, but not with one that is held down', async () => {
    const { table, page } = await revealed();
    await later(DEAD_TIME);
    await fireEvent.keyDown(page, { key: 'Enter', repeat: true });
    expectNoVerdict(page, table);
    await fireEvent.keyDown(page, { key: 'Enter' });
    expect(screen.getByText('wins the duel')).toBeVisible();
    await later(DEAD_TIME);
    await fireEvent.click(screen.getByRole('button', { name: 'Show it again' }));
    expectNoVerdict(page, table);
    await later(DEAD_TIME);
    await fireEvent.click(screen.getByRole('button', { name: 'Tap to skip' }));
    expect(screen.getByText('wins the duel')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tap to skip' })).toBeNull();
  });

  it('ends where the menu is opened, and lets nobody go on before', async () => {
    const { table, page } = await revealed();
    await later(DEAD_TIME);
    await fireEvent.click(page.querySelector('.bar .primary') ?? page);
    expect(table.onlooker.phase).toBe('revealed');
    await later(DEAD_TIME);
    await fireEvent.click(screen.getByRole('button', { name: 'Show it again' }));
    expectNoVerdict(page, table);
    await fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(screen.getByText('wins the duel')).toBeVisible();
  });

  it('stands at once when the game is taken up again, and when the table was only covered; shown again on request', async () => {
    const before = await revealed();
    await later(3580);
    await act(() => before.table.pass(0));
    await act(() => before.table.toTable());
    expect(screen.getByText('wins the duel')).toBeVisible();
    cleanup();
    const table = await opened(before.table.id);
    const { container: page } = render(GameTable<BuroCrazy>, { table, screens });
    expect(screen.getByText('wins the duel')).toBeVisible();
    expect(screen.getByRole('contentinfo')).not.toHaveTextContent(/climbs/);
    expect(page.querySelector('main > .visually-hidden')).toHaveTextContent(/climbs to office/);
    await later(DEAD_TIME);
    await fireEvent.click(screen.getByRole('button', { name: 'Show it again' }));
    expectNoVerdict(page, table);
  });
});
