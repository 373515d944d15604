/** The rules of The Bucket King, topic by topic, in our own words. (docs/rules/bucket-king.md) */
import {
  CopyPlus,
  Crown,
  Equal,
  EyeOff,
  Flag,
  Layers,
  Lightbulb,
  PackageOpen,
  Pyramid,
  Repeat,
  Shield,
  Split,
  Swords,
  Timer,
  Trophy
} from 'lucide';
import { m } from '$lib/paraglide/messages';
import { computers, hints } from '$lib/ui/help/computers';
import type { Topic } from '$lib/ui/help/topic';
import BuildPicture from './pictures/BuildPicture.svelte';
import DefendPicture from './pictures/DefendPicture.svelte';
import FallPicture from './pictures/FallPicture.svelte';
import LapPicture from './pictures/LapPicture.svelte';
import LeadPicture from './pictures/LeadPicture.svelte';
import PartsPicture from './pictures/PartsPicture.svelte';

const aim: Topic = {
  id: 'aim',
  icon: PackageOpen,
  title: m.bk_help_aim_title,
  gist: m.bk_help_aim_gist,
  text: [m.bk_help_aim_1, m.bk_help_aim_2],
  rulings: [{ text: m.bk_help_aim_ruling_animals, sources: ['known', 'ours'] }]
};

const build: Topic = {
  id: 'building',
  icon: Pyramid,
  title: m.bk_help_build_title,
  gist: m.bk_help_build_gist,
  text: [m.bk_help_build_1, m.bk_help_build_2],
  picture: BuildPicture,
  rulings: [
    { text: m.bk_help_build_ruling_secret, sources: ['ours'] },
    { text: m.bk_help_build_ruling_reopen, sources: ['ours'] }
  ]
};

const lead: Topic = {
  id: 'leading',
  icon: Swords,
  title: m.bk_help_lead_title,
  gist: m.bk_help_lead_gist,
  text: [m.bk_help_lead_1, m.bk_help_lead_2],
  picture: LeadPicture,
  rulings: []
};

const defend: Topic = {
  id: 'defending',
  icon: Shield,
  title: m.bk_help_defend_title,
  gist: m.bk_help_defend_gist,
  text: [m.bk_help_defend_1, m.bk_help_defend_2],
  picture: DefendPicture,
  rulings: []
};

const lap: Topic = {
  id: 'second-lap',
  icon: Repeat,
  title: m.bk_help_lap_title,
  gist: m.bk_help_lap_gist,
  text: [m.bk_help_lap_1, m.bk_help_lap_2],
  picture: LapPicture,
  rulings: [{ text: m.bk_help_lap_ruling_everyone, sources: ['known'] }]
};

const giveWay: Topic = {
  id: 'giving-way',
  icon: Flag,
  title: m.bk_help_way_title,
  gist: m.bk_help_way_gist,
  text: [m.bk_help_way_1, m.bk_help_way_2],
  rulings: [{ text: m.bk_help_way_ruling_choice, sources: ['known'] }]
};

const fall: Topic = {
  id: 'falling',
  icon: Layers,
  title: m.bk_help_fall_title,
  gist: m.bk_help_fall_gist,
  text: [m.bk_help_fall_1, m.bk_help_fall_2],
  picture: FallPicture,
  rulings: []
};

const parts: Topic = {
  id: 'two-parts',
  icon: Split,
  title: m.bk_help_parts_title,
  gist: m.bk_help_parts_gist,
  text: [m.bk_help_parts_1],
  picture: PartsPicture,
  rulings: [
    { text: m.bk_help_parts_ruling_which, sources: ['printed', 'follows'] },
    { text: m.bk_help_parts_ruling_owner, sources: ['known'] },
    { text: m.bk_help_parts_ruling_once, sources: ['ours'] }
  ]
};

const draw: Topic = {
  id: 'drawing',
  icon: CopyPlus,
  title: m.bk_help_draw_title,
  gist: m.bk_help_draw_gist,
  text: [m.bk_help_draw_1, m.bk_help_draw_2],
  rulings: [
    { text: m.bk_help_draw_ruling_later, sources: ['ours'] },
    { text: m.bk_help_draw_ruling_trick, sources: ['ours'] },
    { text: m.bk_help_draw_ruling_never, sources: ['follows'] }
  ]
};

const roundEnd: Topic = {
  id: 'round-end',
  icon: Trophy,
  title: m.bk_help_round_title,
  gist: m.bk_help_round_gist,
  text: [m.bk_help_round_1, m.bk_help_round_2],
  rulings: [
    { text: m.bk_help_round_ruling_two, sources: ['known'] },
    { text: m.bk_help_round_ruling_out, sources: ['ours'] },
    { text: m.bk_help_round_ruling_tie, sources: ['ours'] }
  ]
};

const match: Topic = {
  id: 'match',
  icon: Crown,
  title: m.bk_help_match_title,
  gist: m.bk_help_match_gist,
  text: [m.bk_help_match_1],
  rulings: [
    { text: m.bk_help_match_ruling_length, sources: ['printed', 'ours'] },
    { text: m.bk_help_match_ruling_starter, sources: ['ours'] }
  ]
};

const drawOrLose: Topic = {
  id: 'draw-or-lose',
  icon: Timer,
  title: m.bk_help_forget_title,
  gist: m.bk_help_forget_gist,
  text: [m.bk_help_forget_1],
  source: 'house',
  rulings: [
    { text: m.bk_help_forget_ruling_table, sources: ['printed'] },
    { text: m.bk_help_forget_ruling_empty, sources: ['ours'] }
  ]
};

const equalsTurn: Topic = {
  id: 'equals-turn',
  icon: Equal,
  title: m.bk_help_equal_title,
  gist: m.bk_help_equal_gist,
  text: [m.bk_help_equal_1],
  source: 'house',
  rulings: [{ text: m.bk_help_equal_ruling, sources: ['ours'] }]
};

const secret: Topic = {
  id: 'secrets',
  icon: EyeOff,
  title: m.bk_help_secret_title,
  gist: m.bk_help_secret_gist,
  text: [m.bk_help_secret_1, m.bk_help_secret_2],
  rulings: []
};

const tips: Topic = {
  id: 'tips',
  icon: Lightbulb,
  title: m.bk_help_tips_title,
  gist: m.bk_help_tips_gist,
  text: [m.bk_help_tips_1, m.bk_help_tips_2],
  rulings: []
};

/** The topics by name, in the order of the whole rules. That of a house rule is called as its option. */
export const TOPICS = {
  aim,
  build,
  lead,
  defend,
  lap,
  giveWay,
  fall,
  parts,
  draw,
  roundEnd,
  match,
  drawOrLose,
  equalsTurn,
  secret,
  computers,
  hints,
  tips
} as const;

export type TopicName = keyof typeof TOPICS;
