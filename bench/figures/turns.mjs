/**
 * What players wait for in a turn on a slow tablet, each game: the production build in Chromium, its processor slowed down
 * four times. All times are taken inside the page, from the tap's own time stamp until after the frame that shows what
 * came of it. Turns begin in positions that are always the same (turns-positions.ts), as often as it takes.
 */
import { typescript } from '../../scripts/ready.mjs';
import { device, launch, median, named, p95, SLOWER, whileServed } from './tablet.mjs';

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */
/** @typedef {import('playwright').CDPSession} Session */
/** @typedef {typeof import('./turns-positions')} Positions */
/**
 * @typedef {'answer' | 'curtain' | 'next' | 'last' | 'hand'} Kind what is waited for; `last`: for the table, after the last
 *   seal of a round there is only now and then
 */
/** @typedef {'curtain' | 'hand' | 'table'} Screen */
/** @typedef {{ time: number, from: Screen, to: Screen, made: number }} Shown milliseconds; elements made on the way */

/** How often each of them is timed. */
const TIMES = 50;
/** How often at full speed, for the work of the main thread: that repeats. */
const FULL = 5;

/** @type {Record<Kind, string>} */
const TOLD = {
  answer: 'from tap to first answer painted',
  curtain: 'from confirm to curtain painted',
  next: 'from tap to next screen stored and painted',
  last: 'from last seal to table stored and painted',
  hand: 'from curtain to hand painted'
};
/** The most elements there should be made from a move in a hand to the table. */
const MADE = 60;

/**
 * In the page: with the next tap begins the time until its answer is painted, or the next screen. The page says it of its
 * own accord: asking it would put the asker's script into the very time that is measured.
 * @param {'answer' | 'screen'} awaited the first change after the tap, or all that is shown once the move is stored
 */
function watch(awaited) {
  const onScreen = () => {
    if (document.querySelector('main.curtain') !== null) return 'curtain';
    return document.querySelector('main[aria-label^="The hand of "]') === null ? 'table' : 'hand';
  };
  const from = onScreen();
  let tapped = Number.NaN;
  let isShown = false;
  // What is said of presses alone is no change to be seen. But that some take none is said with every move and screen shown.
  /** @param {MutationRecord} record */
  const isIt = ({ attributeName, target }) => {
    if (awaited === 'answer') return attributeName !== 'data-resting' && attributeName !== 'data-unheard';
    return attributeName === 'data-resting' && target instanceof Element && target.hasAttribute(attributeName);
  };
  /** @type {MutationRecord[]} */
  const changes = [];
  const observer = new MutationObserver((records) => {
    changes.push(...records);
    isShown ||= records.some(isIt);
    if (!isShown || document.querySelector('[data-coming]') !== null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // A message sent before the frame is painted arrives after it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const time = performance.now() - tapped;
        const made = new Set();
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (node instanceof Element) for (const one of [node, ...node.querySelectorAll('*')]) made.add(one);
        }
        console.debug(`painted ${JSON.stringify({ time, from, to: onScreen(), made: made.size })}`);
      };
      port2.postMessage(null);
    });
  });
  /** @param {MouseEvent} event */
  const begin = ({ timeStamp }) => {
    tapped = timeStamp;
    observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  };
  addEventListener('click', begin, { capture: true, once: true });
}

/** A tablet on which turns are timed, slowed down or at full speed. */
class Tablet {
  /** Milliseconds, slowed down. @type {Record<Kind, number[]>} */
  times = { answer: [], curtain: [], next: [], last: [], hand: [] };
  /** Milliseconds of the main thread, at full speed. @type {Record<Kind, number[]>} */
  busy = { answer: [], curtain: [], next: [], last: [], hand: [] };
  /** Elements, from a hand to the table. @type {Record<'next' | 'last', number[]>} */
  made = { next: [], last: [] };
  /** How often styles were worked out, from a move to the next screen, at full speed. @type {number[]} */
  styled = [];
  isSlow = true;
  /** What it is when no curtain follows a move. @type {'next' | 'last'} */
  onward = 'next';

  /**
   * @param {Page} page
   * @param {Session} session
   * @param {Positions} positions
   */
  constructor(page, session, positions) {
    this.page = page;
    this.session = session;
    this.positions = positions;
  }

  /** @param {string | RegExp} name */
  button(name) {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Those of a card, a hole of a dial: people touch the picture. @param {string | RegExp} name of its radio button or box */
  label(name) {
    const { page } = this;
    const box = page.getByRole('checkbox', { name }).or(page.getByRole('radio', { name }));
    return page.getByRole('main').locator('label', { has: box });
  }

  /**
   * Opens the game at this position as from the shelf. The page stays, as it does for an evening: code is compiled once.
   * @param {keyof Positions['POSITIONS']} at
   */
  async open(at) {
    const save = this.positions.POSITIONS[at];
    await this.#follow('/');
    await this.page.locator('main a[href*="/new/"]').first().waitFor();
    await this.positions.put(this.page, save);
    await this.#follow(`/${save.summary.game}?game=${save.summary.id}`);
    await this.page.getByRole('main', { name: 'The table' }).waitFor();
  }

  /** @param {string} href */
  async #follow(href) {
    await this.page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      // Where the app hears what is pressed, and no screen of the table judges it.
      document.querySelector('body > div')?.append(link);
      link.click();
      link.remove();
    }, href);
  }

  /**
   * Times one tap.
   * @param {'answer' | 'screen'} awaited
   * @param {Locator} control
   * @param {{ x: number, y: number } | 'key'} [where] in the control, or by a key; its middle, if nothing is said
   * @returns {Promise<Shown & { busy: number, styled: number }>}
   */
  async #time(awaited, control, where) {
    const { page } = this;
    await this.#rested(control);
    // So that nothing of what came before counts: the screen stands still, and takes taps.
    const press = where === 'key' ? await this.#key(control) : await this.#tap(control, where);
    await page.evaluate(watch, awaited);
    await this.#slow(this.isSlow ? SLOWER : 1);
    const before = await this.#work();
    const [message] = await Promise.all([
      page.waitForEvent('console', (message) => message.text().startsWith('painted ')),
      press()
    ]);
    const after = await this.#work();
    await this.#slow(1);
    const shown = /** @type {Shown} */ (JSON.parse(message.text().slice('painted '.length)));
    if (!(shown.time >= 0)) throw new Error('a tap was not timed');
    return { ...shown, busy: after.busy - before.busy, styled: after.styled - before.styled };
  }

  /** @param {Locator} control @param {{ x: number, y: number }} [position] */
  async #tap(control, position) {
    await control.click({ trial: true, ...(position === undefined ? {} : { position }) });
    const box = await control.boundingBox();
    if (box === null) throw new Error('what is to be tapped is not on the screen');
    const { x, y } = position ?? { x: box.width / 2, y: box.height / 2 };
    return () => this.page.touchscreen.tap(box.x + x, box.y + y);
  }

  /** @param {Locator} control */
  async #key(control) {
    await control.focus();
    return () => this.page.keyboard.press('Enter');
  }

  /** Waits until this is on the screen, and all of it takes taps. @param {Locator} control */
  async #rested(control) {
    await control.waitFor();
    await this.page.waitForFunction(() => document.querySelector('[data-resting]') === null);
  }

  /** @param {number} rate */
  async #slow(rate) {
    await this.session.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** How many milliseconds the main thread has worked so far, and how often it worked out styles. */
  async #work() {
    const { metrics } = await this.session.send('Performance.getMetrics');
    const of = (/** @type {string} */ metric) => metrics.find(({ name }) => name === metric)?.value ?? Number.NaN;
    return { busy: 1000 * of('TaskDuration'), styled: of('RecalcStyleCount') };
  }

  /** @param {Kind} kind @param {{ time: number, busy: number }} tap */
  #note(kind, { time, busy }) {
    if (this.isSlow) this.times[kind].push(time);
    else this.busy[kind].push(busy);
  }

  /** Taps what is not timed. @param {Locator} control */
  async tap(control) {
    await this.#rested(control);
    await control.tap();
  }

  /**
   * Picks something, which changes nothing of the game yet.
   * @param {Locator} control
   * @param {{ x: number, y: number }} [position]
   */
  async pick(control, position) {
    this.#note('answer', await this.#time('answer', control, position));
  }

  /** Makes a move. @param {Locator} control @param {'key'} [by] where a finger would stay on something for it */
  async confirm(control, by) {
    const shown = await this.#time('screen', control, by);
    this.#note(shown.to === 'curtain' ? 'curtain' : this.onward, shown);
    if (shown.from === 'hand' && shown.to === 'table') this.made[this.onward].push(shown.made);
    if (!this.isSlow && shown.to === 'table') this.styled.push(shown.styled);
  }

  /** Whoever is asked next takes the tablet and opens the hand, in the two steps. */
  async take() {
    await this.#rested(this.button(/^I am /));
    this.#note('hand', await this.#time('screen', await named(this.page)));
  }
}

const SIX = ['Anna', 'Ben', 'Carla', 'David', 'Emma', 'Felix'];
const FIVE = SIX.slice(0, 5);

/** The Bucket King: all build, five before a curtain and the last before the table. @param {Tablet} tablet */
async function build(tablet) {
  for (let sealed = 0; sealed < SIX.length; sealed += 1) {
    await tablet.take();
    await tablet.pick(tablet.button('Suggest'));
    await tablet.confirm(tablet.button('Seal it'));
  }
}

/** The Bucket King: who leads plays a card, whoever comes next gives way, takes the tablet again and leads. @param {Tablet} tablet */
async function playTricks(tablet) {
  const leads = tablet.button(/^Play /);
  const giveWay = tablet.button(/^Give way/);
  for (let turn = 0; turn < 12; turn += 1) {
    await tablet.take();
    await leads.or(giveWay).first().waitFor();
    if (await giveWay.isVisible()) {
      const part = tablet.label(/^Left part/);
      if (await part.isVisible()) await tablet.pick(part);
      // So much falls in no first trick that it would be asked once more.
      await tablet.confirm(giveWay);
      continue;
    }
    // Cards overlap; their left edge is free.
    await tablet.pick(tablet.label(/./).first(), { x: 12, y: 30 });
    await tablet.confirm(tablet.button(/^Play \d/));
  }
}

/** Büro Crazy: duels; the one stakes low and the other higher, so that there is no tie. @param {Tablet} tablet */
async function duel(tablet) {
  for (let number = 1; number <= 4; number += 1) {
    for (const value of [1, 2]) {
      await tablet.take();
      await tablet.pick(tablet.button(new RegExp(`^Put a card of ${value} in the envelope`)));
      await tablet.confirm(tablet.button(/^Seal \d+ points?$/));
    }
    await tablet.confirm(tablet.button(/^On to duel \d+$/));
  }
}

/** Saludos Amigos!: a tile is drawn, all roll and stand, one bids, and nobody has more to say. @param {Tablet} tablet */
async function haggle(tablet) {
  await tablet.confirm(tablet.button('Draw a tile'));
  for (const name of FIVE) await tablet.confirm(tablet.button(`${name} rolls`));
  for (const name of FIVE) {
    const stand = tablet.button(`${name} stands`);
    if (await stand.isVisible()) await tablet.confirm(stand);
  }
  const on = tablet.button('On to the talks');
  const quiet = tablet.button(/: nothing more$/);
  await on.or(quiet).first().waitFor();
  if (await on.isVisible()) await tablet.tap(on);
  for (const name of ['Ben', 'Carla']) await tablet.pick(tablet.button(new RegExp(`^${name}.*strength \\d+`)));
  await tablet.confirm(tablet.button(/ bids \d+$/));
  for (const name of FIVE) await tablet.confirm(tablet.button(`${name}: nothing more`), 'key');
}

/** Saludos Amigos!: five choose cards for the council, four before a curtain. @param {Tablet} tablet */
async function sealCards(tablet) {
  for (let sealed = 0; sealed < FIVE.length; sealed += 1) {
    await tablet.take();
    await tablet.pick(tablet.button(/^Card worth \d/).first());
    await tablet.confirm(tablet.button(/^Seal \d+ cards? worth \d+$/));
  }
}

/** Bureaunauts: six file and set their Phones, five before a curtain. @param {Tablet} tablet */
async function file(tablet) {
  await tablet.confirm(tablet.button(/^6 file/));
  for (const column of ['1', '3', '4', '6', '8', '9']) {
    await tablet.take();
    await tablet.pick(tablet.label(/^Row F$/));
    await tablet.pick(tablet.label(new RegExp(`^Column ${column}$`)));
    await tablet.confirm(tablet.button(/^File the move to F\d+$/));
  }
}

/**
 * @typedef {object} Turn
 * @property {keyof Positions['POSITIONS']} at where it begins
 * @property {(tablet: Tablet) => Promise<void>} play
 * @property {Kind} of it is played until this was timed often enough
 * @property {'next' | 'last'} [onward]
 */

/** Each game, with the most milliseconds to the next screen. @type {Record<string, { next: number, turns: Turn[] }>} */
const GAMES = {
  'The Bucket King': {
    next: 250,
    turns: [
      { at: 'pyramids to build', play: build, of: 'curtain', onward: 'last' },
      { at: 'first trick', play: playTricks, of: 'next' }
    ]
  },
  'Büro Crazy': { next: 250, turns: [{ at: 'first duel', play: duel, of: 'curtain' }] },
  'Saludos Amigos!': {
    next: 300,
    turns: [
      { at: 'cards for the council', play: sealCards, of: 'curtain', onward: 'last' },
      { at: 'pouch', play: haggle, of: 'next' }
    ]
  },
  Bureaunauts: { next: 300, turns: [{ at: 'filing', play: file, of: 'curtain' }] }
};

/** Plays these turns until each was seen often enough. @param {Tablet} tablet @param {readonly Turn[]} turns */
async function playAll(tablet, turns) {
  for (const { at, play, of, onward = 'next' } of turns) {
    tablet.onward = onward;
    while (tablet.isSlow ? tablet.times[of].length < TIMES : tablet.busy[of].length < FULL) {
      await tablet.open(at);
      await play(tablet);
    }
  }
}

/** @param {string} name @param {number} next @param {Tablet} tablet @returns {import('../bench.mjs').Figures} */
function figuresOf(name, next, { times, busy, made, styled }) {
  /** @type {import('../bench.mjs').Figures} */
  const figures = {};
  /** @type {[Kind, number | null][]} */
  const aims = [
    ['answer', 100],
    ['curtain', 120],
    ['next', next],
    ['last', null],
    ['hand', 250]
  ];
  for (const [kind, aim] of aims) {
    if (times[kind].length === 0) continue;
    const told = `${name}, ${TOLD[kind]}`;
    const found = `p95 ${Math.round(p95(times[kind]))}, median ${Math.round(median(times[kind]))} ms`;
    console.log(`  ${told}: ${found} of ${times[kind].length}, ${busy[kind].length} at full speed`);
    if (aim !== null) figures[`${told}, p95`] = { value: p95(times[kind]), unit: 'ms', aim };
    figures[`${told}, median`] = { value: median(times[kind]), unit: 'ms', aim: null };
    figures[`${told}, main thread at full speed`] = { value: median(busy[kind]), unit: 'ms', aim: null };
  }
  figures[`${name}, styles worked out from a move to the table, at full speed, median`] = {
    value: median(styled),
    unit: 'times',
    aim: null
  };
  for (const kind of /** @type {const} */ (['next', 'last'])) {
    if (made[kind].length === 0) continue;
    const told = kind === 'next' ? 'from a move in a hand to the table' : 'from the last seal to the table';
    figures[`${name}, elements made ${told}, most`] = { value: Math.max(...made[kind]), unit: 'elements', aim: MADE };
  }
  return figures;
}

/** @returns {Promise<import('../bench.mjs').Figures>} */
export async function measure() {
  const positions = /** @type {Positions} */ (await typescript('bench/figures/turns-positions.ts'));
  const browser = await launch();
  try {
    const context = await device(browser, 'turns');
    // The end of every show at once: what a show takes is not waited for.
    await context.addInitScript(() => localStorage.setItem('tischlein.showSpeed', 'off'));
    context.setDefaultTimeout(15_000);
    return await whileServed('build', context, async (page, address) => {
      const session = await context.newCDPSession(page);
      // The thread's own time: what else the machine does meanwhile does not count.
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      /** @type {import('../bench.mjs').Figures} */
      const figures = {};
      for (const [name, { next, turns }] of Object.entries(GAMES)) {
        // A page for each game: the first screen of each kind, whose code is not compiled yet, is among what is timed.
        await page.goto(address);
        const tablet = new Tablet(page, session, positions);
        await playAll(tablet, turns);
        tablet.isSlow = false;
        await playAll(tablet, turns);
        Object.assign(figures, figuresOf(name, next, tablet));
      }
      return figures;
    });
  } finally {
    await browser.close();
  }
}
