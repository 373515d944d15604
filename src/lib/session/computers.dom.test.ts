/** What a table does with the seats that computers play. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { SavedSettings } from '../saves/records';
import { load } from '../saves/saves';
import { emptyStore, fromHand, opened } from '../table/testing/tables';
import { people, SETTINGS } from '../table/testing/seats';
import { toy, type Toy } from '../table/testing/toy';
import { computersAt, newTable } from './open';
import type { Table } from './table.svelte';

beforeEach(emptyStore);

/** A table at which computers play these seats. */
async function begun(seats: number, ...computers: readonly number[]): Promise<Table<Toy>> {
  const players = people(seats);
  const table = {
    ...SETTINGS,
    computers: computersAt(players.map((_, seat) => (computers.includes(seat) ? 'fair' : null)))
  };
  return opened(await newTable(toy, { players, options: { greetings: 1 }, table }));
}

/** The computers seal, then the people. */
async function seal(table: Table<Toy>): Promise<void> {
  for (const seat of table.computers) expect(await table.playFor(seat, { kind: 'seal', guess: 10 })).toBeNull();
  for (let next = table.next; next !== null && table.onlooker.guesses === null; next = table.next) {
    if (table.stage.kind === 'table') table.pass(next);
    table.open();
    expect(await table.play(next, { kind: 'seal', guess: 10 })).toBeNull();
  }
}

describe('a table with computers', () => {
  it('gives tasks for computers alone, of what their seat sees, and the same after a reload', async () => {
    const table = await begun(3, 1);
    expect(table.taskFor(0)).toBeNull();
    const task = table.taskFor(1);
    expect(task).toMatchObject({ game: 'toy', seat: 1, level: 'fair', n: 0, view: { viewer: 1 } });
    expect(JSON.stringify(task)).not.toContain('"secret"');
    table.close();
    expect(table.taskFor(1)).toBeNull();
    expect((await opened(table.id)).taskFor(1)).toEqual(task);
  });

  it('keeps the tablet with people: it is never passed to a computer, nor opened for one', async () => {
    const table = await begun(4, 1, 2);
    expect(table.next).toBe(3);
    table.pass(1);
    expect(table.stage).toEqual({ kind: 'table' });
    await seal(table);
    expect(table.onlooker.guesses).toEqual([10, 10, 10, 10]);
    expect(table.next).toBeNull();
    expect(table.peeks(1).times).toBe(0);
    expect(await table.playFor(1, { kind: 'greet' })).toBeNull();
    await table.playFor(2, { kind: 'greet' });
    expect(table.next).toBe(3);
    expect(table.stage).toEqual({ kind: 'table' });
  });

  it('makes no move of a computer for people, nor one of people for computers', async () => {
    const table = await begun(3, 1);
    await seal(table);
    expect(await table.play(1, { kind: 'greet' })).toEqual({ kind: 'notAsked' });
    expect(await table.act([{ mover: 1, move: { kind: 'greet' } }])).toEqual({ kind: 'notAsked' });
    expect(await table.playFor(0, { kind: 'greet' })).toEqual({ kind: 'notAsked' });
    expect(table.moves(1)).toEqual([]);
  });

  it('makes a computer wait while a hand is open', async () => {
    const table = await begun(3, 1);
    table.pass(2);
    table.open();
    expect(await table.playFor(1, { kind: 'seal', guess: 3 })).toEqual({ kind: 'notAsked' });
  });

  it('keeps what a person does while a computer’s move is being stored', async () => {
    const table = await begun(3, 1);
    await seal(table);
    const computed = table.playFor(1, { kind: 'greet' });
    expect(table.isBusy).toBe(false);
    table.pass(2);
    table.open();
    expect(await table.play(2, { kind: 'greet' })).toBeNull();
    expect(await computed).toBeNull();
    expect(table.onlooker.greeted).toBe(2);
  });

  it('falls back to the first move that is listed where a mind’s is refused, and says so', async () => {
    const table = await begun(2, 1);
    const denial = await table.playFor(1, { kind: 'seal', guess: 99 });
    expect(denial).toMatchObject({ kind: 'refused' });
    expect(table.onlooker.done).toEqual([1]);
  });

  it('does nothing where another window has the game', async () => {
    const table = await begun(2, 1);
    table.lose();
    expect(table.taskFor(1)).toBeNull();
    expect(await table.playFor(1, { kind: 'seal', guess: 3 })).toEqual({ kind: 'notAsked' });
  });
});

describe('a table of one person', () => {
  it('hides no hand, counts no look, and has no curtain', async () => {
    const table = await begun(2, 1);
    expect(table.privacy).toBe('openTable');
    expect(table.settings.privacy).toBe('relaxed');
    table.pass(0);
    expect(table.stage).toEqual({ kind: 'hand', seat: 0 });
    expect(table.peeks(0).times).toBe(0);
    table.hide();
    expect(table.stage).toEqual({ kind: 'hand', seat: 0 });
    expect(table.pair).toBeNull();
  });

  it('takes its own move back together with what computers answered, and asks nobody', async () => {
    const table = await begun(3, 0, 1);
    await seal(table);
    await table.playFor(1, { kind: 'greet' });
    await fromHand(table, 2, 'greet');
    const before = table.onlooker;
    await table.playFor(0, { kind: 'greet' });
    expect(before.greeted).toBe(2);
    expect(table.undoState.steps).toEqual([{ to: 4, from: 5, movers: [0, 2], kind: 'free' }]);
    await table.undo();
    expect(table.onlooker.greeted).toBe(1);
    expect(table.next).toBe(2);
  });
});

describe('taking back at a table of several people and a computer', () => {
  it('asks every person, no computer, and never ends before a computer’s move', async () => {
    const table = await begun(3, 2);
    await seal(table);
    await fromHand(table, 1, 'greet');
    await table.playFor(2, { kind: 'greet' });
    expect(table.undoState.steps).toEqual([{ to: 3, from: 4, movers: [2, 1], kind: 'consent' }]);
    await table.undo(undefined, [0]);
    expect(table.onlooker.greeted).toBe(2);
    await table.undo(undefined, [0, 1]);
    expect(table.onlooker.greeted).toBe(0);
  });
});

describe('a seat that is given up in mid-game', () => {
  const settings = async (id: string) => {
    const found = await load(id);
    return found.kind === 'found' ? (found.summary as { readonly table: SavedSettings }).table : null;
  };

  it('is a computer’s once every person has agreed, whoever gives it up among them, and not before', async () => {
    const table = await begun(4, 3);
    for (const agreed of [[], [0], [1], [0, 1], [0, 2], [1, 2], [0, 2, 3]]) {
      expect(table.hand(1, 'fair', agreed)).toBe(false);
    }
    expect([...table.computers]).toEqual([3]);
    expect(table.hand(1, 'fair', [0, 1, 2])).toBe(true);
    expect([...table.computers]).toEqual([1, 3]);
    expect(table.hand(1, null, [0])).toBe(false);
    expect(table.hand(1, null, [0, 2])).toBe(true);
    expect([...table.computers]).toEqual([3]);
    expect(table.handed).toEqual([
      { seat: 1, turn: 0, computer: true },
      { seat: 1, turn: 0, computer: false }
    ]);
  });

  it('is stored at once, with its own chance; its person’s name and look stay', async () => {
    const table = await begun(3);
    table.hand(1, 'keen', [0, 1, 2]);
    await expect
      .poll(async () => settings(table.id))
      .toMatchObject({ computers: [null, { level: 'keen' }, null], handed: [{ seat: 1, turn: 0, computer: true }] });
    table.close();
    const again = await opened(table.id);
    expect(again.players[1]).toMatchObject({ name: 'Ben', look: 1, computer: 'keen' });
    expect(again.taskFor(1)).toMatchObject({ seat: 1, level: 'keen' });
    expect(again.hand(1, null, [0, 2])).toBe(true);
    expect(again.taskFor(1)).toBeNull();
  });

  it('forgets what its hand had begun, and how often it was opened', async () => {
    const table = await begun(3);
    table.pass(1);
    table.open();
    table.begin(1, { guess: 7 } as Toy['draft']);
    expect(table.peeks(1).times).toBe(1);
    expect(table.hand(1, 'fair', [0, 1, 2])).toBe(true);
    expect(table.stage).toEqual({ kind: 'table' });
    expect(table.peeks(1).times).toBe(0);
    table.hand(1, null, [0, 2]);
    table.pass(1);
    table.open();
    expect(table.draft(1)).toBeNull();
  });

  it('is never one that a computer had from the start, nor the last person’s', async () => {
    const table = await begun(3, 2);
    expect([0, 1, 2].map((seat) => table.canHand(seat))).toEqual([true, true, false]);
    expect(table.hand(2, null, [0, 1])).toBe(false);
    table.hand(0, 'fair', [0, 1]);
    expect([0, 1, 2].map((seat) => table.canHand(seat))).toEqual([true, false, false]);
    expect(table.hand(1, 'fair', [1])).toBe(false);
  });

  it('leaves the curtain of who is left alone until that hand was opened behind it; a reload changes nothing of it', async () => {
    for (const privacy of ['relaxed', 'strict'] as const) {
      const table = await begun(3, 2);
      table.setPrivacy(privacy);
      table.hand(0, 'fair', [0, 1]);
      await expect.poll(async () => settings(table.id)).toMatchObject({ uncurtained: false });
      table.close();
      const left = await opened(table.id);
      expect([left.isAlone, left.privacy]).toEqual([false, privacy]);
      left.pass(1);
      expect(left.stage).toMatchObject({ kind: 'curtain', seat: 1 });
      left.toTable();
      expect(left.privacy).toBe(privacy);
      left.pass(1);
      left.open();
      expect([left.isAlone, left.privacy]).toEqual([true, 'openTable']);
      // Who comes back has a curtain, and so has everybody else.
      left.hand(0, null, [1]);
      expect([left.isAlone, left.privacy]).toEqual([false, privacy]);
      left.pass(0);
      expect(left.stage).toMatchObject({ kind: 'curtain', seat: 0 });
    }
  });

  it('never turns a curtain off over the hand of somebody who has not agreed', async () => {
    const table = await begun(3);
    // Ben takes no part: whatever the others say, his curtain falls.
    for (const seat of [0, 1, 2]) {
      for (const level of ['fair', null] as const) {
        for (const agreed of [[0], [2], [0, 2]]) table.hand(seat, level, agreed);
      }
    }
    expect([table.isAlone, table.computers.size, table.privacy]).toEqual([false, 0, 'relaxed']);
    table.pass(1);
    expect(table.stage).toMatchObject({ kind: 'curtain', seat: 1 });
  });
});
