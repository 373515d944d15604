/** After the game: its picture, the chart, every secret turn by turn, and once more with the same people. */
import sharp from 'sharp';
import { expect, test, type Locator, type Page } from './test';
import { buroCrazy } from '../../src/lib/games/buro-crazy/index';
import * as m from '../../src/lib/paraglide/words.js';
import { atTable, played, seat } from './positions';

const en = { locale: 'en' } as const;
const NAMES = ['Anna', 'Ben', 'Clara'];

/** The page on how it went, and its scrubber. */
async function after(page: Page): Promise<{ sheet: Locator; secrets: Locator; slider: Locator }> {
  await page.getByRole('button', { name: m.table_after({}, en), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: m.table_after({}, en) });
  return {
    sheet,
    secrets: sheet.getByRole('region', { name: m.table_after_secrets({}, en) }),
    slider: sheet.getByRole('slider')
  };
}

test('The Bucket King opens every hand once it is over, and begins anew with the same people', async ({ page }) => {
  const table = await atTable(page, NAMES);
  await expect(table.button(m.table_after({}, en))).toHaveCount(0);
  await atTable(page, NAMES, 'over');
  const { sheet, secrets, slider } = await after(page);
  const chart = sheet.getByRole('img', { name: m.table_after_chart({ what: m.bk_story_buckets({}, en) }, en) });
  await expect(chart).toBeVisible();
  await expect(secrets.getByText(/(horse|bull|sheep|pig|chicken) [1-8]/)).not.toHaveCount(0);
  // A finger on the chart, then keys.
  const last = Number(await slider.getAttribute('max'));
  const room = await chart.boundingBox();
  if (room === null) throw new Error('no chart');
  await slider.locator('..').click({ position: { x: room.width - 60, y: room.height / 2 } });
  await expect(slider).toHaveValue(String(last));
  await page.keyboard.press('ArrowLeft');
  await expect(secrets.getByRole('heading')).toHaveText(m.bk_story_trick({ trick: last - 1 }, en));
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^Trick ${String(last - 1)} of ${String(last)}: `));
  await page.keyboard.press('Home');
  await expect(slider).toHaveValue('0');
  // Back to the beginning, when pyramids were being sealed: the first of them lies open, too.
  const earlier = secrets.getByRole('button', { name: m.table_after_move_earlier({}, en) });
  await earlier.click();
  await earlier.click();
  await expect(secrets.getByText(m.bk_secrets_pyramid({}, en))).toHaveCount(1);
  const before = page.url();
  await sheet.getByRole('button', { name: m.end_again({}, en) }).click();
  await expect(page).not.toHaveURL(before);
  await expect(NAMES.map((name) => table.ring(name)).reduce((one, other) => one.or(other))).toBeVisible();
});

test('Büro Crazy opens every hand and every stake once it is over', async ({ page }) => {
  await seat(
    page,
    played(buroCrazy, NAMES, ({ outcome }) => outcome !== null)
  );
  const { secrets, slider } = await after(page);
  // The first duel: both stakes lie open, and a move before, one of them was sealed.
  await slider.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const hands = secrets.getByText(/^In hand: \d+ points?$/);
  await expect(hands).toHaveCount(3);
  await expect(secrets.getByText(/^Staked: \d+$/)).toHaveCount(2);
  const sealed = secrets.getByText(/^Sealed: \d+ points?$/);
  await expect(sealed).toHaveCount(0);
  await secrets.getByRole('button', { name: m.table_after_move_earlier({}, en) }).click();
  await expect(sealed).toHaveCount(1);
  await expect(hands).toHaveCount(3);
});

test('the picture of a podium is made on the device: a PNG of many colours, and nothing is asked of another host', async ({
  page
}) => {
  await atTable(page, NAMES, 'over');
  const end = page.getByRole('region', { name: m.end_region({}, en) });
  await expect(end).toBeVisible();
  const { origin } = new URL(page.url());
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).origin));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    end.getByRole('button', { name: m.end_share({}, en) }).click()
  ]);
  expect(download.suggestedFilename()).toMatch(/^The-Bucket-King-\d{4}-\d\d-\d\d\.png$/);
  const { data, info } = await sharp(await download.path())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  expect([width, height]).toEqual([2400, 1640]);
  expect((await sharp(await download.path()).metadata()).format).toBe('png');
  // The podium's part of the picture, every few pixels.
  const colours = new Set<string>();
  for (let x = width * 0.25; x < width * 0.75; x += 24) {
    for (let y = Math.round(height * 0.3); y < height * 0.9; y += 24) {
      const at = (y * width + x) * channels;
      colours.add(data.subarray(at, at + channels).join());
    }
  }
  expect(colours.size).toBeGreaterThan(50);
  expect(asked.filter((host) => host !== origin)).toEqual([]);
  const saved = m.end_share_saved({ file: download.suggestedFilename() }, en);
  await expect(end.getByText(saved)).toBeVisible();

  // From how it went, too.
  await end.getByRole('button', { name: m.table_after({}, en) }).click();
  const went = page.getByRole('dialog', { name: m.table_after({}, en) });
  await Promise.all([page.waitForEvent('download'), went.getByRole('button', { name: m.end_share({}, en) }).click()]);
  await expect(went.getByText(saved)).toBeVisible();
});
