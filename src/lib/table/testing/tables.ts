/** Tables of the toy, begun and played on, for the table's own tests. */
import { IDBFactory } from 'fake-indexeddb';
import { closeDatabase } from '../../saves/store';
import { newTable, openTable } from '../../session/open';
import type { TableSettings } from '../stage';
import { Table } from '../../session/table.svelte';
import { people, SETTINGS } from './seats';
import { toy, type Toy } from './toy';

/** A store nothing was ever stored in. */
export async function emptyStore(): Promise<void> {
  await closeDatabase();
  globalThis.indexedDB = new IDBFactory();
}

/** A game that was just begun, open in this window. */
export async function begun(seats = 3, settings: Partial<TableSettings> = {}, greetings = 1): Promise<Table<Toy>> {
  const table = { ...SETTINGS, ...settings };
  return opened(await newTable(toy, { players: people(seats), options: { greetings }, table }));
}

/** A game that is stored, taken up in this window. */
export async function opened(id: string): Promise<Table<Toy>> {
  const table = await openTable(toy, id);
  if (!(table instanceof Table)) throw new Error(table.kind);
  return table;
}

/** Everybody seals, the way the tablet goes round. */
export async function seal(table: Table<Toy>): Promise<void> {
  for (let next = table.next; next !== null && table.onlooker.guesses === null; next = table.next) {
    if (table.stage.kind === 'table') table.pass(next);
    table.open();
    await table.play(next, { kind: 'seal', guess: 10 });
  }
}

/** The seat takes the tablet and makes a move from its hand. */
export async function fromHand(table: Table<Toy>, seat: number, kind: 'greet' | 'show' | 'draw'): Promise<void> {
  table.pass(seat);
  table.open();
  const denial = await table.play(seat, { kind });
  if (denial !== null) throw new Error(denial.kind);
}
