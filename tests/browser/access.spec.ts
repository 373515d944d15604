import { expect, test, type Locator, type Page } from './test';
import { bureaunauts } from '../../src/lib/games/bureaunauts';
import { buroCrazy } from '../../src/lib/games/buro-crazy';
import * as office from '../../src/lib/games/buro-crazy/testing';
import { saludosAmigos } from '../../src/lib/games/saludos-amigos';
import * as town from '../../src/lib/games/saludos-amigos/testing';
import type { Game, Kinds } from '../../src/lib/kernel/game';
import { m } from '../../src/lib/paraglide/messages.js';
import { serialize, type StoredSave } from '../../src/lib/saves/records';
import { saveAt } from '../../src/lib/table/testing/save-at';
import { FOUR, MOMENTS } from './bureaunauts-moments';
import { BuroDriver } from './buro-crazy-driver';
import { Driver } from './driver';
import { expectSound, paintedOver, sideways } from './looks';
import { openInTwoSteps, put, sitDown } from './positions';
import { tour } from './tour';

const en = { locale: 'en' } as const;

/** Text that is cut off: by its own box, or by the edge of the window. */
async function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    const hides = /hidden|clip/;
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && (node.textContent ?? '').trim() !== '');
      if (!own || !element.checkVisibility() || element.closest('.visually-hidden, svg') !== null) return [];
      const { overflowX, overflowY, fontSize } = getComputedStyle(element);
      // Letters are cast larger than the lines they stand on.
      const slack = 0.35 * parseFloat(fontSize);
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      const cut =
        (hides.test(overflowX) && scrollWidth > clientWidth + 1) ||
        (hides.test(overflowY) && scrollHeight > clientHeight + slack);
      const { left, right } = element.getBoundingClientRect();
      return cut || left < -1 || right > innerWidth + 1 ? [element.textContent.trim().slice(0, 60)] : [];
    });
  });
}

/** Buttons whose words stand beyond their edge. */
async function spilt(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.button')].flatMap((button) => {
      if (!button.checkVisibility({ visibilityProperty: true })) return [];
      const words = document.createRange();
      words.selectNodeContents(button);
      const [told, box] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
      return told.left < box.left - 1 || told.right > box.right + 1 ? [button.textContent.trim()] : [];
    })
  );
}

/** How thick the edge of something is, in px. */
const edge = (target: Locator): Promise<number> =>
  target.evaluate((element) => parseFloat(getComputedStyle(element).borderTopWidth));

test('every screen is without violations, fits, and has room for a finger', async ({ page }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tour(page, async (screen) => {
    await expectSound(page, screen);
    expect(await paintedOver(page), screen).toEqual([]);
  });
});

test('with text twice as large nothing is cut off, and nothing scrolls sideways', async ({ page }) => {
  test.setTimeout(600_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('tischlein.textSize', '200'));
  await tour(page, async (screen) => {
    expect.soft(await sideways(page), screen).toBeLessThanOrEqual(0);
    expect.soft(await cutOff(page), screen).toEqual([]);
  });
});

test('in forced colours a button keeps its edge, a choice its tick, and whose turn it is its frame', async ({
  page
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/settings');
  const chosen = page.getByRole('radio', { checked: true }).first();
  await expect(chosen.locator('xpath=ancestor::label[1]').locator('svg')).toBeVisible();
  expect(await edge(page.getByRole('link', { name: m.credits({}, en) }))).toBeGreaterThan(0);
  const table = new Driver(page);
  await table.setTable({ names: ['Anna', 'Ben'] });
  await table.buildAll(['Anna', 'Ben']);
  const plates = page.getByRole('main').getByRole('listitem').locator('.plate');
  expect(await edge(plates.nth(0))).toBeGreaterThan(await edge(plates.nth(1)));
  expect(await edge(table.button(m.table_pass_to({ name: 'Anna' }, en)))).toBeGreaterThan(2);
  await table.pass('Anna');
  await table.hold('Anna');
  await table.cards().first().click();
  await expect(table.cards().first().locator('svg').last()).toBeVisible();
});

/** A moment of a game in which Anna chooses in secret: the table, her hand, and what she picks there. */
interface Moment {
  readonly of: string;
  readonly save: StoredSave;
  /** Picks something in her hand; by more than its colour it has to be seen what. */
  readonly pick: (page: Page) => Promise<void>;
}

function saveOf<K extends Kinds>(game: Game<K>, names: readonly string[], state: K['state']): StoredSave {
  const players = names.map((name, look) => ({ name, look }));
  return serialize(saveAt({ game, options: game.options.defaults, players, state }));
}

const AGREED = town.agreed(town.talksOf([6, 6, 9, 5, 6], town.sectionOf('thermalBath', 1)), 2, [1, 2], [2, 3], [3, 2]);
const CALLED = town.play(town.silence(AGREED.state).state, 0, { kind: 'call' });
const MIDDLE: readonly Moment[] = [
  {
    of: 'Büro Crazy',
    save: saveOf(buroCrazy, ['Anna', 'Ben', 'Maximilian'], office.tableOf({ seats: 3, fought: 9 })),
    pick: async (page) => {
      await new BuroDriver(page).memo(20).click();
      const seal = page.getByRole('button', { name: m.bc_seal({ count: 20 }, en) });
      expect(await edge(seal)).toBeGreaterThan(2);
    }
  },
  {
    of: 'Saludos Amigos!',
    save: saveOf(saludosAmigos, ['Anna', 'Ben', 'Clara', 'Maximilian', 'Emilia'], CALLED.state),
    pick: async (page) => {
      const [picked, other] = [page.locator('[aria-pressed=true]'), page.locator('[aria-pressed=false]').first()];
      await other.click();
      await expect(picked).toHaveCSS('outline-style', 'solid');
      await expect(other).toHaveCSS('outline-style', 'none');
    }
  },
  {
    of: 'Bureaunauts',
    save: saveOf(bureaunauts, FOUR, MOMENTS.phones),
    pick: async (page) => {
      const dial = page.getByRole('radiogroup').first();
      await dial
        .locator('label', { has: page.getByRole('radio') })
        .first()
        .click();
      await expect(dial.getByRole('radio').first()).toBeChecked();
      // The dial keeps its own colours, and says what is dialled in its middle.
      await expect(dial).toHaveCSS('forced-color-adjust', 'none');
      await expect(dial.locator('[aria-hidden]').last()).toHaveText('A');
    }
  }
];

for (const { of, save, pick } of MIDDLE) {
  test(`the table and a hand of ${of}: nothing is cut off with text twice as large, all is told apart in forced colours`, async ({
    page
  }) => {
    await page.addInitScript(() => localStorage.setItem('tischlein.textSize', '200'));
    await sitDown(page, save);
    await put(page, save);
    await page.reload();
    const look = async (screen: string): Promise<void> => {
      await expect(page.locator('[data-coming]')).toHaveCount(0);
      const room = page.viewportSize() ?? { width: 1080, height: 810 };
      for (const size of [{ width: 360, height: 640 }, room]) {
        await page.setViewportSize(size);
        const at = `${screen} at ${String(size.width)}`;
        expect.soft(await sideways(page), at).toBeLessThanOrEqual(0);
        expect.soft(await cutOff(page), at).toEqual([]);
        expect.soft(await spilt(page), at).toEqual([]);
      }
    };
    const pass = page.getByRole('button', { name: m.table_pass_to({ name: '' }, en) });
    await expect(pass).toBeVisible();
    await look('table');
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await edge(pass)).toBeGreaterThan(2);
    await openInTwoSteps(page, 'Anna');
    await look('hand');
    await pick(page);
  });
}
