/**
 * The spare: every game once more, in a storage bucket of its own, whose files lie apart from those of the first store.
 *
 * A browser that takes its store for damaged may empty it whole. Chromium does, as long as it keeps it in LevelDB: killed
 * in the middle of a write it leaves half a record behind, goes on writing after it at the next start, and can't read that
 * at the one after. Browsers without buckets have no spare; those we know keep their stores in SQLite, which takes a torn
 * write back.
 *
 * The store is the truth, the spare follows it. One thing alone goes the other way: a game the spare has and the store has
 * not was lost there, for what is removed leaves the spare first.
 */
import { isThere } from './bucket';
import {
  all,
  change,
  deletedAt,
  recordsFrom,
  STORES,
  turnsOf,
  withDatabase,
  type Change,
  type Database
} from './database';
import { BETWEEN, countBack, whenIdle } from './following';
import { isSame } from './same';
import type { StoredGame } from './stamp';
import { readShown } from './shown';
import { giveBack, isGivenUp, withSpare } from './spareStore';
import { removeRecords } from './trash';

const recordsIn = (database: Database, id: string, from = 0) =>
  recordsFrom(database.transaction(STORES, 'readonly'), id, from);

type Records = Awaited<ReturnType<typeof recordsFrom>>;

/** Puts these records where they belong, whatever was there. */
function put(tx: Change, { game, details, standing, turns }: Records): Promise<void> {
  return all(
    ...(game === undefined ? [] : [() => tx.objectStore('games').put(game)]),
    ...(details === undefined ? [] : [() => tx.objectStore('details').put(details)]),
    ...(standing === undefined ? [] : [() => tx.objectStore('standings').put(standing)]),
    ...turns.map((turn) => () => tx.objectStore('turns').put(turn))
  );
}

const keepAll = (): boolean => true;

/** Can nobody tell which game this is? Then it takes the place of none that is whole. */
const isDamaged = (game: StoredGame): boolean => readShown(game).kind === 'unreadable';

/**
 * Carries what is stored of one game over to the spare. The turns that are there already stay, if they belong to the same
 * strand: it costs no more the longer a game is.
 */
async function carry(main: Database, spare: Database, id: string): Promise<void> {
  const there = spare.transaction(['games', 'turns'], 'readonly');
  const [game, last] = await Promise.all([
    there.objectStore('games').get(id),
    there.objectStore('turns').openCursor(turnsOf(id), 'prev')
  ]);
  const since = await recordsIn(main, id, last?.key[1]);
  if (since.game === undefined || isDamaged(since.game)) return;
  const goesOn = game?.strand === since.game.strand && (last === null || isSame(last.value, since.turns[0]));
  // The last turn of the spare is the first of these: it is there.
  const records = goesOn
    ? { ...since, turns: last === null ? since.turns : since.turns.slice(1) }
    : await recordsIn(main, id);
  await change(spare, keepAll, async (tx) => {
    if (!goesOn) await removeRecords(tx, id);
    await put(tx, records);
  });
}

/** Brings one game back that has gone from the store. Nothing happens where there is one by that name. */
async function bringBack(main: Database, spare: Database, id: string): Promise<void> {
  const records = await recordsIn(spare, id);
  const { game } = records;
  if (game === undefined) return;
  const isBack = await change(main, keepAll, async (tx) => {
    if ((await tx.objectStore('games').getKey(id)) !== undefined) return false;
    // Nothing else of it may be left either.
    await removeRecords(tx, id);
    await put(tx, records);
    return true;
  });
  if (isBack && deletedAt(game) === null) countBack(1);
}

/** Lets the spare follow: these games have changed in the store. Says which of them it could not take over. */
export async function carryOver(ids: readonly string[]): Promise<readonly string[]> {
  if (isGivenUp()) return [];
  const left: string[] = [];
  for (const [at, id] of ids.entries()) {
    // Hundreds may be waiting at the first start.
    if (at > 0) await whenIdle(BETWEEN);
    const done = await withDatabase((main) => withSpare((spare) => carry(main, spare, id)));
    if (!done.ok || !done.value.ok) left.push(id);
  }
  return left;
}

/** Removes all records of these games from the spare, before they leave the store. False: it could not be done. */
export async function removeFromSpare(ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0 || (await isThere()) === false) return true;
  const done = await withSpare((spare) =>
    change(spare, keepAll, async (tx) => {
      for (const id of ids) await removeRecords(tx, id);
    })
  );
  return done.ok;
}

/** Fills this store with what the spare holds and it has not, the game played last first. For one that has been emptied. */
export async function refill(main: Database): Promise<void> {
  if (!(await isThere())) return;
  const games = await withSpare((spare) => spare.getAll('games'));
  if (!games.ok) return;
  const here = new Set(await main.getAllKeys('games'));
  const playedAt = (game: StoredGame): number => (typeof game.playedAt === 'number' ? game.playedAt : 0);
  for (const { id } of games.value.toSorted((a, b) => playedAt(b) - playedAt(a))) {
    if (!here.has(id)) await withSpare((spare) => bringBack(main, spare, id));
  }
}

/**
 * Compares the store with its spare: what is gone from the store comes back. Says which games the spare has not, or has
 * otherwise: it should take them over.
 */
export async function compare(): Promise<readonly string[]> {
  if (isGivenUp()) return [];
  const differing = await withDatabase(async (main) => {
    // No game, and never one: nothing to make a spare for.
    if (!(await isThere()) && (await main.count('games')) === 0) return [];
    await refill(main);
    const there = await withSpare((spare) => spare.getAll('games'));
    if (!there.ok) return [];
    const inSpare = new Map(there.value.map((game) => [game.id, game]));
    const here = await main.getAll('games');
    return here.filter((game) => !isSame(game, inSpare.get(game.id))).map(({ id }) => id);
  });
  return differing.ok ? differing.value : [];
}

/**
 * Gives the spare up, where a game that is being played has no room beside it. False when there was none, or when it holds
 * a game the store has not: that is the last of it.
 */
export async function giveUp(): Promise<boolean> {
  if (!(await isThere())) return false;
  const given = await withDatabase((main) =>
    withSpare(async (spare) => {
      const [here, there] = await Promise.all([main.getAllKeys('games'), spare.getAll('games')]);
      if (there.some((game) => deletedAt(game) === null && !here.includes(game.id))) return false;
      await giveBack();
      return true;
    })
  );
  return given.ok && given.value.ok && given.value.value;
}
