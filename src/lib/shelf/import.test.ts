import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import { SEALS, saved } from '../../../tests/saves/saved';
import { closeDatabase, STORES, withDatabase } from '../saves/database';
import { LARGEST, sumOf } from '../saves/file';
import type { RawRecords, Save } from '../saves/format';
import { append, create, load, recordsOf } from '../saves/saves';
import { stampedSave } from '../saves/stamp';
import { FORMAT } from '../saves/steps';
import { toy } from '../table/testing/toy';
import { deleteGame, restoreGame } from './change';
import { exportGames } from './export';
import { importGames, readImport, type Choice, type Door, type Imported, type Preview } from './import';
import { glanceOf, readShelf } from './list';

const DOORS: readonly (Door & { readonly version: number })[] = [
  { id: 'toy', version: 0, load: () => Promise.resolve(toy) }
];
const DAY = Date.UTC(2026, 10, 21);

/** Another device. */
async function elsewhere(): Promise<void> {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
}

/** A file with these games as they are on this device. */
async function fileWith(...ids: readonly string[]): Promise<File> {
  const exported = await exportGames(ids, DAY);
  if (exported.kind !== 'exported') throw new Error(exported.kind);
  return exported.file;
}

/** A file with these records, their sums right or wrong. */
function fileOf(games: readonly RawRecords[], sums: 'right' | 'wrong' = 'right'): Blob {
  const filed = games.map(({ summary, standing, turns }) => {
    const records = [summary, standing, turns];
    return { sum: sums === 'right' ? sumOf(JSON.stringify(records)) : '00000000', records };
  });
  return new Blob([JSON.stringify({ kind: 'tischlein-games', format: FORMAT, savedAt: DAY, games: filed })]);
}

async function look(file: Blob): Promise<Preview> {
  const preview = await readImport(file, DOORS);
  if (preview.kind !== 'preview') throw new Error(preview.kind);
  return preview;
}

async function bring(file: Blob, ...choices: readonly Choice[]): Promise<readonly Imported[]> {
  return importGames(await look(file), choices, ({ title }) => `${title ?? 'Toy'} (2)`);
}

/** Everything that is stored. */
async function everything(): Promise<unknown> {
  const all = await withDatabase((database) => Promise.all(STORES.map((store) => database.getAll(store))));
  return all.ok ? all.value : all.why;
}

const withSummary = (save: Save, change: object): RawRecords => ({
  ...save,
  summary: { ...stampedSave(save).summary, ...change }
});

beforeEach(elsewhere);

describe('games in a file', () => {
  it('come to another device just as they were', async () => {
    const saves = [saved('a', SEALS), saved('b')];
    for (const save of saves) await create(save);
    const file = await fileWith('a', 'b', 'c');
    expect([file.name, file.type]).toEqual(['Tischlein 2026-11-21.json', 'application/json']);
    await elsewhere();
    const [a, b] = await bring(file, 'add', 'add');
    expect([a, b]).toEqual([
      { kind: 'added', id: 'a' },
      { kind: 'added', id: 'b' }
    ]);
    for (const save of saves) {
      const there = await load(save.summary.id);
      const { summary, standing, turns } = stampedSave(save);
      expect(there).toMatchObject({ kind: 'found', standing, turns });
      expect(there).toMatchObject({ summary: { ...summary, strand: expect.any(String) as string } });
    }
  });

  it('are shown before anything is stored, and nothing shown is secret', async () => {
    await create(saved('a', SEALS));
    const file = await fileWith('a');
    await elsewhere();
    const preview = await look(file);
    expect(preview.games).toEqual([
      {
        kind: 'game',
        game: 'toy',
        title: null,
        players: [
          { name: 'Anna', look: 0 },
          { name: 'Ben', look: 1 }
        ],
        moves: 3,
        over: false,
        playedAt: 1,
        wholeness: 'intact',
        here: 'none',
        choices: ['add', 'skip']
      }
    ]);
    expect(JSON.stringify(preview)).not.toMatch(/secret|0123456789abcdef/);
    expect(await everything()).toEqual(STORES.map(() => []));
  });

  it('are put there even when nobody can read them, and none when there is none', async () => {
    const ring: Record<string, unknown> = { id: 'broken', big: 3n, at: new Date(0) };
    ring.self = { ring };
    await withDatabase((database) => database.put('games', ring as never));
    const file = await fileWith('broken');
    expect(await file.text()).toContain(
      '[{"id":"broken","big":"3","at":"1970-01-01T00:00:00.000Z","self":{"ring":null}}'
    );
    expect(await exportGames(['nobody'], DAY)).toEqual({ kind: 'nothing' });
    expect((await look(file)).games).toEqual([{ kind: 'damaged', game: null, title: null, names: [] }]);
  });
});

describe('a game that is here already', () => {
  it('is compared with the one in the file, turn by turn', async () => {
    await create(saved('a', SEALS.slice(0, 2)));
    const here = async (save: Save): Promise<unknown> => {
      const { games } = await look(fileOf([save]));
      return games[0]?.kind === 'game' ? [games[0].here, games[0].choices[0]] : games;
    };
    expect(await here(saved('a', SEALS.slice(0, 2)))).toEqual(['identical', 'skip']);
    expect(await here(saved('a', SEALS))).toEqual(['older', 'replace']);
    expect(await here(saved('a', SEALS.slice(0, 1)))).toEqual(['newer', 'skip']);
    expect(await here(saved('a', [[1, { kind: 'seal', guess: 2 }]]))).toEqual(['different', 'asCopy']);
    await withDatabase((database) => database.put('games', { id: 'a', title: 'broken' } as never));
    expect(await here(saved('a', SEALS))).toEqual(['unreadable', 'asCopy']);
  });

  it('is never overwritten unless somebody says so', async () => {
    await create(saved('a', SEALS.slice(0, 2)));
    const before = await everything();
    expect(await bring(fileOf([saved('a', SEALS)]), 'add')).toEqual([{ kind: 'skipped' }]);
    expect(await bring(fileOf([saved('a', SEALS)]))).toEqual([{ kind: 'skipped' }]);
    expect(await bring(fileOf([saved('a', SEALS.slice(0, 2))]), 'replace')).toEqual([{ kind: 'skipped' }]);
    expect(await everything()).toEqual(before);
  });

  it('goes the way of deleted games when it is replaced, and no window adds to its old strand', async () => {
    const old = saved('a', SEALS.slice(0, 2));
    const other = saved('a', [SEALS[0] ?? [0, { kind: 'greet' }], [1, { kind: 'seal', guess: 2 }]]);
    await create(old);
    expect(await bring(fileOf([other]), 'replace')).toEqual([{ kind: 'replaced', id: 'a' }]);
    expect(await load('a')).toMatchObject({ turns: [{}, { entry: { move: { guess: 2 } } }] });
    const next = saved('a', SEALS);
    expect(await append(next.summary, next.standing, next.turns.slice(2))).toEqual({ kind: 'notNext' });
    const shelf = await readShelf(DOORS);
    const out = shelf.kind === 'shelf' ? shelf.deleted[0]?.game.id : undefined;
    expect(await restoreGame(out ?? '')).toEqual({ kind: 'done' });
    expect(await load(out ?? '')).toMatchObject({ turns: [{}, { entry: { move: { guess: 9 } } }] });
  });

  it('stays beside its copy', async () => {
    await create(saved('a', SEALS));
    const [copied] = await bring(fileOf([saved('a', SEALS)]), 'asCopy');
    if (copied?.kind !== 'copied') throw new Error(copied?.kind);
    expect(await load(copied.id)).toMatchObject({
      summary: { id: copied.id, title: 'Toy (2)' },
      standing: { id: copied.id },
      turns: [{ id: copied.id }, { id: copied.id }, { id: copied.id }]
    });
    expect(await load('a')).toMatchObject({ summary: { title: null }, turns: { length: 3 } });
  });

  it('that was played on since the file was looked at is left as it is', async () => {
    await create(saved('a', SEALS.slice(0, 1)));
    const preview = await look(fileOf([saved('a', SEALS.slice(0, 2))]));
    const next = saved('a', SEALS);
    await append(next.summary, next.standing, next.turns.slice(1));
    expect(await importGames(preview, ['replace'], () => 'a copy')).toEqual([{ kind: 'changed' }]);
    expect(await load('a')).toMatchObject({ turns: { length: 3 } });
  });

  it('that was deleted makes way for the one in the file, and can still be had back', async () => {
    await create(saved('a', SEALS));
    await deleteGame('a');
    const file = fileOf([saved('a', SEALS.slice(0, 1))]);
    expect((await look(file)).games).toMatchObject([{ here: 'none' }]);
    expect(await bring(file, 'add')).toEqual([{ kind: 'added', id: 'a' }]);
    expect(await load('a')).toMatchObject({ turns: { length: 1 } });
    const shelf = await readShelf(DOORS);
    expect(shelf).toMatchObject({ games: [{ id: 'a', moves: 1 }], deleted: [{ game: { moves: 3 } }] });
  });
});

describe('a file is checked at the door', () => {
  it('and what is wrong with it as a whole has a name', async () => {
    const large = new Blob(['{}']);
    Object.defineProperty(large, 'size', { value: LARGEST + 1 });
    const gone = new Blob(['{}']);
    gone.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    const whole = { kind: 'tischlein-games', format: FORMAT, savedAt: 1, games: [] as unknown[] };
    const files: readonly (readonly [string, Blob])[] = [
      ['tooLarge', large],
      ['notRead', gone],
      ['notJson', new Blob(['{"kind":"tischlein-games"'])],
      ['notJson', new Blob([])],
      ['tooDeep', new Blob(['['.repeat(200_000) + ']'.repeat(200_000)])],
      ['forbidden', new Blob(['{"kind":"tischlein-games","format":1,"__proto__":{"games":[]}}'])],
      ['forbidden', new Blob([JSON.stringify({ ...whole, games: [{ constructor: 1 }] })])],
      ['forbidden', new Blob(['{"kind":"tischlein-games","format":1e999,"games":[]}'])],
      ['foreign', new Blob(['[]'])],
      ['foreign', new Blob(['{"name":"tischlein","version":"0.1.0"}'])],
      ['foreign', new Blob([JSON.stringify({ ...whole, games: 'none' })])],
      ['newer', new Blob([JSON.stringify({ ...whole, format: FORMAT + 1 })])],
      ['empty', new Blob([JSON.stringify(whole)])]
    ];
    for (const [problem, file] of files) expect(await readImport(file, DOORS)).toEqual({ kind: problem });
    expect(await everything()).toEqual(STORES.map(() => []));
  });

  it('and so is every game in it', async () => {
    const good = saved('a', SEALS);
    const { games } = await look(
      fileOf([
        good,
        good,
        withSummary(good, { id: 'b', game: 'chess' }),
        withSummary(good, { id: 'c', version: 1 }),
        { ...saved('d'), standing: { ...saved('d').standing, format: FORMAT + 1 } },
        { ...saved('e'), standing: null },
        withSummary(saved('f'), { players: [{ name: 'Anna', look: 0 }] }),
        withSummary(saved('g'), { playedAt: 1e300 }),
        { ...saved('h', SEALS), turns: saved('h', SEALS).turns.toReversed() }
      ])
    );
    expect(games.map(({ kind }) => kind)).toEqual([
      'game',
      'twice',
      'unknownGame',
      'newer',
      'newer',
      'damaged',
      'damaged',
      'damaged',
      'damaged'
    ]);
    expect(games[2]).toEqual({ kind: 'unknownGame', game: 'chess', title: null, names: ['Anna', 'Ben'] });
  });

  it('and what the shelf shows of a game is made anew from where it stands', async () => {
    const save = saved('a', SEALS);
    const glance = JSON.stringify({ ...save.standing.now, gossip: 'Anna has a 7' });
    await bring(fileOf([withSummary(save, { glance, over: true, moves: 99 })]), 'add');
    const shelf = await readShelf(DOORS);
    const [shown] = shelf.kind === 'shelf' ? shelf.games : [];
    expect(shown).toMatchObject({ over: false, moves: 3 });
    expect(await glanceOf('a')).toEqual(save.summary.glance);
    expect(JSON.stringify(await recordsOf('a'))).not.toContain('gossip');
  });

  it('and a damaged game is brought only if it still tells its own story', async () => {
    const save = saved('a', SEALS);
    const kindOf = async (raw: RawRecords): Promise<unknown> => {
      const [game] = (await look(fileOf([raw], 'wrong'))).games;
      return game?.kind === 'game' ? game.wholeness : game?.kind;
    };
    expect(await kindOf(save)).toBe('altered');
    expect(await kindOf(withSummary(save, { title: 'Sunday' }))).toBe('altered');
    expect(await kindOf({ ...save, standing: { ...save.standing, now: { ...save.standing.now, greeted: 0 } } })).toBe(
      'damaged'
    );
    const [first, ...rest] = save.turns;
    expect(await kindOf({ ...save, turns: [{ ...first, news: [] }, ...rest] })).toBe('damaged');
    expect(await kindOf({ ...save, turns: [{ ...first, chance: true }, ...rest] })).toBe('damaged');
    expect(await kindOf({ ...save, standing: { ...save.standing, began: [] } })).toBe('damaged');
    const base = { turns: 3, moves: 3, state: save.standing.now };
    expect(await kindOf({ ...save, standing: { ...save.standing, base } })).toBe('damaged');
  });
});
