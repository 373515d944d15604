/**
 * Films of what moves, frame by frame in the page's own time: with GALLERY set, a filmstrip of every scene at three sizes, by day
 * and in the evening; with FRAMES, the frames of the moving picture at the top of the README, into that folder.
 */
import * as m from '../../src/lib/paraglide/words.js';
import { BuroDriver } from './buro-crazy-driver';
import type { Locale } from './driver';
import { pass, stop } from './film';
import { seat } from './positions';
import { REST, RING, RISEN } from './resting.mjs';
import {
  ASIDES,
  BUCKET_KING,
  BUREAUNAUTS,
  BURO_CRAZY,
  endings,
  FALL_OF_14,
  press,
  SALUDOS_AMIGOS,
  type Reel
} from './scenes';
import { expect, test, type Locator, type Page } from './test';

test.use({
  shows: 'normal',
  painted: true,
  locale: process.env.FRAMES === undefined ? 'de-DE' : 'en-GB',
  viewport: { width: 1180, height: 820 }
});

/** The filmstrips are looked at in German; the README is English. */
const LOCALE: Locale = process.env.FRAMES === undefined ? 'de' : 'en';
const SAY = { locale: LOCALE } as const;

const shield = (page: Page): Locator => page.getByRole('button', { name: m.show_skip({}, SAY) });
const shot = (page: Page): Promise<Buffer> => page.screenshot({ type: 'jpeg', quality: 80, scale: 'css' });

/** Milliseconds from one frame to the next of those a filmstrip is chosen from. */
const APART = 140;
/** How long one is looked at that goes on beside the game, in milliseconds. */
const ASIDE = 1000;
/** How long a show can pause before its next scene, in frames. */
const BETWEEN = 8;
/** The longest show there is, in frames. */
const LONGEST = 150;

/** Plays a scene. Returns its frames, the last as it stands after it. */
async function filmed(page: Page, reel: Reel): Promise<readonly Buffer[]> {
  const isAside = reel.isAside === true;
  await page.addInitScript(() => localStorage.setItem('tischlein.guideWanted', 'no'));
  await seat(page, reel.save, LOCALE);
  const button = await reel.begin(new BuroDriver(page, LOCALE));
  if (button !== null) await expect(button).toBeVisible();
  // Scenes come with the hand, behind the first picture of a table.
  await expect(page.locator('[data-hand-coming]')).toHaveCount(0);
  await stop(page);
  await press(button, reel);
  // Nothing is shielded while something moves beside the game.
  if (!isAside) await expect(shield(page)).toBeAttached();
  const frames: Buffer[] = [];
  // Between the last scene of a table and its end nothing is shielded for a moment.
  for (let last = 0; isAside ? frames.length * APART < ASIDE : frames.length - last < BETWEEN;) {
    expect(frames.length).toBeLessThan(LONGEST);
    frames.push(await shot(page));
    if (!isAside && (await shield(page).count()) > 0) last = frames.length;
    await pass(page, APART);
  }
  if (!isAside) frames.splice(-BETWEEN + 1);
  await pass(page, 1000);
  return [...frames, await shot(page)];
}

/** Six of them, the first and the last among them, in one picture. */
async function strip(page: Page, frames: readonly Buffer[], path: string): Promise<void> {
  const six = Array.from({ length: 6 }, (_, n) => frames[Math.round((n * (frames.length - 1)) / 5)]);
  const pictures = six.map((frame) => `<img src="data:image/jpeg;base64,${frame?.toString('base64') ?? ''}">`).join('');
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({ width: 1812, height: 400 });
  const columns = width > height ? 3 : 6;
  const style = `body{margin:4px;display:grid;grid-template-columns:repeat(${String(columns)},1fr);gap:4px}img{width:100%}`;
  await sheet.setContent(`<style>${style}</style>${pictures}`);
  await sheet.screenshot({ path, scale: 'css', fullPage: true });
  await sheet.close();
}

/** A tablet lying and standing, and a phone. */
const SIZES = [
  [1180, 820],
  [820, 1180],
  [390, 844]
] as const;

if (process.env.GALLERY !== undefined) {
  for (const [width, height] of SIZES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const look = `${String(width)}x${String(height)}-${colorScheme}`;
      test.describe(look, () => {
        test.use({ viewport: { width, height }, colorScheme });
        for (const reel of [
          ...BUCKET_KING,
          ...BURO_CRAZY,
          ...SALUDOS_AMIGOS,
          ...ASIDES,
          ...BUREAUNAUTS,
          ...endings()
        ]) {
          test(`the filmstrip of ${reel.game}: ${reel.name}`, async ({ page }) => {
            await strip(page, await filmed(page, reel), `gallery/films/${reel.game}-${reel.name}-${look}.png`);
          });
        }
      });
    }
  }
}

/** Milliseconds from one frame of the moving picture to the next. */
const FRAME = 80;

/** A table of four: Ben takes the tablet, holds, gives way, and all see what falls. */
async function handoverAndFall(page: Page, folder: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('tischlein.guideWanted', 'no'));
  await seat(page, FALL_OF_14, LOCALE);
  const driver = new BuroDriver(page, LOCALE);
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
