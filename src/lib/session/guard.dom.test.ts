import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CURTAIN_TIMES } from '../settings/curtain.svelte';
import type { TableSettings } from '../table/stage';
import type { Table } from './table.svelte';
import { begun, emptyStore } from '../table/testing/tables';
import type { Toy } from '../table/testing/toy';

beforeEach(emptyStore);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const LEAVING: Readonly<Record<string, () => void>> = {
  'the window loses the focus': () => window.dispatchEvent(new Event('blur')),
  'the page is left': () => window.dispatchEvent(new Event('pagehide')),
  'somebody goes back': () => window.dispatchEvent(new PopStateEvent('popstate')),
  'the page is frozen': () => document.dispatchEvent(new Event('freeze')),
  'the page goes out of sight': () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
  }
};

describe('the curtain falls by itself', () => {
  it.each(Object.keys(LEAVING))('when %s', async (how) => {
    const table = await begun();
    const stop = table.guard();
    table.pass(1);
    table.open();
    expect(table.stage.kind).toBe('hand');
    LEAVING[how]?.();
    expect(table.stage).toMatchObject({ kind: 'curtain', seat: 1 });
    stop();
    table.open();
    LEAVING[how]?.();
    expect(table.stage.kind).toBe('hand');
  });

  it('over both halves when two choose face to face', async () => {
    const table = await begun(2);
    const stop = table.guard();
    table.face();
    table.open(0);
    table.open(1);
    expect(table.stage).toMatchObject({ kind: 'facing', open: [0, 1] });
    window.dispatchEvent(new Event('blur'));
    expect(table.stage).toMatchObject({ kind: 'facing', open: [] });
    expect(table.sight(0)).toBeNull();
    stop();
  });

  it('never at a table that plays openly, which has none', async () => {
    const table = await begun(2, { privacy: 'openTable' });
    const stop = table.guard();
    table.pass(1);
    window.dispatchEvent(new Event('blur'));
    expect(table.stage).toEqual({ kind: 'hand', seat: 1 });
    stop();
  });

  it('when nobody touched the tablet for as long as the table said', async () => {
    const table = await begun(2, { curtainAfter: 30 });
    vi.useFakeTimers();
    const stop = table.guard();
    table.pass(0);
    table.open();
    vi.advanceTimersByTime(29_000);
    window.dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(29_000);
    expect(table.stage.kind).toBe('hand');
    vi.advanceTimersByTime(1_000);
    expect(table.stage.kind).toBe('curtain');
    stop();
  });
});

describe('a curtain that never falls by itself', () => {
  it('falls all the same when the page is left', async () => {
    const table = await begun(2, { curtainAfter: Number(CURTAIN_TIMES.at(-1)) });
    vi.useFakeTimers();
    const stop = table.guard();
    table.pass(0);
    table.open();
    vi.advanceTimersByTime(2 * 86_400_000);
    expect([table.stage.kind, table.falls]).toEqual(['hand', null]);
    window.dispatchEvent(new Event('blur'));
    expect(table.stage.kind).toBe('curtain');
    stop();
  });
});

describe('before it falls by itself', () => {
  /** Ben's hand is open, and has not been touched for so many seconds. */
  async function untouched(seconds: number, settings: Partial<TableSettings> = {}): Promise<Table<Toy>> {
    vi.useRealTimers();
    const table = await begun(2, { curtainAfter: 60, ...settings });
    vi.useFakeTimers();
    stop = table.guard();
    table.pass(1);
    table.open();
    vi.advanceTimersByTime(seconds * 1000);
    return table;
  }
  let stop: () => void = () => undefined;
  afterEach(() => stop());

  /** What is heard below the guard. */
  function heard(...kinds: readonly string[]): readonly string[] {
    const events: string[] = [];
    for (const kind of kinds) document.body.addEventListener(kind, () => events.push(kind), { once: true });
    return events;
  }
  const finger = (kind: string, pointerId = 4): PointerEvent =>
    new PointerEvent(kind, { bubbles: true, cancelable: true, pointerId, detail: kind === 'click' ? 1 : 0 });

  it('says so for ten seconds, one after the other', async () => {
    const table = await untouched(49.9);
    expect(table.falls).toBeNull();
    vi.advanceTimersByTime(200);
    expect(table.falls).toEqual({ left: 10, of: 10 });
    vi.advanceTimersByTime(9000);
    expect(table.falls).toEqual({ left: 1, of: 10 });
    expect(table.stage.kind).toBe('hand');
    vi.advanceTimersByTime(1000);
    expect(table.falls).toBeNull();
    expect(table.stage.kind).toBe('curtain');
  });

  it('is kept up by a touch, which does nothing else, and neither does its lift; the next one does', async () => {
    const table = await untouched(55);
    const used = heard('pointerdown', 'pointerup', 'click');
    for (const kind of ['pointerdown', 'pointerup', 'click']) document.body.dispatchEvent(finger(kind));
    expect(used).toEqual([]);
    expect(table.falls).toBeNull();
    for (const kind of ['pointerdown', 'pointerup', 'click']) document.body.dispatchEvent(finger(kind));
    expect(used).toEqual(['pointerdown', 'pointerup', 'click']);
    vi.advanceTimersByTime(49_900);
    expect(table.falls).toBeNull();
    vi.advanceTimersByTime(10_100);
    expect(table.stage.kind).toBe('curtain');
  });

  it('lets a finger go that rested before', async () => {
    await untouched(55);
    const letGo = heard('pointerup');
    document.body.dispatchEvent(finger('pointerdown', 8));
    document.body.dispatchEvent(finger('pointerup', 7));
    expect(letGo).toEqual(['pointerup']);
  });

  it('is kept up by any key, which does nothing else', async () => {
    const table = await untouched(55);
    const used = heard('keydown', 'keyup', 'click');
    const key = (kind: string, repeat = false): boolean =>
      document.body.dispatchEvent(new KeyboardEvent(kind, { key: ' ', bubbles: true, cancelable: true, repeat }));
    expect(key('keydown')).toBe(false);
    expect(key('keydown', true)).toBe(false);
    expect(key('keyup')).toBe(false);
    expect(used).toEqual([]);
    expect(table.falls).toBeNull();
    expect(key('keydown')).toBe(true);
  });

  it('is kept up by the click of a screen reader, too', async () => {
    const table = await untouched(55);
    const used = heard('click');
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(used).toEqual([]);
    expect(table.falls).toBeNull();
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(used).toEqual(['click']);
  });

  it('says so for half of the time at most', async () => {
    const table = await untouched(0, { curtainAfter: 8 });
    vi.advanceTimersByTime(3900);
    expect(table.falls).toBeNull();
    vi.advanceTimersByTime(200);
    expect(table.falls).toEqual({ left: 4, of: 4 });
    vi.advanceTimersByTime(4000);
    expect(table.stage.kind).toBe('curtain');
  });

  it('says nothing where nothing is open, and takes no touch away there', async () => {
    const table = await untouched(0);
    table.toTable();
    vi.advanceTimersByTime(55_000);
    expect(table.falls).toBeNull();
    const taken = heard('pointerdown');
    document.body.dispatchEvent(finger('pointerdown'));
    expect(taken).toEqual(['pointerdown']);
    stop();
    expect((await untouched(55, { privacy: 'openTable' })).falls).toBeNull();
  });
});
