import { expect, test, type Locator, type Page } from '@playwright/test';
import { m } from '../../src/lib/paraglide/messages.js';
import { Driver } from './driver';
import { expectSound, sideways } from './looks';
import { tour } from './tour';

const en = { locale: 'en' } as const;

/** Text that is cut off: by its own box, or by the edge of the window. */
async function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    const hides = /hidden|clip/;
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');
      if (!own || !element.checkVisibility() || element.closest('.visually-hidden, svg') !== null) return [];
      const { overflowX, overflowY, fontSize } = getComputedStyle(element);
      // Letters are cast larger than the lines they stand on.
      const slack = 0.35 * parseFloat(fontSize);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const cut =
        (hides.test(overflowX) && scrollWidth > clientWidth + 1) ||
        (hides.test(overflowY) && scrollHeight > clientHeight + slack);
      const { left, right } = element.getBoundingClientRect();
      return cut || left < -1 || right > innerWidth + 1 ? [element.textContent.trim().slice(0, 60)] : [];
    });
  });
}

test('every screen is without violations, fits, and has room for a finger', async ({ page }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tour(page, (screen) => expectSound(page, screen));
});

test('with text twice as large nothing is cut off, and nothing scrolls sideways', async ({ page }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('tischlein.textSize', '200'));
  await tour(page, async (screen) => {
    expect.soft(await sideways(page), screen).toBeLessThanOrEqual(0);
    expect.soft(await cutOff(page), screen).toEqual([]);
  });
});

test('in forced colours a button keeps its edge, a choice its tick, and whose turn it is its frame', async ({
  page
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const edge = (target: Locator): Promise<number> =>
    target.evaluate((element) => parseFloat(getComputedStyle(element).borderTopWidth));
  await page.goto('/settings');
  const chosen = page.getByRole('radio', { checked: true }).first();
  await expect(chosen.locator('xpath=ancestor::label[1]').locator('svg')).toBeVisible();
  expect(await edge(page.getByRole('link', { name: m.credits({}, en) }))).toBeGreaterThan(0);
  const table = new Driver(page);
  await table.setTable({ names: ['Anna', 'Ben'] });
  await table.buildAll(['Anna', 'Ben']);
  const plates = page.getByRole('main').getByRole('listitem').locator('.plate');
  expect(await edge(plates.nth(0))).toBeGreaterThan(await edge(plates.nth(1)));
  expect(await edge(table.button(m.table_pass_to({ name: 'Anna' }, en)))).toBeGreaterThan(2);
  await table.pass('Anna');
  await table.hold('Anna');
  await table.cards().first().click();
  await expect(table.cards().first().locator('svg').last()).toBeVisible();
});
