/** The shelf before the app lives: what the host, and later the service worker, sends as HTML. */
import { expect, seeded, test, type BrowserContext, type Page } from './test';
import * as m from '../../src/lib/paraglide/words.js';
import { locales, type Locale } from '../../src/lib/paraglide/runtime.js';
import { atTable } from './positions';
import { Host } from './versions';

const GAMES = ['bucket-king', 'buro-crazy', 'saludos-amigos', 'bureaunauts'] as const;
const NAMES = {
  'bucket-king': m.bk_name,
  'buro-crazy': m.bc_name,
  'saludos-amigos': m.sa_name,
  bureaunauts: m.bn_name
};
const pathOf = (locale: Locale): string => (locale === 'en' ? '/' : `/index.${locale}`);

/** What can be seen in a frame of a page that starts. */
interface Seen {
  readonly language: string;
  readonly theme: string | undefined;
  readonly textSize: string | undefined;
  readonly rules: string | undefined;
}

// A clock that is set would call for frames that nobody sees.
test.use({ time: 'real' });

/** Notes every frame in which the boxes can be seen, from the first one on. */
async function noteFrames(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const frames: Seen[] = [];
    Object.assign(window, { frames_seen: frames });
    const note = (): void => {
      const rules = document.querySelector<HTMLElement>('main a.rules');
      if (rules !== null && getComputedStyle(rules).visibility === 'visible') {
        const { lang, dataset } = document.documentElement;
        const { theme, textSize } = dataset;
        frames.push({ language: lang, theme, textSize, rules: rules.textContent.trim() });
      }
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

/** The different things that were seen, frame after frame. */
async function seen(page: Page): Promise<Seen[]> {
  const frames = await page.evaluate(() => (window as unknown as { frames_seen: Seen[] }).frames_seen);
  return [...new Set(frames.map((frame) => JSON.stringify(frame)))].map((frame) => JSON.parse(frame) as Seen);
}

/** The app has taken the page over: its buttons hear. */
const lives = (page: Page): Promise<void> => expect(page.locator('nav button')).toBeEnabled();

test.describe('without the app', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`the shelf in ${locale} is a page of links, and has no game on it`, async ({ page }) => {
      await page.goto(pathOf(locale));
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      for (const game of GAMES) {
        const name = NAMES[game]({}, { locale });
        const box = page.locator(`a[href="/new/${game}"]`);
        await expect(box).toBeVisible();
        await expect(box).toHaveAccessibleName(new RegExp(m.shelf_set_table({ game: name }, { locale })));
        await expect(page.locator(`a[href="/${game}/help"]`)).toHaveText(m.shelf_rules({}, { locale }));
      }
      await expect(page.getByRole('article')).toHaveCount(0);
      // Nothing would hear them.
      for (const button of await page.getByRole('button').all()) await expect(button).toBeDisabled();
      await page.locator('a[href="/new/saludos-amigos"]').click();
      await expect(page).toHaveURL('/new/saludos-amigos');
    });
  }
});

test('a box that is tapped before the app lives opens its page', async ({ page }) => {
  await page.route('**/_app/immutable/**/*.js', (route) => route.abort());
  await page.goto('/');
  await page.unroute('**/_app/immutable/**/*.js');
  await page.locator('a[href="/new/bureaunauts"]').tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    m.new_title({ game: m.bn_name({}, { locale: 'en' }) }, { locale: 'en' })
  );
});

test('the app takes the shelf over and moves nothing', { tag: '@offline' }, async ({ page, browser }) => {
  const places = (of: Page): Promise<readonly string[]> =>
    of.evaluate(async () => {
      await document.fonts.ready;
      const parts = document.querySelectorAll('h1, nav > *, .shelf, .box, .box image, .rules, footer *');
      return Array.from(parts, (part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.localName, x, y, width, height].join(' ');
      });
    });
  const settle = (): void => localStorage.setItem('tischlein.language', 'de');
  await page.addInitScript(settle);
  await page.goto('/');
  const ready = page.getByText(m.offline_ready({}, { locale: 'de' }), { exact: true });
  await expect(ready).toBeVisible({ timeout: 60_000 });

  // The same device, on which the app never comes to life.
  const other = await seeded(
    await browser.newContext({ serviceWorkers: 'block', baseURL: new URL(page.url()).origin })
  );
  await other.addInitScript(settle);
  const early = await other.newPage();
  await early.route('**/_app/immutable/**/*.js', (route) => route.abort());
  await early.goto('/index.de');
  for (const [width, height] of [
    [1180, 820],
    [820, 1180],
    [390, 844]
  ] as const) {
    for (const each of [page, early]) await each.setViewportSize({ width, height });
    await expect(async () => expect(await places(early), String(width)).toEqual(await places(page))).toPass();
  }
  await other.close();
});

test('the boxes stay where they are when the saved games come', async ({ page }) => {
  await atTable(page, ['Anna', 'Ben']);
  await page.goto('/');
  const game = page.getByRole('article');
  await expect(game).toBeVisible();
  await page.addInitScript(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const note = (): void => {
      const shelf = document.querySelector('.shelf');
      // Of a page that is read to its end: half of it may be drawn before.
      if (shelf !== null && document.readyState !== 'loading') tops.push(shelf.getBoundingClientRect().top);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.reload();
  await expect(game).toBeVisible();
  const tops = await page.evaluate(() => (window as unknown as { tops: readonly number[] }).tops);
  expect(new Set(tops).size, tops.join(' ')).toBe(1);
});

test.describe('on a device that speaks German', () => {
  test.use({ locale: 'de-DE' });

  test('a first visit never shows another language', async ({ context, page }) => {
    await noteFrames(context);
    await page.goto('/');
    await lives(page);
    const rules = m.shelf_rules({}, { locale: 'de' });
    await expect(page.getByRole('link', { name: rules }).first()).toBeVisible();
    await expect(page.locator('a[href="/new/bucket-king"]')).toHaveAccessibleName(
      new RegExp(m.shelf_set_table({ game: m.bk_name({}, { locale: 'de' }) }, { locale: 'de' }))
    );
    await expect(page.locator('image[href*="bucket-king-title-de"]')).toHaveCount(1);
    expect(await seen(page)).toEqual([{ language: 'de', theme: 'system', textSize: '100', rules }]);
  });
});

test(
  'offline it comes at once in the language, the light and the size of words that were chosen, and has no game on it',
  { tag: '@offline' },
  async ({ context }) => {
    const host = await Host.open();
    const chosen = { language: 'fr', theme: 'evening', textSize: '130' } as const;
    try {
      const page = await context.newPage();
      await page.goto(host.url);
      await page.evaluate((settings) => {
        for (const [name, value] of Object.entries(settings)) localStorage.setItem(`tischlein.${name}`, value);
      }, chosen);
      await page.reload();
      await expect(page.getByText(m.offline_ready({}, { locale: 'fr' }), { exact: true })).toBeVisible({
        timeout: 60_000
      });
      await page.close();
      await host.stop();
      await noteFrames(context);
      const cold = await context.newPage();
      const answer = await cold.goto(`${host.url}/?from=home`);
      expect(answer?.fromServiceWorker()).toBe(true);
      const html = (await answer?.text()) ?? '';
      expect(html).toContain('<html lang="fr">');
      expect(html).not.toContain('<article');
      for (const game of GAMES) expect(html).toContain(`href="/new/${game}"`);
      await lives(cold);
      expect(await seen(cold)).toEqual([{ ...chosen, rules: m.shelf_rules({}, { locale: 'fr' }) }]);
    } finally {
      await host.close();
    }
  }
);
