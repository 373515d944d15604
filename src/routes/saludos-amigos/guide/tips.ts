/**
 * What the first-game guide of Saludos Amigos! has to say at a moment, in the order of its weight. Made of what the whole
 * table may see: the guide in a hand knows no card.
 */
import { COMPLETE_TO_END, isMember, type News, type Phase, type Seat, type View } from '$lib/games/saludos-amigos';
import { m } from '$lib/paraglide/messages';
import { waitingIn } from '../rest.svelte';
import { completeIn } from '../words';

/** All that the guide explains, each once, and what it speaks of. */
export const TIPS = {
  pouch: { say: m.sa_guide_pouch, at: 'pouch' },
  dice: { say: m.sa_guide_dice, at: 'die' },
  again: { say: m.sa_guide_again, at: 'again' },
  talks: { say: m.sa_guide_talks, at: 'offer' },
  stands: { say: m.sa_guide_stands, at: 'standing' },
  who: { say: m.sa_guide_who, at: 'who' },
  calling: { say: m.sa_guide_calling, at: 'call' },
  attending: { say: m.sa_guide_attending, at: 'track' },
  splitting: { say: m.sa_guide_splitting, at: 'split' },
  final: { say: m.sa_guide_final, at: 'final' },
  ready: { say: m.sa_guide_ready, at: 'step' },
  cards: { say: m.sa_guide_cards, at: 'track' },
  oppositionWins: { say: m.sa_guide_opposition_wins, at: 'track' },
  coalitionHolds: { say: m.sa_guide_coalition_holds, at: 'track' },
  paid: { say: m.sa_guide_paid, at: 'last' },
  nobody: { say: m.sa_guide_nobody, at: 'last' },
  journalist: { say: m.sa_guide_journalist, at: 'last' },
  three: { say: m.sa_guide_three, at: 'complete' },
  discard: { say: m.sa_guide_discard, at: 'cards' },
  push: { say: m.sa_guide_push, at: 'cards' },
  forCoalition: { say: m.sa_guide_for_coalition, at: 'cards' },
  forOpposition: { say: m.sa_guide_for_opposition, at: 'cards' }
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
  // Computers draw for themselves.
  const draws: readonly Tip[] = view.asks.length > 0 ? ['pouch'] : [];
  switch (view.last?.kind) {
    case 'journalist':
      return [...near, 'journalist', ...draws];
    case 'nobodyBid':
      return [...near, 'nobody', ...draws];
    case 'paid':
      return [...near, 'paid', ...draws];
    case undefined:
      return draws;
  }
}

/** What fits the table. */
export function tipsAtTable(view: View, news: readonly News[] = []): readonly Tip[] {
  const phase = shownOf(view, news);
  // What happened is told to all; what to do, to people alone.
  if (view.asks.length === 0 && phase !== 'draw') return [];
  switch (phase) {
    case 'draw':
      return tipsBeforeDraw(view);
    case 'dice': {
      const asked = view.asks.map(({ kind }) => kind);
      return [asked.includes('decide') && !asked.includes('roll') ? 'again' : 'dice'];
    }
    case 'talks':
      if (view.asks.every(({ by }) => by.every((mover) => mover === 'table' || view.quiet.includes(mover)))) return [];
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
      return [];
  }
}
