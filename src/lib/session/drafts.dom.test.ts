import { beforeEach, describe, expect, it } from 'vitest';
import type { Table } from './table.svelte';
import { begun, emptyStore, fromHand, opened, seal } from '../table/testing/tables';
import type { Toy } from '../table/testing/toy';

beforeEach(emptyStore);

const GUESS = { kind: 'guess', guess: 7 } as const;

/** The seat takes the tablet; whatever it holds half done is returned. */
function look(table: Table<Toy>, seat: number): unknown {
  table.pass(seat);
  table.open();
  return table.draft(seat);
}

/** The seat begins to choose, and puts its hand away. */
function begin(table: Table<Toy>, seat: number): void {
  look(table, seat);
  table.begin(seat, GUESS);
  table.hide();
  table.toTable();
}

/** The seat seals from its open hand. */
async function sealFrom(table: Table<Toy>, seat: number): Promise<void> {
  look(table, seat);
  await table.play(seat, { kind: 'seal', guess: 4 });
}

describe('a draft', () => {
  it('waits behind the curtain and at the table for its own seat, and for no other', async () => {
    const table = await begun(3);
    begin(table, 0);
    expect(table.draft(0)).toBeNull();
    table.toTable();
    expect(table.draft(0)).toBeNull();
    expect(look(table, 1)).toBeNull();
    expect(table.draft(0)).toBeNull();
    expect(look(table, 0)).toEqual(GUESS);
  });

  it('is written by an open hand alone', async () => {
    const table = await begun(3);
    table.begin(0, GUESS);
    look(table, 1);
    table.begin(0, GUESS);
    expect(look(table, 0)).toBeNull();
  });

  it('is nothing any more where its seat says so', async () => {
    const table = await begun(3);
    begin(table, 0);
    look(table, 0);
    table.begin(0, null);
    expect(table.draft(0)).toBeNull();
  });

  it('is not touched by what another seat seals, takes back, or has taken back', async () => {
    const table = await begun(3);
    begin(table, 0);
    await sealFrom(table, 1);
    expect(look(table, 0)).toEqual(GUESS);
    table.toTable();
    await table.undo(undefined, [0, 1, 2]);
    expect(table.onlooker.done).toEqual([]);
    expect(look(table, 0)).toEqual(GUESS);
  });

  it('is gone once it is sealed, and is there again where the seal is taken back', async () => {
    const table = await begun(3);
    look(table, 0);
    table.begin(0, GUESS);
    await table.play(0, { kind: 'seal', guess: 7 });
    expect(look(table, 0)).toBeNull();
    table.toTable();
    await table.undo(undefined, [0, 1, 2]);
    expect(look(table, 0)).toEqual(GUESS);
  });

  it('is gone once its seat is asked something else, and for good', async () => {
    const table = await begun(3);
    begin(table, 0);
    await seal(table);
    await fromHand(table, 1, 'greet');
    expect(look(table, 0)).toBeNull();
  });

  it('is gone once its seat holds something else', async () => {
    const table = await begun(2, {}, 12);
    await seal(table);
    look(table, 1);
    // Whoever draws the very number they had holds the same.
    for (let drawn = false; !drawn;) {
      table.begin(1, GUESS);
      const before = table.view.number;
      await table.play(1, { kind: 'draw' });
      drawn = table.view.number !== before;
      expect(table.draft(1)).toEqual(drawn ? null : GUESS);
    }
  });

  it('does not come back with an earlier choice of the same kind that is made again', async () => {
    const table = await begun(2, {}, 1);
    await seal(table);
    look(table, 1);
    await table.play(1, { kind: 'greet' });
    begin(table, 0);
    table.toTable();
    await table.undo(undefined, [0, 1]);
    expect(table.next).toBe(1);
    expect(look(table, 0)).toBeNull();
  });

  it('waits for both face to face, each in its own half', async () => {
    const table = await begun(2);
    table.face();
    table.open(0);
    table.begin(0, GUESS);
    table.begin(1, GUESS);
    table.open(1);
    expect([table.draft(0), table.draft(1)]).toEqual([GUESS, null]);
    table.hide();
    expect(table.draft(0)).toBeNull();
    table.open(0);
    expect(table.draft(0)).toEqual(GUESS);
  });

  it('waits at a table that plays openly, too', async () => {
    const table = await begun(2, { privacy: 'openTable' });
    table.pass(0);
    table.begin(0, GUESS);
    table.toTable();
    expect(table.draft(0)).toBeNull();
    table.pass(0);
    expect(table.draft(0)).toEqual(GUESS);
  });

  it('outlives another window that took the game over, unless its seat moved there', async () => {
    const table = await begun(3);
    begin(table, 0);
    begin(table, 1);
    table.lose();
    const other = await opened(table.id);
    await sealFrom(other, 1);
    other.close();
    await table.takeOver();
    expect(look(table, 0)).toEqual(GUESS);
    expect(look(table, 1)).toBeNull();
  });

  it('is in no store, and gone with the page', async () => {
    const table = await begun(3);
    begin(table, 0);
    table.close();
    expect(look(await opened(table.id), 0)).toBeNull();
  });
});

describe('what was begun in sight of all', () => {
  /** All have sealed and greeted; the table is asked to finish. */
  async function finishing(): Promise<Table<Toy>> {
    const table = await begun(2);
    await seal(table);
    for (const seat of [1, 0]) await fromHand(table, seat, 'greet');
    return table;
  }

  it('waits while a hand is open, and is in none', async () => {
    const table = await finishing();
    table.begin('table', GUESS);
    expect(look(table, 0)).toBeNull();
    expect(table.draft('table')).toBeNull();
    table.begin('table', null);
    table.toTable();
    expect(table.draft('table')).toEqual(GUESS);
  });

  it('is gone once nothing of what was asked then is asked any more', async () => {
    const table = await finishing();
    table.begin('table', GUESS);
    await table.play('table', { kind: 'finish' });
    expect(table.draft('table')).toBeNull();
  });

  it('is nothing where nothing is asked in sight of all', async () => {
    const table = await begun(2);
    table.begin('table', GUESS);
    expect(table.draft('table')).toBeNull();
  });
});
