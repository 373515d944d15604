/** After the game: the chart, every secret turn by turn, and once more with the same people. */
import { expect, test } from './test';
import { buroCrazy } from '../../src/lib/games/buro-crazy/index';
import { m } from '../../src/lib/paraglide/messages.js';
import { BuroDriver } from './buro-crazy-driver';
import { atTable, played, seat } from './positions';

const en = { locale: 'en' } as const;
const NAMES = ['Anna', 'Ben', 'Clara'];

test('The Bucket King opens every hand once it is over, and begins anew with the same people', async ({ page }) => {
  const table = await atTable(page, NAMES);
  await expect(table.button(m.table_after({}, en))).toHaveCount(0);
  await atTable(page, NAMES, 'over');
  await table.button(m.table_after({}, en)).click();
  const sheet = page.getByRole('dialog');
  await expect(
    sheet.getByRole('img', { name: m.table_after_chart({ what: m.bk_story_buckets({}, en) }, en) })
  ).toBeVisible();
  const secrets = sheet.getByRole('region', { name: m.table_after_secrets({}, en) });
  await expect(secrets.getByText(/(horse|bull|sheep|pig|chicken) [1-8]/)).not.toHaveCount(0);
  // Back to the beginning, when pyramids were being sealed: the first of them lies open, too.
  const earlier = secrets.getByRole('button', { name: m.table_past_earlier({}, en) });
  const first = secrets.getByText(new RegExp(`^${m.table_past_turn({ turn: 1, turns: 7 }, en).replace('7', '\\d+')}$`));
  while (!(await first.isVisible())) await earlier.click();
  await expect(secrets.getByText(m.bk_secrets_pyramid({}, en))).toHaveCount(1);
  const before = page.url();
  await table.button(m.table_after_again({}, en)).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByRole('main', { name: m.table_region({}, en) })).toBeVisible();
  expect(NAMES).toContain(await table.nextOf(NAMES));
});

test('Büro Crazy opens every hand and every stake once it is over', async ({ page }) => {
  await seat(
    page,
    played(buroCrazy, NAMES, ({ outcome }) => outcome !== null)
  );
  const office = new BuroDriver(page);
  await office.button(m.table_after({}, en)).click();
  const secrets = page.getByRole('dialog').getByRole('region', { name: m.table_after_secrets({}, en) });
  const hands = secrets.getByText(/^In hand: \d+ points?$/);
  await expect(hands).toHaveCount(3);
  const earlier = secrets.getByRole('button', { name: m.table_past_earlier({}, en) });
  const sealed = secrets.getByText(/^Sealed: \d+ points?$/);
  while ((await sealed.count()) === 0) await earlier.click();
  await expect(sealed).toHaveCount(1);
  await expect(hands).toHaveCount(3);
});
