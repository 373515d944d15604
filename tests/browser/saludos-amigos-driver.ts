/** Plays Saludos Amigos! as people would, by what stands on the buttons. */
import { expect, type Locator } from '@playwright/test';
import type { State } from '../../src/lib/games/saludos-amigos/state';
import { m } from '../../src/lib/paraglide/messages.js';
import { Driver } from './driver';

/** One tablet with a game of Saludos Amigos! on it. */
export class TownDriver extends Driver {
  /** Sets the table; the first of the names gets the pouch. */
  async setTown(names: readonly string[]): Promise<void> {
    const { page, say } = this;
    await page.goto('/new/saludos-amigos');
    const field = (seat: number): Locator =>
      page.getByRole('textbox', { name: m.new_name_of({ number: seat + 1 }, say), exact: true });
    await expect(field(0)).toBeVisible();
    while ((await page.getByRole('textbox').count()) < names.length) await this.button(m.new_add({}, say)).click();
    for (const [seat, name] of names.entries()) await field(seat).fill(name);
    await page.getByRole('combobox').selectOption({ label: names[0] ?? '' });
    await this.button(m.new_start({ count: names.length }, say)).click();
    await expect(page).toHaveURL(/saludos-amigos\?game=/);
    await expect(this.draws()).toBeVisible();
  }

  /** Puts the only game on this device where it would take long to play to; the page is loaded again. */
  async leapTo(state: State): Promise<void> {
    await this.page.evaluate(
      (now) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('tischlein');
          opening.onerror = () => reject(new Error('no database'));
          opening.onsuccess = () => {
            const change = opening.result.transaction(['standings', 'turns'], 'readwrite');
            const standings = change.objectStore('standings');
            change.objectStore('turns').clear();
            standings.getAll().onsuccess = ({ target }) => {
              const [standing] = (target as IDBRequest<object[]>).result;
              standings.put({ ...standing, now, base: { turns: 0, moves: 0, state: now } });
            };
            change.oncomplete = () => {
              opening.result.close();
              resolve();
            };
            change.onerror = () => reject(new Error('not stored'));
          };
        }),
      state as unknown
    );
    await this.page.reload();
  }

  /** The holder's button. */
  draws(): Locator {
    return this.button(m.sa_draw({}, this.say));
  }

  /** Draws, and draws again after a journalist, until there is something to haggle over or the game is over. */
  async drawSection(): Promise<'section' | 'over'> {
    const title = this.page.getByRole('heading', { level: 1 });
    while (await this.draws().isVisible()) {
      const before = (await title.textContent()) ?? '';
      await this.draws().click();
      await expect(title).not.toHaveText(before);
    }
    return (await title.textContent()) === m.sa_title_dice({}, this.say) ? 'section' : 'over';
  }

  /** Somebody's row in the offer composer. */
  row(name: string): Locator {
    const sum = m.sa_strength_of({ die: 7, cards: 7, strength: 7 }, this.say).replaceAll('7', '\\d+');
    return this.page.getByRole('button', { name: new RegExp(`^${name}.*${sum}`) });
  }

  /** Puts an offer together, makes it, and has everybody else in it agree. */
  async bid(bid: number, ...names: readonly string[]): Promise<void> {
    const { page, say } = this;
    const [first = '', ...others] = names;
    for (const name of names) await this.row(name).click();
    await this.button(m.sa_bid({ name: first, bid }, say)).click();
    const open = page.getByRole('region', { name: m.sa_open_offers({}, say) });
    for (const name of others) await open.getByRole('button', { name: new RegExp(`^${name} \\d`) }).click();
    await expect(this.standing()).toContainText(String(bid));
  }

  /** The bid that stands. */
  standing(): Locator {
    return this.page.getByRole('region', { name: m.sa_standing_bid({}, this.say) });
  }

  /** Everybody has said what they had to say. */
  async silence(names: readonly string[]): Promise<void> {
    for (const name of names) await this.button(m.sa_nothing_more_by({ name }, this.say)).click();
  }

  /** Somebody takes the tablet, picks the first card, and pushes it forward. */
  async push(name: string): Promise<void> {
    await this.pass(name);
    await this.hold(name);
    await this.button(m.sa_card_worth({ value: 1 }, this.say)).click();
    await this.button(m.sa_push_card({ value: 1 }, this.say)).click();
  }
}
