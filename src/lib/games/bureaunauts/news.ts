/** What happened, for log, recap and animation. All of it is public, but for the goals somebody draws. */
import type { Seat } from '../../kernel/game';
import type { About, InfluenceReason, Shown } from './pending';
import type { Action, Berth, Cell, Department, Direction, EnemyKind, Face, Goal, Phone, Rank } from './pieces';
import type { ElectedBy, Verdict, VoteReason } from './types';

/** What a Jelly stack did on its way. */
export interface Drift {
  readonly from: Cell;
  /** Null: off the grid, back to the supply. */
  readonly to: Cell | null;
  /** Tokens that moved. */
  readonly tokens: number;
  /** Tokens it grew by, 0 or 1. */
  readonly grew: number;
}

/** What spawned on a printed coordinate: nothing when the supply is empty. */
export interface Spawn {
  readonly cell: Cell;
  readonly placed: number;
  readonly grew: number;
}

export type News =
  | { readonly kind: 'careersBegan'; readonly starter: Seat; readonly pool: readonly Goal[] }
  /** Heard by its owner alone. */
  | { readonly kind: 'drewGoals'; readonly seat: Seat; readonly goals: readonly Goal[] }
  | { readonly kind: 'sealed'; readonly seat: Seat; readonly what: 'plan' | 'phone' | 'choice' }
  | { readonly kind: 'reopened'; readonly seat: Seat; readonly what: 'plan' | 'phone' | 'choice' }
  | { readonly kind: 'periodBegan'; readonly period: number; readonly starter: Seat }
  | { readonly kind: 'jellyCardsShuffled'; readonly cards: number }
  /** `card`: the place in `JELLY_CARDS`. */
  | {
      readonly kind: 'jelliesDrifted';
      readonly card: number;
      readonly direction: Direction;
      readonly drifts: readonly Drift[];
    }
  | { readonly kind: 'jelliesSpawned'; readonly spawns: readonly Spawn[] }
  /** Photons gained, by seat. */
  | { readonly kind: 'budgetsReceived'; readonly gained: readonly number[] }
  | { readonly kind: 'filed'; readonly seat: Seat }
  | { readonly kind: 'passed'; readonly seat: Seat }
  /** Has no photon to file with. */
  | { readonly kind: 'skipped'; readonly seat: Seat }
  | { readonly kind: 'phonesShown'; readonly phones: readonly { readonly seat: Seat; readonly to: Phone }[] }
  /** `instead`: chosen after a Meeting, in place of reassigning. */
  | {
      readonly kind: 'announced';
      readonly seat: Seat;
      readonly action: Action | null;
      readonly instead: boolean;
    }
  | { readonly kind: 'meetingCalled'; readonly about: About; readonly seats: readonly Seat[] }
  /** `groups`: who of them is ahead now; null when nothing was decided. */
  | {
      readonly kind: 'meetingShown';
      readonly about: About;
      readonly shown: readonly Shown[];
      readonly groups: readonly (readonly Seat[])[] | null;
    }
  /** `option`: the table plays with lots; `undecided`: after three undecided rounds. */
  | {
      readonly kind: 'lotsDrawn';
      readonly about: About;
      readonly order: readonly Seat[];
      readonly why: 'option' | 'undecided';
    }
  /** The order the Meeting came to; where only the first counts, the rest stands in no order. */
  | { readonly kind: 'meetingDecided'; readonly about: About; readonly order: readonly Seat[] }
  /** `paid` is 0 for a Ship Upgrade card. */
  | { readonly kind: 'upgraded'; readonly seat: Seat; readonly level: number; readonly paid: number }
  | {
      readonly kind: 'reassigned';
      readonly seat: Seat;
      readonly rank: Rank;
      readonly given: Goal;
      readonly taken: Goal;
    }
  | { readonly kind: 'adjusted'; readonly seat: Seat }
  | { readonly kind: 'paidUnderBudget'; readonly seat: Seat; readonly paid: number }
  /** Announced Under Budget, but it is not the next goal: nothing happens. */
  | { readonly kind: 'notUnderBudget'; readonly seat: Seat }
  | { readonly kind: 'repaired'; readonly seat: Seat }
  /** `nth`: how many of this kind the player has completed now. */
  | {
      readonly kind: 'goalCompleted';
      readonly seat: Seat;
      readonly rank: Rank;
      readonly goal: Goal;
      readonly nth: number;
    }
  /** `left`: the player's Influence cards not placed yet. */
  | {
      readonly kind: 'influencePlaced';
      readonly seat: Seat;
      readonly department: Department;
      readonly why: InfluenceReason;
      readonly left: number;
    }
  | { readonly kind: 'noInfluenceLeft'; readonly seat: Seat; readonly why: InfluenceReason }
  /** Everybody's Budget rises by one: this rank was completed for the first time. */
  | { readonly kind: 'budgetsRose'; readonly rank: Rank; readonly budgets: readonly number[] }
  | { readonly kind: 'firstOfRank'; readonly seat: Seat; readonly rank: Rank }
  /** `jellies`: how far the Jelly track rises. */
  | {
      readonly kind: 'defeated';
      readonly seat: Seat;
      readonly cell: Cell;
      readonly enemy: EnemyKind;
      readonly level: number;
      readonly paid: number;
      readonly jellies: number;
    }
  | { readonly kind: 'heldFire'; readonly seat: Seat; readonly cell: Cell }
  | {
      readonly kind: 'liftedOff';
      readonly ships: readonly { readonly seat: Seat; readonly from: Berth; readonly to: Cell }[];
    }
  /** `flipped`: the face turned up; null where it lay open. */
  | { readonly kind: 'landed'; readonly seat: Seat; readonly cell: Cell; readonly flipped: Face | null }
  | {
      readonly kind: 'displaced';
      readonly seat: Seat;
      readonly loser: Seat;
      readonly from: Cell;
      readonly to: Cell;
      readonly flipped: Face | null;
    }
  | { readonly kind: 'photonsFound'; readonly seat: Seat; readonly cell: Cell; readonly photons: number }
  | { readonly kind: 'relicFound'; readonly seat: Seat; readonly cell: Cell }
  /** `photons`: cleared from the Paperwork board. */
  | {
      readonly kind: 'periodEnded';
      readonly period: number;
      readonly photons: number;
      readonly damaged: readonly { readonly seat: Seat; readonly cell: Cell }[];
    }
  /** `also`: the second reason, where two fall together. */
  | { readonly kind: 'voteCalled'; readonly why: VoteReason; readonly also?: Exclude<VoteReason, 'director'> }
  /** `vote`: which drawing, from 1. */
  | { readonly kind: 'voteCard'; readonly vote: number; readonly department: Department; readonly seat: Seat }
  | { readonly kind: 'voteCounted'; readonly vote: number; readonly verdict: Verdict }
  | { readonly kind: 'elected'; readonly seat: Seat; readonly by: ElectedBy };
