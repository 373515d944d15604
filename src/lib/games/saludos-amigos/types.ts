/** What one person may know of a game of Saludos Amigos!. The words of the table; for moves and news see words.ts. */
import type { BaseView, Seat } from '../../kernel/game';
import type { Options } from './options';
import type { Project } from './pieces';

/**
 * `draw`: the holder of the pouch draws. `dice`: all roll. `talks`: all haggle. `calling`: the opposition may call a
 * council session. `attending`: who comes, and cards are pushed forward. `splitting`: those who attend share out.
 * `ready`: both sides know their split; a tap of the table begins the secret choice. `cards`: cards are sealed.
 * `revealed`: they lie open, until a tap of the table pays out.
 */
export type Phase =
  'draw' | 'dice' | 'talks' | 'calling' | 'attending' | 'splitting' | 'ready' | 'cards' | 'revealed' | 'over';

/** The section that was just laid, and what it brings. (rules: Draw) */
export interface Section {
  readonly project: Project;
  /** Millions this section is worth, 1 to 6: the size of its project. */
  readonly value: number;
  /** Sections that lay there before it. */
  readonly lying: number;
  /** Millions to share: value + lying + 1. */
  readonly prize: number;
  /** Is it the last one of its project? */
  readonly completes: boolean;
}

/** What one member of a coalition gets. */
export interface Share {
  readonly seat: Seat;
  readonly millions: number;
}

/** A coalition and its split, in the order of the seats: everybody who is in it, once. */
export type Shares = readonly Share[];

/** Who an offer is for: a bid for the prize, or, in a session, a split among one of the two sides. */
export type Side = 'bid' | 'coalition' | 'opposition';

/** An offer on the table that not everybody in it has agreed to yet. */
export interface Offer {
  /** Counted from 1 within a turn. */
  readonly id: number;
  readonly side: Side;
  readonly proposer: Seat;
  readonly shares: Shares;
  /** The summed strengths of its members. In a session it changes nothing. */
  readonly bid: number;
  /** Who has agreed, in that order; the proposer first. */
  readonly seals: readonly Seat[];
}

/** The bid that stands: the tankard is on `bid`. */
export interface Standing {
  readonly bid: number;
  readonly proposer: Seat;
  /** The coalition and what each of them gets; in a session the coalition may share out anew. */
  readonly shares: Shares;
}

/** A final split the caller has called; each other attending player accepts it or leaves. (rules: Session 3) */
export interface FinalSplit {
  readonly shares: Shares;
  readonly accepted: readonly Seat[];
}

/** A district council session, from the question whether there is one. (rules: Session) */
export interface Session {
  /** Everybody outside the standing coalition, in the order of the seats, with or without cards. */
  readonly opposition: readonly Seat[];
  /** Who has said "no session", in that order. */
  readonly declined: readonly Seat[];
  readonly caller: Seat | null;
  /** The strength of the whole opposition, once a session was called; fixed then. */
  readonly pretzel: number | null;
  /** Who has called, or said they attend, and still has to push a card forward. */
  readonly pushing: Seat | null;
  /** Who is to say now whether they attend. */
  readonly asked: Seat | null;
  /** Who attends, the caller first. All but `pushing` have a card lying forward. */
  readonly attending: readonly Seat[];
  /** Who stays away: by choice, for want of a card, or because as many attend as there are millions. */
  readonly away: readonly Seat[];
  readonly final: FinalSplit | null;
  /** Who left over the final split, taking their card back; they attend no more. */
  readonly left: readonly Seat[];
  /** What the opposition shares if it wins, once agreed. */
  readonly agreed: Shares | null;
  /** Once a member of the coalition has sealed cards, its split holds for good. */
  readonly isCoalitionFixed: boolean;
}

/** What one side brought together in a session. */
export interface SideResult {
  /** Where its marker stood: tankard or pretzel. */
  readonly strength: number;
  /** The values of the cards it used, by seat; none for players outside of it. Those pushed forward come first. */
  readonly cards: readonly (readonly number[])[];
  /** Strength and the values of all its cards. */
  readonly total: number;
}

/** How a session went. Equal totals leave the coalition in place. */
export interface SessionResult {
  readonly caller: Seat;
  readonly attending: readonly Seat[];
  readonly coalition: SideResult;
  readonly opposition: SideResult;
  readonly winner: 'coalition' | 'opposition';
}

/** What happened in the turn before, so that its board stays in sight while the next holder draws. */
export type LastTurn =
  /** `back` is what each player moved back, by seat. */
  | {
      readonly kind: 'journalist';
      readonly holder: Seat;
      readonly back: readonly number[];
      readonly isLaidOut: boolean;
    }
  /** `drew` are those who drew a card; nobody when there were not enough. */
  | { readonly kind: 'nobodyBid'; readonly holder: Seat; readonly section: Section; readonly drew: readonly Seat[] }
  | {
      readonly kind: 'paid';
      readonly holder: Seat;
      readonly section: Section;
      /** Who was paid, and what. */
      readonly shares: Shares;
      /** The bid that stood at the end of the talks. */
      readonly standing: Standing;
      readonly session: SessionResult | null;
      readonly drew: readonly Seat[];
    };

/** How the game ended. */
export type Ending =
  | {
      readonly kind: 'fourthProject';
      readonly section: Section;
      /** The summed card values, by seat. */
      readonly sums: readonly number[];
      /** Millions of the bonus: the value of the section. */
      readonly bonus: number;
      /** Who got it: the highest sum, all of them if tied. */
      readonly seats: readonly Seat[];
    }
  | { readonly kind: 'secondJournalist'; readonly back: readonly number[] };

/** The discards: those shown in sessions by value, and how many lie face down. (rules: What is secret) */
export interface Discards {
  /** How many of value 1, 2 and 3 were put down openly since the discards were last shuffled. */
  readonly open: readonly number[];
  readonly faceDown: number;
}

export interface View extends BaseView {
  readonly options: Options;
  readonly phase: Phase;
  /** The turn under way, from 1. */
  readonly turn: number;
  /** Who has the pouch. */
  readonly holder: Seat;
  /** Who gets the pouch next, and so begins the next turn. */
  readonly starter: Seat;
  /** Sections lying, by project in the order of PROJECTS. */
  readonly built: readonly number[];
  /** Tiles in the pouch. */
  readonly pouch: number;
  /** Journalists laid out: 0, 1 or, at the end, 2. */
  readonly journalists: number;
  /** Where the moguls stand on the money track, by seat. */
  readonly money: readonly number[];
  /** The viewer's own cards in hand, sorted; null for the onlooker. Without the one pushed forward. */
  readonly hand: readonly number[] | null;
  /** How many cards everybody has in hand; without those pushed forward. */
  readonly handSizes: readonly number[];
  readonly deck: number;
  readonly discards: Discards;
  /** The section being haggled over; null while nobody has drawn. */
  readonly section: Section | null;
  /** All rolls of this turn, by seat; the last one counts. */
  readonly rolls: readonly (readonly number[])[];
  /** Last roll + NUMBER of cards, by seat; null for who has not rolled this turn. Fixed once all stand. */
  readonly strengths: readonly (number | null)[];
  /** Who stands, in that order. */
  readonly stands: readonly Seat[];
  /** Who has taken the tablet to choose the card to give for another roll. */
  readonly choosing: readonly Seat[];
  /** The bid that stands; null as long as nobody has bid: the tankard is at 0. */
  readonly standing: Standing | null;
  /** Open offers, the oldest first. In a session: splits, of both sides. */
  readonly offers: readonly Offer[];
  /** How many offers were made this turn; the next one gets the number after. */
  readonly made: number;
  /** What was offered and withdrawn since the standing bid changed, and can't be offered again yet. */
  readonly barred: readonly Shares[];
  /** Who has said "nothing more", in that order. */
  readonly quiet: readonly Seat[];
  readonly session: Session | null;
  /** How the session of this turn went, once its cards lie open. */
  readonly result: SessionResult | null;
  /** The viewer's own card pushed forward. */
  readonly ownForward: number | null;
  /** The viewer's own sealed cards, while others still choose; they are still in `hand`. */
  readonly ownSealed: readonly number[] | null;
  readonly last: LastTurn | null;
  readonly ending: Ending | null;
  /** Everybody's cards, once the game is over. */
  readonly shownHands: readonly (readonly number[])[] | null;
}

export type { Project };
export type { Move, News, Refusal } from './words';
