/** What the shelf does with whole games: list, rename, copy, delete, have back, put a file in a game's place. */
import { all, deletedAt, turnsOf, withDatabase, type Change } from './database';
import { readShown, type ReadRecord, type Save, type Shown } from './records';
import { keep, type Failed, type Kept } from './saves';
import { stamped, stampedSummary, type StoredSummary } from './stamp';
import { removeRecords } from './trash';

const KEPT: Kept = { kind: 'kept' };

/** A game as the list knows it: what the shelf shows of its summary, read or not. */
export interface ListedGame {
  readonly id: string;
  readonly read: ReadRecord<Shown>;
  /** As it is stored. */
  readonly raw: unknown;
  /** When it was deleted; null for a game that stands on the shelf. */
  readonly deletedAt: number | null;
}

/** All games there are, by their summaries alone: no state is loaded for a list. */
export async function list(): Promise<{ readonly kind: 'listed'; readonly games: readonly ListedGame[] } | Failed> {
  const result = await withDatabase(async (database) => {
    const records = await database.transaction('games', 'readonly').store.getAll();
    return records.map((raw): ListedGame => ({ id: raw.id, read: readShown(raw), raw, deletedAt: deletedAt(raw) }));
  });
  return result.ok ? { kind: 'listed', games: result.value } : { kind: 'failed', why: result.why };
}

/** Changes what the shelf shows of a game, whatever else is in the record. */
async function remark(id: string, mark: (raw: StoredSummary) => StoredSummary): Promise<Kept> {
  return keep(async (tx) => {
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
async function duplicate(tx: Change, id: string, as: (raw: StoredSummary) => StoredSummary): Promise<Kept> {
  const [summary, standing, turns] = await Promise.all([
    tx.objectStore('games').get(id),
    tx.objectStore('standings').get(id),
    tx.objectStore('turns').getAll(turnsOf(id))
  ]);
  if (summary === undefined) return { kind: 'gone' };
  const copy = as(summary);
  await all(
    () => tx.objectStore('games').add(copy),
    ...(standing === undefined ? [] : [() => tx.objectStore('standings').add({ ...standing, id: copy.id })]),
    ...turns.map((turn) => () => tx.objectStore('turns').add({ ...turn, id: copy.id }))
  );
  return KEPT;
}

/** Copies a game as it stands, with all its turns. From here on the two go their own ways. */
export function copy(id: string, to: string, title: string | null): Promise<Kept> {
  return keep(async (tx, tries) => {
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
  return keep(async (tx, tries) => {
    // Broken off, and yet stored.
    if (tries > 0 && (await tx.objectStore('games').getKey(out)) !== undefined) return KEPT;
    if ((await tx.objectStore('turns').count(turnsOf(id))) !== turns) return { kind: 'notNext' };
    const kept = await duplicate(tx, id, (raw) => ({ ...raw, id: out, strand: out, deletedAt: at }));
    if (kept.kind !== 'kept') return kept;
    await removeRecords(tx, id);
    await all(
      () => tx.objectStore('games').add(stampedSummary(save.summary)),
      () => tx.objectStore('standings').add(stamped(save.standing)),
      ...save.turns.map((turn) => () => tx.objectStore('turns').add(stamped(turn)))
    );
    return KEPT;
  });
}
