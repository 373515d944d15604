/**
 * What a player waits for on a slow tablet: the production build in Chromium, its processor slowed down four times.
 * All times are taken inside the page, from the tap's own time stamp until after the frame that shows the result.
 */
import { heedRests } from '../../tests/browser/resting.mjs';
import { device, launch, p95, SLOWER, whileServed } from './tablet.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */
/** @typedef {(rate: number) => Promise<void>} Slow */

const TIMES = 50;
const NAMES = ['Anna', 'Ben', 'Carla', 'David', 'Emma', 'Felix'];
/** The last pyramid is followed by the table, all others by a curtain. */
const CURTAINS = NAMES.length - 1;
const GAMES = TIMES / CURTAINS;
/** At so many of the tables play goes on, until together they have seen enough moves. */
const PLAYED = 3;

/**
 * @param {string} name
 * @param {readonly number[]} times
 */
function tell(name, times) {
  const sorted = times.toSorted((a, b) => a - b).map((time) => Math.round(time));
  console.log(
    `  ${name}: ${times.length} times, ${sorted[0]} to ${sorted.at(-1)} ms, median ${sorted[times.length >> 1]} ms`
  );
}

/**
 * @param {Page} page
 * @returns {Promise<Slow>} how to slow its processor down
 */
async function throttle(page) {
  const session = await page.context().newCDPSession(page);
  return async (rate) => void (await session.send('Emulation.setCPUThrottlingRate', { rate }));
}

/**
 * What the page says of its own accord. Asking it would put the asker's script into the very time that is measured.
 * @param {Page} page
 * @param {string} word
 * @returns {Promise<number>} milliseconds
 */
async function heard(page, word) {
  const said = await page.waitForEvent('console', (message) => message.text().startsWith(word));
  return Number(said.text().slice(word.length));
}

/**
 * Taps a button and takes the time until it is gone, something else stands instead, and that is painted. The screen
 * changes once a move is stored, so what is painted is stored.
 * @param {Page} page
 * @param {Slow} slow
 * @param {Locator} button
 * @param {string} instead a CSS selector
 * @returns {Promise<number>} milliseconds
 */
async function timeTap(page, slow, button, instead) {
  await button.waitFor();
  // So that nothing of what came before counts: the screen stands still, and takes taps.
  await button.click({ trial: true });
  const box = await button.boundingBox();
  if (box === null) throw new Error('a button is not on the screen');
  await slow(SLOWER);
  await button.evaluate((element, selector) => {
    let from = Number.NaN;
    element.addEventListener('click', (event) => (from = event.timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      if (element.isConnected || document.querySelector(selector) === null) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // A message sent before the frame is painted arrives after it.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => console.debug(`painted ${performance.now() - from}`);
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
  }, instead);
  const painted = heard(page, 'painted ');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const time = await painted;
  await slow(1);
  if (!(time >= 0)) throw new Error('a tap was not timed');
  return time;
}

/** @param {Page} page @param {string | RegExp} name */
const button = (page, name) => page.getByRole('button', { name, exact: typeof name === 'string' });

/**
 * Opens the hand behind the ring or the curtain, in the two steps.
 * @param {Page} page
 */
async function openCurtain(page) {
  const name = button(page, /^I am /);
  const show = button(page, 'Show my cards');
  const hand = page.getByRole('main', { name: /^The hand of / });
  // A ring and a curtain take no tap in their first half second; people tap again.
  await tapUntil(name, show);
  await tapUntil(show, hand);
}

/** @param {Locator} what @param {Locator} until */
async function tapUntil(what, until) {
  for (let tries = 0; tries < 50; tries += 1) {
    if (await until.isVisible()) return;
    await what.tap({ timeout: 1000 }).catch(() => undefined);
    await until.waitFor({ timeout: 150 }).catch(() => undefined);
  }
  await until.waitFor();
}

/** @param {Page} page */
async function setTable(page) {
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/new/bucket-king`);
  const fields = page.getByRole('textbox', { name: /^Name of player / });
  await fields.first().waitFor();
  while ((await fields.count()) < NAMES.length) await button(page, 'Add a player').tap();
  for (const [seat, name] of NAMES.entries()) await fields.nth(seat).fill(name);
  await button(page, `Start with ${NAMES.length}`).tap();
  await page.getByRole('main', { name: 'The table' }).waitFor();
}

/**
 * One move with the tablet in hand: leads if that is asked, and gives way otherwise.
 * @param {Page} page
 * @param {Slow} slow
 * @returns {Promise<number>} milliseconds from the tap that decides
 */
async function timeMove(page, slow) {
  const giveWay = button(page, /^Give way/);
  const play = button(page, /^Play /);
  await play.waitFor();
  if (!(await giveWay.isVisible())) {
    const card = page.getByRole('main').locator('label', { has: page.getByRole('checkbox') });
    // Cards overlap; their left edge is free.
    await card.first().tap({ position: { x: 12, y: 30 } });
    return timeTap(page, slow, button(page, /^Play \d/), 'main[aria-label="The table"]');
  }
  const part = page.locator('label', { has: page.getByRole('radio', { name: /^Left part/ }) });
  if (await part.isVisible()) await part.tap();
  await giveWay.tap();
  return timeTap(page, slow, button(page, /^Let \d+ fall/), 'main[aria-label]');
}

/**
 * Whole tables: people build and seal, and at some tables the first tricks are played.
 * @param {Page} page
 * @returns {Promise<{ curtains: number[], moves: number[] }>}
 */
async function timePlay(page) {
  const slow = await throttle(page);
  /** @type {number[]} */
  const curtains = [];
  /** @type {number[]} */
  const moves = [];
  const ring = page.locator('[data-handover]');
  for (let game = 0; game < GAMES; game += 1) {
    await setTable(page);
    const plays = game < PLAYED;
    for (let built = 1; built <= (plays ? NAMES.length : CURTAINS); built += 1) {
      await openCurtain(page);
      await button(page, 'Suggest').tap();
      const seal = button(page, 'Seal it');
      if (built < NAMES.length) curtains.push(await timeTap(page, slow, seal, 'main.curtain'));
      else await seal.tap();
    }
    while (plays && moves.length < (TIMES * (game + 1)) / PLAYED) {
      await ring
        .or(button(page, /^Play /))
        .first()
        .waitFor();
      if (await ring.isVisible()) await openCurtain(page);
      moves.push(await timeMove(page, slow));
    }
  }
  return { curtains, moves };
}

/** @returns {Promise<import('../bench.mjs').Figures>} */
export async function measure() {
  const browser = await launch();
  try {
    const context = await device(browser, 'bench');
    context.on('page', heedRests);
    context.setDefaultTimeout(15_000);
    const { curtains, moves } = await whileServed('build', context, timePlay);
    tell('from confirm to curtain', curtains);
    tell('from tap to move', moves);
    return {
      'from confirm to curtain painted, p95': { value: p95(curtains), unit: 'ms', aim: 100 },
      'from tap to move stored and painted, p95': { value: p95(moves), unit: 'ms', aim: 100 }
    };
  } finally {
    await browser.close();
  }
}
