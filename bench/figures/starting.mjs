/**
 * How long a slow tablet without any network waits for the shelf: the production build in Chromium, its processor slowed
 * down four times. With BEFORE=<folder> another build is started in turn with this one, and each figure has beside it this
 * build's median as a share of the other's.
 */
import { chromium, devices } from 'playwright';
import { serve } from '../../scripts/serve.mjs';
import { drawingBy } from '../../tests/browser/chance.mjs';

/** @typedef {{ painted: number, live: number }} Start in milliseconds */
/** @typedef {{ context: import('playwright').BrowserContext, address: string, starts: Start[] }} Side */

const TIMES = 50;
const SLOWER = 4;

/** @param {readonly number[]} times */
const median = (times) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

/** The time that 95 of 100 stay below. @param {readonly number[]} times */
const p95 = (times) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

/** Runs in the page: it says of its own accord when the shelf is painted, and when it hears what is pressed. */
function watchStart() {
  const LINKS = 'main a[href*="/new/"]';
  /** @type {Record<string, () => boolean>} */
  const awaited = {
    painted: () => {
      const covers = [...document.querySelectorAll(`${LINKS} image`)].map((cover) => cover.getAttribute('href') ?? '');
      const isHere = (/** @type {string} */ cover) =>
        performance.getEntriesByName(new URL(cover, location.href).href).length > 0;
      const boards = performance.getEntriesByType('resource').some(({ name }) => name.includes('/boards'));
      return boards && document.querySelectorAll(LINKS).length === 4 && covers.length >= 4 && covers.every(isHere);
    },
    // Whatever hears no press yet is switched off.
    live: () => document.querySelector('nav button:enabled') !== null
  };
  const look = () => {
    for (const [word, holds] of Object.entries(awaited)) {
      if (!holds()) continue;
      delete awaited[word];
      requestAnimationFrame(() => {
        // A message sent before the frame is painted arrives after it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => console.debug(`${word} ${performance.now()}`);
        port2.postMessage(null);
      });
    }
    if (Object.keys(awaited).length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  new PerformanceObserver(look).observe({ type: 'resource', buffered: true });
}

/**
 * A device that has taken this build along; its host is gone.
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
  await drawingBy(context, 'starting');
  const address = `http://127.0.0.1:${where.port}/`;
  const page = await context.newPage();
  await page.goto(address);
  await page.getByText('Ready for offline', { exact: true }).waitFor({ timeout: 60_000 });
  await page.close();
  server.closeAllConnections();
  await new Promise((stopped) => server.close(stopped));
  await context.addInitScript(watchStart);
  return { context, address, starts: [] };
}

/**
 * A cold start: a new process for the page, no service worker running, an empty HTTP cache, no host.
 * @param {Side} side
 */
async function start({ context, address, starts }) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.send('Network.clearBrowserCache');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const heard = async (/** @type {string} */ word) => {
    const said = await page.waitForEvent('console', (message) => message.text().startsWith(word));
    return Number(said.text().slice(word.length));
  };
  const both = Promise.all([heard('painted '), heard('live ')]);
  await page.goto(address, { waitUntil: 'commit' });
  const [painted, live] = await both;
  starts.push({ painted, live });
  await page.close();
}

/** @returns {Promise<import('../bench.mjs').Figures>} */
export async function measure() {
  const before = process.env.BEFORE;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']
  });
  try {
    const now = await prepare(browser, 'build');
    const other = before === undefined ? null : await prepare(browser, before);
    for (let time = 0; time < TIMES; time += 1) {
      await start(now);
      if (other !== null) await start(other);
    }
    /** @type {import('../bench.mjs').Figures} */
    const figures = {};
    for (const [word, aim] of /** @type {const} */ ([
      ['painted', 1000],
      ['live', 1500]
    ])) {
      const times = now.starts.map((each) => each[word]);
      const name = `cold offline start to ${word === 'live' ? 'live' : 'painted'} shelf`;
      figures[`${name}, p95`] = { value: p95(times), unit: 'ms', aim };
      figures[`${name}, median`] = { value: median(times), unit: 'ms', aim: null };
      if (other === null) continue;
      const others = other.starts.map((each) => each[word]);
      console.log(
        `  ${word}, the build before: p95 ${Math.round(p95(others))} ms, median ${Math.round(median(others))} ms`
      );
      figures[`${name}, of the time before`] = { value: median(times) / median(others), unit: 'times', aim: 1 };
    }
    return figures;
  } finally {
    await browser.close();
  }
}
