import { expect, seeded, test, type Locator, type Page } from './test';
import { buroCrazy, type View } from '../../src/lib/games/buro-crazy';
import { saludosAmigos } from '../../src/lib/games/saludos-amigos';
import * as m from '../../src/lib/paraglide/words.js';
import { BuroDriver } from './buro-crazy-driver';
import { atTable, begun, played, seat } from './positions';
import { letPass } from './resting.mjs';
import { TownDriver } from './saludos-amigos-driver';
import { expectNoHand } from './secrets';

const NAMES = ['Anna', 'Ben', 'Clara'];
const en = { locale: 'en' } as const;

const help = (page: Page): Locator => page.getByRole('button', { name: m.table_help({}, en), exact: true });
const tip = (page: Page): Locator => page.getByRole('note', { name: m.guide_region({}, en) });
const topic = (page: Page, name: string): Locator => page.getByRole('heading', { level: 2, name, exact: true });
const sheet = (page: Page): Locator => page.getByRole('dialog');

test('help for the moment is one tap away, from the table and from the hand', async ({ page }) => {
  const table = await atTable(page, NAMES);
  await help(page).click();
  await expect(topic(page, m.bk_help_build_title({}, en))).toBeFocused();
  await expectNoHand(page);
  await page.keyboard.press('Escape');
  await expect(help(page)).toBeFocused();

  await atTable(page, NAMES, 'trick');
  await help(page).click();
  await expect(topic(page, m.bk_help_lead_title({}, en))).toBeVisible();
  await page.getByRole('button', { name: m.close({}, en), exact: true }).click();
  await table.hold('Anna');
  await help(page).click();
  await expect(topic(page, m.bk_help_lead_title({}, en))).toBeVisible();
  await page.keyboard.press('Escape');
  await table.lead();
  // The hand has a button of the same name, and takes its sheet along when it goes.
  await table.pass('Ben');
  await help(page).click();
  await expect(topic(page, m.bk_help_defend_title({}, en))).toBeVisible();
});

test('help over a hand says what it says over the table, and goes with the hand', async ({ page }) => {
  const table = await atTable(page, NAMES, 'trick');
  await help(page).click();
  await expect(topic(page, m.bk_help_lead_title({}, en))).toBeVisible();
  const overTable = await sheet(page).ariaSnapshot();
  await page.keyboard.press('Escape');
  await table.pass('Anna');
  await table.hold('Anna');
  await help(page).click();
  await expect(topic(page, m.bk_help_lead_title({}, en))).toBeVisible();
  expect(await sheet(page).ariaSnapshot()).toBe(overTable);
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(sheet(page)).toHaveCount(0);
  await table.curtainOf('Anna');
  await expectNoHand(page);
});

test('the rules are searched and read with no network', { tag: '@offline' }, async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByText(m.offline_ready({}, en), { exact: true })).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);
  await atTable(page, NAMES);
  await help(page).click();
  const search = page.getByRole('searchbox', { name: m.help_search({}, en) });
  await search.fill('REVIEWS');
  await page.getByRole('button', { name: new RegExp(`^${m.bk_help_lap_title({}, en)}`) }).click();
  await expect(topic(page, m.bk_help_lap_title({}, en))).toBeFocused();
  await expect(page.getByRole('note', { name: m.help_rulings({}, en) })).toContainText(m.help_source_known({}, en));
  await search.fill('zeppelin');
  await expect(page.getByText(m.help_found_none({}, en))).toBeVisible();
  await search.fill('');
  await page.getByRole('button', { name: m.help_all({}, en) }).click();
  await expect(topic(page, m.help_all({}, en))).toBeFocused();
  await page.getByRole('button', { name: m.help_back_to_now({}, en) }).click();
  await expect(topic(page, m.bk_help_build_title({}, en))).toBeVisible();

  await page.goto('/bucket-king/help');
  await page.getByRole('searchbox', { name: m.help_search({}, en) }).fill('bluff');
  await page.getByRole('button', { name: new RegExp(`^${m.bk_help_tips_title({}, en)}`) }).click();
  await expect(topic(page, m.bk_help_tips_title({}, en))).toBeFocused();
});

test('a search in German does not mind how an umlaut is written', async ({ browser, baseURL }) => {
  const context = await seeded(
    await browser.newContext({ locale: 'de', ...(baseURL === undefined ? {} : { baseURL }) })
  );
  const page = await context.newPage();
  await page.goto('/bucket-king/help');
  const say = { locale: 'de' } as const;
  for (const query of ['umfällt', 'umfaellt', 'UMFALLT']) {
    await page.getByRole('searchbox', { name: m.help_search({}, say) }).fill(query);
    await expect(page.getByRole('button', { name: new RegExp(`^${m.bk_help_fall_title({}, say)}`) })).toBeVisible();
  }
  await context.close();
});

test('the guide explains each thing once to the table, and remembers it', async ({ page }) => {
  const table = await atTable(page, NAMES, 'building', { guides: true });
  await expect(tip(page)).toContainText(m.bk_guide_everyone_builds({}, en));
  await table.hold('Ben');
  await expect(tip(page)).toContainText(m.bk_guide_build({}, en));
  await page.getByRole('button', { name: m.guide_read({}, en) }).click();
  await expect(tip(page)).toHaveCount(0);
  await table.build();
  await table.curtainOf('Clara');
  await table.hold('Clara');
  await table.build();
  await table.curtainOf('Anna');
  await table.hold('Anna');
  await table.build();
  await expect(tip(page)).toContainText(m.bk_guide_shown({}, en));
  await page.getByRole('button', { name: m.guide_read({}, en) }).click();
  await page.reload();
  await expect(table.ring('Anna')).toBeVisible();
  await expect(tip(page)).toHaveCount(0);
  await table.pass('Anna');
  await table.hold('Anna');
  await expect(tip(page)).toContainText(m.bk_guide_lead({}, en));
  await table.lead();
  await expect(tip(page)).toContainText(m.bk_guide_led({}, en));
  await table.pass('Ben');
  await table.hold('Ben');
  await expect(tip(page)).toContainText(m.bk_guide_defend({}, en));
  await table.giveWay();
  await expect(tip(page)).toContainText(m.bk_guide_fell({}, en));
  await table.hold('Ben');
  await expect(tip(page)).toContainText(m.bk_guide_lead_again({}, en));
});

test('the guide can be put away, and taken out again', async ({ page }) => {
  await atTable(page, NAMES, 'building', { guides: true });
  await page.getByRole('button', { name: m.guide_off({}, en) }).click();
  await expect(tip(page)).toHaveCount(0);
  await page.reload();
  await help(page).click();
  const guide = page.getByRole('switch', { name: m.help_guide({}, en) });
  await expect(guide).not.toBeChecked();
  await expect(tip(page)).toHaveCount(0);
  await guide.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(tip(page)).toContainText(m.bk_guide_everyone_builds({}, en));
});

test('the guide moves nothing, and lies on nothing that is needed', async ({ page }) => {
  const table = await atTable(page, NAMES, 'building', { guides: true });
  await expect(tip(page)).toContainText(m.bk_guide_everyone_builds({}, en));
  const ring = await table.ring('Ben').boundingBox();
  const bubble = await tip(page).boundingBox();
  if (ring === null || bubble === null) throw new Error('both are to be seen');
  expect(
    bubble.y + bubble.height <= ring.y || bubble.x >= ring.x + ring.width || bubble.x + bubble.width <= ring.x
  ).toBe(true);
  await table.hold('Ben');
  const places = page.getByRole('group', { name: m.bk_build_places({}, en) });
  const before = await places.boundingBox();
  await expect(tip(page)).toContainText(m.bk_guide_build({}, en));
  expect(await places.boundingBox()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
});

test('Büro Crazy explains the moment, at the table and in the hand', async ({ page }) => {
  await seat(page, begun(buroCrazy, NAMES, { guides: true }));
  const office = new BuroDriver(page);
  await expect(tip(page)).toContainText(m.bc_guide_stairs({}, en));
  await help(page).click();
  await expect(topic(page, m.bc_help_stake_title({}, en))).toBeFocused();
  await page.keyboard.press('Escape');
  for (const [what, says] of [
    ['lowest', m.bc_guide_stake],
    ['nothing', m.bc_guide_lose]
  ] as const) {
    const { kind, ...who } = await office.waits(NAMES);
    if (!('name' in who)) throw new Error(`the table waits for ${kind}`);
    await office.hold(who.name);
    await expect(tip(page)).toContainText(says({}, en));
    await help(page).click();
    await expect(topic(page, m.bc_help_stake_title({}, en))).toBeVisible();
    await page.keyboard.press('Escape');
    await (what === 'lowest' ? office.stakeLowest() : office.stake());
  }
  await expect(office.onward()).toBeVisible();
  await expect(tip(page)).toContainText(m.bc_guide_won({}, en));
  await page.getByRole('button', { name: m.guide_read({}, en) }).click();
  // One thing is enough for what happened.
  await letPass(page, 1000);
  await expect(tip(page)).toHaveCount(0);
  await help(page).click();
  await expect(topic(page, m.bc_help_won_title({}, en))).toBeVisible();
  await expect(page.getByRole('note', { name: m.help_rulings({}, en) })).toContainText(m.help_source_ours({}, en));
});

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Where this stands on the screen, each of it that is there. */
const boxes = (of: Locator): Promise<readonly DOMRect[]> =>
  of.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));

for (const [device, size] of [
  ['a tablet', { width: 1180, height: 820 }],
  ['a phone', { width: 390, height: 844 }]
] as const) {
  test(`the guide of Büro Crazy lies on no card in a hand, stays while cards are picked, and rings no button, on ${device}`, async ({
    page
  }) => {
    await page.setViewportSize(size);
    await seat(page, begun(buroCrazy, NAMES, { guides: true, privacy: 'openTable' }));
    const office = new BuroDriver(page);
    const read = page.getByRole('button', { name: m.guide_read({}, en) });
    const off = page.getByRole('button', { name: m.guide_off({}, en) });
    const cards = page.locator('.columns button');
    // That of the table is still there, beneath.
    const ring = page.locator('.hand .halo');
    const isClear = async (): Promise<boolean> => {
      const [bubble] = await boxes(tip(page));
      if (bubble === undefined) throw new Error('there is no tip');
      return ![...(await boxes(cards)), ...(await boxes(page.locator('.total > *')))].some((box) => meet(bubble, box));
    };
    await expect(tip(page)).toContainText(m.bc_guide_stairs({}, en));
    await expect(off).toBeVisible();
    for (const says of [m.bc_guide_stake, m.bc_guide_lose]) {
      await page.locator('.pass .primary').click();
      await expect(tip(page)).toContainText(says({}, en));
      expect(await isClear()).toBe(true);
      for (const box of await boxes(ring))
        for (const button of await boxes(page.locator('.actions .button'))) expect(meet(box, button)).toBe(false);
      if (says === m.bc_guide_lose) continue;
      await read.click();
      await page.getByRole('button', { name: m.table_back({}, en) }).click();
    }
    await office.memo(2).click();
    await office.memo(10).click();
    await letPass(page, 600);
    expect(await isClear()).toBe(true);
    // What it speaks of is out of sight there.
    await expect(ring).toHaveCount(device === 'a phone' ? 0 : 1);
  });
}

test('Büro Crazy rings what its guide speaks of, and leaves sums and buttons of a verdict free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const more = { guides: true, privacy: 'openTable' } as const;
  // Three have 15 figures: who is left on the stairs climbs without a duel.
  const lastDuel = (view: View): boolean => view.phase === 'revealed' && view.duel?.number === 7;
  await seat(page, played(buroCrazy, NAMES, lastDuel, more));
  const office = new BuroDriver(page);
  const ring = page.locator('.halo');
  await expect(tip(page)).toContainText(m.bc_guide_won({}, en));
  const [bubble] = await boxes(tip(page));
  const [told] = await boxes(ring);
  const [onward] = await boxes(office.onward());
  if (bubble === undefined || told === undefined || onward === undefined) throw new Error('all are to be seen');
  expect(meet(told, onward)).toBe(false);
  for (const sum of await boxes(page.locator('.total'))) expect(meet(bubble, sum)).toBe(false);
  await office.onward().click();
  for (const [says, at] of [
    [m.bc_guide_bye, 'bye'],
    [m.bc_guide_ground, 'ground']
  ] as const) {
    await expect(tip(page)).toContainText(says({}, en));
    const [place] = await boxes(page.locator(`[data-tip=${at}]`));
    const [around] = await boxes(ring);
    expect(around?.y).toBeCloseTo((place?.y ?? 0) - 5, 0);
    expect(around?.width).toBeCloseTo((place?.width ?? 0) + 10, 0);
    await page.getByRole('button', { name: m.guide_read({}, en) }).click();
    // What else fits is said the next time.
    await page.reload();
  }
});

test('Saludos Amigos! explains the moment, and holds still while many tap', async ({ page }) => {
  await seat(page, begun(saludosAmigos, NAMES, { guides: true }));
  const town = new TownDriver(page);
  await expect(tip(page)).toContainText(m.sa_guide_pouch({}, en));
  expect(await town.drawSection()).toBe('section');
  await expect(tip(page)).toContainText(m.sa_guide_dice({}, en));
  await help(page).click();
  await expect(topic(page, m.sa_help_dice_title({}, en))).toBeFocused();
  await page.keyboard.press('Escape');
  for (const name of NAMES) {
    await town.button(m.sa_roll_of({ name }, en)).click();
    await expect(town.button(m.sa_stand_of({ name }, en))).toBeVisible();
    // Once all have rolled, of another roll.
    const says = name === NAMES.at(-1) ? m.sa_guide_again : m.sa_guide_dice;
    await expect(tip(page)).toContainText(says({}, en));
  }
  for (const name of NAMES) await town.button(m.sa_stand_of({ name }, en)).click();
  await expect(tip(page)).toContainText(m.sa_guide_talks({}, en));
  await help(page).click();
  await expect(topic(page, m.sa_help_talks_title({}, en))).toBeVisible();
});

for (const [path, game, query, found] of [
  ['/bucket-king/help', m.bk_name, 'bluff', m.bk_help_tips_title],
  ['/buro-crazy/help', m.bc_name, 'reserve', m.bc_help_kitchen_title],
  ['/saludos-amigos/help', m.sa_name, 'pretzel', m.sa_help_call_title]
] as const) {
  test(`a box on the shelf leads to its rules, which are searched: ${path}`, async ({ page }) => {
    await page.goto('/');
    const name = m.help_page({ game: game({}, en) }, en);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('searchbox', { name: m.help_search({}, en) }).fill(query);
    await page.getByRole('button', { name: new RegExp(`^${found({}, en)}`) }).click();
    await expect(topic(page, found({}, en))).toBeFocused();
  });
}
