/**
 * How smoothly shows play: the share of a show's time that goes by in frames longer than 34 ms (two of a screen of 60 a
 * second), at full speed, and with the processor slowed down four times.
 */
import { typescript } from '../../scripts/ready.mjs';
import { device, launch, median, named, SLOWER, whileServed } from './tablet.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {typeof import('./turns-positions')} Positions */

/** How often each show is seen; the figure is the median. */
const TIMES = 5;
/** The most of a show's time at full speed, in per cent. */
const AIM = 5;

/** In the page: the share of the next show's time in long frames, in per cent. */
function watch() {
  return new Promise((done) => {
    let [all, long, before] = [0, 0, Number.NaN];
    /** @param {number} now */
    const frame = (now) => {
      const isOn = document.querySelector('.table > .skip') !== null;
      const length = now - before;
      if (length >= 0) {
        all += length;
        if (length > 34) long += length;
      }
      before = isOn ? now : Number.NaN;
      if (!isOn && all > 0) done((100 * long) / all);
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

/** All on the screen takes taps. @param {Page} page */
async function rested(page) {
  await page.waitForFunction(() => document.querySelector('[data-resting]') === null);
}

/** Whoever is asked takes the tablet and opens the hand, in the two steps. @param {Page} page */
async function take(page) {
  await (await named(page)).tap();
  await page.getByRole('main', { name: /^The hand of / }).waitFor();
  await rested(page);
}

/**
 * Where a show begins, and what is done before the tap that begins it.
 * @type {Record<string, { at: keyof Positions['POSITIONS'], begin: (page: Page) => Promise<import('playwright').Locator> }>}
 */
const SHOWS = {
  'fall of 14 buckets': {
    at: 'fourteen to fall',
    begin: async (page) => {
      // The second of its three blue ones, and only the part left of it stays.
      await page
        .locator('label', { has: page.locator('input[type=radio][name$="-bucket"]') })
        .nth(1)
        .tap();
      await page
        .getByRole('main')
        .locator('label', { has: page.getByRole('radio', { name: /^Left part/ }) })
        .tap();
      await page.getByRole('button', { name: /^Give way/ }).tap();
      const confirm = page.getByRole('button', { name: /^Let 14 / });
      await confirm.waitFor();
      await rested(page);
      return confirm;
    }
  },
  'reveal of a duel': {
    at: 'envelope to seal',
    begin: async (page) => {
      await page.getByRole('button', { name: /^Put a card of 20 in the envelope/ }).tap();
      await page.getByRole('button', { name: /^Put a card of 1 in the envelope/ }).tap();
      return page.getByRole('button', { name: /^Seal \d+ points?$/ });
    }
  },
  'reveal of a session': {
    at: 'card for the session',
    begin: async (page) => {
      await page.locator('main [aria-pressed=false]').first().tap();
      return page.locator('main').getByRole('button').last();
    }
  },
  'four ships flying': {
    at: 'last Phone to set',
    begin: async (page) => {
      for (const name of ['Row D', 'Column 4'])
        await page.locator('label', { has: page.getByRole('radio', { name, exact: true }) }).tap();
      return page.getByRole('button', { name: 'File the move to D4', exact: true });
    }
  }
};

/** @returns {Promise<import('../bench.mjs').Figures>} */
export async function measure() {
  const positions = /** @type {Positions} */ (await typescript('bench/figures/turns-positions.ts'));
  const browser = await launch();
  try {
    const context = await device(browser, 'frames');
    await context.addInitScript(() => {
      localStorage.setItem('tischlein.guideWanted', 'no');
      localStorage.setItem('tischlein.sound', 'off');
    });
    context.setDefaultTimeout(15_000);
    return await whileServed('build', context, async (page, address) => {
      const session = await context.newCDPSession(page);
      /** @type {import('../bench.mjs').Figures} */
      const figures = {};
      for (const [name, { at, begin }] of Object.entries(SHOWS)) {
        for (const rate of [1, SLOWER]) {
          /** @type {number[]} */
          const shares = [];
          for (let time = 0; time < TIMES; time += 1) {
            const save = positions.POSITIONS[at];
            await page.goto(address);
            await page.locator('main a[href*="/new/"]').first().waitFor();
            await positions.put(page, save);
            await page.goto(`${address}${save.summary.game}?game=${save.summary.id}`);
            await page.getByRole('main', { name: 'The table' }).waitFor();
            await take(page);
            const button = await begin(page);
            await button.waitFor();
            await session.send('Emulation.setCPUThrottlingRate', { rate });
            const [share] = await Promise.all([page.evaluate(watch), button.tap()]);
            await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
            shares.push(/** @type {number} */ (share));
          }
          const speed = rate === 1 ? '' : `, ${String(rate)} times slower`;
          figures[`${name}, time in frames over 34 ms${speed}`] = {
            value: median(shares),
            unit: '%',
            aim: rate === 1 ? AIM : null
          };
        }
      }
      return figures;
    });
  } finally {
    await browser.close();
  }
}
