/** The end of a game of Saludos Amigos!: stacks of beer mats, and a hat with a feather. */
import { valueOf, type SaludosAmigos } from '$lib/games/saludos-amigos';
import { m } from '$lib/paraglide/messages';
import { placed, type AwardWords, type Ending } from '$lib/table/ending';
import type { Player } from '$lib/table/stage';
import { namesOf } from '../names';
import { awards, type Award } from './awards';
import { HAT, mats, scenery } from './scenery';
import SmallTown from './SmallTown.svelte';
import { story } from './story';

function inWords(award: Award, players: readonly Player[]): AwardWords {
  const { seats } = award;
  const name = namesOf(players, seats);
  switch (award.kind) {
    case 'dearestBid': {
      const texts = award.coalitions.map(([first, ...others]) => {
        const name = namesOf(players, first === undefined ? [] : [first]);
        return others.length === 0
          ? m.sa_award_alone({ name })
          : m.sa_award_with({ name, others: namesOf(players, others) });
      });
      return { seats, title: m.sa_award_bid({ bid: award.bid }), text: texts.join(' · ') };
    }
    case 'alwaysIn':
      return { seats, title: m.sa_award_always(), text: m.sa_award_sessions({ name, count: award.sessions }) };
    case 'noToAll':
      return { seats, title: m.sa_award_no(), text: m.sa_award_no_text({ name, count: award.times }) };
    case 'fullHand':
      return { seats, title: m.sa_award_hand(), text: m.sa_award_hand_text({ name, count: award.cards }) };
  }
}

export const ending: Ending<SaludosAmigos> = {
  world: {
    className: 'sa-end',
    stand: { kind: 'steps', step: mats },
    scenery,
    light: ['#fff3b8f2', '#fff3b84d'],
    hat: HAT
  },
  standings: (view) =>
    placed(view.outcome).map(({ seat, place }) => ({
      seat,
      place,
      total: view.money[seat] ?? 0,
      figures: m.sa_end_cards({ value: valueOf(view.shownHands?.[seat] ?? []) }),
      isBeside: false
    })),
  awards: (told, players) => awards(told, players.length).map((award) => inWords(award, players)),
  story,
  Small: SmallTown
};
