/** What the shelf does with whole games: rename, copy, delete, have back, put a file in a game's place. */
import { all, recordsFrom, turnsOf, type Change } from './database';
import type { Save } from './records';
import { addRecords, keep, type Kept } from './saves';
import type { StoredGame } from './stamp';
import { removeRecords } from './trash';

const KEPT: Kept = { kind: 'kept' };

/** Changes what the shelf shows of a game, whatever else is in the record. */
async function remark(id: string, mark: (raw: StoredGame) => StoredGame): Promise<Kept> {
  return keep([id], async (tx) => {
    const games = tx.objectStore('games');
    const raw = await games.get(id);
    if (raw === undefined) return { kind: 'gone' };
    await games.put(mark(raw));
    return KEPT;
  });
}

/** Gives a game a name, or takes it away. */
export function rename(id: string, title: string | null): Promise<Kept> {
  return remark(id, (raw) => ({ ...raw, title }));
}

/** Marks a game as deleted at this moment. Its records stay until they are purged. */
export function discard(id: string, at: number): Promise<Kept> {
  return remark(id, (raw) => ({ ...raw, deletedAt: at }));
}

/** Puts a deleted game back on the shelf. */
export function restore(id: string): Promise<Kept> {
  return remark(id, (raw) => ({ ...raw, deletedAt: null }));
}

/** The records of a game under another id. */
async function duplicate(tx: Change, id: string, as: (raw: StoredGame) => StoredGame): Promise<Kept> {
  const { game, details, standing, turns } = await recordsFrom(tx, id);
  if (game === undefined) return { kind: 'gone' };
  const copy = as(game);
  await all(
    () => tx.objectStore('games').add(copy),
    ...(details === undefined ? [] : [() => tx.objectStore('details').add({ ...details, id: copy.id })]),
    ...(standing === undefined ? [] : [() => tx.objectStore('standings').add({ ...standing, id: copy.id })]),
    ...turns.map((turn) => () => tx.objectStore('turns').add({ ...turn, id: copy.id }))
  );
  return KEPT;
}

/** Copies a game as it stands, with all its turns. From here on the two go their own ways. */
export function copy(id: string, to: string, title: string | null): Promise<Kept> {
  return keep([to], async (tx, tries) => {
    // Broken off, and yet stored.
    if (tries > 0 && (await tx.objectStore('games').getKey(to)) !== undefined) return KEPT;
    return duplicate(tx, id, (raw) => ({ ...raw, id: to, strand: to, title }));
  });
}

/**
 * Puts a save in the place of the game with its id, which is not lost: it goes the way of deleted games, as `out`. A window
 * that still plays it can't add to the new one, as long as the strand of `save` is a fresh one. `notNext`: the game has
 * other than `turns` turns by now.
 */
export function replace(save: Save, out: string, at: number, turns: number): Promise<Kept> {
  const { id } = save.summary;
  return keep([out, id], async (tx, tries) => {
    // Broken off, and yet stored.
    if (tries > 0 && (await tx.objectStore('games').getKey(out)) !== undefined) return KEPT;
    if ((await tx.objectStore('turns').count(turnsOf(id))) !== turns) return { kind: 'notNext' };
    const kept = await duplicate(tx, id, (raw) => ({ ...raw, id: out, strand: out, deletedAt: at }));
    if (kept.kind !== 'kept') return kept;
    await removeRecords(tx, id);
    await addRecords(tx, save);
    return KEPT;
  });
}
