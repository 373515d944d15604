/** Begins games and takes them up again. */
import type { Game, Kinds } from '../kernel/game';
import type { OptionSet } from '../kernel/options';
import { randomFor } from '../kernel/random';
import { freshId } from '../saves/id';
import { summaryOf, type SavedLevel, type SavedPlayer, type SavedSettings } from '../saves/records';
import { summaryHere } from '../saves/saves';
import { unisolated } from '../ui/lists';
import { find, storeNew, type OpenFailure } from './store';
import { Table } from './table.svelte';

/** Who plays, by which rules, and how the table wants it. */
export interface NewTable<K extends Kinds> {
  /** By seat, clockwise. */
  readonly players: readonly SavedPlayer[];
  readonly options: K['options'];
  readonly table: SavedSettings;
}

/** Begins a game and stores it. Returns its id; where the device stores nothing, the game lives as long as the page. */
export async function newTable<K extends Kinds>(
  game: Game<K>,
  { players, options, table }: NewTable<K>
): Promise<string> {
  const id = freshId();
  const seed = freshId();
  const at = Date.now();
  // Plain copies: what comes from a form may be a proxy, which can't be stored.
  const agreed = JSON.parse(JSON.stringify(options)) as K['options'];
  const began = game.setup(agreed, players.length, randomFor(seed, 0));
  await storeNew({
    summary: summaryOf(game, began.state, {
      id,
      strand: id,
      players: players.map(({ name, look }) => ({ name: unisolated(name), look })),
      options: agreed,
      table: { ...table, seatMap: [...table.seatMap] },
      createdAt: at,
      playedAt: at,
      moves: 0,
      title: null
    }),
    standing: { id, seed, now: began.state, began: began.news, base: null },
    turns: []
  });
  return id;
}

/**
 * Computers of these levels, each with a chance of its own; null: a person. None at all where all are persons, as tables
 * had before there were computers.
 */
export function computersAt(levels: readonly (SavedLevel | null)[]): SavedSettings['computers'] {
  if (levels.every((level) => level === null)) return undefined;
  return levels.map((level) => (level === null ? null : { level, seed: freshId() }));
}

/** Hints for these seats, each by a chance of its own. None at all where nobody wants any, as tables had before there were hints. */
export function hintsAt(seats: readonly boolean[]): SavedSettings['hints'] {
  return seats.includes(true) ? seats.map((wants) => (wants ? freshId() : null)) : undefined;
}

/** Takes a game up where it stands. It starts at the table, never in a hand. */
export async function openTable<K extends Kinds>(game: Game<K>, id: string): Promise<Table<K> | OpenFailure> {
  let table: Table<K> | null = null;
  const found = await find(game, id, 'ask', () => table?.lose());
  if (found.kind !== 'read') return found;
  table = new Table(game, found);
  return table;
}

/**
 * Sets the same table once more: the same players on the same seats, by the same rules, and the next of them starts.
 * Computers play as well as before, by another chance. Returns the new game's id.
 */
export function onceMore<K extends Kinds>(
  { game, players, options, settings }: Pick<Table<K>, 'game' | 'players' | 'options' | 'settings'>,
  guides: boolean
): Promise<string> {
  const { privacy, seatMap, lying, curtainAfter, objecting } = settings;
  const computers = computersAt(players.map((_, seat) => settings.computers?.[seat]?.level ?? null));
  const hints = hintsAt(players.map((_, seat) => (settings.hints?.[seat] ?? null) !== null));
  const table = { privacy, seatMap, lying, curtainAfter, objecting, computers, hints, clock: null, guides };
  return newTable(game, { players, options: movedOn(game.options, options, players.length), table });
}

/** The same of a game that stands on the shelf, which is not opened for it; null where it can't be read. */
export async function onceMoreOf<K extends Kinds>(game: Game<K>, id: string, guides: boolean): Promise<string | null> {
  const read = await summaryHere(id);
  if (read.kind !== 'read' || read.record.game !== game.id) return null;
  const { players, table: settings } = read.record;
  const options = game.options.read(read.record.options);
  if (options === null || players.length < game.seats.min || players.length > game.seats.max) return null;
  return onceMore({ game, players, options, settings }, guides);
}

/** These options with whoever sits next where a seat was chosen; chance goes on to choose. */
function movedOn<O extends object>({ each }: OptionSet<O>, options: O, seats: number): O {
  const moved = Object.entries(options).map(([name, value]: [string, unknown]) => {
    const isSeat = each[name as keyof O].kind === 'seatOrRandom' && typeof value === 'number';
    return [name, isSeat ? (value + 1) % seats : value] as const;
  });
  return Object.fromEntries(moved) as O;
}
