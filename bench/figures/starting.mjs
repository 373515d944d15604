/**
 * How long a slow tablet without any network waits for the shelf: the production build in Chromium, its processor slowed
 * down four times. With BEFORE=<folder> another build is started in turn with this one, and each figure has beside it this
 * build's median as a share of the other's.
 */
import { device, launch, median, openCold, p95, whileServed } from './tablet.mjs';

/** @typedef {{ painted: number, live: number }} Start in milliseconds */
/** @typedef {{ context: import('playwright').BrowserContext, address: string, starts: Start[] }} Side */

const TIMES = 50;

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
  const context = await device(browser, 'starting');
  const address = await whileServed(dir, context, (_, address) => Promise.resolve(address));
  await context.addInitScript(watchStart);
  return { context, address, starts: [] };
}

/** @param {Side} side */
async function start({ context, address, starts }) {
  const [painted = Number.NaN, live = Number.NaN] = await openCold(context, address, ['painted', 'live']);
  starts.push({ painted, live });
}

/** @returns {Promise<import('../bench.mjs').Figures>} */
export async function measure() {
  const before = process.env.BEFORE;
  const browser = await launch();
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
