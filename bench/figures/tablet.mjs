/** A slow tablet: Chromium with the size and the touch of one, its processor slowed down where times are taken. */
import { chromium, devices } from 'playwright';
import { CHROMIUM } from '../../scripts/engines.mjs';
import { serve } from '../../scripts/serve.mjs';
import { drawingBy } from '../../tests/browser/chance.mjs';
import { REST } from '../../tests/browser/resting.mjs';

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').BrowserContext} Context */
/** @typedef {import('playwright').Page} Page */

/** How many times slower than this machine. */
export const SLOWER = 4;

/** @param {readonly number[]} times */
export const median = (times) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

/** The time that 95 of 100 stay below. @param {readonly number[]} times */
export const p95 = (times) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

export const launch = () =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
  });

/**
 * A device on which nothing was ever stored. `seed`: what its pages draw by.
 * @param {Browser} browser
 * @param {string} seed
 */
export async function device(browser, seed) {
  const { viewport, deviceScaleFactor, hasTouch, isMobile } = devices['iPad (gen 7) landscape'] ?? {};
  // A tablet keeps its screen on while a game is played, and nothing has to be said of it.
  const permissions = ['screen-wake-lock'];
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    hasTouch,
    isMobile,
    locale: 'en-GB',
    permissions
  });
  await drawingBy(context, seed);
  // Hands open in the two steps that need no holding.
  await context.addInitScript(() => localStorage.setItem('tischlein.withoutHolding', 'yes'));
  return context;
}

/**
 * Serves a build while it is used, from the first page of a device on, which has taken it along by then.
 * @template T
 * @param {string} dir the build
 * @param {Context} context
 * @param {(page: Page, address: string) => Promise<T>} use
 * @returns {Promise<T>} what comes of it; the host is gone by then
 */
export async function whileServed(dir, context, use) {
  const server = await serve(dir, 0);
  try {
    const where = server.address();
    if (where === null || typeof where === 'string') throw new Error('the server has no port');
    const address = `http://127.0.0.1:${where.port}/`;
    const page = await context.newPage();
    await page.goto(address);
    await page.getByText('Ready for offline', { exact: true }).waitFor({ timeout: 60_000 });
    const used = await use(page, address);
    await page.close();
    return used;
  } finally {
    server.closeAllConnections();
    await new Promise((stopped) => server.close(stopped));
  }
}

/**
 * Opens a page cold: a new process, no service worker running, an empty HTTP cache. Times are what the page says of its own
 * accord, a word and the milliseconds: asking it would put the asker's script into what is measured.
 * @param {Context} context
 * @param {string} address
 * @param {readonly string[]} words
 * @returns {Promise<number[]>} by word
 */
export async function openCold(context, address, words) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.send('Network.clearBrowserCache');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const said = words.map(async (word) => {
    const message = await page.waitForEvent('console', (message) => message.text().startsWith(`${word} `));
    return Number(message.text().slice(word.length + 1));
  });
  await page.goto(address, { waitUntil: 'commit' });
  const times = await Promise.all(said);
  await page.close();
  return times;
}

/**
 * Whoever is asked says who they are, the first of the two steps. Returns the button of the second, which takes a tap by
 * then.
 * @param {Page} page
 */
export async function named(page) {
  const show = page.getByRole('button', { name: 'Show my cards', exact: true });
  const name = page.getByRole('button', { name: /^I am / });
  // A ring takes no tap before it has come up and rested; people tap again.
  for (let tries = 0; tries < 50 && !(await show.isVisible()); tries += 1) {
    await name.tap({ timeout: 1000 }).catch(() => undefined);
    await show.waitFor({ timeout: 150 }).catch(() => undefined);
  }
  // A curtain counts a tap only so long after it came, and nothing in the page says when: the one wait by the clock.
  await page.waitForTimeout(REST);
  return show;
}
