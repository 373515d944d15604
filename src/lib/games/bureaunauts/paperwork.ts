/** Fiscal periods, and the filing of paperwork. (rules: A fiscal period) */
import type { Seat } from '../../kernel/game';
import { enemiesAt } from './attack';
import { jellyActivity } from './jellies';
import type { Pending } from './pending';
import type { Phone } from './pieces';
import type { State, Work } from './state';
import type { VoteReason } from './types';
import { careerOf, change, inTurnOrder, push, sortedByTurn, take } from './work';

/** After this many periods running in which nobody files the vote is held. (rules: The vote) */
export const QUIET_PERIODS = 3;

/** Phases 1 and 2 of the next fiscal period, and the first filing. (rules: Jelly Activity; Budgets) */
export function beginPeriod(work: Work): void {
  const { state, news } = work;
  if (state.period > 0 && state.options.rotate) state.starter = (state.starter + 1) % state.seats;
  state.period += 1;
  state.round = 0;
  news.push({ kind: 'periodBegan', period: state.period, starter: state.starter });
  jellyActivity(work);
  const gained = state.careers.map(({ budget }) => budget);
  state.careers = state.careers.map((career) => ({
    ...career,
    photons: career.photons + career.budget,
    filing: 'open'
  }));
  news.push({ kind: 'budgetsReceived', gained });
  push(work, { kind: 'filing' });
}

/** Whom a filing may still ask, whether they have a photon or not. */
function stillIn(state: State): readonly Seat[] {
  return inTurnOrder(state).filter((seat) => {
    const { filing } = careerOf(state, seat);
    return filing === 'open' || filing === 'filed';
  });
}

/** The next filing; Phase 3 is over where nobody is left who could file. (rules: Filing) */
export function beginFiling(work: Work): void {
  const { state } = work;
  state.phones = state.phones.map(() => null);
  state.announced = state.announced.map(() => null);
  state.contests = [];
  const seats = stillIn(state);
  if (!seats.some((seat) => careerOf(state, seat).photons > 0)) {
    state.filers = [];
    push(work, { kind: 'administration' });
    return;
  }
  state.round += 1;
  state.phase = 'filing';
  state.filers = [];
  for (const seat of seats) change(work, seat, { filing: 'open' });
  push(work, ...seats.map((seat): Pending => ({ kind: 'declare', seat })), { kind: 'declared' });
}

/** Pays 1 photon to the Paperwork board. (rules: Filing) */
export function file(work: Work, seat: Seat): void {
  const { state, news } = work;
  take(work, 'declare');
  change(work, seat, { photons: careerOf(state, seat).photons - 1, filing: 'filed' });
  state.paperwork = [...state.paperwork, seat];
  state.filers = [...state.filers, seat];
  news.push({ kind: 'filed', seat });
}

/** Is out for this period. (rules: Filing) */
export function pass(work: Work, seat: Seat): void {
  take(work, 'declare');
  change(work, seat, { filing: 'passed' });
  work.news.push({ kind: 'passed', seat });
}

/** Has no photon to file with, but is not out: photons found meanwhile may be filed later. (rules: Filing) */
export function skip(work: Work, seat: Seat): void {
  work.news.push({ kind: 'skipped', seat });
}

/** All have declared: those who filed set their Phones; where nobody filed, Phase 3 is over. */
export function beginPhones(work: Work): void {
  const { state } = work;
  if (state.filers.length === 0) {
    push(work, { kind: 'administration' });
    return;
  }
  state.phase = 'phones';
  push(work, { kind: 'phones' });
}

/** What the Phones lead to, the first thing first: four steps, then the next filing. (rules: Filing) */
export const STEPS: readonly Pending[] = [
  { kind: 'step', step: 'actions' },
  { kind: 'stepEnds' },
  { kind: 'step', step: 'attack' },
  { kind: 'stepEnds' },
  { kind: 'step', step: 'movement' },
  { kind: 'stepEnds' },
  { kind: 'step', step: 'secondAttack' },
  { kind: 'stepEnds' },
  { kind: 'filing' }
];

/** Seals a Phone; the last one shows them all, and the four steps begin. (rules: Filing) */
export function setPhone(work: Work, seat: Seat, to: Phone): void {
  const { state, news } = work;
  news.push({ kind: 'sealed', seat, what: 'phone' });
  state.dialled = state.dialled.with(seat, to);
  if (state.done.length + 1 < state.filers.length) {
    state.done = [...state.done, seat];
    return;
  }
  take(work, 'phones');
  const phones = state.filers.flatMap((filer) => {
    const to = state.dialled[filer];
    return to === null || to === undefined ? [] : [{ seat: filer, to }];
  });
  state.done = [];
  state.phones = state.dialled;
  state.dialled = state.dialled.map(() => null);
  news.push({ kind: 'phonesShown', phones });
  push(work, ...STEPS);
}

/** Phase 4: the Paperwork board is cleared, and ships on a card with an enemy are damaged. (rules: Administration) */
export function administration(work: Work): void {
  const { state, news } = work;
  const damaged = sortedByTurn(state, [...state.careers.keys()]).flatMap((seat) => {
    const { ship } = careerOf(state, seat);
    return ship.kind === 'card' && enemiesAt(state, ship.cell).length > 0 ? [{ seat, cell: ship.cell }] : [];
  });
  for (const { seat } of damaged) change(work, seat, { ship: { kind: 'repair' } });
  news.push({ kind: 'periodEnded', period: state.period, photons: state.paperwork.length, damaged });
  state.quiet = state.paperwork.length > 0 ? 0 : state.quiet + 1;
  state.paperwork = [];
  const [why, also] = reasonsToVote(state);
  if (why === undefined) {
    push(work, { kind: 'period' });
    return;
  }
  state.phase = 'vote';
  state.voteReason = why;
  news.push({ kind: 'voteCalled', why, ...(also === undefined || also === 'director' ? {} : { also }) });
  push(work, { kind: 'vote' });
}

/** Why the vote follows this period: none, one, or two at once. (rules: The vote) */
function reasonsToVote({ voteFollows, options, period, quiet }: State): readonly VoteReason[] {
  const reasons: VoteReason[] = [];
  if (voteFollows) reasons.push('director');
  if (options.closing !== null && period >= options.closing) reasons.push('closing');
  if (quiet >= QUIET_PERIODS) reasons.push('nobodyFiles');
  return reasons;
}
