/** People see a screen change before they tap again; a driver does not, and what takes no press yet says nothing. */

/**
 * From now on whatever is done to the page by a locator waits until all on its screen takes presses.
 * @param {import('playwright').Page} page
 */
export function heedRests(page) {
  // Nothing is done about it: the handler returns, and Playwright waits for the rest to end. The page may be closed by then.
  page.addLocatorHandler(page.locator('[data-resting]'), () => Promise.resolve()).catch(() => undefined);
}
