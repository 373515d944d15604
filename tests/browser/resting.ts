/** People see a screen change before they tap again; a driver does not, and what takes no press yet says nothing. */
import type { Page } from '@playwright/test';

const heeding = new WeakSet<Page>();

/** From now on whatever is done to this page by a locator waits until all on the screen takes presses. */
export function heedRests(page: Page): void {
  if (heeding.has(page)) return;
  heeding.add(page);
  // Nothing is done about it: the handler returns, and Playwright waits for it to end. A page may be closed by then.
  page.addLocatorHandler(page.locator('[data-resting]'), () => Promise.resolve()).catch(() => undefined);
}
