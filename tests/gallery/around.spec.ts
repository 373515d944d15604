/** What lies around the games: the shelf with all that opens from it, and the table with what is seen more rarely. */
import { expect, test } from '../browser/test';
import { bucketKing } from '../../src/lib/games/bucket-king/index';
import { m } from '../../src/lib/paraglide/messages.js';
import { asNamed, Driver } from '../browser/driver';
import { leapTo } from '../browser/positions';
import { playedOn } from '../browser/whole-game';
import { camera, tablet, VIEWS } from './camera';

const NAMES = ['Anna', 'Ben', 'Clara', 'Maximilian'];
const SIX = [...NAMES, 'Emilia', 'Jo'];

for (const { locale, theme } of VIEWS) {
  const say = { locale };
  const folder = `around-${locale}-${theme}`;

  test(`around the table: ${locale}, ${theme}`, async ({ browser, baseURL }) => {
    const page = await tablet(browser, baseURL, { locale, theme });
    const snap = camera(page, `${folder}-table`);
    const table = new Driver(page, locale);
    const button = (name: string) => table.button(name);

    await page.goto('/new/bucket-king');
    await expect(page.getByRole('textbox').first()).toBeVisible();
    while ((await page.getByRole('textbox').count()) < SIX.length) await button(m.new_add({}, say)).click();
    for (const [seat, name] of SIX.entries()) await page.getByRole('textbox').nth(seat).fill(name);
    await snap('six-chairs');
    await button(m.new_start({ count: SIX.length }, say)).click();
    await expect(page.getByRole('main', { name: m.table_region({}, say) })).toBeVisible();
    await snap('six-build-with-guide');
    await button(m.table_help({}, say)).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await snap('help');
    await page.getByRole('button', { name: m.help_all({}, say) }).click();
    await snap('all-rules');
    await page.context().close();
  });

  test(`curtains, and who has the tablet: ${locale}, ${theme}`, async ({ browser, baseURL }) => {
    const page = await tablet(browser, baseURL, { locale, theme });
    const snap = camera(page, `${folder}-curtain`);
    const table = new Driver(page, locale);
    const button = (name: string) => table.button(name);
    const close = () => page.keyboard.press('Escape');
    await table.setTable({ names: NAMES, rounds: '3' });
    await table.pass('Ben');
    await button(m.table_privacy({}, say)).click();
    await snap('how-private');
    await page.getByRole('radio', { name: m.table_privacy_strict({}, say) }).check({ force: true });
    await close();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await button(m.table_curtain_steps({}, say)).click();
    await snap('curtain-i-am');
    await expect(async () => {
      await button(m.table_curtain_i_am({ name: 'Ben' }, say)).click({ timeout: 1000 });
      await expect(button(m.table_curtain_show({}, say))).toBeVisible({ timeout: 500 });
    }).toPass();
    await snap('curtain-show');
    await expect(async () => {
      await button(m.table_curtain_show({}, say)).click({ timeout: 1000 });
      await expect(table.handOf('Ben')).toBeVisible({ timeout: 500 });
    }).toPass();
    await snap('strict-face-down');
    await button(m.table_hide({}, say)).click();
    await table.curtainOf('Ben');
    await snap('curtain-of-who-looked');
    await button(m.table_curtain_back({}, say)).click();
    await button(m.table_undo({}, say)).click();
    await snap('nothing-to-take-back');
    await close();
    await leapTo(page, NAMES.length, 'roundOver', 3);
    await expect(button(m.bk_next_round({}, say))).toBeVisible();
    await snap('round-over');

    // The same game in another window, which takes it.
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: m.table_take_over({}, say), exact: true }).click();
    await expect(page.getByText(m.table_elsewhere({}, say))).toBeVisible();
    await snap('in-another-window');
    await other.close();
    await page.context().close();

    // A browser that keeps nothing and lets the screen sleep.
    const bare = await tablet(browser, baseURL, { locale, theme });
    await bare.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
      Object.defineProperty(navigator, 'wakeLock', { value: undefined });
    });
    const snapBare = camera(bare, `${folder}-bare`);
    const poor = new Driver(bare, locale);
    await bare.goto('/');
    await expect(bare.getByText(m.shelf_no_storage({}, say))).toBeVisible();
    await snapBare('shelf-that-keeps-nothing');
    await poor.setTable({ names: NAMES });
    await expect(bare.getByText(m.table_memory_noStorage({}, say))).toBeVisible();
    await snapBare('table-in-memory');
    await poor.button(m.table_menu({}, say)).click();
    await snapBare('menu-of-a-screen-that-sleeps');
    await bare.context().close();
  });

  test(`after a game, and what does not come: ${locale}, ${theme}`, async ({ browser, baseURL }) => {
    const page = await tablet(browser, baseURL, { locale, theme }, { serviceWorkers: 'block' });
    const snap = camera(page, `${folder}-after`);
    const table = new Driver(page, locale);
    await table.setTable({ names: NAMES.slice(0, 3) });
    await playedOn(page, bucketKing);
    await table.button(m.table_after({}, say)).click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    await snap('how-it-went');
    await page.keyboard.press('Escape');
    await table.button(m.table_log({}, say)).click();
    const look = new RegExp(asNamed(m.table_past_look({ text: '.*' }, say)));
    await page.getByRole('dialog').getByRole('button', { name: look }).first().click();
    await expect(table.button(m.table_past_earlier({}, say))).toBeVisible();
    await table.button(m.table_past_earlier({}, say)).click();
    await snap('an-earlier-moment');

    // What is fetched once the table stands is late, then missing.
    let hasStood = false;
    let isMissing = false;
    const onTable = page.getByRole('main', { name: m.table_region({}, say) });
    await page.route('**/_app/immutable/**/*.js', async (route) => {
      hasStood ||= await onTable.isVisible();
      if (!hasStood) return route.continue();
      // Late: it never comes.
      return isMissing ? route.abort() : undefined;
    });
    for (const state of ['late', 'missing'] as const) {
      hasStood = false;
      isMissing = state === 'missing';
      // Not until all of it has come: some never does.
      await page.reload({ waitUntil: 'commit' });
      await expect(onTable).toBeVisible();
      await table.button(m.table_help({}, say)).click();
      await expect(page.getByText(isMissing ? m.piece_missing({}, say) : m.piece_slow({}, say))).toBeVisible();
      await snap(`help-is-${state}`);
    }
    await page.context().close();
  });

  test(`around the shelf: ${locale}, ${theme}`, async ({ browser, baseURL }) => {
    const page = await tablet(browser, baseURL, { locale, theme });
    // What Safari on an iPad has and no other browser does: it is shown the two taps.
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }));
    const snap = camera(page, `${folder}-shelf`);
    const table = new Driver(page, locale);
    const close = async (): Promise<void> => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    // From few to many: the last table's names come back by themselves.
    for (const names of [NAMES.slice(0, 2), NAMES, SIX]) await table.setTable({ names });
    await page.goto('/');
    const games = page.getByRole('main').getByRole('button', { name: new RegExp(m.bk_name({}, say)) });
    await expect(games).toHaveCount(3);
    await snap('three-games');
    await games.first().click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    await snap('a-game');
    await page.getByRole('dialog').getByRole('textbox').fill('Tante Hildegards Geburtstagsrunde');
    await table.button(m.shelf_name_keep({}, say)).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await games
      .or(page.getByRole('button', { name: /Hildegard/ }))
      .first()
      .click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      table.button(m.shelf_file_save({}, say)).click()
    ]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await snap('a-game-with-a-name');
    await table.button(m.close({}, say)).click();
    await page.getByRole('contentinfo').getByRole('button').click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    await snap('your-games-on-this-device');
    const path = await download.path();
    for (const [file, screen] of [
      [path, 'what-a-file-would-bring'],
      [{ name: 'letter.json', mimeType: 'application/json', buffer: Buffer.from('{"some":"other"}') }, 'a-foreign-file']
    ] as const) {
      if ((await page.getByRole('dialog').count()) === 0)
        await page.getByRole('contentinfo').getByRole('button').click();
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        table.button(m.shelf_import({}, say)).click()
      ]);
      await chooser.setFiles(file);
      const foreign = page.getByText(m.shelf_import_foreign({}, say));
      await expect(foreign.or(page.getByRole('dialog').getByRole('radio').first())).toBeVisible();
      await snap(screen);
      await close();
    }
    await page
      .getByRole('navigation', { name: m.settings({}, say) })
      .getByRole('button')
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await snap('languages');
    await close();

    // The mirror has long followed when the browser empties its store.
    await page.goto('/credits');
    await page.evaluate(
      () =>
        new Promise<unknown>((resolve, reject) => {
          const request = indexedDB.deleteDatabase('tischlein');
          request.onsuccess = resolve;
          request.onerror = reject;
        })
    );
    await page.goto('/');
    await expect(games.or(page.getByRole('button', { name: /Hildegard/ }))).toHaveCount(3);
    await expect(page.getByText(m.shelf_brought_back({ count: 3 }, say))).toBeVisible();
    await snap('brought-back');

    // Some part of this version can't be had, and nobody else says so.
    await page.evaluate(() => {
      const missing = new Error('some part');
      dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: missing }));
      void Promise.reject(missing);
    });
    await expect(page.getByRole('alert')).toBeVisible();
    await snap('update-incomplete');
    await page.context().close();
  });
}
