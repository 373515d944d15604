/**
 * Games on their way out. Deleting only marks a game; it can be had back until it is really removed: some days later, or
 * when the device has no room left for a game that is being played.
 */
import { all, change, deletedAt, turnsOf, withDatabase, type Change } from './database';
import { follow } from './following';

/** Removes all records of a game. */
export async function removeRecords(tx: Change, id: string): Promise<void> {
  await all(
    () => tx.objectStore('games').delete(id),
    () => tx.objectStore('details').delete(id),
    () => tx.objectStore('standings').delete(id),
    () => tx.objectStore('turns').delete(turnsOf(id))
  );
}

/** Really removes the games that were deleted before this moment, in milliseconds. Says how many; null: it failed. */
export async function purge(before: number): Promise<number | null> {
  const result = await withDatabase((database) =>
    change(
      database,
      () => true,
      async (tx) => {
        const games = await tx.objectStore('games').getAll();
        const doomed = games.filter((game) => (deletedAt(game) ?? before) < before);
        await Promise.all(doomed.map(({ id }) => removeRecords(tx, id)));
        return doomed.map(({ id }) => id);
      }
    )
  );
  if (!result.ok) return null;
  follow(result.value, 'removed');
  return result.value.length;
}

/** Makes room for a game that is being played: all that was deleted goes. False when there was nothing. */
export async function makeRoom(): Promise<boolean> {
  return ((await purge(Infinity)) ?? 0) > 0;
}
