/** Completed goals, Influence cards, and the first of a rank. (rules: Career goals) */
import type { Seat } from '../../kernel/game';
import { departmentOf, completedOf, isSatisfied, PLAN } from './goals';
import type { InfluenceReason, Pending } from './pending';
import { DEPARTMENTS, RANKS, type Department, type Goal } from './pieces';
import type { Work } from './state';
import { careerOf, change, inTurnOrder, push } from './work';

/** Influence cards a player has: a limit. (rules: What is in the box) */
export const INFLUENCE = 18;

/** Completes every goal whose condition holds, left to right, as far as it goes. (rules: Career goals) */
export function completeGoals(work: Work, seat: Seat): void {
  const rewards: Pending[] = [];
  for (;;) {
    const career = careerOf(work.state, seat);
    const next = work.state.plans[seat]?.[career.completed];
    if (next === undefined || !isSatisfied(career, next)) break;
    rewards.push(complete(work, seat, next));
  }
  push(work, ...rewards);
}

/** Completes the next goal, which is Under Budget and was paid, and whatever follows at once. */
export function completeUnderBudget(work: Work, seat: Seat): void {
  const reward = complete(work, seat, 'underBudget');
  completeGoals(work, seat);
  push(work, reward);
}

/** Turns a goal face up. Who completes Director files no more. Returns the reward that is due. */
function complete(work: Work, seat: Seat, goal: Goal): Pending {
  const { state, news } = work;
  const career = careerOf(state, seat);
  const rank = career.completed;
  const isDirector = rank === PLAN - 1;
  change(work, seat, {
    goals: career.goals.with(rank, goal),
    completed: rank + 1,
    ...(isDirector ? { filing: 'director' } : {})
  });
  if (isDirector) state.voteFollows = true;
  if (state.firsts[rank] === null) state.reached = [...state.reached, { seat, rank }];
  news.push({ kind: 'goalCompleted', seat, rank, goal, nth: completedOf(career, goal) + 1 });
  return { kind: 'reward', seat, goal, rank };
}

/** One card in the goal's own department, then one in a department of choice. (rules: Career goals) */
export function reward(work: Work, { seat, goal, rank }: Extract<Pending, { kind: 'reward' }>): void {
  if (careerOf(work.state, seat).influence === 0) {
    work.news.push({ kind: 'noInfluenceLeft', seat, why: 'goal' });
    return;
  }
  placeInfluence(work, seat, departmentOf(goal), 'goal');
  push(work, { kind: 'influence', seat, why: 'choice', rank });
}

/** Adds one of the player's cards to a pile. */
export function placeInfluence(work: Work, seat: Seat, department: Department, why: InfluenceReason): void {
  const { state, news } = work;
  const left = careerOf(state, seat).influence - 1;
  const at = DEPARTMENTS.indexOf(department);
  const pile = state.piles[at] ?? [];
  state.piles = state.piles.with(at, pile.with(seat, (pile[seat] ?? 0) + 1));
  change(work, seat, { influence: left });
  news.push({ kind: 'influencePlaced', seat, department, why, left });
}

/**
 * The end of a paperwork step: for every rank completed for the first time everybody's Budget rises, and its first
 * player places one more card; of several a Meeting decides. (rules: Career goals)
 */
export function endStep(work: Work): void {
  const { state } = work;
  if (state.reached.length === 0) return;
  const tasks: Pending[] = [];
  for (const rank of RANKS.keys()) {
    const seats = inTurnOrder(state).filter((seat) =>
      state.reached.some((each) => each.seat === seat && each.rank === rank)
    );
    if (seats.length === 0) continue;
    state.careers = state.careers.map((career) => ({ ...career, budget: career.budget + 1 }));
    work.news.push({ kind: 'budgetsRose', rank, budgets: state.careers.map(({ budget }) => budget) });
    const about = { kind: 'rank', rank } as const;
    tasks.push(seats.length > 1 ? { kind: 'callMeeting', about, seats } : { kind: 'decided', about, order: seats });
  }
  state.reached = [];
  push(work, ...tasks);
}

/** The first of a rank is found. */
export function firstOfRank(work: Work, seat: Seat, rank: number): void {
  work.state.firsts = work.state.firsts.with(rank, seat);
  work.news.push({ kind: 'firstOfRank', seat, rank });
  push(work, { kind: 'influence', seat, why: 'first', rank });
}
