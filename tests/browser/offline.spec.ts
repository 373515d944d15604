import { chromium, expect, seeded, test, type BrowserContext, type Locator, type Page } from './test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as m from '../../src/lib/paraglide/words.js';
import { Driver } from './driver';
import { Host } from './versions';

const en = { locale: 'en' } as const;

const GAMES = [
  ['bucket-king', m.bk_name({}, en)],
  ['buro-crazy', m.bc_name({}, en)],
  ['saludos-amigos', m.sa_name({}, en)],
  ['bureaunauts', m.bn_name({}, en)]
] as const;

/** Every page there is, and some that no file answers; with what stands on it. */
const PAGES: readonly (readonly [string, string])[] = [
  ['/', m.brand({}, en)],
  ['/settings', m.settings({}, en)],
  ['/credits', m.credits({}, en)],
  ...GAMES.flatMap(([id, game]): readonly (readonly [string, string])[] => [
    [`/new/${id}`, m.new_title({ game }, en)],
    [`/${id}/help`, m.help_page({ game }, en)],
    [`/${id}?game=none`, m.table_page_heading({}, en)]
  ]),
  ['/settings?from=home', m.settings({}, en)],
  ['/no/such/page', m.error_not_found({}, en)]
];

let host: Host;
let profile: string;

test.beforeEach(async () => {
  host = await Host.open();
  profile = mkdtempSync(join(tmpdir(), 'tischlein-profile-'));
});
test.afterEach(async () => {
  await host.close();
  rmSync(profile, { recursive: true, force: true });
});

test(
  'a browser started without a network plays on, at whatever page it starts',
  { tag: '@offline' },
  async ({ launchOptions }) => {
    const start = async (): Promise<BrowserContext> =>
      seeded(await chromium.launchPersistentContext(profile, { ...launchOptions, locale: 'en-GB', baseURL: host.url }));
    const before = await start();
    const page = await before.newPage();
    const table = new Driver(page);
    await table.setTable({ names: ['Anna', 'Ben'] });
    const game = page.url().slice(host.url.length);
    await page.goto('/');
    await expect(page.getByText(m.offline_ready({}, en), { exact: true })).toBeVisible({ timeout: 60_000 });
    await before.close();

    // The host is gone for good, and the network with it; the browser is another process with the same profile.
    await host.stop();
    const cold = async (path: string, standing: (page: Page) => Locator): Promise<BrowserContext> => {
      const context = await start();
      await context.setOffline(true);
      const opened = await context.newPage();
      await opened.goto(path);
      await expect(standing(opened)).toBeVisible();
      return context;
    };
    // Cold at the shelf and at the rules of a game; the other pages in a browser that has started.
    const [shelf = '/', title = ''] = PAGES[0] ?? [];
    const started = await cold(shelf, (opened) => opened.getByRole('heading', { level: 1, name: title }));
    const [visited = page] = started.pages().slice(-1);
    for (const [path, name] of PAGES) {
      await visited.goto(path);
      await expect(visited.getByRole('heading', { level: 1, name })).toBeVisible();
    }
    await started.close();
    const rules = await cold('/saludos-amigos/help', (opened) =>
      opened.getByRole('heading', { level: 1, name: m.help_page({ game: m.sa_name({}, en) }, en) })
    );
    await rules.close();
    const after = await cold(game, (opened) => opened.getByRole('main', { name: m.table_region({}, en) }));
    const again = new Driver(after.pages().at(-1) ?? page);
    await again.pass('Ben');
    await again.hold('Ben');
    await again.build();
    await again.curtainOf('Anna');
    await after.close();
  }
);
