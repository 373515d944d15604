/** The rules of Bureaunauts, topic by topic, in our own words. (docs/rules/bureaunauts.md) */
import {
  ArrowLeftRight,
  Award,
  CalendarClock,
  CalendarX,
  ClipboardList,
  Coins,
  Dices,
  EyeOff,
  GitMerge,
  Handshake,
  LayoutGrid,
  Lightbulb,
  Phone,
  Rocket,
  RotateCw,
  Send,
  Stamp,
  Star,
  Swords,
  Target,
  TrendingUp,
  Vote,
  Waves,
  Wrench
} from 'lucide';
import { m } from '$lib/paraglide/messages';
import { computers } from '$lib/ui/help/computers';
import type { Topic } from '$lib/ui/help/topic';
import AttackPicture from './pictures/AttackPicture.svelte';
import CardsPicture from './pictures/CardsPicture.svelte';
import ContestPicture from './pictures/ContestPicture.svelte';
import GoalsPicture from './pictures/GoalsPicture.svelte';
import JelliesPicture from './pictures/JelliesPicture.svelte';
import MeetingsPicture from './pictures/MeetingsPicture.svelte';
import PeriodPicture from './pictures/PeriodPicture.svelte';
import PhonePicture from './pictures/PhonePicture.svelte';
import RewardsPicture from './pictures/RewardsPicture.svelte';
import VotePicture from './pictures/VotePicture.svelte';

const aim: Topic = {
  id: 'aim',
  icon: Rocket,
  title: m.bn_help_aim_title,
  gist: m.bn_help_aim_gist,
  text: [m.bn_help_aim_1, m.bn_help_aim_2],
  rulings: []
};

const setup: Topic = {
  id: 'set-up',
  icon: ClipboardList,
  title: m.bn_help_setup_title,
  gist: m.bn_help_setup_gist,
  text: [m.bn_help_setup_1, m.bn_help_setup_2, m.bn_help_setup_3],
  rulings: [{ text: m.bn_help_setup_ruling_first, sources: ['ours'] }]
};

const cards: Topic = {
  id: 'cards',
  icon: LayoutGrid,
  title: m.bn_help_cards_title,
  gist: m.bn_help_cards_gist,
  text: [m.bn_help_cards_1],
  picture: CardsPicture,
  rulings: [
    { text: m.bn_help_cards_ruling_backs, sources: ['follows'] },
    { text: m.bn_help_cards_ruling_counts, sources: ['follows'] },
    { text: m.bn_help_cards_ruling_dark, sources: ['ours'] },
    { text: m.bn_help_cards_ruling_replacement, sources: ['follows', 'ours'] },
    { text: m.bn_help_cards_ruling_limits, sources: ['ours'] }
  ]
};

const period: Topic = {
  id: 'fiscal-period',
  icon: CalendarClock,
  title: m.bn_help_period_title,
  gist: m.bn_help_period_gist,
  text: [m.bn_help_period_1, m.bn_help_period_2],
  picture: PeriodPicture,
  rulings: []
};

const jellies: Topic = {
  id: 'jellies',
  icon: Waves,
  title: m.bn_help_jellies_title,
  gist: m.bn_help_jellies_gist,
  text: [m.bn_help_jellies_1, m.bn_help_jellies_2],
  picture: JelliesPicture,
  rulings: [
    { text: m.bn_help_jellies_ruling_one, sources: ['ours'] },
    { text: m.bn_help_jellies_ruling_system, sources: ['ours'] },
    { text: m.bn_help_jellies_ruling_short, sources: ['ours'] },
    { text: m.bn_help_jellies_ruling_cards, sources: ['ours'] }
  ]
};

const budgets: Topic = {
  id: 'budgets',
  icon: Coins,
  title: m.bn_help_budgets_title,
  gist: m.bn_help_budgets_gist,
  text: [m.bn_help_budgets_1],
  rulings: [{ text: m.bn_help_budgets_ruling_keep, sources: ['follows'] }]
};

const filing: Topic = {
  id: 'filing',
  icon: Stamp,
  title: m.bn_help_filing_title,
  gist: m.bn_help_filing_gist,
  text: [m.bn_help_filing_1, m.bn_help_filing_2, m.bn_help_filing_3],
  rulings: [{ text: m.bn_help_filing_ruling_all, sources: ['ours'] }]
};

const phone: Topic = {
  id: 'phone',
  icon: Phone,
  title: m.bn_help_phone_title,
  gist: m.bn_help_phone_gist,
  text: [m.bn_help_phone_1, m.bn_help_phone_2],
  picture: PhonePicture,
  rulings: [
    { text: m.bn_help_phone_ruling_own, sources: ['ours'] },
    { text: m.bn_help_phone_ruling_back, sources: ['ours'] }
  ]
};

const actions: Topic = {
  id: 'actions',
  icon: Star,
  title: m.bn_help_actions_title,
  gist: m.bn_help_actions_gist,
  text: [
    m.bn_help_actions_1,
    m.bn_help_actions_upgrade,
    m.bn_help_actions_reassign,
    m.bn_help_actions_adjust,
    m.bn_help_actions_budget,
    m.bn_help_actions_repair,
    m.bn_help_actions_lunch
  ],
  rulings: [
    { text: m.bn_help_actions_ruling_order, sources: ['ours'] },
    { text: m.bn_help_actions_ruling_refused, sources: ['ours'] },
    { text: m.bn_help_actions_ruling_wrong, sources: ['ours'] },
    { text: m.bn_help_actions_ruling_completed, sources: ['ours'] },
    { text: m.bn_help_actions_ruling_equal, sources: ['ours'] }
  ]
};

const reassign: Topic = {
  id: 'reassigning',
  icon: ArrowLeftRight,
  title: m.bn_help_reassign_title,
  gist: m.bn_help_reassign_gist,
  text: [m.bn_help_reassign_1],
  rulings: [
    { text: m.bn_help_reassign_ruling_order, sources: ['ours'] },
    { text: m.bn_help_reassign_ruling_other, sources: ['printed', 'ours'] }
  ]
};

const attack: Topic = {
  id: 'attack',
  icon: Swords,
  title: m.bn_help_attack_title,
  gist: m.bn_help_attack_gist,
  text: [m.bn_help_attack_1, m.bn_help_attack_2, m.bn_help_attack_3],
  picture: AttackPicture,
  rulings: [
    { text: m.bn_help_attack_ruling_exact, sources: ['printed', 'ours'] },
    { text: m.bn_help_attack_ruling_asked, sources: ['ours'] }
  ]
};

const movement: Topic = {
  id: 'movement',
  icon: Send,
  title: m.bn_help_movement_title,
  gist: m.bn_help_movement_gist,
  text: [m.bn_help_movement_1, m.bn_help_movement_2],
  rulings: [{ text: m.bn_help_movement_ruling_lift, sources: ['ours'] }]
};

const contest: Topic = {
  id: 'contest',
  icon: GitMerge,
  title: m.bn_help_contest_title,
  gist: m.bn_help_contest_gist,
  text: [m.bn_help_contest_1, m.bn_help_contest_2],
  picture: ContestPicture,
  rulings: [
    { text: m.bn_help_contest_ruling_stand, sources: ['follows'] },
    { text: m.bn_help_contest_ruling_first, sources: ['ours'] },
    { text: m.bn_help_contest_ruling_when, sources: ['printed', 'ours'] },
    { text: m.bn_help_contest_ruling_open, sources: ['printed', 'ours'] },
    { text: m.bn_help_contest_ruling_dialled, sources: ['ours'] }
  ]
};

const damage: Topic = {
  id: 'damage',
  icon: Wrench,
  title: m.bn_help_damage_title,
  gist: m.bn_help_damage_gist,
  text: [m.bn_help_damage_1, m.bn_help_damage_2],
  rulings: []
};

const goals: Topic = {
  id: 'career-goals',
  icon: Target,
  title: m.bn_help_goals_title,
  gist: m.bn_help_goals_gist,
  text: [m.bn_help_goals_1, m.bn_help_goals_2, m.bn_help_goals_3],
  picture: GoalsPicture,
  rulings: [{ text: m.bn_help_goals_ruling_seven, sources: ['follows'] }]
};

const rewards: Topic = {
  id: 'rewards',
  icon: Award,
  title: m.bn_help_rewards_title,
  gist: m.bn_help_rewards_gist,
  text: [m.bn_help_rewards_1, m.bn_help_rewards_2],
  picture: RewardsPicture,
  rulings: [
    { text: m.bn_help_rewards_ruling_one, sources: ['ours'] },
    { text: m.bn_help_rewards_ruling_end, sources: ['ours'] },
    { text: m.bn_help_rewards_ruling_none, sources: ['ours'] }
  ]
};

const meetings: Topic = {
  id: 'meetings',
  icon: Handshake,
  title: m.bn_help_meetings_title,
  gist: m.bn_help_meetings_gist,
  text: [m.bn_help_meetings_1, m.bn_help_meetings_2],
  picture: MeetingsPicture,
  rulings: [
    { text: m.bn_help_meetings_ruling_places, sources: ['follows'] },
    { text: m.bn_help_meetings_ruling_lots, sources: ['ours'] }
  ]
};

const vote: Topic = {
  id: 'vote',
  icon: Vote,
  title: m.bn_help_vote_title,
  gist: m.bn_help_vote_gist,
  text: [m.bn_help_vote_1, m.bn_help_vote_2, m.bn_help_vote_3],
  picture: VotePicture,
  rulings: [
    { text: m.bn_help_vote_ruling_third, sources: ['ours'] },
    { text: m.bn_help_vote_ruling_quiet, sources: ['ours'] },
    { text: m.bn_help_vote_ruling_second, sources: ['ours'] }
  ]
};

const budget: Topic = {
  id: 'higher-budget',
  icon: TrendingUp,
  title: m.bn_help_budget_title,
  gist: m.bn_help_budget_gist,
  text: [m.bn_help_budget_1],
  source: 'house',
  rulings: [{ text: m.bn_help_budget_ruling, sources: ['printed'] }]
};

const rotate: Topic = {
  id: 'moving-start',
  icon: RotateCw,
  title: m.bn_help_rotate_title,
  gist: m.bn_help_rotate_gist,
  text: [m.bn_help_rotate_1],
  source: 'house',
  rulings: [{ text: m.bn_help_rotate_ruling, sources: ['ours'] }]
};

const lots: Topic = {
  id: 'lots',
  icon: Dices,
  title: m.bn_help_lots_title,
  gist: m.bn_help_lots_gist,
  text: [m.bn_help_lots_1],
  source: 'house',
  rulings: [{ text: m.bn_help_lots_ruling, sources: ['ours'] }]
};

const closing: Topic = {
  id: 'closing-date',
  icon: CalendarX,
  title: m.bn_help_closing_title,
  gist: m.bn_help_closing_gist,
  text: [m.bn_help_closing_1],
  source: 'house',
  rulings: [{ text: m.bn_help_closing_ruling, sources: ['ours'] }]
};

const secret: Topic = {
  id: 'secrets',
  icon: EyeOff,
  title: m.bn_help_secret_title,
  gist: m.bn_help_secret_gist,
  text: [m.bn_help_secret_1, m.bn_help_secret_2],
  rulings: [
    { text: m.bn_help_secret_ruling_swap, sources: ['follows'] },
    { text: m.bn_help_secret_ruling_influence, sources: ['ours'] },
    { text: m.bn_help_secret_ruling_back, sources: ['ours'] }
  ]
};

const tips: Topic = {
  id: 'tips',
  icon: Lightbulb,
  title: m.bn_help_tips_title,
  gist: m.bn_help_tips_gist,
  text: [m.bn_help_tips_1, m.bn_help_tips_2, m.bn_help_tips_3],
  rulings: []
};

/** The topics by name, in the order of the whole rules. That of a house rule is called as its option. */
export const TOPICS = {
  aim,
  setup,
  cards,
  period,
  jellies,
  budgets,
  filing,
  phone,
  actions,
  reassign,
  attack,
  movement,
  contest,
  damage,
  goals,
  rewards,
  meetings,
  vote,
  budget,
  rotate,
  lots,
  closing,
  secret,
  computers,
  tips
} as const;

export type TopicName = keyof typeof TOPICS;
