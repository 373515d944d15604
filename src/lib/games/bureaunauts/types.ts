/** What one person may know of a game of Bureaunauts. What players say and hear is in move.ts and news.ts. */
import type { BaseView, Seat } from '../../kernel/game';
import type { Options } from './options';
import type { Pending } from './pending';
import type { Action, Berth, Card, Cell, Choice, Department, Goal, Phone, Rank } from './pieces';

/** Where the game stands. From `filing` to `secondAttack` it is Phase 3; phases that need nobody leave no trace. */
export type Phase =
  'planning' | 'filing' | 'phones' | 'actions' | 'attack' | 'movement' | 'secondAttack' | 'vote' | 'over';

/** How a player stands to this period's paperwork. `open`: may file at the next filing, if there is a photon. */
export type Filing = 'open' | 'filed' | 'passed' | 'lunch' | 'director';

/** Everything of a player that lies open. */
export interface Career {
  readonly photons: number;
  /** The ship's level, 1 to 4. */
  readonly level: number;
  readonly ship: Berth;
  readonly jellyTrack: number;
  readonly budget: number;
  /** Cards kept: relics found; pirates, outposts and swarms defeated. */
  readonly relics: number;
  readonly pirates: number;
  readonly outposts: number;
  readonly swarms: number;
  /** By rank: completed goals; null where one lies face down. */
  readonly goals: readonly (Goal | null)[];
  /** How many goals are completed; always the lowest ranks. */
  readonly completed: number;
  /** Influence cards not placed yet, of 18. */
  readonly influence: number;
  readonly filing: Filing;
}

/** A card that several want. (rules: Contest) */
export interface Contest {
  readonly cell: Cell;
  /** Everybody concerned, in turn order. */
  readonly seats: readonly Seat[];
  /** Null until the Meeting has decided. */
  readonly winner: Seat | null;
  /** Losers whose ships still wait to be put somewhere else, in turn order. */
  readonly losers: readonly Seat[];
}

/** What one drawing of the vote came to. (rules: The vote) */
export type Verdict =
  | { readonly kind: 'hard'; readonly seat: Seat }
  /** `times`: how often this player has had a soft majority now; 2 wins. */
  | { readonly kind: 'soft'; readonly seat: Seat; readonly times: number }
  | { readonly kind: 'none' };

/** One drawing of the vote: the cards turned so far, and what they came to. */
export interface Vote {
  readonly cards: readonly { readonly department: Department; readonly seat: Seat }[];
  /** Null until the last card is turned. */
  readonly verdict: Verdict | null;
}

/** Why the vote is held. (rules: The vote) */
export type VoteReason = 'director' | 'closing' | 'nobodyFiles';

/** How the CEO was found: three cards; twice two; the only one with two; a Meeting of those with two; one of all. */
export type ElectedBy = 'hard' | 'twoSoft' | 'onlySoft' | 'softMeeting' | 'openMeeting';

/** The Galactic CEO. */
export interface Elected {
  readonly seat: Seat;
  readonly by: ElectedBy;
}

/** All that lies open on the table. */
export interface Board {
  readonly options: Options;
  readonly phase: Phase;
  /** The fiscal period, from 1; 0 while plans are made. */
  readonly period: number;
  /** The filing within the period, from 1. */
  readonly round: number;
  /** The first player; turn order is clockwise from there. */
  readonly starter: Seat;
  /** The 80 cards, A1 to H10. */
  readonly cards: readonly Card[];
  /** Jelly tokens on each of them. */
  readonly jellies: readonly number[];
  /** Jelly tokens in the supply, of 20. */
  readonly supply: number;
  /** Jelly Activity cards turned since the last shuffle, as places in `JELLY_CARDS`; the last is this period's. */
  readonly jellyUsed: readonly number[];
  /** By seat. */
  readonly careers: readonly Career[];
  /** The face-up Career Goal pool. */
  readonly pool: readonly Goal[];
  /** Influence lying at each department, in the order of `DEPARTMENTS`, by owner. */
  readonly piles: readonly (readonly number[])[];
  /** By rank: who was the first to complete it; null where nobody has, or it is not decided yet. */
  readonly firsts: readonly (Seat | null)[];
  /** Ranks completed in the paperwork step under way. */
  readonly reached: readonly { readonly seat: Seat; readonly rank: Rank }[];
  /** The photons on the Paperwork board, by who paid them, in order. */
  readonly paperwork: readonly Seat[];
  /** Who filed at this filing, in turn order. */
  readonly filers: readonly Seat[];
  /** By seat: Phones of this filing once they are shown; null before, and for those who did not file. */
  readonly phones: readonly (Phone | null)[];
  /** By seat: what ★★ players announced at this filing; null for nothing, or not yet. */
  readonly announced: readonly (Action | null)[];
  /** The contested cards of this movement step. */
  readonly contests: readonly Contest[];
  /** What is still to be done, the next thing last. */
  readonly pending: readonly Pending[];
  /** Fiscal periods running in which nobody filed; the third brings the vote. */
  readonly quiet: number;
  /** Has somebody completed Director in this period, so that the vote follows? */
  readonly voteFollows: boolean;
  /** Why the vote is held; null before. */
  readonly voteReason: VoteReason | null;
  readonly votes: readonly Vote[];
  readonly elected: Elected | null;
}

export interface View extends BaseView, Board {
  /** The viewer's own Career Plan by rank, completed goals included; null for the onlooker. */
  readonly ownGoals: readonly Goal[] | null;
  /** The viewer's own Phone while others still set theirs. */
  readonly ownPhone: Phone | null;
  /** The viewer's own choice for the Meeting under way. */
  readonly ownChoice: Choice | null;
}
