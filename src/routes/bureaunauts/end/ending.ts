/** The end of a game of Bureaunauts: the chair of the Galactic CEO, and how far the others came. */
import { INFLUENCE, type Bureaunauts } from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';
import { CROWN } from '$lib/table/drawing';
import { placed, worded, type AwardWords, type Ending } from '$lib/table/ending';
import type { Player } from '$lib/table/stage';
import '../drawings/theme.css';
import { cell, namesOf } from '../names';
import { awards, type Award } from './awards';
import { CHAIR, desk, scenery } from './scenery';
import SmallSky from './SmallSky.svelte';
import { careerWords, story } from './story';

function inWords(award: Award, players: readonly Player[]): AwardWords {
  const name = namesOf(players, award.seats);
  switch (award.kind) {
    case 'flight': {
      const { far, from, to } = award;
      const text = m.bn_award_flight_text({ name, from: cell(from), to: cell(to) });
      return worded(award, name, m.bn_award_flight({ count: far }), text);
    }
    case 'jellies':
      return worded(award, name, m.bn_award_jellies({ count: award.count }));
    case 'first':
      return worded(award, name, m.bn_award_first({ count: award.times }));
    case 'meetings':
      return worded(award, name, m.bn_award_meetings({ count: award.times }));
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
    placed(outcome).map(({ seat, place }) => ({
      seat,
      place,
      total: null,
      figures: careerWords(careers[seat] ?? { completed: 0, influence: INFLUENCE }),
      isBeside: false
    })),
  awards: (told, players) => awards(told, players.length).map((award) => inWords(award, players)),
  story,
  Small: SmallSky
};
