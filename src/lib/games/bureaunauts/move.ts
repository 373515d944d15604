/** What players may say to the rules, and why the rules say no. */
import type { Action, Cell, Choice, Department, EnemyKind, Goal, Phone, Rank } from './pieces';

export type Move =
  /** Seals a Career Plan: the five drawn goals by rank. (rules: Set-up) */
  | { readonly kind: 'plan'; readonly goals: readonly Goal[] }
  /** Takes a sealed plan, Phone or choice back, until the last one is sealed. */
  | { readonly kind: 'reopen' }
  /** Files paperwork for 1 photon. (rules: Filing) */
  | { readonly kind: 'file' }
  /** Passes, and is out for this period. (rules: Filing) */
  | { readonly kind: 'pass' }
  /** Seals the Space Phone. (rules: Filing) */
  | { readonly kind: 'setPhone'; readonly to: Phone }
  /** Announces an action; null for none. (rules: Actions) */
  | { readonly kind: 'announce'; readonly action: Action | null }
  /** Swaps the own goal of this rank for one of the pool. (rules: Actions) */
  | { readonly kind: 'reassign'; readonly rank: Rank; readonly take: Goal }
  /** Puts the uncompleted goals in this order, from the lowest rank not completed. (rules: Actions) */
  | { readonly kind: 'adjust'; readonly goals: readonly Goal[] }
  /** Places an Influence card. (rules: Career goals) */
  | { readonly kind: 'place'; readonly department: Department }
  /** Attacks an enemy on the own ship's card, paying what is missing. (rules: Attack) */
  | { readonly kind: 'attack'; readonly enemy: EnemyKind }
  /** Leaves the enemies alone for this step. */
  | { readonly kind: 'holdFire' }
  /** Puts the loser's ship of a contest there. (rules: Contest) */
  | { readonly kind: 'displace'; readonly cell: Cell }
  /** Seals a choice for a Meeting. (rules: Meetings) */
  | { readonly kind: 'meet'; readonly choice: Choice }
  /** The table turns the vote's next card. (rules: The vote) */
  | { readonly kind: 'turnCard' };

/** A move in the making. */
export type Draft =
  /** What is dialled: a row of 0 to 7, a column of 0 to 9, or ★★; null for what is not dialled yet. */
  | { readonly kind: 'phone'; readonly row: number | null; readonly column: number | null; readonly isStars: boolean }
  /** All own goals by rank, in the order they would have. */
  | { readonly kind: 'order'; readonly goals: readonly Goal[] }
  /** The own goal to be given, by its rank, and the one of the pool to be taken. */
  | { readonly kind: 'swap'; readonly rank: Rank | null; readonly take: Goal | null };

/** Why a move is not allowed, with what a sentence needs to say what would be. */
export type Refusal =
  | { readonly kind: 'notNow' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'notSealed' }
  /** Not the goals this player has to put in order. */
  | { readonly kind: 'notTheseGoals' }
  /** A ship that needs repair can't move. */
  | { readonly kind: 'needsRepair' }
  | { readonly kind: 'alreadyThere'; readonly cell: Cell }
  | { readonly kind: 'tooFewPhotons'; readonly action: Action; readonly need: number; readonly have: number }
  | { readonly kind: 'highestLevel' }
  | { readonly kind: 'nothingToRepair' }
  /** Fewer than two goals are left to be put in order. */
  | { readonly kind: 'nothingToAdjust' }
  /** No goal is left that could be reassigned. */
  | { readonly kind: 'allCompleted' }
  | { readonly kind: 'noInfluence' }
  /** Said in private alone. */
  | { readonly kind: 'notNextGoal'; readonly next: Goal }
  | { readonly kind: 'isCompleted'; readonly rank: Rank }
  | { readonly kind: 'notInPool'; readonly goal: Goal }
  /** Who announced to reassign and is the first to do so does it. */
  | { readonly kind: 'mustReassign' }
  | { readonly kind: 'noSuchEnemy'; readonly enemy: EnemyKind }
  /** `need`: photons missing for a level higher than the enemy's. */
  | {
      readonly kind: 'tooStrong';
      readonly enemy: EnemyKind;
      readonly level: number;
      readonly need: number;
      readonly have: number;
    }
  | { readonly kind: 'hasShip'; readonly cell: Cell }
  | { readonly kind: 'hasJellies'; readonly cell: Cell }
  /** There are face-down cards without Jellies, so it has to be one of those. */
  | { readonly kind: 'faceUp'; readonly cell: Cell }
  /** A ship still in the air has dialled it. */
  | { readonly kind: 'isDialled'; readonly cell: Cell };
