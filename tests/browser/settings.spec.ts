import { expect, test, type Page } from './test';
import * as m from '../../src/lib/paraglide/words.js';
import { called, show } from '../screens';
import { Driver } from './driver';
import { broken } from './law';
import { atTable } from './positions';

const en = { locale: 'en' } as const;

async function choose(page: Page, name: string, legend: string): Promise<void> {
  const radio = page.getByRole('group', { name: legend }).getByRole('radio', { name, exact: true });
  await radio.locator('xpath=ancestor::label[1]').click();
  await expect(radio).toBeChecked();
}

/** As chosen in another window. */
const setting = (page: Page, name: string, newValue: string): Promise<void> =>
  page.evaluate(
    ([name, newValue]) => {
      localStorage.setItem(`tischlein.${name}`, newValue);
      dispatchEvent(new StorageEvent('storage', { key: `tischlein.${name}`, newValue }));
    },
    [name, newValue] as const
  );

const sizeOfText = (page: Page): Promise<number> =>
  page.getByText(m.theme_note({}, en)).evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

test.beforeEach(async ({ page }) => {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('text grows at once, by as much as it says, and stays so', async ({ page }) => {
  const before = await sizeOfText(page);
  await choose(page, m.settings_percent({ percent: '150' }, en), m.settings_text({}, en));
  await expect.poll(() => sizeOfText(page)).toBeCloseTo(before * 1.5, 1);
  await page.reload();
  await expect.poll(() => sizeOfText(page)).toBeCloseTo(before * 1.5, 1);
});

test('a sheet gives larger words room at once, as it does where it opens in them', async ({ page }) => {
  await show(page, called('bucket-king: log'));
  await setting(page, 'language', 'de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.setViewportSize({ width: 360, height: 640 });
  for (const textSize of ['100', '150', '200']) {
    await setting(page, 'textSize', textSize);
    expect(await broken(page), textSize).toEqual([]);
  }
});

/** How wide the pyramid that can be seen is, in px. */
const pyramid = (page: Page): Promise<number> =>
  page
    .locator('.yard[data-pass]:not(.large) .stand, .seat[aria-current] .stand')
    .first()
    .evaluate((stand) => stand.getBoundingClientRect().width);

test('a pyramid is as wide in words twice as large, and wider where one at a time is shown', async ({ page }) => {
  const table = await atTable(page, ['Anna', 'Ben', 'Clara'], 'trick');
  for (const [width, height] of [
    [1180, 820],
    [820, 1180],
    [390, 844]
  ] as const) {
    await page.setViewportSize({ width, height });
    const seen: Record<string, number> = {};
    for (const pictures of ['whole', 'large']) {
      for (const text of ['100', '200']) {
        await setting(page, 'textSize', text);
        await setting(page, 'pictures', pictures);
        await expect(page.locator('.yard[data-pass]')).toHaveClass(pictures === 'large' ? /large/ : /^(?!.*large)/);
        seen[pictures + text] = await pyramid(page);
      }
    }
    expect.soft(seen.whole200, `${String(width)} wide`).toBeGreaterThanOrEqual(seen.whole100 ?? 0);
    expect.soft(seen.large200, `${String(width)} wide`).toBeGreaterThanOrEqual(seen.large100 ?? 0);
    expect.soft(seen.large100, `${String(width)} wide`).toBeGreaterThan(1.5 * (seen.whole100 ?? 0));
  }
  // Swiping goes round the table; so does the arrow.
  const name = page.locator('.seat[aria-current] .name');
  const before = await name.textContent();
  await table.button(m.bk_look_on({}, en)).click();
  await expect(name).not.toHaveText(before ?? '');
});

test('text follows what the browser is set to', async ({ page }) => {
  const before = await sizeOfText(page);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  await expect.poll(() => sizeOfText(page)).toBeCloseTo(before * 2, 1);
});

test('evening comes at once and stays', async ({ page }) => {
  const paper = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper').trim());
  const light = await paper();
  await choose(page, m.theme_evening({}, en), m.theme({}, en));
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  await page.reload();
  await expect.poll(paper).toBe(dark);
  await choose(page, m.theme_light({}, en), m.theme({}, en));
  await expect.poll(paper).toBe(light);
});

test('motion goes at once, whatever the device says, and stays away', async ({ page }) => {
  const duration = (): Promise<string> =>
    page.evaluate(() => {
      const probe = document.createElement('div');
      probe.style.animation = 'none 3s';
      document.body.append(probe);
      const { animationDuration } = getComputedStyle(probe);
      probe.remove();
      return animationDuration;
    });
  const moves = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--moves').trim());
  expect(await duration()).toBe('3s');
  expect(await moves()).toBe('1');
  await choose(page, m.settings_motion_reduced({}, en), m.settings_motion({}, en));
  await expect.poll(duration).toBe('0.12s');
  expect(await moves()).toBe('0');
  await page.reload();
  await expect.poll(duration).toBe('0.12s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await choose(page, m.settings_motion_full({}, en), m.settings_motion({}, en));
  await expect.poll(duration).toBe('3s');
  expect(await moves()).toBe('1');
  await choose(page, m.theme_system({}, en), m.settings_motion({}, en));
  await expect.poll(duration).toBe('0.12s');
});

test('sounds are off until somebody asks for them, can be tried before, and stay', async ({ page }) => {
  const heard = (): Promise<readonly string[]> =>
    page.evaluate(() =>
      (window as unknown as { readonly contexts: readonly AudioContext[] }).contexts.map((each) => each.state)
    );
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    Object.assign(window, { contexts });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        contexts.push(this);
      }
    };
  });
  await page.reload();
  const sounds = page.getByRole('switch', { name: m.settings_sounds({}, en), exact: true });
  const trying = page.getByRole('button', { name: m.settings_sounds_try({}, en) });
  await expect(sounds).not.toBeChecked();
  expect(await heard()).toEqual([]);
  await trying.click();
  await expect.poll(heard).toEqual(['running']);
  await expect(sounds).not.toBeChecked();
  await sounds.focus();
  await page.keyboard.press('Space');
  await expect(sounds).toBeChecked();
  await page.reload();
  await expect(sounds).toBeChecked();
  expect(await heard()).toEqual([]);
});

test('the language changes every word at once and stays', async ({ page }) => {
  await page.getByRole('radio', { name: 'Deutsch', exact: true }).locator('xpath=ancestor::label[1]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.settings({}, { locale: 'de' }));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.settings({}, { locale: 'de' }));
});

test('a hand opens in two steps for whoever has chosen so', async ({ page }) => {
  await choose(page, m.settings_opening_steps({}, en), m.settings_opening({}, en));
  const table = await atTable(page, ['Anna', 'Ben']);
  await table.pass('Ben');
  await expect(table.button(m.table_curtain_i_am({ name: 'Ben' }, en))).toBeVisible();
  await expect(table.button(m.table_curtain_hold_label({ name: 'Ben' }, en))).toHaveCount(0);
});

test('the curtain of a new table falls after the time that was chosen', async ({ page }) => {
  await choose(page, m.settings_seconds({ count: 30 }, en), m.settings_curtain({}, en));
  await page.clock.install();
  const table = new Driver(page);
  await table.setTable({ names: ['Anna', 'Ben'] });
  await table.curtain('Ben');
  await table.openInSteps('Ben');
  await page.clock.runFor(28_000);
  await expect(table.handOf('Ben')).toBeVisible();
  await page.clock.runFor(3000);
  await expect(table.handOf('Ben')).toHaveCount(0);
  await table.curtainOf('Ben');
});
