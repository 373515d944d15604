import { expect, test } from './test';
import * as m from '../../src/lib/paraglide/words.js';
import { Driver } from './driver';

const en = { locale: 'en' } as const;

test('what fails to come in good time says nothing, and is asked for again when it is needed', async ({ page }) => {
  // The first-game guide would bring the room of the help along with the table.
  await page.addInitScript(() => localStorage.setItem('tischlein.guideWanted', 'no'));
  const table = new Driver(page);
  const onTable = page.getByRole('main', { name: m.table_region({}, en) });
  await table.setTable({ names: ['Anna', 'Ben'] });
  // The page before may still be fetching what it may need: what is counted here is asked for by the next one alone.
  const game = page.url();
  await page.goto('about:blank');
  // The network is gone as soon as the table stands.
  let isGone = true;
  let hasStood = false;
  let failed = 0;
  await page.route('**/_app/immutable/**', async (route) => {
    hasStood ||= await onTable.isVisible();
    if (!isGone || !hasStood) return route.continue();
    failed += 1;
    return route.abort();
  });
  await page.goto(game);
  await expect(onTable).toBeVisible();
  await expect.poll(() => failed).toBeGreaterThan(0);
  const missing = page.getByRole('alert').getByText(m.piece_missing({}, en));

  // Needed, it is missing, and there is a way back. Nothing was said before.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await table.button(m.table_help({}, en)).click();
  await expect(missing).toBeVisible();
  await table.button(m.close({}, en)).click();
  await expect(missing).toHaveCount(0);
  expect(await page.getByText(m.update_incomplete({}, en)).count()).toBe(0);

  // The network is there again: tried again it comes. A turn has all it needs since the table stands.
  await table.button(m.table_help({}, en)).click();
  await expect(missing).toBeVisible();
  isGone = false;
  await table.button(m.try_again({}, en)).click();
  await expect(missing).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await table.hold('Ben');
  await expect(table.button(m.bk_build_suggest({}, en))).toBeVisible();
  const bare = () =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
      ({ sheet }) => (sheet?.cssRules.length ?? 0) === 0
    );
  expect(await page.evaluate(bare)).toEqual([]);
  await table.build();
  await table.curtainOf('Anna');
});
