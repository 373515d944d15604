/** The words players and rules exchange: what one can do, why not, and what happened. */
import type { Seat } from '../../kernel/game';
import type { Ending, Offer, Section, SessionResult, Shares, Side, Standing } from './types';

export type Move =
  /** The holder of the pouch draws a tile. */
  | { readonly kind: 'drawTile' }
  /** The first roll of a turn. */
  | { readonly kind: 'roll' }
  /** Gives up the lowest card, face down, to roll again: said from the table, without taking the tablet. */
  | { readonly kind: 'rollAgain' }
  /** Takes the tablet to choose the card to give up. */
  | { readonly kind: 'chooseCard' }
  /** Gives up a card of this value to roll again. From the hand. */
  | { readonly kind: 'discard'; readonly value: number }
  /** Gives up no card after all: nobody has learnt anything. From the hand, or in sight of all. */
  | { readonly kind: 'keepCards' }
  | { readonly kind: 'stand' }
  /** Takes "I stand" back, until the last one stands. */
  | { readonly kind: 'unstand' }
  /** Makes an offer: in the talks a bid, in a session a split for one's own side. */
  | { readonly kind: 'offer'; readonly shares: Shares }
  | { readonly kind: 'withdraw'; readonly offer: number }
  /** Agrees to an offer. */
  | { readonly kind: 'seal'; readonly offer: number }
  /** Takes one's seal off an offer that does not stand yet. */
  | { readonly kind: 'lift'; readonly offer: number }
  | { readonly kind: 'nothingMore' }
  /** Takes "nothing more" back. */
  | { readonly kind: 'speakAgain' }
  /** By the table, where it plays with a talk clock: the clock has run out. */
  | { readonly kind: 'timeUp' }
  /** Calls a district council session. */
  | { readonly kind: 'call' }
  | { readonly kind: 'noSession' }
  /** Pushes a card of this value forward. From the hand; who has just one card need not be asked. */
  | { readonly kind: 'push'; readonly value: number }
  | { readonly kind: 'attend' }
  | { readonly kind: 'stayAway' }
  /** By the caller: a split each other attending player accepts or leaves. */
  | { readonly kind: 'finalSplit'; readonly shares: Shares }
  | { readonly kind: 'accept' }
  | { readonly kind: 'leave' }
  /** By the table: both sides have their split, the secret choice begins. */
  | { readonly kind: 'toCards' }
  /** By the table, after a reveal: the winning side is paid. */
  | { readonly kind: 'payOut' }
  /** Seals any number of cards of one's hand, none included. */
  | { readonly kind: 'sealCards'; readonly values: readonly number[] }
  /** Takes sealed cards back, until the last one has sealed. */
  | { readonly kind: 'reopen' };

/** A move in the making. Cards are told by their places in the hand. */
export type Draft =
  /** The card picked to be given or pushed forward. */
  | { readonly kind: 'card'; readonly at: number }
  /** The cards picked for the council, and how a member of the coalition would share out anew; null as it stands. */
  | { readonly kind: 'cards'; readonly picked: readonly number[]; readonly split: Shares | null }
  /** In sight of all, an offer of the talks: who is in it, in the order in which they were tapped, and what each gets. */
  | { readonly kind: 'offer'; readonly order: readonly Seat[]; readonly shares: Shares }
  /** In sight of all, how the sides of a session would share out; null for as nobody has changed it. */
  | { readonly kind: 'splits'; readonly coalition: Shares | null; readonly opposition: Shares | null };

/** Why a move is not allowed, with what a sentence needs to say what would be. */
export type Refusal =
  | { readonly kind: 'notNow' }
  | { readonly kind: 'malformed' }
  // dice
  | { readonly kind: 'rollFirst' }
  /** Another roll costs a card. */
  | { readonly kind: 'rolledAlready'; readonly cards: number }
  /** There is nothing to choose: roll again gives the one card there is. */
  | { readonly kind: 'onlyOneCard' }
  | { readonly kind: 'cardNotHeld'; readonly value: number }
  /** Who stands has to take it back first. */
  | { readonly kind: 'stands' }
  | { readonly kind: 'standsNot' }
  // offers
  | { readonly kind: 'notInIt'; readonly seat: Seat }
  /** Each member gets at least one million. */
  | { readonly kind: 'leastOne'; readonly seat: Seat; readonly millions: number }
  | { readonly kind: 'wrongSum'; readonly shared: number; readonly prize: number }
  /** With one million each there is room for as many players as there are millions. */
  | { readonly kind: 'tooMany'; readonly players: number; readonly prize: number }
  | { readonly kind: 'tooLow'; readonly bid: number; readonly tankard: number }
  | { readonly kind: 'alreadyOpen'; readonly offer: number }
  /** Withdrawn before; it can be made again once another bid stands. */
  | { readonly kind: 'barred' }
  /** Who has said "nothing more" has to take it back to make an offer. */
  | { readonly kind: 'quiet' }
  | { readonly kind: 'notQuiet' }
  | { readonly kind: 'noSuchOffer' }
  | { readonly kind: 'notMember'; readonly members: readonly Seat[] }
  | { readonly kind: 'notProposer'; readonly proposer: Seat }
  /** The proposer agrees by offering, and withdraws instead of lifting. */
  | { readonly kind: 'ownOffer' }
  | { readonly kind: 'sealedAlready' }
  | { readonly kind: 'notSealed' }
  // session
  /** A split is for all of one's side and nobody else. */
  | { readonly kind: 'wrongMembers'; readonly members: readonly Seat[] }
  /** The coalition's split is just that already. */
  | { readonly kind: 'sameSplit' }
  /** A member of the coalition has sealed cards: its split holds. */
  | { readonly kind: 'splitFixed' }
  | { readonly kind: 'agreedAlready' }
  | { readonly kind: 'notCaller'; readonly caller: Seat }
  /** A final split was called: accept it or leave. */
  | { readonly kind: 'finalCalled' }
  | { readonly kind: 'noFinal' }
  | { readonly kind: 'cardsSealed' }
  | { readonly kind: 'cardsNotSealed' };

/** Why open offers fell. */
export type Fall = 'overtaken' | 'talksEnded' | 'agreed' | 'finalSplit' | 'cardsSealed' | 'revealed';

/** Why somebody stays away from a session. */
export type Absence = 'choice' | 'noCard' | 'noRoom';

export type News =
  | { readonly kind: 'began'; readonly holder: Seat }
  /** Heard by its owner alone. */
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly kind: 'sectionLaid'; readonly seat: Seat; readonly section: Section }
  /** `back` is what everybody moves back, by seat; `laidOut`: how many journalists lie out now, or null if it went back. */
  | {
      readonly kind: 'journalistDrawn';
      readonly seat: Seat;
      readonly back: readonly number[];
      readonly cards: readonly number[];
      readonly money: readonly number[];
      readonly laidOut: number | null;
    }
  | {
      readonly kind: 'rolled';
      readonly seat: Seat;
      readonly die: number;
      readonly cards: number;
      readonly strength: number;
    }
  /** `card` is what was given for it, null for everybody but its owner; `cards` are those left. */
  | {
      readonly kind: 'rolledAgain';
      readonly seat: Seat;
      readonly card: number | null;
      readonly die: number;
      readonly cards: number;
      readonly strength: number;
    }
  | { readonly kind: 'choosesCard'; readonly seat: Seat }
  | { readonly kind: 'keptCards'; readonly seat: Seat }
  /** `byThemselves`: without a card there is nothing to decide. */
  | { readonly kind: 'stood'; readonly seat: Seat; readonly byThemselves: boolean }
  | { readonly kind: 'unstood'; readonly seat: Seat }
  | { readonly kind: 'talksBegan'; readonly section: Section; readonly strengths: readonly number[] }
  | { readonly kind: 'offered'; readonly offer: Offer }
  | { readonly kind: 'sealed'; readonly seat: Seat; readonly offer: Offer }
  | { readonly kind: 'lifted'; readonly seat: Seat; readonly offer: Offer }
  | { readonly kind: 'withdrawn'; readonly offer: Offer }
  | { readonly kind: 'fell'; readonly offers: readonly Offer[]; readonly why: Fall }
  /** The tankard goes from where it was (0: beside the track) to the bid. */
  | { readonly kind: 'bidStands'; readonly standing: Standing; readonly from: number }
  | { readonly kind: 'nothingMore'; readonly seat: Seat }
  | { readonly kind: 'spokeAgain'; readonly seat: Seat }
  | { readonly kind: 'timeUp' }
  | { readonly kind: 'talksEnded'; readonly standing: Standing | null }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | { readonly kind: 'called'; readonly seat: Seat; readonly pretzel: number }
  /** The card is null for everybody but its owner. */
  | { readonly kind: 'pushed'; readonly seat: Seat; readonly card: number | null }
  | { readonly kind: 'attends'; readonly seat: Seat }
  | { readonly kind: 'staysAway'; readonly seat: Seat; readonly why: Absence }
  | { readonly kind: 'finalSplit'; readonly seat: Seat; readonly shares: Shares }
  | { readonly kind: 'accepted'; readonly seat: Seat }
  | { readonly kind: 'left'; readonly seat: Seat; readonly millions: number }
  | { readonly kind: 'splitAgreed'; readonly side: Exclude<Side, 'bid'>; readonly shares: Shares }
  /** Everybody with cards who takes part chooses now. */
  | { readonly kind: 'cardsBegan'; readonly seats: readonly Seat[] }
  | { readonly kind: 'cardsSealed'; readonly seat: Seat }
  | { readonly kind: 'reopened'; readonly seat: Seat }
  | { readonly kind: 'revealed'; readonly result: SessionResult }
  /** `money` is where everybody stands afterwards. */
  | { readonly kind: 'paid'; readonly shares: Shares; readonly money: readonly number[] }
  | { readonly kind: 'nobodyBid'; readonly section: Section }
  | { readonly kind: 'reshuffled'; readonly cards: number }
  /** The card is null for everybody but its owner. */
  | { readonly kind: 'drew'; readonly seat: Seat; readonly card: number | null }
  /** Deck and discards together hold fewer cards than there are players who should draw: nobody draws. */
  | { readonly kind: 'tooFewCards'; readonly cards: number; readonly players: number }
  | { readonly kind: 'pouchPassed'; readonly to: Seat }
  /** The cards are opened for the end bonus, or after the game. */
  | { readonly kind: 'handsShown'; readonly hands: readonly (readonly number[])[] }
  | {
      readonly kind: 'gameEnded';
      readonly ending: Ending;
      readonly money: readonly number[];
      readonly winners: readonly Seat[];
    };
