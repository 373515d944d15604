import { cleanup, configure, fireEvent, screen } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bureaunauts, type Draft } from '$lib/games/bureaunauts';
import { stateOf } from '../../../tests/hands/bureaunauts';
import { begunBehind, type Beginning } from '../../lib/table/testing/interference';
import { tableAt } from '../../lib/table/testing/positions';
import { people } from '../../lib/table/testing/seats';
import { emptyStore } from '../../lib/table/testing/tables';
import { screens } from './screens';

// Limits for what hangs, not for what is slow.
vi.setConfig({ testTimeout: 300_000 });
configure({ asyncUtilTimeout: 20_000 });

beforeEach(emptyStore);

type State = ReturnType<typeof stateOf>;

async function kept(state: State, does: Pick<Beginning<never>, 'begin' | 'isThere'>) {
  const table = () => tableAt(bureaunauts, bureaunauts.options.defaults, people(3), state);
  const found = await begunBehind(screens, { table, seat: 0, ...does });
  expect(found.with).toEqual(found.without);
  return found.table;
}
const click = async (name: RegExp, role: 'button' | 'radio'): Promise<void> => {
  await fireEvent.click(screen.getByRole(role, { name, hidden: true }));
};

describe('what is begun in secret waits behind the curtain, of which neither that nor the table says anything', () => {
  it('a Phone half dialled, whatever the others file', async () => {
    const state = stateOf({ pending: [{ kind: 'phones' }], more: { phase: 'phones', filers: [0, 1] } });
    const table = await kept(state, {
      begin: () => click(/^Row F$/, 'radio'),
      isThere: () => expect(screen.getByRole('radio', { name: 'Row F' })).toBeChecked()
    });
    expect(screen.getByText(/Your Phone is as you left it/)).toBeVisible();
    table.toTable();
    table.pass(1);
    table.open();
    await table.play(1, { kind: 'setPhone', to: 'stars' });
    table.pass(0);
    table.open();
    const begun: Draft = { kind: 'phone', row: 5, column: null, isStars: false };
    expect(table.draft(0)).toEqual(begun);
    await table.play(0, { kind: 'setPhone', to: 'stars' });
    table.pass(0);
    table.open();
    expect(table.draft(0)).toBeNull();
  });

  it('goals in another order', async () => {
    const state = stateOf({
      anna: { plan: ['spaceJelly', 'spaceship', 'spaceship', 'underBudget', 'lawAndOrder'], completed: 0 },
      pending: [{ kind: 'plans' }],
      more: { phase: 'planning', period: 0 }
    });
    await kept(state, {
      begin: () => click(/^Easiest first$/, 'button'),
      isThere: () =>
        // The next goal stands at the foot of the ladder.
        expect(
          [...screen.getByRole('list', { name: 'Your goals in order' }).querySelectorAll('.disp')].at(-1)
        ).toHaveTextContent('Under Budget')
    });
  });

  it('two goals to be swapped', async () => {
    const state = stateOf({
      pending: [{ kind: 'act', seat: 0, action: 'reassign', mayChange: false }],
      more: { phase: 'actions', filers: [0, 1], pool: ['relicHunter', 'underBudget', 'underBudget'] }
    });
    const swapped = {
      begin: async () => {
        await screen.findByRole('radio', { name: /^Relic Hunter/, hidden: true });
        await click(/^Relic Hunter/, 'radio');
      },
      isThere: () => expect(screen.getByRole('radio', { name: /^Relic Hunter/ })).toBeChecked()
    };
    // Its screen is fetched once.
    const table = () => tableAt(bureaunauts, bureaunauts.options.defaults, people(3), state);
    await begunBehind(screens, { table, seat: 0, ...swapped });
    cleanup();
    await emptyStore();
    await kept(state, swapped);
  });
});
