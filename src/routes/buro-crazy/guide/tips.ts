/**
 * What the first-game guide of Büro Crazy has to say at a moment, in the order of its weight. Made of what the whole table
 * may see: the guide in a hand knows no card.
 */
import { pointsOf, type DuelLevel, type News, type Seat, type View } from '$lib/games/buro-crazy';
import { m } from '$lib/paraglide/messages';

/** All that the guide explains, each once, and what it speaks of. */
export const TIPS = {
  stairs: { say: m.bc_guide_stairs, at: 'stairs' },
  sealed: { say: m.bc_guide_sealed, at: 'sealed' },
  won: { say: m.bc_guide_won, at: 'gap' },
  roof: { say: m.bc_guide_roof, at: 'roofed' },
  short: { say: m.bc_guide_short, at: 'gap' },
  tied: { say: m.bc_guide_tied, at: 'verdict' },
  lot: { say: m.bc_guide_lot, at: 'verdict' },
  bye: { say: m.bc_guide_bye, at: 'bye' },
  own: { say: m.bc_guide_own, at: 'own' },
  ground: { say: m.bc_guide_ground, at: 'ground' },
  first: { say: m.bc_guide_first, at: 'first' },
  final: { say: m.bc_guide_final, at: 'second' },
  change: { say: m.bc_guide_change, at: 'verdict' },
  kitchenChange: { say: m.bc_guide_kitchen_change, at: 'gap' },
  piles: { say: m.bc_guide_piles, at: 'piles' },
  stake: { say: m.bc_guide_stake, at: 'columns' },
  lose: { say: m.bc_guide_lose, at: 'lose' },
  many: { say: m.bc_guide_many, at: 'same' },
  again: { say: m.bc_guide_again, at: 'columns' },
  emptyKitchen: { say: m.bc_guide_empty_kitchen, at: 'lose' },
  stakeFinal: { say: m.bc_guide_stake_final, at: 'columns' }
} as const;

export type Tip = keyof typeof TIPS;

/** What is said when the duels of a level begin. */
const LEVEL: Readonly<Record<DuelLevel, Tip>> = { stairs: 'stairs', ground: 'ground', first: 'first', second: 'final' };

/** What fits a hand that is open: to whoever has to choose a stake now. */
export function tipsInHand(view: View, me: Seat): readonly Tip[] {
  const { duel, done, asks, kitchen } = view;
  const chooses = asks.some(({ kind, by }) => kind === 'stake' && by.includes(me)) && !done.includes(me);
  if (duel === null || !chooses) return [];
  const when: readonly (readonly [Tip, boolean])[] = [
    ['again', duel.ties > 0],
    ['stakeFinal', duel.level === 'second'],
    ['stake', true],
    ['emptyKitchen', pointsOf(kitchen) === 0],
    ['lose', true],
    ['many', true]
  ];
  return when.flatMap(([tip, fits]) => (fits ? [tip] : []));
}

/** Was a card changed to pay exactly? */
function isChanged(piece: News): boolean {
  switch (piece.kind) {
    case 'kitchenPaid':
    case 'bye':
      return piece.payment.change !== null;
    case 'tied':
      return piece.left.change !== null || piece.right.change !== null;
    default:
      return false;
  }
}

/** What fits the reveal that lies open. */
function tipsOfReveal({ reveal }: View, news: readonly News[]): readonly Tip[] {
  if (reveal === null) return [];
  const { upshot } = reveal;
  // Only the kitchen owes anything in a duel that is won: the winner's cards themselves go.
  const changed: readonly Tip[] = news.some(isChanged) ? [upshot.kind === 'won' ? 'kitchenChange' : 'change'] : [];
  switch (upshot.kind) {
    case 'tied':
      return ['tied', ...changed];
    case 'lot':
      return ['lot'];
    case 'won':
      return ['won', ...(upshot.taken < upshot.difference ? (['short'] as const) : []), ...changed, 'roof'];
  }
}

/** What fits the table, after this news. */
export function tipsAtTable(view: View, news: readonly News[]): readonly Tip[] {
  const heard = (kind: News['kind']): boolean => news.some((piece) => piece.kind === kind);
  switch (view.phase) {
    case 'stakes': {
      const when: readonly (readonly [Tip, boolean])[] = [
        ['bye', heard('bye')],
        ['own', heard('ownDuel')],
        ['change', news.some(isChanged)],
        // What just happened is told first: the level stays what it is.
        [LEVEL[view.duel?.level ?? 'stairs'], view.duel !== null],
        ['sealed', view.done.length > 0]
      ];
      return when.flatMap(([tip, fits]) => (fits ? [tip] : []));
    }
    case 'revealed':
      return tipsOfReveal(view, news);
    case 'piles':
      return ['piles'];
    case 'over':
      return [];
  }
}
