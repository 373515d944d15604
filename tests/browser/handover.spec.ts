/** What is in the page, at every change of it, on the way from the table to a hand and back. */
import { expect, test, type Page } from './test';
import * as m from '../../src/lib/paraglide/words.js';
import type { Driver } from './driver';
import { atTable } from './positions';
import { ignoreRests, letPass, RISEN, stopClock } from './resting.mjs';

const NAMES = ['Anna', 'Ben'];
const en = { locale: 'en' } as const;

/** The page after one change of it. */
interface Look {
  readonly at: number;
  /** The table can be seen, with all that stands on it. */
  readonly table: boolean;
  /** A hand is in the page. */
  readonly hand: boolean;
  /** A card is named anywhere: while pyramids are built, none lies open. */
  readonly card: boolean;
}

/** From now on looks at the page after every change, before anything of it can be painted. */
async function record(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Look[] = [];
    const look = (): void => {
      const html = document.documentElement.outerHTML;
      seen.push({
        at: performance.now(),
        table: document.querySelector('.screen:first-child:not(.covered)') !== null,
        hand: document.querySelector('[data-private]') !== null,
        card: /\b(horse|bull|sheep|pig|chicken) [1-8]\b(?!\d)/i.test(html)
      });
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true
    });
    const state = { seen, pressed: Number.NaN };
    addEventListener('pointerdown', (event) => (state.pressed = event.timeStamp), { capture: true });
    Object.assign(window, { recorded: state });
  });
}

/** All looks so far, and when the screen was pressed last. */
function recorded(page: Page): Promise<{ readonly seen: readonly Look[]; readonly pressed: number }> {
  return page.evaluate(() => (window as unknown as { recorded: { seen: readonly Look[]; pressed: number } }).recorded);
}

/** Puts a finger on the ring of this player, once it counts. */
async function press(page: Page, table: Driver, name: string): Promise<void> {
  await table.button(m.table_curtain_hold_label({ name }, en)).hover();
  await letPass(page, RISEN);
  await page.mouse.down();
}

for (const privacy of ['relaxed', 'strict'] as const) {
  test(`at a ${privacy} table a hand is made after 600 ms of holding, and never beside the table`, async ({ page }) => {
    const table = await atTable(page, NAMES, 'building', { privacy });
    await table.pass('Ben');
    await record(page);
    await stopClock(page);
    await ignoreRests(page);

    await press(page, table, 'Ben');
    await letPass(page, 590);
    await expect(table.ring('Ben')).toHaveClass(/held/);
    await page.mouse.up();
    await expect(table.ring('Ben')).not.toHaveClass(/held/);
    await letPass(page, 2000);
    expect((await recorded(page)).seen.filter(({ hand }) => hand)).toEqual([]);

    await press(page, table, 'Ben');
    await letPass(page, 599);
    expect((await recorded(page)).seen.filter(({ hand }) => hand)).toEqual([]);
    await letPass(page, 100);
    await expect(table.handOf('Ben')).toBeVisible();
    await page.mouse.up();
    const { seen, pressed } = await recorded(page);
    const opened = seen.find(({ hand }) => hand);
    expect((opened?.at ?? 0) - pressed).toBeGreaterThanOrEqual(600);

    // And back, from the hand and from its curtain.
    await letPass(page, RISEN);
    await table.button(m.table_hide({}, en)).click();
    await table.curtainOf('Ben');
    await letPass(page, RISEN);
    await table.button(m.table_curtain_back({}, en)).click();
    await table.pass('Ben');
    const looks = (await recorded(page)).seen;
    expect(looks.filter(({ hand, table }) => hand && table)).toEqual([]);
    expect(looks.filter(({ hand, card }) => card && !hand)).toEqual([]);
    expect(looks.some(({ card }) => card)).toBe(privacy === 'relaxed');
  });
}

test('in two steps a hand is made at the second one, behind a curtain of its own', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tischlein.withoutHolding', 'yes'));
  const table = await atTable(page, NAMES);
  await record(page);
  await letPass(page, RISEN);
  await table.button(m.table_curtain_i_am({ name: 'Ben' }, en)).click();
  await table.curtainOf('Ben');
  await expect(table.button(m.table_curtain_not({ name: 'Ben' }, en))).toBeVisible();
  expect((await recorded(page)).seen.filter(({ hand }) => hand)).toEqual([]);
  await letPass(page, RISEN);
  await table.button(m.table_curtain_show({}, en)).click();
  await expect(table.handOf('Ben')).toBeVisible();
  const { seen } = await recorded(page);
  expect(seen.filter(({ hand, table }) => hand && table)).toEqual([]);
  expect(seen.filter(({ hand, card }) => card && !hand)).toEqual([]);
});

test('with a move the hand goes, and only then the table can be seen', async ({ page }) => {
  const table = await atTable(page, NAMES, 'trick');
  await record(page);
  await table.hold('Anna');
  await table.lead();
  await table.pass('Ben');
  const { seen } = await recorded(page);
  expect(seen.filter(({ hand, table }) => hand && table)).toEqual([]);
  const last = seen.findLastIndex(({ hand }) => hand);
  expect(last).toBeGreaterThan(seen.findIndex(({ table }) => table));
  const after = seen.slice(last + 1);
  expect(after.length).toBeGreaterThan(0);
  expect(after.every(({ table }) => table)).toBe(true);
});
