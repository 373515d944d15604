/** Who may ask for a hint, what it is made of, and when an answer comes too late. */
import { beforeEach, describe, expect, it } from 'vitest';
import { judged, type Task, type Thought } from '../bots/mind';
import { begun, emptyStore } from '../table/testing/tables';
import type { Toy } from '../table/testing/toy';
import { hintFor } from './hints';
import { hintsAt, onceMore } from './open';

beforeEach(emptyStore);

const SEAL = { kind: 'seal', guess: 10 } as const;

/** A thinker that remembers what it was asked, and answers when told to. */
function thinker(during: () => unknown = () => undefined) {
  const asked: Task<Toy>[] = [];
  return {
    asked,
    async think<K>(task: K): Promise<Thought<never>> {
      asked.push(task as unknown as Task<Toy>);
      await during();
      return judged<Toy>(SEAL, { kind: 'because' }) as unknown as Thought<never>;
    }
  };
}

describe('a hint', () => {
  it('is for the open hand of a seat that has hints, and is made of what it sees, with nothing remembered', async () => {
    const table = await begun(3, { hints: hintsAt([true, false, false]) });
    const mind = thinker();
    expect(table.players.map(({ hints }) => hints === true)).toEqual([true, false, false]);
    expect(await hintFor(table, 0, mind)).toBeNull();
    table.pass(0);
    expect(await hintFor(table, 0, mind)).toBeNull();
    expect(mind.asked).toEqual([]);
    table.open();
    expect(await hintFor(table, 1, mind)).toBeNull();
    expect(await hintFor(table, 0, mind)).toEqual({ move: SEAL, why: [{ kind: 'because' }] });
    expect(mind.asked).toHaveLength(1);
    expect(mind.asked[0]).toMatchObject({ seat: 0, level: 'fair', view: { viewer: 0 } });
    expect(mind.asked[0]?.known).toEqual(table.game.recall.none(table.view));
    expect(JSON.stringify(mind.asked)).not.toContain('"secret"');
    expect(table.log).toHaveLength(1);
  });

  it('is for nobody who has not switched it on, nor for who has chosen already', async () => {
    const without = await begun(3);
    without.pass(0);
    without.open();
    expect(without.hintTask(0)).toBeNull();
    const table = await begun(3, { hints: hintsAt([true, false, false]) });
    table.pass(0);
    table.open();
    await table.play(0, SEAL);
    table.toTable();
    table.pass(0);
    table.open();
    expect(table.stage).toMatchObject({ kind: 'hand', seat: 0 });
    expect(table.hintTask(0)).toBeNull();
  });

  it('that comes when the hand was closed, or the game has gone on, is dropped', async () => {
    const table = await begun(3, { hints: hintsAt([true, true, true]) });
    table.pass(0);
    table.open();
    expect(
      await hintFor(
        table,
        0,
        thinker(() => table.hide())
      )
    ).toBeNull();
    table.open();
    expect(
      await hintFor(
        table,
        0,
        thinker(() => table.play(0, SEAL))
      )
    ).toBeNull();
  });

  it('is kept by "Once more", by another chance', async () => {
    const table = await begun(3, { hints: hintsAt([false, true, false]) });
    const again = await begun(3);
    expect(again.settings.hints).toBeUndefined();
    const id = await onceMore(table, false);
    const { opened } = await import('../table/testing/tables');
    const { hints } = (await opened(id)).settings;
    expect(hints?.map((seed) => seed !== null)).toEqual([false, true, false]);
    expect(hints).not.toEqual(table.settings.hints);
  });
});
