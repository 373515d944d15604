/** The end of a game of Bureaunauts: the chair of the Galactic CEO, and how far the others came. */
import { INFLUENCE, type Bureaunauts } from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';
import { CROWN } from '$lib/table/drawing';
import type { AwardWords, Ending } from '$lib/table/ending';
import type { Player } from '$lib/table/stage';
import '../drawings/theme.css';
import { cell, namesOf } from '../names';
import { awards, type Award } from './awards';
import { CHAIR, desk, scenery } from './scenery';
import { careerWords, story } from './story';

function inWords(award: Award, players: readonly Player[]): AwardWords {
  const { seats } = award;
  const name = namesOf(players, seats);
  switch (award.kind) {
    case 'flight': {
      const { far, from, to } = award;
      const text = seats.length > 1 ? name : m.bn_award_flight_text({ name, from: cell(from), to: cell(to) });
      return { seats, title: m.bn_award_flight({ count: far }), text };
    }
    case 'jellies':
      return { seats, title: m.bn_award_jellies({ count: award.count }), text: name };
    case 'first':
      return { seats, title: m.bn_award_first({ count: award.times }), text: name };
    case 'meetings':
      return { seats, title: m.bn_award_meetings({ count: award.times }), text: name };
  }
}

export const ending: Ending<Bureaunauts> = {
  world: {
    className: 'bn-night bn-end',
    stand: { kind: 'throne', behind: CHAIR, before: (name) => desk(m.bn_end_plate({ name })) },
    scenery,
    light: '#fff3b829',
    hat: CROWN
  },
  standings: ({ outcome, careers }) =>
    (outcome?.places ?? []).flatMap((seats, at, places) => {
      const place = places.slice(0, at).reduce((before, others) => before + others.length, 1);
      return seats.map((seat) => {
        const career = careers[seat] ?? { completed: 0, influence: INFLUENCE };
        return {
          seat,
          place,
          total: null,
          figures: careerWords(career),
          isBeside: false
        };
      });
    }),
  awards: (told, players) => awards(told, players.length).map((award) => inWords(award, players)),
  story
};
