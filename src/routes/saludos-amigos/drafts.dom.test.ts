import { configure, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saludosAmigos, type SaludosAmigos } from '$lib/games/saludos-amigos';
import * as town from '../../lib/games/saludos-amigos/testing';
import GameTable from '../../lib/table/testing/GameTable.svelte';
import { begunBehind } from '../../lib/table/testing/interference';
import { tableAt } from '../../lib/table/testing/positions';
import { people } from '../../lib/table/testing/seats';
import { emptyStore } from '../../lib/table/testing/tables';
import { screens } from './screens';

// Limits for what hangs, not for what is slow.
vi.setConfig({ testTimeout: 300_000 });
configure({ asyncUtilTimeout: 20_000 });

beforeEach(emptyStore);

/** Anna has called a session, and pushes a card forward. */
const CALLED = town.play(
  town.silence(
    town.agreed(town.talksOf([6, 6, 9, 5], town.sectionOf('thermalBath', 1)), 2, [1, 2], [2, 3], [3, 2]).state
  ).state,
  0,
  { kind: 'call' }
).state;

describe('a card picked in secret', () => {
  it('waits behind the curtain, of which neither that nor the table says anything, until it is pushed forward', async () => {
    const picked = (): HTMLElement[] => screen.getAllByRole('button', { name: /^Card worth/, pressed: true });
    const {
      without,
      with: pages,
      table
    } = await begunBehind(screens, {
      table: () => tableAt(saludosAmigos, saludosAmigos.options.defaults, people(4), CALLED),
      seat: 0,
      begin: async () => {
        await fireEvent.click(screen.getAllByRole('button', { name: /^Card worth/ })[0] as HTMLElement);
      },
      isThere: () => expect(picked()).toHaveLength(1)
    });
    expect(pages).toEqual(without);
    expect(screen.getByText(/Your choice is as you left it/)).toBeVisible();
    await fireEvent.click(screen.getByRole('button', { name: /^Push the/ }));
    await vi.waitFor(() => expect(table.stage).toEqual({ kind: 'table' }), { timeout: 20_000 });
    table.pass(0);
    table.open();
    expect(table.draft(0)).toBeNull();
  });
});

describe('what is put together in sight of all', () => {
  const TALKS = town.talksOf([6, 6, 9, 5], town.sectionOf('thermalBath', 1));
  /** Clara and Ben hold the tankard; Anna has called, and David attends. */
  const BID = town.silence(town.agreed(TALKS, 2, [1, 3], [2, 4]).state).state;
  const SPLITTING = town.playAll(
    BID,
    [0, { kind: 'call' }],
    [0, { kind: 'push', value: 1 }],
    [3, { kind: 'attend' }],
    [3, { kind: 'push', value: 1 }]
  );

  /** The table of this state on the screen. */
  function shown(state: typeof TALKS) {
    const table = tableAt(saludosAmigos, saludosAmigos.options.defaults, people(4), state);
    render(GameTable<SaludosAmigos>, { screens, table });
    return table;
  }

  /** Somebody opens a hand, and puts it away. */
  function lookedInto(table: ReturnType<typeof shown>): void {
    flushSync(() => table.pass(1));
    flushSync(() => table.open());
    expect(screen.queryByRole('button', { name: /Clara bids|millions/ })).not.toBeInTheDocument();
    flushSync(() => table.toTable());
  }

  const row = (name: string): HTMLElement => screen.getByRole('button', { name: new RegExp(`^${name}.*strength`) });

  it('waits on the table while a hand is open and while the table looks back, until the offer is made', async () => {
    const table = shown(TALKS);
    for (const name of ['Clara', 'Ben']) await fireEvent.click(row(name));
    await fireEvent.click(screen.getByRole('button', { name: '1 million more for Ben' }));
    lookedInto(table);
    expect(screen.getByRole('button', { name: 'Clara bids 15' })).toBeEnabled();
    expect(row('Ben')).toHaveAttribute('aria-pressed', 'true');
    const split = { kind: 'offer', order: [2, 1], shares: expect.any(Array) as unknown };
    expect(table.draft('table')).toMatchObject(split);
    await fireEvent.click(screen.getByRole('button', { name: 'Clara bids 15' }));
    await vi.waitFor(() => expect(table.onlooker.offers).toHaveLength(1));
    expect(table.draft('table')).toBeNull();
  });

  it('is gone once the talks are over', async () => {
    const table = shown(TALKS);
    await fireEvent.click(row('Clara'));
    expect(table.draft('table')).not.toBeNull();
    for (const seat of [0, 1, 2, 3]) await table.play(seat, { kind: 'nothingMore' });
    expect(table.draft('table')).toBeNull();
  });

  it('is how a side of a session would share out, too', async () => {
    const table = shown(SPLITTING);
    await fireEvent.click(screen.getByRole('button', { name: '1 million more for David' }));
    const { opposition } = table.draft('table') as { opposition: unknown };
    lookedInto(table);
    expect(table.draft('table')).toMatchObject({ kind: 'splits', coalition: null, opposition });
    const millions = opposition as readonly { seat: number; millions: number }[];
    const david = millions.find(({ seat }) => seat === 3)?.millions;
    const stepper = screen.getByRole('button', { name: '1 million more for David' }).parentElement;
    expect(stepper).toHaveTextContent(new RegExp(`^${String(david)}\\D`));
  });
});
