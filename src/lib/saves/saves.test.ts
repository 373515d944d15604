import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attempt } from '../kernel/attempt';
import type { Game } from '../kernel/game';
import { randomFor } from '../kernel/random';
import { deleteGame, listGames, listUnreadable } from '../shelf/list';
import { people, SETTINGS } from '../table/testing/seats';
import { toy, type Toy, type ToyMove } from '../table/testing/toy';
import { closeDatabase, withDatabase } from './database';
import { isSame, readSave, type Save, type Turn } from './format';
import { append, create, load, note, remove } from './saves';

const SEED = '0123456789abcdef0123456789abcdef';
const SEALS: readonly (readonly [number, ToyMove])[] = [
  [0, { kind: 'seal', guess: 7 }],
  [1, { kind: 'seal', guess: 9 }],
  [1, { kind: 'greet' }]
];

/** A game of two as it is stored after these moves. */
function saved(id: string, moves: readonly (readonly [number, ToyMove])[] = [], playedAt = 1): Save {
  let { state, news } = toy.setup({ greetings: 1 }, 2, randomFor(SEED, 0));
  const began = news;
  const turns: Turn[] = [];
  for (const [at, [mover, move]] of moves.entries()) {
    const tried = attempt(toy, state, mover, move, randomFor(SEED, at + 1));
    if (!tried.ok) throw new Error(tried.denial.kind);
    ({ state, news } = tried.played);
    turns.push({ id, n: at + 1, entry: { kind: 'move', mover, move }, news, chance: false, at: at + 2 });
  }
  return {
    summary: {
      id,
      game: 'toy',
      version: 0,
      players: people(2),
      options: { greetings: 1 },
      table: SETTINGS,
      createdAt: 1,
      playedAt,
      moves: moves.length,
      glance: toy.view(state, 'onlooker'),
      over: false,
      title: null
    },
    standing: { id, seed: SEED, now: state, began, base: null },
    turns
  };
}

const shelf = async (): Promise<readonly string[]> => (await listGames()).map(({ id }) => id);

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => vi.restoreAllMocks());

describe('games on this device', () => {
  it('keep what changed beside the turns, unless the window that says so fell behind', async () => {
    const save = saved('a', SEALS.slice(0, 2));
    await create(save);
    const peeks = [{ times: 1, at: 5, turn: 2 }];
    const summary = { ...save.summary, table: { ...save.summary.table, peeks } };
    expect(await note(summary, 1)).toEqual({ kind: 'notNext' });
    expect(await load('a')).toMatchObject({ summary: save.summary });
    expect(await note(summary, 2)).toEqual({ kind: 'kept' });
    expect(await load('a')).toMatchObject({ summary, turns: { length: 2 } });
    expect(await note({ ...summary, id: 'b' }, 0)).toEqual({ kind: 'gone' });
  });

  it('are read even where nobody can tell who looked', () => {
    const save = saved('a');
    for (const peeks of ['nonsense', [{ times: -1 }], undefined]) {
      const summary = { ...save.summary, table: { ...save.summary.table, peeks } };
      expect(readSave(toy, { ...save, summary })).toMatchObject({ kind: 'read', mended: false });
    }
  });

  it('come back as they were stored', async () => {
    const save = saved('a', SEALS);
    expect(await create(save)).toEqual({ kind: 'kept' });
    expect(await load('a')).toEqual({ kind: 'found', ...save });
  });

  it('are carried on in one transaction, kept strictly', async () => {
    const [before, after] = [saved('a', SEALS.slice(0, 1)), saved('a', SEALS.slice(0, 2), 9)];
    await create(before);
    const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
    expect(await append(after.summary, after.standing, after.turns.slice(1))).toEqual({ kind: 'kept' });
    expect(opened.mock.calls).toEqual([[['games', 'standings', 'turns'], 'readwrite', { durability: 'strict' }]]);
    expect(await load('a')).toEqual({ kind: 'found', ...after });
  });

  it('refuse a turn that is not the very next: nothing is applied twice or to an old standing', async () => {
    const save = saved('a', SEALS);
    await create(saved('a', SEALS.slice(0, 1)));
    expect(await append(save.summary, save.standing, save.turns.slice(2))).toEqual({ kind: 'notNext' });
    expect(await append(save.summary, save.standing, save.turns.slice(1))).toEqual({ kind: 'kept' });
    expect(await append(save.summary, save.standing, save.turns.slice(1))).toEqual({ kind: 'notNext' });
    expect(await append(save.summary, save.standing, save.turns.slice(2))).toEqual({ kind: 'notNext' });
    expect(await load('a')).toEqual({ kind: 'found', ...save });
  });

  it('are not begun twice, and not carried on once they are removed', async () => {
    const save = saved('a', SEALS);
    await create(save);
    expect(await create(save)).toEqual({ kind: 'failed', why: 'failed' });
    await create(saved('b', SEALS));
    expect(await remove('a')).toEqual({ kind: 'kept' });
    expect(await load('a')).toEqual({ kind: 'missing' });
    expect(await append(save.summary, save.standing, [])).toEqual({ kind: 'gone' });
    expect(await load('b')).toMatchObject({ kind: 'found', turns: { length: 3 } });
  });

  it('stand on the shelf, the one played last first, and nothing on it is secret', async () => {
    await create(saved('old', SEALS, 5));
    await create(saved('new', [], 7));
    await create(saved('middle', SEALS, 6));
    expect(await shelf()).toEqual(['new', 'middle', 'old']);
    expect(JSON.stringify(await listGames())).not.toMatch(new RegExp(`secret|${SEED}`));
    expect(await deleteGame('middle')).toBe(true);
    expect(await shelf()).toEqual(['new', 'old']);
  });

  it('that nobody can read are left alone and told apart', async () => {
    await create(saved('good'));
    const { ok } = await withDatabase(async (database) => {
      const tx = database.transaction('games', 'readwrite');
      // Written as a broken program would: without regard for the shape.
      await tx.store.put({ id: 'broken' } as never);
    });
    expect(ok).toBe(true);
    expect(await shelf()).toEqual(['good']);
    expect(await listUnreadable()).toEqual(['broken']);
    expect(await load('broken')).toMatchObject({ kind: 'found' });
  });
});

describe('what can go wrong with the store', () => {
  it('has a word of its own when there is none', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await create(saved('a'))).toEqual({ kind: 'failed', why: 'noStorage' });
    expect(await listGames()).toEqual([]);
    vi.unstubAllGlobals();
    globalThis.indexedDB = {
      open: () => {
        throw new DOMException('denied', 'SecurityError');
      }
    } as unknown as IDBFactory;
    expect(await load('a')).toEqual({ kind: 'failed', why: 'noStorage' });
  });

  it('tells a full one, and takes the whole change back', async () => {
    const save = saved('a', SEALS);
    const start = saved('a');
    await create(start);
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    expect(await append(save.summary, save.standing, save.turns)).toEqual({ kind: 'failed', why: 'full' });
    vi.restoreAllMocks();
    expect(await load('a')).toEqual({ kind: 'found', ...start });
  });

  it('is over when the browser closed it: the next use opens it again', async () => {
    await create(saved('a'));
    await withDatabase((database) => Promise.resolve(database.close()));
    expect(await load('a')).toEqual({ kind: 'failed', why: 'failed' });
    expect(await load('a')).toMatchObject({ kind: 'found' });
  });
});

describe('reading a save', () => {
  const moved: Game<Toy> = { ...toy, migrations: [(old) => ({ ...(old as Toy['state']), greetings: 2 })] };

  it('plays its turns again and agrees with where it stands', () => {
    const save = saved('a', SEALS);
    expect(readSave(toy, save)).toEqual({
      kind: 'read',
      save,
      options: { greetings: 1 },
      state: save.standing.now,
      mended: false
    });
  });

  it('lets where it stands win when the turns lead elsewhere, and goes on in a new journal', () => {
    const save = saved('a', SEALS);
    const now = { ...save.standing.now, greeted: 0 };
    const read = readSave(toy, { ...save, standing: { ...save.standing, now } });
    expect(read).toMatchObject({
      kind: 'read',
      mended: true,
      state: now,
      save: { standing: { base: { turns: 3, moves: 3, state: now } } }
    });
    // From then on it agrees with itself.
    expect(read.kind === 'read' && readSave(toy, read.save)).toMatchObject({ kind: 'read', mended: false });
  });

  it('brings an older one up to date and keeps its turns', () => {
    const save = saved('a', SEALS);
    expect(readSave(moved, save)).toMatchObject({
      kind: 'read',
      mended: true,
      state: { greetings: 2, greeted: 1 },
      save: { summary: { version: 1 }, standing: { base: { turns: 3, moves: 3 } }, turns: { length: 3 } }
    });
  });

  it('leaves a newer one, a broken one and one of another game alone', () => {
    const save = saved('a', SEALS);
    expect(readSave(toy, { ...save, summary: { ...save.summary, version: 1 } })).toEqual({ kind: 'newer' });
    expect(readSave({ ...toy, id: 'other' }, save)).toEqual({ kind: 'otherGame' });
    expect(readSave(toy, { ...save, summary: { id: 'a' } })).toEqual({ kind: 'damaged' });
    expect(readSave(toy, { ...save, standing: undefined })).toEqual({ kind: 'damaged' });
    expect(readSave(toy, { ...save, turns: save.turns.slice(1) })).toEqual({ kind: 'damaged' });
    expect(readSave(toy, { ...save, standing: { ...save.standing, now: {} } })).toEqual({ kind: 'damaged' });
    expect(readSave(toy, { ...save, standing: { ...save.standing, now: { secret: true } } })).toEqual({
      kind: 'damaged'
    });
  });
});

describe('the same data', () => {
  it('is the same in whatever order its fields stand', () => {
    expect(isSame({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(isSame({ a: undefined }, {})).toBe(false);
    expect(isSame({ 0: 1 }, [1])).toBe(false);
    expect(isSame(null, {})).toBe(false);
  });
});
