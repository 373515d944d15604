/** The games under law, with what their tests say about each. */
import type { Game } from '../../src/lib/kernel/game';
import { bucketKing, type Options } from '../../src/lib/games/bucket-king';
import type { Inside } from '../../src/lib/games/bucket-king/state';
import { cardsOfToy, disturbToy, dueInToy, lessonOfToy, toy, type Toy } from '../toy/toy';
import { conserved, disturb, overdue, teaches, untrue } from './bucket-king.disturb';
import type { Subject } from './laws';
import type { Plan } from './random-games';

/** The Bucket King, from the inside: laws look into states. */
export const bucketKingSubject: Subject<Inside> = {
  game: bucketKing as Game<Inside>,
  sound: await bucketKing.soundness(),
  disturb,
  teaches,
  conserved,
  overdue,
  untrue
};

/** The toy game. */
export const toySubject: Subject<Toy> = {
  game: toy,
  sound: await toy.soundness(),
  disturb: disturbToy,
  teaches: lessonOfToy,
  conserved: cardsOfToy,
  overdue: dueInToy,
  untrue: () => []
};

/** The Bucket King's two table options, in every combination. */
export const OPTION_PAIRS: readonly Pick<Options, 'drawOrLose' | 'equalsTurn'>[] = [false, true].flatMap((drawOrLose) =>
  [false, true].map((equalsTurn) => ({ drawOrLose, equalsTurn }))
);

/** The numbers of players The Bucket King can be played with. */
export const SEAT_NUMBERS: readonly number[] = [2, 3, 4, 5, 6];

/** Random matches of one round: the rounds are alike. */
export const bucketKingPlan: Plan<Inside> = {
  subject: bucketKingSubject,
  seats: SEAT_NUMBERS,
  options: OPTION_PAIRS.map((pair) => ({
    name: `drawOrLose ${pair.drawOrLose}, equalsTurn ${pair.equalsTurn}`,
    options: { ...bucketKing.options.defaults, ...pair, starter: 'random' }
  }))
};
