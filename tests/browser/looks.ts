/** What holds on every screen: no violation that axe knows, and nothing to push sideways, on a tablet or on a phone. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe has against the page as it stands, a line each. */
export async function violations(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** Looks at the screen that stands. Its name is for whoever reads of a failure. */
export async function expectSound(page: Page, screen: string): Promise<void> {
  expect(await violations(page), screen).toEqual([]);
  const room = page.viewportSize() ?? { width: 1080, height: 810 };
  for (const width of [360, room.width]) {
    await page.setViewportSize({ width, height: room.height });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${screen} at ${String(width)}`).toBeLessThanOrEqual(0);
  }
}
