/** Büro Crazy under law. */
import { buroCrazy } from '../../src/lib/games/buro-crazy';
import type { Inside } from '../../src/lib/games/buro-crazy/state';
import type { Game } from '../../src/lib/kernel/game';
import { conserved, disturb, overdue, teaches, untrue } from './buro-crazy.disturb';
import type { Subject } from './laws';
import type { Plan } from './random-games';

/** Büro Crazy, from the inside: laws look into states. */
export const buroCrazySubject: Subject<Inside> = {
  game: buroCrazy as Game<Inside>,
  sound: await buroCrazy.soundness(),
  disturb,
  teaches,
  conserved,
  overdue,
  untrue
};

/** Random games with every number of players, ledger closed and open; they end with a boss who won, or not. */
export const buroCrazyPlan: Plan<Inside> = {
  subject: buroCrazySubject,
  seats: [3, 4, 5],
  options: [false, true].map((openLedger) => ({ name: `openLedger ${openLedger}`, options: { openLedger } })),
  ending: (state) => {
    const winners = buroCrazy.view(state, 'onlooker').outcome?.places[0] ?? [];
    return winners.includes(state.building.boss[0] ?? -1) ? 'the boss won' : 'another won';
  }
};
