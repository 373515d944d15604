import { configure, fireEvent, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bucketKing, suggestPyramid, type BucketKing } from '$lib/games/bucket-king';
import { randomFor } from '../../lib/kernel/random';
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

function building(): Table<BucketKing> {
  const { state } = bucketKing.setup(bucketKing.options.defaults, 3, randomFor('5eed'.repeat(8), 0));
  return tableAt(bucketKing, bucketKing.options.defaults, people(3), state);
}

describe('a half-built pyramid', () => {
  it('waits behind the curtain, of which neither that nor the table says anything, and outlives another seal', async () => {
    const {
      without,
      with: pages,
      table
    } = await begunBehind(screens, {
      table: building,
      seat: 0,
      begin: async () => {
        await fireEvent.click(screen.getByLabelText('Horse bucket, 3 on the cart'));
        await fireEvent.click(screen.getByLabelText('Row 2, place 1: empty'));
      },
      isThere: () => expect(screen.getByLabelText('Row 2, place 1: horse bucket')).toBeVisible()
    });
    expect(pages).toEqual(without);
    expect(screen.getByText(/Your pyramid is as you left it/)).toBeVisible();

    table.toTable();
    table.pass(1);
    table.open();
    const rows = suggestPyramid(table.view.hand ?? []).map((row) => row.flatMap((suit) => suit ?? []));
    await table.play(1, { kind: 'build', pyramid: rows });
    table.pass(0);
    table.open();
    expect(await screen.findByLabelText('Row 2, place 1: horse bucket')).toBeVisible();
    // What is changed is no more as it was left.
    await fireEvent.click(screen.getByText('Start over', { selector: 'button' }));
    expect(screen.queryByText(/as you left it/)).toBeNull();
  });
});

describe('picked cards', () => {
  it('wait as they lay, and are gone once they are played', async () => {
    let { state } = bucketKing.setup(bucketKing.options.defaults, 2, randomFor('5eed'.repeat(8), 0));
    const random = randomFor('5eed'.repeat(8), 1);
    for (const seat of [0, 1]) {
      const [build] = bucketKing.moves(bucketKing.view(state, seat), seat);
      if (build !== undefined) ({ state } = bucketKing.play(state, seat, build, random));
    }
    const leader = bucketKing.view(state, 'onlooker').turn ?? 0;
    const {
      with: pages,
      without,
      table
    } = await begunBehind(screens, {
      table: () => tableAt(bucketKing, bucketKing.options.defaults, people(2), state),
      seat: leader,
      begin: async () => {
        await fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
      },
      isThere: () => expect(screen.getAllByRole('checkbox')[0]).toBeChecked()
    });
    expect(pages).toEqual(without);
    const [lead] = table.moves(leader);
    if (lead !== undefined) await table.play(leader, lead);
    table.pass(leader);
    table.open();
    expect(table.draft(leader)).toBeNull();
  });
});
