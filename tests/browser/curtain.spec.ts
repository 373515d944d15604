import { expect, test, type Page } from './test';
import * as m from '../../src/lib/paraglide/words.js';
import { Driver } from './driver';
import { atTable } from './positions';
import { paintedOver } from './looks';
import { expectNoHand } from './secrets';
import { untilLookStored } from './store';

const NAMES = ['Anna', 'Ben'];
const en = { locale: 'en' } as const;

/** A table of two with Ben's hand open. */
async function open(page: Page): Promise<Driver> {
  const table = await atTable(page, NAMES);
  await table.pass('Ben');
  await table.hold('Ben');
  await expect(page.getByText(m.bk_build_suggest({}, en))).toBeVisible();
  return table;
}

/** Does the page still hold a hand, in the very task in which the window lost the focus? */
function holdsHandAfterBlur(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    window.dispatchEvent(new Event('blur'));
    return document.querySelector('main[aria-label^="The hand"], .hand') !== null;
  });
}

test('the curtain falls at once when the window loses the focus', async ({ page }) => {
  const table = await open(page);
  expect(await holdsHandAfterBlur(page)).toBe(false);
  await table.curtainOf('Ben');
  await expectNoHand(page);
  await expect(page.getByText(/Opened since their last move/)).toBeVisible();
});

test('a reload in the middle of a hand leads back to the table, and the ring tells that it was opened', async ({
  page
}) => {
  const table = await open(page);
  await untilLookStored(page);
  await page.reload();
  await expect(page.getByRole('main', { name: m.table_region({}, en) })).toBeVisible();
  await expectNoHand(page);
  await expect(table.ring('Ben').getByText(/Opened since their last move/)).toBeVisible();
});

test('going back from a hand and forward again shows the table', async ({ page }) => {
  await open(page);
  await page.goBack();
  await expect(page.getByRole('main', { name: m.table_hand_region({ name: 'Ben' }, en) })).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('main', { name: m.table_region({}, en) })).toBeVisible();
  await expectNoHand(page);
});

test('a second window takes the game over, and the hand of the first one is gone', async ({ page, context }) => {
  await open(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await second.getByRole('button', { name: m.table_take_over({}, en) }).click();
  await expect(new Driver(second).ring('Ben')).toBeVisible();
  await expect(page.getByRole('button', { name: m.table_take_over({}, en) })).toBeVisible();
  await expectNoHand(page);
});

test('at a strict table the hand lies face down until a finger rests on the button, and a second finger can tap', async ({
  page
}) => {
  const table = await atTable(page, NAMES);
  await table.pass('Ben');
  await page.getByRole('button', { name: m.table_privacy({}, en) }).click();
  await page.getByRole('radio', { name: m.table_privacy_strict({}, en) }).check();
  await page.getByRole('button', { name: m.close({}, en) }).click();
  await table.hold('Ben');
  const suggest = page.getByRole('button', { name: m.bk_build_suggest({}, en) });
  await expect(suggest).toHaveCount(0);
  const pad = page.getByRole('button', { name: m.table_look_hold({}, en) });
  expect(await paintedOver(page)).toEqual([]);
  const spot = await pad.boundingBox();
  if (spot === null) throw new Error('the button is nowhere');
  const session = await page.context().newCDPSession(page);
  const first = { x: spot.x + 40, y: spot.y + 30, id: 0 };
  // The frame takes no touch in its first half second.
  await expect(async () => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first] });
    try {
      await expect(suggest).toBeVisible({ timeout: 1000 });
    } catch (error) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      throw error;
    }
  }).toPass();
  const seal = page.getByRole('button', { name: m.bk_build_seal({}, en) });
  await expect(async () => {
    const button = await suggest.boundingBox();
    if (button === null) throw new Error('nothing to tap');
    const second = { x: button.x + 20, y: button.y + 20, id: 1 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [first, second] });
    // The second finger is lifted, the first one rests.
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [second] });
    await expect(seal).not.toHaveAttribute('aria-disabled', 'true', { timeout: 1000 });
  }).toPass();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(suggest).toHaveCount(0);
  await expect(page.getByText(m.table_face_down({}, en))).toBeVisible();
});
