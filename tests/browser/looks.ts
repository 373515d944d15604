/**
 * What holds on every screen: no violation that axe knows in either theme, nothing to push sideways, and room for a finger, on a tablet
 * or on a phone.
 */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What a finger needs, in px. */
const TARGET = 48;

/** The rules whose answer a theme can change: it is colours, and nothing else. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What axe has against the page as it stands, by light and in the evening, a line each. It stays in light. */
async function violations(page: Page): Promise<readonly string[]> {
  await wear(page, 'light');
  const light = await against(new AxeBuilder({ page }));
  await wear(page, 'dark');
  const evening = await against(new AxeBuilder({ page }).withRules(OF_COLOUR));
  await wear(page, 'light');
  return [...light, ...evening.map((line) => `in the evening, ${line}`)];
}

async function against(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** The page by light or in the evening, as soon as no colour is on its way any more. */
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme))
    .toBe(colorScheme);
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((moving) => moving.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map((moving) => moving.finished));
  });
}

/** How far the page can be pushed sideways. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * What can be touched and is too small. A box to tick or a button of several counts with all that reacts for it; a card of
 * the star map that is too small comes nearer when it is touched.
 */
async function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const targets = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
    const modal = document.querySelector('dialog[open]');
    return [...targets].flatMap((target) => {
      if (modal !== null && !modal.contains(target)) return [];
      if (!target.checkVisibility({ visibilityProperty: true })) return [];
      const area = target.closest('label') ?? target;
      const { width, height } = area.getBoundingClientRect();
      // What shows itself only to the keyboard.
      if (target.matches('.visually-hidden') || width === 0) return [];
      if (target.matches('[role=toolbar] > .cell')) return [];
      if (width >= least - 0.5 && height >= least - 0.5) return [];
      const name = target.getAttribute('aria-label') ?? area.textContent.trim();
      return [`${name} (${String(Math.round(width))} by ${String(Math.round(height))})`];
    });
  }, TARGET);
}

/**
 * What can be touched and is not to be seen, because something is painted over all of it: also what lets every touch
 * through, a wall paper for instance. Not for boards whose picture lies over its buttons, as the star map's does.
 */
export async function paintedOver(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const solid = new CSSStyleSheet();
    solid.replaceSync('* { pointer-events: auto !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, solid];
    const modal = document.querySelector('dialog[open]');
    const found = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')
    ].filter((target) => {
      if (modal !== null && !modal.contains(target)) return false;
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const area = target.closest('label') ?? target;
      if (target.closest('.visually-hidden') === target || area.getBoundingClientRect().width === 0) return false;
      target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = area.getBoundingClientRect();
      const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
      return !shares.some((across) =>
        shares.some((down) => {
          const uppermost = document.elementFromPoint(left + across * width, top + down * height);
          return uppermost !== null && (area.contains(uppermost) || uppermost.contains(area));
        })
      );
    });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== solid);
    return found.map((target) => target.getAttribute('aria-label') ?? target.textContent.trim());
  });
}

/** Looks at the screen that stands. Its name is for whoever reads of a failure. */
export async function expectSound(page: Page, screen: string): Promise<void> {
  expect(await violations(page), screen).toEqual([]);
  const room = page.viewportSize() ?? { width: 1080, height: 810 };
  for (const width of [360, room.width]) {
    await page.setViewportSize({ width, height: room.height });
    expect(await sideways(page), `${screen} at ${String(width)}`).toBeLessThanOrEqual(0);
    expect(await tooSmall(page), `${screen} at ${String(width)}`).toEqual([]);
  }
}
