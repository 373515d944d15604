import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begun, emptyStore } from './testing/tables';

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
