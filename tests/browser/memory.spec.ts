import { expect, test } from '@playwright/test';
import { m } from '../../src/lib/paraglide/messages.js';
import { Driver } from './driver';

const en = { locale: 'en' } as const;

test('where a browser keeps nothing, the game goes on in memory and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  const table = new Driver(page);
  await page.goto('/');
  await expect(page.getByText(m.shelf_no_storage({}, en))).toBeVisible();
  await table.setTable({ names: ['Anna', 'Ben'] });
  await expect(page.getByText(m.table_memory_noStorage({}, en))).toBeVisible();
  await table.buildAll(['Anna', 'Ben']);
  await expect(page.getByText(m.table_memory_noStorage({}, en))).toBeVisible();
  await table.pass('Anna');
});

test('a disk that is full is told, and the game goes on in memory', async ({ page }) => {
  const table = new Driver(page);
  await table.setTable({ names: ['Anna', 'Ben'] });
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
  await page.getByRole('button', { name: m.table_curtain_back({}, en) }).click();
  await expect(page.getByText(m.table_memory_full({}, en))).toBeVisible();
});
