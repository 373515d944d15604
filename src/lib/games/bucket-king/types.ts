/** What one person may know of a game of The Bucket King, and the words players and rules exchange. */
import type { BaseView, Seat } from '../../kernel/game';
import type { Options } from './options';
import type { Bucket, Card, Part, Place, Pyramid, Suit } from './pieces';

/** The cards one player has lying in the trick. The pile may grow beyond three. (rules: Second lap) */
export interface Pile {
  readonly seat: Seat;
  readonly values: readonly number[];
  readonly sum: number;
}

/** The cards in the middle. */
export interface Trick {
  readonly suit: Suit;
  readonly leader: Seat;
  /** In the order in which the players came in. */
  readonly piles: readonly Pile[];
  readonly toBeat: number;
  /** Who set the number to beat. */
  readonly last: Seat;
  /** 1: clockwise; -1: the other way round, after an equal sum under "Equals turn". */
  readonly direction: 1 | -1;
}

/** A finished round: buckets left of every seat, and who won it. */
export interface RoundScore {
  readonly buckets: readonly number[];
  readonly winners: readonly Seat[];
}

export type Phase = 'building' | 'trick' | 'roundOver' | 'over';

export interface View extends BaseView {
  readonly options: Options;
  readonly phase: Phase;
  /** The round under way, from 1, and how many the match has. */
  readonly round: number;
  readonly rounds: number;
  /** Who leads the round's first trick. */
  readonly starter: Seat;
  /** Who has to lead or defend now; null outside of tricks. */
  readonly turn: Seat | null;
  /** By seat; all null until the last one is built. */
  readonly pyramids: readonly (Pyramid | null)[];
  /** The viewer's own sealed pyramid while others still build. */
  readonly ownPyramid: Pyramid | null;
  /** Buckets standing, by seat. 15 while building. */
  readonly buckets: readonly number[];
  /** Who is out of the round, in the order they went. */
  readonly out: readonly Seat[];
  /** The viewer's own hand, sorted by suit, then value; null for the onlooker. */
  readonly hand: readonly Card[] | null;
  readonly handSizes: readonly number[];
  readonly trick: Trick | null;
  /** The last completed trick of this round, with who gave way. */
  readonly lastTrick: (Trick & { readonly lost: Seat }) | null;
  readonly drawPile: number;
  readonly discardPile: number;
  /** Under "Draw it or lose it": who may tap the pile now. */
  readonly mayDraw: Seat | null;
  /** Finished rounds, in order. */
  readonly scores: readonly RoundScore[];
  /** Buckets left, summed over the finished rounds, by seat. */
  readonly totals: readonly number[];
}

export type Move =
  /** Seals a pyramid. Every place holds a bucket: three of each suit. (rules: Set-up 2) */
  | { readonly kind: 'build'; readonly pyramid: readonly (readonly Suit[])[] }
  /** Takes a sealed pyramid back, until the last one is sealed. */
  | { readonly kind: 'reopen' }
  /** Leads, or defends, with one to three cards of a suit. (rules: Play) */
  | { readonly kind: 'play'; readonly suit: Suit; readonly values: readonly number[] }
  /** Gives way: this bucket goes; `keep` names the part that stays if the bottom row is split by it, else null. */
  | { readonly kind: 'giveWay'; readonly row: number; readonly place: number; readonly keep: Part | null }
  /** Taps the pile, under "Draw it or lose it". */
  | { readonly kind: 'draw' }
  /** The table goes on to the next round. */
  | { readonly kind: 'nextRound' };

/** A move in the making. */
export type Draft =
  /** A pyramid, some of whose places may be empty still. */
  | { readonly kind: 'build'; readonly pyramid: Pyramid }
  /** In a trick: which cards are picked, by their places in the hand, and which of `fallsOf` was chosen, keeping what. */
  | {
      readonly kind: 'trick';
      readonly picked: readonly number[];
      readonly way: { readonly at: number; readonly keep: Part | null } | null;
    };

/** Why a move is not allowed, with what a sentence needs to say what would be. */
export type Refusal =
  | { readonly kind: 'notNow' }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'wrongBuckets'; readonly suit: Suit; readonly used: number }
  | { readonly kind: 'notSealed' }
  | { readonly kind: 'noCards' }
  | { readonly kind: 'tooManyCards'; readonly picked: number }
  | { readonly kind: 'notInHand'; readonly suit: Suit; readonly value: number }
  | { readonly kind: 'wrongSuit'; readonly suit: Suit; readonly asked: Suit }
  /** `lying` are the values already in front of the player; `sum` counts them in. */
  | {
      readonly kind: 'tooLow';
      readonly lying: readonly number[];
      readonly values: readonly number[];
      readonly sum: number;
      readonly toBeat: number;
      readonly equalsTurn: boolean;
    }
  | { readonly kind: 'leaderMustPlay' }
  | { readonly kind: 'noBucketThere'; readonly row: number; readonly place: number }
  | { readonly kind: 'wrongColour'; readonly bucket: Suit; readonly asked: Suit }
  | { readonly kind: 'choosePart' }
  | { readonly kind: 'noParts' }
  | { readonly kind: 'nothingToDraw' };

export type News =
  | { readonly kind: 'roundBegan'; readonly round: number; readonly rounds: number; readonly starter: Seat }
  /** Heard by its owner alone. */
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: 'sealed'; readonly seat: Seat }
  | { readonly kind: 'reopened'; readonly seat: Seat }
  | { readonly kind: 'pyramidsShown'; readonly pyramids: readonly Pyramid[] }
  | {
      readonly kind: 'led';
      readonly seat: Seat;
      readonly suit: Suit;
      readonly values: readonly number[];
      readonly sum: number;
    }
  /** `lying` lay there before; `sum` counts it in. `turned`: equal, so play goes the other way round now. */
  | {
      readonly kind: 'defended';
      readonly seat: Seat;
      readonly suit: Suit;
      readonly lying: readonly number[];
      readonly values: readonly number[];
      readonly sum: number;
      readonly turned: boolean;
    }
  /** The card is null for everybody but its owner. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: Card | null }
  /** Under "Draw it or lose it": the chance to draw went by. */
  | { readonly kind: 'forgotToDraw'; readonly seat: Seat }
  | { readonly kind: 'reshuffled'; readonly cards: number }
  | {
      readonly kind: 'gaveWay';
      readonly seat: Seat;
      readonly suit: Suit;
      readonly toBeat: number;
      readonly bucket: Bucket;
      /** All that went, the chosen bucket first, then in the order they fell. */
      readonly fell: readonly Bucket[];
      readonly left: number;
    }
  | { readonly kind: 'out'; readonly seat: Seat; readonly cards: number }
  | {
      readonly kind: 'roundEnded';
      readonly round: number;
      readonly buckets: readonly number[];
      readonly winners: readonly Seat[];
    }
  | { readonly kind: 'matchEnded'; readonly totals: readonly number[]; readonly winners: readonly Seat[] };

/** What would go if a bucket went. */
export interface Fall {
  readonly bucket: Bucket;
  /** All that goes whichever part is kept, the chosen bucket first, then from the bottom up. */
  readonly fell: readonly Bucket[];
  /** The two parts to choose from, when the bottom row is split by it. */
  readonly parts: { readonly left: readonly Bucket[]; readonly right: readonly Bucket[] } | null;
  /** Buckets left: with a choice, the larger part's. */
  readonly stay: number;
}

export type { Bucket, Card, Part, Place, Pyramid, Suit };
