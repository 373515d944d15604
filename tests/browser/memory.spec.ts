import { expect, seeded, test, type Locator, type Page } from './test';
import { readFileSync } from 'node:fs';
import * as m from '../../src/lib/paraglide/words.js';
import { Driver } from './driver';
import { atTable } from './positions';

const en = { locale: 'en' } as const;
const NAMES = ['Anna', 'Ben'];

const continues = (page: Page): Locator =>
  page.getByRole('link', {
    name: m.shelf_continue_with({ game: m.bk_name({}, en), names: 'Anna and Ben' }, en),
    exact: true
  });

/** Would the browser ask before the window goes? */
const isAsked = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    return leaving.defaultPrevented;
  });

test('where a browser keeps nothing, the game goes on in memory and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  const table = new Driver(page);
  await page.goto('/');
  await expect(page.getByText(m.shelf_no_storage({}, en))).toBeVisible();
  expect(await isAsked(page)).toBe(false);
  await table.setTable({ names: NAMES });
  await expect(page.getByText(m.table_memory_noStorage({}, en))).toBeVisible();
  await table.buildAll(NAMES);
  await expect(page.getByText(m.table_memory_noStorage({}, en))).toBeVisible();
  await expect.poll(() => isAsked(page)).toBe(true);

  // The shelf knows of it as long as the window lives, and leads back.
  await table.button(m.table_menu({}, en)).click();
  await page.getByRole('link', { name: m.back_to_shelf({}, en) }).click();
  await expect(page.getByText(m.shelf_in_memory({}, en))).toBeVisible();
  await expect.poll(() => isAsked(page)).toBe(true);
  await continues(page).click();
  await expect(page.getByText(m.table_memory_noStorage({}, en))).toBeVisible();
  await table.pass('Anna');
});

test('a disk that is full is told, the game goes on in memory, and by a file on another tablet', async ({
  page,
  browser
}) => {
  const table = await atTable(page, NAMES);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await table.pass('Ben');
  await table.hold('Ben');
  await table.build();
  await table.curtainOf('Anna');
  await table.button(m.table_curtain_back({}, en)).click();
  await expect(page.getByText(m.table_memory_full({}, en))).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    table.button(m.shelf_file_save({}, en)).click()
  ]);
  await expect(page.getByText(m.shelf_file_made({ file: download.suggestedFilename() }, en))).toBeVisible();
  const file = readFileSync(await download.path());

  const other = await seeded(await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-GB' }));
  const there = await other.newPage();
  await there.goto('/');
  await new Driver(there).openFile(file);
  await there.getByRole('button', { name: m.shelf_import_go({ count: 1 }, en), exact: true }).click();
  await continues(there).click();
  // Ben's pyramid came along: it is for Anna to build.
  const again = new Driver(there);
  await again.pass('Anna');
  await again.hold('Anna');
  await again.build();
  await expect(there.getByRole('main', { name: m.table_region({}, en) })).toBeVisible();
  await expect(there.getByText(m.table_memory_full({}, en))).toHaveCount(0);
  await other.close();
});
