/** Begins games and takes them up again. */
import type { Game, Kinds } from '../kernel/game';
import { randomFor } from '../kernel/random';
import { readSave } from '../saves/format';
import { create, load, type Save, type StorageTrouble } from '../saves/saves';
import { stampedSave } from '../saves/stamp';
import { isGuideWanted } from '../settings/guides.svelte';
import { unisolated } from '../ui/lists';
import { hold } from './lock';
import { rememberGame, remembered } from './unsaved';
import { freshSeed } from './seed';
import type { Player, TableSettings } from '../table/stage';
import { Table } from './table.svelte';

/** Who plays, by which rules, and how the table wants it. */
export interface NewTable<K extends Kinds> {
  /** By seat, clockwise. */
  readonly players: readonly Player[];
  readonly options: K['options'];
  readonly table: TableSettings;
}

/** Why a game can't be taken up. Its records stay as they are. */
export interface OpenFailure {
  readonly kind: 'missing' | 'otherGame' | 'newer' | 'damaged' | 'unsound' | StorageTrouble;
}

/** Begins a game and stores it. Returns its id; where the device stores nothing, the game lives as long as the page. */
export async function newTable<K extends Kinds>(
  game: Game<K>,
  { players, options, table }: NewTable<K>
): Promise<string> {
  const id = freshSeed();
  const seed = freshSeed();
  const at = Date.now();
  // Plain copies: what comes from a form may be a proxy, which can't be stored.
  const agreed = JSON.parse(JSON.stringify(options)) as K['options'];
  const began = game.setup(agreed, players.length, randomFor(seed, 0));
  const glance = game.view(began.state, 'onlooker');
  const save: Save = {
    summary: {
      id,
      strand: id,
      game: game.id,
      version: game.migrations.length,
      players: players.map(({ name, look }) => ({ name: unisolated(name), look })),
      options: agreed,
      table: { ...table, seatMap: [...table.seatMap] },
      createdAt: at,
      playedAt: at,
      moves: 0,
      glance,
      over: glance.outcome !== null,
      title: null
    },
    standing: { id, seed, now: began.state, began: began.news, base: null },
    turns: []
  };
  const kept = await create(save);
  if (kept.kind !== 'kept') {
    rememberGame(id, { save, stored: null, why: kept.kind === 'failed' ? kept.why : 'failed' });
  }
  return id;
}

/** Takes a game up where it stands. It starts at the table, never in a hand. */
export async function openTable<K extends Kinds>(game: Game<K>, id: string): Promise<Table<K> | OpenFailure> {
  let table: Table<K> | null = null;
  const held = await hold(id, 'ask', () => table?.lose());
  try {
    const inMemory = remembered(id);
    const raw = inMemory === undefined ? await load(id) : { kind: 'found' as const, ...stampedSave(inMemory.save) };
    const read = raw.kind === 'found' ? await readSave(game, raw) : raw;
    if (read.kind !== 'read') {
      held?.release();
      return { kind: read.kind === 'failed' ? read.why : read.kind };
    }
    const { save, options, state, journal } = read;
    table = new Table(
      {
        game,
        save,
        options,
        state,
        journal,
        stored: inMemory === undefined ? save.turns.length : inMemory.stored,
        keeping:
          held === null
            ? { kind: 'elsewhere' }
            : inMemory === undefined
              ? { kind: 'stored' }
              : { kind: 'memory', why: inMemory.why }
      },
      held
    );
    return table;
  } catch (error) {
    held?.release();
    throw error;
  }
}

/**
 * Sets the same table once more: the same people on the same seats, by the same rules; with the guide unless it was put
 * away meanwhile. Returns the new game's id.
 */
export function onceMore<K extends Kinds>({ game, players, options, settings }: Table<K>): Promise<string> {
  const { privacy, seatMap, lying, curtainAfter } = settings;
  const guides = isGuideWanted(game.id);
  return newTable(game, { players, options, table: { privacy, seatMap, lying, curtainAfter, clock: null, guides } });
}
