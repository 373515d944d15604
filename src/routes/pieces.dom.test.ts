/** Whoever comes back to the table finds the pieces that stood there before: what a move does not change is not made anew. */
import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import * as town from '$lib/games/saludos-amigos/testing';
import type { Kinds, Mover } from '$lib/kernel/game';
import { randomFor } from '$lib/kernel/random';
import { nextSeat } from '$lib/session/handover';
import type { Table } from '$lib/session/table.svelte';
import { showSpeed } from '$lib/settings/show-speed.svelte';
import type { Screens } from '$lib/table/screens';
import GameTable from '$lib/table/testing/GameTable.svelte';
import { freshDevice } from '$lib/table/testing/frame';
import { tableAt } from '$lib/table/testing/positions';
import { people } from '$lib/table/testing/seats';
import { screens as bucketKing } from './bucket-king/screens';
import { screens as bureaunauts } from './bureaunauts/screens';
import { screens as buroCrazy } from './buro-crazy/screens';
import { screens as saludosAmigos } from './saludos-amigos/screens';

freshDevice();
// What a show brings along it takes away again.
beforeEach(() => void (showSpeed.current = 'off'));
vi.setConfig({ testTimeout: 300_000 });

/** So many elements may be made from a move in a hand until the table is shown: counted, it repeats exactly. */
const MOST = 60;
const SEED = '1'.repeat(32);

/** Opens the hand that is asked next, if one is. Returns who moves. */
function opened<K extends Kinds>(table: Table<K>): Mover {
  const { stage, onlooker } = table;
  const seat = stage.kind === 'curtain' || stage.kind === 'hand' ? stage.seat : nextSeat(onlooker, table.holder);
  if (seat === null) return onlooker.asks.find(({ optional }) => !optional)?.by[0] ?? 'table';
  if (stage.kind === 'table') flushSync(() => table.pass(seat));
  if (table.stage.kind === 'curtain') flushSync(() => table.open());
  return seat;
}

/** How many elements these records have brought into the page. */
function madeIn(records: readonly MutationRecord[]): number {
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element);
  return added.reduce((sum, element) => sum + 1 + element.querySelectorAll('*').length, 0);
}

/** What was counted: elements made by each move that led from a hand to the table, and those of each hand. */
interface Counted {
  readonly made: readonly number[];
  readonly hands: readonly number[];
}

/**
 * Plays so many moves, or until the game is over, and counts: four players from the set-up on, or as many as are given from
 * this state. What lies under a hand stays as it is meanwhile.
 */
async function countedIn<K extends Kinds>(
  screens: Screens<K>,
  moves: number,
  given?: readonly [seats: number, K['state']]
): Promise<Counted> {
  const { game } = screens;
  const [seats, state] = given ?? [4, game.setup(game.options.defaults, 4, randomFor(SEED, 0)).state];
  const table = tableAt(game, game.options.defaults, people(seats), state);
  await screens.hand();
  const { container } = render(GameTable<K>, { screens, table });
  const records: MutationRecord[] = [];
  const heed = (more: readonly MutationRecord[]): void => void records.push(...more);
  const observer = new MutationObserver(heed);
  observer.observe(container, { subtree: true, childList: true });
  const made: number[] = [];
  const hands: number[] = [];
  for (let n = 0; n < moves && table.onlooker.outcome === null; n += 1) {
    const mover = opened(table);
    const from: string = table.stage.kind;
    // What is seldom in a hand comes by itself.
    await vi.waitFor(() => expect(container.querySelector('[data-coming]')).toBeNull(), 60_000);
    if (from === 'hand') hands.push(container.querySelectorAll('.cover *').length);
    const move = randomFor(SEED, 1000 + n).pick(table.moves(mover));
    observer.takeRecords();
    records.length = 0;
    expect(await table.play(mover, move)).toBeNull();
    flushSync();
    heed(observer.takeRecords());
    const count = madeIn(records);
    if (from !== 'hand') continue;
    if (table.stage.kind === 'table') made.push(count);
    else expect(records.filter(({ target }) => target.parentElement?.closest('.covered'))).toEqual([]);
  }
  return { made, hands };
}

/** A hand is built while somebody waits for it: so many elements the heaviest of each game has at most. */
it.each([
  ['The Bucket King', () => countedIn(bucketKing, 35), 330],
  ['Büro Crazy', () => countedIn(buroCrazy, 30), 250],
  ['Saludos Amigos!', () => countedIn(saludosAmigos, 250), 105],
  ['Bureaunauts', () => countedIn(bureaunauts, 70), 390]
] as const)(
  'few elements are made from the move to the table, and a hand has no more than it needs: %s',
  async (_, play, heaviest) => {
    const { made, hands } = await play();
    expect(made.length).toBeGreaterThan(3);
    expect(Math.min(...made)).toBeGreaterThan(0);
    expect(Math.max(...made), made.join(' ')).toBeLessThanOrEqual(MOST);
    expect(Math.max(...hands), hands.join(' ')).toBeLessThanOrEqual(heaviest);
  }
);

it('few elements are made, too, where the cards of five come out of their hands at once', async () => {
  const { made } = await countedIn(saludosAmigos, 5, [5, town.councilOfFive()]);
  expect(made).toHaveLength(1);
  expect(Math.max(...made)).toBeLessThanOrEqual(MOST);
});
