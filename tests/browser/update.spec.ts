import { expect, seeded, test, type BrowserContext, type Page } from './test';
import * as m from '../../src/lib/paraglide/words.js';
import { atTable } from './positions';
import { Host, SAYS } from './versions';

const en = { locale: 'en' } as const;
const NAMES = ['Anna', 'Ben'];

let host: Host;
let context: BrowserContext;

test.beforeEach(async ({ browser }) => {
  host = await Host.open();
  context = await seeded(await browser.newContext({ baseURL: host.url }));
});
test.afterEach(async () => {
  await context.close();
  await host.close();
});

/** A shelf that is ready for offline. */
async function shelf(): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByText(m.offline_ready({}, en), { exact: true })).toBeVisible({ timeout: 60_000 });
  return page;
}

const says = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

/** The shelf of a host that has a later version by now, once that is on the device. */
async function offered(page: Page): Promise<void> {
  host.update();
  await page.reload();
  await expect(page.getByText(m.update_ready({}, en))).toBeVisible({ timeout: 60_000 });
}

/** The parts of both versions that the device keeps. */
function parts(page: Page): Promise<{ first: number; later: number }> {
  return page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const urls = caught.flat().map(({ url }) => url.split('/').at(-1) ?? '');
    const of = (is: RegExp) => urls.filter((url) => is.test(url) && /\.(js|css)$/.test(url)).length;
    return { first: of(/^(?!later-)/), later: of(/^later-/) };
  });
}

test('a new version waits until the shelf is told to take it', { tag: '@offline' }, async () => {
  const page = await shelf();
  await offered(page);
  await says(page, SAYS.first);
  await page.reload();
  await says(page, SAYS.first);
  await page.getByRole('button', { name: m.update_now({}, en) }).click();
  await says(page, SAYS.later);
  await expect(page.getByText(m.update_ready({}, en))).toHaveCount(0);
  await context.setOffline(true);
  await page.reload();
  await says(page, SAYS.later);
  await expect.poll(async () => (await parts(page)).first).toBe(0);
});

test('a new version comes by itself once nobody plays any more', { tag: '@offline' }, async () => {
  const page = await shelf();
  await offered(page);
  await page.close();
  const next = await context.newPage();
  await expect(async () => {
    await next.goto('about:blank');
    await next.goto('/');
    await expect(next.getByText(SAYS.later)).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('a game goes on as it was while another window takes the new version', { tag: '@offline' }, async () => {
  const other = await shelf();
  const page = await context.newPage();
  const table = await atTable(page, NAMES);
  await page.evaluate(() => (document.documentElement.dataset['stays'] = 'yes'));

  await offered(other);
  await other.getByRole('button', { name: m.update_now({}, en) }).click();
  await says(other, SAYS.later);
  expect(await parts(other)).toEqual({ first: expect.any(Number), later: expect.any(Number) });
  expect((await parts(other)).first).toBeGreaterThan(10);

  // The host has nothing of the first version any more, and there is not even a network.
  await context.setOffline(true);
  await table.pass('Ben');
  await table.hold('Ben');
  await table.build();
  await table.curtainOf('Anna');
  await expect(page.locator('html')).toHaveAttribute('data-stays', 'yes');

  // Back on the shelf the new version shows itself, and the game is there.
  await page.getByRole('button', { name: m.table_curtain_back({}, en) }).click();
  await page.goto('/');
  await says(page, SAYS.later);
  await expect(page.getByRole('link', { name: /^Continue/ })).toBeVisible();
  await expect.poll(async () => (await parts(page)).first, { timeout: 15_000 }).toBe(0);
});

test(
  'a shelf that another window has left behind says so, and shows the new version with the next page',
  { tag: '@offline' },
  async () => {
    const [behind, other] = [await shelf(), await shelf()];
    await offered(other);
    await other.getByRole('button', { name: m.update_now({}, en) }).click();
    await says(other, SAYS.later);
    await expect(behind.getByText(m.update_elsewhere({}, en))).toBeVisible();
    await says(behind, SAYS.first);
    await behind.getByRole('link', { name: m.settings({}, en) }).click();
    await expect(behind.getByRole('heading', { level: 1, name: m.settings({}, en) })).toBeVisible();
    await behind.goBack();
    await says(behind, SAYS.later);
  }
);
