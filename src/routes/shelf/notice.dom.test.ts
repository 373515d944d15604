import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { install } from '$lib/pwa/install.svelte';
import { pwa } from '$lib/pwa/pwa.svelte';
import { saved } from '../../../tests/saves/saved';
import { Notice } from './notice.svelte';
import { ShelfPage } from './shelf.svelte';

const A_DAY = 24 * 3_600_000;
const now = Date.UTC(2026, 8, 21);

const game = (over: boolean) => ({ ...saved(over ? 'over' : 'under way').summary, over });
const DUE = { at: null, moves: 40, games: 1, isDue: true };

/** A shelf as it stands after it was read. */
function shelf(): { page: ShelfPage; notice: Notice } {
  const page = new ShelfPage();
  page.now = now;
  return { page, notice: new Notice(page) };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Object.assign(pwa, { isOlder: false, updateReady: false });
});

describe('the shelf says one thing at a time', () => {
  it('trouble first, then what came in or back, the new version, the backup, the home screen', () => {
    vi.spyOn(install, 'way', 'get').mockReturnValue('apple');
    const { page, notice } = shelf();
    expect(notice.kind).toBe(null);
    page.games = [game(true)];
    expect(notice.kind).toBe('install');
    page.backup = DUE;
    expect(notice.kind).toBe('backup');
    pwa.updateReady = true;
    expect(notice.kind).toBe('update');
    pwa.isOlder = true;
    expect(notice.kind).toBe('older');
    page.restored = 1;
    expect(notice.kind).toBe('restored');
    page.shared = 1;
    expect(notice.kind).toBe('shared');
    page.trouble = 'newer';
    expect(notice.kind).toBe('trouble');
    page.inMemory = [{ id: 'a', game: 'toy', title: null, players: [] }];
    expect(notice.kind).toBe('inMemory');
  });

  it('the home screen after the first game that is over, where the browser can, and never again once answered', () => {
    const way = vi.spyOn(install, 'way', 'get').mockReturnValue('prompt');
    const { page, notice } = shelf();
    page.games = [game(false)];
    expect(notice.kind).toBe(null);
    page.games = [game(false), game(true)];
    expect(notice.kind).toBe('install');
    page.answerInstall();
    expect(notice.kind).toBe(null);
    const next = shelf();
    next.page.games = page.games;
    expect(next.notice.kind).toBe(null);

    localStorage.clear();
    for (const none of ['done', 'menu'] as const) {
      way.mockReturnValue(none);
      const other = shelf();
      other.page.games = page.games;
      expect(other.notice.kind).toBe(null);
    }
  });

  it('the backup again after a week, to those who said later', () => {
    const { page, notice } = shelf();
    page.backup = DUE;
    expect(notice.kind).toBe('backup');
    notice.remindLater();
    expect(notice.kind).toBe(null);
    for (const [days, kind] of [
      [7, null],
      [8, 'backup']
    ] as const) {
      const next = shelf();
      next.page.backup = DUE;
      next.page.now = now + days * A_DAY;
      expect([days, next.notice.kind]).toEqual([days, kind]);
    }
  });
});
