/**
 * How long it takes to open a saved game on a slow tablet, from the start of the page until its table is painted, each
 * game, everything taken along and the host gone. With BEFORE=<folder> another build is measured in turn with this one, and
 * the figures are those of this build as a share of the other's.
 */
import { device, launch, median, openCold, whileServed } from './tablet.mjs';

/** @typedef {{ context: import('playwright').BrowserContext, urls: string[] }} Side */

const GAMES = ['bucket-king', 'buro-crazy', 'saludos-amigos', 'bureaunauts'];
const TIMES = 15;

/**
 * A device that has taken this build along, and on it a game of each kind; its host is gone.
 * @param {import('playwright').Browser} browser
 * @param {string} dir the build
 * @returns {Promise<Side>}
 */
async function prepare(browser, dir) {
  const context = await device(browser, 'opening');
  const urls = await whileServed(dir, context, async (page, address) => {
    const urls = [];
    for (const game of GAMES) {
      await page.goto(`${address}new/${game}`);
      const fields = page.getByRole('textbox', { name: /^Name of player / });
      await fields.first().waitFor();
      while ((await fields.count()) < 4) await page.getByRole('button', { name: 'Add a player' }).tap();
      for (const [seat, name] of ['Anna', 'Ben', 'Carla', 'David'].entries()) await fields.nth(seat).fill(name);
      await page.getByRole('button', { name: 'Start with 4' }).tap();
      await page.getByRole('main', { name: 'The table' }).waitFor();
      urls.push(page.url());
    }
    return urls;
  });
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
  return { context, urls };
}

/** @param {Side} side @param {number} game @returns {Promise<number>} milliseconds */
async function open({ context, urls }, game) {
  const [time = Number.NaN] = await openCold(context, urls[game] ?? '', ['stands']);
  return time;
}

/** @returns {Promise<import('../bench.mjs').Figures>} */
export async function measure() {
  const before = process.env.BEFORE;
  const browser = await launch();
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
