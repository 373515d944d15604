/**
 * Games on their way out. Deleting only marks a game; it can be had back until it is really removed: some days later, or
 * when the device has no room left for a game that is being played.
 */
import { all, change, deletedAt, turnsOf, withDatabase, type Change } from './database';
import { hasBuckets } from './bucket';
import { loadSpare } from './following';

/** Removes all records of a game. */
export async function removeRecords(tx: Change, id: string): Promise<void> {
  await all(
    () => tx.objectStore('games').delete(id),
    () => tx.objectStore('details').delete(id),
    () => tx.objectStore('standings').delete(id),
    () => tx.objectStore('turns').delete(turnsOf(id))
  );
}

/** The games that were deleted before this moment, in milliseconds; null: they can't be read. */
async function doomedBefore(before: number): Promise<readonly string[] | null> {
  const result = await withDatabase(async (database) => {
    const games = await database.getAll('games');
    return games.filter((game) => (deletedAt(game) ?? before) < before).map(({ id }) => id);
  });
  return result.ok ? result.value : null;
}

/** Removes these games, unless somebody has put one back meanwhile. Says how many; null: it failed. */
async function removeDeleted(ids: readonly string[]): Promise<number | null> {
  if (ids.length === 0) return 0;
  const result = await withDatabase((database) =>
    change(
      database,
      () => true,
      async (tx) => {
        const games = await Promise.all(ids.map((id) => tx.objectStore('games').get(id)));
        const still = games.filter((game) => game !== undefined && deletedAt(game) !== null);
        await Promise.all(still.map((game) => removeRecords(tx, game?.id ?? '')));
        return still.length;
      }
    )
  );
  return result.ok ? result.value : null;
}

/**
 * Really removes the games that were deleted before this moment, in milliseconds. They leave the spare first: what is in it
 * alone would count as lost. Says how many; null: it failed, and is for another day.
 */
export async function purge(before: number): Promise<number | null> {
  const doomed = await doomedBefore(before);
  if (doomed === null) return null;
  if (doomed.length === 0) return 0;
  if (hasBuckets() && !(await (await loadSpare())?.removeFromSpare(doomed))) return null;
  return removeDeleted(doomed);
}

/**
 * Makes room for a game that is being played: all that was deleted goes, whether or not the spare can let go of it. False
 * when there was nothing.
 */
export async function makeRoom(): Promise<boolean> {
  const doomed = (await doomedBefore(Infinity)) ?? [];
  if (doomed.length > 0) await (await loadSpare())?.removeFromSpare(doomed);
  return ((await removeDeleted(doomed)) ?? 0) > 0;
}
