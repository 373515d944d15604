/** A picture of every screen of Saludos Amigos!: the pouch, dice, talks, a session step by step, a scandal, the ends. */
import { expect, test } from '../browser/test';
import { saludosAmigos } from '../../src/lib/games/saludos-amigos';
import {
  agreed,
  built,
  play,
  playAll,
  sectionOf,
  silence,
  split,
  tableOf,
  talksOf
} from '../../src/lib/games/saludos-amigos/testing';
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
  money: [11, 14, 13, 6, 12],
  rolls: [[3], [1, 5], [5], [4], [4]],
  faceDown: [1]
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

    await town.leapTo({ ...ROUND, options: { ...saludosAmigos.options.defaults, talkClock: 3 } });
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
    const card = new RegExp(`^${m.sa_card_worth({ value: 7 }, say).replace('7', '\\d')}`);
    await page.getByRole('button', { name: card }).first().click();
    await snap('hand-seal');
    // On a slow machine the curtain may have fallen by itself.
    await town.hold(first ?? '');
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

/** What is laid out differently at small and at large tables. */
const TABLES = [FIVE.slice(0, 2), SEVEN];

for (const names of TABLES) {
  test(`the dice, the talks and a session of ${String(names.length)}, in German`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    const page = await tablet(browser, baseURL, { locale: 'de', theme: 'light' });
    const snap = camera(page, `saludos-amigos-of-${String(names.length)}`);
    const town = new TownDriver(page, 'de');
    const { say } = town;
    const [anna = '', ben = ''] = names;
    await town.setTown(names);
    await town.drawSection();
    await snap('dice');
    for (const name of names.slice(0, 6)) await town.button(m.sa_roll_of({ name }, say)).click();
    await town.button(m.sa_stand_of({ name: anna }, say)).click();
    await snap('dice-rolled');
    await page.getByRole('button', { name: m.guide_off({}, say) }).click();
    await snap('dice-rolled-without-the-guide');
    const strengths = [8, 7, 9, 5, 9, 6, 4].slice(0, names.length);
    await town.leapTo(talksOf(strengths, sectionOf('sewageWorks', 3), { built: built({ ...TOWN, sewageWorks: 4 }) }));
    await town.offer(15, anna, ben);
    await town.row(ben).click();
    await snap('talks');
    await town.row(ben).click();
    await town.bid(8, anna);
    await town.silence(names);
    await snap('calling');
    await town.button(`${ben}: ${m.sa_call({}, say)}`).click();
    await snap('pushing');
    await page.context().close();
  });
}

/** Four of seven in the opposition, three of whom attend. */
const WIDE = talksOf([7, 6, 6, 6, 4, 5, 4], sectionOf('sewageWorks', 3), {
  hands: [[1, 2, 3, 3], [2, 2], [1, 2, 3], [1, 1, 2, 3, 3], [3], [1, 2], [1, 1, 2]],
  built: built({ ...TOWN, sewageWorks: 4 }),
  money: [9, 11, 13, 5, 10, 3, 7]
});

test('a session with a final split, open cards of seven, a scandal, and a shared end, in German', async ({
  browser,
  baseURL
}) => {
  test.setTimeout(300_000);
  const page = await tablet(browser, baseURL, { locale: 'de', theme: 'light' });
  const snap = camera(page, 'saludos-amigos-more');
  const town = new TownDriver(page, 'de');
  const { say } = town;
  const now = page.getByRole('region', { name: m.sa_now({}, say) });
  const leap = async (state: Parameters<typeof town.leapTo>[0]): Promise<void> => {
    await town.leapTo(state);
    await expect(
      now
        .or(town.draws())
        .or(town.button(m.table_after({}, say)))
        .first()
    ).toBeVisible();
  };
  await town.setTown(SEVEN);
  await page.getByRole('button', { name: m.guide_off({}, say) }).click();
  const bid = agreed(WIDE, 0, [0, 4], [1, 3], [2, 3]).state;
  const called = play(silence(bid).state, 3, { kind: 'call' }).state;
  const splitting = playAll(
    called,
    [3, { kind: 'push', value: 3 }],
    [4, { kind: 'attend' }],
    [5, { kind: 'attend' }],
    [5, { kind: 'push', value: 2 }],
    [6, { kind: 'stayAway' }]
  );
  await leap(splitting);
  await snap('splitting');
  const final = play(splitting, 3, { kind: 'finalSplit', shares: split([3, 6], [4, 2], [5, 2]) }).state;
  await leap(final);
  await snap('final-split');
  const ready = playAll(final, [4, { kind: 'accept' }], [5, { kind: 'leave' }]);
  await leap(ready);
  await snap('ready');
  const sealed = playAll(
    ready,
    ['table', { kind: 'toCards' }],
    [0, { kind: 'sealCards', values: [1, 2, 3, 3] }],
    [1, { kind: 'sealCards', values: [2, 2] }]
  );
  await leap(sealed);
  await snap('cards-half-sealed');
  const revealed = playAll(
    sealed,
    [2, { kind: 'sealCards', values: [1, 2, 3] }],
    [3, { kind: 'sealCards', values: [1, 1, 2, 3] }]
  );
  await leap(revealed);
  await snap('revealed');
  await leap(play(revealed, 'table', { kind: 'payOut' }).state);
  await snap('paid');
  const back = [3, 1, 2, 4, 0, 1, 2];
  await leap(
    tableOf({
      hands: WIDE.hands,
      built: LAST.built,
      money: [6, 10, 11, 1, 10, 2, 5],
      last: { kind: 'journalist', holder: 6, back, isLaidOut: false }
    })
  );
  await snap('scandal');
  await leap(
    tableOf({
      hands: WIDE.hands,
      built: LAST.built,
      money: [18, 13, 18, 4, 12, 3, 9],
      phase: 'over',
      journalists: 2,
      ending: { kind: 'secondJournalist', back }
    })
  );
  await snap('shared-end');
  await page.context().close();
});
