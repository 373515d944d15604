/** Real fingers, and a clock that stands still between them: who lifts late or taps twice acts once, and for nobody else. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import { bureaunauts } from '../../src/lib/games/bureaunauts';
import { goOn, wholeTableOf } from '../../src/lib/games/bureaunauts/testing';
import type { Game, Kinds } from '../../src/lib/kernel/game';
import { m } from '../../src/lib/paraglide/messages.js';
import { stampedSave, type StoredSave } from '../../src/lib/saves/stamp';
import { people } from '../../src/lib/table/testing/seats';
import { saveAt } from '../../src/lib/table/testing/save-at';
import { MOMENTS } from './bureaunauts-moments';
import { Driver } from './driver';
import { put, sitDown } from './positions';
import { expect, test } from './test';

const en = { locale: 'en' } as const;
/** How long nothing new takes a press, and a little more than a ring takes, in milliseconds. */
const REST = 500;
const RING = 700;

function saveOf<K extends Kinds>(game: Game<K>, seats: number, state: K['state']): StoredSave {
  return stampedSave(saveAt({ game, options: game.defaults, players: people(seats), state }));
}

const MEETING = saveOf(bureaunauts, 4, MOMENTS.meeting);
const FILING = saveOf(
  bureaunauts,
  2,
  goOn(wholeTableOf({ careers: [{}, {}], cards: { C3: 'pirates', D4: 'relic' } })).state
);
/** One tablet that several fingers touch. Time goes on only when it is told to. */
class Tablet extends Driver {
  private readonly down = new Map<number, { x: number; y: number }>();

  private constructor(
    page: Page,
    private readonly touches: CDPSession
  ) {
    super(page);
  }

  /** With this game on it, at the table. */
  static async with(page: Page, save: StoredSave): Promise<Tablet> {
    await page.clock.install();
    await sitDown(page, save);
    await page.addInitScript(() => {
      localStorage.setItem('tischlein.withoutHolding', 'no');
      // The page's own word for it: also of what it swallows.
      const seen = { clicks: 0, ups: 0 };
      Object.assign(window, { seen });
      window.addEventListener('click', ({ detail }) => (seen.clicks += Math.sign(detail)), { capture: true });
      for (const end of ['pointerup', 'pointercancel'])
        window.addEventListener(end, () => (seen.ups += 1), { capture: true });
    });
    await put(page, save);
    await page.reload();
    await expect(page.getByRole('main', { name: m.table_region({}, en) })).toBeVisible();
    await expect(page.locator('[data-coming]')).toHaveCount(0);
    const now = await page.evaluate(() => Date.now());
    await page.clock.pauseAt(now + 10_000);
    return new Tablet(page, await page.context().newCDPSession(page));
  }

  private send(
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    ids: readonly number[]
  ): Promise<unknown> {
    const touchPoints = ids.flatMap((id) => ({ ...(this.down.get(id) ?? { x: 0, y: 0 }), id }));
    return this.touches.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  private seen(what: 'clicks' | 'ups'): Promise<number> {
    return this.page.evaluate((kind) => (window as unknown as { seen: Record<string, number> }).seen[kind] ?? 0, what);
  }

  /** Where a finger would touch this. */
  async spotOf(target: Locator): Promise<{ x: number; y: number }> {
    const box = await target.boundingBox();
    if (box === null) throw new Error('nothing to touch');
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  }

  /** A finger comes to rest. */
  async press(spot: { x: number; y: number }, id = 0): Promise<void> {
    this.down.set(id, spot);
    await this.send('touchStart', [...this.down.keys()]);
  }

  /** And goes, or is taken away by the system; once the page has heard of it. */
  async lift(id = 0, how: 'touchEnd' | 'touchCancel' = 'touchEnd'): Promise<void> {
    const ups = await this.seen('ups');
    const others = [...this.down.keys()].filter((other) => other !== id);
    await (others.length === 0 ? this.send(how, []) : this.send(how, [id]));
    this.down.delete(id);
    await expect.poll(() => this.seen('ups')).toBeGreaterThan(ups);
  }

  /** A short tap, once the page has heard the click of it. */
  async tap(spot: { x: number; y: number }): Promise<void> {
    const clicks = await this.seen('clicks');
    await this.press(spot);
    await this.lift();
    await expect.poll(() => this.seen('clicks')).toBeGreaterThan(clicks);
  }

  /** What a move changes is on the screen, and takes no press yet. */
  async changed(): Promise<void> {
    await this.until('[data-resting]', 1);
  }

  /** Asked of the page itself: what waits by a locator waits for what takes no press, too. */
  private async until(selector: string, count: number): Promise<void> {
    await expect
      .poll(() => this.page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector))
      .toBe(count);
  }

  /** Half a second goes by. */
  async rest(): Promise<void> {
    await this.page.clock.runFor(REST);
  }

  /** How many moves are stored. */
  acts(): Promise<number> {
    return this.page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('tischlein');
          opening.onerror = () => reject(new Error('no database'));
          opening.onsuccess = () => {
            const count = opening.result.transaction('turns').objectStore('turns').count();
            count.onsuccess = () => {
              opening.result.close();
              resolve(count.result);
            };
          };
        })
    );
  }

  /** Opens somebody's half with a finger that stays. */
  async holdHalfOpen(name: string, id: number): Promise<{ x: number; y: number }> {
    const ring = await this.spotOf(
      this.half(name).getByRole('button', { name: m.table_curtain_hold_label({ name }, en), exact: true })
    );
    await this.press(ring, id);
    await this.page.clock.runFor(RING);
    await this.until(`section[aria-label="${m.table_facing_half({ name }, en)}"] .cloth`, 0);
    return ring;
  }
}

test('face to face, the finger that opened a half seals nothing, however late it is lifted', async ({ page }) => {
  const tablet = await Tablet.with(page, MEETING);
  await tablet.tap(await tablet.spotOf(tablet.button(m.table_face({}, en))));
  await tablet.changed();
  await tablet.rest();
  await tablet.holdHalfOpen('Anna', 0);
  await page.clock.runFor(3000);
  const anna = tablet.half('Anna');
  const before = await anna.innerHTML();
  await tablet.lift();
  await tablet.tap(await tablet.spotOf(anna.getByRole('heading').first()));
  expect(await anna.innerHTML()).toBe(before);
  expect(await tablet.acts()).toBe(0);
});

test('a double tap on filing, and a key that is held, file for one', async ({ page }) => {
  const tablet = await Tablet.with(page, FILING);
  const file = tablet.button(m.bn_step_file({}, en));
  const spot = await tablet.spotOf(file);
  await tablet.tap(spot);
  await tablet.changed();
  await tablet.tap(spot);
  await tablet.rest();
  await expect(page.getByRole('heading', { level: 2, name: 'Ben' })).toBeVisible();
  expect(await tablet.acts()).toBe(1);
  await file.focus();
  for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down('Enter');
  await expect.poll(() => tablet.acts()).toBe(2);
  await page.clock.runFor(3000);
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await tablet.tap(await tablet.spotOf(page.getByRole('heading', { level: 1 })));
  expect(await tablet.acts()).toBe(2);
});
