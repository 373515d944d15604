import { expect, test } from './test';
import * as m from '../../src/lib/paraglide/words.js';
import { Driver } from './driver';
import { atTable, lastTricks, seat } from './positions';
import { expectNoHand } from './secrets';
import { originOf, watch } from './watched';

const NAMES = ['Anna', 'Ben', 'Clara'];
const en = { locale: 'en' } as const;

test(
  'three people play a match, from its set-up on and to its end, by passing one tablet: no hand is in the page between them, nothing is asked of another host, and the policy of the pages is kept',
  { tag: '@offline' },
  async ({ page, context }) => {
    test.setTimeout(240_000);
    await page.goto('/');
    const watched = await watch(context, await originOf(page));
    const table = new Driver(page);
    await table.setTable({ names: NAMES });
    await expectNoHand(page);

    await table.pass('Ben');
    await expectNoHand(page);
    await table.hold('Ben');
    await table.build();
    await table.curtainOf('Clara');
    await expectNoHand(page);
    await table.hold('Clara');
    await table.build();
    await table.curtainOf('Anna');
    await table.hold('Anna');
    await table.build();

    // The tricks between are like the last ones.
    await seat(page, lastTricks(NAMES));
    await table.playOut(NAMES, () => expectNoHand(page));
    const again = page.getByRole('link', { name: m.table_after_shelf({}, en) });
    await expect(again.first()).toBeVisible();
    await page.reload();
    await expect(table.over()).toBeVisible();
    for (const path of ['/settings', '/credits', '/nowhere', '/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(watched.abroad).toEqual([]);
    expect([...watched.refused]).toEqual([]);
    expect(watched.asked.size).toBeGreaterThan(30);
  }
);

test(
  'a browser that is closed in mid-game brings back the table, never a hand, with no network',
  { tag: '@offline' },
  async ({ page, context }) => {
    await page.goto('/');
    await expect(page.getByText(m.offline_ready({}, en), { exact: true })).toBeVisible({ timeout: 60_000 });
    const table = await atTable(page, NAMES, 'trick');
    await table.pass('Anna');
    await table.hold('Anna');
    await table.lead();
    await table.pass('Ben');
    await table.hold('Ben');
    await context.setOffline(true);
    await page.close();

    const next = await context.newPage();
    await next.goto('/');
    await next.getByRole('link', { name: /^Continue/ }).click();
    const later = new Driver(next);
    await expect(next.getByRole('main', { name: m.table_region({}, en) })).toBeVisible();
    await expectNoHand(next);
    await later.pass('Ben');
    await later.hold('Ben');
    await later.giveWay();
    // Everybody sees what fell; it stays with Ben, who leads.
    await later.pass('Ben');
    // The deep link, cold and with no network.
    const third = await context.newPage();
    await third.goto(next.url());
    await expect(third.getByRole('button', { name: m.table_take_over({}, en) })).toBeVisible();
    await expectNoHand(third);
  }
);

test('the language changes in mid-game and nothing else does', async ({ page }) => {
  const table = await atTable(page, NAMES, 'trick');
  const address = page.url();
  await page.getByRole('button', { name: m.table_menu({}, en) }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).locator('xpath=ancestor::label[1]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.keyboard.press('Escape');
  await expect(table.ring('Anna').getByText(m.table_curtain_until({}, { locale: 'de' }))).toBeVisible();
  expect(page.url()).toBe(address);
  await page.reload();
  await expect(table.ring('Anna').getByText(m.table_curtain_until({}, { locale: 'de' }))).toBeVisible();
});
