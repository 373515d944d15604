import { act, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BaseView } from '../kernel/game';
import { Clock, type Timed } from './clock.svelte';
import ClockFace from '../table/ClockFace.svelte';
import type { SaveResult } from './stage';

const MINUTE = 60_000;
const TALKS = { kind: 'timeUp', by: ['table'], from: 'table', sealed: false, optional: true } as const;

/** A table in the middle of timed talks. */
function talking(left: number | null = null, storage: SaveResult = { kind: 'stored' }) {
  const view: BaseView = { viewer: 'onlooker', seats: 2, asks: [TALKS], done: [], outcome: null };
  const now: { view: BaseView; clock: number | null; storage: SaveResult; computers: Set<number> } = {
    view,
    clock: left,
    storage,
    computers: new Set()
  };
  const kept: (number | null)[] = [];
  const table: Timed = {
    stage: { kind: 'table' },
    get computers() {
      return now.computers;
    },
    get onlooker() {
      return now.view;
    },
    get settings() {
      return { clock: now.clock };
    },
    get storage() {
      return now.storage;
    },
    set({ clock }) {
      now.clock = clock;
      kept.push(clock);
    }
  };
  const over = (): void => void (now.view = { ...view, asks: [] });
  return { over, kept, now, clock: new Clock(table) };
}

function shown(left: number | null = null, storage?: SaveResult) {
  const { clock, kept, now } = talking(left, storage);
  const onup = vi.fn<() => void>();
  const { unmount } = render(ClockFace, { clock, allowed: 2 * MINUTE, onup });
  return { clock, kept, now, onup, unmount };
}

const face = (): string => screen.getByRole('timer').textContent;
const later = (ms: number): Promise<void> => act(() => void vi.advanceTimersByTime(ms));
const press = (name: string): Promise<boolean> => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the clock of the table', () => {
  it('begins with all the time there is, and runs down in sight of everybody', async () => {
    const { onup } = shown();
    expect(face()).toBe('2:00');
    await later(5000);
    expect(face()).toBe('1:55');
    await later(114_000);
    expect(face()).toBe('0:01');
    expect(onup).not.toHaveBeenCalled();
    await later(1000);
    expect(face()).toBe('0:00');
    expect(onup).toHaveBeenCalled();
  });

  it('is stopped and let go on by a tap', async () => {
    shown();
    await press('Stop the clock');
    await later(10_000);
    expect(face()).toBe('2:00');
    expect(screen.getByRole('status')).toHaveTextContent('The clock is stopped.');
    await press('Let the clock go on');
    await later(10_000);
    expect(face()).toBe('1:50');
  });

  it('waits, with what was left, when the game is taken up again', async () => {
    shown(45_000);
    await later(10_000);
    expect(face()).toBe('0:45');
    await press('Let the clock go on');
    await later(10_000);
    expect(face()).toBe('0:35');
  });

  it('says to those who do not see it when half a minute is left, once', async () => {
    shown();
    await later(89_000);
    expect(screen.getByRole('status')).toHaveTextContent('');
    await later(1000);
    expect(screen.getByRole('status')).toHaveTextContent('30 seconds left.');
    await later(5000);
    expect(screen.getByRole('status')).toHaveTextContent('30 seconds left.');
  });

  it('stands still while nobody can see it: behind a curtain, in a hidden window, on a sleeping tablet', async () => {
    const { clock, unmount } = shown();
    unmount();
    await later(30_000);
    expect(clock.left).toBeNull();
    render(ClockFace, { clock, allowed: 2 * MINUTE, onup: () => undefined });
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await later(30_000);
    expect(face()).toBe('2:00');
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
    await later(250);
    const slept = performance.now() + 3_600_000;
    vi.spyOn(performance, 'now').mockReturnValue(slept);
    await later(250);
    expect(face()).toBe('1:59');
  });

  it('stands still while computers alone still have something to say', async () => {
    const { now } = shown();
    const talk = (by: readonly number[]) => ({ ...TALKS, kind: 'talk', by, optional: false });
    now.computers = new Set([1]);
    now.view = { ...now.view, asks: [talk([1]), TALKS] };
    await later(10_000);
    expect(face()).toBe('2:00');
    now.view = { ...now.view, asks: [talk([0, 1]), TALKS] };
    await later(10_000);
    expect(face()).toBe('1:50');
  });

  it('stands still where another window plays', async () => {
    const { onup } = shown(null, { kind: 'elsewhere', refused: false });
    await later(3 * MINUTE);
    expect(face()).toBe('2:00');
    expect(onup).not.toHaveBeenCalled();
  });

  it('is kept every few seconds, when it is stopped, and when it leaves the screen', async () => {
    const { kept, unmount } = shown();
    await later(6000);
    expect(kept.at(-1)).toBeLessThanOrEqual(115_000);
    await later(2000);
    await press('Stop the clock');
    expect(kept.at(-1)).toBe(112_000);
    unmount();
    expect(kept.at(-1)).toBe(112_000);
  });

  it('is stopped for good by a tap before it has run: the game taken up again finds it so', async () => {
    const { kept } = shown();
    await press('Stop the clock');
    expect(kept).toEqual([2 * MINUTE]);
  });

  it('stands as the other window left it when the game comes back from there, and waits', async () => {
    const { clock, now, kept } = shown(100_000);
    clock.go();
    await later(5000);
    now.storage = { kind: 'elsewhere', refused: false };
    clock.heed();
    // It ran on there.
    now.clock = 30_000;
    now.storage = { kind: 'stored' };
    await later(5000);
    expect(kept).not.toContain(90_000);
    clock.heed();
    await later(5000);
    expect(face()).toBe('0:30');
    expect(clock.isStopped).toBe(true);
    expect(now.clock).toBe(30_000);
  });

  it('is wound up again once the talks are over', () => {
    const { clock, over, kept } = talking(30_000);
    clock.heed();
    expect(clock.left).toBe(30_000);
    over();
    clock.heed();
    expect(clock.left).toBeNull();
    expect(clock.isStopped).toBe(false);
    expect(kept).toEqual([null]);
  });
});
