import { beforeEach, describe, expect, it } from 'vitest';
import { saludosAmigos, type SaludosAmigos } from '../games/saludos-amigos';
import * as town from '../games/saludos-amigos/testing';
import { load } from '../saves/saves';
import { withDatabase } from '../saves/store';
import { openTable } from './open';
import { Table } from './table.svelte';
import { tableAt } from '../table/testing/positions';
import { people } from '../table/testing/seats';
import { emptyStore } from '../table/testing/tables';

beforeEach(emptyStore);

/** Three have rolled, and can stay or roll again. */
function rolled(): Table<SaludosAmigos> {
  const state = town.tableOf({
    phase: 'dice',
    hands: [[1], [2], [3]],
    section: town.sectionOf('hydrant', 0),
    built: town.built({ hydrant: 1 }),
    rolls: [[3], [4], [5]]
  });
  return tableAt(saludosAmigos, state.options, people(3), state);
}

const stays = (...seats: readonly number[]) => seats.map((mover) => ({ mover, move: { kind: 'stand' } as const }));

describe('what the table says by one tap', () => {
  it('is a move of each of them, stored in one go, and taken back and done again together', async () => {
    const table = rolled();
    const [seen, news] = [table.onlooker, table.news];
    expect(await table.act(stays(0, 1))).toBeNull();
    expect(table.onlooker.stands).toEqual([0, 1]);
    expect(table.news).toHaveLength(2);
    const stored = await load(table.id);
    expect(stored).toMatchObject({
      turns: [
        { n: 1, act: 1, entry: { mover: 0 } },
        { n: 2, act: 1, entry: { mover: 1 } }
      ],
      summary: { moves: 2 }
    });
    expect(table.undoState).toEqual({ steps: [{ to: 0, from: 1, movers: [1, 0], kind: 'free' }], end: 'nothing' });
    await table.undo();
    expect(table.onlooker).toEqual(seen);
    expect(table.news).toEqual(news);
    expect(table.log.at(-1)).toMatchObject({ kind: 'undo', took: 2 });
    await table.redo();
    expect(table.onlooker.stands).toEqual([0, 1]);
    expect(await load(table.id)).toMatchObject({ turns: { 3: { n: 4, act: 4 }, 4: { n: 5, act: 4 } } });
    table.close();
    const again = await openTable(saludosAmigos, table.id);
    expect(again).toBeInstanceOf(Table);
    expect((again as Table<SaludosAmigos>).undoState.steps).toMatchObject([{ to: 0, from: 4, kind: 'free' }]);
  });

  it('stops at the first that is not allowed, and says why; what came before it stands by itself', async () => {
    const table = rolled();
    expect(await table.act(stays(0, 0, 1))).toEqual({ kind: 'refused', refusal: expect.anything() as object });
    expect(table.onlooker.stands).toEqual([0]);
    const stored = await load(table.id);
    expect(stored).toMatchObject({ kind: 'found', turns: { length: 1 } });
    expect(stored.kind === 'found' && stored.turns[0]).not.toHaveProperty('act');
    expect(await table.act(stays(7))).toEqual({ kind: 'notAsked' });
    expect(table.log).toHaveLength(2);
  });

  it('counts as one thing among others: what was done before it needs everybody', async () => {
    const table = rolled();
    await table.play(2, { kind: 'stand' });
    await table.play(2, { kind: 'unstand' });
    await table.act(stays(0, 1));
    expect(table.undoState.steps.map(({ to, from, kind }) => [to, from, kind])).toEqual([
      [2, 3, 'free'],
      [1, 2, 'consent'],
      [0, 1, 'consent']
    ]);
  });

  it('is not said over a hand, nor where another window has the game', async () => {
    const table = rolled();
    table.pass(1);
    expect(await table.act(stays(0, 1))).toEqual({ kind: 'notAsked' });
    table.toTable();
    table.lose();
    expect(await table.act(stays(0, 1))).toEqual({ kind: 'elsewhere', refused: true });
    expect(table.log).toHaveLength(1);
  });

  it('is lost as a whole, or not at all', async () => {
    const table = rolled();
    await table.play(2, { kind: 'stand' });
    await table.act(stays(0));
    // Another window has gone on meanwhile: not a move of it is stored, and nothing is shown.
    await withDatabase(async (database) => {
      const [turn] = await database.getAll('turns');
      if (turn !== undefined) await database.put('turns', { ...turn, n: 3 });
    });
    const seen = table.onlooker;
    expect(await table.act([{ mover: 0, move: { kind: 'unstand' } }, ...stays(0)])).toMatchObject({
      kind: 'elsewhere'
    });
    expect(table.onlooker).toBe(seen);
    expect(await load(table.id)).toMatchObject({ turns: { length: 3 } });
  });
});
