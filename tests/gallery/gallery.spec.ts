import { expect, test } from '../browser/test';
import { m } from '../../src/lib/paraglide/messages.js';
import { Driver } from '../browser/driver';
import { camera, tablet, VIEWS } from './camera';

const NAMES = ['Anna', 'Ben', 'Clara', 'Maximilian'];

for (const { locale, theme } of VIEWS) {
  test(`every screen: ${locale}, ${theme}`, async ({ browser, baseURL }) => {
    const page = await tablet(browser, baseURL, { locale, theme });
    const snap = camera(page, `${locale}-${theme}`);
    const say = { locale };
    const table = new Driver(page, locale);

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await snap('shelf-empty');
    for (const path of ['new/bucket-king', 'settings', 'credits', 'nowhere', 'bucket-king?game=none']) {
      await page.goto(`/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await snap(path.replaceAll(/\W+/g, '-'));
    }
    await table.setTable({ names: NAMES });
    await snap('table-building');
    await page.getByRole('button', { name: m.table_menu({}, say) }).click();
    await snap('menu');
    await page.keyboard.press('Escape');
    await table.pass('Ben');
    await snap('curtain');
    await table.hold('Ben');
    await snap('build-cart');
    await table.button(m.bk_build_suggest({}, say)).click();
    await snap('build-suggested');
    await table.button(m.bk_build_seal({}, say)).click();
    for (const name of ['Clara', 'Maximilian', 'Anna']) {
      await table.curtainOf(name);
      await table.hold(name);
      await table.build();
    }
    await snap('table-before-the-lead');
    await table.pass('Anna');
    await table.hold('Anna');
    await table.cards().first().click();
    await snap('hand-leads');
    await table.playPicked();
    await snap('table-led');
    // Tricks until the match is over: an answer now and then, and a picture of each kind of moment once.
    const over = page.getByText(m.bk_rounds_table({}, say));
    const pass = page.getByRole('button', { name: new RegExp(m.table_pass_to({ name: '.*' }, say)) });
    const lead = page.getByText(m.bk_hand_lead_title({}, say), { exact: true });
    const seen = new Set<string>();
    const once = async (screen: string): Promise<void> => {
      if (seen.has(screen)) return;
      seen.add(screen);
      await snap(screen);
    };
    for (let turn = 0; turn < 120; turn += 1) {
      await expect(pass.or(over).first()).toBeVisible();
      const name = await table.nextOf(NAMES);
      if (name === null) break;
      await table.pass(name);
      await table.hold(name);
      if (turn % 3 !== 2 && (await table.pickEnough())) {
        await once('hand-defends');
        await table.playPicked();
        await expect(pass).toBeVisible();
        await once('table-defended');
        continue;
      }
      await once('hand-gives-way');
      await table.giveWay();
      await expect(lead.or(pass).or(over).first()).toBeVisible();
      if ((await lead.count()) === 0) continue;
      await table.lead();
      await expect(pass).toBeVisible();
      if (turn > 20) await once('table-late');
      if (seen.has('log-in-play')) continue;
      await page.getByRole('button', { name: m.table_log({}, say) }).click();
      await once('log-in-play');
      await page.keyboard.press('Escape');
    }
    await expect(over).toBeVisible();
    await snap('match-over');
    await page.getByRole('button', { name: m.table_log({}, say) }).click();
    await snap('log');
    await page.goto('/');
    await expect(page.getByRole('link', { name: /bucket-king|Alles im Eimer|Bucket King|Roi/ }).first()).toBeVisible();
    await snap('shelf-with-a-game');
    await page.context().close();
  });
}
