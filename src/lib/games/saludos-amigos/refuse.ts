/** What a player may not do, and why: told from what that player can see. */
import type { Mover, Seat } from '../../kernel/game';
import { without } from './deck';
import { checkOffer, checkSplit, isMember, isShares, membersOf, sideOf } from './offers';
import type { Offer, Shares, View } from './types';
import type { Move, Refusal } from './words';

const NOT_NOW: Refusal = { kind: 'notNow' };
const MALFORMED: Refusal = { kind: 'malformed' };

/** Why a move is not allowed, or null. Moves may come from a file, so nothing about their shape is taken for granted. */
export function refuse(view: View, mover: Mover, move: Move): Refusal | null {
  if (mover === 'table') return refuseTable(view, move);
  switch (move.kind) {
    case 'drawTile':
      return view.phase === 'draw' && view.holder === mover ? null : NOT_NOW;
    case 'roll':
    case 'rollAgain':
    case 'chooseCard':
    case 'discard':
    case 'keepCards':
    case 'stand':
    case 'unstand':
      return view.phase === 'dice' ? refuseDice(view, mover, move) : NOT_NOW;
    case 'offer':
      return isShares(move.shares, view.seats) ? refuseOffer(view, mover, move.shares) : MALFORMED;
    case 'withdraw':
    case 'seal':
    case 'lift':
      return refuseAnswer(view, mover, move);
    case 'nothingMore':
      if (view.phase !== 'talks') return NOT_NOW;
      return view.quiet.includes(mover) ? { kind: 'quiet' } : null;
    case 'speakAgain':
      if (view.phase !== 'talks') return NOT_NOW;
      return view.quiet.includes(mover) ? null : { kind: 'notQuiet' };
    case 'call':
    case 'noSession':
      return view.phase === 'calling' ? null : NOT_NOW;
    case 'attend':
    case 'stayAway':
      return view.session?.asked === mover && view.session.pushing === null ? null : NOT_NOW;
    case 'push':
      return refusePush(view, mover, move.value);
    case 'finalSplit':
      return isShares(move.shares, view.seats) ? refuseFinal(view, mover, move.shares) : MALFORMED;
    case 'accept':
    case 'leave':
      return refuseToAnswer(view, mover);
    case 'sealCards':
      return refuseSeal(view, mover, move.values);
    case 'reopen':
      if (view.phase !== 'cards') return NOT_NOW;
      return view.done.includes(mover) ? null : { kind: 'cardsNotSealed' };
    case 'timeUp':
    case 'toCards':
    case 'payOut':
      return NOT_NOW;
    default:
      return MALFORMED;
  }
}

/** The table itself: the clock ran out, or the secret choice begins. */
function refuseTable(view: View, move: Move): Refusal | null {
  if (move.kind === 'timeUp') return view.phase === 'talks' && view.options.talkClock !== null ? null : NOT_NOW;
  if (move.kind === 'toCards') return view.phase === 'ready' ? null : NOT_NOW;
  if (move.kind === 'payOut') return view.phase === 'revealed' ? null : NOT_NOW;
  return NOT_NOW;
}

type DiceMove = Extract<
  Move,
  { kind: 'roll' | 'rollAgain' | 'chooseCard' | 'discard' | 'keepCards' | 'stand' | 'unstand' }
>;

/** (rules: Dice) */
function refuseDice(view: View, seat: Seat, move: DiceMove): Refusal | null {
  const cards = view.handSizes[seat] ?? 0;
  const hasRolled = view.rolls[seat]?.length !== 0;
  const isChoosing = view.choosing.includes(seat);
  if (move.kind === 'discard') {
    if (!isChoosing || view.viewer !== seat || view.hand === null) return NOT_NOW;
    return view.hand.includes(move.value) ? null : { kind: 'cardNotHeld', value: move.value };
  }
  if (move.kind === 'keepCards') return isChoosing ? null : NOT_NOW;
  if (isChoosing) return NOT_NOW;
  if (move.kind === 'roll') return hasRolled ? { kind: 'rolledAlready', cards } : null;
  if (!hasRolled) return { kind: 'rollFirst' };
  const isStanding = view.stands.includes(seat);
  if (move.kind === 'unstand') return isStanding ? null : { kind: 'standsNot' };
  if (isStanding) return { kind: 'stands' };
  return move.kind === 'chooseCard' && cards === 1 ? { kind: 'onlyOneCard' } : null;
}

/** A bid in the talks, a split in a session. */
function refuseOffer(view: View, seat: Seat, shares: Shares): Refusal | null {
  if (view.phase === 'talks') return checkOffer(view, seat, shares).problems[0] ?? null;
  const isTime = view.phase === 'splitting' || view.phase === 'ready' || view.phase === 'cards';
  return isTime ? (checkSplit(view, seat, shares)[0] ?? null) : NOT_NOW;
}

/** Sealing, lifting a seal, withdrawing. (rules: Talks) */
function refuseAnswer(
  view: View,
  seat: Seat,
  { kind, offer: id }: Extract<Move, { kind: 'withdraw' | 'seal' | 'lift' }>
): Refusal | null {
  const offer: Offer | undefined = view.offers.find((each) => each.id === id);
  if (offer === undefined) return { kind: 'noSuchOffer' };
  if (kind === 'withdraw') {
    return offer.proposer === seat ? null : { kind: 'notProposer', proposer: offer.proposer };
  }
  if (!isMember(offer.shares, seat)) return { kind: 'notMember', members: membersOf(offer.shares) };
  if (offer.proposer === seat) return { kind: 'ownOffer' };
  const hasSealed = offer.seals.includes(seat);
  if (kind === 'seal') return hasSealed ? { kind: 'sealedAlready' } : null;
  return hasSealed ? null : { kind: 'notSealed' };
}

function refusePush(view: View, seat: Seat, value: number): Refusal | null {
  if (view.session?.pushing !== seat || view.viewer !== seat || view.hand === null) return NOT_NOW;
  return view.hand.includes(value) ? null : { kind: 'cardNotHeld', value };
}

/** (rules: Session 3) */
function refuseFinal(view: View, seat: Seat, shares: Shares): Refusal | null {
  const { session } = view;
  if (view.phase !== 'splitting' || session === null || session.caller === null) return NOT_NOW;
  if (session.caller !== seat) return { kind: 'notCaller', caller: session.caller };
  if (sideOf(view, seat) !== 'opposition') return NOT_NOW;
  // A final split may well be one that lies open, or was withdrawn.
  return checkSplit({ ...view, offers: [], barred: [] }, seat, shares)[0] ?? null;
}

/** Each other attending player answers, once: who has is not asked any more. */
function refuseToAnswer({ phase, session }: View, seat: Seat): Refusal | null {
  if (phase !== 'splitting' || session === null) return NOT_NOW;
  if (session.final === null) return { kind: 'noFinal' };
  return session.attending.includes(seat) ? null : NOT_NOW;
}

/** Any number of one's cards, none included; sealed cards have to be taken back to be changed. (rules: Session 4) */
function refuseSeal(view: View, seat: Seat, values: readonly number[]): Refusal | null {
  if (view.phase !== 'cards' || view.viewer !== seat || view.hand === null) return NOT_NOW;
  if (view.done.includes(seat)) return { kind: 'cardsSealed' };
  if (!view.asks.some((ask) => ask.kind === 'cards' && ask.by.includes(seat))) return NOT_NOW;
  if (!Array.isArray(values)) return MALFORMED;
  const { hand } = view;
  if (without(hand, values) !== null) return null;
  const missing: unknown = values[values.findIndex((_, at) => without(hand, values.slice(0, at + 1)) === null)];
  return typeof missing === 'number' ? { kind: 'cardNotHeld', value: missing } : MALFORMED;
}
