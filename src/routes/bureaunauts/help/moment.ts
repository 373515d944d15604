/** Which part of the rules a moment of the game is about. Chosen from what the whole table may see. */
import { bureaunauts, topOf, type Pending, type View } from '$lib/games/bureaunauts';
import { houseRules } from '$lib/table/house-rules';
import type { Moment } from '$lib/ui/help/topic';
import { TOPICS, type TopicName } from './topics';

/** What a Meeting is about comes right after how it goes. */
const MET_ABOUT = { card: 'contest', pool: 'reassign', rank: 'rewards', vote: 'vote' } as const;

/** What is to be done next says what the moment is about; where nothing is, the vote has brought a CEO. */
export function momentOf(view: View): Moment<TopicName> {
  const top = topOf(view);
  return top === null ? { now: 'vote', related: ['rewards', 'meetings', 'tips'] } : momentWith(top, view);
}

function momentWith(top: Pending, { options }: View): Moment<TopicName> {
  switch (top.kind) {
    case 'plans':
      return {
        now: 'setup',
        related: ['goals', 'rewards', 'aim', ...houseRules(bureaunauts.options, options, TOPICS), 'tips']
      };
    case 'phones':
      return { now: 'phone', related: ['actions', 'movement', 'contest', 'attack', 'goals', 'tips'] };
    case 'announce':
      return { now: 'actions', related: ['reassign', 'goals', 'rewards'] };
    case 'act':
      return { now: top.action === 'reassign' ? 'reassign' : 'actions', related: ['goals', 'rewards', 'secret'] };
    case 'influence':
      return { now: top.why === 'lunch' ? 'actions' : 'rewards', related: ['goals', 'vote', 'tips'] };
    case 'attack':
      return { now: 'attack', related: ['goals', 'damage', 'cards'] };
    case 'displace':
      return { now: 'contest', related: ['movement', 'meetings', 'damage'] };
    case 'meeting':
      return { now: 'meetings', related: [MET_ABOUT[top.about.kind], 'secret'] };
    case 'vote':
      return { now: 'vote', related: ['rewards', 'meetings'] };
    default:
      return {
        now: 'filing',
        related: [
          'period',
          'phone',
          'actions',
          'movement',
          'attack',
          'damage',
          'jellies',
          ...houseRules(bureaunauts.options, options, TOPICS)
        ]
      };
  }
}
