import { expect, test } from './test';
import { bureaunauts } from '../../src/lib/games/bureaunauts';
import type { Choice } from '../../src/lib/games/bureaunauts/pieces';
import { goOn, wholeTableOf } from '../../src/lib/games/bureaunauts/testing';
import * as m from '../../src/lib/paraglide/words.js';
import { OfficeDriver, type Policy } from './bureaunauts-driver';
import { begun, saveOf, seat } from './positions';
import { saidBy, seenBySecond, seenOn } from './secrets';

const TWO = ['Anna', 'Ben'];
const SIX = ['Anna', 'Ben', 'Clara', 'David', 'Emilia', 'Fritz'];
const en = { locale: 'en' } as const;

/** Two ships ready to go, and a sky with little in it. */
const READY = goOn(wholeTableOf({ careers: [{}, {}], cards: { C3: 'pirates', D4: 'relic' } })).state;

test('two people play a career game to the vote', async ({ page }) => {
  test.setTimeout(600_000);
  const office = new OfficeDriver(page);
  await office.setTable({ game: 'bureaunauts', names: TWO });
  // Two plans; in three periods a flight and two lunches each; three periods without paperwork; the vote.
  const policy: Policy = {
    files: (n) => n <= 6,
    dials: (n) => (n === 1 ? 'F6' : n === 2 ? 'B2' : '★★'),
    announces: 'lunch'
  };
  const voting = await office.playOn(TWO, policy, ({ kind }) => kind === 'turn');
  expect(voting.kind).toBe('turn');
  await expect(page.getByText(/Three fiscal periods without paperwork/).first()).toBeVisible();
  await office.playOn(TWO, policy);
  await expect(page.getByRole('heading', { level: 1, name: /^(Anna|Ben) is Galactic CEO$/ })).toBeVisible();
  await expect(office.over().getByRole('row')).toHaveCount(3);
  await page.reload();
  await expect(office.over()).toBeVisible();
});

test('six people play a fiscal period; only who files takes the tablet', async ({ page }) => {
  test.setTimeout(600_000);
  const office = new OfficeDriver(page);
  await seat(page, begun(bureaunauts, SIX, { options: { ...bureaunauts.options.defaults, starter: 0 } }));
  const cells = ['A1', 'B5', 'C7', 'D9', 'E2', 'F3'];
  const policy: Policy = {
    // Four of six file once; then everybody passes.
    files: (n) => n <= 4,
    dials: (n) => cells[n - 1] ?? '★★',
    announces: 'lunch'
  };
  await office.playOn(SIX, policy, async () => (await page.getByText(/^Fiscal period 2, filing 1\./).count()) > 0);
  // One for each plan, one for each who filed.
  expect(office.handovers).toBe(6 + 4);
  await page.getByRole('button', { name: m.table_log({}, en) }).click();
  await expect(page.getByText(/Fiscal period 1 ends\./).first()).toBeVisible();
});

test('two want the same card: they meet face to face, and the winner puts the other ship elsewhere', async ({
  page
}) => {
  test.setTimeout(300_000);
  // The guide says a thing once: whether it has is no secret.
  await page.addInitScript(() => localStorage.setItem('tischlein.guideWanted', 'no'));
  const office = new OfficeDriver(page);
  await seat(page, saveOf(bureaunauts, TWO, READY));
  const policy: Policy = { files: () => true, dials: () => 'D4', announces: 'lunch' };
  await office.playOn(TWO, policy, () => office.button(m.table_face({}, en)).isVisible());

  /** Anna seals this; what there is to be seen then: with the other half covered, and with it open. */
  const sealed = async (choice: Choice): Promise<readonly (readonly string[])[]> => {
    // A page just come to is announced by its title, and has said nothing else yet.
    await page.reload();
    await office.faceToFace(TWO);
    expect(await saidBy(page)).not.toContain('"secret":true');
    const [anna, ben] = [office.half('Anna'), office.half('Ben')];
    await office.holdHalf('Anna', office.suggestion('golf', anna));
    await expect(office.suggestion('golf', ben)).toHaveCount(0);
    await office.suggestion(choice, anna).click();
    await expect(anna).toContainText(m.table_facing_sealed({}, en));
    const covered = await seenOn(page);
    await office.holdHalf('Ben', office.suggestion('golf', ben));
    return [covered, await seenOn(page)];
  };
  const poker = await sealed('poker');
  await page.getByRole('button', { name: m.table_hide({}, en) }).click();
  await office.button(m.table_back({}, en)).click();
  await page.getByRole('button', { name: m.table_undo({}, en) }).click();
  // Ben has opened his half since, so both agree.
  for (const name of TWO) await page.getByRole('button', { name: m.table_undo_agrees({ name }, en) }).click();
  await page.getByRole('button', { name: m.table_undo_do({ count: 1 }, en) }).click();
  await expect(page.getByText(m.table_log_undo({ count: 1 }, en))).toBeVisible();
  expect(await sealed('golf')).toEqual(poker);

  // Ben seals, and all look at the table.
  await office.suggestion('happyHour', office.half('Ben')).click();
  await expect(page.getByText(/The Meeting: Anna Golf and Ben Happy Hour/).first()).toBeVisible();
  const waits = await office.playOn(TWO, policy, ({ kind }) => kind === 'displace');
  expect(waits.kind).toBe('displace');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ben sends Anna’s ship elsewhere$/);
  // The contested card lies face up now, so no ship may be put on it.
  await expect(office.card('D4')).toHaveAttribute('aria-disabled', 'true');
  await office.card('C3').click();
  await page.getByRole('button', { name: /^Send Anna to C3$/ }).click();
  await expect(page.getByText(/ship from D4 to C3, which turns up: Space Pirates/).first()).toBeVisible();
});

test('a game that is closed between two secret Phones goes on where it was', async ({ page, context }) => {
  test.setTimeout(300_000);
  const office = new OfficeDriver(page);
  await seat(page, saveOf(bureaunauts, TWO, READY));
  const policy: Policy = { files: () => true, dials: () => 'C3', announces: 'lunch' };
  const first = await office.playOn(TWO, policy, ({ kind }) => kind === 'hand');
  await office.step(first, policy);
  const second = await office.waits(TWO);
  expect(second.kind).toBe('hand');
  await page.close();

  const next = await context.newPage();
  await next.goto('/');
  await next.getByRole('link', { name: /^Continue/ }).click();
  const later = new OfficeDriver(next);
  await expect(later.table()).toBeVisible();
  await expect(later.table().getByText(m.bn_step_sealed({}, en), { exact: true })).toHaveCount(1);
  expect(await saidBy(next)).not.toContain('"secret":true');
  const waits = await later.waits(TWO);
  expect('name' in waits && 'name' in second && waits.name === second.name).toBe(true);
  await later.step(waits, { ...policy, dials: () => 'D4' });
  await expect(next.getByText(/The Space Phones are shown: .*C3.*/).first()).toBeVisible();
  await expect(next.getByText(/turns up: Relic/).first()).toBeVisible();
});

test('nothing of the first Phone is known to the second player or to the table', async ({ page }) => {
  test.setTimeout(300_000);
  const office = new OfficeDriver(page);
  await seat(page, saveOf(bureaunauts, TWO, READY));
  const policy: Policy = { files: () => true, dials: () => 'H10', announces: 'lunch' };
  const first = await office.playOn(TWO, policy, ({ kind }) => kind === 'hand');
  const name = 'name' in first ? first.name : '';

  /** What the table and the second player see, with whatever the first has chosen. */
  const seen = async (): Promise<readonly string[]> => {
    const second = await office.waits(TWO);
    return seenBySecond(office, 'name' in second ? second.name : '');
  };

  await office.step(first, policy);
  const flight = await seen();
  await page.getByRole('button', { name: m.table_menu({}, en) }).click();
  await page.getByRole('button', { name: m.table_menu_hand_of({ name }, en) }).click();
  await office.hold(name);
  await office.button(m.bn_private_take_back({}, en)).click();
  await office.dial('★★');
  const stars = await seen();
  expect(stars).toEqual(flight);
});
