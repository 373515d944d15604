import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { existsSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { attempt } from '../../src/lib/kernel/attempt';
import type { Game, Kinds } from '../../src/lib/kernel/game';
import { randomFor } from '../../src/lib/kernel/random';
import { GAMES } from '../../src/lib/games';
import { fileOf, writeGame } from '../../src/lib/saves/file';
import { readSave, type Read } from '../../src/lib/saves/format';
import { FORMAT, FORMAT_MIGRATIONS, serialize, summaryOf, type Save } from '../../src/lib/saves/records';
import { append, besidesOf, create, isSoundHere, load } from '../../src/lib/saves/saves';
import { closeDatabase, withDatabase } from '../../src/lib/saves/store';
import { importGames, readImport } from '../../src/lib/shelf/import';
import { COMPUTERS, goldens, HINTS, middle, nextMove, WITH_COMPUTERS, WITH_HINTS } from './golden';

const games: readonly { readonly id: string; readonly version: number; load(): Promise<Game<Kinds>> }[] = GAMES;

beforeEach(async () => {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
});

/** The game as it is stored, taken up. */
async function takenUp(game: Game<Kinds>, id: string): Promise<Read<Kinds>> {
  const raw = await load(id);
  const read = raw.kind === 'found' ? await readSave(game, raw) : raw;
  if (read.kind !== 'read') throw new Error(`${id}: ${read.kind}`);
  return read;
}

/** Plays a stored game to its end, each move stored as a table stores it. Says how many moves that took. */
async function playToTheEnd(game: Game<Kinds>, id: string): Promise<number> {
  const { save, state: stands, options } = await takenUp(game, id);
  const { summary, standing } = save;
  let state = stands;
  let n = save.turns.length;
  let { moves } = summary;
  const least = n;
  const limit = n + game.maxMoves(options, summary.players.length);
  for (let next = nextMove(game, state, standing.seed, moves); next !== null;) {
    expect(n).toBeLessThan(limit);
    const random = randomFor(standing.seed, moves + 1);
    const tried = attempt(game, state, next.mover, next.move, random);
    if (!tried.ok) throw new Error(`${id}, move ${String(moves + 1)}: ${tried.denial.kind}`);
    ({ state } = tried.played);
    [n, moves] = [n + 1, moves + 1];
    const now = summaryOf(game, state, { ...summary, playedAt: 1 + n, moves });
    const entry = { kind: 'move', ...next } as const;
    const turn = { id, n, entry, news: tried.played.news, chance: random.draws > 0, at: 1 + n };
    expect(await append(now, { ...standing, now: state }, [turn])).toEqual({ kind: 'stored' });
    next = nextMove(game, state, standing.seed, moves);
  }
  return n - least;
}

async function expectPlayable(game: Game<Kinds>, id: string, isRebased: boolean): Promise<void> {
  const read = await takenUp(game, id);
  expect(read.rebased).toBe(isRebased);
  expect(game.view(read.state, 'onlooker').outcome).toBe(null);
  expect(await playToTheEnd(game, id)).toBeGreaterThan(0);
  const over = await takenUp(game, id);
  expect(over.rebased).toBe(false);
  expect(over.save.summary.over).toBe(true);
  expect(over.save.turns.slice(0, read.save.turns.length)).toEqual(read.save.turns);
}

const bucketKingGame = (): Promise<Game<Kinds>> => GAMES[0].load();

const textOf = (path: string): string => readFileSync(path, 'utf8');

describe('golden saves', () => {
  it('are there for every version of every game and of the format', () => {
    const lacking = goldens().filter(({ path }) => !existsSync(path));
    expect(lacking.map(({ path, today }) => `${path}${today === null ? '' : ' (npm run golden)'}`)).toEqual([]);
  });

  for (const listed of games) {
    const { id, version } = listed;
    for (let v = 0; v <= version; v += 1) {
      it(`${id} of version ${String(v)} is brought by a file and played to the end`, async () => {
        const game = await listed.load();
        const preview = await readImport(new Blob([textOf(`tests/saves/${id}/v${String(v)}.json`)]), games);
        if (preview.kind !== 'preview') throw new Error(preview.kind);
        expect(preview.games).toMatchObject([{ kind: 'game', game: id, wholeness: 'intact', here: 'none' }]);
        const [brought] = await importGames(preview, ['add']);
        if (brought?.kind !== 'added') throw new Error(brought?.kind);
        // Of older rules: the journal begins anew where it stands, as soon as it is brought up to date.
        const read = await takenUp(game, brought.id);
        expect(read.save.standing.base === null).toBe(v === version);
        await expectPlayable(game, brought.id, false);
      });
    }
  }

  for (let format = 0; format <= FORMAT; format += 1) {
    it(`stored in format ${String(format)} is taken up and played to the end`, async () => {
      const raw = JSON.parse(textOf(`tests/saves/format/v${String(format)}.json`)) as Save;
      const stored = await withDatabase(async (database) => {
        const tx = database.transaction(['games', 'standings', 'turns'], 'readwrite');
        await tx.objectStore('games').put(raw.summary as never);
        await tx.objectStore('standings').put(raw.standing as never);
        for (const turn of raw.turns) await tx.objectStore('turns').put(turn as never);
      });
      expect(stored.ok).toBe(true);
      const listed = games.find(({ id }) => id === raw.summary.game);
      if (listed === undefined) throw new Error(raw.summary.game);
      // What the shelf shows of where it stands; text by now.
      const glance: unknown = raw.summary.glance;
      const seen: unknown = typeof glance === 'string' ? JSON.parse(glance) : glance;
      expect(await besidesOf([raw.summary.id])).toEqual([{ glance: seen }]);
      await expectPlayable(await listed.load(), raw.summary.id, raw.summary.version < listed.version);
    });
  }

  for (let format = 1; format <= FORMAT; format += 1) {
    it(`in a file of format ${String(format)} is brought`, async () => {
      const preview = await readImport(new Blob([textOf(`tests/saves/file/v${String(format)}.json`)]), games);
      expect(preview).toMatchObject({ kind: 'preview', games: [{ kind: 'game', wholeness: 'intact' }] });
    });
  }
});

describe('a game from before there was an option', () => {
  it('is brought by a file and played to the end as it was begun: the option is as usual', async () => {
    const file = new Blob([textOf('tests/saves/bucket-king/v0-before-equals-turn.json')]);
    const preview = await readImport(file, games);
    if (preview.kind !== 'preview') throw new Error(preview.kind);
    expect(preview.games).toMatchObject([{ kind: 'game', wholeness: 'intact' }]);
    const [brought] = await importGames(preview, ['add']);
    if (brought?.kind !== 'added') throw new Error(brought?.kind);
    const game = await bucketKingGame();
    const read = await takenUp(game, brought.id);
    expect(read).toMatchObject({ options: { equalsTurn: false }, state: { options: { equalsTurn: false } } });
    await expectPlayable(game, brought.id, false);
  });

  it.each(games.map(({ id }) => id))('of %s stands on its device whatever is missing', async (id) => {
    const listed = games.find((one) => one.id === id);
    const game = await listed?.load();
    if (game === undefined) throw new Error(id);
    const save = middle(game, 'older');
    const older: Save = {
      ...save,
      summary: { ...save.summary, options: {} },
      standing: { ...save.standing, now: { ...save.standing.now, options: {} } }
    };
    expect(await create(older)).toEqual({ kind: 'stored' });
    expect(await isSoundHere(game, 'older')).toBe(true);
    const read = await takenUp(game, 'older');
    expect(read).toMatchObject({
      rebased: false,
      options: game.options.defaults,
      state: { options: game.options.defaults }
    });
    await expectPlayable(game, 'older', false);
  });

  it('is not opened where a value is none of its game’s, or an option is unknown: it may mean another rule', async () => {
    const game = await bucketKingGame();
    const { summary, standing, turns } = middle(game, 'changed');
    const readWith = async (options: object): Promise<string> => {
      const now = { ...standing.now, options };
      return (await readSave(game, { summary: { ...summary, options }, standing: { ...standing, now }, turns })).kind;
    };
    expect(await readWith({ match: 2 })).toBe('damaged');
    expect(await readWith({ equalsTurn: 'yes' })).toBe('damaged');
    expect(await readWith({ ...game.options.defaults, fromTomorrow: true })).toBe('unsound');
  });
});

describe('a game with computers or hints', () => {
  const settings = async (id: string): Promise<Save['summary']['table']> =>
    (await takenUp(await bucketKingGame(), id)).save.summary.table;

  async function brought(text: string): Promise<string> {
    const preview = await readImport(new Blob([text]), games);
    if (preview.kind !== 'preview') throw new Error(preview.kind);
    const [one] = await importGames(preview, ['add']);
    if (one?.kind !== 'added') throw new Error(one?.kind);
    return one.id;
  }

  it.each([
    [WITH_COMPUTERS, { computers: COMPUTERS }],
    [WITH_HINTS, { hints: HINTS }]
  ])(
    'comes back from a file with them, goes into one with them, and is played to its end: %s',
    async (path, company) => {
      const id = await brought(textOf(path));
      expect(await settings(id)).toMatchObject(company);
      const game = await bucketKingGame();
      const { save } = await takenUp(game, id);
      const file = await fileOf([writeGame(serialize(save))], { box: 'again', title: null }, 1).text();
      await closeDatabase();
      globalThis.indexedDB = new IDBFactory();
      const again = await brought(file);
      expect(await settings(again)).toMatchObject(company);
      await expectPlayable(game, again, false);
      // Where all settings are written anew, with every move, they stay.
      expect(await settings(again)).toMatchObject(company);
    }
  );

  it('of a level that only a later app knows is played by the one in the middle; of nonsense, by persons; hints of nonsense are none', async () => {
    const save = middle(await bucketKingGame(), 'later', { computers: COMPUTERS });
    const seats = COMPUTERS ?? [];
    const storedWith = async (id: string, computers: unknown, hints?: unknown): Promise<unknown> => {
      const table = { ...save.summary.table, computers, hints } as Save['summary']['table'];
      const turns = save.turns.map((turn) => ({ ...turn, id }));
      const standing = { ...save.standing, id };
      expect(await create({ summary: { ...save.summary, id, strand: id, table }, standing, turns })).toEqual({
        kind: 'stored'
      });
      const read = await settings(id);
      expect(read.hints).toBeUndefined();
      return read.computers;
    };
    const wise = seats.map((one) => (one?.level === 'keen' ? { ...one, level: 'wise' } : one));
    const fair = seats.map((one) => (one?.level === 'keen' ? { ...one, level: 'fair' } : one));
    expect(await storedWith('wise', wise)).toEqual(fair);
    expect(await storedWith('nonsense', [null, { level: 'keen' }])).toBeUndefined();
    expect(await storedWith('older', undefined)).toBeUndefined();
    expect(await storedWith('unhelped', COMPUTERS, ['no seed', null])).toEqual(COMPUTERS);
  });
});

describe('migrations', () => {
  it('have a name each, of the format and of every game', async () => {
    expect(FORMAT_MIGRATIONS.every(({ name }) => name !== '')).toBe(true);
    for (const listed of games) {
      expect((await listed.load()).migrations.every(({ name }) => name !== '')).toBe(true);
    }
  });
});
