/** What Back does: from a hand to its curtain, to the table, to the shelf; and from a sheet or the past to the table. */
import { expect, test, type Page } from './test';
import { bucketKing } from '../../src/lib/games/bucket-king/index';
import { bureaunauts } from '../../src/lib/games/bureaunauts/index';
import { buroCrazy } from '../../src/lib/games/buro-crazy/index';
import { saludosAmigos } from '../../src/lib/games/saludos-amigos/index';
import * as m from '../../src/lib/paraglide/words.js';
import type { StoredSave } from '../../src/lib/saves/records';
import { Driver } from './driver';
import { atTable, begun, follow, openInTwoSteps, put, sitDown } from './positions';

const en = { locale: 'en' } as const;
const NAMES = ['Anna', 'Ben', 'Clara'];

const shelf = (page: Page) => page.getByRole('region', { name: m.shelf_boxes({}, en) });
const table = (page: Page) => page.getByRole('main', { name: m.table_region({}, en) });
const past = (page: Page) => page.getByRole('region', { name: m.table_past({}, en) });

/** From the shelf to this game's table. */
async function come(page: Page, save: StoredSave): Promise<Driver> {
  await sitDown(page, save);
  await put(page, save);
  await page.goto('/');
  await expect(shelf(page)).toBeVisible();
  await follow(page, `/${save.summary.game}?game=${save.summary.id}`);
  await expect(table(page)).toBeVisible();
  // Asked just before the next frame is painted: would it still show a hand?
  await page.evaluate(() => {
    addEventListener('popstate', () =>
      requestAnimationFrame(() => {
        if (document.querySelector('.hand, .half .board') !== null) document.documentElement.dataset['held'] = 'yes';
      })
    );
  });
  return new Driver(page);
}

/** Back, by the browser's button: no frame after it shows a hand. */
async function back(page: Page): Promise<void> {
  await page.goBack();
  await expectNoFrame(page);
}

async function expectNoFrame(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(page.locator('html')).not.toHaveAttribute('data-held');
}

/** Goes so many entries down at once, as somebody does who chooses from the list that the button holds. */
async function jump(page: Page, to: 'shelf' | 'table'): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
  const below = entries.slice(0, currentIndex).findLastIndex(({ url }) => url !== page.url());
  const entry = entries[to === 'table' ? below + 1 : below];
  if (entry === undefined) throw new Error('there is no such entry');
  await session.send('Page.navigateToHistoryEntry', { entryId: entry.id });
}

const BUCKET_KING = begun(bucketKing, NAMES);
const BUREAUNAUTS = begun(bureaunauts, NAMES);
const GAMES: Readonly<Record<string, StoredSave>> = {
  'The Bucket King': BUCKET_KING,
  'Büro Crazy': begun(buroCrazy, NAMES),
  'Saludos Amigos!': begun(saludosAmigos, NAMES),
  Bureaunauts: BUREAUNAUTS
};

for (const [game, save] of Object.entries(GAMES)) {
  test(`${game}: Back leads from a hand to its curtain, to the table, and to the shelf; Forward opens nothing`, async ({
    page
  }) => {
    const hands = await come(page, save);
    await page.getByRole('heading', { level: 1 }).tap();
    await openInTwoSteps(page, 'Ben');
    await back(page);
    await hands.curtainOf('Ben');
    await page.goForward();
    await hands.curtainOf('Ben');
    await expect(hands.handOf('Ben')).toHaveCount(0);
    await back(page);
    await expect(table(page)).toBeVisible();
    await openInTwoSteps(page, 'Anna');
    // Twice, and faster than anything can be drawn.
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await expect(table(page)).toBeVisible();
    await expectNoFrame(page);
    await page.goForward();
    await expect(table(page)).toBeVisible();
    await page.goBack();
    await expect(shelf(page)).toBeVisible();
  });
}

// One way back for all games: the one with the lightest hand, and the one with the heaviest.
test('what was opened and closed leaves nothing behind on the way to the shelf', async ({ page }) => {
  const hands = await come(page, BUCKET_KING);
  for (const name of ['Ben', 'Anna', 'Ben']) {
    await openInTwoSteps(page, name);
    await hands.button(m.table_hide({}, en)).click();
    await hands.button(m.table_curtain_back({}, en)).click();
  }
  await expect(table(page)).toBeVisible();
  await page.goBack();
  await expect(shelf(page)).toBeVisible();
});

test('after a reload in the middle of a hand Back leads to the shelf, also once one was opened again', async ({
  page
}) => {
  const hands = await come(page, BUREAUNAUTS);
  await openInTwoSteps(page, 'Ben');
  await page.reload();
  await expect(table(page)).toBeVisible();
  await openInTwoSteps(page, 'Ben');
  await back(page);
  await hands.curtainOf('Ben');
  await back(page);
  await expect(table(page)).toBeVisible();
  await page.goBack();
  await expect(shelf(page)).toBeVisible();
  await page.goForward();
  await expect(table(page)).toBeVisible();
  await expect(page.locator('.hand')).toHaveCount(0);
});

test('a jump from a hand to the table, or past it to the shelf, leaves no hand open', async ({ page }) => {
  const hands = await come(page, begun(bucketKing, NAMES));
  await openInTwoSteps(page, 'Ben');
  await jump(page, 'table');
  await expect(table(page)).toBeVisible();
  await expectNoFrame(page);
  await openInTwoSteps(page, 'Ben');
  await jump(page, 'shelf');
  await expect(shelf(page)).toBeVisible();
  await page.goForward();
  await expect(table(page)).toBeVisible();
  await expect(hands.handOf('Ben')).toHaveCount(0);
});

test('straight after a reload in the middle of a hand one Back leads to the shelf', async ({ page }) => {
  await come(page, begun(bucketKing, NAMES));
  await openInTwoSteps(page, 'Ben');
  await page.reload();
  await expect(table(page)).toBeVisible();
  await page.goBack();
  await expect(shelf(page)).toBeVisible();
});

test('a move from a hand leads to where it leads, and Back from there does not open what was sealed', async ({
  page
}) => {
  const hands = await come(page, begun(bucketKing, NAMES));
  await openInTwoSteps(page, 'Ben');
  await hands.build();
  await hands.curtainOf('Clara');
  await back(page);
  await expect(table(page)).toBeVisible();
  await page.goBack();
  await expect(shelf(page)).toBeVisible();
});

test('Back closes what lies over the table, one after the other, and an earlier moment gives way to now', async ({
  page
}) => {
  const hands = await come(page, begun(bucketKing, NAMES));
  await openInTwoSteps(page, 'Ben');
  await hands.build();
  await hands.curtainOf('Clara');
  await hands.button(m.table_curtain_back({}, en)).click();
  await hands.button(m.table_log({}, en)).tap();
  await page
    .getByRole('button', { name: /^Show the table then/ })
    .first()
    .tap();
  await expect(past(page)).toBeVisible();
  await hands.button(m.table_menu({}, en)).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await back(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(past(page)).toBeVisible();
  await back(page);
  await expect(past(page)).toHaveCount(0);
  await hands.button(m.table_help({}, en)).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await back(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(table(page)).toBeVisible();
  await openInTwoSteps(page, 'Ben');
  // What lies over an open hand goes with it.
  await hands.button(m.table_help({}, en)).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await back(page);
  await hands.curtainOf('Ben');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await hands.button(m.table_privacy({}, en)).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await back(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await hands.curtainOf('Ben');
});

test('face to face, Back closes both halves, then leads to the table', async ({ page }) => {
  const hands = await come(page, begun(buroCrazy, NAMES));
  const [one, other] = await hands.faceToFace(NAMES);
  for (const name of [one, other]) {
    const half = hands.half(name);
    await half.getByRole('button', { name: m.table_curtain_i_am({ name }, en) }).click();
    const show = half.getByRole('button', { name: m.table_curtain_show({}, en) });
    // The second step heeds no touch that comes at once after the first.
    await expect(async () => {
      if (await show.isVisible()) await show.click({ timeout: 2000 });
      await expect(half.getByRole('button', { name: m.table_hide({}, en) })).toBeVisible({ timeout: 500 });
    }).toPass();
  }
  await back(page);
  await expect(page.getByRole('main', { name: m.table_face({}, en) })).toBeVisible();
  await expect(page.getByRole('button', { name: m.table_hide({}, en) })).toHaveCount(0);
  await back(page);
  await expect(table(page)).toBeVisible();
  await page.goBack();
  await expect(shelf(page)).toBeVisible();
});

test('at an open table Back leads from a hand to the table', async ({ page }) => {
  const hands = await come(page, begun(bucketKing, NAMES, { privacy: 'openTable' }));
  await page.getByRole('button', { name: /^Open the hand of/ }).tap();
  await expect(hands.button(m.table_back({}, en))).toBeVisible();
  await page.goBack();
  await expect(table(page)).toBeVisible();
  await page.goBack();
  await expect(shelf(page)).toBeVisible();
});

test('Back from a table that was just set leads to the shelf, not to the set-up of another', async ({ page }) => {
  const hands = new Driver(page);
  await hands.setTable({ names: NAMES });
  await page.goBack();
  await expect(shelf(page)).toBeVisible();
  await page.goForward();
  await expect(table(page)).toBeVisible();
});

test('Back from "Once more" leads to the shelf, and the finished game is not to be gone forward to', async ({
  page
}) => {
  const hands = await atTable(page, NAMES, 'over');
  const before = page.url();
  await page.goto('/');
  await expect(shelf(page)).toBeVisible();
  await follow(page, before);
  // What lay on top and was closed by its own button has left an entry.
  await hands.button(m.table_after({}, en)).click();
  await hands.button(m.table_after_back({}, en)).click();
  await hands.button(m.end_again({}, en)).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.locator('[data-handover]')).toBeVisible();
  const again = page.url();
  await page.goForward();
  expect(page.url()).toBe(again);
  await page.goBack();
  await expect(shelf(page)).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(again);
  await expect(table(page)).toBeVisible();
});
