/** What holds on every screen, and what is wrong where it does not. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { letPass } from './resting.mjs';

/** The rules whose answer a theme can change: it is colours, and nothing else. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * In the page: from now on nothing of it is painted; to draw what nobody looks at is a sixth of the work. A layer of its own is
 * not even prepared to be.
 */
export function unpaint(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0; will-change: opacity; }');
  document.adoptedStyleSheets = [sheet];
}

/** What axe has against the page as it stands, a line each; of all rules, or of these. */
async function against(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    selectors: false,
    // It would fetch every style sheet and all media again, for rules about what our policy lets no page have.
    preload: false,
    ...(rules && { runOnly: [...rules] })
  };
  return page.evaluate(async (options) => {
    // It judges the colours of what is painted alone.
    const sheets = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [];
    const { violations } = await (window as unknown as { readonly axe: typeof axe }).axe.run(document, options);
    document.adoptedStyleSheets = sheets;
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, options);
}

/** In the light it stands in: for what stands for a moment in a test of something else. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect(await against(page)).toEqual([]);
}

/** The same in a page whose clock stands still: it ticks as little as looking needs. */
export async function expectNoViolationsNow(page: Page): Promise<void> {
  let isDone = false;
  const tick = async (): Promise<void> => {
    while (!isDone) await letPass(page, 1);
  };
  await Promise.all([expectNoViolations(page).finally(() => (isDone = true)), tick()]);
}

/** Ends whatever would end by itself, at once. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(endMotion);
}

/** In the page: what is folded up moves on only when it is shown, and a colour that has changed sets off those that inherit it. */
export function endMotion(): void {
  const moving = (): readonly Animation[] =>
    document
      .getAnimations()
      .filter((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity);
  for (let left = moving(); left.length > 0; left = moving()) for (const each of left) each.finish();
}

/**
 * Colours of the app's own, in the light that the page is not in: by day or in the evening, with none on its way any more.
 */
async function wearOther(page: Page): Promise<'light' | 'dark'> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const colorScheme = isDark ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme, forcedColors: null });
  await settle(page);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(colorScheme);
  return colorScheme;
}

/**
 * What can be touched and is not to be seen, because something is painted over all of it: also what lets every touch
 * through, a wall paper for instance. The picture of the star map lies over its cards, which are buttons behind it.
 */
export async function paintedOver(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const solid = new CSSStyleSheet();
    solid.replaceSync('* { pointer-events: auto !important; }');
    const sheets = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [solid];
    const modal = document.querySelector('dialog[open]');
    const found = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')
    ].filter((target) => {
      if (modal !== null && !modal.contains(target)) return false;
      if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
      const area = target.closest('label') ?? target;
      if (target.closest('.visually-hidden') === target || area.getBoundingClientRect().width === 0) return false;
      if (target.matches('[role=toolbar] > .cell')) return false;
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
    document.adoptedStyleSheets = sheets;
    return found.map((target) => target.getAttribute('aria-label') ?? target.textContent.trim());
  });
}

/**
 * Buttons that have no edge where the device gives all its own colours, which it still does afterwards: there a ground tells
 * nothing apart.
 */
async function edgeless(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  await settle(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('.button')]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => parseFloat(getComputedStyle(button).borderTopWidth) === 0)
      .map((button) => button.getAttribute('aria-label') ?? button.textContent.trim())
  );
}

/**
 * Looks at the screen that stands: what axe has against it, in the light it stands in and in the other, in which it stays,
 * what can be touched and not seen, and what has no edge in forced colours. Says all that is wrong, a line each.
 */
export async function faults(page: Page): Promise<readonly string[]> {
  // What has just come may still be faint.
  await settle(page);
  const found = [...(await against(page)), ...(await paintedOver(page)).map((name) => `painted over: ${name}`)];
  found.push(...(await edgeless(page)).map((name) => `no edge in forced colours: ${name}`));
  const light = await wearOther(page);
  found.push(...(await against(page, OF_COLOUR)).map((line) => `in ${light} colours, ${line}`));
  return found;
}
