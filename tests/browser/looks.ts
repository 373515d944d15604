/** What holds on every screen, and what is wrong where it does not. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** What a finger needs, in px. */
const TARGET = 48;

/** The rules whose answer a theme can change: it is colours, and nothing else. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

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
    const { violations } = await (window as unknown as { readonly axe: typeof axe }).axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, options);
}

/** In the light it stands in: for what stands for a moment in a test of something else. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect(await against(page)).toEqual([]);
}

/** Ends whatever would end by itself, at once: what is folded up moves on only when it is shown, and a colour that has changed sets off those that inherit it. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moving = (): readonly Animation[] =>
      document
        .getAnimations()
        .filter((each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity);
    for (let left = moving(); left.length > 0; left = moving()) for (const each of left) each.finish();
  });
}

/** The light that the page is not in: by day or in the evening, with no colour on its way any more. */
async function wearOther(page: Page): Promise<'light' | 'dark'> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const colorScheme = isDark ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme });
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
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, solid];
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
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== solid);
    return found.map((target) => target.getAttribute('aria-label') ?? target.textContent.trim());
  });
}

/**
 * What is wrong with the room things have, with text of this size in per cent: what can be touched and is too small, how
 * far the page can be pushed sideways; and with text twice as large, what is cut off.
 */
async function tight(page: Page, textSize: 100 | 200): Promise<readonly string[]> {
  const { width = 0 } = page.viewportSize() ?? {};
  await page.evaluate((percent) => {
    document.documentElement.dataset['textSize'] = String(percent);
  }, textSize);
  await settle(page);
  const wrong = await page.evaluate(
    ([least, percent]) => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const push = scrollWidth - clientWidth;
      return [
        ...(push > 0 ? [`scrolls sideways by ${String(push)} px`] : []),
        ...tooSmall().map((name) => `too small: ${name}`),
        ...(percent === 200 ? [...cutOff(), ...spilt()].map((text) => `cut off: ${text}`) : [])
      ];

      /** A box to tick or a button of several counts with all that reacts for it; a card of the star map that is too small comes nearer when it is touched. */
      function tooSmall(): readonly string[] {
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
      }

      /** Text that is cut off by its own box, or by the edge of the window. */
      function cutOff(): readonly string[] {
        const hides = /hidden|clip/;
        return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
          const own = [...element.childNodes].some(
            (node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== ''
          );
          if (!own || !element.checkVisibility() || element.closest('.visually-hidden, svg') !== null) return [];
          const { overflowX, overflowY, fontSize } = getComputedStyle(element);
          // Letters are cast larger than the lines they stand on.
          const slack = 0.35 * parseFloat(fontSize);
          const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
          // For screen readers alone, on small screens.
          if (clientWidth === 1 && clientHeight === 1) return [];
          const cut =
            (hides.test(overflowX) && scrollWidth > clientWidth + 1) ||
            (hides.test(overflowY) && scrollHeight > clientHeight + slack);
          const { left, right } = element.getBoundingClientRect();
          return cut || left < -1 || right > innerWidth + 1 ? [element.textContent.trim().slice(0, 60)] : [];
        });
      }

      /** Buttons whose words stand beyond their edge. */
      function spilt(): readonly string[] {
        return [...document.querySelectorAll<HTMLElement>('.button')].flatMap((button) => {
          if (!button.checkVisibility({ visibilityProperty: true })) return [];
          const words = document.createRange();
          words.selectNodeContents(button);
          const [told, box] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
          return told.left < box.left - 1 || told.right > box.right + 1 ? [button.textContent.trim()] : [];
        });
      }
    },
    [TARGET, textSize] as const
  );
  return wrong.map((line) => `${line}, with ${String(textSize)} % text at ${String(width)}`);
}

/**
 * Looks at the screen that stands: in the light it stands in and in the other, in which it stays, on a tablet and on a
 * phone, in usual words and in words twice as large. Says all that is wrong, a line each.
 */
export async function faults(page: Page): Promise<readonly string[]> {
  const found = [...(await against(page)), ...(await paintedOver(page)).map((name) => `painted over: ${name}`)];
  const light = await wearOther(page);
  found.push(...(await against(page, OF_COLOUR)).map((line) => `in ${light} colours, ${line}`));
  const room = page.viewportSize() ?? { width: 1080, height: 810 };
  found.push(...(await tight(page, 100)));
  // Asking for a size lays all of a page out anew: each is asked for once.
  await page.setViewportSize({ width: 360, height: 640 });
  found.push(...(await tight(page, 100)), ...(await tight(page, 200)));
  await page.setViewportSize(room);
  found.push(...(await tight(page, 200)));
  await page.evaluate(() => delete document.documentElement.dataset['textSize']);
  return found;
}
