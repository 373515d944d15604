import { describe, expect, it } from 'vitest';
import {
  bureaunauts,
  HIGHEST_LEVEL,
  INFLUENCE,
  JELLY_TOKENS,
  needOf,
  priceOf,
  type Career
} from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';
import { tableOf } from '../../../lib/games/bureaunauts/testing';

/** The numbers in a sentence, in order. */
const numbersIn = (text: string): readonly number[] => [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
const levelTwo = tableOf({ careers: [{ level: 2 }, {}] }).careers[0] as Career;

describe.each(['en', 'fr', 'de'] as const)('The rules of Bureaunauts name the game’s own numbers in %s', (locale) => {
  const say = { locale };

  it('for the Jelly tokens and the Influence cards there are', () => {
    expect(numbersIn(m.bn_help_cards_ruling_limits({}, say))).toEqual([JELLY_TOKENS]);
    expect(numbersIn(m.bn_help_rewards_ruling_none({}, say))).toEqual([INFLUENCE]);
  });

  it('for an upgrade: from 2 to 3 it is 1 photon to file and 3 to pay (worked cases 2 and 7)', () => {
    const price = priceOf(levelTwo, 'upgrade');
    expect(numbersIn(m.bn_help_actions_upgrade({}, say))).toEqual([HIGHEST_LEVEL, 2, 3, 1, price]);
    expect(numbersIn(m.bn_help_actions_ruling_refused({}, say))).toEqual([price - 1, levelTwo.level, price]);
  });

  it('for the goals, Under Budget at 3 and then 2 photons among them (worked case 4)', () => {
    const jellies = [1, 2, 3].map((k) => needOf('spaceJelly', k));
    const levels = [1, 2].map((k) => needOf('spaceship', k));
    const prices = [1, 2].map((k) => needOf('underBudget', k));
    expect(numbersIn(m.bn_help_goals_2({}, say))).toEqual([...jellies, ...levels, needOf('relicHunter', 1), ...prices]);
    expect(numbersIn(m.bn_help_actions_budget({}, say))).toEqual(prices);
  });

  it('for what a table can choose', () => {
    const { budget, closing } = bureaunauts.options.each;
    expect(numbersIn(m.bn_help_closing_1({}, say))).toEqual(closing.values.filter((date) => date !== null));
    const [usual, ...higher] = budget.values;
    expect(numbersIn(m.bn_help_budget_1({}, say))).toEqual([...higher, usual]);
  });
});
