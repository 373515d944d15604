/**
 * What a player may do, told from what that player can see. Offers are too many to list, so here they are sensible
 * candidates; and who still has to speak is not offered to undo what was said, so that listed moves lead somewhere.
 */
import { asksOf, type Mover, type Seat } from '../../kernel/game';
import { differentIn } from './deck';
import { seatsOf, tightSets } from './coalitions';
import { suggestShares } from './compose';
import { isMember, isSameShares, membersOfSide, prizeOf } from './offers';
import type { Shares, Side, View } from './types';
import type { Move } from './words';

/** Nobody is suggested more open offers of their own than this, in the talks. */
const OWN_OFFERS = 2;

/** How many offers are suggested at once. */
const SUGGESTIONS = 6;

const NONE: readonly Move[] = [];
const DRAW: readonly Move[] = [{ kind: 'drawTile' }];
const ROLL: readonly Move[] = [{ kind: 'roll' }];
const UNSTAND: readonly Move[] = [{ kind: 'unstand' }];
const STAND: Move = { kind: 'stand' };
const ROLL_AGAIN: Move = { kind: 'rollAgain' };
const CHOOSE_CARD: Move = { kind: 'chooseCard' };
const KEEP: readonly Move[] = [{ kind: 'keepCards' }];
const CALL: readonly Move[] = [{ kind: 'noSession' }, { kind: 'call' }];
const ATTEND: readonly Move[] = [{ kind: 'attend' }, { kind: 'stayAway' }];
const ANSWER: readonly Move[] = [{ kind: 'accept' }, { kind: 'leave' }];
const TO_CARDS: readonly Move[] = [{ kind: 'toCards' }];
const PAY_OUT: readonly Move[] = [{ kind: 'payOut' }];
const TIME_UP: readonly Move[] = [{ kind: 'timeUp' }];
const REOPEN: readonly Move[] = [{ kind: 'reopen' }];

/** What the mover may do. From another's view only what is chosen in sight of all. */
export function moves(view: View, mover: Mover): readonly Move[] {
  const hand = view.viewer === mover ? view.hand : null;
  const first = asksOf(view, mover).find(({ from }) => hand !== null || from === 'table');
  if (first === undefined) return NONE;
  if (mover === 'table') return ofTable(first.kind);
  switch (first.kind) {
    case 'drawTile':
      return DRAW;
    case 'roll':
      return ROLL;
    case 'decide':
      return decisions(view.handSizes[mover] ?? 0);
    case 'unstand':
      return UNSTAND;
    case 'discard':
      return differentIn(hand ?? []).map((value) => ({ kind: 'discard', value }));
    case 'keep':
      return KEEP;
    case 'talk':
      return [...answers(view, mover, 'bid', 'ahead'), { kind: 'nothingMore' }, ...bids(view, mover)];
    case 'listen':
      return [{ kind: 'speakAgain' }, ...answers(view, mover, 'bid', 'both')];
    case 'call':
      return CALL;
    case 'attend':
      return ATTEND;
    case 'push':
      return differentIn(hand ?? []).map((value) => ({ kind: 'push', value }));
    case 'split':
      return [
        ...answers(view, mover, 'opposition', 'ahead'),
        ...splits(view, mover, 'opposition'),
        ...finalSplits(view, mover)
      ];
    case 'splitMore':
      return [...answers(view, mover, 'opposition', 'both'), ...splits(view, mover, 'opposition')];
    case 'splitCoalition':
      return [...answers(view, mover, 'coalition', 'both'), ...splits(view, mover, 'coalition')];
    case 'answer':
      return ANSWER;
    case 'cards':
      return sealings(hand ?? []);
    case 'reopen':
      return REOPEN;
    default:
      return NONE;
  }
}

function ofTable(ask: string): readonly Move[] {
  if (ask === 'timeUp') return TIME_UP;
  return ask === 'toCards' ? TO_CARDS : PAY_OUT;
}

function decisions(cards: number): readonly Move[] {
  if (cards === 0) return [STAND];
  return cards === 1 ? [STAND, ROLL_AGAIN] : [STAND, ROLL_AGAIN, CHOOSE_CARD];
}

/** Seals that can be set; looking `both` ways also what can be taken back. */
function answers(view: View, seat: Seat, side: Side, way: 'ahead' | 'both'): Move[] {
  const found: Move[] = [];
  for (const offer of view.offers) {
    if (offer.side !== side || !isMember(offer.shares, seat)) continue;
    if (!offer.seals.includes(seat)) found.push({ kind: 'seal', offer: offer.id });
    else if (way === 'both') found.push({ kind: offer.proposer === seat ? 'withdraw' : 'lift', offer: offer.id });
  }
  return found;
}

function ownOffers(view: View, seat: Seat): number {
  let count = 0;
  for (const offer of view.offers) if (offer.proposer === seat) count += 1;
  return count;
}

/** Has this been offered since the standing bid changed? */
function isFresh(view: View, shares: Shares): boolean {
  for (const offer of view.offers) if (isSameShares(offer.shares, shares)) return false;
  for (const other of view.barred) if (isSameShares(other, shares)) return false;
  return true;
}

/** A few bids that would be higher than the tankard, with nobody in them who is not needed. */
function bids(view: View, seat: Seat): Move[] {
  const found: Move[] = [];
  if (ownOffers(view, seat) >= OWN_OFFERS) return found;
  for (const set of tightSets(view, seat)) {
    const shares = suggestShares(view, seatsOf(set));
    if (shares !== null && isFresh(view, shares)) found.push({ kind: 'offer', shares });
    if (found.length === SUGGESTIONS) break;
  }
  return found;
}

/** The next split this side has not tried: the suggestion, or the first there is. One at a time for each player. */
function splits(view: View, seat: Seat, side: Exclude<Side, 'bid'>): Move[] {
  if (ownOffers(view, seat) > 0) return [];
  const members = membersOfSide(view, side);
  const standing = side === 'coalition' ? view.standing?.shares : undefined;
  const isNew = (shares: Shares): boolean =>
    isFresh(view, shares) && (standing === undefined || !isSameShares(standing, shares));
  const suggested = suggestShares(view, members);
  if (suggested === null) return [];
  if (isNew(suggested)) return [{ kind: 'offer', shares: suggested }];
  for (const shares of everySplit(members, prizeOf(view))) if (isNew(shares)) return [{ kind: 'offer', shares }];
  return [];
}

/** All ways to share out, at least one million each. */
function* everySplit(members: readonly Seat[], prize: number): Generator<Shares, void, void> {
  const [seat, ...others] = members;
  if (seat === undefined) return;
  if (others.length === 0) {
    yield [{ seat, millions: prize }];
    return;
  }
  for (let millions = 1; millions <= prize - others.length; millions += 1)
    for (const rest of everySplit(others, prize - millions)) yield [{ seat, millions }, ...rest];
}

/** The caller can always end it. */
function finalSplits(view: View, seat: Seat): Move[] {
  const { session } = view;
  if (session?.caller !== seat || session.final !== null) return [];
  const shares = suggestShares(view, membersOfSide(view, 'opposition'));
  return shares === null ? [] : [{ kind: 'finalSplit', shares }];
}

/** None, and as many as one likes of the highest or of the lowest: only their sum counts. */
function sealings(hand: readonly number[]): Move[] {
  const found: Move[] = [{ kind: 'sealCards', values: [] }];
  const seen = new Set<string>();
  for (let count = 1; count <= hand.length; count += 1) {
    for (const values of [hand.slice(-count), hand.slice(0, count)]) {
      const key = values.join('');
      if (seen.has(key)) continue;
      seen.add(key);
      found.push({ kind: 'sealCards', values });
    }
  }
  return found;
}
