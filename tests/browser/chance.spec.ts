import { expect, seeded, test, type Page } from './test';

/** Two draws of 16 bytes, as the app draws them. */
const draws = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [0, 1].map(() =>
      Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
    )
  );

test('a page draws the same at every run, and never the same twice', async ({ page, context, browser, baseURL }) => {
  await page.goto('/');
  const first = await draws(page);
  // What this test drew when it was written: by its name alone.
  expect(first).toEqual(['99fb206b95706418745cd20d195248f1', '4a7179c995706418745cd20d195248f1']);
  await page.reload();
  const reloaded = await draws(page);
  const window = await context.newPage();
  await window.goto('/settings');
  const inWindow = await draws(window);
  const other = await seeded(await browser.newContext(baseURL === undefined ? {} : { baseURL }));
  const elsewhere = await other.newPage();
  await elsewhere.goto('/');
  const all = [...first, ...reloaded, ...inWindow, ...(await draws(elsewhere))];
  expect(new Set(all).size).toBe(all.length);
  await other.close();
});
