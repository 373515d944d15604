import { describe, expect, it } from 'vitest';
import type { Goal } from './pieces';
import { asked, at, filed, kinds, newsOf, play, playAll, type Sketch } from './testing';
import type { Move } from './move';

const place = (department: 'health' | 'security' | 'accounting'): Move => ({ kind: 'place', department });

describe('Rewards', () => {
  it('of Constance: Law & Order lets Relic Hunter and Spaceship follow at once (worked case 5)', () => {
    const plan: readonly Goal[] = ['lawAndOrder', 'relicHunter', 'spaceship', 'spaceJelly', 'underBudget'];
    const sketch: Sketch = {
      careers: [{ plan, relics: 2, level: 3, photons: 2 }, { photons: 0 }],
      cards: { B2: 'pirates' },
      more: { firsts: [1, 1, null, null, null] }
    };
    const { state } = filed(sketch, { 0: 'B2' });
    const beaten = play(state, 0, { kind: 'attack', enemy: 'pirates' });
    expect(newsOf(beaten, 'goalCompleted').map(({ rank, goal }) => [rank, goal])).toEqual([
      [0, 'lawAndOrder'],
      [1, 'relicHunter'],
      [2, 'spaceship']
    ]);
    const all = playAll(beaten.state, [0, place('health')], [0, place('security')], [0, place('accounting')]);
    // First Manager of all: the Budget rises for everybody, and one more card is placed.
    expect(kinds(all).slice(-3)).toEqual(['influencePlaced', 'budgetsRose', 'firstOfRank']);
    expect(newsOf(all, 'budgetsRose')).toEqual([{ kind: 'budgetsRose', rank: 2, budgets: [3, 3] }]);
    expect(asked(all.state)).toEqual([['influence', 0]]);
    const last = play(all.state, 0, place('accounting'));
    expect(last.state.piles.map(([own]) => own)).toEqual([1, 2, 1, 1, 2]);
    expect(last.state.careers[0]).toMatchObject({ completed: 3, influence: 11 });
    expect(last.state.firsts).toEqual([1, 1, 0, null, null]);
  });

  it('come from left to right only', () => {
    const plan: readonly Goal[] = ['lawAndOrder', 'relicHunter', 'spaceship', 'spaceJelly', 'underBudget'];
    const found = filed({ careers: [{ plan, relics: 1 }, {}], cards: { B2: 'relic' } }, { 0: 'B2' });
    expect(newsOf(found, 'goalCompleted')).toEqual([]);
  });

  it('come the moment a condition holds: a Ship Upgrade card completes a Spaceship goal too', () => {
    const plan: readonly Goal[] = ['spaceship', 'spaceship', 'spaceJelly', 'spaceJelly', 'spaceJelly'];
    const found = filed({ careers: [{ plan, level: 2 }, {}], cards: { B2: 'upgrade' } }, { 0: 'B2' });
    expect(newsOf(found, 'goalCompleted')).toMatchObject([{ seat: 0, rank: 0, goal: 'spaceship', nth: 1 }]);
    expect(newsOf(found, 'influencePlaced')).toMatchObject([{ department: 'research', why: 'goal' }]);
  });

  it('a Space Jelly goal does not mind how far the Jelly track goes past its number', () => {
    const plan: readonly Goal[] = ['spaceJelly', 'spaceJelly', 'spaceJelly', 'spaceJelly', 'spaceJelly'];
    const { state } = filed(
      { careers: [{ plan, level: 4, jellyTrack: 4, photons: 3 }, {}], jellies: { B2: 3 } },
      { 0: 'B2' }
    );
    const beaten = play(state, 0, { kind: 'attack', enemy: 'jelly' });
    expect(newsOf(beaten, 'goalCompleted').map(({ nth }) => nth)).toEqual([1, 2]);
  });

  it('stop when no Influence card is left', () => {
    const plan: readonly Goal[] = ['relicHunter', 'spaceship', 'spaceJelly', 'spaceJelly', 'spaceJelly'];
    const sketch = (influence: number): Sketch => ({
      careers: [{ plan, relics: 1, influence }, { photons: 0 }],
      cards: { B2: 'relic' }
    });
    const one = filed(sketch(1), { 0: 'B2' });
    expect(newsOf(one, 'influencePlaced')).toMatchObject([{ department: 'exploration', left: 0 }]);
    expect(newsOf(one, 'noInfluenceLeft').map(({ why }) => why)).toEqual(['choice', 'first']);
    const none = filed(sketch(0), { 0: 'B2' });
    expect(newsOf(none, 'noInfluenceLeft').map(({ why }) => why)).toEqual(['goal', 'first']);
    // The rank is taken, and the Budget rises all the same.
    expect(none.state.firsts[0]).toBe(0);
    expect(newsOf(none, 'budgetsRose')).toHaveLength(1);
  });

  it('who completes Director files no more, and the vote follows Phase 4', () => {
    const plan: readonly Goal[] = ['spaceJelly', 'spaceJelly', 'spaceJelly', 'spaceJelly', 'relicHunter'];
    const { state } = filed(
      { careers: [{ plan, completed: 4, relics: 1, photons: 5 }, {}], cards: { B2: 'relic' } },
      { 0: 'B2', 1: 'C3' }
    );
    const rewarded = playAll(state, [0, place('health')], [0, place('health')]);
    expect(rewarded.state.careers[0]).toMatchObject({ filing: 'director', completed: 5 });
    expect(rewarded.state.voteFollows).toBe(true);
    expect(asked(rewarded.state)).toEqual([['declare', 1]]);
    const passed = play(rewarded.state, 1, { kind: 'pass' });
    expect(kinds(passed)).toEqual(['passed', 'periodEnded', 'voteCalled']);
  });
});

describe('The first of a rank', () => {
  const plan: readonly Goal[] = ['relicHunter', 'spaceship', 'spaceship', 'spaceJelly', 'spaceJelly'];
  const sketch: Sketch = {
    careers: [
      { plan, relics: 1, photons: 1 },
      { plan, relics: 1, photons: 1 }
    ],
    cards: { B2: 'relic', C3: 'relic' }
  };

  it('is found by a Meeting at the end of the step, if several complete it in the same one', () => {
    const both = filed(sketch, { 0: 'B2', 1: 'C3' });
    const rewarded = playAll(both.state, [0, place('health')], [1, place('health')]);
    expect(kinds(rewarded).slice(-2)).toEqual(['budgetsRose', 'meetingCalled']);
    expect(asked(rewarded.state)).toEqual([['meet', 0, 1]]);
    const decided = playAll(
      rewarded.state,
      [0, { kind: 'meet', choice: 'golf' }],
      [1, { kind: 'meet', choice: 'happyHour' }]
    );
    expect(newsOf(decided, 'firstOfRank')).toEqual([{ kind: 'firstOfRank', seat: 1, rank: 0 }]);
    expect(asked(decided.state)).toEqual([['influence', 1]]);
    expect(decided.state.careers.map(({ budget }) => budget)).toEqual([3, 3]);
  });

  it('meets only with those who have an Influence card left', () => {
    const careers = sketch.careers.map((career, seat) => (seat === 1 ? { ...career, influence: 2 } : career));
    const both = filed({ ...sketch, careers }, { 0: 'B2', 1: 'C3' });
    const rewarded = playAll(both.state, [0, place('health')], [1, place('health')]);
    expect(rewarded.state.careers[1]?.influence).toBe(0);
    expect(kinds(rewarded)).not.toContain('meetingCalled');
    expect(newsOf(rewarded, 'firstOfRank')).toMatchObject([{ seat: 0 }]);
  });

  it('is found without a Meeting where nobody has an Influence card left', () => {
    const careers = sketch.careers.map((career) => ({ ...career, influence: 2 }));
    const both = filed({ ...sketch, careers, more: { starter: 1 } }, { 0: 'B2', 1: 'C3' });
    const rewarded = playAll(both.state, [1, place('health')], [0, place('health')]);
    expect(kinds(rewarded)).not.toContain('meetingCalled');
    expect(kinds(rewarded)).not.toContain('meetingDecided');
    expect(newsOf(rewarded, 'firstOfRank')).toEqual([{ kind: 'firstOfRank', seat: 1, rank: 0 }]);
    expect(newsOf(rewarded, 'noInfluenceLeft')).toMatchObject([{ seat: 1, why: 'first' }]);
    expect(newsOf(rewarded, 'budgetsRose')).toHaveLength(1);
  });

  it('is met about anew for each rank: whoever has just placed the last card meets no more', () => {
    const both: readonly Goal[] = ['relicHunter', 'spaceship', 'spaceJelly', 'spaceJelly', 'spaceJelly'];
    const step = (influence: readonly number[]) => {
      const careers = influence.map((cards) => ({ plan: both, relics: 1, level: 3, photons: 1, influence: cards }));
      const found = filed({ ...sketch, careers }, { 0: 'B2', 1: 'C3' });
      const rewarded = playAll(
        found.state,
        ...[0, 0, 1, 1].map((seat): readonly [number, Move] => [seat, place('health')])
      );
      expect(asked(rewarded.state)).toEqual([['meet', 0, 1]]);
      return playAll(
        rewarded.state,
        [0, { kind: 'meet', choice: 'golf' }],
        [1, { kind: 'meet', choice: 'happyHour' }],
        [1, place('health')]
      );
    };
    // Four cards each for the two goals; the fifth is placed as the first of the lower rank.
    const last = step([18, 5]);
    expect(newsOf(last, 'meetingCalled')).toEqual([]);
    expect(newsOf(last, 'firstOfRank')).toEqual([
      { kind: 'firstOfRank', seat: 1, rank: 0 },
      { kind: 'firstOfRank', seat: 0, rank: 1 }
    ]);
    expect(asked(last.state)).toEqual([['influence', 0]]);
    expect(asked(step([18, 6]).state)).toEqual([['meet', 0, 1]]);
  });

  it('is met about by Drew and Allie, whatever each did in the step (printed example)', () => {
    const managers: readonly Goal[] = ['spaceJelly', 'lawAndOrder', 'spaceship', 'underBudget', 'underBudget'];
    const { state } = filed(
      {
        careers: [
          { plan: managers, completed: 2, level: 2, photons: 4 },
          { plan: managers, completed: 2, relics: 2, photons: 1 }
        ],
        more: { pool: ['relicHunter'], firsts: [0, 1, null, null, null] }
      },
      { 0: 'stars', 1: 'stars' }
    );
    const announced = playAll(
      state,
      [0, { kind: 'announce', action: 'upgrade' }],
      [1, { kind: 'announce', action: 'reassign' }]
    );
    expect(newsOf(announced, 'goalCompleted')).toMatchObject([{ seat: 0, rank: 2, goal: 'spaceship' }]);
    const both = playAll(
      announced.state,
      [0, place('health')],
      [1, { kind: 'reassign', rank: 2, take: 'relicHunter' }],
      [1, place('security')]
    );
    expect(newsOf(both, 'goalCompleted')).toMatchObject([{ seat: 1, rank: 2, goal: 'relicHunter' }]);
    expect(asked(both.state)).toEqual([['meet', 0, 1]]);
    const decided = playAll(
      both.state,
      [1, { kind: 'meet', choice: 'happyHour' }],
      [0, { kind: 'meet', choice: 'golf' }]
    );
    expect(newsOf(decided, 'firstOfRank')).toEqual([{ kind: 'firstOfRank', seat: 1, rank: 2 }]);
    expect(asked(decided.state)).toEqual([['influence', 1]]);
  });

  it('is nobody’s any more in a later step', () => {
    const later = filed(
      {
        careers: [{ plan, relics: 1, photons: 1 }, { photons: 0 }],
        cards: { B2: 'relic' },
        more: { firsts: [1, null, null, null, null] }
      },
      { 0: 'B2' }
    );
    const rewarded = play(later.state, 0, place('health'));
    expect(newsOf(rewarded, 'firstOfRank')).toEqual([]);
    expect(newsOf(rewarded, 'budgetsRose')).toEqual([]);
  });

  it('raises the Budget once for each rank completed at once', () => {
    const at3: readonly Goal[] = ['relicHunter', 'spaceship', 'spaceJelly', 'spaceJelly', 'spaceJelly'];
    const found = filed(
      { careers: [{ plan: at3, relics: 1, level: 3, photons: 1 }, { photons: 0 }], cards: { B2: 'relic' } },
      { 0: 'B2' }
    );
    const rewarded = playAll(found.state, [0, place('health')], [0, place('health')]);
    expect(newsOf(rewarded, 'budgetsRose').map(({ rank }) => rank)).toEqual([0, 1]);
    expect(rewarded.state.careers.map(({ budget }) => budget)).toEqual([4, 4]);
    expect(rewarded.state.cards[at('B2')]?.face).toBe('replacement');
  });
});
