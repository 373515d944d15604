import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { m } from '../../src/lib/paraglide/messages.js';
import { Driver } from './driver';

const NAMES = ['Anna', 'Ben', 'Clara'];
const en = { locale: 'en' } as const;

async function expectNoViolations(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${screen}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}

async function expectNoSideways(page: Page): Promise<void> {
  const room = page.viewportSize();
  for (const width of [360, room?.width ?? 1080]) {
    await page.setViewportSize({ width, height: room?.height ?? 810 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen is without violations, and none scrolls sideways: ${colorScheme}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const look = async (screen: string): Promise<void> => {
      await expectNoViolations(page, screen);
      await expectNoSideways(page);
    };
    for (const path of ['/', '/new/bucket-king', '/settings', '/credits', '/bucket-king?game=none', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(path);
    }
    const table = new Driver(page);
    await table.setTable({ names: NAMES });
    await look('building');
    await table.pass('Ben');
    await look('curtain');
    await table.hold('Ben');
    await look('build');
    await table.button(m.bk_build_suggest({}, en)).click();
    await look('built');
    await table.button(m.bk_build_seal({}, en)).click();
    for (const name of ['Clara', 'Anna']) {
      await table.curtainOf(name);
      await table.hold(name);
      await table.build();
    }
    await look('lead');
    await table.pass('Anna');
    await table.hold('Anna');
    await look('hand that leads');
    await table.lead();
    await look('trick');
    await table.pass('Ben');
    await table.hold('Ben');
    await look('hand that defends');
    await table.page.getByRole('button', { name: /^Hide/ }).click();
    await table.curtainOf('Ben');
    await page.getByRole('button', { name: m.table_curtain_back({}, en) }).click();
    await page.getByRole('button', { name: m.table_log({}, en) }).click();
    await look('log');
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Continue/ })).toBeVisible();
    await look('shelf with a game');
  });
}
