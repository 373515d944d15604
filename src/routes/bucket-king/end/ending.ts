/** The end of a match of The Bucket King: bales in the farmyard, and a crown. */
import type { BucketKing } from '$lib/games/bucket-king';
import { m } from '$lib/paraglide/messages';
import { CROWN } from '$lib/table/drawing';
import { placed, worded, type AwardWords, type Ending } from '$lib/table/ending';
import { namesOf } from '$lib/table/names';
import type { Player } from '$lib/table/stage';
import { plus } from '../words';
import { awards, type Award } from './awards';
import Pyramids from './Pyramids.svelte';
import { bale, scenery } from './scenery';
import SmallPyramid from './SmallPyramid.svelte';
import { story } from './story';

/** Where there is one round only, its number is 0: it is not named. */
function inWords(award: Award, players: readonly Player[], isOne: boolean): AwardWords {
  const name = namesOf(players, award.seats);
  const round = isOne || !('round' in award) ? 0 : award.round;
  const of = (title: string, text: string): AwardWords => worded(award, name, title, text);
  switch (award.kind) {
    case 'crash': {
      const { count, trick } = award;
      return of(m.bk_award_crash({ count }), m.bk_award_when({ name, round, trick }));
    }
    case 'rock': {
      return of(m.bk_award_rock(), m.bk_award_rock_text({ name, round, count: award.tricks }));
    }
    case 'peak':
      return of(m.bk_award_peak({ sum: award.sum }), m.bk_award_peak_text({ name, cards: plus(award.values) }));
    case 'lastStand': {
      return of(m.bk_award_last_stand({ count: award.count }), m.bk_award_round({ name, round }));
    }
    case 'wall': {
      const { times, trick } = award;
      return of(m.bk_award_wall({ count: times }), m.bk_award_when({ name, round, trick }));
    }
    case 'comeback':
      return of(m.bk_award_comeback(), m.bk_award_comeback_text({ name, place: award.place }));
    case 'patience': {
      return of(m.bk_award_patience({ count: award.cards }), m.bk_award_round({ name, round }));
    }
  }
}

export const ending: Ending<BucketKing> = {
  world: {
    className: 'bk-end',
    stand: { kind: 'steps', step: bale },
    scenery,
    light: ['#fff3b8f2', '#fff3b84d'],
    hat: CROWN
  },
  standings: ({ outcome, totals, scores }) =>
    placed(outcome).map(({ seat, place }) => ({
      seat,
      place,
      total: totals[seat] ?? 0,
      figures: scores.length > 1 ? plus(scores.map(({ buckets }) => buckets[seat] ?? 0)) : '',
      isBeside: false
    })),
  awards(told, players) {
    const isOne = told.some(({ news }) => news.some((each) => each.kind === 'roundBegan' && each.rounds === 1));
    return awards(told, players.length).map((award) => inWords(award, players, isOne));
  },
  story,
  Small: SmallPyramid,
  Beside: Pyramids
};
