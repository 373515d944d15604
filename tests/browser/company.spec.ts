/** One person plays whole games with computers, by what stands on the buttons. */
import type { Page } from '@playwright/test';
import * as m from '../../src/lib/paraglide/words.js';
import { buroCrazy } from '../../src/lib/games/buro-crazy';
import { saludosAmigos } from '../../src/lib/games/saludos-amigos';
import { sectionOf, talksOf } from '../../src/lib/games/saludos-amigos/testing';
import { OfficeDriver } from './bureaunauts-driver';
import { BuroDriver } from './buro-crazy-driver';
import { Driver, type Match } from './driver';
import { expectNoViolations, expectNoViolationsNow } from './looks';
import { begun, saveOf, seat } from './positions';
import { letPass, stopClock } from './resting.mjs';
import { TownDriver } from './saludos-amigos-driver';
import { records } from './store';
import { expect, test } from './test';

const NAMES = ['Anna', 'Rosa', 'Otto'];
const TWO = NAMES.slice(0, 2);
const EN = { locale: 'en' } as const;
const SEED = '0123456789abcdef'.repeat(2);

/** Sets a table at which all but the first are computers. */
async function playingAlone(
  table: Driver,
  game: NonNullable<Match['game']>,
  level: string,
  names = TWO
): Promise<void> {
  const { page } = table;
  await table.setTable({ names, game });
  const seeds = [SEED, [...SEED].reverse().join('')];
  await seatComputers(page, [null, ...seeds.slice(0, names.length - 1).map((seed) => ({ level, seed }))]);
}

async function seatComputers(page: Page, computers: readonly (object | null)[]): Promise<void> {
  const at = page.url();
  await page.goto('/credits');
  const { details } = await records(page);
  const seated = details.map((one) => ({
    ...one,
    table: { ...('table' in one ? (one.table as object) : {}), computers }
  }));
  await records(page, { put: { details: seated } });
  await page.goto(at);
}

/** How many moves the game has on the device. */
async function turnsOf(page: Page): Promise<number> {
  return (await records(page)).turns.length;
}

/** Does this, and waits until it is stored: what comes after it stands then. */
async function moved(page: Page, move: () => Promise<void>): Promise<void> {
  const before = await turnsOf(page);
  await move();
  await expect.poll(() => turnsOf(page)).toBeGreaterThan(before);
}

/** Lets computers play until the hand lies open, or what else is given is to be seen. */
async function untilAsked(table: Driver, ...or: readonly ReturnType<Page['locator']>[]): Promise<void> {
  const { page } = table;
  const asked = or.reduce((any, other) => any.or(other), table.handOf('Anna').or(table.over())).first();
  await expect(async () => {
    if (await asked.isVisible()) return;
    await letPass(page, 1000);
    await expect(asked).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 60_000, intervals: [50] });
}

test('computers leave people the time to read what the guide says at the table', async ({ page }) => {
  const computers = [null, { level: 'gentle', seed: SEED }, { level: 'gentle', seed: SEED }] as const;
  await seat(page, begun(buroCrazy, NAMES, { guides: true, privacy: 'openTable', computers }));
  const tip = page.getByRole('note', { name: m.guide_region({}, EN) });
  const read = page.getByRole('button', { name: m.guide_read({}, EN) });
  await expect(tip).toContainText(m.bc_guide_stairs({}, EN));
  // Longer than any of them takes, or a hand takes to open by itself.
  for (let part = 0; part < 5; part += 1) {
    await letPass(page, 500);
    expect(await turnsOf(page)).toBe(0);
  }
  await read.click();
  await expect(tip).toContainText(m.bc_guide_sealed({}, EN));
  await letPass(page, 2000);
  await expect(tip).toContainText(m.bc_guide_sealed({}, EN));
  await read.click();
  await expect(new Driver(page).handOf('Anna')).toBeVisible();
});

test('what the guide says is put away by its button while computers alone are to move', async ({ page }) => {
  const computers = [{ level: 'gentle', seed: SEED }, { level: 'gentle', seed: SEED }, null] as const;
  await seat(page, begun(buroCrazy, NAMES, { guides: true, privacy: 'openTable', computers }));
  const tip = page.getByRole('note', { name: m.guide_region({}, EN) });
  await expect(tip).toContainText(m.bc_guide_stairs({}, EN));
  await page.getByRole('button', { name: m.guide_read({}, EN) }).click();
  await expect(tip.filter({ hasText: m.bc_guide_stairs({}, EN) })).toBeHidden();
  expect(await turnsOf(page)).toBe(0);
});

test('The Bucket King with a keen computer: no curtain, a worker that is killed, a reload in the middle', async ({
  page
}) => {
  test.setTimeout(120_000);
  const table = new Driver(page);
  await playingAlone(table, 'bucket-king', 'keen');
  await untilAsked(table);
  await expect(
    page.getByRole('heading', { level: 1, name: m.co_your_turn({ name: 'Anna' }, table.say) })
  ).toBeVisible();
  await expect(page.locator('[data-handover]')).toHaveCount(0);
  await page.getByRole('button', { name: m.co_see_table({}, table.say) }).click();
  await expect(table.table()).toBeVisible();
  await letPass(page, 3000);
  // It stays until the person goes back.
  await page.getByRole('button', { name: m.table_menu_hand_of({ name: 'Anna' }, table.say) }).click();
  await moved(page, () => table.build());

  const leads = page.getByRole('heading', { name: m.bk_hand_lead_title({}, table.say), exact: true });
  for (let turn = 0; turn < 150; turn += 1) {
    await untilAsked(table);
    if (await table.over().isVisible()) break;
    if (turn === 1) {
      const [worker] = page.workers();
      // Nobody hears of it: another one takes its place, or none.
      await worker?.evaluate(() => self.close());
    }
    if (turn === 2) {
      const before = await turnsOf(page);
      await page.reload();
      await untilAsked(table);
      expect(await turnsOf(page)).toBeGreaterThanOrEqual(before);
    }
    const isLeading = await leads.isVisible();
    await moved(page, () => (isLeading ? table.lead() : table.giveWay()));
  }
  await expect(table.over()).toBeVisible();
});

test('Büro Crazy with two computers, whose duels people only look at', async ({ page }) => {
  test.setTimeout(120_000);
  const table = new BuroDriver(page);
  await playingAlone(table, 'buro-crazy', 'fair', NAMES);
  for (let step = 0; step < 150; step += 1) {
    await untilAsked(table, table.onward(), table.turnPile());
    if (await table.over().isVisible()) break;
    const isPile = await table.turnPile().isVisible();
    const isReveal = await table.onward().isVisible();
    await moved(page, () => (isPile ? table.turn() : isReveal ? table.onward().click() : table.stakeLowest()));
  }
  await expect(table.over()).toBeVisible();
});

test('Saludos Amigos! with two computers: one says what it wants, one is asked what it would take', async ({
  page
}) => {
  const table = new TownDriver(page);
  const { say } = table;
  const computer = { level: 'fair', seed: SEED } as const;
  const state = talksOf([6, 6, 9], sectionOf('thermalBath', 1));
  await seat(
    page,
    saveOf(saludosAmigos, NAMES, state, { computers: [null, computer, computer] }),
    'en',
    // Computers move in a page whose clock goes.
    () => stopClock(page)
  );
  // A board is shown with the frame after it has come.
  await letPass(page, 50);
  const asks = table.button(m.sa_wishes({ name: 'Otto' }, say));
  await asks.click();
  const wishes = page.getByRole('dialog', { name: m.sa_wishes({ name: 'Otto' }, say) });
  await expect(wishes).toBeVisible();
  await expectNoViolationsNow(page);
  await page.keyboard.press('Escape');
  await expect(wishes).toHaveCount(0);
  await expect(asks).toBeFocused();

  for (const name of TWO) await table.row(name).click();
  for (let tap = 0; tap < 2; tap += 1) {
    await table.button(m.sa_less({ name: 'Rosa' }, say)).click();
    await table.button(m.sa_more({ name: 'Anna' }, say)).click();
  }
  await moved(page, () => table.button(m.sa_bid({ name: 'Anna', bid: 12 }, say)).click());
  await asks.click();
  await wishes.getByRole('button', { name: /Anna/ }).first().click();
  await expect(wishes).toHaveCount(0);
  await moved(page, () => page.getByRole('button', { name: /^Anna bids / }).click());
  const wants = page.getByText(m.sa_remark_wants({ name: 'Rosa', count: 2 }, say));
  await expect(async () => {
    await letPass(page, 200);
    await expect(wants).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 10_000, intervals: [50] });
  // Otto agrees by itself, and computers come to an end once Anna has.
  await expect(async () => {
    await letPass(page, 500);
    await expect(table.standing()).toContainText(/\d/, { timeout: 300 });
  }).toPass({ timeout: 10_000, intervals: [50] });
  const talks = page.getByRole('heading', { level: 1, name: m.sa_title_talks({ count: 7 }, say) });
  await expect(async () => {
    // A new bid that stands asks Anna once more.
    const more = table.nothingMore();
    if ((await more.isVisible()) && (await more.isEnabled())) await table.silence();
    await letPass(page, 2000);
    await expect(talks).toBeHidden({ timeout: 100 });
  }).toPass({ timeout: 20_000, intervals: [50] });
});

test('a second window is shown the table and plays no computer', async ({ page, context }) => {
  const table = new Driver(page);
  await playingAlone(table, 'bucket-king', 'fair');
  await untilAsked(table);
  const before = await turnsOf(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText(m.table_elsewhere({}, table.say))).toBeVisible();
  await letPass(other, 10_000);
  expect(await turnsOf(page)).toBe(before);
  await expect(table.handOf('Anna')).toBeVisible();
});

test('Bureaunauts with two computers, little motion: all say their own, and what is taken back waits for the person', async ({
  page
}) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = new OfficeDriver(page);
  await playingAlone(table, 'bureaunauts', 'fair', NAMES);
  await untilAsked(table);
  await moved(page, () => table.chooseInSecret({ dials: () => '★★' }));

  const rows = table.table().locator('li button:visible');
  await untilAsked(table, table.file());
  // Rosa and Otto say by themselves whether they file.
  await expect(rows).toHaveCount(1);
  await expect(rows).toHaveAccessibleName(m.bn_row_pass({ name: 'Anna' }, table.say));
  await moved(page, () => table.file().click());
  await expect(table.file()).toHaveCount(0);
  await untilAsked(table, page.locator('.pill'));
  await expectNoViolations(page);

  await untilAsked(table);
  await table.button(m.co_see_table({}, table.say)).click();
  const before = await turnsOf(page);
  await moved(page, () => table.button(m.table_undo({}, table.say)).click());
  await expect(table.file()).toBeVisible();
  await letPass(page, 20_000);
  expect(await turnsOf(page)).toBe(before + 1);
  await moved(page, () => table.file().click());
  await untilAsked(table);
  await moved(page, () => table.chooseInSecret({ dials: () => '★★' }));
  const none = table.button(m.bn_step_no_action({}, table.say));
  await untilAsked(table, none);
  await expect(table.table().getByRole('heading', { name: m.bn_drawer({ name: 'Anna' }, table.say) })).toBeVisible();
  await moved(page, () => none.click());
});

test('a seat is given up to a computer in mid-game, which plays on; who is left keeps their curtain until they open it', async ({
  page
}) => {
  test.setTimeout(120_000);
  const table = new Driver(page);
  await table.setTable({ names: ['Anna', 'Ben'] });
  const change = async (who: string, agreed: readonly string[], done: string): Promise<void> => {
    await table.button(m.table_menu({}, table.say)).click();
    await table.button(m.table_seats({}, table.say)).click();
    await page.locator('label', { has: page.getByRole('radio', { name: who, exact: true }) }).click();
    for (const name of agreed) await table.button(m.table_undo_agrees({ name }, table.say)).click();
    await table.button(done).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await change(
    m.table_seat_goes({ name: 'Ben' }, table.say),
    ['Anna', 'Ben'],
    m.table_seat_give({ name: 'Ben' }, table.say)
  );
  await expect.poll(async () => JSON.stringify((await records(page)).details)).toContain('"level"');
  await page.reload();
  // Time goes on until the game is open again and the computer has played: it thinks only from then on.
  await expect(async () => {
    await letPass(page, 1000);
    expect(await turnsOf(page)).toBe(1);
  }).toPass({ timeout: 30_000 });
  // Anna's hand stays closed until she has opened it herself.
  await letPass(page, 5000);
  await expect(table.handOf('Anna')).toHaveCount(0);
  await table.hold('Anna');
  await expect(table.button(m.co_see_table({}, table.say))).toBeVisible();
  await table.button(m.co_see_table({}, table.say)).click();
  await change(m.table_seat_back({ name: 'Ben' }, table.say), ['Anna'], m.table_seat_take({ name: 'Ben' }, table.say));
  await expect(table.ring('Anna')).toBeVisible();
});
