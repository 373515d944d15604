import { expect, test, type Locator, type Page } from './test';
import { readFileSync } from 'node:fs';
import * as m from '../../src/lib/paraglide/words.js';
import { sumOf } from '../../src/lib/saves/file';
import { Driver } from './driver';
import { records } from './store';

const en = { locale: 'en' } as const;
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A file of one good game, with its records changed; its sum right, as a forger makes it, or wrong. */
function file(change: (all: Records) => void, sum: 'right' | 'wrong' = 'right'): string {
  const data = JSON.parse(readFileSync('tests/saves/bucket-king/v0.json', 'utf8')) as {
    games: [{ sum: string; records: Records }];
  };
  const [game] = data.games;
  change(game.records);
  game.sum = sum === 'right' ? sumOf(JSON.stringify(game.records)) : '00000000';
  return JSON.stringify(data);
}
type Summary = Record<string, unknown> & { table: Record<string, unknown>; players: { name: string }[] };
type Standing = Record<string, unknown> & { now: { piles?: unknown } & Record<string, unknown> };
type Records = [Summary, Standing, unknown[]];

async function bring(page: Page, text: string): Promise<void> {
  await new Driver(page).openFile(text);
  await button(page, m.shelf_import_go({ count: 1 }, en)).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

const goes = (page: Page): Locator => page.getByRole('link', { name: /^Continue/ });
const atTable = (page: Page): Locator => page.getByRole('main', { name: m.table_region({}, en) });

/** Writes straight into the store, as an older app has done with what it took from a file. */
async function store(page: Page, [summary, standing, turns]: Records, id: string): Promise<void> {
  const called = (record: object): object => ({ ...record, id });
  await records(page, {
    put: { games: [called(summary)], standings: [called(standing)], turns: (turns as object[]).map(called) }
  });
}

test('a game called by half a character comes onto the shelf under a name of ours, and is played', async ({ page }) => {
  await page.goto('/');
  await bring(
    page,
    file(([summary]) => (summary.id = 'x\ud800'), 'wrong')
  );
  await page.reload();
  await goes(page).click();
  await expect(atTable(page)).toBeVisible();
});

test('one that an older app has stored so costs no other: it can be put into a file and deleted', async ({ page }) => {
  await page.goto('/');
  await bring(
    page,
    file(() => undefined)
  );
  const { games } = JSON.parse(file(([summary]) => (summary.title = 'Bad'))) as { games: [{ records: Records }] };
  await store(page, games[0].records, 'x\ud800');
  await store(page, [{ ...games[0].records[0], game: 'constructor', title: null }, {}, []] as never, 'constructor');
  await page.reload();
  await expect(goes(page)).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, `${m.shelf_file_save({}, en)}: Bad`).click()
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('x\\ud800');
  await button(page, `${m.shelf_delete({}, en)}: Bad`).click();
  await expect(button(page, `${m.shelf_delete({}, en)}: Bad`)).toHaveCount(0);
});

test('a time no calendar knows keeps no ring from standing', async ({ page }) => {
  await page.goto('/');
  await bring(
    page,
    file(([{ table, players }]) => (table.peeks = players.map(() => ({ times: 1, at: 1e300, turn: 0 }))))
  );
  await goes(page).click();
  await expect(page.locator('[data-handover]').getByRole('button', { name: /hold to open/ })).toBeVisible();
});

test('a standing its moves do not lead to is said so at the sheet, on the shelf and in the log', async ({ page }) => {
  await page.goto('/');
  const text = file((records) => {
    records[2] = [];
  });
  await new Driver(page).openFile(text);
  await expect(page.getByRole('dialog').getByText(m.game_mended({}, en))).toBeVisible();
  await button(page, m.shelf_import_go({ count: 1 }, en)).click();
  await expect(page.getByRole('article').getByText(m.game_mended({}, en))).toBeVisible();
  await goes(page).click();
  await button(page, m.table_log({}, en)).click();
  await expect(page.getByText(m.game_mended({}, en))).toBeVisible();
});

test('a state no rule allows is refused at the door, and listed as such where it is stored already', async ({
  page
}) => {
  await page.goto('/');
  const unsound = file(([, standing]) => (standing.now.phase = 'nonsense'));
  await new Driver(page).openFile(unsound);
  await expect(page.getByRole('dialog').getByText(m.shelf_import_not_sound({}, en))).toBeVisible();
  await page.keyboard.press('Escape');
  const { games } = JSON.parse(unsound) as { games: [{ records: Records }] };
  await store(page, games[0].records, '1'.repeat(32));
  await page.goto(`/bucket-king?game=${'1'.repeat(32)}`);
  await expect(page.getByText(m.table_page_unsound({}, en))).toBeVisible();
  await page.goto('/');
  await expect(page.getByText(m.shelf_unread_unsound({}, en))).toBeVisible();
  await expect(goes(page)).toHaveCount(0);
});

test('an address nobody can decode leads to the page that says there is nothing here', async ({ page }) => {
  await page.goto('/%E0%A4%A');
  await expect(page.getByRole('heading', { name: m.error_not_found({}, en) })).toBeVisible();
});

test('a browser that throws as soon as its store is named says so, and plays', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      }
    });
  });
  await page.goto('/');
  await expect(page.getByText(m.shelf_no_storage({}, en))).toBeVisible();
  await page.goto('/new/bucket-king');
  for (const [seat, name] of ['Anna', 'Ben'].entries()) {
    await page.getByRole('textbox', { name: m.new_name_of({ number: seat + 1 }, en) }).fill(name);
  }
  await button(page, m.new_start({ count: 2 }, en)).click();
  await expect(atTable(page)).toBeVisible();
});

test(
  'what was let go of since the app was stored is noticed at the next start, and fetched again',
  { tag: '@offline' },
  async ({ page }) => {
    await page.goto('/');
    const ready = page.getByText(m.offline_ready({}, en), { exact: true });
    await expect(ready).toBeVisible({ timeout: 60_000 });
    const counted = (): Promise<number> =>
      page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.includes('precache'));
        const cache = await caches.open(names[0] ?? 'none');
        return (await cache.keys()).length;
      });
    const all = await counted();
    const forget = (): Promise<void> =>
      page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name);
      });
    await forget();
    // As long as the host can’t be reached, nobody is told that it plays without one.
    const script = '**/service-worker.js';
    await page.context().route(script, (route) => route.abort());
    await page.reload();
    await expect(page.getByText(m.offline_error({}, en))).toBeVisible();
    await page.context().unroute(script);
    await page.reload();
    await expect(ready).toBeVisible({ timeout: 60_000 });
    await expect.poll(counted).toBe(all);
  }
);

test('a notice never lies over the way to the games on this device, and goes by itself', async ({ page }) => {
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await bring(
    page,
    file(() => undefined)
  );
  const told = page.getByText(m.shelf_import_done({ count: 1 }, en));
  await expect(told).toBeVisible();
  const foot = page.getByRole('contentinfo').getByRole('button');
  await foot.scrollIntoViewIfNeeded();
  await expect(async () => {
    const [above, below] = [await told.boundingBox(), await foot.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }).toPass({ timeout: 5000 });
  await page.mouse.move(0, 0);
  await page.clock.runFor(11_000);
  await expect(told).toHaveCount(0);
});
