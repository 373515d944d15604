import { expect, test, type Locator, type Page } from './test';
import { bureaunauts } from '../../src/lib/games/bureaunauts';
import * as m from '../../src/lib/paraglide/words.js';
import { OfficeDriver } from './bureaunauts-driver';
import { begun, seat } from './positions';

const NAMES = ['Anna', 'Ben'];
const en = { locale: 'en' } as const;

const help = (page: Page): Locator => page.getByRole('button', { name: m.table_help({}, en), exact: true });
const tip = (page: Page): Locator => page.getByRole('note', { name: m.guide_region({}, en) });
const topic = (page: Page, name: string): Locator => page.getByRole('heading', { level: 2, name, exact: true });

test('Bureaunauts explains the moment, at the table and in the hand', async ({ page }) => {
  const office = new OfficeDriver(page);
  const policy = { dials: () => '★★' };
  await seat(page, begun(bureaunauts, NAMES, { guides: true }));
  await expect(tip(page)).toContainText(m.bn_guide_everyone_plans({}, en));
  await help(page).click();
  await expect(topic(page, m.bn_help_setup_title({}, en))).toBeFocused();
  await page.keyboard.press('Escape');
  for (const name of NAMES) {
    const waits = await office.waits(NAMES);
    if (!('name' in waits)) throw new Error(`the table waits for ${waits.kind}, not for ${name}`);
    await office.take(waits);
    await expect(tip(page)).toContainText(m.bn_guide_plan({}, en));
    await office.chooseInSecret(policy);
  }
  await expect(page.getByRole('heading', { level: 1, name: m.bn_title_declare({}, en) })).toBeVisible();
  await expect(tip(page)).toContainText(m.bn_guide_declare({}, en));
  await help(page).click();
  await expect(topic(page, m.bn_help_filing_title({}, en))).toBeVisible();
  await page.keyboard.press('Escape');
  await office.file().click();
  await expect(tip(page)).toContainText(m.bn_guide_phones({}, en));
  const waits = await office.waits(NAMES);
  if (!('name' in waits)) throw new Error(`the table waits for ${waits.kind}`);
  await office.take(waits);
  await expect(tip(page)).toContainText(m.bn_guide_phone({}, en));
  await help(page).click();
  await expect(topic(page, m.bn_help_phone_title({}, en))).toBeVisible();
  await expect(page.getByRole('note', { name: m.help_rulings({}, en) })).toContainText(m.help_source_ours({}, en));
});

test('the rules of Bureaunauts are searched and read', async ({ page }) => {
  await page.goto('/bureaunauts/help');
  const title = m.bn_help_vote_title({}, en);
  await page.getByRole('searchbox', { name: m.help_search({}, en) }).fill('soft majority');
  await page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
  await expect(topic(page, title)).toBeFocused();
});
