/** Bureaunauts under law, and which of its games are played by the thousand. */
import { bureaunauts, type Options } from '../../src/lib/games/bureaunauts';
import type { Inside } from '../../src/lib/games/bureaunauts/state';
import type { Game } from '../../src/lib/kernel/game';
import { conserved, disturb, overdue, teaches, untrue } from './bureaunauts.disturb';
import type { Subject } from './laws';
import type { Plan } from './random-games';

/** Bureaunauts, from the inside: laws look into states. */
export const bureaunautsSubject: Subject<Inside> = {
  game: bureaunauts as Game<Inside>,
  sound: await bureaunauts.soundness(),
  disturb,
  teaches,
  conserved,
  overdue,
  untrue
};

const TABLE: Options = { ...bureaunauts.options.defaults, starter: 'random' };

/** Whole careers: as the source has them, with lots, and at a table that wants to be done in time. */
export const bureaunautsPlan: Plan<Inside> = {
  subject: bureaunautsSubject,
  seats: [2, 3, 4, 5, 6],
  options: [
    { name: 'by the source', options: TABLE },
    { name: 'budget 4, rotating, lots', options: { ...TABLE, budget: 4, rotate: true, lots: true } },
    { name: 'budget 3, closing after 12', options: { ...TABLE, budget: 3, closing: 12 } }
  ],
  ending: ({ elected }) => elected?.by ?? 'nobody'
};
