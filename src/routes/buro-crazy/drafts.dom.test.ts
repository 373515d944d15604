import { configure, fireEvent, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buroCrazy, NONE, type BuroCrazy } from '$lib/games/buro-crazy';
import { tableOf } from '../../lib/games/buro-crazy/testing';
import { begunBehind } from '../../lib/table/testing/interference';
import { tableAt } from '../../lib/table/testing/positions';
import { people } from '../../lib/table/testing/seats';
import { emptyStore } from '../../lib/table/testing/tables';
import type { Table } from '../../lib/session/table.svelte';
import { screens } from './screens';

// Limits for what hangs, not for what is slow.
vi.setConfig({ testTimeout: 300_000 });
configure({ asyncUtilTimeout: 20_000 });

beforeEach(emptyStore);

const fighting = (): Table<BuroCrazy> =>
  tableAt(buroCrazy, buroCrazy.options.defaults, people(3), tableOf({ seats: 3, fought: 9 }));
const inEnvelope = (): void => {
  expect(screen.getByRole('button', { name: 'Seal 20 points' })).toBeVisible();
};
const put = async (): Promise<void> => {
  await fireEvent.click(screen.getByRole('button', { name: /^Put a card of 20 in the envelope/ }));
};

describe('a stake that is not sealed', () => {
  it('waits behind the curtain, of which neither that nor the table says anything, until the next choice', async () => {
    const { left, right } = fighting().onlooker.duel ?? { left: 0, right: 1 };
    const {
      without,
      with: pages,
      table
    } = await begunBehind(screens, {
      table: fighting,
      seat: left,
      begin: put,
      isThere: inEnvelope
    });
    expect(pages).toEqual(without);
    expect(screen.getByText(/Your stake is as you left it/)).toBeVisible();

    table.toTable();
    table.pass(right);
    table.open();
    await table.play(right, { kind: 'stake', cards: NONE });
    table.pass(left);
    table.open();
    await screen.findByRole('button', { name: 'Seal 20 points' });
    await table.play(left, { kind: 'stake', cards: NONE });
    table.pass(left);
    table.open();
    expect(table.draft(left)).toBeNull();
  });

  it('is what was sealed, once that is taken back', async () => {
    const { left } = fighting().onlooker.duel ?? { left: 0 };
    const { table } = await begunBehind(screens, { table: fighting, seat: left, begin: put, isThere: inEnvelope });
    await fireEvent.click(screen.getByRole('button', { name: 'Seal 20 points' }));
    await vi.waitFor(() => expect(table.onlooker.done).toEqual([left]), { timeout: 20_000 });
    table.pass(left);
    table.open();
    await fireEvent.click(await screen.findByRole('button', { name: 'Take it back and choose anew' }));
    await screen.findByRole('button', { name: 'Seal 20 points' });
  });
});
