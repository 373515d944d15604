/** One person and computers play whole games of each kind: nobody waits for ever, and no mind's move is refused. */
import { IDBFactory } from 'fake-indexeddb';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mindOf } from '$lib/bots/minds';
import { bucketKing } from '$lib/games/bucket-king';
import { bureaunauts } from '$lib/games/bureaunauts';
import { buroCrazy } from '$lib/games/buro-crazy';
import { saludosAmigos } from '$lib/games/saludos-amigos';
import type { Game, Kinds, Mover } from '$lib/kernel/game';
import { randomFor } from '$lib/kernel/random';
import { closeDatabase } from '$lib/saves/store';
import { Company } from '$lib/session/company.svelte';
import { computersAt, newTable, openTable } from '$lib/session/open';
import { Table } from '$lib/session/table.svelte';
import { people, SETTINGS } from '$lib/table/testing/seats';
import type { Words } from '$lib/table/words';
import { words as bucketKingWords } from './bucket-king/words';
import { words as bureaunautsWords } from './bureaunauts/words';
import { words as buroCrazyWords } from './buro-crazy/words';
import { words as saludosAmigosWords } from './saludos-amigos/words';

const SEED = '7'.repeat(32);
/** So long nothing happens, and nobody is asked: it hangs. In ms, by a clock that is set. */
const HANGS = 20_000;
/** So often the clock is set on. */
const STEP = 500;
/** After so long a person moves. */
const PATIENCE = 3000;

beforeEach(async () => {
  vi.setConfig({ testTimeout: 120_000 });
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The store answers in its own time. */
async function settled(): Promise<void> {
  for (let round = 0; round < 12; round += 1) await new Promise((then) => setImmediate(then));
  flushSync();
}

/** What is asked of people, the table's own included: who, and is it asked from the hand? */
function askedOf<K extends Kinds>(table: Table<K>): readonly Mover[] {
  const { asks, done } = table.onlooker;
  const movers = asks.flatMap(({ by, optional, sealed }) =>
    optional ? [] : by.filter((mover) => !sealed || mover === 'table' || !done.includes(mover))
  );
  return movers.filter((mover) => mover === 'table' || !table.computers.has(mover));
}

async function playsWhole<K extends Kinds>(game: Game<K>, words: Words<K>, seats: number): Promise<Table<K>> {
  // What is loaded when it is asked for takes its time here.
  await mindOf(game.id);
  const players = people(seats);
  const computers = computersAt(players.map((_, seat) => (seat === 0 ? null : seat === 1 ? 'fair' : 'gentle')));
  const id = await newTable(game, { players, options: game.options.defaults, table: { ...SETTINGS, computers } });
  const table = await openTable(game, id);
  if (!(table instanceof Table)) throw new Error(table.kind);
  const company = new Company<K>({
    table,
    isClear: () => table.stage.kind === 'table',
    isShown: () => true,
    pace: () => 1,
    manners: words.manners ?? {}
  });
  const end = $effect.root(() => company.heed());
  flushSync();
  let still = 0;
  let turns = table.log.length;
  while (table.onlooker.outcome === null) {
    await vi.advanceTimersByTimeAsync(STEP);
    await settled();
    still = table.log.length === turns ? still + STEP : 0;
    turns = table.log.length;
    expect(company.denied).toBeNull();
    const [mover] = askedOf(table);
    expect(still, JSON.stringify(table.onlooker.asks)).toBeLessThan(HANGS);
    if (mover === undefined || still < PATIENCE) continue;
    if (table.next !== null) table.pass(table.next);
    const moves = table.moves(mover);
    const choice = randomFor(SEED, turns).pick(moves.length === 0 ? [null] : moves);
    // Whoever talks on and on is no test of computers.
    const quiet = moves.find(({ kind }) => kind === 'nothingMore') ?? choice;
    const denial = quiet === null ? null : await table.play(mover, quiet);
    expect(denial).toBeNull();
    table.toTable();
    flushSync();
  }
  end();
  table.close();
  return table;
}

describe('a person and computers', () => {
  it('play The Bucket King', async () => {
    const table = await playsWhole(bucketKing, bucketKingWords, 3);
    expect(table.onlooker.outcome?.places.flat()).toHaveLength(3);
  });

  it('play Büro Crazy', async () => {
    const table = await playsWhole(buroCrazy, buroCrazyWords, 3);
    expect(table.onlooker.outcome?.places.flat()).toHaveLength(3);
  });

  it('play Bureaunauts', async () => {
    const table = await playsWhole(bureaunauts, bureaunautsWords, 2);
    expect(table.onlooker.outcome?.places.flat()).toHaveLength(2);
  });

  it('play Saludos Amigos!', async () => {
    const table = await playsWhole(saludosAmigos, saludosAmigosWords, 3);
    expect(table.onlooker.outcome?.places.flat()).toHaveLength(3);
  });
});
