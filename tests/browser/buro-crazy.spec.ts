import { expect, test } from './test';
import { buroCrazy } from '../../src/lib/games/buro-crazy';
import * as m from '../../src/lib/paraglide/words.js';
import { BuroDriver } from './buro-crazy-driver';
import { begun, seat } from './positions';
import { saidBy, seenBySecond } from './secrets';

const NAMES = ['Anna', 'Ben', 'Clara'];
const en = { locale: 'en' } as const;

test('three people play a whole game, with a bye, by passing one tablet', async ({ page }) => {
  test.setTimeout(600_000);
  const office = new BuroDriver(page);
  await office.setTable({ game: 'buro-crazy', names: NAMES });
  const { handovers, reveals, piles } = await office.playOn(NAMES, async ({ kind }) => {
    if (kind !== 'hand') return;
    await expect(page.getByRole('button', { name: /^Put a card of/ })).toHaveCount(0);
    expect(await saidBy(page)).not.toContain('"secret":true');
  });
  // Two for each contested duel; the bye and duels against oneself need none.
  expect(handovers).toBe(2 * reveals);
  expect(reveals).toBeLessThanOrEqual(14);
  expect(piles).toBe(9);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(4);
  await page.getByRole('button', { name: m.table_log({}, en) }).click();
  await expect(page.getByText(/stands alone on the stairs, climbs to office 4 and pays 10 to the roof/)).toBeVisible();
  await page.reload();
  await expect(office.over()).toBeVisible();
});

test('a game that is closed with one stake sealed goes on where it was', async ({ page, context }) => {
  await seat(page, begun(buroCrazy, NAMES));
  const office = new BuroDriver(page);
  const first = await office.waits(NAMES);
  expect(first.kind).toBe('hand');
  const name = 'name' in first ? first.name : '';
  await office.pass(name);
  await office.hold(name);
  await office.stake(20, 5);
  const second = await office.waits(NAMES);
  expect(second.kind).toBe('hand');
  await page.close();

  const next = await context.newPage();
  await next.goto('/');
  await next.getByRole('link', { name: /^Continue/ }).click();
  const later = new BuroDriver(next);
  await expect(later.table()).toBeVisible();
  await expect(next.getByText(m.bc_sealed({}, en), { exact: true })).toHaveCount(1);
  const other = 'name' in second ? second.name : '';
  await later.pass(other);
  await later.hold(other);
  await later.stake(2);
  await expect(later.onward()).toBeVisible();
  const stakes = next.getByRole('region', { name: m.bc_heading_stakes({}, en) });
  await expect(stakes).toContainText('1 × 20 and 1 × 5');
  await expect(stakes).toContainText('1 × 2');
});

test('nothing of the first stake is known to the second player or to the table', async ({ page }) => {
  // What the guide explained the first time it does not explain again: it would tell the two looks apart.
  await page.addInitScript(() => localStorage.setItem('tischlein.guideWanted', 'no'));
  await seat(page, begun(buroCrazy, NAMES));
  const office = new BuroDriver(page);
  const first = await office.waits(NAMES);
  const name = 'name' in first ? first.name : '';

  /** What the table and the second player see, with whatever the first has chosen. */
  const seen = async (): Promise<readonly string[]> => {
    const second = await office.waits(NAMES);
    return seenBySecond(office, 'name' in second ? second.name : '');
  };

  await office.pass(name);
  await office.hold(name);
  await office.stake(20, 20, 10, 1);
  const much = await seen();

  await page.getByRole('button', { name: m.table_menu({}, en) }).click();
  await page.getByRole('button', { name: m.table_menu_hand_of({ name }, en) }).click();
  await office.hold(name);
  await office.button(m.bc_reopen({}, en)).click();
  await office.button(m.bc_take_all({}, en)).click();
  await office.stake();
  const nothing = await seen();
  expect(nothing).toEqual(much);
});

test('larger words make the tokens of a duel no smaller, and leave everybody’s counts in sight beside them', async ({
  page
}) => {
  await page.setViewportSize({ width: 1180, height: 820 });
  await seat(page, begun(buroCrazy, [...NAMES, 'Maximilian', 'Emilia']));
  const panel = page.getByRole('main').locator('.panel');
  const token = panel.locator('.medal').first();
  const wear = (text: number): Promise<unknown> =>
    page.evaluate((size) => (document.documentElement.dataset.textSize = size), String(text));
  const height = async (): Promise<number> => Math.round((await token.boundingBox())?.height ?? 0);
  await wear(100);
  const usual = await height();
  expect(usual).toBeGreaterThanOrEqual(56);
  for (const text of [115, 130, 150, 200]) {
    await wear(text);
    expect.soft(await height(), `${String(text)} %`).toBeGreaterThanOrEqual(usual);
  }
  // The last of the rows, in a panel that still lies beside the house.
  await wear(115);
  await expect(panel.getByRole('listitem').filter({ hasText: 'Emilia' })).toBeInViewport({ ratio: 1 });
});
