/** What holds on every screen, and what is wrong where it does not. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What a finger needs, in px. */
const TARGET = 48;

/** The rules whose answer a theme can change: it is colours, and nothing else. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** What axe has against the page as it stands, by light and in the evening, a line each. It stays in light. */
async function violations(page: Page): Promise<readonly string[]> {
  await wear(page, 'light');
  const light = await against(axeOf(page));
  await wear(page, 'dark');
  const evening = await against(axeOf(page).withRules(OF_COLOUR));
  await wear(page, 'light');
  return [...light, ...evening.map((line) => `in the evening, ${line}`)];
}

/** Looks for violations alone, in the page itself: no page of ours has frames, for which it would open another page. */
const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** By light alone: for what stands for a moment in a test of something else. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect(await against(axeOf(page))).toEqual([]);
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
const sideways = (page: Page): Promise<number> =>
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

/** Text that is cut off: by its own box, or by the edge of the window. */
async function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    const hides = /hidden|clip/;
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');
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
  });
}

/** Buttons whose words stand beyond their edge. */
async function spilt(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.button')].flatMap((button) => {
      if (!button.checkVisibility({ visibilityProperty: true })) return [];
      const words = document.createRange();
      words.selectNodeContents(button);
      const [told, box] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
      return told.left < box.left - 1 || told.right > box.right + 1 ? [button.textContent.trim()] : [];
    })
  );
}

/**
 * Looks at the screen that stands: by light and in the evening, on a tablet and on a phone, in usual words and in words
 * twice as large. Says all that is wrong, a line each.
 */
export async function faults(page: Page): Promise<readonly string[]> {
  const found = [...(await violations(page)), ...(await paintedOver(page)).map((name) => `painted over: ${name}`)];
  const room = page.viewportSize() ?? { width: 1080, height: 810 };
  for (const size of ['100', '200']) {
    await page.evaluate((percent) => (document.documentElement.dataset['textSize'] = percent), size);
    for (const width of [360, room.width]) {
      await page.setViewportSize({ width, height: width === 360 ? 640 : room.height });
      const push = await sideways(page);
      const wrong = [
        ...(push > 0 ? [`scrolls sideways by ${String(push)} px`] : []),
        ...(await tooSmall(page)).map((name) => `too small: ${name}`),
        ...(size === '200' ? [...(await cutOff(page)), ...(await spilt(page))].map((text) => `cut off: ${text}`) : [])
      ];
      found.push(...wrong.map((line) => `${line}, with ${size} % text at ${String(width)}`));
    }
  }
  await page.evaluate(() => delete document.documentElement.dataset['textSize']);
  return found;
}
