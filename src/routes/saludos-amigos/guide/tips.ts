/**
 * What the first-game guide of Saludos Amigos! has to say at a moment, in the order of its weight. Made of what the whole
 * table may see: the guide in a hand knows no card.
 */
import { COMPLETE_TO_END, isMember, type News, type Phase, type Seat, type View } from '$lib/games/saludos-amigos';
import { m } from '$lib/paraglide/messages';
import { waitingIn } from '../rest.svelte';
import { completeIn } from '../words';

/** All that the guide explains, each once. */
export const TIPS = {
  pouch: m.sa_guide_pouch,
  dice: m.sa_guide_dice,
  again: m.sa_guide_again,
  talks: m.sa_guide_talks,
  stands: m.sa_guide_stands,
  who: m.sa_guide_who,
  calling: m.sa_guide_calling,
  attending: m.sa_guide_attending,
  splitting: m.sa_guide_splitting,
  final: m.sa_guide_final,
  ready: m.sa_guide_ready,
  cards: m.sa_guide_cards,
  oppositionWins: m.sa_guide_opposition_wins,
  coalitionHolds: m.sa_guide_coalition_holds,
  paid: m.sa_guide_paid,
  nobody: m.sa_guide_nobody,
  journalist: m.sa_guide_journalist,
  three: m.sa_guide_three,
  over: m.sa_guide_over,
  discard: m.sa_guide_discard,
  push: m.sa_guide_push,
  forCoalition: m.sa_guide_for_coalition,
  forOpposition: m.sa_guide_for_opposition
} as const;

export type Tip = keyof typeof TIPS;

/** In the order of a turn. */
const PHASES: readonly Phase[] = [
  'draw',
  'dice',
  'talks',
  'calling',
  'attending',
  'splitting',
  'ready',
  'cards',
  'revealed',
  'over'
];

/**
 * A tip stays for a phase of a turn: all tap at once here, and a strip that went with every tap would move the board
 * under the other fingers.
 */
export function spanOf(view: View, news: readonly News[] = []): number {
  return view.turn * PHASES.length + PHASES.indexOf(shownOf(view, news));
}

/** The phase that is on the screen: the dice as long as the last of them rests there. */
function shownOf({ phase }: View, news: readonly News[]): Phase {
  return waitingIn(news) === null ? phase : 'dice';
}

/** What fits a hand that is open: to whoever has to choose cards now. */
export function tipsInHand({ asks, done, standing }: View, me: Seat): readonly Tip[] {
  const asked = asks.find(({ from, by }) => from === 'hand' && by.includes(me))?.kind ?? null;
  if (done.includes(me)) return [];
  switch (asked) {
    case 'discard':
      return ['discard'];
    case 'push':
      return ['push'];
    case 'cards':
      return [standing !== null && isMember(standing.shares, me) ? 'forCoalition' : 'forOpposition'];
    default:
      return [];
  }
}

/** What fits the table before a tile is drawn: what the turn before brought, and how near the end is. */
function tipsBeforeDraw(view: View): readonly Tip[] {
  const near: readonly Tip[] = completeIn(view) === COMPLETE_TO_END - 1 ? ['three'] : [];
  switch (view.last?.kind) {
    case 'journalist':
      return [...near, 'journalist'];
    case 'nobodyBid':
      return [...near, 'nobody'];
    case 'paid':
      return [...near, 'paid'];
    case undefined:
      return ['pouch'];
  }
}

/** What fits the table. */
export function tipsAtTable(view: View, news: readonly News[] = []): readonly Tip[] {
  switch (shownOf(view, news)) {
    case 'draw':
      return tipsBeforeDraw(view);
    case 'dice':
      return ['dice', 'again'];
    case 'talks':
      return view.standing === null ? ['talks'] : ['stands', 'who'];
    case 'calling':
      return ['calling'];
    case 'attending':
      return ['attending'];
    case 'splitting':
      return [(view.session?.final ?? null) === null ? 'splitting' : 'final'];
    case 'ready':
      return ['ready'];
    case 'cards':
      return ['cards'];
    case 'revealed':
      return [view.result?.winner === 'opposition' ? 'oppositionWins' : 'coalitionHolds'];
    case 'over':
      return ['over'];
  }
}
