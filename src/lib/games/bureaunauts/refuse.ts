/** Why a move is not allowed, told from what the judge can see. */
import type { Mover, Seat } from '../../kernel/game';
import { HIGHEST_LEVEL, priceOf } from './actions';
import { targetsOf } from './attack';
import { obstacles } from './contest';
import { isSameGoals, PLAN } from './goals';
import { isCell } from './grid';
import { meetingNow } from './meeting';
import type { Move, Refusal } from './move';
import {
  ACTIONS,
  CHOICES,
  DEPARTMENTS,
  ENEMIES,
  GOALS,
  type Action,
  type Cell,
  type EnemyKind,
  type Goal,
  type Phone,
  type Rank
} from './pieces';
import type { View } from './types';
import { careerOf, topOf } from './work';

const NOT_NOW: Refusal = { kind: 'notNow' };
const MALFORMED: Refusal = { kind: 'malformed' };

/** Why a move is not allowed, or null. Moves may come from a file, so nothing about their shape is taken for granted. */
export function refuse(view: View, mover: Mover, move: Move): Refusal | null {
  const top = topOf(view);
  if (mover === 'table') return move.kind === 'turnCard' && top?.kind === 'vote' ? null : NOT_NOW;
  switch (move.kind) {
    case 'plan':
      if (top?.kind !== 'plans' || view.done.includes(mover)) return NOT_NOW;
      return refuseGoals(view, mover, 0, move.goals);
    case 'reopen':
      if (top?.kind !== 'plans' && top?.kind !== 'phones' && top?.kind !== 'meeting') return NOT_NOW;
      return view.done.includes(mover) ? null : { kind: 'notSealed' };
    case 'file':
    case 'pass':
      return top?.kind === 'declare' && top.seat === mover ? null : NOT_NOW;
    case 'setPhone':
      if (top?.kind !== 'phones' || !view.filers.includes(mover) || view.done.includes(mover)) return NOT_NOW;
      return refusePhone(view, mover, move.to);
    case 'announce':
      return refuseAnnouncing(view, mover, move.action);
    case 'reassign':
      if (top?.kind !== 'act' || top.seat !== mover || top.action !== 'reassign') return NOT_NOW;
      return refuseReassigning(view, mover, move.rank, move.take);
    case 'adjust':
      if (top?.kind !== 'act' || top.seat !== mover || top.action !== 'adjust') return NOT_NOW;
      return refuseGoals(view, mover, careerOf(view, mover).completed, move.goals);
    case 'place':
      if (top?.kind !== 'influence' || top.seat !== mover) return NOT_NOW;
      return DEPARTMENTS.includes(move.department) ? null : MALFORMED;
    case 'attack':
      if (top?.kind !== 'attack' || top.seat !== mover) return NOT_NOW;
      return refuseAttack(view, mover, move.enemy);
    case 'holdFire':
      return top?.kind === 'attack' && top.seat === mover ? null : NOT_NOW;
    case 'displace':
      if (top?.kind !== 'displace' || top.seat !== mover) return NOT_NOW;
      return refuseDisplacing(view, move.cell);
    case 'meet':
      if (top?.kind !== 'meeting' || !meetingNow(top).includes(mover) || view.done.includes(mover)) return NOT_NOW;
      return CHOICES.includes(move.choice) ? null : MALFORMED;
    case 'turnCard':
      return NOT_NOW;
    default:
      return MALFORMED;
  }
}

/** The goals from this rank on, in any order. (rules: Set-up; Actions) */
function refuseGoals(view: View, seat: Seat, from: Rank, goals: readonly Goal[]): Refusal | null {
  if (view.viewer !== seat || view.ownGoals === null) return NOT_NOW;
  if (!Array.isArray(goals)) return MALFORMED;
  return isSameGoals(goals, view.ownGoals.slice(from)) ? null : { kind: 'notTheseGoals' };
}

/** A ship that needs repair can't move, and none to where it is. (rules: Filing) */
function refusePhone(view: View, seat: Seat, to: Phone): Refusal | null {
  if (view.viewer !== seat) return NOT_NOW;
  if (to === 'stars') return null;
  if (!isCell(to)) return MALFORMED;
  const { ship } = careerOf(view, seat);
  if (ship.kind === 'repair') return { kind: 'needsRepair' };
  return ship.kind === 'card' && ship.cell === to ? { kind: 'alreadyThere', cell: to } : null;
}

/** Announcing is public, so nothing secret is asked, unless somebody chooses anew in private. (rules: Actions) */
function refuseAnnouncing(view: View, seat: Seat, action: Action | null): Refusal | null {
  const top = topOf(view);
  if ((top?.kind !== 'announce' && top?.kind !== 'act') || top.seat !== seat) return NOT_NOW;
  if (top.kind === 'announce') return action === null ? null : refuseAction(view, seat, action);
  if (top.action !== 'reassign' || view.viewer !== seat) return NOT_NOW;
  if (!top.mayChange) return { kind: 'mustReassign' };
  if (action === null) return null;
  if (action === 'reassign') return NOT_NOW;
  const next = view.ownGoals?.[careerOf(view, seat).completed];
  if (action === 'underBudget' && next !== undefined && next !== action) return { kind: 'notNextGoal', next };
  return refuseAction(view, seat, action);
}

/** Why this player can't carry out an action, by all that lies open; null where they can. (rules: Actions) */
export function refuseAction(view: View, seat: Seat, action: Action): Refusal | null {
  if (!ACTIONS.includes(action)) return MALFORMED;
  const career = careerOf(view, seat);
  if (action === 'upgrade' && career.level >= HIGHEST_LEVEL) return { kind: 'highestLevel' };
  if (action === 'repair' && career.ship.kind !== 'repair') return { kind: 'nothingToRepair' };
  if (action === 'lunch' && career.influence === 0) return { kind: 'noInfluence' };
  if (action === 'adjust' && career.completed > PLAN - 2) return { kind: 'nothingToAdjust' };
  if ((action === 'reassign' || action === 'underBudget') && career.completed === PLAN) return { kind: 'allCompleted' };
  const need = priceOf(career, action);
  return career.photons < need ? { kind: 'tooFewPhotons', action, need, have: career.photons } : null;
}

function refuseReassigning(view: View, seat: Seat, rank: Rank, goal: Goal): Refusal | null {
  if (view.viewer !== seat) return NOT_NOW;
  if (!Number.isInteger(rank) || rank < 0 || rank >= PLAN || !GOALS.includes(goal)) return MALFORMED;
  if (rank < careerOf(view, seat).completed) return { kind: 'isCompleted', rank };
  return view.pool.includes(goal) ? null : { kind: 'notInPool', goal };
}

function refuseAttack(view: View, seat: Seat, kind: EnemyKind): Refusal | null {
  if (!ENEMIES.includes(kind)) return MALFORMED;
  const target = targetsOf(view, seat).find(({ enemy }) => enemy.kind === kind);
  if (target === undefined) return { kind: 'noSuchEnemy', enemy: kind };
  if (target.isBeatable) return null;
  const { enemy, cost } = target;
  return { kind: 'tooStrong', enemy: kind, level: enemy.level, need: cost, have: careerOf(view, seat).photons };
}

function refuseDisplacing(view: View, cell: Cell): Refusal | null {
  if (!isCell(cell)) return MALFORMED;
  const kind = obstacles(view)[cell];
  return kind ? { kind, cell } : null;
}
