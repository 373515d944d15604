/**
 * How long it takes to open a saved game on a slow tablet, from the start of the page until its table is painted, each
 * game, everything taken along and the host gone. With BEFORE=<folder> another build is measured in turn with this one, and
 * the figures are those of this build as a share of the other's.
 */
import { chromium, devices } from 'playwright';
import { serve } from '../../scripts/serve.mjs';
import { drawingBy } from '../../tests/browser/chance.mjs';

/** @typedef {{ name: string, context: import('playwright').BrowserContext, urls: string[] }} Side */

const GAMES = ['bucket-king', 'buro-crazy', 'saludos-amigos', 'bureaunauts'];
const TIMES = 15;
const SLOWER = 4;

/** @param {readonly number[]} times */
const median = (times) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

/**
 * A device that has taken this build along, and on it a game of each kind; its host is gone.
 * @param {import('playwright').Browser} browser
 * @param {string} dir the build
 * @returns {Promise<Side>}
 */
async function prepare(browser, dir) {
  const server = await serve(dir, 0);
  const where = server.address();
  if (where === null || typeof where === 'string') throw new Error('the server has no port');
  const { viewport, deviceScaleFactor, hasTouch, isMobile } = devices['iPad (gen 7) landscape'] ?? {};
  const context = await browser.newContext({ viewport, deviceScaleFactor, hasTouch, isMobile, locale: 'en-GB' });
  await drawingBy(context, 'opening');
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${where.port}/`);
  await page.getByText('Ready for offline', { exact: true }).waitFor({ timeout: 60_000 });
  const urls = [];
  for (const game of GAMES) {
    await page.goto(`http://127.0.0.1:${where.port}/new/${game}`);
    const fields = page.getByRole('textbox', { name: /^Name of player / });
    await fields.first().waitFor();
    while ((await fields.count()) < 4) await page.getByRole('button', { name: 'Add a player' }).tap();
    for (const [seat, name] of ['Anna', 'Ben', 'Carla', 'David'].entries()) await fields.nth(seat).fill(name);
    await page.getByRole('button', { name: 'Start with 4' }).tap();
    await page.getByRole('main', { name: 'The table' }).waitFor();
    urls.push(page.url());
  }
  await page.close();
  server.closeAllConnections();
  await new Promise((stopped) => server.close(stopped));
  await context.addInitScript(() => {
    const observer = new MutationObserver(() => {
      // The board itself, which has hundreds of elements: for a moment there may be nothing but the room it will have.
      if (document.querySelectorAll('main .board *').length < 100) return;
      if (document.querySelector('[data-coming]') !== null) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => console.debug(`stands ${performance.now()}`);
        port2.postMessage(null);
      });
    });
    observer.observe(document, { childList: true, subtree: true, attributes: true });
  });
  return { name: dir, context, urls };
}

/** @param {Side} side @param {number} game @returns {Promise<number>} milliseconds */
async function open({ context, urls }, game) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.send('Network.clearBrowserCache');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const said = page.waitForEvent('console', (message) => message.text().startsWith('stands '));
  await page.goto(urls[game] ?? '', { waitUntil: 'commit' });
  const time = Number((await said).text().slice('stands '.length));
  await page.close();
  return time;
}

/** @returns {Promise<import('../bench.mjs').Figures>} */
export async function measure() {
  const before = process.env.BEFORE;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking']
  });
  try {
    const now = await prepare(browser, 'build');
    const other = before === undefined ? null : await prepare(browser, before);
    /** @type {import('../bench.mjs').Figures} */
    const figures = {};
    for (const [at, game] of GAMES.entries()) {
      /** @type {number[]} */
      const times = [];
      /** @type {number[]} */
      const others = [];
      for (let time = 0; time < TIMES; time += 1) {
        times.push(await open(now, at));
        if (other !== null) others.push(await open(other, at));
      }
      figures[`opening ${game}, median`] = { value: median(times), unit: 'ms', aim: null };
      if (other !== null)
        figures[`opening ${game}, of the time before`] = {
          value: median(times) / median(others),
          unit: 'times',
          aim: 1
        };
    }
    return figures;
  } finally {
    await browser.close();
  }
}
