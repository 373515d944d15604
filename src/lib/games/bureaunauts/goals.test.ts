import { describe, expect, it } from 'vitest';
import { completedOf, departmentOf, isSameGoals, isSatisfied, needOf, ordersOf, progressOf } from './goals';
import { GOALS, type Goal } from './pieces';
import { tableOf, type CareerSketch } from './testing';
import { careerOf } from './work';

const career = (sketch: CareerSketch) => careerOf(tableOf({ careers: [sketch, {}] }), 0);

describe('Career goals', () => {
  it.each<[Goal, number[]]>([
    ['spaceJelly', [5, 7, 9]],
    ['lawAndOrder', [1, 2, 3]],
    ['spaceship', [3, 4]],
    ['relicHunter', [2, 3, 4]],
    ['underBudget', [3, 2, 2]]
  ])('%s needs %j, time after time', (goal, needs) => {
    expect(needs.map((_, at) => needOf(goal, at + 1))).toEqual(needs);
  });

  it('are counted kind by kind', () => {
    const plan: Goal[] = ['spaceJelly', 'relicHunter', 'spaceJelly', 'spaceJelly', 'relicHunter'];
    const { goals } = career({ plan, completed: 3 });
    expect(GOALS.map((goal) => completedOf({ goals }, goal))).toEqual([2, 0, 0, 1, 0]);
    expect(progressOf(career({ plan, completed: 3, jellyTrack: 8 }), 'spaceJelly')).toEqual({
      have: 8,
      need: 9,
      isImpossible: false
    });
  });

  it('Law & Order counts pirates and outposts, not swarms', () => {
    expect(isSatisfied(career({ swarms: 2 }), 'lawAndOrder')).toBe(false);
    expect(isSatisfied(career({ outposts: 1 }), 'lawAndOrder')).toBe(true);
    expect(isSatisfied(career({ pirates: 1 }), 'lawAndOrder')).toBe(true);
  });

  it('Spaceship can be completed twice, and never a third time', () => {
    const plan: Goal[] = ['spaceship', 'spaceship', 'spaceship', 'spaceJelly', 'spaceJelly'];
    expect(isSatisfied(career({ plan, completed: 1, level: 3 }), 'spaceship')).toBe(false);
    expect(isSatisfied(career({ plan, completed: 1, level: 4 }), 'spaceship')).toBe(true);
    expect(isSatisfied(career({ plan, completed: 2, level: 4 }), 'spaceship')).toBe(false);
    expect(progressOf(career({ plan, completed: 2, level: 4 }), 'spaceship').isImpossible).toBe(true);
  });

  it('Under Budget never completes itself', () => {
    expect(isSatisfied(career({ photons: 30 }), 'underBudget')).toBe(false);
  });

  it('each have their department', () => {
    expect(GOALS.map(departmentOf)).toEqual(['health', 'security', 'research', 'exploration', 'accounting']);
  });

  it('can be put in every different order', () => {
    expect(ordersOf(['spaceship', 'relicHunter', 'spaceship'])).toEqual([
      ['spaceship', 'spaceship', 'relicHunter'],
      ['spaceship', 'relicHunter', 'spaceship'],
      ['relicHunter', 'spaceship', 'spaceship']
    ]);
    expect(ordersOf([...GOALS])).toHaveLength(120);
    expect(isSameGoals(['spaceship', 'relicHunter'], ['relicHunter', 'spaceship'])).toBe(true);
    expect(isSameGoals(['spaceship', 'spaceship'], ['relicHunter', 'spaceship'])).toBe(false);
  });
});
