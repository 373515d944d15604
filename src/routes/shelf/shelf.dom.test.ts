import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyStore } from '$lib/table/testing/tables';
import { create } from '$lib/saves/saves';
import { GAMES } from '$lib/games';
import { middle } from '../../../tests/saves/golden';
import { saved } from '../../../tests/saves/saved';
import { ShelfPage } from './shelf.svelte';

const persist = vi.fn(() => Promise.resolve(true));

beforeEach(async () => {
  await emptyStore();
  localStorage.clear();
  persist.mockClear();
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { persist, persisted: () => Promise.resolve(persist.mock.calls.length > 0) }
  });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'storage'));

describe('the browser is asked to keep the games for good', () => {
  it('when the first game stands on the shelf, and only once', async () => {
    const shelf = new ShelfPage();
    await shelf.look();
    expect(persist).not.toHaveBeenCalled();
    const save = saved('a');
    await create({ ...save, summary: { ...save.summary, game: 'bucket-king' } });
    await shelf.look();
    expect(persist).toHaveBeenCalledOnce();
    expect(shelf.durability?.kind).toBe('protected');
    await shelf.look();
    await new ShelfPage().look();
    expect(persist).toHaveBeenCalledOnce();
  });
});

describe('a stored game that can’t stand like that by its rules', () => {
  it('is listed as such, and costs no other', async () => {
    const game = await GAMES[0].load();
    const [good, bad] = [middle(game, 'good'), middle(game, 'bad')];
    await create(good);
    await create({ ...bad, standing: { ...bad.standing, now: { ...bad.standing.now, phase: 'nonsense' } } });
    const shelf = new ShelfPage();
    await shelf.look();
    expect(shelf.games.map(({ id }) => id)).toEqual(['good']);
    expect(shelf.unread).toMatchObject([{ kind: 'unsound', id: 'bad', game: 'bucket-king' }]);
    // And stays so whenever the shelf is read again.
    await shelf.look();
    expect(shelf.unread).toHaveLength(1);
  });
});
