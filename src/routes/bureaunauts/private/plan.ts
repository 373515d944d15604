/** A Career Plan as its owner reads it: what each rank asks, how far it is, and which order would be the easiest. */
import {
  departmentOf,
  MOST_SPACESHIPS,
  needOf,
  progressOf,
  type Career,
  type Department,
  type Goal,
  type Rank
} from '$lib/games/bureaunauts';

/** One rank of a Career Plan with the goal that lies there. */
export interface Rung {
  readonly rank: Rank;
  readonly goal: Goal;
  /** Only the next goal can be completed: left to right. (rules: Career goals) */
  readonly stands: 'done' | 'next' | 'later';
  /** How far the player is, in what the goal counts, and how far they have to be. */
  readonly have: number;
  readonly need: number;
  /** Stands too late to be ever completed: a third Spaceship goal. */
  readonly isImpossible: boolean;
  /** Where its first Influence card goes. */
  readonly department: Department;
}

/** The rungs of a plan, the lowest rank first. What a goal asks depends on how many of its kind come before it. */
export function rungsOf(career: Career, plan: readonly Goal[]): readonly Rung[] {
  return plan.map((goal, rank) => {
    const k = plan.slice(0, rank + 1).filter((other) => other === goal).length;
    return {
      rank,
      goal,
      stands: rank < career.completed ? 'done' : rank === career.completed ? 'next' : 'later',
      have: progressOf(career, goal).have,
      need: needOf(goal, k),
      isImpossible: goal === 'spaceship' && k > MOST_SPACESHIPS,
      department: departmentOf(goal)
    };
  });
}

/** What would be completed at once if the plan lay like this: left to right, as far as conditions hold. */
export function completedAtOnce(rungs: readonly Rung[]): readonly Rung[] {
  const open = rungs.filter(({ stands }) => stands !== 'done');
  const end = open.findIndex(
    ({ goal, have, need, isImpossible }) => goal === 'underBudget' || isImpossible || have < need
  );
  return end < 0 ? open : open.slice(0, end);
}

/** The list with the goal of one place put at another; those between move up. */
export function moved(goals: readonly Goal[], from: number, to: number): readonly Goal[] {
  const goal = goals[from];
  return goal === undefined ? goals : goals.toSpliced(from, 1).toSpliced(to, 0, goal);
}

/** How hard it is to complete a goal as the k-th of its kind, by what it costs in photons and luck. Our own estimate. */
function effortOf(goal: Goal, k: number): number {
  switch (goal) {
    case 'underBudget':
      return 3;
    case 'lawAndOrder':
      return 4 * k;
    case 'relicHunter':
      return 2 + 3 * k;
    case 'spaceship':
      return k > MOST_SPACESHIPS ? 99 : 2 + 4 * k;
    case 'spaceJelly':
      return 5 + 3 * k;
  }
}

/** The same goals, the easiest first: a suggestion to start from. `done`: goals completed already. */
export function easiestFirst(goals: readonly Goal[], done: readonly Goal[] = []): readonly Goal[] {
  return goals
    .map((goal, at) => {
      const before = [...done, ...goals.slice(0, at)].filter((other) => other === goal).length;
      return { goal, effort: effortOf(goal, before + 1) };
    })
    .toSorted((one, other) => one.effort - other.effort)
    .map(({ goal }) => goal);
}
