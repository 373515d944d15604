import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { saved } from '../../../tests/saves/saved';
import { isSeed } from '../kernel/seed';
import { bureaunauts } from '../games/bureaunauts';
import * as space from '../games/bureaunauts/testing';
import { create, discard, load, restore } from '../saves/saves';
import { withDatabase } from '../saves/store';
import { computersAt, newTable, onceMore, onceMoreOf, openTable } from './open';
import { Table } from './table.svelte';
import { tableAt } from '../table/testing/positions';
import { people, SETTINGS } from '../table/testing/seats';
import { begun, emptyStore, fromHand, opened, seal } from '../table/testing/tables';
import { toy } from '../table/testing/toy';
import { watched } from '../table/testing/watch.svelte';

/** Nothing more can be added to the store. */
function fill(): void {
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
}

beforeEach(emptyStore);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the stages of the tablet', () => {
  it('begin at the table, also after a reload in the middle of a hand', async () => {
    const table = await begun();
    table.pass(2);
    table.open();
    expect(table.stage).toEqual({ kind: 'hand', seat: 2 });
    const again = await opened(table.id);
    expect(again.stage).toEqual({ kind: 'table' });
    expect(again.view.viewer).toBe('onlooker');
  });

  it('show a hand to nobody before the curtain was opened', async () => {
    const table = await begun();
    expect(table.view.number).toBeNull();
    table.pass(0);
    expect(table.stage).toMatchObject({ kind: 'curtain', seat: 0, ask: { kind: 'seal' } });
    expect(table.view.viewer).toBe('onlooker');
    expect(table.moves(0)).toEqual([]);
    expect(await table.play(0, { kind: 'seal', guess: 3 })).toEqual({ kind: 'notAsked' });
    table.open();
    expect(table.view).toMatchObject({ viewer: 0, number: expect.any(Number) as number });
    table.hide();
    expect(table.stage).toMatchObject({ kind: 'curtain', seat: 0 });
    expect(table.view.number).toBeNull();
  });

  it('go once round the table for sealed choices, from curtain to curtain, and end at the table', async () => {
    const table = await begun();
    const way: unknown[] = [];
    table.pass(table.next ?? 0);
    while (table.stage.kind === 'curtain') {
      const { seat } = table.stage;
      way.push(seat);
      table.open();
      await table.play(seat, { kind: 'seal', guess: 10 });
    }
    // Seat 1 greets first, so it is the last to seal.
    expect(way).toEqual([2, 0, 1]);
    expect(table.stage).toEqual({ kind: 'table' });
    expect(table.view.guesses).toEqual([10, 10, 10]);
    expect(table.next).toBe(1);
  });

  it('go back to the table after a move, so that everybody sees it', async () => {
    const table = await begun();
    await seal(table);
    await fromHand(table, 1, 'greet');
    expect(table.stage).toEqual({ kind: 'table' });
    expect(table.next).toBe(2);
  });

  it('leave the tablet in the hand of who has to choose again', async () => {
    const table = await begun(2, {}, 2);
    await seal(table);
    await fromHand(table, 1, 'greet');
    expect(table.stage).toEqual({ kind: 'hand', seat: 1 });
    await table.play(1, { kind: 'greet' });
    expect(table.stage).toEqual({ kind: 'table' });
  });

  it('know no curtain at a table that plays openly', async () => {
    const table = await begun(2, { privacy: 'openTable' });
    table.pass(0);
    expect(table.stage).toEqual({ kind: 'hand', seat: 0 });
    await table.play(0, { kind: 'seal', guess: 3 });
    expect(table.stage).toEqual({ kind: 'table' });
  });

  it('let a seat judge its own hand alone, and nobody from the table', async () => {
    const table = await begun();
    table.pass(0);
    table.open();
    expect(table.refusal(0, { kind: 'seal', guess: 99 })).toEqual({ kind: 'tooHigh', guess: 99 });
    expect(await table.play(0, { kind: 'seal', guess: 99 })).toMatchObject({ kind: 'refused' });
    expect(await table.play(1, { kind: 'seal', guess: 9 })).toEqual({ kind: 'notAsked' });
    expect(table.stage).toEqual({ kind: 'hand', seat: 0 });
    expect(table.log).toHaveLength(1);
  });

  it('count how often a hand was opened since its last move', async () => {
    const table = await begun();
    table.pass(0);
    table.open();
    table.hide();
    table.open();
    table.hide();
    expect(table.peeks(0)).toEqual({ times: 2, at: expect.any(Number) as number, turn: 0 });
    table.open();
    await table.play(0, { kind: 'seal', guess: 9 });
    expect(table.peeks(0).times).toBe(0);
  });
});

describe('the tablet between two', () => {
  /** Four meet about the order of goals: the first two are tied, and after them the other two. */
  const MEETING = space.tableOf({
    careers: [{}, {}, {}, {}],
    pending: [
      {
        kind: 'meeting',
        about: { kind: 'pool' },
        seats: [0, 1, 2, 3],
        groups: [
          [0, 1],
          [2, 3]
        ],
        undecided: 0,
        shown: null
      }
    ],
    more: { phase: 'actions' }
  });

  it('goes to the table for what was shown, whoever is tied', async () => {
    const table = tableAt(bureaunauts, bureaunauts.options.defaults, people(4), MEETING);
    for (const choice of ['golf', 'poker'] as const) {
      table.face();
      for (const seat of [0, 1]) {
        expect(table.stage).toMatchObject({ kind: 'facing', seats: [0, 1] });
        table.open(seat);
        expect(await table.play(seat, { kind: 'meet', choice: seat === 0 ? 'golf' : choice })).toBeNull();
      }
      expect(table.stage).toEqual({ kind: 'table' });
    }
    expect(table.onlooker.asks).toMatchObject([{ kind: 'meet', by: [2, 3] }]);
    expect(table.pair).toEqual([2, 3]);
  });
});

describe('keeping the game', () => {
  it('shows nothing before it is stored', async () => {
    const table = await begun();
    table.pass(0);
    table.open();
    const playing = table.play(0, { kind: 'seal', guess: 3 });
    expect(table.isBusy).toBe(true);
    expect(table.view).toMatchObject({ guess: null, done: [] });
    expect(table.stage.kind).toBe('hand');
    // A second tap on the same button is no second move.
    expect(await table.play(0, { kind: 'seal', guess: 4 })).toEqual({ kind: 'notAsked' });
    expect(await playing).toBeNull();
    expect(await load(table.id)).toMatchObject({ turns: [{ n: 1 }], summary: { moves: 1 } });
    expect(table.onlooker.done).toEqual([0]);
  });

  it('plays no turn twice when it is taken up again, nor for the tables of the last turns', async () => {
    const table = await begun();
    await seal(table);
    await fromHand(table, 1, 'greet');
    table.close();
    let plays = 0;
    const play: typeof toy.play = (...given) => {
      plays += 1;
      return toy.play(...given);
    };
    const again = await openTable({ ...toy, play }, table.id);
    if (!(again instanceof Table)) throw new Error(again.kind);
    expect([0, 1, 2, 3, 4].map((n) => again.past(n)?.view)).not.toContain(undefined);
    expect(again.onlooker).toEqual(table.onlooker);
    expect(plays).toBe(4);
  });

  it('goes on where it stood after a reload, and tells how the last turn went', async () => {
    const table = await begun();
    await seal(table);
    await fromHand(table, 1, 'draw');
    table.close();
    const again = await opened(table.id);
    expect(again.onlooker).toEqual(table.onlooker);
    expect(again.storage).toEqual({ kind: 'stored' });
    expect(again.news).toEqual([]);
    expect(again.recap).toEqual([{ kind: 'drew', seat: 1, number: null }]);
    expect(again.next).toBe(2);
    expect(again.log).toEqual(table.log);
  });

  it('goes on in memory when storing fails, says why, and stores all of it once that works', async () => {
    const table = await begun();
    fill();
    table.pass(2);
    table.open();
    expect(await table.play(2, { kind: 'seal', guess: 3 })).toBeNull();
    expect(table.storage).toEqual({ kind: 'memory', why: 'full' });
    expect(table.onlooker.done).toEqual([2]);
    expect(await load(table.id)).toMatchObject({ turns: [], summary: { moves: 0 } });
    // Nothing is lost by leaving the table for the shelf.
    table.close();
    const again = await opened(table.id);
    expect(again.storage).toEqual({ kind: 'memory', why: 'full' });
    expect(again.onlooker.done).toEqual([2]);
    vi.restoreAllMocks();
    await seal(again);
    expect(again.storage).toEqual({ kind: 'stored' });
    expect(await load(table.id)).toMatchObject({ turns: { length: 3 }, summary: { moves: 3 } });
  });

  it('goes on in memory with a game that a file has brought, too, and stores all of it', async () => {
    const brought = saved('a');
    await create({ ...brought, summary: { ...brought.summary, strand: 'another' } });
    const table = await opened('a');
    fill();
    table.pass(0);
    table.open();
    await table.play(0, { kind: 'seal', guess: 3 });
    table.close();
    const again = await opened('a');
    vi.restoreAllMocks();
    again.pass(1);
    again.open();
    await again.play(1, { kind: 'seal', guess: 10 });
    expect(again.storage).toEqual({ kind: 'stored' });
    expect(await load('a')).toMatchObject({ turns: { length: 2 }, summary: { strand: 'another' } });
  });

  it('forgets nothing the table changes while a move is being stored, or fails to be', async () => {
    const table = await begun();
    fill();
    table.pass(2);
    table.open();
    const sealed = table.play(2, { kind: 'seal', guess: 10 });
    table.set({ curtainAfter: 300 });
    await sealed;
    expect(table.storage).toEqual({ kind: 'memory', why: 'full' });
    table.close();
    const again = await opened(table.id);
    expect(again.settings.curtainAfter).toBe(300);
    vi.restoreAllMocks();
    again.pass(0);
    again.open();
    const stored = again.play(0, { kind: 'seal', guess: 10 });
    again.set({ lying: 'flat' });
    await stored;
    expect(await load(table.id)).toMatchObject({ summary: { table: { curtainAfter: 300, lying: 'flat' } } });
  });

  it('set once more keeps the guide as it is wanted by now, and names as they were written', async () => {
    const id = await newTable(toy, {
      players: [
        { name: 'שרה', look: 0 },
        { name: 'Ben', look: 1 }
      ],
      options: { greetings: 1 },
      table: { ...SETTINGS, guides: true }
    });
    const first = await opened(id);
    expect(first.players[0]?.name).toBe('\u2068שרה\u2069');
    expect((await opened(await onceMore(first, true))).settings.guides).toBe(true);
    const again = await onceMore(first, false);
    expect((await opened(again)).settings.guides).toBe(false);
    expect(await load(again)).toMatchObject({ summary: { players: [{ name: 'שרה' }, { name: 'Ben' }] } });
  });

  it('is set the same way from the shelf, where it is not opened; not where it can’t be read', async () => {
    const first = await begun(2, { lying: 'flat', seatMap: [1, 5] });
    await seal(first);
    const id = await onceMoreOf(toy, first.id, true);
    const again = await opened(id ?? '');
    expect(again.players).toEqual(first.players);
    expect(again.options).toEqual(first.options);
    expect(again.settings).toMatchObject({ lying: 'flat', seatMap: [1, 5], guides: true });
    expect(await load(again.id)).toMatchObject({ summary: { moves: 0, over: false } });
    expect(await onceMoreOf(toy, 'nobody', true)).toBeNull();
    expect(await onceMoreOf({ ...toy, id: 'another' }, first.id, true)).toBeNull();
  });

  it('is set with the same computers, each by another chance, and with none where there were none', async () => {
    const computers = computersAt([null, 'keen', null]);
    const first = await begun(3, { computers });
    expect(first.settings.computers).toEqual(computers);
    const again = (await opened(await onceMore(first, false))).settings.computers;
    const fromShelf = (await opened((await onceMoreOf(toy, first.id, false)) ?? '')).settings.computers;
    const seeds = [computers, again, fromShelf].map((some) => {
      expect(some).toEqual([null, { level: 'keen', seed: expect.any(String) as string }, null]);
      return some?.[1]?.seed;
    });
    expect(seeds.every(isSeed)).toBe(true);
    expect(new Set(seeds).size).toBe(3);
    const persons = await begun(2);
    expect((await opened(await onceMore(persons, false))).settings.computers).toBeUndefined();
  });

  it('stores all of it anew when the browser has emptied its store under the table', async () => {
    const table = await begun(2);
    const [first, second] = [table.next ?? 0, 1 - (table.next ?? 0)];
    table.pass(first);
    table.open();
    await table.play(first, { kind: 'seal', guess: 3 });
    await withDatabase(async (store) => {
      await Promise.all((['games', 'details', 'standings', 'turns'] as const).map((name) => store.clear(name)));
    });
    table.pass(second);
    table.open();
    await table.play(second, { kind: 'seal', guess: 10 });
    expect(table.storage).toEqual({ kind: 'stored' });
    expect(await load(table.id)).toMatchObject({ turns: { length: 2 }, summary: { moves: 2 } });
  });

  it('goes on in memory when another window has deleted the game, and is stored again when that is taken back', async () => {
    const table = await begun();
    await discard(table.id, 5);
    table.pass(2);
    table.open();
    await table.play(2, { kind: 'seal', guess: 3 });
    expect(table.storage).toEqual({ kind: 'memory', why: 'failed' });
    await restore(table.id);
    await seal(table);
    expect(table.storage).toEqual({ kind: 'stored' });
    expect(await load(table.id)).toMatchObject({ turns: { length: 3 } });
  });

  it('plays without any store at all', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const table = await begun(2);
    expect(table.storage).toEqual({ kind: 'memory', why: 'noStorage' });
    await seal(table);
    expect((await opened(table.id)).onlooker.guesses).toEqual([10, 10]);
  });

  it('applies nothing to a standing that is no longer the last', async () => {
    // Two windows in a browser without locks.
    const table = await begun(2);
    const other = await opened(table.id);
    await seal(table);
    other.pass(0);
    other.open();
    expect(await other.play(0, { kind: 'seal', guess: 3 })).toMatchObject({ kind: 'elsewhere' });
    expect(other.storage).toEqual({ kind: 'elsewhere', refused: true });
    expect(other.stage).toEqual({ kind: 'table' });
    expect(other.next).toBeNull();
    expect(await load(table.id)).toMatchObject({ turns: { length: 2 } });
    await other.takeOver();
    expect(other.storage).toEqual({ kind: 'stored' });
    expect(other.view.guesses).toEqual([10, 10]);
    await fromHand(other, 1, 'greet');
  });

  it('shows a game that was taken over in one step: nobody sees it to be theirs while it still stands as it was', async () => {
    const table = await begun(2);
    const other = await opened(table.id);
    await seal(table);
    other.pass(0);
    other.open();
    await other.play(0, { kind: 'seal', guess: 3 });
    const seen = watched(() => [other.storage.kind, other.onlooker.guesses] as const);
    await other.takeOver();
    await tick();
    expect(seen).toEqual([
      ['elsewhere', null],
      ['stored', [10, 10]]
    ]);
  });

  it('has one writer: a second window looks on until it takes over, and the first one drops its hand', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { locks: locks() }));
    const first = await begun(2);
    const second = await opened(first.id);
    expect(first.storage).toEqual({ kind: 'stored' });
    expect(second.storage).toEqual({ kind: 'elsewhere', refused: false });
    second.pass(0);
    expect(second.stage).toEqual({ kind: 'table' });
    first.pass(0);
    first.open();
    await second.takeOver();
    expect(second.storage).toEqual({ kind: 'stored' });
    expect(first.storage).toEqual({ kind: 'elsewhere', refused: false });
    expect(first.stage).toEqual({ kind: 'table' });
    second.close();
    expect((await opened(first.id)).storage).toEqual({ kind: 'stored' });
  });

  it('stores nothing of a window that looks on: no setting, and nothing is taken back', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { locks: locks() }));
    const first = await begun(2);
    first.pass(0);
    first.open();
    await first.play(0, { kind: 'seal', guess: 9 });
    const second = await opened(first.id);
    expect(second.undoState.steps).toHaveLength(1);
    const stored = await load(first.id);
    second.set({ lying: 'flat' });
    await second.undo(undefined, [0, 1]);
    expect(second.settings.lying).toBe('passedRound');
    expect(await load(first.id)).toEqual(stored);
  });

  it('says why a game can’t be taken up', async () => {
    const { id } = await begun();
    expect(await openTable(toy, 'nowhere')).toEqual({ kind: 'missing' });
    expect(await openTable({ ...toy, id: 'other' }, id)).toEqual({ kind: 'otherGame' });
  });
});

/** Web Locks as far as a table uses them; jsdom has none. */
function locks() {
  const held = new Map<string, (why: DOMException) => void>();
  return {
    request(
      name: string,
      options: { steal?: boolean; ifAvailable?: boolean },
      work: (lock: object | null) => Promise<void> | undefined
    ): Promise<unknown> {
      if (held.has(name) && options.steal !== true) return Promise.resolve(work(null));
      held.get(name)?.(new DOMException('stolen', 'AbortError'));
      return new Promise((resolve, reject) => {
        held.set(name, reject);
        void work({ name })?.then(() => {
          if (held.get(name) === reject) held.delete(name);
          resolve(undefined);
        });
      });
    }
  };
}
