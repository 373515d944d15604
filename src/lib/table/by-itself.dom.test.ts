/** What the table plays by itself, once everybody has seen what leads to it. */
import { act, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showSpeed } from '../settings/show-speed.svelte';
import type { Table } from '../session/table.svelte';
import { click, freshDevice, inHand, nearlyOver, shown } from './testing/frame';
import type { Toy } from './testing/toy';
import { toyWords } from './testing/words';

freshDevice();
beforeEach(() => {
  Object.assign(toyWords, {
    byItself: ({ asks }: Toy['view']) =>
      asks[0]?.kind === 'finish' ? { move: { kind: 'finish' } as const, after: 1500 } : null
  });
});
afterEach(() => {
  Reflect.deleteProperty(toyWords, 'byItself');
  showSpeed.current = 'normal';
});

/** All have said hello: the table has the last word, and time stands still. */
async function atLast(): Promise<Table<Toy>> {
  const { table } = await shown();
  await nearlyOver(table);
  await act(() => table.pass(0));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  return table;
}

/** So much time passes, and what was begun in it is done. */
async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

describe('what the table plays by itself', () => {
  it('is played a moment after it stands there, once', async () => {
    const table = await atLast();
    await act(() => table.toTable());
    const moves = table.log.length;
    await pass(5900);
    expect(table.onlooker.outcome).toBeNull();
    await pass(200);
    vi.useRealTimers();
    await vi.waitFor(() => expect(table.onlooker.outcome).not.toBeNull());
    expect(table.log).toHaveLength(moves + 1);
  });

  it('is played sooner, as it says itself, where all have just seen what leads to it', async () => {
    const { table } = await shown();
    for (const seat of [0, 1]) await inHand(table, [seat], { kind: 'seal', guess: 9 + seat });
    await inHand(table, [1], { kind: 'greet' });
    await inHand(table, [0]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
    await act(() => table.play(0, { kind: 'greet' }));
    await pass(1400);
    expect(table.onlooker.outcome).toBeNull();
    await pass(200);
    vi.useRealTimers();
    await vi.waitFor(() => expect(table.onlooker.outcome).not.toBeNull());
  });

  it('waits where shows are off', async () => {
    showSpeed.current = 'off';
    const table = await atLast();
    await act(() => table.toTable());
    await pass(20_000);
    expect(table.onlooker.outcome).toBeNull();
  });

  it('waits while something lies open above the table', async () => {
    const table = await atLast();
    await act(() => table.toTable());
    await click('Menu');
    expect(screen.getByRole('button', { name: /^Motion/ })).toBeVisible();
    await pass(20_000);
    expect(table.onlooker.outcome).toBeNull();
  });

  it('waits while nobody looks at it', async () => {
    const table = await atLast();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(() => table.toTable());
    await pass(20_000);
    expect(table.onlooker.outcome).toBeNull();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    await pass(6100);
    vi.useRealTimers();
    await vi.waitFor(() => expect(table.onlooker.outcome).not.toBeNull());
  });
});
