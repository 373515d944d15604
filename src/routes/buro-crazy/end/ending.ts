/** The end of a game of Büro Crazy: the floors of the house, and the hat of the boss. */
import type { BuroCrazy } from '$lib/games/buro-crazy';
import { m } from '$lib/paraglide/messages';
import { worded, type AwardWords, type Ending } from '$lib/table/ending';
import { nameOf, namesOf } from '$lib/table/names';
import type { Player } from '$lib/table/stage';
import { awards, type Award } from './awards';
import { floor, HAT, scenery } from './scenery';
import SmallHouse from './SmallHouse.svelte';
import { story } from './story';

function inWords(award: Award, players: readonly Player[]): AwardWords {
  const name = namesOf(players, award.seats);
  switch (award.kind) {
    case 'dearest': {
      const { points, loser, duel } = award;
      const text = m.bc_award_dearest_text({ name, other: nameOf(players, loser), duel });
      return worded(award, name, m.bc_award_dearest({ points }), text);
    }
    case 'cheapest': {
      const { points, duel } = award;
      return worded(award, name, m.bc_award_cheapest({ count: points }), m.bc_award_duel({ name, duel }));
    }
    case 'ties':
      return worded(award, name, m.bc_award_ties({ count: award.times }));
    case 'pile':
      return worded(award, name, m.bc_award_pile({ points: award.points }));
  }
}

export const ending: Ending<BuroCrazy> = {
  world: {
    className: 'bc-end',
    stand: { kind: 'steps', step: floor },
    scenery,
    light: ['#fff3b8f2', '#fff3b84d'],
    hat: HAT
  },
  standings: (view) =>
    (view.results ?? []).map(({ seat, rank, hand, piles, total, isInside }) => {
      const given = piles.reduce((all, points) => all + points, 0);
      return {
        seat,
        place: rank,
        total,
        figures: isInside ? `${String(hand)} + ${String(given)}` : m.bc_outside(),
        ...(isInside && {
          spoken: piles.length === 0 ? m.bc_hand_only({ hand }) : m.bc_hand_and_piles({ hand, piles: given })
        }),
        isBeside: !isInside
      };
    }),
  awards: (told, players) => awards(told, players.length).map((award) => inWords(award, players)),
  story,
  Small: SmallHouse
};
