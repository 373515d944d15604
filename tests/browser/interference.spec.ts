import { expect, test, type Page } from '@playwright/test';
import { m } from '../../src/lib/paraglide/messages.js';
import type { Options } from '../../src/lib/games/bucket-king';
import type { Inside } from '../../src/lib/games/bucket-king/state';
import { disturb } from '../laws/bucket-king.disturb';
import { choicesFor, walk } from '../laws/laws';
import { bucketKingSubject } from '../laws/subjects';
import { Driver } from './driver';

const en = { locale: 'en' } as const;
const NAMES = ['Anna', 'Ben', 'Clara'];
const OPTIONS: Options = { match: 1, drawOrLose: true, equalsTurn: false, starter: 0 };

/** Writes another truth under the only game of this device, as if it had always been so. */
async function put(page: Page, state: Inside['state']): Promise<void> {
  await page.evaluate(
    (now) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tischlein');
        opening.onsuccess = () => {
          const tx = opening.result.transaction('standings', 'readwrite');
          const store = tx.objectStore('standings');
          const all = store.getAll();
          all.onsuccess = () => {
            const [record] = all.result as Record<string, unknown>[];
            store.put({ ...record, now, base: { turns: 0, moves: 0, state: now } });
          };
          tx.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          tx.onerror = () => reject(new Error('not written'));
        };
      }),
    state
  );
}

/** Everything the page says, to eyes and to a screen reader. */
async function said(page: Page): Promise<readonly string[]> {
  const body = await page.locator('.screen').innerHTML();
  return [body, await page.locator('body').ariaSnapshot(), await page.title()];
}

test('two games that differ only in what a seat may not know make byte-equal pages', async ({ page }) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The guide is silent here: that it knows no hand has tests of its own.
  await page.addInitScript(() => localStorage.setItem('tischlein.guideWanted', 'no'));
  const table = new Driver(page);
  await table.setTable({ names: NAMES });
  const deal = { options: OPTIONS, seats: 3, seed: '9'.repeat(32), policy: 'progress' } as const;
  let different = 0;
  let pairs = 0;
  let n = 0;
  for (const { state } of walk(bucketKingSubject, deal)) {
    n += 1;
    if (n !== 1 && n !== 3 && n % 7 !== 4) continue;
    const random = choicesFor(deal.seed, n);
    for (const viewer of ['onlooker', random.int(0, 2)] as const) {
      const pages: (readonly string[])[] = [];
      const other = disturb(state, viewer, random);
      for (const truth of [state, other]) {
        await put(page, truth);
        await page.reload();
        const region = page.getByRole('main', { name: m.table_region({}, en) });
        await expect(region).toBeVisible();
        const shown = [...(await said(page))];
        if (viewer !== 'onlooker') {
          const name = NAMES[viewer] ?? '';
          await page.getByRole('button', { name: m.table_menu({}, en) }).click();
          await page.getByRole('button', { name: m.table_menu_hand_of({ name }, en) }).click();
          await table.curtainOf(name);
          await table.hold(name);
          await page.mouse.move(0, 0);
          shown.push(...(await said(page)));
        }
        pages.push(shown);
      }
      expect(pages[1]).toEqual(pages[0]);
      pairs += 1;
      if (JSON.stringify(other) !== JSON.stringify(state)) different += 1;
    }
    if (pairs >= 8) break;
  }
  expect(pairs).toBeGreaterThanOrEqual(6);
  expect(different).toBeGreaterThanOrEqual(pairs - 2);
});
