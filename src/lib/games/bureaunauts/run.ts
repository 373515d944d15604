/** Does what is to be done, one thing after the other, until somebody has to be asked or the game is over. */
import type { Seat } from '../../kernel/game';
import { act, actInOrder, allAnnounced, beginActions } from './actions';
import { asksIn } from './asks';
import { beginAttacks } from './attack';
import { callMeeting } from './meeting';
import { beginMovement, land, settle } from './movement';
import { administration, beginFiling, beginPeriod, beginPhones, skip } from './paperwork';
import type { About, Pending } from './pending';
import { endStep, firstOfRank, reward } from './rewards';
import type { Work } from './state';
import { electByMeeting, endVote } from './vote';
import { pop } from './work';

/** Runs on. Phases that need nobody happen here, with one piece of news a step. */
export function run(work: Work): void {
  while (asksIn(work.state).length === 0) {
    const task = pop(work);
    if (task === null) return;
    perform(work, task);
  }
}

/** Does one thing that needs nobody. What asks somebody comes here only where nobody can answer. */
function perform(work: Work, task: Pending): void {
  switch (task.kind) {
    case 'period':
      return beginPeriod(work);
    case 'filing':
      return beginFiling(work);
    case 'declare':
      return skip(work, task.seat);
    case 'declared':
      return beginPhones(work);
    case 'step':
      return beginStep(work, task.step);
    case 'announced':
      return allAnnounced(work);
    case 'act':
      return act(work, task.seat, task.action);
    case 'reward':
      return reward(work, task);
    case 'influence':
      work.news.push({ kind: 'noInfluenceLeft', seat: task.seat, why: task.why });
      return;
    case 'land':
      return land(work, task.seat);
    case 'stepEnds':
      return endStep(work);
    case 'callMeeting':
      return callMeeting(work, task);
    case 'decided':
      return decided(work, task.about, task.order);
    case 'administration':
      return administration(work);
    case 'vote':
      return endVote(work);
    case 'attack':
      // Nothing there that this player could beat: not asked. (rules: Attack)
      return;
    case 'plans':
    case 'phones':
    case 'announce':
    case 'displace':
    case 'meeting':
      throw new Error(`${task.kind} always asks somebody`);
  }
}

function beginStep(work: Work, step: Extract<Pending, { kind: 'step' }>['step']): void {
  switch (step) {
    case 'actions':
      return beginActions(work);
    case 'movement':
      return beginMovement(work);
    case 'attack':
    case 'secondAttack':
      work.state.phase = step;
      return beginAttacks(work);
  }
}

/** Goes on with what a Meeting or lots have decided. */
function decided(work: Work, about: About, order: readonly Seat[]): void {
  const [first] = order;
  if (first === undefined) throw new Error('a Meeting has somebody ahead');
  // Firsts of a rank may be found without a Meeting, which is no news of its own.
  if (order.length > 1) work.news.push({ kind: 'meetingDecided', about, order });
  switch (about.kind) {
    case 'card':
      return settle(work, about.cell, first);
    case 'pool':
      return actInOrder(work, order);
    case 'rank':
      return firstOfRank(work, first, about.rank);
    case 'vote':
      return electByMeeting(work, first);
  }
}
