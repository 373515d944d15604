import { expect, test, type Locator, type Page } from './test';
import * as m from '../../src/lib/paraglide/words.js';
import { asNamed } from './driver';
import { lastTricks, seat } from './positions';
import { expectNoHand } from './secrets';

const en = { locale: 'en' } as const;
const NAMES = ['Anna', 'Ben'] as const;

/** More stops than any screen has. */
const STOPS = 90;

/** A sentence with numbers in it, as a name to look for. */
const withNumbers = (text: string): string => text.replaceAll('+', '\\+').replaceAll(/\d+/g, '\\d+');
const either = (...texts: readonly string[]): RegExp => new RegExp(`^(${texts.map(withNumbers).join('|')})$`);

/** Two hands on a keyboard: everything is found by its role and its name, and reached by Tab. */
class Keyboard {
  constructor(readonly page: Page) {}

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  }

  /** Tabs until it has the focus: on, or back to what lies behind. */
  async reach(target: Locator): Promise<void> {
    const focused = target.and(this.page.locator(':focus'));
    await expect(target.first()).toBeVisible();
    const isBehind = await target.first().evaluate((element) => {
      const now = document.activeElement ?? document.body;
      return (element.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    });
    for (let stop = 0; stop < STOPS; stop += 1) {
      if ((await focused.count()) > 0) return;
      await this.page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
    }
    await expect(target.first()).toBeFocused();
  }

  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.reach(target);
    // What has just come takes no key yet.
    await expect(this.page.locator('[data-resting]')).toHaveCount(0);
    await this.page.keyboard.press(key);
  }

  /** Presses again until the next thing is there: a curtain that has just fallen takes no key for half a second. */
  async pressUntil(target: Locator, next: Locator): Promise<void> {
    await expect(async () => {
      if ((await next.count()) > 0) return;
      await this.press(target);
      await expect(next).toBeVisible({ timeout: 400 });
    }).toPass({ timeout: 20_000 });
  }

  /** Picks a card. Right after a move the focus may still be on its way to the heading, and the key goes there. */
  async pick(card: Locator): Promise<void> {
    await expect(async () => {
      if (!(await card.isChecked())) await this.press(card, 'Space');
      await expect(card).toBeChecked({ timeout: 400 });
    }).toPass({ timeout: 20_000 });
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** From the ring or the curtain into the hand, in the two steps. */
  async open(name: string): Promise<void> {
    const { page } = this;
    await expectNoHand(page);
    const ring = this.button(m.table_curtain_hold_label({ name }, en));
    const iAm = this.button(m.table_curtain_i_am({ name }, en));
    // A key on the ring leads to the two steps.
    if ((await iAm.count()) === 0) await this.pressUntil(ring, iAm);
    const show = this.button(m.table_curtain_show({}, en));
    await this.pressUntil(iAm, show);
    await this.pressUntil(show, page.getByRole('main', { name: m.table_hand_region({ name }, en) }));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }

  get play(): Locator {
    const numbers = '\\d[\\d +]*';
    const cards = (text: string): string => asNamed(text).replace('§', numbers).replace('0', '\\d+');
    const one = cards(m.bk_hand_play({ cards: '§' }, en));
    const more = cards(m.bk_hand_play_make({ cards: '§', sum: 0 }, en));
    const added = cards(m.bk_hand_play_add({ cards: '§', sum: 0 }, en));
    return this.button(new RegExp(`^(${one}|${more}|${added})$`));
  }

  /** Picks cards one after the other until they do; false where they don't. */
  async pickEnough(): Promise<boolean> {
    const cards = this.page.getByRole('checkbox');
    const count = Math.min(3, await cards.count());
    for (let at = 0; at < count; at += 1) {
      await this.pick(cards.nth(at));
      if ((await this.play.count()) > 0 && (await this.play.getAttribute('aria-disabled')) !== 'true') return true;
    }
    return false;
  }

  async giveWay(): Promise<void> {
    const { page } = this;
    // A dearer bucket than the one proposed, so that the match ends sooner.
    const buckets = page.getByRole('group', { name: m.bk_hand_options({}, en) });
    if ((await buckets.getByRole('radio').count()) > 1) {
      await this.reach(buckets.getByRole('radio', { checked: true }));
      await page.keyboard.press('ArrowUp');
    }
    // The larger part stays already; the other one is dearer.
    const part = page.getByRole('radiogroup', { name: m.bk_hand_parts({}, en) }).getByRole('radio', { checked: true });
    if ((await part.count()) > 0) {
      await this.reach(part);
      await page.keyboard.press('ArrowUp');
    }
    const gives = this.button(either(...[1, 2].map((count) => m.bk_hand_give_way({ count }, en))));
    const sure = this.button(either(...[1, 2].map((count) => m.bk_hand_confirm_yes({ count }, en))));
    await this.press(gives);
    // Of many it is asked once more.
    const seen = page.locator('[data-handover]:visible').or(page.getByRole('table', { name: m.end_places({}, en) }));
    await expect(sure.or(seen).first()).toBeVisible();
    if ((await sure.count()) > 0) await this.press(sure);
  }
}

test('a match with the keyboard alone, from its set-up on and to its end, by role and name', async ({ page }) => {
  test.setTimeout(600_000);
  const hands = new Keyboard(page);
  await page.goto('/');
  await hands.press(page.getByRole('link', { name: m.shelf_set_table({ game: m.bk_name({}, en) }, en) }));
  for (const [seat, name] of NAMES.entries()) {
    await hands.type(page.getByRole('textbox', { name: m.new_name_of({ number: seat + 1 }, en), exact: true }), name);
  }
  while ((await page.getByRole('textbox').count()) > NAMES.length) {
    await hands.press(page.getByRole('button', { name: new RegExp(`^${m.new_more_about({ name: '' }, en)}`) }).last());
    await hands.press(hands.button(m.new_remove({}, en)));
  }
  await hands.press(hands.button(m.new_start({ count: NAMES.length }, en)));
  const table = page.getByRole('main', { name: m.table_region({}, en) });
  await expect(table).toBeVisible();

  const over = page.getByRole('table', { name: m.end_places({}, en) });
  const ring = page.locator('[data-handover]');
  const whose = async (heading: Locator): Promise<string> => {
    const said = await heading.textContent();
    return NAMES.find((name) => said?.endsWith(name)) ?? '';
  };
  const leadsNow = page.getByText(m.bk_hand_lead_title({}, en), { exact: true });

  for (let built = 0; built < NAMES.length; built += 1) {
    // The ring on the table, and then a curtain.
    const named = page.getByRole('heading', { name: new RegExp(`(${NAMES.join('|')})$`) });
    const heading = built === 0 ? ring.getByRole('heading') : named.and(page.locator('h1'));
    await expect(heading).toBeVisible();
    await hands.open(await whose(heading));
    await hands.press(hands.button(m.bk_build_suggest({}, en)));
    await hands.press(hands.button(m.bk_build_seal({}, en)));
  }
  // The tricks between are like the last ones.
  await seat(page, lastTricks(NAMES));
  let answered = 0;
  for (let turn = 0; turn < 100; turn += 1) {
    await expect(ring.or(over).first()).toBeVisible();
    await expectNoHand(page);
    if (!(await ring.isVisible())) break;
    const name = await whose(ring.getByRole('heading'));
    await hands.open(name);
    if ((await leadsNow.count()) === 0) {
      // As soon as somebody can, and once more: who always answers plays long.
      if ((answered === 0 || (answered === 1 && turn % 4 === 1)) && (await hands.pickEnough())) {
        answered += 1;
        await hands.press(hands.play);
        continue;
      }
      await hands.giveWay();
      await expect(leadsNow.or(table).first()).toBeVisible();
      if ((await leadsNow.count()) === 0) continue;
    }
    await hands.pick(page.getByRole('checkbox').first());
    await hands.press(hands.play);
    // What happened is said aloud, to the whole table.
    await expect(page.getByRole('status').filter({ hasText: name })).not.toHaveCount(0);
  }
  await expect(over).toBeVisible();
  expect(answered).toBeGreaterThan(0);
  await hands.press(page.getByRole('link', { name: m.table_after_shelf({}, en) }).first());
  await expect(page.getByRole('region', { name: m.shelf_finished({}, en) }).getByRole('link')).toBeVisible();
});
