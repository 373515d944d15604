import { expect, test } from './test';
import * as m from '../../src/lib/paraglide/words.js';
import { Driver } from './driver';
import { atTable } from './positions';

const en = { locale: 'en' } as const;

test('people take their chairs by drag, by tap and by keys, and play goes round as they sit', async ({ page }) => {
  await page.goto('/new/bucket-king');
  const table = new Driver(page);
  const field = (seat: number) =>
    page.getByRole('textbox', { name: m.new_name_of({ number: seat + 1 }, en), exact: true });
  await table.button(m.new_add({}, en)).click();
  for (const [seat, name] of ['Anna', 'Ben', 'Clara'].entries()) await field(seat).fill(name);
  const names = async (): Promise<string[]> => Promise.all([0, 1, 2].map((seat) => field(seat).inputValue()));

  // Tap Clara, then Anna: they change chairs.
  await table.button(m.new_chair({ number: 3, name: 'Clara' }, en)).click();
  await table.button(m.new_chair({ number: 1, name: 'Anna' }, en)).click();
  await expect.poll(names).toEqual(['Clara', 'Ben', 'Anna']);

  // Drag Clara from the near edge to the chair right of Anna.
  await page.locator('[data-place="0"]').hover();
  const from = await page.locator('[data-place="0"]').boundingBox();
  const to = await page.locator('[data-place="7"]').boundingBox();
  if (from === null || to === null) throw new Error('no chairs');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(names).toEqual(['Ben', 'Anna', 'Clara']);

  // Walk on with the arrow keys, past the near edge.
  await page.locator('[data-place="7"]').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-place="0"]')).toBeFocused();
  await expect.poll(names).toEqual(['Clara', 'Ben', 'Anna']);
});

test('a tablet that lies flat turns toward the seat behind the curtain, one that is passed round never does', async ({
  page
}) => {
  for (const lying of ['flat', 'round'] as const) {
    await page.goto('/new/bucket-king');
    const name = lying === 'flat' ? m.table_lying_flat({}, en) : m.table_lying_round({}, en);
    for (const [seat, who] of ['Anna', 'Ben'].entries()) {
      await page.getByRole('textbox', { name: m.new_name_of({ number: seat + 1 }, en), exact: true }).fill(who);
    }
    await new Driver(page).option(m.table_lying({}, en), name);
    await page.getByRole('button', { name: m.new_start({ count: 2 }, en) }).click();
    const pass = lying === 'flat' ? m.table_curtain_for({}, en) : m.table_curtain_pass({}, en);
    const heading = page.locator('[data-handover]').getByRole('heading', { name: new RegExp(`^${pass}`) });
    const who = (await heading.textContent()) ?? '';
    await new Driver(page).curtain(who.includes('Ben') ? 'Ben' : 'Anna');
    // Ben sits at the far edge.
    const turned = lying === 'flat' && who.includes('Ben') ? '180deg' : 'none';
    await expect(page.locator('.cover')).toHaveCSS('rotate', turned);
    await page.getByRole('button', { name: m.table_curtain_back({}, en) }).click();
    await expect(page.locator('.cover')).toHaveCount(0);
    await expect(page.locator('.screen')).toHaveCSS('rotate', 'none');
  }
});

test('the ring comes up at the edge of its seat, turned to it, and covers nothing of the board', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const room = page.viewportSize() ?? { width: 1080, height: 810 };
  for (const [place, edge, turn] of [
    [0, 'bottom', 0],
    [2, 'left', 90],
    [4, 'top', 180],
    [6, 'right', 270]
  ] as const) {
    await atTable(page, ['Anna', 'Ben'], 'trick', { lying: 'flat', seatMap: [place, (place + 4) % 8] });
    const ring = page.getByRole('button', { name: m.table_curtain_hold_label({ name: 'Anna' }, en) });
    await expect(ring).toBeVisible();
    await expect(page.locator('.front')).toHaveCSS('rotate', turn === 0 ? 'none' : `${String(turn)}deg`);
    // The board gives way once it is known how long its edge is.
    await expect(async () => {
      const [held, board] = await Promise.all([ring.boundingBox(), page.getByRole('main').boundingBox()]);
      if (held === null || board === null) throw new Error('no ring');
      const gaps = {
        left: held.x,
        top: held.y,
        right: room.width - held.x - held.width,
        bottom: room.height - held.y - held.height
      };
      expect(Object.values(gaps).every((gap) => gap >= gaps[edge])).toBe(true);
      const beyond = {
        left: held.x + held.width <= board.x,
        top: held.y + held.height <= board.y,
        right: held.x >= board.x + board.width,
        bottom: true
      };
      expect(beyond[edge]).toBe(true);
    }).toPass({ timeout: 5000 });
  }
});

test('what opens at a curtain turns with the tablet, and lies at the right hand of whoever sits there', async ({
  page
}) => {
  const table = new Driver(page);
  await page.goto('/new/bucket-king');
  const field = (seat: number) =>
    page.getByRole('textbox', { name: m.new_name_of({ number: seat + 1 }, en), exact: true });
  await expect(field(0)).toBeVisible();
  for (let seats = 2; seats < 4; seats += 1) await table.button(m.new_add({}, en)).click();
  for (const [seat, name] of ['Anna', 'Ben', 'Clara', 'David'].entries()) await field(seat).fill(name);
  await table.option(m.table_lying({}, en), m.table_lying_flat({}, en));
  await table.button(m.new_start({ count: 4 }, en)).click();
  const room = page.viewportSize() ?? { width: 1080, height: 810 };
  // Four people sit at the four edges, clockwise from the near one.
  for (const [name, edge] of [
    ['Anna', 'right'],
    ['Ben', 'bottom'],
    ['Clara', 'left'],
    ['David', 'top']
  ] as const) {
    await table.button(m.table_menu({}, en)).click();
    await table.button(m.table_menu_hand_of({ name }, en)).click();
    await table.curtainOf(name);
    await table.button(m.table_privacy({}, en)).click();
    await expect(async () => {
      const box = await page.getByRole('dialog').boundingBox();
      if (box === null) throw new Error('no sheet');
      const gaps = {
        left: box.x,
        top: box.y,
        right: room.width - box.x - box.width,
        bottom: room.height - box.y - box.height
      };
      const near = Object.values(gaps).map((gap) => Math.round(gap));
      expect(Math.min(...near), name).toBeGreaterThanOrEqual(0);
      expect(Math.round(gaps[edge]), `${name}: ${JSON.stringify(gaps)}`).toBe(0);
    }).toPass({ timeout: 5000 });
    await page.keyboard.press('Escape');
    await table.button(m.table_curtain_back({}, en)).click();
  }
});

test('a table sets how long a hand stays open untouched', async ({ page }) => {
  await page.clock.install();
  const table = await atTable(page, ['Anna', 'Ben']);
  await table.button(m.table_menu({}, en)).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: m.settings_curtain({}, en) })
    .click();
  const times = page.getByRole('group', { name: m.settings_curtain({}, en) });
  await expect(times.getByRole('radio', { name: m.settings_minutes({ count: 1 }, en) })).toBeChecked();
  await times.getByRole('radio', { name: m.settings_seconds({ count: 30 }, en) }).check({ force: true });
  await page.keyboard.press('Escape');
  await table.curtain('Ben');
  await table.openInSteps('Ben');
  await page.clock.runFor(31_000);
  await expect(table.handOf('Ben')).toHaveCount(0);
  await table.curtainOf('Ben');
});
