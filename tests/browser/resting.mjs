/**
 * People see a screen change before they tap again; a driver does not, and what takes no press yet says nothing. What
 * people wait for, a driver waits for too; or, where it has the page's clock in hand, lets pass at once.
 */

/**
 * How long the half second is that a new screen takes no press for, how long after it has come up a ring takes none, and
 * what it takes to hold it; milliseconds.
 */
export const REST = 500;
export const RISEN = 820;
export const RING = 700;

/** The contexts whose pages are told what time it is. */
const clocked = new WeakSet();

/** @type {WeakMap<import('playwright').Page, Promise<void>>} */
const heeded = new WeakMap();

/**
 * From now on whatever is done to the page by a locator, or asked of it, waits until all on its screen takes presses.
 * @param {import('playwright').Page} page
 */
export function heedRests(page) {
  // Playwright waits for the rest to end, unless the clock makes it. The page may be closed by then.
  const resting = page.locator('[data-resting]');
  const heeding = page.addLocatorHandler(resting, async () => {
    do await letPass(page, REST);
    while (clocked.has(page.context()) && (await resting.count()) > 0);
  });
  heeded.set(
    page,
    heeding.catch(() => undefined)
  );
}

/**
 * The same context, in whose pages a rest or a ring costs no real time: their clock goes on by itself, and jumps when
 * `letPass` says so.
 * @template {import('playwright').BrowserContext} Context
 * @param {Context} context
 */
export async function clockedBy(context) {
  await context.clock.install();
  // That clock begins every page at the same time; the app tells pages before and after a reload apart by it.
  await context.addInitScript(() => Object.defineProperty(performance, 'timeOrigin', { value: Date.now() }));
  clocked.add(context);
  return context;
}

/**
 * So much time passes in the page, at once where its clock can be set; elsewhere it passes while somebody waits.
 * @param {import('playwright').Page} page
 * @param {number} time milliseconds
 */
export async function letPass(page, time) {
  if (clocked.has(page.context())) await page.clock.runFor(time);
}

/**
 * From now on time goes on in the page by `letPass` alone. It jumps to a moment further ahead than getting there takes.
 * @param {import('playwright').Page} page
 */
export async function stopClock(page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/**
 * From now on nothing waits for a rest: for who means to touch what takes no press, or looks at a page whose clock stands still, where a rest does
 * not end.
 * @param {import('playwright').Page} page
 */
export async function ignoreRests(page) {
  await heeded.get(page);
  await page.removeLocatorHandler(page.locator('[data-resting]'));
}
