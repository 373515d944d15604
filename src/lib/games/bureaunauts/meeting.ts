/** Meetings: three choices, each beats one and is beaten by one. (rules: Meetings) */
import type { Seat } from '../../kernel/game';
import type { About, Meeting, Pending, Shown } from './pending';
import { CHOICES, type Choice } from './pieces';
import type { State, Work } from './state';
import { careerOf, push, take } from './work';

/** After this many undecided rounds of a group lots decide. (rules: Meetings) */
export const MOST_ROUNDS = 3;

/** Does the one choice beat the other? */
export function isAhead(one: Choice, other: Choice): boolean {
  return (CHOICES.indexOf(one) + 1) % CHOICES.length === CHOICES.indexOf(other);
}

/** Who is ahead of whom after a round: winners, losers; null when nothing is decided. (rules: Meetings) */
export function splitBy(shown: readonly Shown[]): readonly [readonly Seat[], readonly Seat[]] | null {
  const choices = CHOICES.filter((choice) => shown.some((each) => each.choice === choice));
  const [one, other] = choices;
  if (choices.length !== 2 || one === undefined || other === undefined) return null;
  const best = isAhead(one, other) ? one : other;
  const seatsOf = (isBest: boolean): Seat[] =>
    shown.flatMap(({ seat, choice }) => ((choice === best) === isBest ? [seat] : []));
  return [seatsOf(true), seatsOf(false)];
}

/** Does only the first place matter, or the whole order? */
function isOrderWanted(about: About): boolean {
  return about.kind === 'pool';
}

/** The place in `groups` of those who are tied for a place that matters; null when all is decided. */
function tiedAt({ about, groups }: Pick<Meeting, 'about' | 'groups'>): number | null {
  const at = groups.findIndex((group) => group.length > 1);
  return at < 0 || (at > 0 && !isOrderWanted(about)) ? null : at;
}

/** Who meets now. */
export function meetingNow(meeting: Meeting): readonly Seat[] {
  return meeting.groups[tiedAt(meeting) ?? 0] ?? [];
}

/** Calls a Meeting, or draws lots where the table chose that. Where at most one can win, nobody meets. (rules: Meetings) */
export function callMeeting(work: Work, task: Extract<Pending, { kind: 'callMeeting' }>): void {
  const { state, news, random } = work;
  const { about } = task;
  const seats = about.kind === 'rank' ? withCards(state, task.seats) : task.seats;
  if (seats.length === 1) {
    push(work, { kind: 'decided', about, order: seats });
    return;
  }
  news.push({ kind: 'meetingCalled', about, seats });
  if (!state.options.lots) {
    push(work, { kind: 'meeting', about, seats, groups: [seats], undecided: 0, shown: null });
    return;
  }
  const order = random.shuffle(seats);
  news.push({ kind: 'lotsDrawn', about, order, why: 'option' });
  push(work, { kind: 'decided', about, order });
}

/**
 * Those who have an Influence card left now: another rank of the same step may just have taken somebody's last one. Where
 * nobody has, the first in turn order. (rules: Career goals)
 */
function withCards(state: State, seats: readonly Seat[]): readonly Seat[] {
  const left = seats.filter((seat) => careerOf(state, seat).influence > 0);
  return left.length > 0 ? left : seats.slice(0, 1);
}

/** Seals a choice; the last one shows them all, and the Meeting decides, or goes on. */
export function meet(work: Work, seat: Seat, choice: Choice): void {
  const { state, news } = work;
  news.push({ kind: 'sealed', seat, what: 'choice' });
  state.choices = state.choices.with(seat, choice);
  const meeting = take(work, 'meeting');
  const group = meetingNow(meeting);
  const shown = group.flatMap((each): Shown[] => {
    const choice = state.choices[each];
    return choice ? [{ seat: each, choice }] : [];
  });
  if (shown.length < group.length) {
    state.done = [...state.done, seat];
    push(work, meeting);
    return;
  }
  state.done = [];
  state.choices = state.choices.map(() => null);
  goOn(work, meeting, shown);
}

/** What a shown round makes of a Meeting. */
function goOn(work: Work, meeting: Meeting, shown: readonly Shown[]): void {
  const { about } = meeting;
  const at = tiedAt(meeting) ?? 0;
  const split = splitBy(shown);
  const undecided = split === null ? meeting.undecided + 1 : 0;
  let groups = split === null ? meeting.groups : meeting.groups.toSpliced(at, 1, ...split);
  work.news.push({ kind: 'meetingShown', about, shown, groups: split === null ? null : groups });
  if (undecided === MOST_ROUNDS) {
    const lots = work.random.shuffle(meeting.groups[at] ?? []);
    work.news.push({ kind: 'lotsDrawn', about, order: lots, why: 'undecided' });
    groups = groups.toSpliced(at, 1, ...lots.map((seat) => [seat]));
  }
  if (tiedAt({ about, groups }) === null) {
    push(work, { kind: 'decided', about, order: groups.flat() });
  } else {
    push(work, { ...meeting, groups, undecided: undecided % MOST_ROUNDS, shown });
  }
}
