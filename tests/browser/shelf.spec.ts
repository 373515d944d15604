import { expect, seeded, test, type Locator, type Page } from './test';
import { readFileSync } from 'node:fs';
import * as m from '../../src/lib/paraglide/words.js';
import { Driver } from './driver';
import { expectNoViolations } from './looks';
import { atTable } from './positions';
import { SCREENS, show } from '../screens';
import { records } from './store';

const en = { locale: 'en' } as const;
const NAMES = ['Anna', 'Ben'];
const names = 'Anna and Ben';
const box = m.bk_name({}, en);

const continues = (page: Page, game: string): Locator =>
  page.getByRole('link', { name: m.shelf_continue_with({ game, names }, en), exact: true });
const more = (page: Page, game: string): Locator =>
  page.getByRole('button', { name: m.shelf_more_about({ game, names }, en), exact: true });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** A shelf with one game on it. */
async function shelf(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await atTable(page, NAMES);
  await page.goto('/');
  await expect(continues(page, box)).toBeVisible();
}

/** Saves the game to a file and says what is in it. */
async function saved(page: Page, game: string): Promise<string> {
  await more(page, game).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, m.shelf_file_save({}, en)).click()
  ]);
  await expect(page.getByText(m.shelf_file_made({ file: download.suggestedFilename() }, en))).toBeVisible();
  return readFileSync(await download.path(), 'utf8');
}

/** Drops files onto the page, as from a folder beside it. */
async function drop(page: Page, ...texts: readonly string[]): Promise<void> {
  const data = await page.evaluateHandle((contents) => {
    const transfer = new DataTransfer();
    for (const content of contents) {
      transfer.items.add(new File([content], 'games.json', { type: 'application/json' }));
    }
    return transfer;
  }, texts);
  // A file that is held over a page says so again and again; a page that has just come may not listen yet.
  await expect(async () => {
    await page.locator('main').dispatchEvent('dragover', { dataTransfer: data });
    await expect(page.getByText(m.shelf_import_drop({}, en))).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.locator('main').dispatchEvent('drop', { dataTransfer: data });
}

test('a game gets a name, is copied, is deleted, and is had back', async ({ page }) => {
  await shelf(page);
  await more(page, box).click();
  await page.getByRole('textbox').fill('Friday');
  await expectNoViolations(page);
  await button(page, m.shelf_name_keep({}, en)).click();
  await expect(continues(page, 'Friday')).toBeVisible();

  await more(page, 'Friday').click();
  await button(page, m.shelf_copy({}, en)).click();
  const copied = 'Friday (2)';
  await expect(continues(page, copied)).toBeVisible();
  await expect(continues(page, 'Friday')).toBeVisible();

  await more(page, 'Friday').click();
  await button(page, m.shelf_delete({}, en)).click();
  await expect(continues(page, 'Friday')).toHaveCount(0);
  await expectNoViolations(page);
  await button(page, m.shelf_undo({}, en)).click();
  await expect(continues(page, 'Friday')).toBeVisible();

  // A day later there is no button any more, and still a way back.
  await more(page, copied).click();
  await button(page, m.shelf_delete({}, en)).click();
  await expect(continues(page, copied)).toHaveCount(0);
  await page.reload();
  await page.getByRole('contentinfo').getByRole('button').click();
  await button(page, m.shelf_restore_with({ game: copied, names }, en)).click();
  await page.keyboard.press('Escape');
  await expect(continues(page, copied)).toBeVisible();
});

test('a file shows what it would bring, and overwrites nothing by itself', async ({ page, browser }) => {
  await shelf(page);
  const text = await saved(page, box);
  await drop(page, text);
  await expect(page.getByText(m.shelf_import_here_identical({}, en))).toBeVisible();
  await expect(page.getByRole('radio', { name: m.shelf_import_skip({}, en) })).toBeChecked();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(1);

  // Another tablet.
  const other = await seeded(await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-GB' }));
  const there = await other.newPage();
  await there.goto('/');
  await new Driver(there).openFile(text);
  await expect(there.getByText(m.shelf_import_here_none({}, en))).toBeVisible();
  await button(there, m.shelf_import_go({ count: 1 }, en)).click();
  await continues(there, box).click();
  await expect(there.getByRole('main', { name: m.table_region({}, en) })).toBeVisible();
  await other.close();
});

test(
  'what another app hands over is looked at like any other file, with no network too',
  { tag: '@offline' },
  async ({ page }) => {
    await shelf(page);
    const text = await saved(page, box);
    await expect(page.getByText(m.offline_ready({}, en), { exact: true })).toBeVisible({ timeout: 60_000 });
    const here = page.url();
    await page.context().setOffline(true);
    // What the system sends for the app on the home screen, as the manifest asks for it.
    const { share_target: target } = JSON.parse(readFileSync('static/manifest.webmanifest', 'utf8')) as {
      share_target: { action: string; method: string; enctype: string; params: { files: [{ name: string }] } };
    };
    const system = await page.context().newPage();
    await system.setContent('<form><input type="file" multiple></form>');
    await system.locator('form').evaluate(
      (form, wanted) => {
        for (const [name, value] of Object.entries(wanted)) form.setAttribute(name, value);
      },
      { action: new URL(target.action, here).href, method: target.method, enctype: target.enctype }
    );
    const input = system.locator('input');
    await input.evaluate((field, name) => field.setAttribute('name', name), target.params.files[0].name);
    await input.setInputFiles([
      { name: 'Überblick.json.txt', mimeType: 'text/plain', buffer: Buffer.from(text) },
      { name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"some":"other file"}') }
    ]);
    await system.locator('form').evaluate((form: HTMLFormElement) => form.submit());
    // Nothing is looked at before somebody says so.
    await expect(system.getByText(m.shelf_shared({ count: 2 }, en))).toBeVisible();
    await expect(system.getByRole('dialog')).toHaveCount(0);
    await button(system, m.shelf_shared_look({}, en)).click();
    // In whichever order they were kept.
    const answers = [m.shelf_import_here_identical({}, en), m.shelf_import_foreign({}, en)];
    const said = system.getByText(answers[0] ?? '').or(system.getByText(answers[1] ?? ''));
    await expect(said).toBeVisible();
    await expect(system).toHaveURL(here);
    const first = await said.textContent();
    await system.keyboard.press('Escape');
    await expect(system.getByText(answers.find((answer) => !first?.includes(answer)) ?? '')).toBeVisible();
    await system.keyboard.press('Escape');
    await expect(system.getByRole('dialog')).toHaveCount(0);
    // Once.
    await system.reload();
    await expect(continues(system, box)).toBeVisible();
    await expect(system.getByRole('dialog')).toHaveCount(0);
  }
);

test('what is wrong with a file is said in words, and nothing changes', async ({ page }) => {
  await page.goto('/');
  for (const [text, said] of [
    ['not at all', m.shelf_import_not_json({}, en)],
    ['{"some":"other file"}', m.shelf_import_foreign({}, en)],
    ['{"kind":"tischlein-games","format":999,"games":[]}', m.shelf_import_newer({}, en)]
  ] as const) {
    await drop(page, text);
    await expect(page.getByRole('alert').getByText(said)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('a file that is dropped while the sheet of the one before is still closing is not lost', async ({ page }) => {
  await page.goto('/');
  await drop(page, 'not at all');
  await expect(page.getByRole('alert').getByText(m.shelf_import_not_json({}, en))).toBeVisible();
  await page.evaluate(() => {
    // The browser tells of the closing with its next frame: after the drop.
    document.querySelector('dialog')?.close();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['{"some":"other file"}'], 'other.json', { type: 'application/json' }));
    document
      .querySelector('main')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('alert').getByText(m.shelf_import_foreign({}, en))).toBeVisible();
});

test('of several files each is answered, one after the other, also those dropped upon an open one', async ({
  page
}) => {
  await page.goto('/');
  await drop(page, 'not at all', '{"some":"other file"}');
  const said = page.getByRole('alert');
  await expect(said.getByText(m.shelf_import_not_json({}, en))).toBeVisible();
  await drop(page, '{"kind":"tischlein-games","format":999,"games":[]}');
  await expect(said.getByText(m.shelf_import_not_json({}, en))).toBeVisible();
  for (const next of [m.shelf_import_foreign({}, en), m.shelf_import_newer({}, en)]) {
    await page.keyboard.press('Escape');
    await expect(said.getByText(next)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('what comes as a file and is none is told', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('button')).toBeVisible();
  // A folder, in some browsers: it says it has files, and has none.
  await expect(async () => {
    await page.evaluate(() => {
      const event = new DragEvent('drop', { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'dataTransfer', { value: { types: ['Files'], files: [] } });
      document.querySelector('main')?.dispatchEvent(event);
    });
    await expect(page.getByText(m.shelf_import_not_read({}, en))).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('games that a newer Tischlein keeps are left alone, and that is said', async ({ page }) => {
  await shelf(page);
  const address = await continues(page, box).getAttribute('href');
  // A newer app has changed the store; this window lets go of it at once.
  await records(page, { version: 1000 });
  await page.reload();
  await expect(page.getByRole('alert').getByText(m.shelf_newer_store({}, en))).toBeVisible();
  await expectNoViolations(page);
  await page.goto(address ?? '');
  await expect(page.getByText(m.table_page_newer({}, en))).toBeVisible();
  // People can still play here; what they play is not kept, and says so.
  await new Driver(page).setTable({ names: NAMES });
  await expect(page.getByText(m.table_memory_newer({}, en))).toBeVisible();
  const { version, games } = await records(page);
  expect([version, games.length]).toEqual([1000, 1]);
});

test('a game nobody can read stays on the shelf, with a sentence, a file and a way out', async ({ page }) => {
  await shelf(page);
  await records(page, { put: { games: [{ id: 'broken', players: [{ name: 'Zoe' }], title: 'Torn' }] } });
  await page.reload();
  const torn = page.getByRole('listitem').filter({ hasText: 'Torn' });
  await expect(torn.getByText(m.shelf_unread_damaged({}, en))).toBeVisible();
  await expectNoViolations(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, `${m.shelf_file_save({}, en)}: Torn`).click()
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('Zoe');
  await button(page, `${m.shelf_delete({}, en)}: Torn`).click();
  await expect(torn).toHaveCount(0);
  await button(page, m.shelf_undo({}, en)).click();
  await expect(torn).toBeVisible();
});

test('the shelf says when the last backup was made', async ({ page }) => {
  // A browser that hands files on, but as Chromium does: texts, and no JSON.
  await page.addInitScript(() => {
    const share = ({ files }: ShareData): Promise<void> => {
      document.documentElement.dataset['shared'] = files?.[0]?.name ?? '';
      return Promise.resolve();
    };
    Object.assign(navigator, { canShare: ({ files }: ShareData) => files?.[0]?.type === 'text/plain', share });
  });
  await shelf(page);
  const line = page.getByRole('contentinfo').getByRole('button');
  await expect(line).toContainText(m.shelf_backup_none({}, en));
  // What the browser answered, and how much room there is.
  await expect(line).toContainText(/protected by the browser/i);
  await line.click();
  await expect(page.getByText(/\d.* of .*\d.* in use/)).toBeVisible();
  await expectNoViolations(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, m.shelf_backup_now({}, en)).click()
  ]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({ kind: 'tischlein-games' });
  await expect(page.getByText(m.shelf_backup_all_text({}, en))).toBeVisible();
  await button(page, m.shelf_file_share({}, en)).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', `${download.suggestedFilename()}.txt`);
  await page.keyboard.press('Escape');
  await expect(line).toContainText(m.shelf_just_now({}, en));
});

test('on a tablet that lies the boxes stand still and in sight, whatever hangs above them', async ({ page }) => {
  const full = SCREENS.find(({ game, name }) => game === 'shelf' && name === 'full');
  if (full === undefined) throw new Error('no such screen');
  const boxes = (): Promise<readonly (readonly number[])[]> =>
    page.locator('.box').evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, bottom } = one.getBoundingClientRect();
        return [left, top, width, bottom].map((side) => Math.round(side));
      })
    );
  const sizes = [
    [1180, 820],
    [1024, 768]
  ] as const;
  const welcome = page.getByRole('region', { name: m.shelf_welcome({}, en) });
  await page.goto('/');
  await expect(welcome).toBeVisible();
  const empty = new Map<number, readonly (readonly number[])[]>();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    empty.set(width, await boxes());
    expect(empty.get(width)?.every(([, , , bottom = Infinity]) => bottom <= height)).toBe(true);
  }
  await show(page, full);
  await expect(welcome).toHaveCount(0);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    expect(await boxes()).toEqual(empty.get(width));
  }
});
