/** What a hint of Büro Crazy says, and how it is picked. */
import { countOf, pointsOf, type BuroCrazy } from '$lib/games/buro-crazy';
import { m } from '$lib/paraglide/messages';
import type { BuroCrazyReason, Hints } from '$lib/table/screens';

export const hints: Hints<BuroCrazy> = {
  say({ move, why }) {
    if (move.kind !== 'stake') return null;
    const points = pointsOf(move.cards);
    return {
      title: points === 0 ? m.bc_play_nothing() : m.bc_hint_stake({ points: m.bc_points({ count: points }) }),
      why: (why as readonly BuroCrazyReason[]).flatMap((reason) => {
        switch (reason.kind) {
          case 'usual':
            return reason.from < reason.to && reason.from <= points && points <= reason.to
              ? [m.bc_hint_usual({ from: reason.from, to: reason.to })]
              : [];
          case 'prize':
            return reason.points > 0 ? [m.bc_hint_prize({ points: m.bc_points({ count: reason.points }) })] : [];
        }
      })
    };
  },
  pick: (move, _, before) => (move.kind !== 'stake' ? before : countOf(move.cards) === 0 ? null : move)
};
