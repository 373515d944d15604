/** Plays Büro Crazy as people would, by what stands on the buttons. */
import { expect, type Locator, type Page } from '@playwright/test';
import * as m from '../../src/lib/paraglide/words.js';
import { Driver } from './driver';

/** What the tablet waits for. */
export type Waits = { readonly kind: 'hand'; readonly name: string } | { readonly kind: 'reveal' | 'pile' | 'over' };

/** One tablet with a game of Büro Crazy on it. */
export class BuroDriver extends Driver {
  /** The button that goes on from a reveal, whatever comes after it. */
  onward(): Locator {
    const { say } = this;
    const to = m.bc_next_duel_number({ number: 0 }, say).replace('0', '\\d+');
    const final = m.bc_next_duel_number({ number: 15 }, say);
    const others = [m.bc_next_alone, m.bc_next_again, m.bc_next_piles].map((word) => word({}, say));
    return this.page.getByRole('button', { name: new RegExp(`^(${[to, final, ...others].join('|')})$`) });
  }

  /** The button that turns over the next pile. */
  turnPile(): Locator {
    const label = m.bc_turn_pile({ number: 7, count: 9 }, this.say).replace('7', '\\d');
    return this.page.getByRole('button', { name: new RegExp(`^${label}$`) });
  }

  /** Turns over the next pile, and waits until it lies open. */
  async turn(): Promise<void> {
    const label = (await this.turnPile().innerText()).trim();
    await this.turnPile().click();
    await expect(this.button(label)).toHaveCount(0);
  }

  /** Waits until the tablet waits for somebody, and says for whom. */
  async waits(names: readonly string[]): Promise<Waits> {
    const { say } = this;
    const people = names.map((name) => ({ name, label: m.table_curtain_hold_label({ name }, say) }));
    const one = [this.onward(), this.turnPile(), ...people.map(({ label }) => this.button(label))]
      .reduce((any, other) => any.or(other), this.over())
      .first();
    await expect(one).toBeVisible();
    const label = await one.evaluate((shown) => shown.getAttribute('aria-label') ?? shown.textContent.trim());
    const person = people.find((each) => each.label === label);
    if (person !== undefined) return { kind: 'hand', name: person.name };
    if (await this.over().isVisible()) return { kind: 'over' };
    return { kind: (await this.turnPile().isVisible()) ? 'pile' : 'reveal' };
  }

  /** The cards of a value, to be tapped. */
  memo(value: number, within: Page | Locator = this.page): Locator {
    const label = m.bc_put_in({ value, left: 7 }, this.say).replace('7', '\\d+');
    return within.getByRole('button', { name: new RegExp(`^${label}$`) });
  }

  /** Somebody opens their half of the tablet by holding. */
  async openHalf(name: string): Promise<void> {
    await this.holdHalf(name, this.memo(1, this.half(name)));
  }

  /** Puts these cards into the envelope and seals it; none: plays nothing. */
  async stake(...values: readonly number[]): Promise<void> {
    await this.stakeIn(this.page, ...values);
  }

  /** The same in one half of the tablet, face to face. */
  async stakeIn(within: Page | Locator, ...values: readonly number[]): Promise<void> {
    for (const value of values) await this.memo(value, within).click();
    const total = values.reduce((sum, value) => sum + value, 0);
    const name = values.length === 0 ? m.bc_play_nothing({}, this.say) : m.bc_seal({ count: total }, this.say);
    await within.getByRole('button', { name, exact: true }).click();
  }

  /** Stakes the lowest card that is left. */
  async stakeLowest(): Promise<void> {
    for (const value of [1, 2, 5, 10, 20]) {
      if ((await this.memo(value).getAttribute('aria-disabled')) === 'true') continue;
      await this.stake(value);
      return;
    }
    await this.stake();
  }

  /**
   * Plays to the ranking: who chooses first stakes a low card, who chooses last nothing. Returns how often the tablet
   * went into somebody's hands, and how many reveals there were.
   */
  async playOn(
    names: readonly string[],
    look: (waits: Waits) => Promise<void> = () => Promise.resolve()
  ): Promise<{ readonly handovers: number; readonly reveals: number; readonly piles: number }> {
    let handovers = 0;
    let reveals = 0;
    let piles = 0;
    for (let step = 0; step < 300; step += 1) {
      const waits = await this.waits(names);
      await look(waits);
      switch (waits.kind) {
        case 'over':
          return { handovers, reveals, piles };
        case 'reveal':
          reveals += 1;
          await this.onward().click();
          // A reveal stays in sight until the move is stored; no reveal follows another.
          await expect(this.onward()).toHaveCount(0);
          break;
        case 'pile':
          piles += 1;
          await this.turn();
          break;
        case 'hand':
          handovers += 1;
          await this.hold(waits.name);
          await (handovers % 2 === 1 ? this.stakeLowest() : this.stake());
      }
    }
    throw new Error('the game does not end');
  }
}
