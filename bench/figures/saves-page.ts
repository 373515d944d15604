/** What saves.mjs measures, inside a browser: the app's own table, store and shelf, without their screens. */
import { bucketKing, suggestPyramid, type BucketKing } from '../../src/lib/games/bucket-king';
import { GAMES } from '../../src/lib/games';
import { readSave } from '../../src/lib/saves/format';
import { agree, sync } from '../../src/lib/saves/mirror';
import { create, load } from '../../src/lib/saves/saves';
import { closeDatabase } from '../../src/lib/saves/store';
import { readShelf } from '../../src/lib/shelf/list';
import { newTable, openTable } from '../../src/lib/session/open';
import { Table } from '../../src/lib/session/table.svelte';

const SEATS = 6;
const NAMES = ['Anna', 'Ben', 'Clara', 'David', 'Emma', 'Felix'];

/** A game that has just begun, at a table of six that plays openly: hands are passed without a curtain. */
async function begin(): Promise<Table<BucketKing>> {
  const id = await newTable(bucketKing, {
    players: NAMES.map((name, look) => ({ name, look })),
    options: bucketKing.options.defaults,
    table: {
      privacy: 'openTable',
      seatMap: NAMES.map((_, seat) => seat),
      lying: 'passedRound',
      curtainAfter: 60,
      clock: null,
      guides: false
    }
  });
  const table = await openTable(bucketKing, id);
  if (!(table instanceof Table)) throw new Error(table.kind);
  return table;
}

/**
 * One move, from the tap until it is stored and what comes after it can be shown. The first seat seals its pyramid and
 * takes it back, again and again: games of this length have the same standing at every move.
 */
async function move(table: Table<BucketKing>): Promise<number> {
  table.pass(0);
  const { view } = table;
  const pyramid = view.hand === null ? null : suggestPyramid(view.hand);
  if (pyramid === null) throw new Error('no hand is open');
  const from = performance.now();
  const denial = await table.play(0, view.done.includes(0) ? { kind: 'reopen' } : { kind: 'build', pyramid });
  // What a screen asks for at once.
  const shown = [table.view, table.news, table.next, table.stage];
  const took = performance.now() - from;
  if (denial !== null || shown.length === 0 || table.storage.kind !== 'stored')
    throw new Error('a move was not stored');
  return took;
}

async function moves(table: Table<BucketKing>, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) times.push(await move(table));
  return times;
}

/** How long moves took around the 10th of many games, and around the 1,000th of one, in milliseconds. By turns. */
export async function timeMoves(rounds: number): Promise<{ readonly tenth: number[]; readonly thousandth: number[] }> {
  const [tenth, thousandth]: [number[], number[]] = [[], []];
  const long = await begin();
  await moves(long, 1000 - 5 * rounds);
  for (let round = 0; round < rounds; round += 1) {
    const short = await begin();
    await moves(short, 5);
    tenth.push(...(await moves(short, 10)));
    thousandth.push(...(await moves(long, 10)));
    short.close();
  }
  return { tenth, thousandth };
}

/** Stores so many games of six in their middle. */
export async function fill(count: number): Promise<void> {
  const table = await begin();
  await moves(table, 40);
  const raw = await load(table.id);
  const read = raw.kind === 'found' ? await readSave(bucketKing, raw) : raw;
  if (read.kind !== 'read') throw new Error(read.kind);
  const { summary, standing, turns } = read.save;
  for (let n = 1; n < count; n += 1) {
    const id = `${table.id}-${String(n)}`;
    const result = await create({
      summary: { ...summary, id, strand: id, playedAt: summary.playedAt - n },
      standing: { ...standing, id },
      turns: turns.map((turn) => ({ ...turn, id }))
    });
    if (result.kind !== 'stored') throw new Error(result.kind);
  }
  // A family's games have been in the mirror for weeks.
  await agree();
  await sync([]);
}

/** How long the shelf takes to know all games there are, the store's opening included, in milliseconds. */
export async function timeList(count: number): Promise<number> {
  await closeDatabase();
  const from = performance.now();
  const shelf = await readShelf(GAMES);
  const took = performance.now() - from;
  if (shelf.kind !== 'shelf' || shelf.games.length !== count || SEATS !== shelf.games[0]?.players.length) {
    throw new Error('the shelf does not show the games');
  }
  return took;
}
