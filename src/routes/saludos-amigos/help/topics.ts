/** The rules of Saludos Amigos!, topic by topic, in our own words. (docs/rules/saludos-amigos.md) */
import {
  ChartPie,
  Coins,
  Construction,
  Dices,
  EyeOff,
  Handshake,
  Hash,
  Landmark,
  Lightbulb,
  MessageCircleOff,
  Newspaper,
  PackageOpen,
  Scale,
  Timer,
  Trophy
} from 'lucide';
import { m } from '$lib/paraglide/messages';
import { computers as anywhere } from '$lib/ui/help/computers';
import type { Topic } from '$lib/ui/help/topic';
import CardsPicture from './pictures/CardsPicture.svelte';
import DicePicture from './pictures/DicePicture.svelte';
import PressPicture from './pictures/PressPicture.svelte';
import PrizePicture from './pictures/PrizePicture.svelte';
import SessionPicture from './pictures/SessionPicture.svelte';
import TalksPicture from './pictures/TalksPicture.svelte';

const aim: Topic = {
  id: 'aim',
  icon: PackageOpen,
  title: m.sa_help_aim_title,
  gist: m.sa_help_aim_gist,
  text: [m.sa_help_aim_1, m.sa_help_aim_2, m.sa_help_aim_3],
  rulings: [
    { text: m.sa_help_aim_ruling_pouch, sources: ['ours'] },
    { text: m.sa_help_aim_ruling_names, sources: ['printed', 'ours'] },
    { text: m.sa_help_aim_ruling_cards, sources: ['known', 'ours'] },
    { text: m.sa_help_aim_ruling_tracks, sources: ['ours'] }
  ]
};

const cards: Topic = {
  id: 'cards',
  icon: Hash,
  title: m.sa_help_cards_title,
  gist: m.sa_help_cards_gist,
  text: [m.sa_help_cards_1],
  picture: CardsPicture,
  rulings: []
};

const draw: Topic = {
  id: 'drawing',
  icon: Construction,
  title: m.sa_help_draw_title,
  gist: m.sa_help_draw_gist,
  text: [m.sa_help_draw_1],
  picture: PrizePicture,
  rulings: [
    { text: m.sa_help_draw_ruling_tiles, sources: ['known'] },
    { text: m.sa_help_draw_ruling_pouch, sources: ['printed', 'ours'] }
  ]
};

const press: Topic = {
  id: 'journalist',
  icon: Newspaper,
  title: m.sa_help_press_title,
  gist: m.sa_help_press_gist,
  text: [m.sa_help_press_1, m.sa_help_press_2],
  picture: PressPicture,
  rulings: []
};

const dice: Topic = {
  id: 'dice',
  icon: Dices,
  title: m.sa_help_dice_title,
  gist: m.sa_help_dice_gist,
  text: [m.sa_help_dice_1, m.sa_help_dice_2],
  picture: DicePicture,
  rulings: [
    { text: m.sa_help_dice_ruling_down, sources: ['ours'] },
    { text: m.sa_help_dice_ruling_stand, sources: ['ours'] },
    { text: m.sa_help_dice_ruling_lowest, sources: ['ours'] }
  ]
};

const talks: Topic = {
  id: 'talks',
  icon: Handshake,
  title: m.sa_help_talks_title,
  gist: m.sa_help_talks_gist,
  text: [m.sa_help_talks_1, m.sa_help_talks_2],
  picture: TalksPicture,
  rulings: [
    { text: m.sa_help_talks_ruling_room, sources: ['follows'] },
    { text: m.sa_help_talks_ruling_seal, sources: ['ours'] },
    { text: m.sa_help_talks_ruling_open, sources: ['ours'] },
    { text: m.sa_help_talks_ruling_lift, sources: ['ours'] },
    { text: m.sa_help_talks_ruling_again, sources: ['ours'] },
    { text: m.sa_help_talks_ruling_anew, sources: ['ours'] },
    { text: m.sa_help_talks_ruling_first, sources: ['ours'] }
  ]
};

const quiet: Topic = {
  id: 'nothing-more',
  icon: MessageCircleOff,
  title: m.sa_help_quiet_title,
  gist: m.sa_help_quiet_gist,
  text: [m.sa_help_quiet_1, m.sa_help_quiet_2],
  source: 'ours',
  rulings: []
};

const call: Topic = {
  id: 'council',
  icon: Landmark,
  title: m.sa_help_call_title,
  gist: m.sa_help_call_gist,
  text: [m.sa_help_call_1, m.sa_help_call_2],
  rulings: [
    { text: m.sa_help_call_ruling_once, sources: ['printed', 'ours'] },
    { text: m.sa_help_call_ruling_pretzel, sources: ['follows'] },
    { text: m.sa_help_call_ruling_order, sources: ['ours'] },
    { text: m.sa_help_call_ruling_cards, sources: ['follows'] }
  ]
};

const split: Topic = {
  id: 'splits',
  icon: ChartPie,
  title: m.sa_help_split_title,
  gist: m.sa_help_split_gist,
  text: [m.sa_help_split_1, m.sa_help_split_2],
  rulings: [
    { text: m.sa_help_split_ruling_final, sources: ['ours'] },
    { text: m.sa_help_split_ruling_alone, sources: ['follows'] },
    { text: m.sa_help_split_ruling_anew, sources: ['ours'] }
  ]
};

const session: Topic = {
  id: 'session',
  icon: Scale,
  title: m.sa_help_session_title,
  gist: m.sa_help_session_gist,
  text: [m.sa_help_session_1, m.sa_help_session_2],
  picture: SessionPicture,
  rulings: [
    { text: m.sa_help_session_ruling_away, sources: ['follows'] },
    { text: m.sa_help_session_ruling_sight, sources: ['ours'] },
    { text: m.sa_help_session_ruling_six, sources: ['printed', 'follows'] }
  ]
};

const pay: Topic = {
  id: 'money',
  icon: Coins,
  title: m.sa_help_pay_title,
  gist: m.sa_help_pay_gist,
  text: [m.sa_help_pay_1, m.sa_help_pay_2],
  rulings: [{ text: m.sa_help_pay_ruling_order, sources: ['ours'] }]
};

const end: Topic = {
  id: 'end',
  icon: Trophy,
  title: m.sa_help_end_title,
  gist: m.sa_help_end_gist,
  text: [m.sa_help_end_1, m.sa_help_end_2],
  rulings: [
    { text: m.sa_help_end_ruling_draw, sources: ['follows'] },
    { text: m.sa_help_end_ruling_none, sources: ['ours'] }
  ]
};

const talkClock: Topic = {
  id: 'talk-clock',
  icon: Timer,
  title: m.sa_help_clock_title,
  gist: m.sa_help_clock_gist,
  text: [m.sa_help_clock_1],
  source: 'house',
  rulings: []
};

const secret: Topic = {
  id: 'secrets',
  icon: EyeOff,
  title: m.sa_help_secret_title,
  gist: m.sa_help_secret_gist,
  text: [m.sa_help_secret_1, m.sa_help_secret_2],
  rulings: [{ text: m.sa_help_secret_ruling_end, sources: ['ours'] }]
};

const computers: Topic = { ...anywhere, text: [...anywhere.text, m.sa_help_computers_talks] };

const tips: Topic = {
  id: 'tips',
  icon: Lightbulb,
  title: m.sa_help_tips_title,
  gist: m.sa_help_tips_gist,
  text: [m.sa_help_tips_1, m.sa_help_tips_2],
  rulings: []
};

/** The topics by name, in the order of the whole rules. That of a house rule is called as its option. */
export const TOPICS = {
  aim,
  cards,
  draw,
  press,
  dice,
  talks,
  quiet,
  call,
  split,
  session,
  pay,
  end,
  talkClock,
  secret,
  computers,
  tips
} as const;

export type TopicName = keyof typeof TOPICS;
