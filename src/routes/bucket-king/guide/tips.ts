/**
 * What the first-game guide of The Bucket King has to say at a moment, in the order of its weight. Made of what the whole
 * table may see: the guide in a hand knows no card.
 */
import { bucketsOf, fallsOf, type News, type Seat, type View } from '$lib/games/bucket-king';
import { m } from '$lib/paraglide/messages';
import { isBack } from '../words';

/** All that the guide explains, each once, and what it speaks of. */
export const TIPS = {
  build: { say: m.bk_guide_build, at: 'places' },
  everyoneBuilds: { say: m.bk_guide_everyone_builds, at: 'sign' },
  shown: { say: m.bk_guide_shown, at: 'asked' },
  lead: { say: m.bk_guide_lead, at: 'cards' },
  leadAgain: { say: m.bk_guide_lead_again, at: 'cards' },
  led: { say: m.bk_guide_led, at: 'sign' },
  defend: { say: m.bk_guide_defend, at: 'cards' },
  held: { say: m.bk_guide_held, at: 'sign' },
  drew: { say: m.bk_guide_drew, at: 'draw' },
  lap: { say: m.bk_guide_lap, at: 'cards' },
  split: { say: m.bk_guide_split, at: 'way' },
  noneLeft: { say: m.bk_guide_none_left, at: 'way' },
  fell: { say: m.bk_guide_fell, at: 'fell' },
  mayDraw: { say: m.bk_guide_may_draw, at: 'draw' },
  turned: { say: m.bk_guide_turned, at: 'sign' },
  reshuffled: { say: m.bk_guide_reshuffled, at: 'draw' },
  out: { say: m.bk_guide_out, at: 'out' },
  roundOver: { say: m.bk_guide_round_over, at: 'sign' }
} as const;

export type Tip = keyof typeof TIPS;

/** What fits a hand that is open: to whoever has to choose now. */
export function tipsInHand(view: View, me: Seat, news: readonly News[]): readonly Tip[] {
  if (view.phase === 'building') return view.done.includes(me) ? [] : ['build'];
  if (view.phase !== 'trick' || view.turn !== me) return [];
  const { trick } = view;
  if (trick === null) {
    const gaveWay = news.some((piece) => piece.kind === 'gaveWay' && piece.seat === me);
    return gaveWay ? ['leadAgain'] : ['lead'];
  }
  const own = view.pyramids[me] ?? null;
  const hasColour = own !== null && bucketsOf(own).some(({ suit }) => suit === trick.suit);
  const splits = fallsOf(view, me).some(({ parts }) => parts !== null);
  return [
    isBack(view) ? 'lap' : 'defend',
    ...(hasColour ? [] : ['noneLeft' as const]),
    ...(splits ? ['split' as const] : [])
  ];
}

/** What fits the table, after this news. */
export function tipsAtTable(view: View, news: readonly News[]): readonly Tip[] {
  const heard = (kind: News['kind']): boolean => news.some((piece) => piece.kind === kind);
  switch (view.phase) {
    case 'building':
      return view.done.length === 0 ? ['everyoneBuilds'] : [];
    case 'roundOver':
      return ['roundOver'];
    case 'over':
      return [];
    case 'trick': {
      const turned = news.some((piece) => piece.kind === 'defended' && piece.turned);
      const when: readonly (readonly [Tip, boolean])[] = [
        ['out', heard('out')],
        ['shown', heard('pyramidsShown')],
        ['mayDraw', view.asks.some(({ kind }) => kind === 'draw')],
        ['led', heard('led')],
        ['turned', turned],
        ['held', heard('defended')],
        ['fell', view.lastTrick !== null],
        ['reshuffled', heard('reshuffled')],
        ['drew', heard('drew')]
      ];
      return when.flatMap(([tip, fits]) => (fits ? [tip] : []));
    }
  }
}
