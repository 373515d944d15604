/** Plays Saludos Amigos! as people would, by what stands on the buttons. */
import { expect, type Locator } from '@playwright/test';
import * as m from '../../src/lib/paraglide/words.js';
import { asNamed, Driver } from './driver';
import { letPass } from './resting.mjs';

/** Longer than anybody can object to what is said for all, in milliseconds. */
const OBJECTED = 6000;

/** One tablet with a game of Saludos Amigos! on it. */
export class TownDriver extends Driver {
  /** The holder's button. */
  draws(): Locator {
    return this.button(m.sa_draw({}, this.say));
  }

  /** Draws, and draws again after a journalist, until there is something to haggle over or the game is over. */
  async drawSection(): Promise<'section' | 'over'> {
    const title = this.page.getByRole('heading', { level: 1 });
    await expect(this.draws()).toBeVisible();
    while (await this.draws().isVisible()) {
      const before = (await title.textContent()) ?? '';
      await this.draws().click();
      await expect(title).not.toHaveText(before);
    }
    return (await title.textContent()) === m.sa_title_dice({}, this.say) ? 'section' : 'over';
  }

  /** Somebody's plate, which puts them into the draft or takes them out. */
  row(name: string): Locator {
    const sum = m.sa_strength_of({ die: 7, cards: 7, strength: 7 }, this.say).replaceAll('7', '\\d+');
    return this.page.getByRole('button', { name: new RegExp(`^${name}.*${asNamed(sum)}`) });
  }

  /** Puts an offer together and makes it. */
  async offer(bid: number, ...names: readonly string[]): Promise<void> {
    for (const name of names) await this.row(name).click();
    await this.button(m.sa_bid({ name: names[0] ?? '', bid }, this.say)).click();
  }

  /** Where the offers lie that not everybody has agreed to. */
  openOffers(): Locator {
    return this.page.getByRole('region', { name: m.sa_open_offers({}, this.say) });
  }

  /** Puts an offer together, makes it, and has everybody else in it agree. */
  async bid(bid: number, ...names: readonly string[]): Promise<void> {
    await this.offer(bid, ...names);
    for (const [n, name] of names.slice(1).entries()) {
      const agree = this.openOffers().getByRole('button', { name: new RegExp(`^${name} \\d`) });
      await agree.click();
      // What has just changed takes no press: the next one agrees once this is shown. With the last, the offer goes.
      if (n < names.length - 2) await expect(agree).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(this.standing()).toContainText(String(bid));
  }

  /** The bid that stands. */
  standing(): Locator {
    return this.page.getByRole('region', { name: m.sa_standing_bid({}, this.say) });
  }

  /** Somebody says this for all of them, and nobody objects. */
  private async aloud(said: Locator): Promise<void> {
    await said.click();
    await letPass(this.page, OBJECTED);
  }

  /** All stay by their dice. */
  async allStay(): Promise<void> {
    await this.aloud(this.button(m.sa_all_stay({}, this.say)));
  }

  /** The button that says so for all, whatever bid stands. */
  nothingMore(): Locator {
    const [before = ''] = m.sa_nobody_outbids({ bid: '0' }, this.say).split('0');
    const name = new RegExp(`^(${before}\\d+|${m.sa_nobody_bids({}, this.say)})$`);
    return this.page.getByRole('button', { name });
  }

  /** Nobody has anything more to say. */
  async silence(): Promise<void> {
    await this.aloud(this.nothingMore());
  }

  /** Nobody in the opposition calls the council. */
  async noSession(): Promise<void> {
    await this.aloud(this.button(m.sa_no_session({}, this.say)));
  }

  /** Somebody takes the tablet, picks the lowest card, and pushes it forward. */
  async push(name: string): Promise<void> {
    await this.pass(name);
    await this.hold(name);
    await this.pushFirst();
  }

  /** Pushes the first card of the hand that is open forward. */
  async pushFirst(): Promise<void> {
    const card = new RegExp(`^${m.sa_card_worth({ value: 7 }, this.say).replace('7', '\\d')}`);
    await this.page.getByRole('button', { name: card }).first().click();
    const push = m.sa_push_card({ value: 7 }, this.say).replace('7', '\\d');
    await this.page.getByRole('button', { name: new RegExp(`^${push}$`) }).click();
  }

  /** A card of this value in the hand that is open. */
  cardOf(value: number): Locator {
    const card = new RegExp(`^${m.sa_card_worth({ value }, this.say)}`);
    return this.page.getByRole('button', { name: card }).first();
  }

  /** Seals what is picked in the hand that is open. */
  seals(): Locator {
    return this.page.locator('main').getByRole('button').last();
  }

  async seal(): Promise<void> {
    await this.seals().click();
  }

  /** The button that pays out what the council has decided. */
  pays(): Locator {
    return this.button(m.sa_pay_coalition({}, this.say)).or(this.button(m.sa_pay_opposition({}, this.say)));
  }
}
