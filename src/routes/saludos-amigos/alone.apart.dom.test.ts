import { render } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { saludosAmigos, type SaludosAmigos } from '$lib/games/saludos-amigos';
import { sectionOf, tableOf, talksOf } from '$lib/games/saludos-amigos/testing';
import { computersAt } from '$lib/session/open';
import { showSpeed } from '$lib/settings/show-speed.svelte';
import { click, freshDevice } from '$lib/table/testing/frame';
import GameTable from '$lib/table/testing/GameTable.svelte';
import { tableAt } from '$lib/table/testing/positions';
import { people } from '$lib/table/testing/seats';
import { screens } from './screens';

freshDevice();
// What computers play is not told here.
vi.mock('$lib/session/company.svelte', () => ({
  Company: class {
    readonly seat = null;
    readonly isThinking = false;
    heed(): void {
      // It asks nobody.
    }
  }
}));

it('their own hand is opened beside what is to be done in the talks, with computers alone', async () => {
  showSpeed.current = 'off';
  const settings = { computers: computersAt([null, 'fair', 'fair']) };
  const state = talksOf([4, 4, 4], sectionOf('fireStation', 0));
  const table = tableAt(saludosAmigos, saludosAmigos.options.defaults, people(3), state, settings);
  render(GameTable<SaludosAmigos>, { screens, table });
  expect(table.stage.kind).toBe('table');
  await click('Open the hand of Anna');
  await vi.waitFor(() => expect(table.stage).toEqual({ kind: 'hand', seat: 0 }));
});

it.each([
  ['plays with computers alone', {}],
  ['is left, as the others gave their seats up', { handed: [{ seat: 1, turn: 0, computer: true }] }]
])('nobody has to be waited for where one person %s', async (_, left) => {
  showSpeed.current = 'off';
  const three = people(3);
  const state = tableOf({ hands: three.map(() => [1, 2, 3]) });
  const settings = { computers: computersAt([null, 'fair', 'fair']), ...left };
  const table = tableAt(saludosAmigos, saludosAmigos.options.defaults, three, state, settings);
  render(GameTable<SaludosAmigos>, { screens, table });
  await table.play(0, { kind: 'drawTile' });
  await table.play(0, { kind: 'roll' });
  for (const seat of [1, 2]) await table.playFor(seat, { kind: 'roll' });
  await click('All stay');
  await vi.waitFor(() => expect(table.onlooker.stands).toContain(0));
});
