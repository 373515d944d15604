/** The rules of Büro Crazy, topic by topic, in our own words. (docs/rules/buro-crazy.md) */
import {
  Building,
  Coins,
  CookingPot,
  Crown,
  Equal,
  Eye,
  EyeOff,
  Footprints,
  Layers,
  Lightbulb,
  Mail,
  PackageOpen,
  Scale,
  Trophy,
  UserRound
} from 'lucide';
import { m } from '$lib/paraglide/messages';
import { computers, hints } from '$lib/ui/help/computers';
import type { Topic } from '$lib/ui/help/topic';
import FinalPicture from './pictures/FinalPicture.svelte';
import PilesPicture from './pictures/PilesPicture.svelte';
import TiePicture from './pictures/TiePicture.svelte';
import WayPicture from './pictures/WayPicture.svelte';
import WonPicture from './pictures/WonPicture.svelte';

const aim: Topic = {
  id: 'aim',
  icon: PackageOpen,
  title: m.bc_help_aim_title,
  gist: m.bc_help_aim_gist,
  text: [m.bc_help_aim_1, m.bc_help_aim_2],
  rulings: [{ text: m.bc_help_aim_ruling_cards, sources: ['printed', 'ours'] }]
};

const begin: Topic = {
  id: 'begin',
  icon: Footprints,
  title: m.bc_help_setup_title,
  gist: m.bc_help_setup_gist,
  text: [m.bc_help_setup_1, m.bc_help_setup_2],
  rulings: [
    { text: m.bc_help_setup_ruling_order, sources: ['ours'] },
    { text: m.bc_help_setup_ruling_kitchen, sources: ['ours'] },
    { text: m.bc_help_setup_ruling_reserve, sources: ['printed'] }
  ]
};

const way: Topic = {
  id: 'building',
  icon: Building,
  title: m.bc_help_way_title,
  gist: m.bc_help_way_gist,
  text: [m.bc_help_way_1, m.bc_help_way_2],
  picture: WayPicture,
  rulings: [
    { text: m.bc_help_way_ruling_pairs, sources: ['follows'] },
    { text: m.bc_help_way_ruling_stays, sources: ['follows'] }
  ]
};

const stake: Topic = {
  id: 'stake',
  icon: Mail,
  title: m.bc_help_stake_title,
  gist: m.bc_help_stake_gist,
  text: [m.bc_help_stake_1, m.bc_help_stake_2],
  rulings: [
    { text: m.bc_help_stake_ruling_secret, sources: ['ours'] },
    { text: m.bc_help_stake_ruling_empty, sources: ['ours'] }
  ]
};

const won: Topic = {
  id: 'winning',
  icon: Scale,
  title: m.bc_help_won_title,
  gist: m.bc_help_won_gist,
  text: [m.bc_help_won_1, m.bc_help_won_2],
  picture: WonPicture,
  rulings: [
    { text: m.bc_help_won_ruling_less, sources: ['follows'] },
    { text: m.bc_help_won_ruling_open, sources: ['ours'] }
  ]
};

const tie: Topic = {
  id: 'tie',
  icon: Equal,
  title: m.bc_help_tie_title,
  gist: m.bc_help_tie_gist,
  text: [m.bc_help_tie_1],
  picture: TiePicture,
  rulings: [
    { text: m.bc_help_tie_ruling_half, sources: ['ours'] },
    { text: m.bc_help_tie_ruling_fresh, sources: ['follows'] },
    { text: m.bc_help_tie_ruling_nothing, sources: ['ours'] }
  ]
};

const alone: Topic = {
  id: 'alone',
  icon: UserRound,
  title: m.bc_help_alone_title,
  gist: m.bc_help_alone_gist,
  text: [m.bc_help_alone_1, m.bc_help_alone_2],
  rulings: [
    { text: m.bc_help_alone_ruling_less, sources: ['ours'] },
    { text: m.bc_help_alone_ruling_left, sources: ['ours'] }
  ]
};

const kitchen: Topic = {
  id: 'kitchen',
  icon: CookingPot,
  title: m.bc_help_kitchen_title,
  gist: m.bc_help_kitchen_gist,
  text: [m.bc_help_kitchen_1, m.bc_help_kitchen_2],
  rulings: [
    { text: m.bc_help_kitchen_ruling_back, sources: ['printed', 'ours'] },
    { text: m.bc_help_kitchen_ruling_unseen, sources: ['ours'] }
  ]
};

const final: Topic = {
  id: 'final',
  icon: Crown,
  title: m.bc_help_final_title,
  gist: m.bc_help_final_gist,
  text: [m.bc_help_final_1, m.bc_help_final_2],
  picture: FinalPicture,
  rulings: []
};

const exact: Topic = {
  id: 'paying-exactly',
  icon: Coins,
  title: m.bc_help_exact_title,
  gist: m.bc_help_exact_gist,
  text: [m.bc_help_exact_1, m.bc_help_exact_2, m.bc_help_exact_3],
  source: 'ours',
  rulings: []
};

const piles: Topic = {
  id: 'piles',
  icon: Layers,
  title: m.bc_help_piles_title,
  gist: m.bc_help_piles_gist,
  text: [m.bc_help_piles_1, m.bc_help_piles_2],
  picture: PilesPicture,
  rulings: [
    { text: m.bc_help_piles_ruling_order, sources: ['ours'] },
    { text: m.bc_help_piles_ruling_few, sources: ['ours'] }
  ]
};

const score: Topic = {
  id: 'winner',
  icon: Trophy,
  title: m.bc_help_score_title,
  gist: m.bc_help_score_gist,
  text: [m.bc_help_score_1, m.bc_help_score_2],
  rulings: [
    { text: m.bc_help_score_ruling_next, sources: ['ours'] },
    { text: m.bc_help_score_ruling_outside, sources: ['ours'] }
  ]
};

const openLedger: Topic = {
  id: 'open-ledger',
  icon: Eye,
  title: m.bc_help_ledger_title,
  gist: m.bc_help_ledger_gist,
  text: [m.bc_help_ledger_1],
  source: 'house',
  rulings: []
};

const secret: Topic = {
  id: 'secrets',
  icon: EyeOff,
  title: m.bc_help_secret_title,
  gist: m.bc_help_secret_gist,
  text: [m.bc_help_secret_1, m.bc_help_secret_2],
  rulings: [{ text: m.bc_help_secret_ruling_counts, sources: ['ours'] }]
};

const tips: Topic = {
  id: 'tips',
  icon: Lightbulb,
  title: m.bc_help_tips_title,
  gist: m.bc_help_tips_gist,
  text: [m.bc_help_tips_1, m.bc_help_tips_2],
  rulings: []
};

/** The topics by name, in the order of the whole rules. That of a house rule is called as its option. */
export const TOPICS = {
  aim,
  begin,
  way,
  stake,
  won,
  tie,
  alone,
  kitchen,
  final,
  exact,
  piles,
  score,
  openLedger,
  secret,
  computers,
  hints,
  tips
} as const;

export type TopicName = keyof typeof TOPICS;
