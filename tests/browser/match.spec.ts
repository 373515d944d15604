import { expect, test } from '@playwright/test';
import { m } from '../../src/lib/paraglide/messages.js';
import { Driver } from './driver';
import { expectNoHand } from './secrets';

const NAMES = ['Anna', 'Ben', 'Clara'];
const en = { locale: 'en' } as const;

test('three people play a whole match by passing one tablet, and no hand is in the page between them', async ({
  page
}) => {
  test.setTimeout(240_000);
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

  const again = page.getByRole('link', { name: m.back_to_shelf({}, en) });
  const over = page.getByText(m.bk_rounds_table({}, en));
  for (let turn = 0; turn < 150; turn += 1) {
    await expect(
      page
        .getByRole('button', { name: /^Pass the tablet to/ })
        .or(over)
        .first()
    ).toBeVisible();
    await expectNoHand(page);
    const name = await table.nextOf(NAMES);
    if (name === null) break;
    await table.pass(name);
    await expectNoHand(page);
    await table.hold(name);
    const leads = (await page.getByText(m.bk_hand_lead_title({}, en)).count()) > 0;
    if (leads) {
      await table.lead();
    } else if (turn % 3 === 0 && (await table.pickEnough())) {
      await table.playPicked();
    } else {
      await table.giveWay();
      const leadsNow = page.getByText(m.bk_hand_lead_title({}, en));
      const open = page.getByRole('main', { name: m.table_region({}, en) });
      await expect(leadsNow.or(open).first()).toBeVisible();
      if ((await leadsNow.count()) > 0) await table.lead();
    }
  }
  await expect(over).toBeVisible();
  await expect(again.first()).toBeVisible();
  await page.reload();
  await expect(over).toBeVisible();
});

test('a browser that is closed in mid-game brings back the table, never a hand, with no network', async ({
  page,
  context
}) => {
  const table = new Driver(page);
  await page.goto('/');
  await expect(page.getByText(m.offline_ready({}, en))).toBeVisible();
  await table.setTable({ names: NAMES });
  await table.buildAll(NAMES);
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
  await expect(next.getByText(m.bk_hand_lead_title({}, en))).toBeVisible();
  // The deep link, cold and with no network.
  const third = await context.newPage();
  await third.goto(next.url());
  await expect(third.getByRole('button', { name: m.table_take_over({}, en) })).toBeVisible();
  await expectNoHand(third);
});

test('the language changes in mid-game and nothing else does', async ({ page }) => {
  const table = new Driver(page);
  await table.setTable({ names: NAMES });
  await table.buildAll(NAMES);
  const address = page.url();
  await page.getByRole('button', { name: m.table_menu({}, en) }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: m.table_pass_to({ name: 'Anna' }, { locale: 'de' }) })).toBeVisible();
  expect(page.url()).toBe(address);
  await page.reload();
  await expect(page.getByRole('button', { name: m.table_pass_to({ name: 'Anna' }, { locale: 'de' }) })).toBeVisible();
});

test('letting go early, a tap and a double tap open nothing', async ({ page }) => {
  const table = new Driver(page);
  await table.setTable({ names: NAMES });
  await table.pass('Ben');
  const ring = table.button(m.table_curtain_hold_label({ name: 'Ben' }, en));
  await ring.click();
  await ring.dblclick();
  await ring.click({ delay: 300 });
  await expectNoHand(page);
  await expect(ring).toBeVisible();
});

test('the curtain opens in two steps by keyboard alone', async ({ page }) => {
  const table = new Driver(page);
  await table.setTable({ names: NAMES });
  await table.pass('Ben');
  await table.button(m.table_curtain_steps({}, en)).focus();
  await page.keyboard.press('Enter');
  const iAm = table.button(m.table_curtain_i_am({ name: 'Ben' }, en));
  await expect(iAm).toBeVisible();
  const show = table.button(m.table_curtain_show({}, en));
  await expect(async () => {
    await iAm.press('Enter', { timeout: 1000 });
    await expect(show).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectNoHand(page);
  await expect(async () => {
    await show.press('Enter', { timeout: 1000 });
    await expect(table.handOf('Ben')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('the curtain falls when the window loses the focus', async ({ page }) => {
  const table = new Driver(page);
  await table.setTable({ names: NAMES });
  await table.pass('Ben');
  await table.hold('Ben');
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expectNoHand(page);
  await table.curtainOf('Ben');
});
