/** Every screen of the table of screens, shown once and looked at in every way; with GALLERY set, a picture of each instead. */
import * as m from '../../src/lib/paraglide/words.js';
import { bySave, COVERING, everyLook, lookName, PLAIN, type Look } from '../covering';
import { called, SCREENS, setFor, show, type Screen } from '../screens';
import { BuroDriver } from './buro-crazy-driver';
import type { Locale } from './driver';
import { broken, brokenIn, resize } from './law';
import { faults } from './looks';
import { atTable } from './positions';
import { letPass } from './resting.mjs';
import { expect, test, type Locator, type Page } from './test';

/** How many screens are looked at in one test. */
const SOME = 9;

const TABLET = { width: 1080, height: 810 };

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
    // The bubble of a guide looks for its place a while later.
    if ((await page.getByRole('note').count()) > 0) await letPass(page, 500);
    const path = `gallery/${folder}/${name}-${String(width)}x${String(height)}.png`;
    await page.screenshot({ path, animations: 'disabled' });
  }
}

/** Takes this screen through the looks, and says all that is wrong with it, a line each. */
async function wrongWith(page: Page, screen: Screen, looks: readonly Look[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  const lawless = new Map<string, Look[]>();
  const session = await page.context().newCDPSession(page);
  for (const [at, worn] of bySave(looks, screen.seated !== undefined).entries()) {
    const [first] = worn;
    if (first === undefined) continue;
    await resize(session, TABLET.width, TABLET.height);
    await show(page, setFor(screen, first));
    for (const [line, where] of await brokenIn(page, session, worn))
      lawless.set(line, [...(lawless.get(line) ?? []), ...where]);
    if (at > 0) continue;
    // The guide has gone by now: its bubble may lie over the board.
    if (worn.at(-1) !== PLAIN) await brokenIn(page, session, [PLAIN]);
    wrong.push(...(await faults(page)));
  }
  await session.detach();
  for (const [line, [where, ...others]] of lawless) {
    if (where !== undefined)
      wrong.push(`${line} (${lookName(where)}${others.length === 0 ? '' : `, and ${String(others.length)} more`})`);
  }
  return wrong;
}

/** Looks at these screens, one after the other on one device. */
async function expectSound(page: Page, screens: readonly Screen[], looks: readonly Look[] = COVERING): Promise<void> {
  expect(screens.length).toBeGreaterThan(0);
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      const wrong = await wrongWith(page, screen, looks);
      expect.soft(wrong, `${screen.game}: ${screen.name}`).toEqual([]);
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
    // Some at a time, so that the cores share them.
    const others = screens.filter((screen) => !isEveryday(screen));
    for (let from = 0; from < others.length; from += SOME) {
      test(`the screens of ${game} from the ${String(from + 1)}. other one on are ${what}`, ({ page }) => {
        test.setTimeout(600_000);
        return expectSound(page, others.slice(from, from + SOME));
      });
    }
  }
} else {
  for (const screen of SCREENS) {
    test(`${screen.game}: ${screen.name} has room in every look`, ({ page }) => {
      test.setTimeout(900_000);
      return expectSound(page, [screen], everyLook());
    });
  }
  for (const locale of ['en', 'fr', 'de'] as const satisfies readonly Locale[]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(`${locale}, ${colorScheme}`, () => {
        test.use({ locale, colorScheme, painted: true });
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

/** What may be wrong with the boxes of a page, and what is said of it. */
const PLANTED: Readonly<Record<string, RegExp>> = {
  '<p>Below</p><button class="button primary" style="position:absolute;inset:0">Over</button>':
    /primary button “Over” over the text “Below”/,
  '<button style="width:99px;height:60px">Below</button><p style="position:fixed;top:0">A bar</p>':
    /bar “A bar” over the control “Below”/,
  '<p>7</p><div role="note" style="position:absolute;inset:0">Bubble</div>': /bubble “Bubble” over the text “7”/,
  '<b data-keep>7</b><div role="note" class="hint" style="position:absolute;inset:0">Hint</div>':
    /bubble “Hint” over the text “7”/,
  '<i class="halo" style="position:absolute;inset:0"></i><div role="note" style="position:absolute;inset:0">Bubble</div>':
    /bubble “Bubble” over 100 % of what it speaks of/,
  '<p style="width:40px;overflow:hidden;white-space:nowrap">Not all of it</p>': /text cut: “Not all of it”/,
  '<div style="height:50px;overflow:clip"><div class="card" style="height:70px;width:50px"></div></div>':
    /cut at an edge: “div.card”/,
  '<div style="height:90px;overflow:auto"><div style="height:80px;overflow:auto"><p style="height:99px">In</p></div><p>Out</p></div>':
    /scrolls inside what scrolls: “In”/,
  '<h2 style="width:20px">one two three four</h2>': /heading of 4 lines: “one two three four”/,
  '<header style="height:30vh"><h1>High</h1></header>': /header of 30 % of the height: “High”/,
  '<a class="button" style="display:block;width:60px;white-space:nowrap">Longer than this</a>':
    /words beyond their button/,
  '<button style="width:40px;height:40px">x</button>': /too small: “x” \(40 by 40\)/,
  '<div style="width:120vw;height:1px"></div>': /scrolls sideways/
};

test('the law of room finds whatever is planted', async ({ page }) => {
  for (const [planted, said] of Object.entries(PLANTED)) {
    await page.setContent(`<style>body { margin: 0 }</style>${planted}`);
    expect.soft((await broken(page)).join('\n'), planted).toMatch(said);
  }
});

/** The pictures of a game that people look at, by screen. The Bucket King's pyramids: `settings.spec.ts`. */
const PICTURES: Readonly<Record<string, string>> = {
  'buro-crazy: ground-floor': '.house > svg',
  'buro-crazy: piles': '.house > svg',
  'buro-crazy: reveal': '.stake > svg',
  'saludos-amigos: dice': '.mat',
  'saludos-amigos: talks': '.map',
  'saludos-amigos: calling': '.moguls svg',
  'saludos-amigos: revealed': 'svg[data-actor^="card:"]',
  'bureaunauts: filing': '[data-actor^="card:"]'
};

for (const [name, picture] of Object.entries(PICTURES)) {
  test(`larger words make no picture smaller: ${name}`, async ({ page }) => {
    await show(page, called(name));
    const session = await page.context().newCDPSession(page);
    const drawn = page.getByRole('main').locator(picture).first();
    // What is drawn into its box keeps its shape.
    const scale = (): Promise<number> =>
      drawn.evaluate((one) => {
        const { width, height } = one.getBoundingClientRect();
        const box = one instanceof SVGSVGElement ? one.viewBox.baseVal : null;
        return box === null || box.width === 0
          ? Math.min(width, height)
          : Math.min(width / box.width, height / box.height);
      });
    for (const size of ['1180×820', '1024×768', '820×1180'] as const) {
      const look = { size, language: 'en', guide: 'off', seats: 'fewest' } as const;
      // Looked at as by the law of room, which waits until all has followed the size.
      await brokenIn(page, session, [{ ...look, text: 100 }]);
      const usual = await scale();
      expect(usual, size).toBeGreaterThan(0);
      for (const text of [130, 150, 200]) {
        await brokenIn(page, session, [{ ...look, text }]);
        // Gaps around it grow with the words.
        expect.soft(await scale(), `${size}, ${String(text)} %`).toBeGreaterThanOrEqual(0.98 * usual);
      }
    }
    await session.detach();
  });
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
    await page.emulateMedia({ forcedColors: 'active' });
    await show(page, called(name));
    await pick(page);
  });
}
