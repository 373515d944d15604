/** Games on this device: begun, carried on, read, listed, removed. Every change is one transaction, kept strictly. */
import { withDatabase, type Database, type StorageTrouble } from './database';
import { readSummary, type Save, type StandingRecord, type Summary, type Turn } from './format';

export type { StorageTrouble } from './database';
export type { Save, StandingRecord, Summary, Turn } from './format';

/** What became of a change. `notNext`: the store is further than that, or not so far. `gone`: no such game. */
export type Kept = { readonly kind: 'kept' } | { readonly kind: 'notNext' | 'gone' } | Failed;

/** The store did not do it. */
export interface Failed {
  readonly kind: 'failed';
  readonly why: StorageTrouble;
}

/** The records of a game as they came from the store, unchecked. */
export interface RawSave {
  readonly kind: 'found';
  readonly summary: unknown;
  readonly standing: unknown;
  readonly turns: readonly unknown[];
}

const STORES = ['games', 'standings', 'turns'] as const;
const STRICT = { durability: 'strict' } as const;

const allTurns = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

/** Makes all these requests; one that can't even be made fails like one that was refused. */
async function all(...requests: readonly (() => Promise<unknown>)[]): Promise<void> {
  await Promise.all(requests.map(async (request) => request()));
}

/** All requests of a change at once; should one fail, the whole change is taken back. */
async function change(database: Database, work: (tx: ReturnType<typeof begin>) => Promise<Kept>): Promise<Kept> {
  const tx = begin(database);
  try {
    const kept = await work(tx);
    if (kept.kind !== 'kept') tx.abort();
    await tx.done.catch((error: unknown) => {
      if (kept.kind === 'kept') throw error;
    });
    return kept;
  } catch (error) {
    // A request that fails aborts by itself; one that could not even be made does not.
    tx.done.catch(() => undefined);
    try {
      tx.abort();
    } catch {
      // Over already.
    }
    throw error;
  }
}

const begin = (database: Database) => database.transaction(STORES, 'readwrite', STRICT);

function keptOr(result: Awaited<ReturnType<typeof withDatabase<Kept>>>): Kept {
  return result.ok ? result.value : { kind: 'failed', why: result.why };
}

/** Stores a new game with the turns it may have already. */
export async function create(save: Save): Promise<Kept> {
  return keptOr(
    await withDatabase((database) =>
      change(database, async (tx) => {
        await all(
          () => tx.objectStore('games').add(save.summary),
          () => tx.objectStore('standings').add(save.standing),
          ...save.turns.map((turn) => () => tx.objectStore('turns').add(turn))
        );
        return { kind: 'kept' };
      })
    )
  );
}

/**
 * Carries a game on: the turns, where it stands after them, and what the shelf shows, in one transaction. Refused unless
 * the first of them is the very next one, so nothing is ever applied twice or to an old standing.
 */
export async function append(summary: Summary, standing: StandingRecord, turns: readonly Turn[]): Promise<Kept> {
  return keptOr(
    await withDatabase((database) =>
      change(database, async (tx) => {
        const games = tx.objectStore('games');
        const [known, last] = await Promise.all([
          games.getKey(summary.id),
          tx.objectStore('turns').openKeyCursor(allTurns(summary.id), 'prev')
        ]);
        if (known === undefined) return { kind: 'gone' };
        const next = (last === null ? 0 : last.key[1]) + 1;
        if (turns.some((turn, i) => turn.id !== summary.id || turn.n !== next + i)) return { kind: 'notNext' };
        await all(
          () => games.put(summary),
          () => tx.objectStore('standings').put(standing),
          ...turns.map((turn) => () => tx.objectStore('turns').add(turn))
        );
        return { kind: 'kept' };
      })
    )
  );
}

/**
 * Keeps what changed beside the turns: who looked at their hand, how the table wants it. Refused unless the store holds
 * just as many turns, so that a window that fell behind changes nothing.
 */
export async function note(summary: Summary, turns: number): Promise<Kept> {
  return keptOr(
    await withDatabase((database) =>
      change(database, async (tx) => {
        const games = tx.objectStore('games');
        const [known, last] = await Promise.all([
          games.getKey(summary.id),
          tx.objectStore('turns').openKeyCursor(allTurns(summary.id), 'prev')
        ]);
        if (known === undefined) return { kind: 'gone' };
        if ((last === null ? 0 : last.key[1]) !== turns) return { kind: 'notNext' };
        await all(() => games.put(summary));
        return { kind: 'kept' };
      })
    )
  );
}

/** The records of one game, unchecked. */
export async function load(id: string): Promise<RawSave | { readonly kind: 'missing' } | Failed> {
  const result = await withDatabase(async (database) => {
    const tx = database.transaction(STORES, 'readonly');
    const [summary, standing, turns] = await Promise.all([
      tx.objectStore('games').get(id),
      tx.objectStore('standings').get(id),
      tx.objectStore('turns').getAll(allTurns(id))
    ]);
    return { summary, standing, turns };
  });
  if (!result.ok) return { kind: 'failed', why: result.why };
  const { summary, standing, turns } = result.value;
  return summary === undefined ? { kind: 'missing' } : { kind: 'found', summary, standing, turns };
}

/** What the shelf shows, the game played last first; and the ids of records nobody can read. */
export async function list(): Promise<
  { readonly kind: 'listed'; readonly games: readonly Summary[]; readonly unreadable: readonly string[] } | Failed
> {
  const result = await withDatabase(async (database) => {
    const tx = database.transaction('games', 'readonly');
    const [keys, records] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
    return keys.map((id, i) => ({ id, summary: readSummary(records[i]) }));
  });
  if (!result.ok) return { kind: 'failed', why: result.why };
  const games = result.value.flatMap(({ summary }) => (summary === null ? [] : [summary]));
  return {
    kind: 'listed',
    games: games.toSorted((a, b) => b.playedAt - a.playedAt),
    unreadable: result.value.filter(({ summary }) => summary === null).map(({ id }) => id)
  };
}

/** Removes a game and all its turns. */
export async function remove(id: string): Promise<Kept> {
  return keptOr(
    await withDatabase((database) =>
      change(database, async (tx) => {
        await all(
          () => tx.objectStore('games').delete(id),
          () => tx.objectStore('standings').delete(id),
          () => tx.objectStore('turns').delete(allTurns(id))
        );
        return { kind: 'kept' };
      })
    )
  );
}
