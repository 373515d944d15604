/** Step 1: actions, announced by all before the first is carried out. (rules: Actions) */
import type { Seat } from '../../kernel/game';
import { needOf, completedOf, PLAN } from './goals';
import type { Pending } from './pending';
import type { Action, Department, Goal, Rank } from './pieces';
import { completeGoals, completeUnderBudget, placeInfluence } from './rewards';
import type { Work } from './state';
import type { Career } from './types';
import { careerOf, change, push, take } from './work';

/** A ship's highest level. (rules: Actions) */
export const HIGHEST_LEVEL = 4;

/** What an action costs, besides the photon it was filed with. (rules: Actions) */
export function priceOf(career: Career, action: Action): number {
  if (action === 'upgrade') return career.level + 1;
  return action === 'underBudget' ? needOf('underBudget', completedOf(career, 'underBudget') + 1) : 0;
}

/** Those with ★★ announce, in turn order. */
export function beginActions(work: Work): void {
  const { state } = work;
  state.phase = 'actions';
  const acting = state.filers.filter((seat) => state.phones[seat] === 'stars');
  if (acting.length === 0) return;
  push(work, ...acting.map((seat): Pending => ({ kind: 'announce', seat })), { kind: 'announced' });
}

/** Announces an action, or none. Who finds the pool changed may do so again, and acts at once. */
export function announce(work: Work, seat: Seat, action: Action | null): void {
  const { state } = work;
  const instead = state.pending[state.pending.length - 1]?.kind === 'act';
  take(work, instead ? 'act' : 'announce');
  state.announced = state.announced.with(seat, action);
  work.news.push({ kind: 'announced', seat, action, instead });
  if (instead && action !== null) push(work, { kind: 'act', seat, action, mayChange: false });
}

/** All have announced. Several who reassign meet about the order. (rules: Actions) */
export function allAnnounced(work: Work): void {
  const { state } = work;
  const seats = state.filers.filter((seat) => state.announced[seat] === 'reassign');
  if (seats.length > 1) push(work, { kind: 'callMeeting', about: { kind: 'pool' }, seats });
  else actInOrder(work, seats);
}

/** Actions are carried out in turn order; those who reassign take each other's places as the Meeting decided. */
export function actInOrder(work: Work, reassigning: readonly Seat[]): void {
  const { state } = work;
  let next = 0;
  const tasks = state.filers.flatMap((filer): Pending[] => {
    const action = state.announced[filer];
    if (!action) return [];
    if (action !== 'reassign') return [{ kind: 'act', seat: filer, action, mayChange: false }];
    const seat = reassigning[next] ?? filer;
    next += 1;
    return [{ kind: 'act', seat, action, mayChange: next > 1 }];
  });
  push(work, ...tasks);
}

/** Carries out an action that needs no further choice, or asks for it. */
export function act(work: Work, seat: Seat, action: Action): void {
  const career = careerOf(work.state, seat);
  switch (action) {
    case 'upgrade':
      upgrade(work, seat, priceOf(career, 'upgrade'));
      return;
    case 'underBudget':
      payUnderBudget(work, seat);
      return;
    case 'repair':
      change(work, seat, { ship: { kind: 'dock' } });
      work.news.push({ kind: 'repaired', seat });
      return;
    case 'lunch':
      change(work, seat, { filing: 'lunch' });
      push(work, { kind: 'influence', seat, why: 'lunch', rank: null });
      return;
    case 'reassign':
    case 'adjust':
      throw new Error(`${action} is chosen in private`);
  }
}

/** The next level, for photons (an action) or for nothing (a card). (rules: Actions; Effects) */
export function upgrade(work: Work, seat: Seat, paid: number): void {
  const { photons, level } = careerOf(work.state, seat);
  change(work, seat, { photons: photons - paid, level: level + 1 });
  work.news.push({ kind: 'upgraded', seat, level: level + 1, paid });
  completeGoals(work, seat);
}

/** Pays for the next goal, if it is Under Budget; if it is not, nothing happens. (rules: Actions) */
function payUnderBudget(work: Work, seat: Seat): void {
  const { state, news } = work;
  const career = careerOf(state, seat);
  if (state.plans[seat]?.[career.completed] !== 'underBudget') {
    news.push({ kind: 'notUnderBudget', seat });
    return;
  }
  const paid = priceOf(career, 'underBudget');
  change(work, seat, { photons: career.photons - paid });
  news.push({ kind: 'paidUnderBudget', seat, paid });
  completeUnderBudget(work, seat);
}

/** Swaps an own goal for one of the pool, in the same place. (rules: Actions) */
export function reassign(work: Work, seat: Seat, rank: Rank, taken: Goal): void {
  const { state, news } = work;
  take(work, 'act');
  const plan = state.plans[seat] ?? [];
  const given = plan[rank] as Goal;
  state.plans = state.plans.with(seat, plan.with(rank, taken));
  state.pool = state.pool.with(state.pool.indexOf(taken), given);
  news.push({ kind: 'reassigned', seat, rank, given, taken });
  completeGoals(work, seat);
}

/** Puts the uncompleted goals in another order. (rules: Actions) */
export function adjust(work: Work, seat: Seat, goals: readonly Goal[]): void {
  const { state, news } = work;
  take(work, 'act');
  const plan = state.plans[seat] ?? [];
  state.plans = state.plans.with(seat, [...plan.slice(0, PLAN - goals.length), ...goals]);
  news.push({ kind: 'adjusted', seat });
  completeGoals(work, seat);
}

/** Places a card in the chosen department. */
export function place(work: Work, seat: Seat, department: Department): void {
  const { why } = take(work, 'influence');
  placeInfluence(work, seat, department, why);
}
