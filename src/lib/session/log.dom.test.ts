import { beforeEach, describe, expect, it } from 'vitest';
import { begun, emptyStore, fromHand, opened, seal } from '../table/testing/tables';

beforeEach(emptyStore);

describe('log and recap', () => {
  it('tell each viewer what they may know', async () => {
    const table = await begun(2);
    await seal(table);
    await fromHand(table, 1, 'draw');
    expect(table.news).toEqual([{ kind: 'drew', seat: 1, number: null }]);
    expect(table.log.map(({ n, news }) => [n, news.length])).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 1]
    ]);
    expect(JSON.stringify(table.log)).not.toContain('dealt');
    table.pass(1);
    table.open();
    expect(table.recap).toEqual([{ kind: 'drew', seat: 1, number: table.view.number }]);
    table.toTable();
    table.pass(0);
    table.open();
    expect(table.recap.map(({ kind }) => kind)).toEqual(['sealed', 'sealed', 'guessesShown', 'drew']);
    expect(table.recap.at(-1)).toEqual({ kind: 'drew', seat: 1, number: null });
    expect(table.news).toEqual(table.recap);
  });
});

describe('the last move', () => {
  it('is told to the board once: coming back from a curtain without a move plays nothing again', async () => {
    const table = await begun(2);
    await seal(table);
    expect(table.news.map(({ kind }) => kind)).toEqual(['sealed', 'guessesShown']);
    table.pass(1);
    expect(table.news).toEqual([]);
    table.toTable();
    expect(table.news).toEqual([]);
    await fromHand(table, 1, 'greet');
    expect(table.news).toEqual([{ kind: 'greeted', seat: 1 }]);
  });
});

describe('an earlier table', () => {
  it('is shown as everybody saw it then, to the onlooker alone', async () => {
    const table = await begun(2);
    const seen = [table.onlooker];
    await seal(table);
    seen.push(table.onlooker);
    await fromHand(table, 1, 'draw');
    seen.push(table.onlooker);
    expect([table.past(0)?.view, table.past(2)?.view, table.past(3)?.view]).toEqual(seen);
    expect(table.past(3)).toMatchObject({ n: 3, news: [{ kind: 'drew', seat: 1, number: null }] });
    expect(table.past(1)?.view).toMatchObject({ viewer: 'onlooker', number: null, guesses: null, done: [0] });
    expect(table.past(4)).toBeNull();
  });

  it('is there also for moves that were taken back, and after a reload', async () => {
    const table = await begun(2);
    await seal(table);
    const before = table.onlooker;
    await fromHand(table, 1, 'greet');
    const greeted = table.onlooker;
    await table.undo();
    await fromHand(table, 1, 'draw');
    const again = await opened(table.id);
    for (const one of [table, again]) {
      expect([2, 3, 4, 5].map((n) => one.past(n)?.view)).toEqual([before, greeted, before, table.onlooker]);
    }
    expect(again.log.map(({ kind, took }) => [kind, took])).toEqual([
      ['move', 0],
      ['move', 0],
      ['move', 0],
      ['undone', 0],
      ['undo', 1],
      ['move', 0]
    ]);
  });
});

describe('the secrets of a game', () => {
  it('stay shut until it is over, and are then told turn by turn, whoever asks', async () => {
    const table = await begun(2);
    const numbers: (number | null)[] = [];
    for (const seat of [0, 1]) {
      table.pass(seat);
      table.open();
      numbers.push(table.view.number);
      table.toTable();
    }
    await seal(table);
    await fromHand(table, 1, 'draw');
    await fromHand(table, 0, 'greet');
    expect(table.secret(0, 0)).toBeNull();
    await table.play('table', { kind: 'finish' });
    expect([table.secret(0, 0)?.number, table.secret(0, 1)?.number]).toEqual(numbers);
    expect(table.secret(3, 0)?.number).toBe(numbers[0]);
    expect(table.secret(1, 0)).toMatchObject({ viewer: 0, guess: 10 });
    // As if on the table, for ever: the moves of the evening can't be changed any more.
    expect(table.undoState).toEqual({ steps: [], end: 'over' });
  });
});
