import { describe, expect, it } from 'vitest';
import { hear, viewOf } from './view';
import { OPTIONS } from './options';
import { setup } from './play';
import { asked, chance, denial, game, kinds, play, playAll } from './testing';
import type { Move } from './move';
import { GOALS } from './pieces';

const plan = (goals: readonly (typeof GOALS)[number][]): Move => ({ kind: 'plan', goals });

describe('Set-up', () => {
  const begun = setup({ ...OPTIONS.defaults, starter: 2 }, 4, chance());
  const plansOf = (seat: number) => begun.state.plans[seat] ?? [];

  it('has ships of level 1 at the dock, Jelly track 0, Budget 2, 18 Influence cards, no photons', () => {
    for (const career of begun.state.careers) {
      expect(career).toMatchObject({
        level: 1,
        ship: { kind: 'dock' },
        jellyTrack: 0,
        budget: 2,
        influence: 18,
        photons: 0
      });
    }
    expect(setup({ ...OPTIONS.defaults, budget: 4 }, 2, chance()).state.careers[1]?.budget).toBe(4);
  });

  it('deals five Career Goals each, and five face up to the pool', () => {
    const { plans, pool, goalDeck } = begun.state;
    expect(plans.map(({ length }) => length)).toEqual([5, 5, 5, 5]);
    expect([pool.length, goalDeck.length]).toEqual([5, 10]);
    const all = [...plans.flat(), ...pool, ...goalDeck];
    for (const goal of GOALS) expect(all.filter((each) => each === goal)).toHaveLength(7);
  });

  it('shows drawn goals to their owner alone', () => {
    expect(begun.news.map((news) => hear(news, 1)?.kind ?? null)).toEqual([
      'careersBegan',
      null,
      'drewGoals',
      null,
      null
    ]);
    expect(viewOf(begun.state, 1).ownGoals).toEqual(plansOf(1));
    expect(viewOf(begun.state, 'onlooker').ownGoals).toBeNull();
  });

  it('lets chance choose the first player if the table says so', () => {
    const starters = new Set(
      Array.from(
        { length: 60 },
        (_, n) => setup({ ...OPTIONS.defaults, starter: 'random' }, 3, chance(n)).state.starter
      )
    );
    expect([...starters].sort()).toEqual([0, 1, 2]);
    expect(setup({ ...OPTIONS.defaults, starter: 5 }, 3, chance()).state.starter).toBe(0);
  });

  it('lets everybody order their goals at once, in secret, and take the plan back until the last', () => {
    expect(asked(begun.state)).toEqual([['plan', 0, 1, 2, 3]]);
    const turned = plansOf(1).toReversed();
    const one = play(begun.state, 1, plan(turned));
    expect(one.news).toEqual([{ kind: 'sealed', seat: 1, what: 'plan' }]);
    expect(viewOf(one.state, 1)).toMatchObject({ ownGoals: turned, done: [1] });
    const back = play(one.state, 1, { kind: 'reopen' });
    expect(back.news).toEqual([{ kind: 'reopened', seat: 1, what: 'plan' }]);
    expect(asked(back.state)).toEqual([['plan', 0, 1, 2, 3]]);
  });

  it('takes no plan of other goals, or of somebody else', () => {
    const wrong = [...plansOf(0).slice(0, 4), plansOf(0)[4] === 'spaceship' ? 'relicHunter' : 'spaceship'] as const;
    expect(denial(begun.state, 0, plan(wrong))).toEqual({ kind: 'notTheseGoals' });
    expect(denial(begun.state, 0, plan(plansOf(0).slice(1)))).toEqual({ kind: 'notTheseGoals' });
    expect(denial(begun.state, 0, { kind: 'plan', goals: null as never })).toEqual({ kind: 'malformed' });
    expect(game.refuse(viewOf(begun.state, 1), 0, plan(plansOf(0)))).toEqual({ kind: 'notNow' });
  });

  it('begins the first fiscal period with the last plan: Jellies, budgets, and the first player files or passes', () => {
    const all = playAll(
      begun.state,
      [0, plan(plansOf(0))],
      [1, plan(plansOf(1))],
      [2, plan(plansOf(2))],
      [3, plan(plansOf(3))]
    );
    expect(kinds(all).slice(-4)).toEqual(['periodBegan', 'jelliesDrifted', 'jelliesSpawned', 'budgetsReceived']);
    expect(asked(all.state)).toEqual([['declare', 2]]);
    expect(all.state).toMatchObject({ phase: 'filing', period: 1, round: 1 });
  });
});

describe('A move', () => {
  const { state } = setup(OPTIONS.defaults, 2, chance());

  it('that is none is malformed, or not now', () => {
    expect(game.refuse(viewOf(state, 0), 0, { kind: 'dance' } as never)).toEqual({ kind: 'malformed' });
    const others: readonly Move[] = [
      { kind: 'file' },
      { kind: 'pass' },
      { kind: 'setPhone', to: 'stars' },
      { kind: 'announce', action: null },
      { kind: 'reassign', rank: 0, take: 'spaceship' },
      { kind: 'adjust', goals: [] },
      { kind: 'place', department: 'health' },
      { kind: 'attack', enemy: 'jelly' },
      { kind: 'holdFire' },
      { kind: 'displace', cell: 3 },
      { kind: 'meet', choice: 'golf' },
      { kind: 'turnCard' }
    ];
    for (const move of others) expect(game.refuse(viewOf(state, 0), 0, move)).toEqual({ kind: 'notNow' });
    expect(game.refuse(viewOf(state, 'onlooker'), 'table', { kind: 'turnCard' })).toEqual({ kind: 'notNow' });
  });
});
