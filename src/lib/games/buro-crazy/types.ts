/** What one person may know of a game of Büro Crazy, and the words players and rules exchange. */
import type { BaseView, Seat } from '../../kernel/game';
import type { Options } from './options';
import type { Cards, DuelLevel, Level, Place, Room, Side, Value } from './pieces';

/**
 * `stakes`: two owners choose in secret. `revealed`: both stakes lie open until the table goes on. `piles`: all duels are
 * fought, and the piles of the roof are turned over. `over`: the ranking stands.
 */
export type Phase = 'stakes' | 'revealed' | 'piles' | 'over';

/**
 * Who stands where, level by level: 16 places on the stairs, 8 on the ground floor, 4 on the first, 2 on the second, 1 in
 * the boss' suite, each from the left; the owner of the figure, or null. Losers stay where they lost; who climbs leaves
 * an empty place behind.
 */
export type Building = Readonly<Record<Level, readonly (Seat | null)[]>>;

/** The duel that is being fought, or was fought just now. */
export interface Duel extends Room {
  /** 1 to 15, in the order of the game. */
  readonly number: number;
  /** The how-manieth on its level, from 1, and how many there are on it. */
  readonly inLevel: number;
  readonly ofLevel: number;
  /** The owners of the two figures. Never the same: that would be an own duel, which nobody fights. */
  readonly left: Seat;
  readonly right: Seat;
  /** Ties in this duel so far, one that lies open now and those that cost nothing included. */
  readonly ties: number;
  /** Has there been a tie that cost nothing? Then the next of the kind is decided by lot. (rules: A duel 4) */
  readonly isLotNext: boolean;
}

/** A stake, shown. */
export interface Stake {
  readonly seat: Seat;
  readonly cards: Cards;
  readonly total: number;
}

/** What a reveal led to, as far as all may see it. */
export type Upshot =
  | {
      readonly kind: 'won';
      readonly winner: Side;
      /** Where the winner's figure stands now. */
      readonly to: Place;
      /** The higher total less the lower: what the kitchen owes the loser. */
      readonly difference: number;
      /** What the kitchen gave, in points and cards, and what it held before. */
      readonly taken: number;
      readonly takenCards: Cards;
      readonly kitchenBefore: number;
      /** How many cards went to the roof: the winner's stake, in the final both. */
      readonly toRoof: number;
    }
  /** Equal: points lost to the roof by the left and by the right. The duel is fought again. */
  | { readonly kind: 'tied'; readonly lost: readonly [left: number, right: number] }
  /** Equal once too often: by lot, and nothing is paid. */
  | { readonly kind: 'lot'; readonly winner: Side; readonly to: Place };

/** Both stakes of a duel, shown, and what they led to. */
export interface Reveal {
  readonly left: Stake;
  readonly right: Stake;
  readonly upshot: Upshot;
}

/** One of the nine piles the roof is shared out in. (rules: End and score) */
export interface Pile {
  /** Who gets it; null for the two that nobody gets. */
  readonly seat: Seat | null;
  /** The level that earns it; null for the two that nobody gets. */
  readonly level: Exclude<Level, 'stairs' | 'ground'> | null;
  /** On the first floor: the figure's office, 0 left of the kitchen, 1 right of it. Null elsewhere. */
  readonly office: 0 | 1 | null;
  readonly size: number;
  /** Null until it is turned over. */
  readonly cards: Cards | null;
}

/** How a player came out. */
export interface Score {
  readonly seat: Seat;
  /** 1 for the winners; who ties shares a place, and the places behind it stay empty. */
  readonly rank: number;
  /** Points: in hand, in each pile in the order they were turned, and in all. */
  readonly hand: number;
  readonly piles: readonly number[];
  readonly total: number;
  readonly handCards: Cards;
  /** Has the player a figure in the building? Without one nobody wins. */
  readonly isInside: boolean;
  /** Where the player's highest figure stands. */
  readonly highest: Level;
}

export interface View extends BaseView {
  readonly options: Options;
  readonly phase: Phase;
  readonly building: Building;
  /** The duel under way, in `revealed` the one just fought; null once all are fought. */
  readonly duel: Duel | null;
  /** How many of the 15 duels are decided, byes and own duels included. See `bracketOf`. */
  readonly fought: number;
  /** Who chooses in this duel and in the next one, too, as far as all can see: that one seals last. Null otherwise. */
  readonly starter: Seat | null;
  /** The viewer's own hand, a sealed stake included; null for the onlooker. */
  readonly hand: Cards | null;
  /** Cards in each hand, sealed stakes included, so that a seal tells nothing. */
  readonly handSizes: readonly number[];
  /** The viewer's own sealed stake, while the other still chooses. */
  readonly ownStake: Cards | null;
  /** Both stakes and what they led to, as long as they lie open; null otherwise: the view keeps no past. */
  readonly reveal: Reveal | null;
  readonly kitchen: Cards;
  /** Points the kitchen was set to before this level's duels: 80, 60, 40, 20. */
  readonly kitchenSet: number;
  readonly reserve: Cards;
  /** Cards on the roof. Their faces are secret; nobody knows them once they lie there. */
  readonly roof: number;
  /** Under "Open ledger": points in hand, by seat; otherwise null. */
  readonly ledger: readonly number[] | null;
  /** The nine piles in the order in which they are turned over; empty before the roof is shared out, or if it is too small. */
  readonly piles: readonly Pile[];
  /** Cards of the roof that were left over. */
  readonly aside: number;
  /** From the first to the last; null until the game is over. */
  readonly results: readonly Score[] | null;
}

export type Move =
  /** Seals a stake: any cards of the hand, none included. (rules: A duel 1) */
  | { readonly kind: 'stake'; readonly cards: Cards }
  /** Takes a sealed stake back, until the other is sealed. */
  | { readonly kind: 'reopen' }
  /** The table has seen the reveal: on to the next duel, after a tie to the same one again, after the final to the piles. */
  | { readonly kind: 'nextDuel' }
  /** The table turns over the next pile. */
  | { readonly kind: 'turnPile' };

/** A move in the making: the cards that lie in the envelope so far. */
export type Draft = Extract<Move, { kind: 'stake' }>;

/** Why a move is not allowed, with what a sentence needs to say what would be. */
export type Refusal =
  /** Something else is asked in this phase. */
  | { readonly kind: 'notNow'; readonly phase: Phase }
  | { readonly kind: 'malformed' }
  /** Only the owners of the two figures choose a stake. */
  | { readonly kind: 'notInDuel'; readonly left: Seat; readonly right: Seat }
  /** Sealed: to choose anew, the stake is taken back first. */
  | { readonly kind: 'alreadySealed' }
  /** Nothing is sealed yet: a stake can be chosen. */
  | { readonly kind: 'notSealed' }
  /** More cards of a value than the hand holds: up to `held` can be chosen. */
  | { readonly kind: 'notInHand'; readonly value: Value; readonly picked: number; readonly held: number };

/** Who keeps cards: a player's hand, the kitchen, the reserve or the roof. */
export type Purse = Seat | 'kitchen' | 'reserve' | 'roof';

/** One card that was changed for smaller ones of the same worth, to pay exactly. (rules: Paying exactly) */
export interface Change {
  /** Who gave the smaller cards. */
  readonly with: Purse;
  /** The card and the smaller ones; null for those who don't see their faces. */
  readonly card: Value | null;
  readonly into: Cards | null;
}

/** Cards that changed hands. */
export interface Payment {
  /** Points to be paid, and paid: fewer if there was not enough, or no way to pay exactly. */
  readonly owed: number;
  readonly paid: number;
  /** How many cards were handed over. */
  readonly count: number;
  /** Which ones; null for those who don't see their faces. */
  readonly cards: Cards | null;
  readonly change: Change | null;
}

export type News =
  /** Figures stand on the stairs, everybody has the same twenty cards. `stairs` from the left, 16 places. */
  | { readonly kind: 'began'; readonly stairs: readonly (Seat | null)[]; readonly kitchen: Cards }
  /** A duel is to be fought; `duel.ties` says whether again. `emptyHanded`: has no card, so nothing to choose. */
  | { readonly kind: 'duelBegan'; readonly duel: Duel; readonly emptyHanded: Seat | null }
  | { readonly kind: 'sealed'; readonly seat: Seat }
  | { readonly kind: 'reopened'; readonly seat: Seat }
  | { readonly kind: 'revealed'; readonly duel: Duel; readonly left: Stake; readonly right: Stake }
  /** Points and cards are those that go to the roof: the winner's stake, in the final both. */
  | {
      readonly kind: 'won';
      readonly room: Room;
      readonly seat: Seat;
      readonly side: Side;
      readonly loser: Seat;
      readonly to: Place;
      readonly toRoof: { readonly points: number; readonly cards: number };
    }
  /** The loser takes the difference, as far as the kitchen has it. Before and after are its points. */
  | {
      readonly kind: 'kitchenPaid';
      readonly seat: Seat;
      readonly payment: Payment;
      readonly before: number;
      readonly after: number;
    }
  /** Equal: each loses half a stake to the roof. Faces are null in a change with the roof, but for the one who pays. */
  | {
      readonly kind: 'tied';
      readonly duel: Duel;
      readonly total: number;
      readonly left: Payment;
      readonly right: Payment;
    }
  /** The lot decided: the second tie that cost nothing, or nobody has a card. */
  | {
      readonly kind: 'drewLots';
      readonly room: Room;
      readonly why: 'secondTie' | 'emptyHands';
      readonly seat: Seat;
      readonly side: Side;
      readonly loser: Seat;
      readonly to: Place;
    }
  /** Both figures are one player's: the left one climbs. */
  | { readonly kind: 'ownDuel'; readonly room: Room; readonly seat: Seat; readonly to: Place }
  /** A figure alone on the last double space climbs, and pays. Faces are null for all but its owner. */
  | {
      readonly kind: 'bye';
      readonly room: Room;
      readonly seat: Seat;
      readonly to: Place;
      readonly payment: Payment;
    }
  /**
   * The kitchen before the duels of a level: what was too much went back, or what was missing came from the reserve and,
   * if that had not enough, from the roof.
   */
  | {
      readonly kind: 'kitchenSet';
      readonly level: DuelLevel;
      readonly target: number;
      readonly before: number;
      readonly after: number;
      readonly back: Payment | null;
      readonly fromReserve: Payment | null;
      readonly fromRoof: Payment | null;
    }
  /** The roof was shuffled and dealt: `piles` is nine, or none if there were fewer than nine cards. */
  | {
      readonly kind: 'roofShared';
      readonly cards: number;
      readonly piles: number;
      readonly size: number;
      readonly aside: number;
    }
  /** The `number`-th pile, from 1. */
  | { readonly kind: 'pileTurned'; readonly number: number; readonly pile: Pile; readonly points: number }
  | { readonly kind: 'ended'; readonly results: readonly Score[] };

export type { Cards, DuelLevel, Level, Place, Room, Side, Value };
