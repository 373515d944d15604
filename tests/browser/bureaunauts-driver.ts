/** Plays Bureaunauts as people would, by what stands on the buttons. */
import { expect, type Locator, type Page } from '@playwright/test';
import { DEPARTMENTS, type Action, type Choice } from '../../src/lib/games/bureaunauts/pieces';
import * as m from '../../src/lib/paraglide/words.js';
import { asNamed, Driver } from './driver';

/** What the tablet waits for; with whom, where it waits for one. */
export type Waits =
  | { readonly kind: 'hand'; readonly name: string }
  | { readonly kind: 'declare' | 'announce' | 'influence' | 'attack' | 'displace' | 'turn' | 'over' }
  /** A Meeting goes on, and whoever sealed last has the tablet still. */
  | { readonly kind: 'again' };

/** What the people at the table do, as long as it is allowed. */
export interface Policy {
  /** Files (true) or passes, the n-th who says so, from 1. */
  readonly files: (n: number) => boolean;
  /** What is dialled at the n-th Phone, from 1: `★★` or a coordinate. */
  readonly dials: (n: number) => string;
  /** What is announced, if it can be. */
  readonly announces: Action;
}

/** One tablet with a game of Bureaunauts on it. */
export class OfficeDriver extends Driver {
  private phones = 0;
  private declared = 0;
  private meetings = 0;
  /** How often somebody took the tablet into their hands. */
  handovers = 0;

  /** The card of the map with this coordinate. */
  card(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}\\b`) }).first();
  }

  /** The button that says who files. */
  file(): Locator {
    return this.counted(m.bn_file_do, m.bn_file_to({ files: '', name: '.+' }, this.say));
  }

  /** The button that says who fights, where several may. */
  private fight(): Locator {
    return this.counted(m.bn_fight_do);
  }

  private counted(words: typeof m.bn_file_do | typeof m.bn_fight_do, more = ''): Locator {
    const labels = [0, 1, 7].map((count) => words({ count, name: '.+' }, this.say).replace('7', '\\d+'));
    return this.page.getByRole('button', { name: new RegExp(`^(${asNamed(labels.join('|'))})(${asNamed(more)})?$`) });
  }

  /** Who says whether they file, a row each. */
  private rows(): Locator {
    return this.table()
      .getByRole('region', { name: m.bn_table_players({}, this.say) })
      .locator('li button:visible');
  }

  /** The button of an action, whatever it says of its price. */
  action(action: Action): Locator {
    const label = m.bn_action_short({ action }, this.say);
    return this.page.getByRole('button', { name: new RegExp(`^${label}`) });
  }

  /** The button that places a card in a department. */
  department(at: number): Locator {
    const label = m.bn_department({ department: DEPARTMENTS[at] ?? 'health' }, this.say);
    return this.table()
      .getByRole('list', { name: m.bn_table_departments({}, this.say) })
      .getByRole('button', { name: label, exact: true });
  }

  private send(): Locator {
    const { say } = this;
    const to = m.bn_step_send({ loser: '.*', cell: '.*' }, say);
    return this.page.getByRole('button', {
      name: new RegExp(`^(${to}|${m.bn_step_send_nowhere({ loser: '.*' }, say)})$`)
    });
  }

  /** What somebody may suggest for a Meeting. */
  suggestion(choice: Choice, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name: new RegExp(`^${m.bn_choice({ choice }, this.say)}`) });
  }

  turn(): Locator {
    const { say } = this;
    const labels = [
      m.bn_vote_turn_first({ number: 7, department: '.*' }, say).replace('7', '\\d+'),
      m.bn_vote_turn({ department: '.*' }, say),
      m.bn_vote_turn_last({ department: '.*' }, say)
    ];
    return this.page.getByRole('button', { name: new RegExp(`^(${asNamed(labels.join('|'))})$`) });
  }

  /** Waits until the tablet waits for somebody, and says for whom or for what. */
  async waits(names: readonly string[]): Promise<Waits> {
    const { page, say } = this;
    const people = names.map((name) => {
      return { kind: 'hand' as const, name, at: this.button(m.table_curtain_hold_label({ name }, say)) };
    });
    const others = [
      { kind: 'declare' as const, at: this.file() },
      { kind: 'announce' as const, at: this.button(m.bn_step_no_action({}, say)) },
      { kind: 'influence' as const, at: this.department(0) },
      { kind: 'attack' as const, at: this.button(m.bn_step_hold({}, say)).or(this.fight()) },
      { kind: 'displace' as const, at: this.send() },
      { kind: 'turn' as const, at: this.turn() },
      { kind: 'again' as const, at: this.suggestion('golf') },
      { kind: 'over' as const, at: this.over() }
    ];
    const any = [...people, ...others].map(({ at }) => at).reduce((one, other) => one.or(other));
    await expect(any.first()).toBeVisible();
    for (const { at, ...waits } of [...people, ...others]) if (await at.first().isVisible()) return waits;
    return page.isClosed() ? { kind: 'over' } : this.waits(names);
  }

  /** Takes the tablet, from the table or from the one before. */
  async take(waits: Extract<Waits, { name: string }>): Promise<void> {
    await this.hold(waits.name);
    this.handovers += 1;
  }

  /** Sets the Space Phone and seals it. */
  async dial(phone: string): Promise<void> {
    const { page, say } = this;
    if (phone === '★★') {
      await this.button(m.bn_private_act_instead({}, say)).click();
      await this.button(m.bn_private_seal_stars({}, say)).click();
      return;
    }
    const hole = (name: string): Locator =>
      page.locator('label', { has: page.getByRole('radio', { name, exact: true }) });
    await hole(m.bn_private_row_of({ letter: phone.charAt(0) }, say)).click();
    await hole(m.bn_private_column_of({ number: phone.slice(1) }, say)).click();
    await this.button(m.bn_private_seal_move({ cell: phone }, say)).click();
  }

  /** Whoever has the tablet makes their secret choice, whatever it is. */
  async chooseInSecret(policy: Pick<Policy, 'dials'>): Promise<void> {
    const { say } = this;
    const seal = this.button(m.bn_private_plan_seal({}, say));
    const stars = this.button(m.bn_private_act_instead({}, say));
    const meet = ['happyHour', 'golf', 'poker'] as const;
    const choice = meet[this.meetings % 3] ?? 'golf';
    const suggestion = this.suggestion(choice);
    await expect(seal.or(stars).or(suggestion).first()).toBeVisible();
    if (await seal.isVisible()) {
      await seal.click();
    } else if (await stars.isVisible()) {
      this.phones += 1;
      await this.dial(policy.dials(this.phones));
    } else {
      this.meetings += 1;
      await this.press(suggestion);
    }
  }

  /** Presses a button of the table, and waits until the table says what came of it: the same button may stand there again. */
  private async press(button: Locator): Promise<void> {
    const { page } = this;
    const said = async (): Promise<string> => {
      const texts = await page.locator('h1, header p, .visually-hidden[role="status"]').allTextContents();
      return texts.join();
    };
    const before = await said();
    await button.click();
    await expect.poll(said).not.toBe(before);
  }

  /** Does what the tablet waits for. */
  async step(waits: Waits, policy: Policy): Promise<void> {
    const { say } = this;
    switch (waits.kind) {
      case 'hand':
        await this.take(waits);
        await this.chooseInSecret(policy);
        break;
      case 'again':
        await this.chooseInSecret(policy);
        break;
      case 'declare':
        for (const row of await this.rows().all()) {
          this.declared += 1;
          if (!policy.files(this.declared)) await row.click();
        }
        await this.press(this.file());
        break;
      case 'announce': {
        // One after the other; said by all of them, it is done.
        const left = Math.max(1, await this.table().locator('.whose button').count());
        for (let said = 1; said <= left; said += 1) {
          const wanted = this.action(policy.announces);
          const isOff = (await wanted.getAttribute('aria-disabled')) === 'true';
          const button = isOff ? this.button(m.bn_step_no_action({}, say)) : wanted;
          await (said < left ? button.click() : this.press(button));
        }
        break;
      }
      case 'influence':
        await this.press(this.department(this.declared % 5));
        break;
      case 'attack':
        await this.press(this.button(m.bn_step_hold({}, say)).or(this.fight()));
        break;
      case 'displace':
        await this.table().locator('button[aria-disabled="false"]').first().click();
        await this.press(this.send());
        break;
      case 'turn':
        await this.press(this.turn());
        break;
      case 'over':
        break;
    }
  }

  /** Plays until `until` says so, or the game is over. */
  async playOn(
    names: readonly string[],
    policy: Policy,
    until: (waits: Waits) => boolean | Promise<boolean> = () => false
  ): Promise<Waits> {
    for (let step = 0; step < 400; step += 1) {
      const waits = await this.waits(names);
      if (waits.kind === 'over' || (await until(waits))) return waits;
      await this.step(waits, policy);
    }
    throw new Error('the game does not end');
  }
}
