import { beforeEach, describe, expect, it } from 'vitest';
import { load } from '../saves/saves';
import { begun, emptyStore, fromHand, opened, seal } from '../table/testing/tables';

beforeEach(emptyStore);

describe('taking a move back', () => {
  it('is free while nobody learnt anything from it, and is in the log', async () => {
    const table = await begun(3);
    await seal(table);
    const before = table.onlooker;
    await fromHand(table, 1, 'greet');
    expect(table.undoState).toEqual({
      steps: [{ to: 3, from: 4, movers: [1], kind: 'free' }],
      end: 'shown'
    });
    const { id } = table;
    await table.undo();
    expect(table.onlooker).toEqual(before);
    expect(table.next).toBe(1);
    expect(table.log.map(({ kind }) => kind)).toEqual(['move', 'move', 'move', 'move', 'undone', 'undo']);
    expect(table.undoState).toEqual({ steps: [], end: 'shown' });
    await fromHand(table, 1, 'greet');
    table.close();
    expect(await load(id)).toMatchObject({ turns: { length: 6 }, summary: { moves: 4 } });
    expect((await opened(id)).onlooker.greeted).toBe(1);
  });

  it('is free for a sealed choice until the next player has opened their hand; then everybody has to agree', async () => {
    const table = await begun(3);
    table.pass(2);
    table.open();
    await table.play(2, { kind: 'seal', guess: 4 });
    table.toTable();
    expect(table.undoState.steps[0]).toMatchObject({ kind: 'free' });
    table.pass(0);
    expect(table.undoState.steps[0]).toMatchObject({ kind: 'free' });
    table.open();
    expect(table.undoState.steps[0]).toMatchObject({ kind: 'consent' });
    await table.undo();
    await table.undo(undefined, [0, 1]);
    expect(table.onlooker.done).toEqual([2]);
    await table.undo(undefined, [0, 1, 2]);
    expect(table.onlooker.done).toEqual([]);
    expect(table.stage).toEqual({ kind: 'table' });
  });

  it('goes several moves back, by consent once somebody else has moved', async () => {
    const table = await begun(3, {}, 2);
    await seal(table);
    const before = table.onlooker;
    await fromHand(table, 1, 'greet');
    await table.play(1, { kind: 'greet' });
    expect(table.undoState.steps.map(({ to, kind }) => [to, kind])).toEqual([
      [4, 'free'],
      [3, 'free']
    ]);
    await fromHand(table, 2, 'greet');
    const [one, , three] = table.undoState.steps;
    expect(table.undoState.steps.map(({ to, movers, kind }) => [to, movers, kind])).toEqual([
      [5, [2], 'free'],
      [4, [2, 1], 'consent'],
      [3, [2, 1, 1], 'consent']
    ]);
    expect(one).toBeDefined();
    await table.undo(three, []);
    expect(table.onlooker.greeted).toBe(3);
    await table.undo(three, [0, 1, 2]);
    expect(table.onlooker).toEqual(before);
    expect(table.log.at(-1)).toMatchObject({ kind: 'undo', took: 3 });
  });

  it('is judged in the same way after a reload', async () => {
    const table = await begun(3);
    await seal(table);
    await fromHand(table, 1, 'greet');
    expect((await opened(table.id)).undoState).toEqual(table.undoState);
    await fromHand(table, 2, 'greet');
    const again = await opened(table.id);
    expect(again.undoState.steps.map(({ kind }) => kind)).toEqual(['free', 'consent']);
    await again.undo(again.undoState.steps[1], [0, 1, 2]);
    expect(again.onlooker.greeted).toBe(0);
    expect((await opened(table.id)).onlooker).toEqual(again.onlooker);
  });

  it('remembers over a reload who has looked since', async () => {
    const table = await begun(3);
    table.pass(2);
    table.open();
    await table.play(2, { kind: 'seal', guess: 4 });
    table.open();
    await expect.poll(async () => (await opened(table.id)).peeks(0).times).toBe(1);
    const again = await opened(table.id);
    expect(again.peeks(0)).toEqual(table.peeks(0));
    expect(again.peeks(2).times).toBe(0);
    expect(again.undoState.steps.map(({ kind }) => kind)).toEqual(['consent']);
  });

  it('is impossible once chance was used or something hidden was shown, also further back', async () => {
    const table = await begun(3);
    expect(table.undoState).toEqual({ steps: [], end: 'nothing' });
    await seal(table);
    expect(table.undoState).toEqual({ steps: [], end: 'shown' });
    await fromHand(table, 1, 'draw');
    expect(table.undoState).toEqual({ steps: [], end: 'chance' });
    await fromHand(table, 2, 'greet');
    expect(table.undoState).toMatchObject({ steps: [{ to: 4 }], end: 'chance' });
    await fromHand(table, 0, 'show');
    expect(table.undoState).toEqual({ steps: [], end: 'shown' });
    table.close();
    expect((await opened(table.id)).undoState).toEqual({ steps: [], end: 'shown' });
  });
});

describe('making a move again that was just taken back', () => {
  it('leads to where it was, is stored and told like any move, and can be taken back again', async () => {
    const table = await begun(3, {}, 2);
    await seal(table);
    await fromHand(table, 1, 'greet');
    await table.play(1, { kind: 'greet' });
    const before = table.onlooker;
    expect(table.canRedo).toBe(false);
    await table.undo(table.undoState.steps[1]);
    expect(table.onlooker.greeted).toBe(0);
    expect(table.canRedo).toBe(true);
    await table.redo();
    expect(table.onlooker).toEqual(before);
    expect(table.stage).toEqual({ kind: 'table' });
    expect(table.news).toEqual([{ kind: 'greeted', seat: 1 }]);
    expect(table.log.slice(-3).map(({ kind, mover }) => [kind, mover])).toEqual([
      ['undo', null],
      ['move', 1],
      ['move', 1]
    ]);
    expect(table.canRedo).toBe(false);
    expect(table.undoState.steps.map(({ kind }) => kind)).toEqual(['free', 'free']);
    table.close();
    expect((await opened(table.id)).onlooker).toEqual(before);
  });

  it('is over with the next move, once a hand has been opened, and where the game is taken up again', async () => {
    const table = await begun(3);
    await seal(table);
    const takeBack = async (): Promise<void> => {
      await fromHand(table, 1, 'greet');
      await table.undo();
      expect(table.canRedo).toBe(true);
    };
    await takeBack();
    await fromHand(table, 1, 'greet');
    expect(table.canRedo).toBe(false);
    await table.undo();
    table.pass(1);
    expect(table.canRedo).toBe(false);
    table.toTable();
    await takeBack();
    const after = table.onlooker;
    const again = await opened(table.id);
    // What was taken back stays taken back.
    expect(again.onlooker).toEqual(after);
    expect(again.canRedo).toBe(false);
    await again.redo();
    expect(again.onlooker).toEqual(after);
  });

  it('is not to be had of what went back by consent', async () => {
    const table = await begun(3);
    await seal(table);
    await fromHand(table, 1, 'greet');
    await fromHand(table, 2, 'greet');
    await table.undo(table.undoState.steps[1], [0, 1, 2]);
    expect(table.onlooker.greeted).toBe(0);
    expect(table.canRedo).toBe(false);
  });
});
