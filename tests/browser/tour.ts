/** Every screen of the app, one after the other, at a table of three. */
import { expect, type Page } from '@playwright/test';
import { m } from '../../src/lib/paraglide/messages.js';
import { Driver } from './driver';
import { leapTo } from './positions';

const NAMES = ['Anna', 'Ben', 'Clara'];
const en = { locale: 'en' } as const;

/** The pages that need no game. */
const PAGES = [
  '/',
  '/new/bucket-king',
  '/settings',
  '/credits',
  '/bucket-king/help',
  '/buro-crazy/help',
  '/saludos-amigos/help',
  '/bucket-king?game=none',
  '/nowhere'
] as const;

/** Shows every screen and calls `look` at each, with a name for it. */
export async function tour(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(path);
  }
  const table = new Driver(page);
  await table.setTable({ names: NAMES, rounds: '3' });
  await expect(page.getByRole('note', { name: m.guide_region({}, en) })).toBeVisible();
  await look('building');
  await table.button(m.table_help({}, en)).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await look('help');
  await page.getByRole('searchbox').fill('falls');
  await look('search');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: m.help_all({}, en) }).click();
  await look('all rules');
  await page.keyboard.press('Escape');
  await table.pass('Ben');
  await look('curtain');
  await table.hold('Ben');
  await look('build');
  await table.button(m.bk_build_suggest({}, en)).click();
  await look('built');
  await table.button(m.bk_build_seal({}, en)).click();
  for (const name of ['Clara', 'Anna']) {
    await table.curtainOf(name);
    await table.hold(name);
    await table.build();
  }
  await look('lead');
  await table.pass('Anna');
  await table.hold('Anna');
  await look('hand that leads');
  await table.lead();
  await look('trick');
  await table.pass('Ben');
  await table.hold('Ben');
  await look('hand that defends');
  await page.getByRole('button', { name: m.table_hide({}, en) }).click();
  await table.curtainOf('Ben');
  await page.getByRole('button', { name: m.table_curtain_back({}, en) }).click();
  await page.getByRole('button', { name: m.table_log({}, en) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('log');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: m.table_menu({}, en) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('menu');
  await leapTo(page, NAMES.length, 'roundOver', 3);
  await expect(table.button(m.bk_next_round({}, en))).toBeVisible();
  await look('round over');
  await leapTo(page, NAMES.length, 'over', 3);
  await expect(page.getByText(m.bk_rounds_table({}, en))).toBeVisible();
  await look('match over');
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Continue|^Look again/ }).first()).toBeVisible();
  await look('shelf with a game');
}
