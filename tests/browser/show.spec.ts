/** What everybody is shown of a move, at full motion and with little, by the page's clock. */
import { bucketKing } from '../../src/lib/games/bucket-king';
import * as yard from '../../src/lib/games/bucket-king/testing';
import { buroCrazy } from '../../src/lib/games/buro-crazy';
import * as office from '../../src/lib/games/buro-crazy/testing';
import { saludosAmigos } from '../../src/lib/games/saludos-amigos';
import * as m from '../../src/lib/paraglide/words.js';
import { BuroDriver } from './buro-crazy-driver';
import { Driver } from './driver';
import { expectNoViolationsNow } from './looks';
import { begun, follow, saveOf, seat } from './positions';
import { heedRests, ignoreRests, letPass, REST, stopClock } from './resting.mjs';
import { TownDriver } from './saludos-amigos-driver';
import {
  ASIDES,
  BUCKET_KING,
  BUREAUNAUTS,
  BURO_CRAZY,
  DICE,
  endings,
  press,
  REVEALED,
  SALUDOS_AMIGOS,
  type Reel
} from './scenes';
import { expectNoHand, expectNoStake, saidBy } from './secrets';
import { records } from './store';
import { expect, test, type Page } from './test';

test.use({ shows: 'normal' });

const NAMES = ['Anna', 'Ben', 'Clara'];
/** A table before the last of its nine piles is turned. */
const LAST_PILE = Array.from({ length: 8 }).reduce<ReturnType<typeof office.tableOf>>(
  (state) => office.play(state, 'table', { kind: 'turnPile' }).state,
  office.goOn(
    office.duel(
      office.tableOf({ seats: 3, fought: 14, kitchen: [1, 2, 1, 1, 0], roof: [14, 14, 9, 13, 2] }),
      [0, office.cards(20, 2, 1)],
      [1, office.cards(10, 2)]
    ).state
  ).state
);
const en = { locale: 'en' } as const;

/** When the sums begin, when it is seen who has won, and when all of it is over, in milliseconds; and a moment. */
const [SUMS, VERDICT, OVER, MOMENT] = [1060, 1760, 2860, 100];

/**
 * Within the shortest of all scenes, with time to look at it; and within most of them, when what flies is on its way, which
 * is also what the clock goes on by while all of one is seen. Milliseconds.
 */
const [MIDDLE, STEP] = [150, 1000];

/** So many scenes share a page. */
const SOME = 4;

/** What a page has seen of the scenes since they began. */
interface Seen {
  /** When the first of them began and all were over, by the page's clock, in milliseconds; null before. */
  from: number | null;
  until: number | null;
  /** How often a hand was in the page together with one. */
  hands: number;
  /** What was told, each sentence once. */
  told: string[];
}

/** Has every page note what it shows and tells. */
async function watchShows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const fresh = (): Seen => ({ from: null, until: null, hands: 0, told: [] });
    const noted = { seen: fresh(), begin: () => void (noted.seen = fresh()) };
    Object.assign(window, { noted });
    const look = (): void => {
      const { seen } = noted;
      for (const region of document.querySelectorAll('[role=status], [aria-live=assertive]:not(#svelte-announcer)')) {
        const { textContent } = region;
        if (textContent !== '' && !seen.told.includes(textContent)) seen.told.push(textContent);
      }
      if (document.querySelector('.table > .skip') !== null) {
        seen.from ??= Date.now();
        if (document.querySelector('[data-private]') !== null) seen.hands += 1;
      } else if (seen.from !== null) seen.until ??= Date.now();
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true
    });
  });
}

type Noted = { readonly noted: { readonly seen: Seen; readonly begin: () => void } };

/** What the page has seen of the scenes that are over. */
async function seenBy(page: Page): Promise<{ readonly told: readonly string[]; readonly ms: number }> {
  const { told, hands, from, until } = await page.evaluate(() => (window as unknown as Noted).noted.seen);
  if (from === null || until === null) throw new Error('no scene has come and gone');
  expect(hands).toBe(0);
  return { told, ms: until - from };
}

/** From now on the page's clock stands still, and all on the screen takes presses. */
async function stand(page: Page): Promise<void> {
  // Scenes come with the hand, behind the first picture of a table: what happens before is shown by its end.
  await expect(page.locator('[data-hand-coming]')).toHaveCount(0);
  await ignoreRests(page);
  await stopClock(page);
}

/** Two stake a 20 and a 2; `last` happens before the second is sealed. */
async function duel(page: Page, last: () => Promise<void> = () => Promise.resolve()): Promise<BuroDriver> {
  await page.addInitScript(() => localStorage.setItem('tischlein.guideWanted', 'no'));
  await seat(page, begun(buroCrazy, NAMES));
  const office = new BuroDriver(page);
  for (const value of [20, 2]) {
    const waits = await office.waits(NAMES);
    if (waits.kind !== 'hand') throw new Error(waits.kind);
    await office.hold(waits.name);
    await office.memo(value).click();
    if (value === 2) await last();
    await office.button(m.bc_seal({ count: value }, en)).click();
  }
  return office;
}

/** Both envelopes begin to open, and the page's clock stands still. */
async function opening(page: Page): Promise<BuroDriver> {
  const office = await duel(page, () => stand(page));
  await expect(shield(page)).toBeAttached();
  return office;
}

const shield = (page: Page) => page.getByRole('button', { name: m.show_skip({}, en) });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Who has won is said at once. */
const verdict = (page: Page) => page.locator('[aria-live=assertive]:not(#svelte-announcer)');
const won = (page: Page) => page.getByText(m.bc_fate_wins({}, en));

test('a duel is seen, then summed up, and told only then', async ({ page }) => {
  const office = await opening(page);
  await expect(heading(page)).toContainText(' against ');
  await expect(won(page)).toBeHidden();
  await expect(office.onward()).toBeHidden();
  await letPass(page, SUMS + MOMENT);
  await expect(won(page)).toBeHidden();
  await expectNoStake(page);
  await letPass(page, VERDICT - SUMS);
  await expect(won(page)).toBeVisible();
  await expect(heading(page)).toContainText(' against ');
  // Movements go by the browser's own clock: what is late by a second is ended.
  await letPass(page, OVER - VERDICT + 1000);
  await expect(shield(page)).toHaveCount(0);
  await expect(verdict(page)).toContainText('climbs');
  await expect(page.getByRole('status').first()).not.toContainText('climbs');
});

test('a tap in the middle ends it, and presses nothing of what comes to lie beneath it', async ({ page }) => {
  const office = await opening(page);
  await letPass(page, SUMS);
  const onward = await page.locator('.bar .button.primary').boundingBox();
  if (onward === null) throw new Error('no way on');
  const [x, y] = [onward.x + onward.width / 2, onward.y + onward.height / 2];
  await page.mouse.click(x, y);
  await expect(won(page)).toBeVisible();
  // The second tap of a hasty finger.
  await page.mouse.click(x, y);
  await expect(won(page)).toBeVisible();
  // The way on lies where the last stake was sealed, and rests from the frame on in which it came there.
  await letPass(page, REST + MOMENT);
  await office.onward().click();
  await expect(won(page)).toBeHidden();
});

test('a key ends it, and so does the menu, which stays at hand', async ({ page }) => {
  await opening(page);
  // The second press of a hasty finger.
  await page.keyboard.press('Escape');
  await letPass(page, REST);
  await expect(won(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(won(page)).toBeVisible();
  await letPass(page, REST);
  await page.getByRole('button', { name: m.bc_show_again({}, en) }).click();
  await expect(won(page)).toBeHidden();
  await letPass(page, REST);
  await page.getByRole('button', { name: m.table_menu({}, en), exact: true }).click();
  await expect(won(page)).toBeVisible();
  await expect(page.getByRole('dialog', { name: m.table_menu({}, en) })).toBeVisible();
});

/** What is drawn, but for made-up ids, what draws nothing, and the light on what was told last, which is told once. */
const drawn = (html: string): string =>
  html.replaceAll(/\b[cs]\d+(-[\w-]+)?(?=["\s)])/g, 'id').replaceAll(/<!--.*?-->| style=""|(?<=cell) spoken/g, '');

/** All that stands at the end of a game. */
async function standing(page: Page): Promise<string> {
  return drawn(await page.getByRole('region', { name: m.end_region({}, en) }).innerHTML());
}

test('the end of a game comes once, and ended in its middle it is what stands there at rest', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tischlein.guideWanted', 'no'));
  await watchShows(page);
  await seat(page, saveOf(buroCrazy, NAMES, LAST_PILE));
  await expect(new BuroDriver(page).turnPile()).toBeVisible();
  // However long it takes to look at it, it is not over. The table has turned the last pile by itself.
  await stand(page);
  const crown = page.locator('[data-actor^="hat:"]');
  await expect(async () => {
    // What it held is read first.
    await letPass(page, 5 * MOMENT);
    await expect(crown).toBeAttached({ timeout: 200 });
  }).toPass();
  await expect(shield(page)).toBeAttached();
  await letPass(page, REST);
  // The crown is on its way, and stays there.
  await page.evaluate(() => {
    for (const movement of document.getAnimations()) {
      movement.pause();
      movement.currentTime = 1900;
    }
  });
  await expectNoViolationsNow(page);
  await expectNoStake(page);
  const again = page.getByRole('button', { name: m.end_again({}, en) });
  await expect(again).toBeHidden();
  const beneath = await page.locator('.ways .primary').boundingBox();
  if (beneath === null) throw new Error('no way on');
  await page.mouse.click(beneath.x + beneath.width / 2, beneath.y + beneath.height / 2);
  await expect(again).toBeVisible();
  await expect(shield(page)).toHaveCount(0);
  const ended = await standing(page);
  await seenBy(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(again).toBeVisible();
  expect(await standing(page)).toBe(ended);
});

/** Ben has to get above 8 with two low cards. */
const ATTACKED = yard.tableOf({
  hands: [yard.cards('pig 5 6'), yard.cards('bull 2 3'), yard.cards('pig 7 8'), yard.cards('sheep 4 7')],
  trick: yard.trickOf('horse', [0, 8]),
  turn: 1
});

test('while a fall is seen its heading says whose, and nobody is asked for the tablet', async ({ page }) => {
  await seat(page, saveOf(bucketKing, [...NAMES, 'David'], ATTACKED));
  const driver = new Driver(page);
  await driver.hold('Ben');
  const confirm = await driver.givingWay((count) => count - 1);
  await expect(confirm).toBeVisible();
  await stand(page);
  await confirm.click();
  await expect(shield(page)).toBeAttached();
  await letPass(page, 1200);
  await expect(heading(page)).toHaveText(m.bk_title_gives_way({ name: 'Ben' }, en));
  await expect(driver.ring('Ben')).toBeHidden();
});

test.describe('with little motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the same is shown, each picture standing for a moment', async ({ page }) => {
    await opening(page);
    await letPass(page, 2 * 700 + MOMENT);
    await expect(won(page)).toBeHidden();
    await letPass(page, 700);
    await expect(won(page)).toBeVisible();
    await letPass(page, 1500);
    await expect(shield(page)).toHaveCount(0);
  });
});

test.describe('with shows off', () => {
  test.use({ shows: 'off' });

  test('who has won stands there at once', async ({ page }) => {
    const office = await duel(page);
    await expect(won(page)).toBeVisible();
    await expect(office.onward()).toBeVisible();
  });
});

/**
 * How long a die tumbles and drops, when the last card of the session of the rows turns, and longer than the table waits before
 * it plays by itself. Milliseconds.
 */
const [TUMBLES, LAST_CARD, LONG] = [520, 4000, 10_000];

test('a die tumbles, tells nothing before it lies, and others roll meanwhile', async ({ page }) => {
  heedRests(page);
  await seat(page, saveOf(saludosAmigos, [...NAMES, 'David'], DICE));
  const rolls = (name: string) => page.getByRole('button', { name: m.sa_roll_of({ name }, en) });
  const sums = page.getByRole('listitem').filter({ hasText: 'Clara' }).locator('.sum b');
  await expect(rolls('Clara')).toBeVisible();
  await stand(page);
  await rolls('Clara').click();
  await expect(rolls('Clara')).toHaveCount(0);
  await letPass(page, TUMBLES / 2);
  await expect(sums).toHaveCount(0);
  await expect(page.getByRole('status').first()).toContainText('Clara rolls');
  await expect(shield(page)).toHaveCount(0);
  await expectNoViolationsNow(page);
  await letPass(page, TUMBLES + 1000);
  await expect(sums).toHaveText(/^\d+$/);
  await letPass(page, REST);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: m.sa_again_of({ name: 'Clara' }, en) }).click();
  await expect(page.getByRole('status').first()).toContainText('Clara gives a card');
});

for (const [motion, reducedMotion] of [
  ['all', 'no-preference'],
  ['little', 'reduce']
] as const) {
  test(`with ${motion} motion an offer lands, and a bid, told at once, and all go on talking`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    const offer = ASIDES.find(({ name }) => name === 'offer');
    if (offer === undefined) throw new Error('no offer');
    heedRests(page);
    await seat(page, offer.save);
    const driver = new TownDriver(page);
    const offers = await offer.begin(new BuroDriver(page));
    await stand(page);
    await offers?.click();
    await expect(driver.openOffers()).toContainText('23');
    await expect(shield(page)).toHaveCount(0);
    await expect(page.getByRole('status').first()).toContainText('Anna offers 23');
    await expectNothingSecret(page, offer);
    await expectNoViolationsNow(page);
    const agrees = (name: string) => driver.openOffers().getByRole('button', { name: new RegExp(`^${name} \\d`) });
    for (const name of ['Clara', 'Eva']) {
      await letPass(page, REST);
      await agrees(name).last().click();
      if (name === 'Clara') await expect(agrees(name).last()).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(driver.standing()).toContainText('21');
    await expect(shield(page)).toHaveCount(0);
    await expect(page.getByRole('status').first()).toContainText('21');
    await expectNothingSecret(page, offer);
    await letPass(page, STEP);
    await expect(driver.standing()).toContainText('21');
  });
}

test('a session is told by its last card alone, and the table pays by itself', async ({ page }) => {
  const reel = SALUDOS_AMIGOS.find(({ name }) => name === 'session');
  if (reel === undefined) throw new Error('no session');
  await begins(page, reel);
  const wins = page.getByText(m.sa_wins({}, en));
  const pays = new TownDriver(page).pays();
  await expect(heading(page)).toHaveText(m.sa_title_turning({}, en));
  await letPass(page, LAST_CARD - MOMENT);
  await expect(heading(page)).toHaveText(m.sa_title_last_card({}, en));
  await expect(page.getByText(m.sa_prompt_last_missing({ count: 2, name: 'Clara' }, en))).toBeVisible();
  for (const told of [wins, pays]) await expect(told).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(wins).toBeVisible();
  await expect(heading(page)).toHaveText(m.sa_title_opposition_wins({}, en));
  await page.keyboard.press('Escape');
  await expect(shield(page)).toHaveCount(0);
  await expect(pays).toBeVisible();
  // So long it can be read.
  await letPass(page, 4000 + MOMENT);
  await expect(pays).toHaveCount(0);
  await expect(heading(page)).toHaveText(m.sa_title_paid({}, en));
});

test('what is due is paid once, by the window that may write', async ({ page, context }) => {
  // On a slow machine it is paid before anybody looks.
  await seat(page, REVEALED);
  const paid = async (): Promise<number> =>
    (await records(page)).turns.filter((turn) => JSON.stringify(turn).includes('"payOut"')).length;
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('button', { name: m.table_take_over({}, en), exact: true })).toBeVisible();
  // Time passes in both.
  await letPass(page, LONG);
  await expect.poll(paid).toBe(1);
  await expect(new TownDriver(page).draws()).toBeVisible();
  await letPass(page, LONG);
  expect(await paid()).toBe(1);
});

/** Every scene, on its own or after others; and what is told of it, in this order, where that could be another. */
const SCENES: readonly (readonly [scene: string, told?: readonly string[]])[] = [
  ['bucket-king: opening'],
  ['bucket-king: card'],
  ['bucket-king: equals-turned'],
  ['bucket-king: reshuffled'],
  ['bucket-king: dealt'],
  ['bucket-king: single-fall'],
  ['bucket-king: fall-of-14'],
  ['bucket-king: sweep'],
  ['bucket-king: out'],
  ['bucket-king: round', ['gave way', 'is out of the round', 'won round 1']],
  ['bucket-king: ending', ['gave way', 'is out of the round']],
  ['buro-crazy: reveal'],
  ['buro-crazy: reveal-by-lot'],
  ['buro-crazy: reveal-tied'],
  ['buro-crazy: boss'],
  ['buro-crazy: lots', ['lot']],
  ['buro-crazy: climb', ['alone on the stairs']],
  ['buro-crazy: roof-shared'],
  ['buro-crazy: pile'],
  ['buro-crazy: ending'],
  ['saludos-amigos: tile'],
  ['saludos-amigos: scandal'],
  ['saludos-amigos: session', ['sealed', 'Coalition 22']],
  ['saludos-amigos: nobody-bids', ['nobody']],
  ['saludos-amigos: ending'],
  ['bureaunauts: period', ['drift', 'New Jellies', 'budget brings']],
  ['bureaunauts: flight', ['Space Phones are shown', 'Lift-off', 'lands on']],
  ['bureaunauts: meeting', ['gets D4']],
  ['bureaunauts: promotion', ['wins the fight', 'completes']],
  ['bureaunauts: vote-called', ['vote']],
  ['bureaunauts: vote', ['holds up', 'soft majority']],
  ['bureaunauts: ending']
];
const REELS = [...BUCKET_KING, ...BURO_CRAZY, ...SALUDOS_AMIGOS, ...BUREAUNAUTS];

/** The scene begins, and the page's clock stands still. */
async function begins(page: Page, reel: Reel): Promise<void> {
  heedRests(page);
  await seat(page, reel.save);
  const button = await reel.begin(new BuroDriver(page));
  if (button !== null) await expect(button).toBeVisible();
  await page.evaluate(() => (window as unknown as Partial<Noted>).noted?.begin());
  // What the table begins by itself begins with this.
  await stand(page);
  await press(button, reel);
  // What is said for several players goes by a timer, however short.
  await expect(async () => {
    await letPass(page, 1);
    await expect(shield(page)).toBeAttached({ timeout: 500 });
  }).toPass();
}

/** Skips one scene after the other, each soon after it has begun, until none plays. */
async function skipAll(page: Page): Promise<void> {
  for (let n = 0; n < 20 && (await shield(page).count()) > 0; n += 1) {
    await page.keyboard.press('Escape');
    await letPass(page, MIDDLE);
  }
  await expect(shield(page)).toHaveCount(0);
}

/** What comes last stands there; after a game that is its podium, which is loaded only then and comes by a scene of its own. */
async function expectLast(page: Page, { name }: Reel): Promise<void> {
  if (name === 'ending') await expect(page.getByRole('region', { name: m.end_region({}, en) })).toBeVisible();
}

/** Plays to the end, by itself; nothing secret is in its middle, where axe looks if that is wanted. */
async function toEnd(page: Page, reel: Reel, isLookedAt = false): ReturnType<typeof seenBy> {
  const play = async (): Promise<void> => {
    for (let ms = 0; ms < 20_000 && (await shield(page).count()) > 0; ms += STEP) await letPass(page, STEP);
  };
  await letPass(page, STEP);
  await expectNothingSecret(page, reel);
  if (isLookedAt) {
    await expect(shield(page)).toBeAttached();
    await expectNoViolationsNow(page);
  }
  await play();
  await expectLast(page, reel);
  await play();
  await expect(shield(page)).toHaveCount(0);
  return seenBy(page);
}

/** Nothing that only a hand may see is in the page, in no game. */
async function expectNothingSecret(page: Page, { game }: Reel): Promise<void> {
  if (game === 'bucket-king') await expectNoHand(page);
  else if (game === 'buro-crazy') await expectNoStake(page);
  const said = await saidBy(page);
  for (const secret of ['"hand":[', '"secret":true', 'data-private']) expect(said).not.toContain(secret);
}

/** Attributes stand in the order in which they were set. */
const sorted = (html: string): readonly string[] =>
  [...html.matchAll(/<[^>]*>|[^<]+/g)].map(([part]) =>
    part
      .replace('>', '')
      .split(/ (?=[\w:-]+=)/)
      .toSorted()
      .join(' ')
  );

/** All that a show could move, as it stands. */
async function figures(page: Page): Promise<readonly string[]> {
  const actors = page.getByRole('main').locator('[data-actor]:not(:has([data-actor]))');
  return (await actors.evaluateAll((all) => all.map((one) => one.outerHTML))).flatMap((html) => sorted(drawn(html)));
}

/** All of the board as it stands. */
async function board(page: Page): Promise<readonly string[]> {
  return sorted(drawn(await page.getByRole('main').innerHTML()));
}

/** Scenes in whose middle axe looks: of each kind of picture one. */
const LOOKED_AT = /: (fall-of-14|boss|reveal|ending|scandal|session|period|flight|meeting|promotion|vote)$/;

/** At its end, skipped in its middle and in still pictures it leads to the same. */
async function expectSameEnds(page: Page, scene: string, told: readonly string[]): Promise<void> {
  const reel = [...REELS, ...(scene.endsWith(': ending') ? endings() : [])].find(
    ({ game, name }) => `${game}: ${name}` === scene
  );
  if (reel === undefined) throw new Error('no such scene');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await begins(page, reel);
  const played = await toEnd(page, reel, LOOKED_AT.test(scene));
  const heard = played.told.map((text) => told.find((part) => text.includes(part)));
  expect([...new Set(heard)].filter((part) => part !== undefined)).toEqual(told);
  // Part of the board may be fetched only now.
  await expect(page.locator('[data-coming]')).toHaveCount(0);
  const [stands, moved] = [await board(page), await figures(page)];
  expect(stands.length).toBeGreaterThan(100);
  await page.clock.resume();
  // Opened anew, from what is stored: no page is loaded for it. What was told of the move is not told again.
  const address = page.url();
  await follow(page, '/credits');
  await expect(page.getByRole('main', { name: m.table_region({}, en) })).toHaveCount(0);
  await follow(page, address);
  await expect(page.locator('[data-coming]')).toHaveCount(0);
  await expect.poll(() => figures(page)).toEqual(moved);

  await begins(page, reel);
  await letPass(page, played.ms / 2);
  await expectNothingSecret(page, reel);
  await expect(shield(page)).toBeAttached();
  await skipAll(page);
  await expectLast(page, reel);
  await skipAll(page);
  expect(await board(page)).toEqual(stands);
  await seenBy(page);
  await page.clock.resume();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begins(page, reel);
  await letPass(page, MIDDLE);
  await expect(shield(page)).toBeAttached();
  await toEnd(page, reel);
  expect(await board(page)).toEqual(stands);
  await page.clock.resume();
}

// A page that is new loads all of its game: some scenes of one share it.
for (const game of ['bucket-king', 'buro-crazy', 'saludos-amigos', 'bureaunauts']) {
  const scenes = SCENES.filter(([scene]) => scene.startsWith(`${game}: `));
  for (let from = 0; from < scenes.length; from += SOME) {
    const some = scenes.slice(from, from + SOME);
    const names = some.map(([scene]) => scene.slice(game.length + 2)).join(', ');
    test(`at their ends, skipped in their middle and in still pictures they lead to the same: ${game}: ${names}`, async ({
      page
    }) => {
      test.setTimeout(400_000);
      await watchShows(page);
      for (const [scene, told = []] of some) await test.step(scene, () => expectSameEnds(page, scene, told));
    });
  }
}
