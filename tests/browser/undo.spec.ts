import { expect, test } from './test';
import * as m from '../../src/lib/paraglide/words.js';
import { atTable } from './positions';
import { expectNoHand } from './secrets';
import { untilLookStored } from './store';

const en = { locale: 'en' } as const;

test('a sealed pyramid is taken back by consent of the table, over a reload, and the log says so', async ({ page }) => {
  const table = await atTable(page, ['Anna', 'Ben', 'Clara']);
  await table.pass('Ben');
  await table.hold('Ben');
  await table.build();
  await table.curtainOf('Clara');
  await table.hold('Clara');
  await untilLookStored(page);
  await page.reload();
  await page.getByRole('button', { name: m.table_undo({}, en) }).click();
  await expect(page.getByText(m.table_undo_consent({ count: 1 }, en))).toBeVisible();
  for (const name of ['Anna', 'Ben', 'Clara'])
    await page.getByRole('button', { name: m.table_undo_agrees({ name }, en) }).click();
  await page.getByRole('button', { name: m.table_undo_do({ count: 1 }, en) }).click();
  await expect(page.getByText(m.table_log_undo({ count: 1 }, en))).toBeVisible();
  await expectNoHand(page);
  await table.pass('Ben');
});

test('what showed something hidden stays, and the table says why; the way back can be looked at', async ({ page }) => {
  const table = await atTable(page, ['Anna', 'Ben'], 'trick');
  await page.getByRole('button', { name: m.table_undo({}, en) }).click();
  await expect(
    page.getByText(m.table_undo_no({ because: m.table_because({ reason: 'opened' }, en) }, en))
  ).toBeVisible();
  await page
    .getByRole('button', { name: /^Show the table then/ })
    .last()
    .click();
  await expect(page.getByRole('region', { name: m.table_past({}, en) })).toBeVisible();
  await expectNoHand(page);
  await page.getByRole('button', { name: m.table_past_now({}, en) }).click();
  await expect(table.ring('Anna')).toBeVisible();
});
