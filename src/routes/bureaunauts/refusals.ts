/** Why not, and what would be allowed. */
import { HIGHEST_LEVEL, type Refusal } from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';
import { cell, rankName } from './names';

type Kind = Refusal['kind'];

/** Those that need no more than a sentence. */
const PLAIN = {
  notNow: m.bn_refusal_not_now,
  malformed: m.bn_refusal_malformed,
  notSealed: m.bn_refusal_not_sealed,
  notTheseGoals: m.bn_refusal_not_these,
  needsRepair: m.bn_refusal_needs_repair,
  nothingToRepair: m.bn_refusal_no_repair,
  nothingToAdjust: m.bn_refusal_no_adjust,
  allCompleted: m.bn_refusal_completed_all,
  noInfluence: m.bn_refusal_no_influence,
  mustReassign: m.bn_refusal_must_reassign
} as const satisfies Partial<Record<Kind, () => string>>;

/** What it costs, and what there is, as "3 photons". */
function priceOf({ need, have }: { readonly need: number; readonly have: number }) {
  return { need: m.bn_photons({ count: need }), have: m.bn_photons({ count: have }) };
}

/** Why a move is not allowed. */
export function refusal(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'alreadyThere':
      return m.bn_refusal_already_there({ cell: cell(refusal.cell) });
    case 'tooFewPhotons':
      return m.bn_refusal_photons(priceOf(refusal));
    case 'highestLevel':
      return m.bn_refusal_highest({ level: HIGHEST_LEVEL });
    case 'notNextGoal':
      return m.bn_refusal_not_next({ goal: m.bn_goal({ goal: refusal.next }) });
    case 'isCompleted':
      return m.bn_refusal_completed({ rank: rankName(refusal.rank) });
    case 'notInPool':
      return m.bn_refusal_not_in_pool({ goal: m.bn_goal({ goal: refusal.goal }) });
    case 'noSuchEnemy':
      return m.bn_refusal_no_enemy({ enemy: m.bn_enemy({ enemy: refusal.enemy }) });
    case 'tooStrong':
      return m.bn_refusal_too_strong({ level: refusal.level, ...priceOf(refusal) });
    case 'hasShip':
    case 'hasJellies':
    case 'faceUp':
    case 'isDialled':
      return m.bn_refusal_obstacle({ kind: refusal.kind, cell: cell(refusal.cell) });
    default:
      return PLAIN[refusal.kind]();
  }
}
