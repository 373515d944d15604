import { describe, expect, it } from 'vitest';
import { asked, chance, denial, filed, kinds, viewOf, newsOf, play, playAll, type Sketch } from './testing';
import type { Move } from './move';
import type { Action, Goal } from './pieces';

const announce = (action: Action | null): Move => ({ kind: 'announce', action });
const reassign = (rank: number, take: Goal): Move => ({ kind: 'reassign', rank, take });
const PLAN: readonly Goal[] = ['lawAndOrder', 'relicHunter', 'spaceship', 'underBudget', 'spaceJelly'];
const POOL: readonly Goal[] = ['spaceJelly', 'spaceship', 'spaceship', 'lawAndOrder', 'underBudget'];

/** Everybody files ★★. */
function acting(sketch: Sketch) {
  return filed(sketch, Object.fromEntries(sketch.careers.map((_, seat) => [seat, 'stars']))).state;
}

describe('Actions', () => {
  it('are announced by all in turn order before the first is carried out', () => {
    const state = acting({ careers: [{ level: 1 }, { ship: 'repair' }], more: { starter: 1 } });
    expect(asked(state)).toEqual([['announce', 1]]);
    const one = play(state, 1, announce('repair'));
    expect(one.news).toEqual([{ kind: 'announced', seat: 1, action: 'repair', instead: false }]);
    expect(one.state.careers[1]?.ship.kind).toBe('repair');
    const all = play(one.state, 0, announce('upgrade'));
    expect(kinds(all).slice(0, 3)).toEqual(['announced', 'repaired', 'upgraded']);
  });

  it('that are equal need no Meeting, but for reassigning', () => {
    const state = acting({ careers: [{ photons: 3 }, { photons: 3 }] });
    const both = playAll(state, [0, announce('upgrade')], [1, announce('upgrade')]);
    expect(kinds(both)).not.toContain('meetingCalled');
    expect(newsOf(both, 'upgraded').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('may be none at all', () => {
    const none = play(acting({ careers: [{ photons: 2 }, { photons: 0 }] }), 0, announce(null));
    expect(kinds(none)).toEqual(['announced']);
    expect(asked(none.state)).toEqual([['declare', 0]]);
  });
});

describe('Upgrade Ship', () => {
  it('costs 1 photon to file and 3 to pay, from level 2 to 3 (worked case 2)', () => {
    const upgraded = play(acting({ careers: [{ photons: 4, level: 2 }, { photons: 0 }] }), 0, announce('upgrade'));
    expect(newsOf(upgraded, 'upgraded')).toEqual([{ kind: 'upgraded', seat: 0, level: 3, paid: 3 }]);
    expect(upgraded.state.careers[0]).toMatchObject({ level: 3, photons: upgraded.state.careers[0]?.budget });
  });

  it('with 2 photons left after filing, at level 2, is refused: 3 are needed (worked case 7)', () => {
    const state = acting({ careers: [{ photons: 3, level: 2 }, { photons: 0 }] });
    expect(denial(state, 0, announce('upgrade'))).toEqual({
      kind: 'tooFewPhotons',
      action: 'upgrade',
      need: 3,
      have: 2
    });
  });

  it('ends at level 4', () => {
    const state = acting({ careers: [{ photons: 9, level: 4 }, { photons: 0 }] });
    expect(denial(state, 0, announce('upgrade'))).toEqual({ kind: 'highestLevel' });
  });
});

describe('Complete Under Budget', () => {
  const twice: readonly Goal[] = ['underBudget', 'underBudget', 'spaceJelly', 'spaceJelly', 'spaceJelly'];

  it('costs 3 the first time and 2 the second (worked case 4)', () => {
    const first = play(acting({ careers: [{ photons: 9, plan: twice }, { photons: 0 }] }), 0, announce('underBudget'));
    expect(newsOf(first, 'paidUnderBudget')).toEqual([{ kind: 'paidUnderBudget', seat: 0, paid: 3 }]);
    expect(newsOf(first, 'goalCompleted')).toMatchObject([{ rank: 0, goal: 'underBudget', nth: 1 }]);
    expect(first.state.careers[0]).toMatchObject({ photons: 5, completed: 1 });
    const second = play(
      acting({ careers: [{ photons: 9, plan: twice, completed: 1 }, { photons: 0 }] }),
      0,
      announce('underBudget')
    );
    expect(newsOf(second, 'paidUnderBudget')).toEqual([{ kind: 'paidUnderBudget', seat: 0, paid: 2 }]);
    expect(newsOf(second, 'goalCompleted')).toMatchObject([{ rank: 1, nth: 2 }]);
  });

  it('needs its photons at once', () => {
    const state = acting({ careers: [{ photons: 3, plan: twice }, { photons: 0 }] });
    expect(denial(state, 0, announce('underBudget'))).toMatchObject({ kind: 'tooFewPhotons', need: 3, have: 2 });
  });

  it('does nothing, and costs nothing more, where it is not the next goal; the table can not know before', () => {
    const state = acting({ careers: [{ photons: 9, plan: PLAN }, { photons: 0 }] });
    expect(denial(state, 0, announce('underBudget'))).toBeNull();
    const wrong = play(state, 0, announce('underBudget'));
    expect(kinds(wrong).slice(0, 2)).toEqual(['announced', 'notUnderBudget']);
    expect(wrong.state.careers[0]).toMatchObject({ photons: 8, completed: 0 });
  });

  it('completes the goals after it at once, where their conditions hold', () => {
    const plan: readonly Goal[] = ['underBudget', 'relicHunter', 'spaceship', 'spaceJelly', 'spaceJelly'];
    const paid = play(
      acting({ careers: [{ photons: 4, plan, relics: 2 }, { photons: 0 }] }),
      0,
      announce('underBudget')
    );
    expect(newsOf(paid, 'goalCompleted').map(({ goal }) => goal)).toEqual(['underBudget', 'relicHunter']);
    expect(newsOf(paid, 'influencePlaced')).toMatchObject([{ department: 'accounting', why: 'goal' }]);
    const next = play(paid.state, 0, { kind: 'place', department: 'health' });
    expect(newsOf(next, 'influencePlaced').map(({ department }) => department)).toEqual(['health', 'exploration']);
  });
});

describe('Repair Ship', () => {
  it('brings a ship from Needs Repair to Ready for Deployment', () => {
    const state = acting({ careers: [{ ship: 'repair' }, { photons: 0 }] });
    expect(play(state, 0, announce('repair')).state.careers[0]?.ship).toEqual({ kind: 'dock' });
  });

  it('is refused where nothing is broken', () => {
    const state = acting({ careers: [{ ship: 'C3' }, { photons: 0 }] });
    expect(denial(state, 0, announce('repair'))).toEqual({ kind: 'nothingToRepair' });
  });
});

describe('Business Lunch', () => {
  it('places one Influence card in any department, and ends filing for this period', () => {
    const state = acting({ careers: [{ photons: 5 }, { photons: 0 }] });
    const lunch = play(state, 0, announce('lunch'));
    expect(asked(lunch.state)).toEqual([['influence', 0]]);
    expect(viewOf(lunch.state, 'onlooker').asks[0]?.from).toBe('table');
    const placed = play(lunch.state, 0, { kind: 'place', department: 'research' });
    expect(placed.news[0]).toEqual({
      kind: 'influencePlaced',
      seat: 0,
      department: 'research',
      why: 'lunch',
      left: 17
    });
    expect(kinds(placed)).toContain('periodEnded');
    expect(placed.state.piles).toEqual([
      [0, 0],
      [0, 0],
      [1, 0],
      [0, 0],
      [0, 0]
    ]);
  });

  it('needs an Influence card', () => {
    const state = acting({ careers: [{ influence: 0 }, { photons: 0 }] });
    expect(denial(state, 0, announce('lunch'))).toEqual({ kind: 'noInfluence' });
  });
});

describe('Adjust Career Goals', () => {
  const sketch: Sketch = { careers: [{ plan: PLAN, completed: 1 }, { photons: 0 }] };

  it('puts the uncompleted goals in another order, in secret', () => {
    const state = play(acting(sketch), 0, announce('adjust')).state;
    expect(viewOf(state, 'onlooker').asks).toEqual([
      { kind: 'adjust', by: [0], from: 'hand', sealed: false, optional: false }
    ]);
    const goals: readonly Goal[] = ['spaceJelly', 'underBudget', 'spaceship', 'relicHunter'];
    const adjusted = play(state, 0, { kind: 'adjust', goals });
    expect(adjusted.news[0]).toEqual({ kind: 'adjusted', seat: 0 });
    expect(viewOf(adjusted.state, 0).ownGoals).toEqual(['lawAndOrder', ...goals]);
    expect(viewOf(adjusted.state, 1).careers[0]?.goals).toEqual(['lawAndOrder', null, null, null, null]);
  });

  it('takes no other goals, and none that are completed', () => {
    const state = play(acting(sketch), 0, announce('adjust')).state;
    for (const goals of [PLAN, PLAN.slice(2), PLAN.slice(0, 4), 'spaceship' as never]) {
      expect(denial(state, 0, { kind: 'adjust', goals })).not.toBeNull();
    }
  });

  it('needs two goals at least', () => {
    const state = acting({ careers: [{ plan: PLAN, completed: 4 }, { photons: 0 }] });
    expect(denial(state, 0, announce('adjust'))).toEqual({ kind: 'nothingToAdjust' });
  });

  it('completes a goal at once that comes first and whose condition holds', () => {
    const state = play(acting({ careers: [{ plan: PLAN, relics: 2 }, { photons: 0 }] }), 0, announce('adjust')).state;
    const goals: readonly Goal[] = ['relicHunter', 'lawAndOrder', 'spaceship', 'underBudget', 'spaceJelly'];
    const adjusted = play(state, 0, { kind: 'adjust', goals });
    expect(newsOf(adjusted, 'goalCompleted')).toMatchObject([{ rank: 0, goal: 'relicHunter' }]);
  });
});

describe('Reassign Career Goal', () => {
  const sketch: Sketch = { careers: [{ plan: PLAN, completed: 1 }, { photons: 0 }], more: { pool: POOL } };

  it('swaps an own uncompleted goal for one of the pool, in the same place', () => {
    const state = play(acting(sketch), 0, announce('reassign')).state;
    expect(viewOf(state, 'onlooker').asks[0]).toMatchObject({ kind: 'reassign', by: [0], from: 'hand' });
    const done = play(state, 0, reassign(2, 'lawAndOrder'));
    expect(done.news[0]).toEqual({ kind: 'reassigned', seat: 0, rank: 2, given: 'spaceship', taken: 'lawAndOrder' });
    expect(viewOf(done.state, 0).ownGoals).toEqual(PLAN.with(2, 'lawAndOrder'));
    expect(done.state.pool.toSorted()).toEqual([...POOL.toSpliced(3, 1), 'spaceship'].toSorted());
  });

  it('refuses completed goals and what does not lie in the pool', () => {
    const state = play(acting(sketch), 0, announce('reassign')).state;
    expect(denial(state, 0, reassign(0, 'spaceship'))).toEqual({ kind: 'isCompleted', rank: 0 });
    expect(denial(state, 0, reassign(1, 'relicHunter'))).toEqual({ kind: 'notInPool', goal: 'relicHunter' });
    expect(denial(state, 0, reassign(5, 'spaceship'))).toEqual({ kind: 'malformed' });
    expect(denial(state, 0, announce('upgrade'))).toEqual({ kind: 'mustReassign' });
  });

  const careers = [{ plan: PLAN }, { plan: PLAN, level: 1 }, { plan: PLAN, photons: 4 }];

  it('announced by several, needs a Meeting after the last announcement; they take each other’s places', () => {
    const announced = playAll(
      acting({ careers, more: { pool: POOL } }),
      [0, announce('reassign')],
      [1, announce('upgrade')],
      [2, announce('reassign')]
    );
    expect(asked(announced.state)).toEqual([['meet', 0, 2]]);
    const decided = playAll(
      announced.state,
      [0, { kind: 'meet', choice: 'golf' }],
      [2, { kind: 'meet', choice: 'happyHour' }]
    );
    expect(newsOf(decided, 'meetingDecided')).toMatchObject([{ about: { kind: 'pool' }, order: [2, 0] }]);
    // The winner, 2, reassigns in the place of 0: before 1 upgrades.
    expect(asked(decided.state)).toEqual([['reassign', 2]]);
    expect(decided.state.careers[1]?.level).toBe(1);
    const first = play(decided.state, 2, reassign(0, 'underBudget'));
    expect(kinds(first)).toEqual(['reassigned', 'upgraded']);
    expect(asked(first.state)).toEqual([['reassign', 0]]);
    // What 2 gave is there for 0 to take.
    expect(denial(first.state, 0, reassign(1, 'underBudget'))).toEqual({ kind: 'notInPool', goal: 'underBudget' });
    expect(denial(first.state, 0, reassign(1, 'lawAndOrder'))).toBeNull();
  });

  it('lets who comes later choose another action instead, or none, but not who comes first', () => {
    const announced = playAll(
      acting({ options: { lots: true }, careers, more: { pool: POOL } }),
      [0, announce('reassign')],
      [1, announce(null)],
      [2, announce('reassign')]
    );
    const [lots] = newsOf(announced, 'lotsDrawn');
    const [winner = 0, later = 0] = lots?.order ?? [];
    expect(denial(announced.state, winner, announce(null))).toEqual({ kind: 'mustReassign' });
    const first = play(announced.state, winner, reassign(0, 'spaceship'));
    expect(denial(first.state, later, announce('reassign'))).toEqual({ kind: 'notNow' });
    expect(denial(first.state, later, announce('underBudget'))).toEqual({ kind: 'notNextGoal', next: 'lawAndOrder' });
    expect(newsOf(play(first.state, later, announce(null)), 'announced')).toEqual([
      { kind: 'announced', seat: later, action: null, instead: true }
    ]);
    const upgraded = play(first.state, later, announce('upgrade'));
    expect(kinds(upgraded).slice(0, 2)).toEqual(['announced', 'upgraded']);
    const lunch = play(first.state, later, announce('lunch'), chance());
    expect(asked(lunch.state)).toEqual([['influence', later]]);
    expect(asked(play(first.state, later, announce('adjust')).state)).toEqual([['adjust', later]]);
  });
});
