/** What a player may do, told from what that player can see. */
import type { Mover, Seat } from '../../kernel/game';
import { enemiesAt, isInDanger, targetsOf } from './attack';
import { placesFor, standingOn } from './contest';
import { ordersOf, PLAN } from './goals';
import { CELLS } from './grid';
import type { Move } from './move';
import type { Pending } from './pending';
import { CHOICES, DEPARTMENTS, GOALS, type Action, type Phone } from './pieces';
import { refuseAction } from './refuse';
import type { View } from './types';
import { careerOf, topOf } from './work';

const NONE: readonly Move[] = [];
const REOPEN: readonly Move[] = [{ kind: 'reopen' }];
const DECLARE: readonly Move[] = [{ kind: 'file' }, { kind: 'pass' }];
const TURN_CARD: readonly Move[] = [{ kind: 'turnCard' }];
const PLACE: readonly Move[] = DEPARTMENTS.map((department) => ({ kind: 'place', department }));
const MEET: readonly Move[] = CHOICES.map((choice) => ({ kind: 'meet', choice }));
const STARS: Move = { kind: 'setPhone', to: 'stars' };
const DIAL: readonly Move[] = CELLS.map((to) => ({ kind: 'setPhone', to }));
const DISPLACE: readonly Move[] = CELLS.map((cell) => ({ kind: 'displace', cell }));
const NO_ACTION: Move = { kind: 'announce', action: null };

/** Actions as they are offered: what completes a goal or a repair first. */
const OFFERED: readonly Action[] = ['underBudget', 'repair', 'upgrade', 'reassign', 'lunch', 'adjust'];
const ANNOUNCE: readonly Move[] = OFFERED.map((action) => ({ kind: 'announce', action }));

/**
 * What the mover may do. Every move is listed but for Phones: of the face-up cards those with something to attack, and
 * one to flee to. From another's view only what is chosen in sight of all.
 */
export function moves(view: View, mover: Mover): readonly Move[] {
  const top = topOf(view);
  if (top === null) return NONE;
  if (mover === 'table') return top.kind === 'vote' ? TURN_CARD : NONE;
  switch (top.kind) {
    case 'plans':
    case 'phones':
    case 'meeting':
      return view.done.includes(mover) ? REOPEN : sealedMoves(view, mover, top);
    case 'declare':
      return top.seat === mover ? DECLARE : NONE;
    case 'announce':
      return top.seat === mover ? [...actionsOf(view, mover), NO_ACTION] : NONE;
    case 'act':
      return top.seat === mover ? privateActs(view, mover, top) : NONE;
    case 'influence':
      return top.seat === mover ? PLACE : NONE;
    case 'attack':
      return top.seat === mover ? attacksOf(view, mover) : NONE;
    case 'displace':
      return top.seat === mover ? placesFor(view).map((cell) => DISPLACE[cell] as Move) : NONE;
    default:
      return NONE;
  }
}

function sealedMoves(view: View, seat: Seat, top: Pending): readonly Move[] {
  if (view.viewer !== seat || !view.asks.some(({ by }) => by.includes(seat))) return NONE;
  if (top.kind === 'plans') return ordersOf(view.ownGoals ?? []).map((goals) => ({ kind: 'plan', goals }));
  return top.kind === 'phones' ? phonesOf(view, seat).map((to) => (to === 'stars' ? STARS : (DIAL[to] as Move))) : MEET;
}

/** Phones worth setting: ★★, face-down cards, cards with an enemy, and a safe card for who is with one. */
export function phonesOf(view: View, seat: Seat): readonly Phone[] {
  const { ship } = careerOf(view, seat);
  const phones: Phone[] = ['stars'];
  if (ship.kind === 'repair') return phones;
  const here = ship.kind === 'card' ? ship.cell : null;
  for (const cell of CELLS) {
    if (cell === here) continue;
    if (view.cards[cell]?.face === null || enemiesAt(view, cell).length > 0) phones.push(cell);
  }
  if (isInDanger(view, seat) || phones.length === 1) {
    const isSafe = (cell: number): boolean =>
      !phones.includes(cell) && cell !== here && standingOn(view, cell) === null;
    const safe = CELLS.find(isSafe);
    if (safe !== undefined) phones.push(safe);
  }
  return phones;
}

function actionsOf(view: View, seat: Seat): readonly Move[] {
  return ANNOUNCE.filter((_, at) => refuseAction(view, seat, OFFERED[at] as Action) === null);
}

/** What is chosen with the plan in sight: goals to reassign or to put in order. */
function privateActs(view: View, seat: Seat, top: Extract<Pending, { kind: 'act' }>): readonly Move[] {
  if (view.viewer !== seat || view.ownGoals === null) return NONE;
  const { completed } = careerOf(view, seat);
  if (top.action === 'adjust')
    return ordersOf(view.ownGoals.slice(completed)).map((goals) => ({ kind: 'adjust', goals }));
  const list: Move[] = [];
  for (let rank = completed; rank < PLAN; rank += 1) {
    for (const take of GOALS) if (view.pool.includes(take)) list.push({ kind: 'reassign', rank, take });
  }
  if (!top.mayChange) return list;
  const isNext = view.ownGoals[completed] === 'underBudget';
  const others = OFFERED.filter((action) => action !== 'reassign' && (isNext || action !== 'underBudget'));
  for (const action of others) {
    if (refuseAction(view, seat, action) === null) list.push({ kind: 'announce', action });
  }
  list.push(NO_ACTION);
  return list;
}

function attacksOf(view: View, seat: Seat): readonly Move[] {
  const list: Move[] = targetsOf(view, seat).flatMap(({ enemy, isBeatable }) =>
    isBeatable ? [{ kind: 'attack', enemy: enemy.kind }] : []
  );
  list.push({ kind: 'holdFire' });
  return list;
}
