/** What must not be in a page while nobody's hand is open. */
import { expect, type Locator, type Page } from '@playwright/test';
import * as m from '../../src/lib/paraglide/words.js';
import type { Driver } from './driver';
import { letPass, RISEN } from './resting.mjs';
import { records } from './store';

interface CardOf {
  readonly suit: string;
  readonly value: number;
}
interface Truth {
  readonly hands: readonly (readonly CardOf[])[];
  readonly pyramids: readonly unknown[];
  readonly trick: { readonly suit: string; readonly piles: readonly { readonly values: readonly number[] }[] } | null;
  readonly lastTrick: Truth['trick'];
}

/** Where the only game on this device stands, read behind the app's back. */
async function truthOf(page: Page): Promise<Truth> {
  const [standing] = (await records(page)).standings as readonly { readonly now: Truth }[];
  if (standing === undefined) throw new Error('no game');
  return standing.now;
}

/** Everything a page says: its elements and attributes, what a screen reader is told, title and address. */
export async function saidBy(page: Page): Promise<string> {
  const [html, tree] = await Promise.all([page.content(), page.locator('body').ariaSnapshot()]);
  return [html, tree, await page.title(), page.url()].join('\n');
}

/**
 * All the page says to eyes and to a screen reader, numbered ids aside, once its rings have rested. What lies under a
 * curtain is not seen.
 */
export async function seenOn(page: Page): Promise<readonly string[]> {
  await letPass(page, RISEN);
  await expect(page.locator('.rests')).toHaveCount(0);
  const html = await page.locator('.screen:not(.covered)').innerHTML();
  return [html.replaceAll(/\b[cs]?\d+-(?=[a-z])/g, ''), await page.locator('body').ariaSnapshot(), await page.title()];
}

/** At the curtain of whoever chooses second: what the table and that hand show, numbered ids aside. */
export async function seenBySecond(driver: Driver, name: string): Promise<readonly string[]> {
  const back = driver.button(m.table_curtain_back({}, driver.say));
  const plain = async (part: Locator): Promise<string> =>
    (await part.innerHTML()).replaceAll(/\b[cs]?\d+-(?=[a-z])/g, '');
  await back.click();
  await expect(driver.table()).toBeVisible();
  const table = await plain(driver.table());
  await driver.pass(name);
  await driver.hold(name);
  const hand = await plain(driver.handOf(name));
  await driver.button(m.table_hide({}, driver.say)).click();
  await back.click();
  await expect(driver.table()).toBeVisible();
  return [table, hand];
}

const CARD = /\b(horse|bull|sheep|pig|chicken) ([1-8])\b(?!\d)/gi;

/** No card is named or drawn that is not lying open on the table, and nothing can be picked. */
export async function expectNoHand(page: Page): Promise<void> {
  const [said, truth] = [await saidBy(page), await truthOf(page)];
  const open = [truth.trick, truth.lastTrick].flatMap((trick) => {
    if (trick === null) return [];
    // The sum to beat is told like a card: "horse 7".
    const sums = trick.piles.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
    return [...sums, ...trick.piles.flatMap(({ values }) => values)].map((value) => `${trick.suit} ${value}`);
  });
  const named = [...said.matchAll(CARD)].map(([, suit = '', value = '']) => `${suit.toLowerCase()} ${value}`);
  expect(named.filter((card) => !open.includes(card))).toEqual([]);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  expect(said).not.toContain('"hand":[');
  expect(said).not.toContain('"secret":true');
}

/** The same of Büro Crazy: no hand and no stake that is not open stands in the page, and nothing can be staked. */
export async function expectNoStake(page: Page): Promise<void> {
  const said = await saidBy(page);
  for (const secret of ['"hand":[', '"ownStake"', '"secret":true', 'data-private']) expect(said).not.toContain(secret);
  const [putIn] = m.bc_put_in({ value: 1, left: 1 }, { locale: 'en' }).split('1');
  await expect(page.getByRole('button', { name: putIn ?? '' })).toHaveCount(0);
}
