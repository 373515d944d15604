/** Büro Crazy face to face: the tablet lies between the two of a duel, and each has half of it. */
import { buroCrazy } from '../../src/lib/games/buro-crazy';
import * as m from '../../src/lib/paraglide/words.js';
import { BuroDriver } from './buro-crazy-driver';
import { begun, seat } from './positions';
import { saidBy, seenOn } from './secrets';
import { expect, test, type Page } from './test';

const NAMES = ['Anna', 'Ben', 'Clara'];
const en = { locale: 'en' } as const;

async function face(page: Page): Promise<BuroDriver> {
  await seat(page, begun(buroCrazy, NAMES));
  return new BuroDriver(page);
}

test('a duel is fought face to face, with no handover at all', async ({ page }) => {
  const office = await face(page);
  const [one, other] = await office.faceToFace(NAMES);

  // Two curtains, and no card of anybody behind them.
  await expect(office.memo(20)).toHaveCount(0);
  expect(await saidBy(page)).not.toContain('"secret":true');

  await office.openHalf(one);
  await expect(office.memo(20, office.half(one))).toBeVisible();
  await expect(office.memo(20, office.half(other))).toHaveCount(0);
  await office.openHalf(other);

  // What one picks is shown in that half alone.
  const before = await office.half(other).innerHTML();
  await office.memo(20, office.half(one)).click();
  await office.memo(5, office.half(one)).click();
  expect(await office.half(other).innerHTML()).toBe(before);
  await expect(office.half(one).getByRole('button', { name: m.bc_seal({ count: 25 }, en) })).toBeVisible();

  await office
    .half(one)
    .getByRole('button', { name: m.bc_seal({ count: 25 }, en) })
    .click();
  await expect(office.half(one)).toContainText(m.table_facing_sealed({}, en));
  await expect(office.memo(1, office.half(one))).toHaveCount(0);

  // Taken back, it is still there for whoever opens that half again.
  const seal = office.half(one).getByRole('button', { name: m.bc_seal({ count: 25 }, en) });
  await office
    .half(one)
    .getByRole('button', { name: m.table_facing_back({}, en) })
    .click();
  await expect(office.half(one)).not.toContainText(m.table_facing_sealed({}, en));
  await expect(seal).toHaveCount(0);
  await office.openHalf(one);
  await seal.click();
  await expect(office.half(one)).toContainText(m.table_facing_sealed({}, en));
  await expect(office.memo(1, office.half(other))).toBeVisible();
  await office.stakeIn(office.half(other), 2);

  // Both have sealed: all look at the table.
  await expect(office.onward()).toBeVisible();
  const stakes = page.getByRole('region', { name: m.bc_heading_stakes({}, en) });
  await expect(stakes).toContainText('1 × 20 and 1 × 5');
  await expect(stakes).toContainText('1 × 2');
});

test('nothing of what one has sealed is known to the other half or to the table', async ({ page }) => {
  // The guide says a thing once: whether it has is no secret.
  await page.addInitScript(() => localStorage.setItem('tischlein.guideWanted', 'no'));
  const office = await face(page);
  // Loaded anew before each of the two rounds: a page just come to is announced by its title.
  await page.reload();
  await expect(office.table()).toBeVisible();

  /** One seals; what there is to be seen then: two covered halves, the other half open, and the table. */
  const sealed = async (...values: readonly number[]): Promise<readonly (readonly string[])[]> => {
    const [one, other] = await office.faceToFace(NAMES);
    await office.openHalf(one);
    await office.stakeIn(office.half(one), ...values);
    await expect(office.half(one)).toContainText(m.table_facing_sealed({}, en));
    const covered = await seenOn(page);
    await office.openHalf(other);
    const opened = await seenOn(page);
    await page.getByRole('button', { name: m.table_hide({}, en) }).click();
    await office.button(m.table_back({}, en)).click();
    await expect(office.table()).toBeVisible();
    return [covered, opened, await seenOn(page)];
  };

  const much = await sealed(20, 20, 10, 1);
  await page.getByRole('button', { name: m.table_undo({}, en) }).click();
  // The other has opened a hand since, so everybody agrees.
  for (const name of NAMES) await page.getByRole('button', { name: m.table_undo_agrees({ name }, en) }).click();
  await page.getByRole('button', { name: m.table_undo_do({ count: 1 }, en) }).click();
  await expect(page.getByText(m.table_log_undo({ count: 1 }, en))).toBeVisible();
  await page.reload();
  await expect(office.table()).toBeVisible();
  const nothing = await sealed();
  // How often a hand was opened is known to all.
  const withoutPeeks = (looks: typeof much) =>
    looks.map((parts) => parts.map((part) => part.replaceAll(/Opened( \d+ times)? since their last move[^.]*\./g, '')));
  expect(withoutPeeks(nothing)).toEqual(withoutPeeks(much));
});

test('both halves are covered at once when the window loses the focus', async ({ page }) => {
  const office = await face(page);
  const [one, other] = await office.faceToFace(NAMES);
  await office.openHalf(one);
  await office.openHalf(other);
  await office.memo(20, office.half(one)).click();
  // Not awaited: the page must have changed before anything else runs.
  const left = await page.evaluate(() => {
    window.dispatchEvent(new Event('blur'));
    return document.querySelectorAll('.half .board').length;
  });
  expect(left).toBe(0);
  await expect(office.memo(1)).toHaveCount(0);
});
