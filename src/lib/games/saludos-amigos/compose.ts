/** Putting an offer together by taps: a split to start from, and how it changes. (rules: Talks) */
import type { Seat } from '../../kernel/game';
import { isMember, isSameShares, membersOf, millionsOf, prizeOf, sharedIn, strengthOf } from './offers';
import type { Share, Shares, View } from './types';

/**
 * A split to start from: at least one million each, the rest by strength, what is left over where most is missing; of
 * equals to those further back on the money track. Null when there are more players than millions, or nobody.
 */
export function suggestShares(
  view: Pick<View, 'section' | 'strengths' | 'money'>,
  seats: readonly Seat[]
): Shares | null {
  const prize = prizeOf(view);
  const rest = prize - seats.length;
  if (rest < 0 || seats.length === 0) return null;
  const members = seats.toSorted((a, b) => a - b);
  const strength = strengthOf(view, members) || 1;
  const missing: number[] = [];
  const millions: number[] = [];
  let over = rest;
  for (const seat of members) {
    const part = ((view.strengths[seat] ?? 0) * rest) / strength;
    const whole = Math.floor(part);
    missing.push(part - whole);
    millions.push(1 + whole);
    over -= whole;
  }
  for (; over > 0; over -= 1) {
    const at = neediest(view, members, missing);
    millions[at] = (millions[at] ?? 0) + 1;
    missing[at] = -1;
  }
  return members.map((seat, at) => ({ seat, millions: millions[at] ?? 1 }));
}

/** Where the next million goes that is left over. */
function neediest({ money }: Pick<View, 'money'>, members: readonly Seat[], missing: readonly number[]): number {
  let best = 0;
  for (let at = 1; at < members.length; at += 1) {
    const lead = (missing[at] ?? 0) - (missing[best] ?? 0);
    const isBehind = (money[members[at] ?? 0] ?? 0) < (money[members[best] ?? 0] ?? 0);
    if (lead > 0 || (lead === 0 && isBehind)) best = at;
  }
  return best;
}

/** In equal parts, what is left over to the strongest: how an offer begins. One million each where there are too few. */
function equally(view: View, seats: readonly Seat[]): Shares {
  const strongest = seats.toSorted((a, b) => strengthOf(view, [b]) - strengthOf(view, [a]) || a - b);
  const over = prizeOf(view) % Math.max(1, seats.length);
  const each = Math.floor(prizeOf(view) / Math.max(1, seats.length));
  return seats
    .toSorted((a, b) => a - b)
    .map((seat) => ({ seat, millions: Math.max(1, each + (strongest.indexOf(seat) < over ? 1 : 0)) }));
}

/** Is there nothing in this draft that somebody has asked for? */
function isAsBegun(view: View, draft: Shares): boolean {
  return sharedIn(draft) !== prizeOf(view) || isSameShares(draft, equally(view, membersOf(draft)));
}

/** One million moved from one of them to another. */
function moved(shares: Shares, from: Seat, to: Seat): Shares {
  return shares.map(({ seat, millions }) => ({
    seat,
    millions: millions + (seat === to ? 1 : 0) - (seat === from ? 1 : 0)
  }));
}

/**
 * The draft with this seat in it. A split somebody has changed stays, but for the millions the new member gets: one after
 * the other from whoever has most of them then, of equals from the weakest.
 */
export function addTo(view: View, draft: Shares, seat: Seat): Shares {
  if (isMember(draft, seat)) return draft;
  const seats = [...membersOf(draft), seat];
  const part = Math.floor(prizeOf(view) / seats.length);
  if (isAsBegun(view, draft) || part < 1) return equally(view, seats);
  let shares: Shares = [...draft, { seat, millions: 0 }].toSorted((a, b) => a.seat - b.seat);
  for (let got = 0; got < part; got += 1) {
    const [richest] = draft
      .map((share) => ({ ...share, millions: millionsOf(shares, share.seat) }))
      .toSorted((a, b) => b.millions - a.millions || strengthOf(view, [a.seat]) - strengthOf(view, [b.seat]));
    if (richest !== undefined) shares = moved(shares, richest.seat, seat);
  }
  return shares;
}

/**
 * The draft without this seat. In a split somebody has changed its millions go, one after the other, to whoever has fewest
 * then, of equals to the strongest.
 */
export function removeFrom(view: View, draft: Shares, seat: Seat): Shares {
  const rest = draft.filter((share) => share.seat !== seat);
  if (isAsBegun(view, draft) || rest.length === 0) return equally(view, membersOf(rest));
  let shares: Shares = rest;
  for (let left = millionsOf(draft, seat); left > 0; left -= 1) {
    const [poorest] = shares.toSorted(
      (a, b) => a.millions - b.millions || strengthOf(view, [b.seat]) - strengthOf(view, [a.seat])
    );
    if (poorest === undefined) break;
    const to = poorest.seat;
    shares = shares.map((share) => (share.seat === to ? { ...share, millions: share.millions + 1 } : share));
  }
  return shares;
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
