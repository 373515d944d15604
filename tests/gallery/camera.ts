/** Takes the pictures of the gallery. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Locale } from '../browser/driver';
import { seeded } from '../browser/test';

const SIZES = [
  [1180, 820],
  [1366, 1024],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [360, 640]
] as const;

/** Takes one picture of the screen as it stands in every size, into `gallery/<folder>`. */
export function camera(page: Page, folder: string): (screen: string) => Promise<void> {
  let shot = 0;
  return async (screen) => {
    shot += 1;
    const before = page.viewportSize() ?? { width: 1180, height: 820 };
    await page.evaluate(() => document.fonts.ready);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const name = `${String(shot).padStart(2, '0')}-${screen}-${String(width)}x${String(height)}.png`;
      await page.screenshot({ path: `gallery/${folder}/${name}`, animations: 'disabled' });
    }
    await page.setViewportSize(before);
  };
}

/** In which languages and lights every screen is shown. */
export const VIEWS = (['en', 'fr', 'de'] as const satisfies readonly Locale[]).flatMap((locale) =>
  (['light', 'evening'] as const).map((theme) => ({ locale, theme }))
);

/** A tablet in that language and light, on which nothing moves. Closed with its context. */
export async function tablet(
  browser: Browser,
  baseURL: string | undefined,
  { locale, theme }: (typeof VIEWS)[number],
  more: BrowserContextOptions = {}
): Promise<Page> {
  const context = await seeded(
    await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      locale,
      colorScheme: theme === 'light' ? 'light' : 'dark',
      reducedMotion: 'reduce',
      viewport: { width: 1180, height: 820 },
      ...more
    })
  );
  return context.newPage();
}
