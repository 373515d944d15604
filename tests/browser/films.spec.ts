/**
 * Films of what moves, frame by frame in the page's own time: with GALLERY set, a filmstrip of every scene; with FRAMES, the
 * frames of the moving picture at the top of the README, into that folder.
 */
import { bucketKing } from '../../src/lib/games/bucket-king';
import type { Suit } from '../../src/lib/games/bucket-king/pieces';
import * as yard from '../../src/lib/games/bucket-king/testing';
import { buroCrazy } from '../../src/lib/games/buro-crazy';
import * as office from '../../src/lib/games/buro-crazy/testing';
import type { Kinds } from '../../src/lib/kernel/game';
import * as m from '../../src/lib/paraglide/words.js';
import type { StoredSave } from '../../src/lib/saves/records';
import { BuroDriver } from './buro-crazy-driver';
import { Driver, type Locale } from './driver';
import { pass, stop } from './film';
import { played, saveOf, seat } from './positions';
import { REST, RING, RISEN } from './resting.mjs';
import { expect, test, type Locator, type Page } from './test';

test.use({
  shows: 'normal',
  locale: process.env.FRAMES === undefined ? 'de-DE' : 'en-GB',
  viewport: { width: 1180, height: 820 }
});

/** The filmstrips are looked at in German; the README is English. */
const LOCALE: Locale = process.env.FRAMES === undefined ? 'de' : 'en';
const SAY = { locale: LOCALE } as const;
const NAMES = ['Anna', 'Ben', 'Clara', 'David'];

/** A scene: where it begins, what is done before, and the button that begins it. A new scene is a new row. */
interface Reel {
  readonly game: 'bucket-king' | 'buro-crazy';
  readonly name: string;
  readonly save: StoredSave;
  readonly begin: (page: Page) => Promise<Locator>;
}

const ROUND = { ...bucketKing.options.defaults, match: 1, starter: 'random' } as const;
const hands = (page: Page): Driver => new Driver(page, LOCALE);
const clerks = (page: Page): BuroDriver => new BuroDriver(page, LOCALE);

/** Ben has to beat this with two low cards, and gives way. */
const HANDS = [yard.cards('pig 5 6'), yard.cards('bull 2 3'), yard.cards('pig 7 8'), yard.cards('sheep 4 7')];
const trickOf = (suit: Suit, ...piles: Parameters<typeof yard.trickOf>[1][]): ReturnType<typeof yard.tableOf> =>
  yard.tableOf({
    hands: HANDS,
    trick: yard.trickOf(suit, ...piles),
    starter: piles[0]?.[0] ?? 0,
    turn: 1,
    options: ROUND
  });
const LAST = yard.tableOf({
  hands: HANDS.slice(0, 2),
  lastTrick: { ...yard.trickOf('sheep', [0, 1], [1, 3]), lost: 0 },
  trick: yard.trickOf('horse', [0, 8]),
  turn: 1,
  pyramids: [yard.FRESH_PYRAMID, yard.pyramid('h.... .... ... .. .')],
  options: ROUND
});

/** Ben can answer a 5 with his 2 and 3, which turns the trick round. */
const equals = (sketch: Partial<typeof LAST> = {}): ReturnType<typeof yard.tableOf> => {
  const options = { ...ROUND, equalsTurn: true };
  return yard.tableOf({
    hands: HANDS,
    trick: yard.trickOf('bull', [3, 4], [0, 5]),
    starter: 3,
    turn: 1,
    ...sketch,
    options
  });
};

function saved<K extends Kinds>(
  game: Parameters<typeof saveOf<K>>[0],
  state: K['state'] & { readonly seats: number },
  options?: K['options']
): StoredSave {
  return saveOf(game, NAMES.slice(0, state.seats), state, options === undefined ? {} : { options });
}
const inYard = (state: typeof LAST): StoredSave => saved(bucketKing, state, state.options);

const giveWay =
  (name: string, bucket: number): Reel['begin'] =>
  async (page) => {
    await hands(page).hold(name);
    return hands(page).givingWay(() => bucket);
  };

/** Picks every card of the hand. */
const playAll =
  (name: string): Reel['begin'] =>
  async (page) => {
    const driver = hands(page);
    await driver.hold(name);
    for (const card of await driver.cards().all()) await card.click();
    return driver.play();
  };

const BUCKET_KING: readonly Reel[] = [
  {
    game: 'bucket-king',
    name: 'opening',
    save: played(bucketKing, NAMES, ({ done }) => done.length === 3, { options: ROUND }),
    begin: async (page) => {
      const driver = hands(page);
      const name = await driver.nextOf(NAMES);
      if (name === null) throw new Error('nobody builds');
      await driver.hold(name);
      await driver.button(m.bk_build_suggest({}, SAY)).click();
      return driver.button(m.bk_build_seal({}, SAY));
    }
  },
  {
    game: 'bucket-king',
    name: 'card',
    save: played(bucketKing, NAMES, ({ phase }) => phase === 'trick', { options: { ...ROUND, starter: 0 } }),
    begin: async (page) => {
      const driver = hands(page);
      await driver.hold((await driver.nextOf(NAMES)) ?? '');
      await driver.cards().first().click();
      return driver.play();
    }
  },
  {
    game: 'bucket-king',
    name: 'fall-of-14',
    save: inYard(trickOf('horse', [2, 2], [3, 7], [0, 8])),
    begin: giveWay('Ben', 1)
  },
  {
    game: 'bucket-king',
    name: 'sweep',
    save: inYard(trickOf('chicken', [2, 4], [3, 2, 3], [0, 1, 5])),
    begin: giveWay('Ben', 2)
  },
  {
    game: 'bucket-king',
    name: 'equals-turned',
    save: inYard(equals()),
    begin: playAll('Ben')
  },
  {
    game: 'bucket-king',
    name: 'reshuffled',
    save: inYard(equals({ draw: [] })),
    begin: playAll('Ben')
  },
  {
    game: 'bucket-king',
    name: 'dealt',
    save: played(bucketKing, NAMES, ({ phase }) => phase === 'roundOver', {
      options: { ...bucketKing.options.defaults, match: 3, starter: 0 }
    }),
    begin: (page) => Promise.resolve(hands(page).button(m.bk_next_round({}, SAY)))
  },
  { game: 'bucket-king', name: 'ending', save: inYard(LAST), begin: giveWay('Ben', 0) }
];

const FINAL = office.tableOf({ seats: 3, fought: 14, kitchen: [1, 2, 1, 1, 0], roof: [14, 14, 9, 13, 2] });
const STAIRS = office.tableOf({ seats: 3, fought: 6 });
/** Both have staked their last card, and the same. */
const EMPTIED = office.duel(
  office.tableOf({ hands: [office.cards(1), office.cards(1), office.cards(5), office.cards(10)] }),
  [0, office.cards(1)],
  [1, office.cards(1)]
).state;
const PILES = office.goOn(office.duel(FINAL, [0, office.cards(20, 2, 1)], [1, office.cards(10, 2)]).state).state;
const LAST_PILE = Array.from({ length: 8 }).reduce<typeof PILES>(
  (state) => office.play(state, 'table', { kind: 'turnPile' }).state,
  PILES
);

/** Whoever is asked seals these cards, after which the envelopes open. */
const stakes =
  (...values: readonly number[]): Reel['begin'] =>
  async (page) => {
    const driver = clerks(page);
    const waits = await driver.waits(NAMES);
    if (waits.kind !== 'hand') throw new Error(waits.kind);
    await driver.hold(waits.name);
    for (const value of values) await driver.memo(value).click();
    const count = values.reduce((sum, value) => sum + value, 0);
    return driver.button(count === 0 ? m.bc_play_nothing({}, SAY) : m.bc_seal({ count }, SAY));
  };
const staked = (state: typeof FINAL, cards: ReturnType<typeof office.cards>): StoredSave =>
  saved(buroCrazy, office.play(state, 0, { kind: 'stake', cards }).state);
const onward: Reel['begin'] = (page) => Promise.resolve(clerks(page).onward());
const turnPile: Reel['begin'] = (page) => Promise.resolve(clerks(page).turnPile());

const BURO_CRAZY: readonly Reel[] = [
  { game: 'buro-crazy', name: 'reveal', save: staked(STAIRS, office.cards(10, 5)), begin: stakes(20, 1) },
  {
    game: 'buro-crazy',
    name: 'reveal-by-lot',
    save: staked(office.tableOf({ isLotNext: true, ties: 1 }), office.cards()),
    begin: stakes()
  },
  { game: 'buro-crazy', name: 'lots', save: saved(buroCrazy, EMPTIED), begin: onward },
  {
    game: 'buro-crazy',
    name: 'climb',
    save: saved(buroCrazy, office.duel(STAIRS, [0, office.cards(20)], [1, office.cards(2)]).state),
    begin: onward
  },
  {
    game: 'buro-crazy',
    name: 'roof-shared',
    save: saved(buroCrazy, office.duel(FINAL, [0, office.cards(20, 2, 1)], [1, office.cards(10, 2)]).state),
    begin: onward
  },
  { game: 'buro-crazy', name: 'pile', save: saved(buroCrazy, PILES), begin: turnPile },
  { game: 'buro-crazy', name: 'ending', save: saved(buroCrazy, LAST_PILE), begin: turnPile }
];

const shield = (page: Page): Locator => page.getByRole('button', { name: m.show_skip({}, SAY) });
const shot = (page: Page): Promise<Buffer> => page.screenshot({ type: 'jpeg', quality: 80, scale: 'css' });

/** Milliseconds from one frame to the next of those a filmstrip is chosen from. */
const APART = 140;
/** The longest show there is, in frames. */
const LONGEST = 150;

/** Plays a scene. Returns its frames, the last as it stands after it. */
async function filmed(page: Page, { save, begin }: Reel): Promise<readonly Buffer[]> {
  await page.addInitScript(() => localStorage.setItem('tischlein.guideWanted', 'no'));
  await seat(page, save, LOCALE);
  const button = await begin(page);
  await expect(button).toBeVisible();
  await stop(page);
  await button.click();
  await expect(shield(page)).toBeAttached();
  const frames: Buffer[] = [];
  while ((await shield(page).count()) > 0) {
    expect(frames.length).toBeLessThan(LONGEST);
    frames.push(await shot(page));
    await pass(page, APART);
  }
  await pass(page, 1000);
  return [...frames, await shot(page)];
}

/** Six of them, the first and the last among them, in two rows of one picture. */
async function strip(page: Page, frames: readonly Buffer[], path: string): Promise<void> {
  const six = Array.from({ length: 6 }, (_, n) => frames[Math.round((n * (frames.length - 1)) / 5)]);
  const pictures = six.map((frame) => `<img src="data:image/jpeg;base64,${frame?.toString('base64') ?? ''}">`).join('');
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 1812, height: 848 });
  const style = 'body{margin:4px;display:grid;grid-template-columns:repeat(3,1fr);gap:4px}img{width:100%}';
  await sheet.setContent(`<style>${style}</style>${pictures}`);
  await sheet.screenshot({ path, scale: 'css', fullPage: true });
  await sheet.close();
}

if (process.env.GALLERY !== undefined) {
  for (const reel of [...BUCKET_KING, ...BURO_CRAZY]) {
    test(`the filmstrip of ${reel.game}: ${reel.name}`, async ({ page }) => {
      await strip(page, await filmed(page, reel), `gallery/films/${reel.game}-${reel.name}.png`);
    });
  }
}

/** Milliseconds from one frame of the moving picture to the next. */
const FRAME = 80;

/** A table of four: Ben takes the tablet, holds, gives way, and all see what falls. */
async function handoverAndFall(page: Page, folder: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('tischlein.guideWanted', 'no'));
  await seat(page, inYard(trickOf('horse', [2, 2], [3, 7], [0, 8])), LOCALE);
  const driver = hands(page);
  const ring = driver.button(m.table_curtain_hold_label({ name: 'Ben' }, SAY));
  await expect(ring).toBeVisible();
  await stop(page);
  await pass(page, RISEN + REST);
  let count = 0;
  /** Films so long. */
  const film = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= FRAME) {
      count += 1;
      const path = `${folder}/${String(count).padStart(3, '0')}.png`;
      await page.screenshot({ path, scale: 'css' });
      await pass(page, FRAME);
    }
  };
  await film(640);
  await ring.hover();
  await page.mouse.down();
  await film(RING);
  await expect(driver.handOf('Ben')).toBeVisible();
  await film(240);
  await page.mouse.up();
  await film(1600);
  const confirm = await driver.givingWay(() => 1);
  await film(960);
  await confirm.click();
  await expect(shield(page)).toBeAttached();
  while ((await shield(page).count()) > 0) await film(FRAME);
  await film(1600);
}

const frames = process.env.FRAMES;
if (frames !== undefined) {
  test('the frames of the moving picture', ({ page }) => handoverAndFall(page, frames));
}
