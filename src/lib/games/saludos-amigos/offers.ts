/**
 * Offers and what speaks against them, worked out from what everybody sees: the screen's offer composer and the rules
 * ask the same functions. (rules: Talks)
 */
import type { Seat } from '../../kernel/game';
import type { Refusal } from './words';
import type { Offer, Session, Shares, Side, View } from './types';

/** Everything there is to say about an offer while it is put together. */
export interface OfferCheck {
  /** The summed strengths of its members: die + number of cards each. */
  readonly bid: number;
  /** Where the tankard stands; 0 when nobody has bid. */
  readonly tankard: number;
  /** Is the bid higher than the tankard? */
  readonly isEnough: boolean;
  /** Millions shared out so far, of the `prize`. */
  readonly shared: number;
  readonly prize: number;
  /** All that speaks against it, the weightiest first; none when it can be made. */
  readonly problems: readonly Refusal[];
}

/** The seats in an offer. */
export function membersOf(shares: Shares): readonly Seat[] {
  return shares.map(({ seat }) => seat);
}

/** Is this seat in the offer? */
export function isMember(shares: Shares, seat: Seat): boolean {
  for (const share of shares) if (share.seat === seat) return true;
  return false;
}

/** The millions this seat gets; 0 for who is not in it. */
export function millionsOf(shares: Shares, seat: Seat): number {
  return shares.find((share) => share.seat === seat)?.millions ?? 0;
}

/** The millions shared out. */
export function sharedIn(shares: Shares): number {
  let sum = 0;
  for (const { millions } of shares) sum += millions;
  return sum;
}

/** Same coalition and same split? */
export function isSameShares(one: Shares, other: Shares): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) {
    const a = one[at];
    const b = other[at];
    if (a?.seat !== b?.seat || a?.millions !== b?.millions) return false;
  }
  return true;
}

/** Where the tankard stands; 0: beside the track. */
export function tankardOf(view: Pick<View, 'standing'>): number {
  return view.standing?.bid ?? 0;
}

/** The millions to share; 0 while no section is haggled over. */
export function prizeOf(view: Pick<View, 'section'>): number {
  return view.section?.prize ?? 0;
}

/** The summed strengths of these seats, as far as they have rolled. */
export function strengthOf(view: Pick<View, 'strengths'>, seats: readonly Seat[]): number {
  let sum = 0;
  for (const seat of seats) sum += view.strengths[seat] ?? 0;
  return sum;
}

/** Who is furthest on the money track; everybody who shares the lead, and nobody at the start. */
export function leadersOf(view: Pick<View, 'money'>): readonly Seat[] {
  const most = Math.max(...view.money);
  return most === 0 ? [] : view.money.flatMap((money, seat) => (money === most ? [seat] : []));
}

/** Is it a list of shares in the order of the seats, as moves from a file may not be? */
export function isShares(raw: unknown, seats: number): raw is Shares {
  if (!Array.isArray(raw) || raw.length === 0) return false;
  let last = -1;
  for (const each of raw as readonly unknown[]) {
    if (typeof each !== 'object' || each === null) return false;
    const { seat, millions } = each as Record<string, unknown>;
    if (typeof seat !== 'number' || !Number.isInteger(seat) || seat <= last || seat >= seats) return false;
    if (typeof millions !== 'number' || !Number.isSafeInteger(millions)) return false;
    last = seat;
  }
  return true;
}

/** What is wrong with a split whoever it is for: each gets something, and nothing is left or too much. */
function splitProblems(shares: Shares, prize: number): Refusal[] {
  const problems: Refusal[] = [];
  if (shares.length > prize) problems.push({ kind: 'tooMany', players: shares.length, prize });
  for (const { seat, millions } of shares) if (millions < 1) problems.push({ kind: 'leastOne', seat, millions });
  const shared = sharedIn(shares);
  if (shared !== prize) problems.push({ kind: 'wrongSum', shared, prize });
  return problems;
}

/** Why the same offer can't be made again now: it is open, or was withdrawn since the standing bid changed. */
function repetition(view: View, shares: Shares): Refusal[] {
  const open = view.offers.find((offer) => isSameShares(offer.shares, shares));
  if (open !== undefined) return [{ kind: 'alreadyOpen', offer: open.id }];
  return view.barred.some((other) => isSameShares(other, shares)) ? [{ kind: 'barred' }] : [];
}

/**
 * Does this offer beat the tankard, do the millions come out, and may this player make it? For the talks; a draft may
 * be empty or unfinished. (rules: Talks)
 */
export function checkOffer(view: View, proposer: Seat, shares: Shares): OfferCheck {
  const bid = strengthOf(view, membersOf(shares));
  const tankard = tankardOf(view);
  const prize = prizeOf(view);
  const problems: Refusal[] = [];
  if (view.quiet.includes(proposer)) problems.push({ kind: 'quiet' });
  if (!isMember(shares, proposer)) problems.push({ kind: 'notInIt', seat: proposer });
  if (bid <= tankard) problems.push({ kind: 'tooLow', bid, tankard });
  problems.push(...splitProblems(shares, prize), ...repetition(view, shares));
  return { bid, tankard, isEnough: bid > tankard, shared: sharedIn(shares), prize, problems };
}

/** The side of a session this seat may split for; null for who stays away. */
export function sideOf(view: View, seat: Seat): Exclude<Side, 'bid'> | null {
  if (view.standing !== null && isMember(view.standing.shares, seat)) return 'coalition';
  return view.session?.attending.includes(seat) ? 'opposition' : null;
}

/** Who shares in a split of this side of a session, in the order of the seats. */
export function membersOfSide(view: View, side: Exclude<Side, 'bid'>): readonly Seat[] {
  if (side === 'coalition') return membersOf(view.standing?.shares ?? []);
  return (view.session?.attending ?? []).toSorted((a, b) => a - b);
}

/** Why this split can't be put to this seat's side of the session; none when it can. (rules: Session 3) */
export function checkSplit(view: View, proposer: Seat, shares: Shares): readonly Refusal[] {
  const { session, standing } = view;
  const side = sideOf(view, proposer);
  if (session === null || standing === null || side === null) return [{ kind: 'notNow' }];
  const problems: Refusal[] = [...lateness(session, side)];
  const members = membersOfSide(view, side);
  if (shares.length !== members.length || members.some((seat, at) => shares[at]?.seat !== seat)) {
    problems.push({ kind: 'wrongMembers', members });
  }
  problems.push(...splitProblems(shares, prizeOf(view)), ...repetition(view, shares));
  if (side === 'coalition' && isSameShares(standing.shares, shares)) problems.push({ kind: 'sameSplit' });
  return problems;
}

/** Why this side can't share out any more. */
function lateness(session: Session, side: Exclude<Side, 'bid'>): Refusal[] {
  if (side === 'coalition') return session.isCoalitionFixed ? [{ kind: 'splitFixed' }] : [];
  if (session.agreed !== null) return [{ kind: 'agreedAlready' }];
  return session.final === null ? [] : [{ kind: 'finalCalled' }];
}

/** In how many ways can this many players share this prize, at least one million each? */
export function splitsOf(prize: number, players: number): number {
  let ways = 1;
  for (let step = 1; step < players; step += 1) ways = (ways * (prize - step)) / step;
  return players > prize ? 0 : ways;
}

/** Is there a split this side has not tried yet? */
export function hasFreshSplit(
  view: Pick<View, 'offers' | 'barred' | 'section'>,
  members: Shares,
  used: 0 | 1
): boolean {
  const first = members[0]?.seat ?? -1;
  let tried: number = used;
  for (const { shares } of view.offers) if (isMember(shares, first)) tried += 1;
  for (const shares of view.barred) if (isMember(shares, first)) tried += 1;
  return splitsOf(prizeOf(view), members.length) > tried;
}

/** Who still has to agree to an offer. */
export function missingSeals(offer: Offer): readonly Seat[] {
  return membersOf(offer.shares).filter((seat) => !offer.seals.includes(seat));
}
