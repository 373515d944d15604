import { expect, test } from '@playwright/test';
import { m } from '../../src/lib/paraglide/messages.js';
import { Driver } from './driver';

const en = { locale: 'en' } as const;

// The worker of a device that has the app would answer whatever is asked for.
test.use({ serviceWorkers: 'block' });

test('what fails to come in good time says nothing, and is asked for again when it is needed', async ({ page }) => {
  const table = new Driver(page);
  const onTable = page.getByRole('main', { name: m.table_region({}, en) });
  await table.setTable({ names: ['Anna', 'Ben'] });
  // The network is gone as soon as the table stands.
  let isGone = true;
  let failed = 0;
  await page.route('**/_app/immutable/**', async (route) => {
    if (!isGone || !(await onTable.or(table.handOf('Ben')).isVisible())) return route.continue();
    failed += 1;
    return route.abort();
  });
  await page.reload();
  await expect(onTable).toBeVisible();
  await expect.poll(() => failed).toBeGreaterThan(0);
  await table.pass('Ben');
  await expect(page.getByText(m.update_incomplete({}, en))).toHaveCount(0);
  const missing = page.getByRole('alert').getByText(m.piece_missing({}, en));
  await expect(missing).toHaveCount(0);

  // Needed, it is missing, and the way back stands.
  await table.hold('Ben');
  await expect(missing).toBeVisible();
  await expect(table.button(m.table_hide({}, en))).toBeVisible();
  await table.button(m.table_help({}, en)).click();
  await expect(missing).toHaveCount(2);
  await table.button(m.close({}, en)).click();
  await expect(missing).toHaveCount(1);

  // The network is there again.
  isGone = false;
  await table.button(m.try_again({}, en)).click();
  await expect(table.button(m.bk_build_suggest({}, en))).toBeVisible();
  expect(await page.evaluate(() => [...document.styleSheets].length)).toBe(
    await page.locator('link[rel=stylesheet], style').count()
  );
  await table.build();
  await table.curtainOf('Anna');
});
