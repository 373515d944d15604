/** Saludos Amigos! under law. */
import { saludosAmigos, type Options } from '../../src/lib/games/saludos-amigos';
import type { Inside } from '../../src/lib/games/saludos-amigos/state';
import type { Game } from '../../src/lib/kernel/game';
import type { Subject } from './laws';
import type { Plan } from './random-games';
import { conserved, disturb, overdue, teaches, untrue } from './saludos-amigos.disturb';

/** Saludos Amigos!, from the inside: laws look into states. */
export const saludosAmigosSubject: Subject<Inside> = {
  game: saludosAmigos as Game<Inside>,
  sound: await saludosAmigos.soundness(),
  disturb,
  teaches,
  conserved,
  overdue,
  untrue
};

const { defaults } = saludosAmigos.options;
const TABLES: readonly Options[] = [defaults, { ...defaults, talkClock: 3, starter: 'random' }];

/** Random games with every number of players, with a talk clock and without; they end in two ways. */
export const saludosAmigosPlan: Plan<Inside> = {
  subject: saludosAmigosSubject,
  seats: [2, 3, 4, 5, 6, 7],
  options: TABLES.map((options) => ({ name: options.talkClock === null ? 'no clock' : 'talk clock', options })),
  ending: (state) => state.ending?.kind ?? 'none'
};
