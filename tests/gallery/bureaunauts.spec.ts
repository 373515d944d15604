/** A picture of every screen of Bureaunauts: plans, filing, Phones, each public choice, a Meeting, the vote, the end. */
import { expect, test } from '../browser/test';
import { m } from '../../src/lib/paraglide/messages.js';
import { OfficeDriver } from '../browser/bureaunauts-driver';
import { FOUR, MOMENTS } from '../browser/bureaunauts-moments';
import { leapToState } from '../browser/positions';
import { camera, tablet, VIEWS } from './camera';

for (const { locale, theme } of VIEWS) {
  test(`every screen of Bureaunauts: ${locale}, ${theme}`, async ({ browser, baseURL }) => {
    test.setTimeout(900_000);
    const page = await tablet(browser, baseURL, { locale, theme });
    const snap = camera(page, `bureaunauts-${locale}-${theme}`);
    const say = { locale };
    const office = new OfficeDriver(page, locale);

    await page.goto('/new/bureaunauts');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await snap('set-up');
    await office.setOffice(FOUR);
    await snap('planning');
    const first = await office.waits(FOUR);
    if ('name' in first) {
      await office.take(first);
      await snap('plan');
    }
    for (const [screen, state] of Object.entries(MOMENTS)) {
      await leapToState(page, state);
      const waits = await office.waits(FOUR);
      await snap(screen);
      if (!('name' in waits) || screen === 'phones') continue;
      await office.take(waits);
      await snap(`${screen}-hand`);
    }
    await office.turn().click();
    await expect(office.turn().or(office.over()).first()).toBeVisible();
    await snap('vote-counted');
    await office.playOn(FOUR, { files: () => false, dials: () => '★★', announces: 'lunch' });
    await snap('over');
    await page.getByRole('button', { name: m.table_log({}, say) }).click();
    await snap('log');
    await page.context().close();
  });
}
