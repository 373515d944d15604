/** A picture of every screen of Büro Crazy: a duel, a tie, a win, the final, the piles and the ranking. */
import { expect, test } from '@playwright/test';
import { m } from '../../src/lib/paraglide/messages.js';
import { BuroDriver } from '../browser/buro-crazy-driver';
import { camera, tablet, VIEWS } from './camera';

const NAMES = ['Anna', 'Ben', 'Clara', 'Maximilian', 'Emilia'];

for (const { locale, theme } of VIEWS) {
  test(`every screen of Büro Crazy: ${locale}, ${theme}`, async ({ browser, baseURL }) => {
    test.setTimeout(900_000);
    const page = await tablet(browser, baseURL, { locale, theme });
    const snap = camera(page, `buro-crazy-${locale}-${theme}`);
    const say = { locale };
    const office = new BuroDriver(page, locale);
    const named = async (): Promise<string> => {
      const waits = await office.waits(NAMES);
      return 'name' in waits ? waits.name : '';
    };

    await page.goto('/new/buro-crazy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await snap('set-up');
    await office.setOffice(NAMES, theme === 'light' ? 'secret' : 'open');
    await snap('table');
    const first = await named();
    await office.pass(first);
    await snap('curtain');
    await office.hold(first);
    await snap('envelope-empty');
    for (const value of [10, 10, 5]) await office.memo(value).click();
    await snap('envelope');
    await office.button(m.bc_seal({ count: 25 }, say)).click();
    const second = await named();
    await office.button(m.table_curtain_back({}, say)).click();
    await snap('table-one-sealed');
    await page.getByRole('button', { name: m.table_menu({}, say) }).click();
    await page.getByRole('button', { name: m.table_menu_hand_of({ name: first }, say) }).click();
    await office.hold(first);
    await snap('hand-sealed');
    await page.getByRole('button', { name: m.table_hide({}, say) }).click();
    await office.button(m.table_curtain_back({}, say)).click();
    await office.pass(second);
    await office.hold(second);
    await office.stake(20, 5);
    await expect(office.onward()).toBeVisible();
    await snap('tie');
    await office.onward().click();
    await snap('table-again');
    for (const values of [
      [20, 2, 1],
      [2, 1, 1]
    ]) {
      const name = await named();
      if (await office.button(m.table_pass_to({ name }, say)).isVisible()) await office.pass(name);
      await office.hold(name);
      await office.stake(...values);
    }
    await expect(office.onward()).toBeVisible();
    await snap('reveal');

    let shown = '';
    await office.playOn(NAMES, async ({ kind }) => {
      if (kind === shown) return;
      shown = kind;
      if (kind === 'pile') await snap('piles');
      if (kind === 'over') await snap('ranking');
      if (await office.button(m.bc_next_piles({}, say)).isVisible()) await snap('final');
    });
    await page.context().close();
  });
}
