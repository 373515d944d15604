/** A picture of every screen of Büro Crazy: a duel, a tie, a win, the final, the piles and the ranking. */
import { expect, test } from '../browser/test';
import { NONE } from '../../src/lib/games/buro-crazy/cards';
import type { State } from '../../src/lib/games/buro-crazy/state';
import { tableOf } from '../../src/lib/games/buro-crazy/testing';
import { m } from '../../src/lib/paraglide/messages.js';
import { BuroDriver } from '../browser/buro-crazy-driver';
import { leapToState } from '../browser/positions';
import { camera, tablet, VIEWS } from './camera';

const NAMES = ['Anna', 'Ben', 'Clara', 'Maximilian', 'Emilia'];

for (const { locale, theme } of VIEWS) {
  test(`every screen of Büro Crazy: ${locale}, ${theme}`, async ({ browser, baseURL }) => {
    test.setTimeout(900_000);
    const page = await tablet(browser, baseURL, { locale, theme });
    const snap = camera(page, `buro-crazy-${locale}-${theme}`);
    const say = { locale };
    const office = new BuroDriver(page, locale);
    const named = async (): Promise<string> => {
      const waits = await office.waits(NAMES);
      return 'name' in waits ? waits.name : '';
    };

    await page.goto('/new/buro-crazy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await snap('set-up');
    await office.setOffice(NAMES, theme === 'light' ? 'secret' : 'open');
    await snap('table');
    const first = await named();
    await office.pass(first);
    await snap('curtain');
    await office.hold(first);
    await snap('envelope-empty');
    for (const value of [10, 10, 5]) await office.memo(value).click();
    await snap('envelope');
    await office.button(m.bc_seal({ count: 25 }, say)).click();
    const second = await named();
    await office.button(m.table_curtain_back({}, say)).click();
    await snap('table-one-sealed');
    await page.getByRole('button', { name: m.table_menu({}, say) }).click();
    await page.getByRole('button', { name: m.table_menu_hand_of({ name: first }, say) }).click();
    await office.hold(first);
    await snap('hand-sealed');
    await page.getByRole('button', { name: m.table_hide({}, say) }).click();
    await office.button(m.table_curtain_back({}, say)).click();
    await office.pass(second);
    await office.hold(second);
    await office.stake(20, 5);
    await expect(office.onward()).toBeVisible();
    await snap('tie');
    await office.onward().click();
    await snap('table-again');
    for (const values of [
      [20, 2, 1],
      [2, 1, 1]
    ]) {
      const name = await named();
      if (await office.button(m.table_pass_to({ name }, say)).isVisible()) await office.pass(name);
      await office.hold(name);
      await office.stake(...values);
    }
    await expect(office.onward()).toBeVisible();
    await snap('reveal');

    let shown = '';
    await office.playOn(NAMES, async ({ kind }) => {
      if (kind === shown) return;
      shown = kind;
      if (kind === 'pile') await snap('piles');
      if (kind === 'over') await snap('ranking');
      if (await office.button(m.bc_next_piles({}, say)).isVisible()) await snap('final');
    });
    await page.context().close();
  });
}

/** Moments that take long to play to, by the name of their picture; four people, sixteen figures. */
const MOMENTS: Readonly<Record<string, State>> = {
  'last-on-the-stairs': tableOf({
    seats: 4,
    fought: 7,
    kitchen: [3, 0, 2, 1, 1],
    roof: [4, 4, 2, 3, 0],
    left: 2,
    right: 3
  }),
  'ground-floor': tableOf({ seats: 4, fought: 9, kitchen: NONE, roof: [4, 4, 2, 3, 0], left: 3, right: 0 }),
  final: tableOf({ seats: 4, fought: 14, kitchen: [1, 2, 1, 1, 0], roof: [13, 12, 9, 13, 2], left: 3, right: 2 })
};

test('a table of four: the floors, a stake of many cards, face to face, the lot, the final, in German', async ({
  browser,
  baseURL
}) => {
  test.setTimeout(300_000);
  const page = await tablet(browser, baseURL, { locale: 'de', theme: 'light' });
  const snap = camera(page, 'buro-crazy-of-four');
  const office = new BuroDriver(page, 'de');
  const { say } = office;
  const four = NAMES.slice(0, 4);
  const turn = async (...values: readonly number[]): Promise<void> => {
    const waits = await office.waits(four);
    if (waits.kind === 'pass') await office.pass(waits.name);
    await office.hold('name' in waits ? waits.name : '');
    await office.stake(...values);
  };
  await office.setOffice(four);
  await snap('table');
  await page.getByRole('button', { name: m.guide_off({}, say) }).click();
  await snap('table-without-the-guide');
  await page.getByRole('button', { name: m.table_menu({}, say) }).click();
  await page.getByRole('button', { name: m.table_menu_hand_of({ name: 'Maximilian' }, say) }).click();
  await office.hold('Maximilian');
  await snap('hand-only-looked-at');

  await leapToState(page, MOMENTS['last-on-the-stairs']);
  await office.waits(four);
  await snap('last-on-the-stairs');
  const all = [1, 2, 5, 10, 20].flatMap((value) => [value, value, value, value]);
  const before = await office.waits(four);
  await office.pass('name' in before ? before.name : '');
  await office.hold('name' in before ? before.name : '');
  for (const value of all) await office.memo(value).click();
  await snap('stake-of-many-cards');
  await office.button(m.bc_seal({ count: 152 }, say)).click();
  await turn(1, 1, 1, 1, 2, 2, 2, 2, 5, 5, 5, 5);
  await expect(office.onward()).toBeVisible();
  await snap('reveal-of-many-cards');
  await office.onward().click();
  await office.waits(four);
  await snap('kitchen-set');

  await leapToState(page, MOMENTS['ground-floor']);
  await office.waits(four);
  await snap('ground-floor');
  const [one, other] = await office.faceToFace(four);
  await snap('face-to-face-covered');
  await office.openHalf(one);
  await office.memo(20, office.half(one)).click();
  await snap('face-to-face');
  await office.stakeIn(office.half(one));
  await snap('face-to-face-sealed');
  await office.openHalf(other);
  await office.stakeIn(office.half(other), 2);
  await expect(office.onward()).toBeVisible();
  await snap('reveal-empty-kitchen');

  await leapToState(page, tableOf({ seats: 4, fought: 9, kitchen: NONE, left: 3, right: 0, ties: 1, isLotNext: true }));
  await office.waits(four);
  await snap('again-before-the-lot');
  await turn();
  await turn();
  await expect(office.onward()).toBeVisible();
  await snap('lot');

  await leapToState(page, MOMENTS.final);
  await office.waits(four);
  await snap('final');
  const finalist = await office.waits(four);
  await office.pass('name' in finalist ? finalist.name : '');
  await office.hold('name' in finalist ? finalist.name : '');
  await office.memo(20).click();
  await snap('final-envelope');
  await office.button(m.bc_seal({ count: 20 }, say)).click();
  await turn(10, 2);
  await expect(office.onward()).toBeVisible();
  await snap('final-reveal');
  await office.onward().click();
  await snap('piles');
  for (let pile = 0; pile < 8; pile += 1) await office.turn();
  await snap('piles-before-the-last');
  await office.turnPile().click();
  await expect(office.ranking()).toBeVisible();
  await snap('ranking');
  await page.context().close();
});
