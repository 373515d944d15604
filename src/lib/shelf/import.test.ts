import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SEALS, saved } from '../../../tests/saves/saved';
import { LARGEST, sumOf } from '../saves/file';
import { MOST_TURNS, readSave } from '../saves/format';
import { FORMAT, serialize, type RawRecords, type Save } from '../saves/records';
import { append, create, load, recordsOf } from '../saves/saves';
import { closeDatabase, STORES, withDatabase } from '../saves/store';
import { toy } from '../table/testing/toy';
import { deleteGame, restoreGame } from './change';
import { exportGames } from './export';
import { importGames, readImport, type Choice, type Door, type Imported, type Preview } from './import';
import { glanceOf, readShelf } from './list';

const DOORS: readonly (Door & { readonly version: number })[] = [
  { id: 'toy', version: 0, load: () => Promise.resolve(toy) }
];
const DAY = Date.UTC(2026, 10, 21);
/** Names of games as we give them. */
const ID = Object.fromEntries([...'abcdefgh'].map((letter, at) => [letter, String(at).repeat(32)])) as Readonly<
  Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h', string>
>;

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
  summary: { ...serialize(save).summary, ...change }
});

beforeEach(elsewhere);

describe('games in a file', () => {
  it('come to another device just as they were', async () => {
    const saves = [saved(ID.a, SEALS), saved(ID.b)];
    for (const save of saves) await create(save);
    const file = await fileWith(ID.a, ID.b, ID.c);
    expect([file.name, file.type]).toEqual(['Tischlein 2026-11-21.json', 'application/json']);
    await elsewhere();
    const [a, b] = await bring(file, 'add', 'add');
    expect([a, b]).toEqual([
      { kind: 'added', id: ID.a },
      { kind: 'added', id: ID.b }
    ]);
    for (const save of saves) {
      const there = await load(save.summary.id);
      const { summary, standing, turns } = serialize(save);
      expect(there).toMatchObject({ kind: 'found', standing, turns });
      expect(there).toMatchObject({ summary: { ...summary, strand: expect.any(String) as string } });
    }
  });

  it('are shown before anything is stored, and nothing shown is secret', async () => {
    await create(saved(ID.a, SEALS));
    const file = await fileWith(ID.a);
    await elsewhere();
    const preview = await look(file);
    expect(preview.games).toEqual([
      {
        kind: 'game',
        game: 'toy',
        title: null,
        players: [
          { name: 'Anna', look: 0, computer: null },
          { name: 'Ben', look: 1, computer: null }
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
    await create(saved(ID.a, SEALS.slice(0, 2)));
    const here = async (save: Save): Promise<unknown> => {
      const { games } = await look(fileOf([save]));
      return games[0]?.kind === 'game' ? [games[0].here, games[0].choices[0]] : games;
    };
    expect(await here(saved(ID.a, SEALS.slice(0, 2)))).toEqual(['identical', 'skip']);
    expect(await here(saved(ID.a, SEALS))).toEqual(['older', 'replace']);
    expect(await here(saved(ID.a, SEALS.slice(0, 1)))).toEqual(['newer', 'skip']);
    expect(await here(saved(ID.a, [[1, { kind: 'seal', guess: 2 }]]))).toEqual(['different', 'asCopy']);
    await withDatabase((database) => database.put('games', { id: ID.a, title: 'broken' } as never));
    expect(await here(saved(ID.a, SEALS))).toEqual(['unreadable', 'asCopy']);
  });

  it('is never overwritten unless somebody says so', async () => {
    await create(saved(ID.a, SEALS.slice(0, 2)));
    const before = await everything();
    expect(await bring(fileOf([saved(ID.a, SEALS)]), 'add')).toEqual([{ kind: 'skipped' }]);
    expect(await bring(fileOf([saved(ID.a, SEALS)]))).toEqual([{ kind: 'skipped' }]);
    expect(await bring(fileOf([saved(ID.a, SEALS.slice(0, 2))]), 'replace')).toEqual([{ kind: 'skipped' }]);
    expect(await everything()).toEqual(before);
  });

  it('goes the way of deleted games when it is replaced, and no window adds to its old strand', async () => {
    const old = saved(ID.a, SEALS.slice(0, 2));
    const other = saved(ID.a, [SEALS[0] ?? [0, { kind: 'greet' }], [1, { kind: 'seal', guess: 2 }]]);
    await create(old);
    expect(await bring(fileOf([other]), 'replace')).toEqual([{ kind: 'replaced', id: ID.a }]);
    expect(await load(ID.a)).toMatchObject({ turns: [{}, { entry: { move: { guess: 2 } } }] });
    const next = saved(ID.a, SEALS);
    expect(await append(next.summary, next.standing, next.turns.slice(2))).toEqual({ kind: 'conflict' });
    const shelf = await readShelf(DOORS);
    const out = shelf.kind === 'shelf' ? shelf.deleted[0]?.game.id : undefined;
    expect(await restoreGame(out ?? '')).toEqual({ kind: 'done' });
    expect(await load(out ?? '')).toMatchObject({ turns: [{}, { entry: { move: { guess: 9 } } }] });
  });

  it('stays beside its copy', async () => {
    await create(saved(ID.a, SEALS));
    const [copied] = await bring(fileOf([saved(ID.a, SEALS)]), 'asCopy');
    if (copied?.kind !== 'copied') throw new Error(copied?.kind);
    expect(await load(copied.id)).toMatchObject({
      summary: { id: copied.id, title: 'Toy (2)' },
      standing: { id: copied.id },
      turns: [{ id: copied.id }, { id: copied.id }, { id: copied.id }]
    });
    expect(await load(ID.a)).toMatchObject({ summary: { title: null }, turns: { length: 3 } });
  });

  it('that was played on since the file was looked at is left as it is', async () => {
    await create(saved(ID.a, SEALS.slice(0, 1)));
    const preview = await look(fileOf([saved(ID.a, SEALS.slice(0, 2))]));
    const next = saved(ID.a, SEALS);
    await append(next.summary, next.standing, next.turns.slice(1));
    expect(await importGames(preview, ['replace'], () => 'a copy')).toEqual([{ kind: 'changed' }]);
    expect(await load(ID.a)).toMatchObject({ turns: { length: 3 } });
  });

  it('that was deleted makes way for the one in the file, and can still be had back', async () => {
    await create(saved(ID.a, SEALS));
    await deleteGame(ID.a);
    const file = fileOf([saved(ID.a, SEALS.slice(0, 1))]);
    expect((await look(file)).games).toMatchObject([{ here: 'none' }]);
    expect(await bring(file, 'add')).toEqual([{ kind: 'added', id: ID.a }]);
    expect(await load(ID.a)).toMatchObject({ turns: { length: 1 } });
    const shelf = await readShelf(DOORS);
    expect(shelf).toMatchObject({ games: [{ id: ID.a, moves: 1 }], deleted: [{ game: { moves: 3 } }] });
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
    const good = saved(ID.a, SEALS);
    const { games } = await look(
      fileOf([
        good,
        good,
        withSummary(good, { id: ID.b, game: 'chess' }),
        withSummary(good, { id: ID.c, version: 1 }),
        { ...saved(ID.d), standing: { ...saved(ID.d).standing, format: FORMAT + 1 } },
        { ...saved(ID.e), standing: null },
        withSummary(saved(ID.f), { players: [{ name: 'Anna', look: 0 }] }),
        withSummary(saved(ID.g), { playedAt: 1e300 }),
        { ...saved(ID.h, SEALS), turns: saved(ID.h, SEALS).turns.toReversed() }
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
    const save = saved(ID.a, SEALS);
    const glance = JSON.stringify({ ...save.standing.now, gossip: 'Anna has a 7' });
    await bring(fileOf([withSummary(save, { glance, over: true, moves: 99 })]), 'add');
    const shelf = await readShelf(DOORS);
    const [shown] = shelf.kind === 'shelf' ? shelf.games : [];
    expect(shown).toMatchObject({ over: false, moves: 3 });
    expect(await glanceOf(ID.a)).toEqual(save.summary.glance);
    expect(JSON.stringify(await recordsOf(ID.a))).not.toContain('gossip');
  });

  it('and a damaged game is brought only if it still tells its own story', async () => {
    const save = saved(ID.a, SEALS);
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

describe('what a file calls a game', () => {
  const odd = ['x\ud800', 'constructor', '__proto__x', '../settings', 'a&b', ' ', 'A'.repeat(32)];

  it('is ours, or it gets a name of its own, be the sum right or wrong', async () => {
    for (const [at, id] of odd.entries()) {
      const sums = at % 2 === 0 ? 'wrong' : 'right';
      const [brought] = await bring(fileOf([saved(id, SEALS)], sums), 'add');
      expect([id, brought]).toEqual([id, { kind: 'added', id: expect.stringMatching(/^[0-9a-f]{32}$/) as string }]);
    }
    expect(await readShelf(DOORS)).toMatchObject({ games: { length: odd.length }, unread: [] });
  });

  it('is the same name whenever it comes: what is here already is known', async () => {
    await bring(fileOf([saved('constructor', SEALS)]), 'add');
    expect((await look(fileOf([saved('constructor', SEALS)]))).games).toMatchObject([{ here: 'identical' }]);
    expect((await look(fileOf([saved('constructor', SEALS.slice(0, 2))]))).games).toMatchObject([{ here: 'newer' }]);
    expect((await look(fileOf([saved('x\ud801', SEALS), saved('x\ud800', SEALS)]))).games).toMatchObject([
      { here: 'none' },
      { here: 'none' }
    ]);
  });

  it('and the names in it hold no half characters and no signs that turn what stands beside them', async () => {
    const players = [
      { name: 'An\u202Ena', look: 0 },
      { name: 'B\ud83den', look: 1 }
    ];
    const brought = fileOf([withSummary(saved(ID.a), { players, title: '\u2066Fri\u2069day\u200F' })]);
    expect((await look(brought)).games).toMatchObject([
      { title: 'Friday', players: [{ name: 'Anna' }, { name: 'B\uFFFDen' }] }
    ]);
    await bring(brought, 'add');
    expect(JSON.stringify(await everything())).not.toMatch(/\\ud83d|[\u2066\u2069\u200F\u202E]/);
  });
});

describe('numbers in a file', () => {
  it('that no calendar and no clock knows leave the game playable, or are refused', async () => {
    const { table } = saved(ID.a).summary;
    const peeks = [{ times: 1, at: 1e300, turn: 0 }];
    await bring(fileOf([withSummary(saved(ID.a), { table: { ...table, peeks } })]), 'add');
    const raw = await load(ID.a);
    const read = raw.kind === 'found' ? await readSave(toy, raw) : raw;
    expect(read).toMatchObject({ kind: 'read', save: { summary: { table: { privacy: 'relaxed' } } } });
    expect(read.kind === 'read' && read.save.summary.table.peeks).toBe(undefined);
    const { games } = await look(
      fileOf([
        withSummary(saved(ID.b), { table: { ...table, clock: 1e300 } }),
        withSummary(saved(ID.c), { table: { ...table, seatMap: Array.from({ length: 9 }, () => 0) } }),
        { ...saved(ID.d), standing: { ...saved(ID.d).standing, base: { turns: 0, moves: 2 ** 52, state: {} } } }
      ])
    );
    expect(games.map(({ kind }) => kind)).toEqual(['damaged', 'damaged', 'damaged']);
  });
});

describe('a game whose moves do not lead to where its file says it stands', () => {
  const save = saved(ID.a, SEALS);
  const now = { ...save.standing.now, greeted: 0 };

  it('is said to be so before it is brought, on the shelf, and ever after', async () => {
    const file = fileOf([{ ...save, standing: { ...save.standing, now } }]);
    expect((await look(file)).games).toMatchObject([{ kind: 'game', wholeness: 'mended' }]);
    await bring(file, 'add');
    expect(await readShelf(DOORS)).toMatchObject({ games: [{ mendedAt: 3 }] });
    const again = await fileWith(ID.a);
    await elsewhere();
    expect((await look(again)).games).toMatchObject([{ kind: 'game', wholeness: 'mended' }]);
  });

  it('is known as such too where the file begins a journal of its own there', async () => {
    const base = { turns: 3, moves: 3, state: now };
    const file = fileOf([{ ...save, standing: { ...save.standing, now, base } }]);
    expect((await look(file)).games).toMatchObject([{ kind: 'game', wholeness: 'mended' }]);
  });

  it('is never said of one whose moves lead there', async () => {
    await create(save);
    expect((await look(await fileWith(ID.a))).games).toMatchObject([{ wholeness: 'intact' }]);
    const shelf = await readShelf(DOORS);
    expect(shelf.kind === 'shelf' && shelf.games[0]?.mendedAt).toBe(undefined);
  });
});

describe('looking into a file ends', () => {
  it('where a game has more turns than any can have', async () => {
    const save = saved(ID.a, SEALS);
    const turns = Array.from({ length: MOST_TURNS + 1 }, () => save.turns[0]);
    expect((await look(fileOf([{ ...save, turns }]))).games).toMatchObject([{ kind: 'tooLong' }]);
  });

  it('where playing its moves again takes too long', async () => {
    const clock = vi.spyOn(performance, 'now');
    let now = 0;
    clock.mockImplementation(() => (now += 2000));
    const preview = await look(fileOf([saved(ID.a, SEALS)]));
    clock.mockRestore();
    expect(preview.games).toMatchObject([{ kind: 'tooLong' }]);
  });

  describe('where reading takes long', () => {
    let now = 0;
    /** A game whose every move takes nine tenths of a second. */
    const slow: Door = {
      id: 'toy',
      load: () =>
        Promise.resolve({ ...toy, play: (...move: Parameters<typeof toy.play>) => ((now += 900), toy.play(...move)) })
    };

    beforeEach(() => {
      now = 0;
      vi.spyOn(performance, 'now').mockImplementation(() => now);
    });
    afterEach(() => {
      vi.restoreAllMocks();
    });

    it('with a game whose story is told again, because its sum is wrong', async () => {
      const save = saved(ID.a, SEALS);
      expect(await readImport(fileOf([save]), [slow])).toMatchObject({ games: [{ wholeness: 'intact' }] });
      expect(await readImport(fileOf([save], 'wrong'), [slow])).toMatchObject({ games: [{ kind: 'tooLong' }] });
    });

    it('with all games of a file together: those after three minutes are said not to be read', async () => {
      const games = Array.from({ length: 70 }, (_, at) => saved(at.toString(16).padStart(32, 'e'), SEALS));
      const answer = await readImport(fileOf(games), [slow]);
      const kinds = answer.kind === 'preview' ? answer.games.map(({ kind }) => kind) : [];
      expect(kinds.length).toBe(70);
      expect(kinds.lastIndexOf('game')).toBe(66);
      expect(kinds.indexOf('tooLong')).toBe(67);
    });
  });

  it('where nobody waits for the answer any more', async () => {
    const games = ['a', 'b', 'c'].map((letter) => saved(ID[letter as 'a'], SEALS));
    let looks = 0;
    const answer = await readImport(fileOf(games), DOORS, () => (looks += 1) < 2);
    expect(answer).toMatchObject({ kind: 'preview', games: { length: 1 } });
  });
});
