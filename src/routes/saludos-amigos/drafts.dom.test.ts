import { configure, fireEvent, screen } from '@testing-library/svelte';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { saludosAmigos } from '$lib/games/saludos-amigos';
import * as town from '../../lib/games/saludos-amigos/testing';
import { begunBehind } from '../../lib/table/testing/interference';
import { tableAt } from '../../lib/table/testing/positions';
import { people } from '../../lib/table/testing/seats';
import { emptyStore } from '../../lib/table/testing/tables';
import Board from './Board.svelte';
import { fetchAll } from './later';
import { words } from './words';

// Limits for what hangs, not for what is slow.
vi.setConfig({ testTimeout: 300_000 });
configure({ asyncUtilTimeout: 20_000 });

beforeAll(fetchAll, 180_000);
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
    } = await begunBehind(
      { board: Board, words },
      {
        table: () => tableAt(saludosAmigos, saludosAmigos.defaults, people(4), CALLED),
        seat: 0,
        begin: async () => {
          await fireEvent.click(screen.getAllByRole('button', { name: /^Card worth/ })[0] as HTMLElement);
        },
        isThere: () => expect(picked()).toHaveLength(1)
      }
    );
    expect(pages).toEqual(without);
    expect(screen.getByText(/Your choice is as you left it/)).toBeVisible();
    await fireEvent.click(screen.getByRole('button', { name: /^Push the/ }));
    await vi.waitFor(() => expect(table.stage).toEqual({ kind: 'table' }), { timeout: 20_000 });
    table.pass(0);
    table.open();
    expect(table.draft(0)).toBeNull();
  });
});
