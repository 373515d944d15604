import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEALS, saved } from '../../../tests/saves/saved';
import { bucketKing } from '../games/bucket-king';
import { randomFor } from '../kernel/random';
import { readSave } from '../saves/format';
import { serialize } from '../saves/records';
import { create, load, recordsOf, saveSettings } from '../saves/saves';
import { closeDatabase, withDatabase } from '../saves/store';
import { saveAt } from '../table/testing/save-at';
import { people } from '../table/testing/seats';
import { copyGame, copyName, deleteGame, renameGame, restoreGame } from './change';
import { exportGames } from './export';
import { unsoundOf } from './sound';
import { forgetDeleted, glanceOf, readShelf, SECOND_THOUGHTS, readDetails, type Shelf } from './list';

const RULES = [{ id: 'toy', version: 0 }];

/** The shelf, which is there. */
async function shelf(rules = RULES): Promise<Shelf> {
  const read = await readShelf(rules);
  if (read.kind !== 'shelf') throw new Error(read.why);
  return read;
}

const idsOf = (games: readonly { readonly id: string }[]): readonly string[] => games.map(({ id }) => id);

/** Stores a summary as no program of today would. */
const put = (summary: object) => withDatabase((database) => database.put('games', summary as never));

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the shelf', () => {
  it('shows the games, the one played last first, and nothing on it is secret', async () => {
    await create(saved('old', SEALS, 5));
    await create(saved('new', [], 7));
    await create(saved('middle', SEALS, 6));
    const { games, unread, deleted } = await shelf();
    expect(idsOf(games)).toEqual(['new', 'middle', 'old']);
    expect([unread, deleted]).toEqual([[], []]);
    expect(JSON.stringify(games)).not.toMatch(/secret|0123456789abcdef/);
  });

  it('knows a stored game that has the right shape and stands as none can by its rules', async () => {
    const whole = bucketKing.setup(bucketKing.options.defaults, 2, randomFor('5eed'.repeat(8), 0)).state;
    const forged = JSON.parse(JSON.stringify(whole).replaceAll(/"value":\d/g, '"value":8')) as typeof whole;
    const at = (state: typeof whole, id: string) => {
      const save = saveAt({ game: bucketKing, options: bucketKing.options.defaults, players: people(2), state });
      return { ...save, summary: { ...save.summary, id, strand: id }, standing: { ...save.standing, id } };
    };
    await create(at(whole, 'whole'));
    await create(at(forged, 'forged'));
    const { games } = await shelf([{ id: 'bucket-king', version: bucketKing.migrations.length }]);
    const door = { id: 'bucket-king', load: () => Promise.resolve(bucketKing) };
    expect(idsOf(games).toSorted()).toEqual(['forged', 'whole']);
    expect(await unsoundOf(games, [door])).toEqual(['forged']);
    const opened = await Promise.all(['whole', 'forged'].map(recordsOf));
    const read = opened.map(async (raw) => (raw.kind === 'found' ? (await readSave(bucketKing, raw)).kind : raw.kind));
    expect(await Promise.all(read)).toEqual(['read', 'unsound']);
  });

  it('opens no standing and no turn for hundreds of games', async () => {
    for (let n = 0; n < 500; n += 1) await create(saved(`game ${String(n)}`, [], n));
    const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
    expect((await shelf()).games).toHaveLength(500);
    expect(opened.mock.calls.map(([stores]) => stores)).toEqual(['games']);
  });

  it('tells apart what a newer app has saved and what nobody can read, and what can still be told of it', async () => {
    const { summary } = saved('good', SEALS, 4);
    await put({ ...summary, id: 'format', format: 1000, title: 'Sunday' });
    await put({ ...summary, id: 'rules', version: 1 });
    await put({ ...summary, id: 'game', game: 'chess' });
    await put({ id: 'broken', players: [{ name: 'Anna' }, null, { name: 7 }], playedAt: 'today' });
    await put({ ...summary, id: 'odd', format: -1 });
    const { games, unread } = await shelf();
    expect(games).toEqual([]);
    const whole = { game: 'toy', names: ['Anna', 'Ben'], title: null, playedAt: 4 };
    expect(unread.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
      { kind: 'unreadable', id: 'broken', game: null, names: ['Anna'], title: null, playedAt: null },
      { kind: 'newer', id: 'format', ...whole, title: 'Sunday' },
      { kind: 'newer', id: 'game', ...whole, game: 'chess' },
      { kind: 'unreadable', id: 'odd', ...whole },
      { kind: 'newer', id: 'rules', ...whole }
    ]);
  });

  it('lists what an address can’t name beside the good games: it can be put into a file and deleted', async () => {
    await create(saved('good', SEALS));
    // As an older app has taken it from a file.
    const bad = 'x\ud800';
    await create(saved(bad, SEALS));
    const { games, unread } = await shelf();
    expect([idsOf(games), idsOf(unread)]).toEqual([['good'], [bad]]);
    const exported = await exportGames([bad], 0);
    expect(exported).toMatchObject({ kind: 'exported', ids: [bad] });
    expect(await deleteGame(bad)).toEqual({ kind: 'done' });
    expect(await shelf()).toMatchObject({ games: { length: 1 }, unread: [], deleted: { length: 1 } });
  });

  it('says why where the device keeps nothing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await readShelf(RULES)).toEqual({ kind: 'failed', why: 'noStorage' });
    expect(await deleteGame('a')).toEqual({ kind: 'failed', why: 'noStorage' });
  });
});

describe('where a game stands', () => {
  it('is read only for a game that is shown, and nothing where nobody can tell', async () => {
    const { summary } = saved('a', SEALS);
    await create(saved('a', SEALS));
    expect(await glanceOf('a')).toEqual(summary.glance);
    for (const glance of ['', '7', '{', undefined]) {
      await put({ ...serialize(saved('a')).summary, glance });
      expect(await glanceOf('a')).toBe(null);
    }
    expect(await glanceOf('nobody')).toBe(null);
    // As it was stored before it lay apart.
    await put(summary);
    expect(await glanceOf('a')).toEqual(summary.glance);
  });
});

describe('a game on the shelf', () => {
  it('gets a name and loses it again', async () => {
    await create(saved('a'));
    expect(await renameGame('a', '  Sunday at the lake  ')).toEqual({ kind: 'done' });
    expect((await shelf()).games[0]?.title).toBe('Sunday at the lake');
    await renameGame('a', 'x'.repeat(100));
    expect((await shelf()).games[0]?.title).toHaveLength(60);
    await renameGame('a', '   ');
    expect((await shelf()).games[0]?.title).toBe(null);
    expect(await renameGame('b', 'Nobody')).toEqual({ kind: 'gone' });
  });

  it('is copied under a name of its own', async () => {
    await create(saved('a', SEALS));
    const copied = await copyGame('a', 'Again');
    if (copied.kind !== 'copied') throw new Error(copied.kind);
    expect(copied.id).not.toBe('a');
    const [one, other] = (await shelf()).games.toSorted((game) => (game.id === 'a' ? -1 : 1));
    expect(one).toMatchObject({ id: 'a', title: null, moves: 3 });
    expect(other).toMatchObject({ id: copied.id, title: 'Again', moves: 3 });
    expect(await load(copied.id)).toMatchObject({ turns: { length: 3 } });
    expect(await copyGame('b', 'Nobody')).toEqual({ kind: 'gone' });
  });

  it.each([
    ['Friday', [], 'Friday (2)'],
    ['Friday', ['Friday', 'Friday (2)', 'Friday (4)'], 'Friday (3)'],
    ['Friday (2)', ['Friday', 'Friday (2)'], 'Friday (3)'],
    ['x'.repeat(60), [], `${'x'.repeat(56)} (2)`],
    [`${'x'.repeat(55)}🐮yyy`, [], `${'x'.repeat(55)} (2)`]
  ])('called %j beside %j has a copy called %j', (name, taken, copied) => {
    expect(copyName(name, taken)).toBe(copied);
  });

  it('is had back after it was deleted, as it was', async () => {
    const { summary } = saved('a', SEALS);
    const { options, table, glance, ...shown } = summary;
    expect([options, table, glance]).not.toContain(undefined);
    await create(saved('a', SEALS));
    expect(await deleteGame('a')).toEqual({ kind: 'done' });
    expect(await shelf()).toMatchObject({ games: [], unread: [], deleted: [{ game: shown }] });
    expect(await restoreGame('a')).toEqual({ kind: 'done' });
    expect(await shelf()).toMatchObject({ games: [shown], deleted: [] });
    expect(await saveSettings(summary, 3)).toEqual({ kind: 'stored' });
  });

  it('can be had back for a week, and is then forgotten', async () => {
    await create(saved('a', SEALS));
    await create(saved('b', SEALS));
    vi.spyOn(Date, 'now').mockReturnValue(1000);
    await deleteGame('a');
    await forgetDeleted(1000 + SECOND_THOUGHTS);
    expect((await shelf()).deleted).toMatchObject([{ deletedAt: 1000, game: { id: 'a' } }]);
    await forgetDeleted(1001 + SECOND_THOUGHTS);
    expect((await shelf()).deleted).toEqual([]);
    expect(await restoreGame('a')).toEqual({ kind: 'gone' });
    expect(idsOf((await shelf()).games)).toEqual(['b']);
  });

  it('that nobody can read stays until somebody deletes it, and can be had back too', async () => {
    await put({ id: 'broken' });
    await forgetDeleted(Infinity);
    expect(idsOf((await shelf()).unread)).toEqual(['broken']);
    await deleteGame('broken');
    expect(await shelf()).toMatchObject({ unread: [], deleted: [{ game: { kind: 'unreadable', id: 'broken' } }] });
    await restoreGame('broken');
    expect(idsOf((await shelf()).unread)).toEqual(['broken']);
  });
});

describe('who has won a game', () => {
  it('is told by its outcome, and of none that cannot tell', async () => {
    const outcomes = [{ places: [[1, 0]] }, { places: [[0, 7, 'x']] }, { places: 3 }, null, undefined];
    for (const [at, outcome] of outcomes.entries()) {
      await put({ ...serialize(saved(String(at))).summary, glance: JSON.stringify({ outcome }) });
    }
    const games = [...outcomes.keys(), 'nobody'].map((id) => saved(String(id)).summary);
    const details = await readDetails(games);
    expect([...details.winners.values()]).toEqual([[1, 0], [0], [], [], [], []]);
    // All of them persons': nothing is made anew.
    expect(details.games.every((game, at) => game === games[at])).toBe(true);
  });
});

describe('which seats computers have', () => {
  it('is told in the same reading; of settings that make no sense, none', async () => {
    const seed = '0123456789abcdef0123456789abcdef';
    const tables = [[null, { level: 'keen', seed }], [null, { level: 'of tomorrow', seed }], 'nonsense'];
    const games = tables.map((_, at) => saved(String(at)).summary);
    for (const [at, computers] of tables.entries()) {
      const { summary } = serialize(saved(String(at)));
      await put({ ...summary, table: { ...summary.table, computers } });
    }
    const { games: detailed } = await readDetails(games);
    expect(detailed.map(({ players }) => players.map(({ computer = null }) => computer))).toEqual([
      [null, 'keen'],
      [null, 'fair'],
      [null, null]
    ]);
  });
});
