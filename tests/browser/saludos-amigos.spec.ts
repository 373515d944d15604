import { saludosAmigos } from '../../src/lib/games/saludos-amigos';
import type { State } from '../../src/lib/games/saludos-amigos/state';
import type { View } from '../../src/lib/games/saludos-amigos/types';
import { built, sectionOf, tableOf, talksOf } from '../../src/lib/games/saludos-amigos/testing';
import * as m from '../../src/lib/paraglide/words.js';
import { TownDriver } from './saludos-amigos-driver';
import { begun, played, saveOf, seat } from './positions';
import { saidBy } from './secrets';
import { expect, test, type Page } from './test';

const NAMES = ['Anna', 'Ben', 'Clara', 'David', 'Emilia'];
const en = { locale: 'en' } as const;
/** The rulebook's five players, haggling for the second section of the thermal bath. */
const ROUND = talksOf([6, 6, 9, 5, 6], sectionOf('thermalBath', 1));

/** These people at a table where this state stands. */
async function at(page: Page, names: readonly string[], state: State, seed?: string): Promise<TownDriver> {
  await seat(page, saveOf(saludosAmigos, names, state, seed === undefined ? {} : { seed }));
  return new TownDriver(page);
}

test('a turn is drawn, rolled and haggled over by clicking', async ({ page }) => {
  test.setTimeout(240_000);
  await seat(
    page,
    begun(saludosAmigos, ['Anna', 'Ben'], { options: { ...saludosAmigos.options.defaults, starter: 0 } })
  );
  const town = new TownDriver(page);
  await expect(town.draws()).toBeVisible();
  await town.drawSection();
  for (const name of ['Anna', 'Ben']) await town.button(m.sa_roll_of({ name }, en)).click();
  await town.button(m.sa_again_of({ name: 'Ben' }, en)).click();
  const rolled = page.getByText(/^Rolled \d and \d$/);
  await expect(rolled).toBeVisible();
  // Whoever objects by two taps rolls no die: in the place of the one is the other by then.
  await town.button(m.sa_all_stay({}, en)).click();
  await town.button(`Ben: ${m.table_object({}, en)}`).dblclick();
  await expect(town.button(m.sa_again_of({ name: 'Ben' }, en))).toBeVisible();
  await expect(page.locator('[data-resting]')).toHaveCount(0);
  await expect(rolled).toBeVisible();
  await town.allStay();
  await town.silence();
  await expect(page.getByText(m.sa_news_nobody_bid({}, en)).first()).toBeVisible();
  await expect(town.draws()).toBeVisible();
});

test('the last die rests in sight until somebody taps on; a table that is taken up again has seen it', async ({
  page
}) => {
  const section = sectionOf('thermalBath', 1);
  const town = await at(
    page,
    NAMES.slice(0, 3),
    tableOf({
      hands: [[1, 2], [3], []],
      phase: 'dice',
      section,
      rolls: [[3], [4], []],
      stands: [0, 1],
      built: built({ thermalBath: 2 })
    })
  );
  await page.locator('.mat').last().click();
  const on = town.button(m.sa_to_talks({}, en));
  await expect(on).toBeVisible();
  await expect(page.getByText(/^die \d plus 0 cards in number/)).toBeAttached();
  await expect(town.standing()).toBeHidden();
  await on.click();
  await expect(town.standing()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(town.standing()).toBeVisible();
});

test('two people play to the end of a game', async ({ page }) => {
  const town = new TownDriver(page);
  const names = ['Anna', 'Ben'];
  const sections = (view: View): number => view.built.reduce((sum, count) => sum + count, 0);
  await seat(
    page,
    played(saludosAmigos, names, (view) => view.phase === 'draw' && sections(view) >= 9)
  );
  await expect(town.draws()).toBeVisible();
  let turns = 0;
  for (; turns < 130 && (await town.drawSection()) === 'section'; turns += 1) {
    for (const name of names) await town.button(m.sa_roll_of({ name }, en)).click();
    await expect(page.getByRole('button', { name: m.sa_roll_of({ name: 'Ben' }, en) })).toHaveCount(0);
    await town.allStay();
    await town.row('Anna').click();
    await page.getByRole('button', { name: /^Anna bids \d+$/ }).click();
    await expect(town.standing()).not.toContainText(m.sa_no_bid({}, en));
    await town.silence();
    const no = town.button(m.sa_no_session({}, en));
    await expect(no.or(town.draws())).toBeVisible();
    if (await no.isVisible()) await town.noSession();
    await expect(town.draws()).toBeVisible();
  }
  expect(turns).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { level: 1, name: /^(Anna|Ben|Anna and Ben) wins?/ })).toBeVisible();
});

test('the rulebook’s five-player round, and a session after it', async ({ page }) => {
  test.setTimeout(480_000);
  const town = await at(page, NAMES, ROUND);
  await town.bid(9, 'Clara');
  await town.bid(11, 'Emilia', 'David');
  await town.bid(12, 'Anna', 'Ben');
  await town.row('Anna').click();
  await town.row('Emilia').click();
  await expect(page.getByText('12 does not beat 12')).toBeVisible();
  await town.row('Anna').click();
  await town.row('Emilia').click();
  await town.bid(15, 'Emilia', 'Clara');
  await town.bid(18, 'Emilia', 'Anna', 'Ben');
  await town.bid(20, 'Emilia', 'David', 'Clara');
  await town.bid(21, 'Anna', 'Clara', 'Ben');
  await town.silence();

  await town.button(m.sa_calls({ name: 'David' }, en)).click();
  await town.push('David');
  await town.button(`Emilia: ${m.sa_attend({}, en)}`).click();
  await town.push('Emilia');
  await town.button(m.sa_suggests({ name: 'David' }, en)).click();
  await page.getByRole('button', { name: /^Emilia \d/ }).click();
  await town.button(m.sa_to_cards({}, en)).click();

  for (let sealed = 0; sealed < 5; sealed += 1) {
    const who = NAMES.map((name) => ({ name, ring: town.button(m.table_curtain_hold_label({ name }, en)) }));
    const any = who.map(({ ring }) => ring).reduce((one, other) => one.or(other));
    await expect(any.first()).toBeVisible();
    expect(await saidBy(page)).not.toContain('"secret":true');
    for (const { name, ring } of who) {
      if (!(await ring.isVisible())) continue;
      await expect(page.getByRole('button', { name: /^Card worth/ })).toHaveCount(0);
      await town.hold(name);
      break;
    }
    await town.button(m.sa_seal_none_ask({}, en)).click();
    await town.button(m.sa_seal_none({}, en)).click();
  }
  await expect(page.getByText('21 + 0 = 21')).toBeVisible();
  await expect(page.getByText('11 + 2 = 13')).toBeVisible();
  await town.button(m.sa_pay_coalition({}, en)).click();
  await expect(page.getByText('1 card each: David and Emilia')).toBeVisible();
});

test('talks that are closed with an open offer go on with it', async ({ page, context }) => {
  test.setTimeout(240_000);
  const town = await at(page, NAMES, ROUND);
  await town.row('Clara').click();
  await town.row('David').click();
  await town.button(m.sa_bid({ name: 'Clara', bid: 14 }, en)).click();
  await expect(page.getByRole('region', { name: m.sa_open_offers({}, en) })).toBeVisible();
  const address = page.url();
  await page.close();

  const next = await context.newPage();
  await next.goto(address);
  const open = next.getByRole('region', { name: m.sa_open_offers({}, en) });
  await open.getByRole('button', { name: /^David \d/ }).click();
  await expect(new TownDriver(next).standing()).toContainText('14');
});

const HANDS = [[3, 3], [1], [2], [], [1, 1, 2]];
const MONEY = [30, 31, 20, 9, 1];
/** Three projects are complete; of every other one a section is missing. */
const THREE = built({ hydrant: 1, busShelter: 2, beerGarden: 3, fireStation: 3, thermalBath: 4, sewageWorks: 5 });
/** Seeds by which the next tile is a section; by which the next two are journalists. */
const SECTION = '55555555555555555555555555555551';
const JOURNALISTS = '55555555555555555555555555555557';

test('the section that completes the fourth project ends the game with a bonus for card values', async ({ page }) => {
  test.setTimeout(240_000);
  const town = await at(page, NAMES, tableOf({ hands: HANDS, built: THREE, journalists: 1, money: MONEY }), SECTION);
  await town.draws().click();
  await expect(page.getByRole('banner')).toContainText(/Most card value: Anna, [456] million more\./);
  const rows = page.getByRole('table', { name: m.end_places({}, en) }).getByRole('row');
  await expect(rows).toHaveCount(1 + 5);
  await expect(rows.nth(1)).toContainText(/1\s*Anna\s*3[456]/);
  await expect(page.getByRole('heading', { level: 1, name: m.sa_title_over({ names: 'Anna' }, en) })).toBeVisible();
  await page.reload();
  await expect(rows.nth(1)).toContainText('Anna');
});

test('a journalist costs whoever holds many cards, and the second one laid out ends the game without a bonus', async ({
  page
}) => {
  test.setTimeout(240_000);
  const town = await at(page, NAMES, tableOf({ hands: HANDS, built: THREE, money: MONEY }), JOURNALISTS);
  await town.draws().click();
  const scandal = page.getByRole('region', { name: m.sa_last_turn({}, en) });
  await expect(scandal).toContainText(m.sa_scandal({}, en));
  for (const [seat, steps] of [2, 1, 1, 0, 3].entries()) {
    const cards = HANDS[seat]?.length ?? 0;
    await expect(page.getByText(m.sa_scandal_row({ name: NAMES[seat] ?? '', cards, steps }, en))).toBeAttached();
  }
  await expect(scandal).toContainText(m.sa_scandal_out({}, en));
  // Never back beyond 0.
  await expect(page.locator('[data-actor="plate:4"]')).toContainText(m.sa_has({ millions: 0 }, en));

  await expect(town.draws()).toBeVisible();
  await town.draws().click();
  await expect(page.getByRole('banner')).toContainText(m.sa_news_scandal_ends({}, en));
  const rows = page.getByRole('table', { name: m.end_places({}, en) }).getByRole('row');
  await expect(rows.nth(1)).toContainText(/1\s*Ben\s*29/);
  await town.button(m.table_after({}, en)).click();
  const after = page.getByRole('dialog');
  await expect(after).toContainText(m.sa_kept_hand({ value: 6 }, en));
});

test('many hands that tap at once are all heard', async ({ page }) => {
  test.setTimeout(240_000);
  const town = await at(page, NAMES, ROUND);
  const quiet = ['Anna', 'Ben', 'David', 'Emilia'].map((name) => m.sa_nothing_more_by({ name }, en));
  await expect(town.button(quiet[0] ?? '')).toBeVisible();
  // Without waiting for the move before to be kept.
  await page.evaluate((labels) => {
    for (const label of labels) document.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();
  }, quiet);
  for (const label of quiet) await expect(town.button(label)).toHaveAttribute('aria-pressed', 'true');
  await expect(town.button(m.sa_nothing_more_by({ name: 'Clara' }, en))).toHaveAttribute('aria-pressed', 'false');
});

test('the talk clock is seen by all, is stopped by a tap, waits after a reload, and closes the talks', async ({
  page
}) => {
  test.setTimeout(300_000);
  await page.clock.install();
  const options = { ...saludosAmigos.options.defaults, talkClock: 1 } as const;
  const town = await at(page, NAMES, { ...ROUND, options });
  const face = page.getByRole('timer');
  await expect(face).toHaveText(/^(1:00|0:5\d)$/);
  await town.bid(14, 'Clara', 'David');
  await page.clock.runFor(20_000);
  await expect(face).toHaveText(/^0:[123]\d$/);
  await town.button(m.table_clock_stop({}, en)).click();
  await expect(town.button(m.table_clock_go({}, en))).toBeVisible();
  const stopped = (await face.textContent()) ?? '';
  await page.clock.runFor(10_000);
  await expect(face).toHaveText(stopped);
  await page.reload();
  await expect(face).toHaveText(stopped);
  await page.clock.runFor(5000);
  await expect(face).toHaveText(stopped);
  await town.button(m.table_clock_go({}, en)).click();
  await page.clock.runFor(45_000);
  await expect(page.getByRole('heading', { level: 1, name: m.sa_title_calling({}, en) })).toBeVisible();
  await expect(page.getByText(m.sa_news_time_up({}, en)).first()).toBeAttached();
});
