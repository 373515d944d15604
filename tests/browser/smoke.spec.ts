/** The path every engine has to walk: start, new game, one handover, a move, reload, continue, start with no network. */
import { expect, test } from './test';
import * as m from '../../src/lib/paraglide/words.js';
import { Driver } from './driver';

const en = { locale: 'en' } as const;

// Here a rest and a ring take the time they take for people.
test.use({ time: 'real' });

test(
  'a game is begun, handed over, played, reloaded, continued, and taken up with no network',
  { tag: ['@quick', '@offline'] },
  async ({ page, context }) => {
    await page.goto('/');
    await expect(page.getByText(m.offline_ready({}, en), { exact: true })).toBeVisible({ timeout: 60_000 });
    const table = new Driver(page);
    await table.setTable({ names: ['Anna', 'Ben'] });
    await table.pass('Ben');
    await table.hold('Ben');
    await table.build();
    await table.curtainOf('Anna');

    await page.reload();
    const passes = (on: Driver) => on.ring('Anna');
    await expect(passes(table)).toBeVisible();
    await page.goto('/');
    await page.getByRole('link', { name: /^Continue/ }).click();
    await expect(passes(table)).toBeVisible();
    const address = page.url();
    await page.close();

    await context.setOffline(true);
    const again = await context.newPage();
    await again.goto('/');
    await again.getByRole('link', { name: /^Continue/ }).click();
    await expect(passes(new Driver(again))).toBeVisible();
    // A page this device has never been on, with a question no file answers; and the game by its address.
    await again.goto('/bucket-king?game=none');
    await expect(again.getByRole('heading').first()).toBeVisible();
    await again.goto(address);
    await expect(passes(new Driver(again))).toBeVisible();
  }
);
