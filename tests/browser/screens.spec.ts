/** Every screen of the table of screens, shown once and looked at in every way; with GALLERY set, a picture of each instead. */
import * as m from '../../src/lib/paraglide/words.js';
import { SCREENS, show, type Screen } from '../screens';
import { BuroDriver } from './buro-crazy-driver';
import type { Locale } from './driver';
import { faults } from './looks';
import { atTable } from './positions';
import { expect, test, type Locator, type Page } from './test';

const en = { locale: 'en' } as const;
const GAMES = [...new Set(SCREENS.map(({ game }) => game))];
/** What the everyday loop looks at: one screen a game. */
const EVERYDAY = ['with-a-game', 'hand-leads', 'reveal', 'talks', 'hand-phones'];

/** Sizes of the pictures: tablets both ways, and phones. */
const SIZES = [
  [1180, 820],
  [1366, 1024],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [360, 640]
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A picture of the screen as it stands, in every size. */
async function snap(page: Page, folder: string, { name }: Screen): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const path = `gallery/${folder}/${name}-${String(width)}x${String(height)}.png`;
    await page.screenshot({ path, animations: 'disabled' });
  }
}

/** Looks at these screens, one after the other on one device. */
async function expectSound(page: Page, screens: readonly Screen[]): Promise<void> {
  expect(screens.length).toBeGreaterThan(0);
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await show(page, screen);
      expect.soft(await faults(page), `${screen.game}: ${screen.name}`).toEqual([]);
    });
  }
}

if (process.env.GALLERY === undefined) {
  for (const game of GAMES) {
    const screens = SCREENS.filter((screen) => screen.game === game);
    const isEveryday = ({ name }: Screen): boolean => EVERYDAY.includes(name);
    const what = `without violations, fits, has room for a finger, and cuts nothing off`;
    test(`a screen of ${game} is ${what}`, { tag: '@quick' }, ({ page }) =>
      expectSound(page, screens.filter(isEveryday))
    );
    test(`every other screen of ${game} is ${what}`, ({ page }) => {
      test.setTimeout(600_000);
      return expectSound(
        page,
        screens.filter((screen) => !isEveryday(screen))
      );
    });
  }
} else {
  for (const locale of ['en', 'fr', 'de'] as const satisfies readonly Locale[]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(`${locale}, ${colorScheme}`, () => {
        test.use({ locale, colorScheme });
        for (const game of GAMES) {
          test(`pictures of ${game}`, async ({ page }) => {
            test.setTimeout(900_000);
            for (const screen of SCREENS.filter((each) => each.game === game)) {
              await page.setViewportSize({ width: 1180, height: 820 });
              await show(page, screen, locale);
              await snap(page, `${game}-${locale}-${colorScheme}`, screen);
            }
          });
        }
      });
    }
  }
}

/** How thick the edge of something is, in px. */
const edge = (target: Locator): Promise<number> =>
  target.evaluate((element) => parseFloat(getComputedStyle(element).borderTopWidth));

test('in forced colours a button keeps its edge, a choice its tick, and whose turn it is its frame', async ({
  page
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/settings');
  const chosen = page.getByRole('radio', { checked: true }).first();
  await expect(chosen.locator('xpath=ancestor::label[1]').locator('svg')).toBeVisible();
  expect(await edge(page.getByRole('link', { name: m.back_to_shelf({}, en) }))).toBeGreaterThan(0);
  const table = await atTable(page, ['Anna', 'Ben'], 'trick');
  const plates = page.getByRole('main').getByRole('listitem').locator('.plate');
  expect(await edge(plates.nth(0))).toBeGreaterThan(await edge(plates.nth(1)));
  expect(await edge(table.ring('Anna').getByRole('button').last())).toBeGreaterThan(2);
  await table.pass('Anna');
  await table.hold('Anna');
  await table.cards().first().click();
  await expect(table.cards().first().locator('svg').last()).toBeVisible();
});

/** What is picked in a hand has to be seen by more than its colour. */
const PICKS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'buro-crazy: hand': async (page) => {
    await new BuroDriver(page).memo(20).click();
    expect(await edge(page.getByRole('button', { name: m.bc_seal({ count: 20 }, en) }))).toBeGreaterThan(2);
  },
  'saludos-amigos: hand-seals': async (page) => {
    const [picked, other] = [page.locator('[aria-pressed=true]'), page.locator('[aria-pressed=false]').first()];
    await other.click();
    await expect(picked).toHaveCSS('outline-style', 'solid');
    await expect(other).toHaveCSS('outline-style', 'none');
  },
  'bureaunauts: hand-phones': async (page) => {
    const dial = page.getByRole('radiogroup').first();
    await dial
      .locator('label', { has: page.getByRole('radio') })
      .first()
      .click();
    await expect(dial.getByRole('radio').first()).toBeChecked();
    // The dial keeps its own colours, and says what is dialled in its middle.
    await expect(dial).toHaveCSS('forced-color-adjust', 'none');
    await expect(dial.locator('[aria-hidden]').last()).toHaveText('A');
  }
};

for (const [name, pick] of Object.entries(PICKS)) {
  test(`in forced colours what is picked is told apart: ${name}`, async ({ page }) => {
    const screen = SCREENS.find((each) => `${each.game}: ${each.name}` === name);
    if (screen === undefined) throw new Error(`no screen ${name}`);
    await page.emulateMedia({ forcedColors: 'active' });
    await show(page, screen);
    await pick(page);
  });
}
