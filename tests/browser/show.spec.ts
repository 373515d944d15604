/** What everybody is shown of a move, at full motion and with little, by the page's clock. */
import { bucketKing } from '../../src/lib/games/bucket-king';
import * as yard from '../../src/lib/games/bucket-king/testing';
import { buroCrazy } from '../../src/lib/games/buro-crazy';
import * as office from '../../src/lib/games/buro-crazy/testing';
import * as m from '../../src/lib/paraglide/words.js';
import { BuroDriver } from './buro-crazy-driver';
import { Driver } from './driver';
import { expectNoViolations } from './looks';
import { begun, saveOf, seat } from './positions';
import { ignoreRests, letPass, REST } from './resting.mjs';
import { saidBy } from './secrets';
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
const [SUMS, VERDICT, OVER, MOMENT] = [1060, 2360, 3460, 100];

/** Notes whether a hand was ever in the page together with a scene. */
async function watchHands(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { scenes: 0, hands: 0 };
    Object.assign(window, { seen });
    const look = (): void => {
      if (document.querySelector('.table > .skip') === null) return;
      seen.scenes += 1;
      if (document.querySelector('[data-private]') !== null) seen.hands += 1;
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return async () => {
    const seen = await page.evaluate(() => (window as unknown as { seen: { scenes: number; hands: number } }).seen);
    expect(seen.scenes).toBeGreaterThan(0);
    return seen.hands;
  };
}

/** What stands in the page now has nothing against it. Its clock, which stands still, ticks as little as looking needs. */
async function expectSound(page: Page): Promise<void> {
  const looked = expectNoViolations(page).then(() => true);
  let isDone = false;
  while (!isDone) isDone = await Promise.race([looked, letPass(page, 1).then(() => false)]);
}

/** From now on the page's clock stands still, and all on the screen takes presses. */
async function stand(page: Page): Promise<void> {
  await ignoreRests(page);
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1000)));
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
const won = (page: Page) => page.getByText(m.bc_fate_wins({}, en));

test('a duel is seen, then summed up, and told only then, with no hand in the page', async ({ page }) => {
  const hands = await watchHands(page);
  const office = await opening(page);
  await expect(heading(page)).toContainText(' against ');
  await expect(won(page)).toBeHidden();
  await expect(office.onward()).toBeHidden();
  expect(await saidBy(page)).not.toContain('"hand":[');
  await letPass(page, SUMS + MOMENT);
  await expect(won(page)).toBeHidden();
  await expectSound(page);
  await letPass(page, VERDICT - SUMS);
  await expect(won(page)).toBeVisible();
  await expect(heading(page)).toContainText(' against ');
  // Movements go by the browser's own clock: what is late by a second is ended.
  await letPass(page, OVER - VERDICT + 1000);
  await expect(shield(page)).toHaveCount(0);
  await expect(page.getByRole('status').first()).toContainText('climbs');
  expect(await hands()).toBe(0);
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
  await letPass(page, REST);
  await office.onward().click();
  await expect(won(page)).toBeHidden();
});

test('a key ends it, and so does the menu, which stays at hand', async ({ page }) => {
  await opening(page);
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

/** All that stands at the end of a game, made-up ids aside. */
async function standing(page: Page): Promise<string> {
  const html = await page.getByRole('region', { name: m.end_region({}, en) }).innerHTML();
  return html.replaceAll(/\b[cs]\d+-\d+/g, 'id').replaceAll(/<!--.*?-->| style=""/g, '');
}

test('the end of a game comes once, and ended in its middle it is what stands there at rest', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tischlein.guideWanted', 'no'));
  const hands = await watchHands(page);
  await seat(page, saveOf(buroCrazy, NAMES, LAST_PILE));
  const pile = new BuroDriver(page).turnPile();
  await expect(pile).toBeVisible();
  // However long it takes to look at it, it is not over.
  await stand(page);
  await pile.click();
  const crown = page.locator('[data-actor^="hat:"]');
  await expect(async () => {
    await letPass(page, MOMENT);
    await expect(crown).toBeAttached({ timeout: 200 });
  }).toPass();
  await expect(shield(page)).toBeAttached();
  // The crown is on its way, and stays there.
  await page.evaluate(() => {
    for (const movement of document.getAnimations()) {
      movement.pause();
      movement.currentTime = 1900;
    }
  });
  // What looks has to wait now and then, a moment each.
  let isLooking = true;
  const looked = expectNoViolations(page).finally(() => (isLooking = false));
  while (isLooking) await letPass(page, 1);
  await looked;
  expect(await saidBy(page)).not.toContain('"hand":[');
  const again = page.getByRole('button', { name: m.end_again({}, en) });
  await expect(again).toBeHidden();
  const beneath = await page.locator('.ways .primary').boundingBox();
  if (beneath === null) throw new Error('no way on');
  await page.mouse.click(beneath.x + beneath.width / 2, beneath.y + beneath.height / 2);
  await expect(again).toBeVisible();
  await expect(shield(page)).toHaveCount(0);
  const ended = await standing(page);
  expect(await hands()).toBe(0);
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

test('a fall is seen with no hand in the page, and ended in its middle it is what stands there at rest', async ({
  page
}) => {
  await page.addInitScript(() => localStorage.setItem('tischlein.guideWanted', 'no'));
  const hands = await watchHands(page);
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
  await expectSound(page);
  expect(await saidBy(page)).not.toContain('"hand":[');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await hands()).toBe(0);
  await expectEnd(page);
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

/** A house after a duel, from which it goes on with something to see; and what is told of that. */
const HOUSES = [
  {
    scene: 'a climb without a duel',
    state: office.duel(office.tableOf({ seats: 3, fought: 6 }), [0, office.cards(20)], [1, office.cards(2)]).state,
    told: 'alone on the stairs'
  },
  {
    scene: 'lots between two who hold nothing',
    state: office.duel(
      office.tableOf({ hands: [office.cards(1), office.cards(1), office.cards(5), office.cards(10)] }),
      [0, office.cards(1)],
      [1, office.cards(1)]
    ).state,
    told: 'lot'
  }
] as const;

/** Goes on from a duel: the scene after it begins, and the page's clock stands still. */
async function goingOn(page: Page, { state }: (typeof HOUSES)[number]): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('tischlein.guideWanted', 'no'));
  await seat(page, saveOf(buroCrazy, [...NAMES, 'David'].slice(0, state.seats), state));
  const onward = new BuroDriver(page).onward();
  await expect(onward).toBeVisible();
  await stand(page);
  await onward.click();
  await expect(shield(page)).toBeAttached();
}

/**
 * What a show moves on the board, as it stands once that is over: as it stands in a page that is opened there. Around it
 * something may be told for a while that the other page has not heard.
 */
async function expectEnd(page: Page): Promise<void> {
  await expect(shield(page)).toHaveCount(0);
  const board = page.locator('.board').first();
  const drawn = (): Promise<readonly string[]> =>
    board.locator('[data-actor]:not(:has([data-actor]))').evaluateAll((all) => all.map((one) => one.outerHTML));
  const figures = await drawn();
  await page.clock.resume();
  await page.reload();
  await expect(board).toBeVisible();
  await expect(page.locator('[data-coming]')).toHaveCount(0);
  expect(figures.length).toBeGreaterThan(3);
  await expect.poll(drawn).toEqual(figures);
}

for (const house of HOUSES) {
  test.describe(`Büro Crazy: ${house.scene}`, () => {
    test('is seen to its end', async ({ page }) => {
      await goingOn(page, house);
      const status = page.getByRole('status').first();
      const said: string[] = [];
      for (let seconds = 0; seconds < 20 && (await shield(page).count()) > 0; seconds += 1) {
        said.push(await status.innerText());
        await letPass(page, 1000);
      }
      expect([...said, await status.innerText()].join(' ')).toContain(house.told);
      await expectEnd(page);
    });

    test('ends at once where it is skipped in its middle', async ({ page }) => {
      await goingOn(page, house);
      await letPass(page, 300);
      await expect(shield(page)).toBeAttached();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expectEnd(page);
    });

    test.describe('with little motion', () => {
      test.use({ contextOptions: { reducedMotion: 'reduce' } });

      test('is shown as pictures that stand', async ({ page }) => {
        await goingOn(page, house);
        await letPass(page, MOMENT);
        await expect(shield(page)).toBeAttached();
        for (let scenes = 0; scenes < 8 && (await shield(page).count()) > 0; scenes += 1) await letPass(page, 1500);
        await expectEnd(page);
      });
    });
  });
}
