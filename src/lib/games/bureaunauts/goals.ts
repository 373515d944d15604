/** When a Career Goal is completed, and what it brings. (rules: Career goals) */
import { DEPARTMENTS, GOALS, RANKS, type Department, type Goal } from './pieces';
import type { Career } from './types';

/** How many goals of each kind there are. (rules: What is in the box) */
export const COPIES = 7;

/** How many ranks a Career Plan has. */
export const PLAN = RANKS.length;

/** A player can complete this many Spaceship goals. (rules: Career goals) */
export const MOST_SPACESHIPS = 2;

/** The department that rewards this kind of goal. (rules: Career goals) */
export function departmentOf(goal: Goal): Department {
  return DEPARTMENTS[GOALS.indexOf(goal)] as Department;
}

/** How many goals of this kind the player has completed. */
export function completedOf(career: Pick<Career, 'goals'>, goal: Goal): number {
  let count = 0;
  for (const done of career.goals) if (done === goal) count += 1;
  return count;
}

/** What has to be had for the k-th completion of a kind, k from 1: jellies, cards, a ship's level, photons. */
export function needOf(goal: Goal, k: number): number {
  switch (goal) {
    case 'spaceJelly':
      return 3 + 2 * k;
    case 'lawAndOrder':
      return k;
    case 'spaceship':
      return 2 + k;
    case 'relicHunter':
      return k + 1;
    case 'underBudget':
      return k === 1 ? 3 : 2;
  }
}

/** How far a player is with their next goal of a kind. */
export interface Progress {
  readonly have: number;
  readonly need: number;
  /** Can never be completed any more: a third Spaceship goal. */
  readonly isImpossible: boolean;
}

/** How far this player is with their next goal of a kind. For Under Budget: the photons there are, and its price. */
export function progressOf(career: Career, goal: Goal): Progress {
  const k = completedOf(career, goal) + 1;
  const isImpossible = goal === 'spaceship' && k > MOST_SPACESHIPS;
  return { have: haveFor(career, goal), need: needOf(goal, k), isImpossible };
}

function haveFor(career: Career, goal: Goal): number {
  switch (goal) {
    case 'spaceJelly':
      return career.jellyTrack;
    case 'lawAndOrder':
      return career.pirates + career.outposts;
    case 'spaceship':
      return career.level;
    case 'relicHunter':
      return career.relics;
    case 'underBudget':
      return career.photons;
  }
}

/** Is this goal completed by itself, as soon as it is the next one? Under Budget needs its action. */
export function isSatisfied(career: Career, goal: Goal): boolean {
  if (goal === 'underBudget') return false;
  const { have, need, isImpossible } = progressOf(career, goal);
  return have >= need && !isImpossible;
}

/** Are these the same goals, in whatever order? */
export function isSameGoals(one: readonly Goal[], other: readonly Goal[]): boolean {
  return one.length === other.length && GOALS.every((goal) => countOf(one, goal) === countOf(other, goal));
}

function countOf(goals: readonly Goal[], goal: Goal): number {
  let count = 0;
  for (const each of goals) if (each === goal) count += 1;
  return count;
}

/** Every different order of these goals. Random players ask for it all the time, so each is worked out once. */
export function ordersOf(goals: readonly Goal[]): readonly (readonly Goal[])[] {
  const key = GOALS.map((goal) => countOf(goals, goal)).join();
  const known = ORDERS.get(key);
  if (known !== undefined) return known;
  const orders = GOALS.flatMap((goal) => {
    const at = goals.indexOf(goal);
    return at < 0 ? [] : ordersOf(goals.toSpliced(at, 1)).map((rest) => [goal, ...rest]);
  });
  ORDERS.set(key, orders);
  return orders;
}

/** By how many goals of each kind there are. Nothing has one order. */
const ORDERS = new Map<string, readonly (readonly Goal[])[]>([['0,0,0,0,0', [[]]]]);
