/**
 * What is still to be done. A fiscal period is a pile of such notes: each is done, and may put others on top. What asks
 * somebody waits on top until the answer comes. All of it is public.
 */
import type { Seat } from '../../kernel/game';
import type { Action, Cell, Choice, Goal, Rank } from './pieces';

/** What a Meeting is about. (rules: Meetings) */
export type About =
  /** Who gets a card of the grid. */
  | { readonly kind: 'card'; readonly cell: Cell }
  /** In which order goals are reassigned. */
  | { readonly kind: 'pool' }
  /** Who has the first-of-rank advantage. */
  | { readonly kind: 'rank'; readonly rank: Rank }
  /** Who becomes CEO when no card is left. */
  | { readonly kind: 'vote' };

/** A Meeting under way. (rules: Meetings) */
export interface Meeting {
  readonly kind: 'meeting';
  readonly about: About;
  readonly seats: readonly Seat[];
  /** Who is ahead of whom so far; those in one group are still tied. */
  readonly groups: readonly (readonly Seat[])[];
  /** Undecided rounds of the group that meets now, 0 to 2. */
  readonly undecided: number;
  /** What was shown in the last round, for all to see; null before the first. */
  readonly shown: readonly Shown[] | null;
}

/** A choice shown at a Meeting. */
export interface Shown {
  readonly seat: Seat;
  readonly choice: Choice;
}

/** Why an Influence card is placed: Business Lunch, a goal's own department, one of choice, or first of a rank. */
export type InfluenceReason = 'lunch' | 'goal' | 'choice' | 'first';

/** One thing to be done. */
export type Pending =
  /** Everybody orders their five goals. (rules: Set-up) */
  | { readonly kind: 'plans' }
  /** A fiscal period begins: Jelly Activity, budgets. */
  | { readonly kind: 'period' }
  /** A filing begins, or Phase 3 ends. */
  | { readonly kind: 'filing' }
  /** This player says whether they file. */
  | { readonly kind: 'declare'; readonly seat: Seat }
  /** All have said whether they file. */
  | { readonly kind: 'declared' }
  /** Those who filed set their Phones. */
  | { readonly kind: 'phones' }
  /** A paperwork step begins. */
  | { readonly kind: 'step'; readonly step: 'actions' | 'attack' | 'movement' | 'secondAttack' }
  /** This ★★ player announces an action. */
  | { readonly kind: 'announce'; readonly seat: Seat }
  /** All have announced: who reassigns first, and who acts when. */
  | { readonly kind: 'announced' }
  /** This player carries out an action. `mayChange`: another may have taken the wanted goal, so another action will do. */
  | { readonly kind: 'act'; readonly seat: Seat; readonly action: Action; readonly mayChange: boolean }
  /** A completed goal is rewarded. */
  | { readonly kind: 'reward'; readonly seat: Seat; readonly goal: Goal; readonly rank: Rank }
  /** This player places an Influence card in a department of choice. */
  | {
      readonly kind: 'influence';
      readonly seat: Seat;
      readonly why: Exclude<InfluenceReason, 'goal'>;
      readonly rank: Rank | null;
    }
  /** This player may attack; `boost` levels are paid already in this step. */
  | { readonly kind: 'attack'; readonly seat: Seat; readonly boost: number }
  /** This player's ship lands, or drives others off its card. */
  | { readonly kind: 'land'; readonly seat: Seat }
  /** The winner of a contest puts a loser's ship on another card. */
  | { readonly kind: 'displace'; readonly seat: Seat; readonly loser: Seat; readonly cell: Cell }
  /** A paperwork step is over: firsts of a rank, budgets. */
  | { readonly kind: 'stepEnds' }
  /** A Meeting begins, or lots are drawn. */
  | { readonly kind: 'callMeeting'; readonly about: About; readonly seats: readonly Seat[] }
  | Meeting
  /** A Meeting has decided; the first seat is ahead of all. */
  | { readonly kind: 'decided'; readonly about: About; readonly order: readonly Seat[] }
  /** Phase 4: the Paperwork board is cleared, ships are damaged. */
  | { readonly kind: 'administration' }
  /** The next card of the vote is turned. */
  | { readonly kind: 'vote' };
