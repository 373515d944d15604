/** Names as long as they can be, at the largest table of each game, on a small phone. */
import type { Page } from '@playwright/test';
import * as m from '../../src/lib/paraglide/words.js';
import { expect, test } from './test';

const en = { locale: 'en' } as const;
const NAMES = [
  'Maximiliane-Josefine',
  'Friederike-Charlotte',
  'Bartholomäus Schmidt',
  'Alexander von Linden',
  'Wilhelmine Obermeier',
  'Christiane-Ferdinand',
  'Anna-Magdalena Weber'
];
const TABLES = [
  ['bucket-king', 6],
  ['buro-crazy', 5],
  ['saludos-amigos', 7],
  ['bureaunauts', 6]
] as const;

/** What of names and controls leaves the window, is cut off in its field, or lies over another name. */
function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    const said = (one: Element): string => (one.ariaLabel ?? one.textContent).trim().slice(0, 40);
    const isShown = (one: Element): boolean =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      one.getBoundingClientRect().width > 1 &&
      one.closest('.visually-hidden') === null;
    const shown = (what: string): Element[] => [...document.querySelectorAll(what)].filter(isShown);
    for (const one of shown('button, a, input, select, h1, h2, .name')) {
      const { left, right } = one.getBoundingClientRect();
      if (left < -0.5 || right > width + 0.5) found.push(`${said(one)} leaves the window`);
    }
    for (const field of shown('input')) {
      if (field.scrollWidth > field.clientWidth + 1) found.push(`${(field as HTMLInputElement).value} is cut off`);
    }
    const labels = shown('.chair .name');
    for (const [at, one] of labels.entries()) {
      const a = one.getBoundingClientRect();
      for (const other of labels.slice(at + 1)) {
        const b = other.getBoundingClientRect();
        const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        if (!isApart) found.push(`${said(one)} and ${said(other)} overlap`);
      }
    }
    if (document.documentElement.scrollWidth > width) found.push('the page is wider than the window');
    return found;
  });
}

test.use({ viewport: { width: 360, height: 640 } });

for (const [game, seats] of TABLES) {
  test(`${String(seats)} names of twenty letters fit in ${game}: while the table is set, on it, and on the shelf`, async ({
    page
  }) => {
    await page.goto(`/new/${game}`);
    const fields = page.getByRole('textbox');
    await expect(fields.first()).toBeVisible();
    while ((await fields.count()) < seats) await page.getByRole('button', { name: m.new_add({}, en) }).click();
    for (const [seat, name] of NAMES.slice(0, seats).entries()) {
      expect(name).toHaveLength(20);
      await fields.nth(seat).fill(name);
    }
    await expect.poll(() => misfits(page)).toEqual([]);
    await page.getByRole('button', { name: m.new_start({ count: seats }, en) }).click();
    await expect(page.getByRole('main', { name: m.table_region({}, en) })).toBeVisible();
    await expect.poll(() => misfits(page)).toEqual([]);
    await page.goto('/');
    await expect(page.getByText(NAMES[0] ?? '').first()).toBeVisible();
    await expect.poll(() => misfits(page)).toEqual([]);
  });
}
