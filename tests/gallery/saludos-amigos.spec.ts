/** A picture of every screen of Saludos Amigos!: the pouch, dice, talks, a session step by step, a scandal, the ends. */
import { expect, test } from '@playwright/test';
import { built, sectionOf, tableOf, talksOf } from '../../src/lib/games/saludos-amigos/testing';
import { m } from '../../src/lib/paraglide/messages.js';
import { TownDriver } from '../browser/saludos-amigos-driver';
import { camera, tablet, VIEWS } from './camera';

const FIVE = ['Anna', 'Ben', 'Clara', 'Maximilian', 'Emilia'];
const SEVEN = [...FIVE, 'Friederike', 'Jo'];
/** The town in the middle of a game. */
const TOWN = { busShelter: 1, beerGarden: 2, fireStation: 3, thermalBath: 1, sewageWorks: 3 } as const;
/** The rulebook's five-player round. */
const ROUND = talksOf([6, 6, 9, 5, 6], sectionOf('thermalBath', 1), {
  hands: [[1, 2, 3], [2], [1, 1, 2, 3], [3], [1, 2]],
  built: built({ ...TOWN, thermalBath: 2 }),
  money: [21, 24, 33, 16, 26],
  rolls: [[3], [1, 5], [5], [4], [4]]
});
/** With three projects complete and a journalist laid out, whatever is drawn ends the game. */
const LAST = tableOf({
  hands: [[3, 3], [1], [2], [1, 2, 2], [1, 1]],
  built: built({ hydrant: 1, busShelter: 2, beerGarden: 3, fireStation: 3, thermalBath: 4, sewageWorks: 5 }),
  journalists: 1,
  money: [30, 31, 20, 9, 5]
});

for (const { locale, theme } of VIEWS) {
  test(`every screen of Saludos Amigos!: ${locale}, ${theme}`, async ({ browser, baseURL }) => {
    test.setTimeout(900_000);
    const page = await tablet(browser, baseURL, { locale, theme });
    const snap = camera(page, `saludos-amigos-${locale}-${theme}`);
    const say = { locale };
    const town = new TownDriver(page, locale);
    const agree = (name: string) => town.openOffers().getByRole('button', { name: new RegExp(`^${name} \\d`) });

    await page.goto('/new/saludos-amigos');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await snap('set-up');
    await town.setTown(FIVE, { clock: 3 });
    await snap('pouch');
    await town.drawSection();
    await snap('dice');
    for (const name of FIVE.slice(0, 4)) await town.button(m.sa_roll_of({ name }, say)).click();
    await town.button(m.sa_stand_of({ name: 'Ben' }, say)).click();
    await town.button(m.sa_again_of({ name: 'Clara' }, say)).click();
    await town.button(m.sa_choose_of({ name: 'Maximilian' }, say)).click();
    await snap('dice-rolled');
    await town.pass('Maximilian');
    await snap('curtain');
    await town.hold('Maximilian');
    await snap('hand-discard');

    await town.leapTo({ ...ROUND, options: { talkClock: 3, starter: 0 } });
    await snap('talks');
    await town.bid(18, 'Anna', 'Ben', 'Emilia');
    for (const name of ['Clara', 'Ben']) await town.row(name).click();
    await snap('talks-too-low');
    await town.row('Maximilian').click();
    await snap('talks-composer');
    await town.button(m.sa_bid({ name: 'Clara', bid: 20 }, say)).click();
    await town.offer(21, 'Anna', 'Clara', 'Emilia');
    await agree('Clara').click();
    await town.button(m.sa_nothing_more_by({ name: 'Ben' }, say)).click();
    await snap('talks-open-offers');
    await town.button(m.sa_who_could({}, say)).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await snap('who-could');
    await page.keyboard.press('Escape');
    await agree('Ben').click();
    await agree('Maximilian').click();
    await expect(town.standing()).toContainText('20');
    await town.silence(FIVE);

    await snap('calling');
    await town.button(`Anna: ${m.sa_call({}, say)}`).click();
    await snap('pushing');
    await town.pass('Anna');
    await town.hold('Anna');
    await snap('hand-push');
    // On a slow machine the curtain may have fallen by itself.
    await town.hold('Anna');
    await town.pushFirst();
    await snap('attending');
    await town.button(`Emilia: ${m.sa_attend({}, say)}`).click();
    await town.pass('Emilia');
    await town.hold('Emilia');
    await town.pushFirst();
    await snap('splitting');
    await town.button(m.sa_suggests({ name: 'Anna' }, say)).click();
    await snap('splitting-open');
    await page.getByRole('button', { name: /^Emilia \d/ }).click();
    await snap('ready');
    await town.button(m.sa_to_cards({}, say)).click();
    await snap('cards');
    const first = await town.nextOf(FIVE);
    await town.pass(first ?? '');
    await town.hold(first ?? '');
    await page.getByRole('button', { pressed: false }).first().click();
    await snap('hand-seal');
    await town.sealAll(FIVE);
    await snap('revealed');
    await town.pays().click();
    await expect(town.draws()).toBeVisible();
    await snap('paid');

    await town.leapTo(LAST);
    await snap('one-journalist-out');
    await town.draws().click();
    await expect(page.getByRole('complementary', { name: m.sa_result({}, say) })).toBeVisible();
    await snap('over');
    await town.button(m.table_after({}, say)).click();
    await snap('look-back');

    await page.context().close();
  });
}
