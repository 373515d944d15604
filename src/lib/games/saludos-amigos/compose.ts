/** Putting an offer together by taps: a split to start from, and how it changes. (rules: Talks) */
import type { Seat } from '../../kernel/game';
import { isMember, membersOf, prizeOf, sharedIn, strengthOf } from './offers';
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
