/** How many taps a turn takes on the table, counted by playing one. */
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { saludosAmigos, type Phase, type SaludosAmigos } from '$lib/games/saludos-amigos';
import { tableOf } from '$lib/games/saludos-amigos/testing';
import { showSpeed } from '$lib/settings/show-speed.svelte';
import { click, freshDevice, later } from '$lib/table/testing/frame';
import GameTable from '$lib/table/testing/GameTable.svelte';
import { tableAt } from '$lib/table/testing/positions';
import { people } from '$lib/table/testing/seats';
import { screens } from './screens';

freshDevice();

it('a turn without a session at four takes as many taps as docs/handovers.md says, and no more than twelve', async () => {
  showSpeed.current = 'off';
  const four = people(4);
  const [one = '', two = ''] = four.map(({ name }) => name);
  const state = tableOf({ hands: four.map(() => [1, 2, 3]) });
  const table = tableAt(saludosAmigos, saludosAmigos.options.defaults, four, state);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => performance.now());
  Element.prototype.animate = vi.fn(() => ({ cancel: () => undefined }) as unknown as Animation);
  render(GameTable<SaludosAmigos>, { screens, table });
  let taps = 0;
  const tap = async (name: string | RegExp): Promise<void> => {
    await click(name);
    taps += 1;
  };
  const comes = (phase: Phase): Promise<void> => vi.waitFor(() => expect(table.onlooker.phase).toBe(phase));
  const plate = (name: string): RegExp => new RegExp(`^${name}.*strength`);

  await tap('Draw a tile');
  await comes('dice');
  for (const [seat, { name }] of four.entries()) {
    await tap(`${name} rolls`);
    await vi.waitFor(() => expect(table.onlooker.rolls[seat]).toHaveLength(1));
  }
  await tap('All stay');
  expect(table.onlooker.stands).toEqual([]);
  await later(3000);
  await comes('talks');
  await tap(plate(one));
  await tap(plate(two));
  await tap(/ bids \d+$/);
  await vi.waitFor(() => expect(table.onlooker.offers).toHaveLength(1));
  await tap(new RegExp(`^${two} \\d`));
  await vi.waitFor(() => expect(table.onlooker.standing).not.toBeNull());
  await tap(/^Nobody outbids \d+$/);
  await later(5000);
  await comes('calling');
  await tap('No session');
  await later(3000);
  await comes('draw');

  const [, told] = /takes (\d+) taps/.exec(readFileSync('docs/handovers.md', 'utf8')) ?? [];
  expect(taps).toBe(Number(told));
  expect(taps).toBeLessThanOrEqual(12);
});
