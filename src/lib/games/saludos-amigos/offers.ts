/**
 * Offers and coalitions, worked out from what everybody sees: the screen's offer composer and the rules ask the same
 * functions. (rules: Talks)
 */
import type { Seat } from '../../kernel/game';
import type { Refusal } from './words';
import type { Offer, Session, Share, Shares, Side, View } from './view';

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

/** A coalition that could beat the tankard. */
export interface Coalition {
  readonly seats: readonly Seat[];
  readonly bid: number;
  /** Is everybody in it needed? */
  readonly isTight: boolean;
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

/**
 * A split to start from: at least one million each, the rest by strength, what is left over to the strongest and then
 * to those further back on the money track. Null when there are more players than millions, or nobody.
 */
export function suggestShares(
  view: Pick<View, 'section' | 'strengths' | 'money'>,
  seats: readonly Seat[]
): Shares | null {
  const rest = prizeOf(view) - seats.length;
  const members = seats.toSorted((a, b) => a - b);
  if (rest < 0 || members.length === 0) return null;
  const strength = strengthOf(view, members) || 1;
  const parts = members.map((seat) => ((view.strengths[seat] ?? 0) * rest) / strength);
  const millions = parts.map((part) => 1 + Math.floor(part));
  let over = prizeOf(view) - millions.reduce((sum, each) => sum + each, 0);
  const order = [...members.keys()].sort(
    (a, b) =>
      ((parts[b] ?? 0) % 1) - ((parts[a] ?? 0) % 1) ||
      (view.money[members[a] ?? 0] ?? 0) - (view.money[members[b] ?? 0] ?? 0) ||
      a - b
  );
  for (const at of order) {
    if (over === 0) break;
    millions[at] = (millions[at] ?? 0) + 1;
    over -= 1;
  }
  return members.map((seat, at) => ({ seat, millions: millions[at] ?? 1 }));
}

/** The draft with this seat in it: split anew by the suggestion, or with one million each when there are too few. */
export function addTo(view: View, draft: Shares, seat: Seat): Shares {
  return isMember(draft, seat) ? draft : startFrom(view, [...membersOf(draft), seat]);
}

/** The draft without this seat, split anew. */
export function removeFrom(view: View, draft: Shares, seat: Seat): Shares {
  return startFrom(
    view,
    membersOf(draft).filter((other) => other !== seat)
  );
}

function startFrom(view: View, seats: readonly Seat[]): Shares {
  return suggestShares(view, seats) ?? seats.toSorted((a, b) => a - b).map((seat) => ({ seat, millions: 1 }));
}

/**
 * The draft with one million more (`by` 1) or less (-1) for this seat, never below one or above the prize. Between two
 * the other one gives or takes it; with more of them the sum shows what is still to be done.
 */
export function changeShare(view: View, draft: Shares, seat: Seat, by: 1 | -1): Shares {
  const prize = prizeOf(view);
  const changed = (share: Share, step: number): Share => {
    return { seat: share.seat, millions: Math.min(Math.max(share.millions + step, 1), prize) };
  };
  const isPair = draft.length === 2 && sharedIn(draft) === prize;
  const next = draft.map((share) => changed(share, share.seat === seat ? by : isPair ? -by : 0));
  return isPair && sharedIn(next) !== prize ? draft : next;
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

/** Every set of seats as bits, the smaller ones first, by number of seats at the table. */
const MASKS: readonly (readonly number[])[] = Array.from({ length: 8 }, (_, seats) =>
  Array.from({ length: 2 ** seats - 1 }, (_, at) => at + 1).sort((a, b) => bitsOf(a) - bitsOf(b) || a - b)
);

function bitsOf(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

function seatsOf(mask: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; mask >> seat !== 0; seat += 1) if (mask & (1 << seat)) seats.push(seat);
  return seats;
}

/**
 * The coalitions that could beat the tankard now, with room for a million each: the smallest first, then the lowest
 * bid. With `seat`, those it is in. (rules: What the screen owes the players)
 */
export function coalitionsBeating(
  view: Pick<View, 'strengths' | 'standing' | 'section' | 'seats'>,
  seat: Seat | null = null
): readonly Coalition[] {
  const tankard = tankardOf(view);
  const found: Coalition[] = [];
  for (const mask of MASKS[view.seats] ?? []) {
    if (seat !== null && (mask & (1 << seat)) === 0) continue;
    let bid = 0;
    let weakest = Infinity;
    for (let at = 0; at < view.seats; at += 1) {
      if ((mask & (1 << at)) === 0) continue;
      const strength = view.strengths[at] ?? 0;
      bid += strength;
      if (strength < weakest) weakest = strength;
    }
    if (bid <= tankard || bitsOf(mask) > prizeOf(view)) continue;
    found.push({ seats: seatsOf(mask), bid, isTight: bid - weakest <= tankard });
  }
  return found.sort((a, b) => a.seats.length - b.seats.length || a.bid - b.bid);
}

/** Who still has to agree to an offer. */
export function missingSeals(offer: Offer): readonly Seat[] {
  return membersOf(offer.shares).filter((seat) => !offer.seals.includes(seat));
}
