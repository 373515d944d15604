/** Who is asked for what. The same for everybody, and made ready once where it can be. */
import type { Ask, Mover, Seat } from '../../kernel/game';
import { canAttack } from './attack';
import { meetingNow } from './meeting';
import { SEATS } from './options';
import type { State } from './state';
import { departmentsToTurn } from './vote';
import { careerOf, topOf } from './work';

const NOTHING: readonly Ask[] = [];
const ALL = Array.from({ length: SEATS.max }, (_, seat) => seat);

function single(kind: string, by: Mover, from: Ask['from']): readonly Ask[] {
  return [{ kind, by: [by], from, sealed: false, optional: false }];
}

const eachSeat = (kind: string, from: Ask['from']): readonly (readonly Ask[])[] =>
  ALL.map((seat) => single(kind, seat, from));

/** Asked of one player, by seat. */
const BY_SEAT = {
  declare: eachSeat('declare', 'table'),
  announce: eachSeat('announce', 'table'),
  influence: eachSeat('influence', 'table'),
  attack: eachSeat('attack', 'table'),
  displace: eachSeat('displace', 'table'),
  reassign: eachSeat('reassign', 'hand'),
  adjust: eachSeat('adjust', 'hand')
};
const TURN_CARD = single('turnCard', 'table', 'table');

/** All of them choose at once, in secret; who has chosen may take it back until the last one has. */
function sealed(kind: string, by: readonly Seat[], done: readonly Seat[], goesOn = false): readonly Ask[] {
  const missing = by.filter((seat) => !done.includes(seat));
  const whole = { kind, by: missing, from: 'hand', sealed: true, optional: false } as const;
  const ask: Ask = goesOn ? { ...whole, goesOn } : whole;
  if (done.length === 0) return [ask];
  return [ask, { kind: 'reopen', by: done, from: 'hand', sealed: false, optional: true }];
}

/**
 * Whoever files sets a Phone. No order of dialling is ruled. The first filing of a period ends at the first player, as all else
 * that is sealed.
 */
export function phonesAsked(filers: readonly Seat[], done: readonly Seat[], round: number): readonly Ask[] {
  return sealed('phone', filers, done, round > 1);
}

/** What is asked now: what the next thing to be done needs. Nothing where it needs nobody. */
export function asksIn(state: State): readonly Ask[] {
  const top = topOf(state);
  switch (top?.kind) {
    case 'plans':
      return sealed('plan', ALL.slice(0, state.seats), state.done);
    case 'declare':
      return careerOf(state, top.seat).photons > 0 ? of('declare', top.seat) : NOTHING;
    case 'phones':
      return phonesAsked(state.filers, state.done, state.round);
    case 'announce':
      return of('announce', top.seat);
    case 'act':
      return top.action === 'reassign' || top.action === 'adjust' ? of(top.action, top.seat) : NOTHING;
    case 'influence':
      return careerOf(state, top.seat).influence > 0 ? of('influence', top.seat) : NOTHING;
    case 'attack':
      return canAttack(state, top.seat) ? of('attack', top.seat) : NOTHING;
    case 'displace':
      return of('displace', top.seat);
    case 'meeting':
      return sealed('meet', meetingNow(top), state.done);
    case 'vote':
      return departmentsToTurn(state).length > 0 ? TURN_CARD : NOTHING;
    default:
      return NOTHING;
  }
}

function of(kind: keyof typeof BY_SEAT, seat: Seat): readonly Ask[] {
  return BY_SEAT[kind][seat] ?? NOTHING;
}
