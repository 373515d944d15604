/**
 * Plays as people would: by what stands on the buttons, one tablet for all. The words come from the app's own
 * catalogue, so the same hands play in every language.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import * as m from '../../src/lib/paraglide/words.js';
import { letPass, RING, RISEN } from './resting.mjs';

export type Locale = 'en' | 'fr' | 'de';

/** What the boxes on the shelf are called. */
const TITLES = {
  'bucket-king': m.bk_name,
  'buro-crazy': m.bc_name,
  'saludos-amigos': m.sa_name,
  bureaunauts: m.bn_name
} as const;

/** What is asked of who starts; nothing in Büro Crazy. */
const STARTERS = {
  'bucket-king': m.new_starter,
  'saludos-amigos': m.sa_set_pouch,
  bureaunauts: m.bn_set_starter
} as const;

export interface Match {
  readonly names: readonly string[];
  readonly game?: keyof typeof TITLES;
  /** Where the app is served, if not where the tests' pages begin. */
  readonly from?: string;
}

/** Words as a browser names a button with them: every space is a plain one, also that before a French colon. */
export function asNamed(words: string): string {
  return words.replaceAll(/\s/g, ' ');
}

/** One tablet and the words on it. */
export class Driver {
  constructor(
    readonly page: Page,
    readonly locale: Locale = 'en'
  ) {}

  get say(): { readonly locale: Locale } {
    return { locale: this.locale };
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Takes the box from the shelf and sets the table, for one round; the first of the names begins. */
  async setTable({ names, game = 'bucket-king', from = '/' }: Match): Promise<void> {
    const { page, say } = this;
    await page.goto(from);
    await page.getByRole('link', { name: m.shelf_set_table({ game: TITLES[game]({}, say) }, say) }).click();
    const field = (seat: number): Locator =>
      page.getByRole('textbox', { name: m.new_name_of({ number: seat + 1 }, say), exact: true });
    await expect(field(0)).toBeVisible();
    while ((await page.getByRole('textbox').count()) < names.length) await this.button(m.new_add({}, say)).click();
    for (const [seat, name] of names.entries()) await field(seat).fill(name);
    const [first = ''] = names;
    if (game === 'bucket-king') await this.option(m.new_rounds({}, say), '1');
    // In Büro Crazy chance alone says whose duel is first.
    if (game !== 'buro-crazy') await this.option(STARTERS[game]({}, say), first);
    await this.button(m.new_start({ count: names.length }, say)).click();
    await expect(page).toHaveURL(/\?game=/);
    await expect(this.table()).toBeVisible();
  }

  /** What everybody may see. */
  table(): Locator {
    return this.page.getByRole('main', { name: m.table_region({}, this.say) });
  }

  /** Opens the row of an option, while a table is set. */
  async asked(label: string): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${asNamed(label).replace('?', '\\?')}`) })
      .click();
    await expect(this.page.getByRole('dialog')).toBeVisible();
  }

  /** Has the table choose: opens the row of that option, and what is called so in it. */
  async option(label: string, choice: string): Promise<void> {
    const { page } = this;
    await this.asked(label);
    await this.choose(page.getByRole('dialog').getByRole('radio', { name: choice, exact: true }));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  /** The ring on the table of whoever takes the tablet next. */
  ring(name: string): Locator {
    const heading = this.page.getByRole('heading', { level: 2, name: new RegExp(`${name}$`) });
    return this.page.locator('[data-handover]').filter({ has: heading });
  }

  /** Passes the tablet: this player's ring stands on the table. */
  async pass(name: string): Promise<void> {
    await expect(this.ring(name)).toBeVisible();
  }

  /** Has the curtain of this player fall over the table. */
  async curtain(name: string): Promise<void> {
    await this.button(m.table_menu({}, this.say)).click();
    await this.button(m.table_menu_hand_of({ name }, this.say)).click();
    await this.curtainOf(name);
  }

  /** Opens the hand behind this player's curtain without holding. */
  async openInSteps(name: string): Promise<void> {
    const { page, say } = this;
    for (const step of [m.table_curtain_steps, m.table_curtain_i_am, m.table_curtain_show]) {
      // None of them takes a touch that comes at once after the one before.
      await letPass(page, RISEN);
      await this.button(step({ name }, say)).click();
    }
    await expect(this.handOf(name)).toBeVisible();
  }

  /** Waits for the curtain of this player. */
  async curtainOf(name: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: new RegExp(`${name}$`) })).toBeVisible();
  }

  /** Holds until the ring is full. */
  async hold(name: string): Promise<void> {
    await this.fill(this.button(m.table_curtain_hold_label({ name }, this.say)), this.handOf(name));
    await expect(this.page.locator('.parting')).toHaveCount(0);
  }

  /** Presses a ring until this is to be seen. */
  private async fill(ring: Locator, opened: Locator): Promise<void> {
    const { page } = this;
    // A ring takes no touch until it has come up and rested; people press again.
    await expect(async () => {
      if (await opened.isVisible()) return;
      await ring.hover({ timeout: 2000 });
      await letPass(page, RISEN);
      await page.mouse.down();
      await letPass(page, RING);
      try {
        await expect(opened).toBeVisible({ timeout: 2500 });
      } finally {
        await page.mouse.up();
      }
    }).toPass({ timeout: 20_000 });
  }

  /** The half of the tablet that is somebody's, face to face. */
  half(name: string): Locator {
    return this.page.getByRole('region', { name: m.table_facing_half({ name }, this.say), exact: true });
  }

  /** Lays the tablet between the two who choose, and returns their names. */
  async faceToFace(names: readonly string[]): Promise<readonly [string, string]> {
    await this.button(m.table_face({}, this.say)).click();
    await expect(this.page.getByRole('main', { name: m.table_face({}, this.say) })).toBeVisible();
    const [one, other] = await Promise.all(
      names.map(async (name) => ((await this.half(name).count()) > 0 ? [name] : []))
    ).then((found) => found.flat());
    if (one === undefined || other === undefined) throw new Error('nobody faces anybody');
    return [one, other];
  }

  /** Holds in somebody's half of the tablet until the ring is full and this is to be seen. */
  async holdHalf(name: string, opened: Locator): Promise<void> {
    const { say } = this;
    const label = m.table_curtain_hold_label({ name }, say);
    await this.fill(this.half(name).getByRole('button', { name: label, exact: true }), opened);
  }

  /** What stands while this player's hand is open. */
  handOf(name: string): Locator {
    return this.page.getByRole('main', { name: m.table_hand_region({ name }, this.say) });
  }

  /** Builds as suggested and seals. */
  async build(): Promise<void> {
    await this.button(m.bk_build_suggest({}, this.say)).click();
    await this.button(m.bk_build_seal({}, this.say)).click();
  }

  /** Everybody builds, beginning after `first`, so that it ends there. */
  async buildAll(names: readonly string[]): Promise<void> {
    for (const name of [...names.slice(1), ...names.slice(0, 1)]) {
      await this.hold(name);
      await this.build();
    }
    await expect(this.table()).toBeVisible();
  }

  /** The cards that can be picked: people touch the picture, which is the label of a checkbox. */
  cards(): Locator {
    const { page } = this;
    return page.getByRole('main').locator('label', { has: page.getByRole('checkbox') });
  }

  /** Picks the first cards that are enough, if there are any: one, or the two or three highest. */
  async pickEnough(): Promise<boolean> {
    const cards = this.cards();
    const count = await cards.count();
    const play = this.play();
    for (let at = count - 1; at >= Math.max(0, count - 3); at -= 1) {
      await cards.nth(at).click();
      if ((await play.count()) > 0 && (await play.getAttribute('aria-disabled')) !== 'true') return true;
    }
    return false;
  }

  /** The button that plays what is picked, in any language's order of words. */
  play(): Locator {
    const cards = (text: string): string => asNamed(text).replace('§', '\\d[\\d +]*').replace('0', '\\d+');
    const one = cards(m.bk_hand_play({ cards: '§' }, this.say));
    const more = cards(m.bk_hand_play_make({ cards: '§', sum: 0 }, this.say));
    const added = cards(m.bk_hand_play_add({ cards: '§', sum: 0 }, this.say));
    return this.page.getByRole('button', { name: new RegExp(`^(${one}|${more}|${added})$`) });
  }

  /** Plays the cards that are picked. */
  async playPicked(): Promise<void> {
    await this.play().click();
  }

  /** Gives way with the last bucket of those that may go, and keeps the left part where it must choose. */
  async giveWay(): Promise<void> {
    await (await this.givingWay((count) => count - 1)).click();
  }

  /**
   * Touches one of the buckets that may go, by how many there are, and the left part where one has to stay. Returns the
   * button that makes it so: where half or more is lost it is asked once more.
   */
  async givingWay(which: (count: number) => number): Promise<Locator> {
    const { page, say } = this;
    const numbered = (words: (count: number) => string): RegExp =>
      new RegExp(`^(${words(1)}|${words(77).replace('77', '\\d+')})$`);
    const gives = page.getByRole('button', { name: numbered((count) => m.bk_hand_give_way({ count }, say)) });
    await expect(gives).toBeVisible();
    const buckets = page.locator('input[type=radio][name$="-bucket"]');
    await this.choose(buckets.nth(which(await buckets.count())));
    const part = page.locator('input[type=radio][name$="-part"]');
    if ((await part.count()) > 0) await this.choose(part.first());
    const [count = '0'] = /\d+/.exec((await gives.textContent()) ?? '') ?? [];
    const isLast = [m.bk_hand_way_out, m.bk_hand_way_end].map((words) => page.getByText(words({}, say)).isVisible());
    const isOut = (await Promise.all(isLast)).includes(true);
    const stay = isOut ? 0 : Number(await page.locator('.stay .number').textContent());
    // Whoever can do nothing else is not asked: then it is the first button.
    const isBeaten = /\bprimary\b/.test((await gives.getAttribute('class')) ?? '');
    if (isBeaten || Number(count) < stay) return gives;
    await gives.click();
    return page.getByRole('button', { name: numbered((count) => m.bk_hand_confirm_yes({ count }, say)) });
  }

  /** Touches what a radio button is labelled with. */
  private async choose(radio: Locator): Promise<void> {
    await radio.locator('xpath=ancestor::label[1]').click();
    await expect(radio).toBeChecked();
  }

  /** Who takes the tablet next, as the table says; null where nobody has to. */
  async nextOf(names: readonly string[]): Promise<string | null> {
    for (const name of names) {
      if (await this.ring(name).isVisible()) return name;
    }
    return null;
  }

  /** Leads with the first card in hand. */
  async lead(): Promise<void> {
    // What has just opened may still move under the finger: touched again, if that went beside the card.
    await expect(async () => {
      if ((await this.play().count()) === 0) await this.cards().first().click({ timeout: 2000 });
      await expect(this.play()).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await this.playPicked();
  }

  /** On the shelf: opens the sheet of a file that is brought. */
  async openFile(file: Buffer | string): Promise<void> {
    const { page, say } = this;
    await page.getByRole('contentinfo').getByRole('button').click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      this.button(m.shelf_import({}, say)).click()
    ]);
    await chooser.setFiles({ name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  }

  /** What stands when the match is over. */
  over(): Locator {
    return this.page.getByRole('region', { name: m.end_region({}, this.say) });
  }

  /** Plays all tricks there are: beats three times, and else gives way, which ends a match soon. `between` looks while nobody's hand is open. */
  async playOut(names: readonly string[], between: () => Promise<void> = () => Promise.resolve()): Promise<void> {
    const { page, say } = this;
    const leads = page.getByRole('heading', { name: m.bk_hand_lead_title({}, say), exact: true });
    const passes = page.locator('[data-handover]');
    let beaten = 0;
    for (let turn = 0; turn < 150; turn += 1) {
      await expect(passes.or(this.over()).first()).toBeVisible();
      await between();
      const name = await this.nextOf(names);
      if (name === null) break;
      await this.hold(name);
      if ((await leads.count()) > 0) {
        await this.lead();
      } else if (beaten < 3 && turn % 3 === 0 && (await this.pickEnough())) {
        beaten += 1;
        await this.playPicked();
      } else {
        await this.giveWay();
        await expect(leads.or(this.table()).first()).toBeVisible();
        if ((await leads.count()) > 0) await this.lead();
      }
    }
    await expect(this.over()).toBeVisible();
  }
}
