/** The district council session. (rules: Session) */
import type { Seat } from '../../kernel/game';
import type { Random } from '../../kernel/random';
import { callersIn, canSplitAnew, choosersIn } from './asks';
import { counted, inOrder, valueOf, withCard, without } from './deck';
import { isMember, millionsOf, strengthOf } from './offers';
import { clockwise, NOTHING, pay } from './pay';
import { changed, type Result, type State } from './state';
import type { Session, SessionResult, Shares, Side, SideResult, Standing } from './types';
import type { Absence, Fall, News } from './words';

function sessionIn(state: State): Session {
  if (state.session === null) throw new Error('there is no session');
  return state.session;
}

function standingIn(state: State): Standing {
  if (state.standing === null) throw new Error('no bid stands');
  return state.standing;
}

function inSession(state: State, change: Partial<Session>): State {
  return changed(state, { session: { ...sessionIn(state), ...change } });
}

/** Says "no session". When all have, the coalition is paid. */
export function noSession(state: State, seat: Seat, random: Random): Result {
  const next = inSession(state, { declined: [...sessionIn(state).declined, seat] });
  const news: News[] = [{ kind: 'declined', seat }];
  if (callersIn(next, sessionIn(next)).length > 0) return { state: next, news };
  return pay(next, standingIn(next).shares, random, news);
}

/** Calls a session: the pretzel goes to the strength of the whole opposition, and the caller pushes a card forward. */
export function call(state: State, seat: Seat): Result {
  const pretzel = strengthOf({ strengths: state.strengths ?? [] }, sessionIn(state).opposition);
  const next = inSession(changed(state, { phase: 'attending' }), { caller: seat, pretzel });
  return attends(next, seat, [{ kind: 'called', seat, pretzel }]);
}

/** Says they attend, and owes a card. */
export function attend(state: State, seat: Seat): Result {
  return attends(inSession(state, { asked: null }), seat, [{ kind: 'attends', seat }]);
}

/** Who has a single card need not be asked which one goes forward. */
function attends(state: State, seat: Seat, news: News[]): Result {
  const next = inSession(state, { attending: [...sessionIn(state).attending, seat], pushing: seat });
  const [only, other] = next.hands[seat] ?? [];
  if (only === undefined || other !== undefined) return { state: next, news };
  return pushes(next, seat, only, news);
}

/** Stays away from the session. */
export function stayAway(state: State, seat: Seat): Result {
  const news: News[] = [];
  return goOn(away(inSession(state, { asked: null }), seat, 'choice', news), seat, news);
}

/** Pushes a card forward, face down. */
export function push(state: State, seat: Seat, value: number): Result {
  return pushes(state, seat, value, []);
}

function pushes(state: State, seat: Seat, card: number, news: News[]): Result {
  news.push({ kind: 'pushed', seat, card });
  const hand = without(state.hands[seat] ?? [], [card]) ?? [];
  const next = inSession(
    changed(state, { hands: state.hands.with(seat, hand), forward: state.forward.with(seat, card) }),
    { pushing: null }
  );
  return goOn(next, seat, news);
}

function away(state: State, seat: Seat, why: Absence, news: News[]): State {
  news.push({ kind: 'staysAway', seat, why });
  return inSession(state, { away: [...sessionIn(state).away, seat] });
}

/** Asks the next one clockwise, as far as there is a card and a million for them; then the split. */
function goOn(state: State, after: Seat, news: News[]): Result {
  let next = state;
  const { caller, opposition } = sessionIn(state);
  for (const seat of clockwise(state, (after + 1) % state.seats)) {
    if (seat === caller) break;
    if (!opposition.includes(seat)) continue;
    const isFull = sessionIn(next).attending.length >= (state.section?.prize ?? 0);
    if (next.hands[seat]?.length === 0) next = away(next, seat, 'noCard', news);
    else if (isFull) next = away(next, seat, 'noRoom', news);
    else return { state: inSession(next, { asked: seat }), news };
  }
  const { attending } = sessionIn(next);
  next = changed(next, { phase: 'splitting' });
  if (attending.length > 1 || caller === null) return { state: next, news };
  return agree(next, 'opposition', [{ seat: caller, millions: next.section?.prize ?? 0 }], news);
}

/** Drops the open splits of one side. */
function dropped(state: State, side: Side, why: Fall, news: News[]): State {
  const gone = state.offers.filter((each) => each.side === side);
  if (gone.length === 0) return state;
  news.push({ kind: 'fell', offers: gone, why });
  return changed(state, { offers: state.offers.filter((each) => each.side !== side) });
}

/** One side has its split: the opposition for the first and only time, the coalition anew. */
export function agree(state: State, side: Exclude<Side, 'bid'>, shares: Shares, news: News[]): Result {
  news.push({ kind: 'splitAgreed', side, shares });
  if (side === 'coalition') {
    const offers = state.offers.filter((each) => each.shares !== shares);
    const barred = state.barred.filter((other) => other[0]?.seat !== shares[0]?.seat);
    return { state: changed(state, { standing: { ...standingIn(state), shares }, offers, barred }), news };
  }
  const fulfilled: State = changed(state, { offers: state.offers.filter((each) => each.shares !== shares) });
  const next = inSession(dropped(fulfilled, side, 'agreed', news), { agreed: shares, final: null });
  // The coalition gets the time to answer with a split of its own, in sight of all.
  return canSplitAnew(next) ? { state: changed(next, { phase: 'ready' }), news } : toCards(next, news);
}

/** The caller ends the haggling: each other attending player accepts this split, or leaves. */
export function finalSplit(state: State, seat: Seat, shares: Shares): Result {
  const news: News[] = [{ kind: 'finalSplit', seat, shares }];
  const next = dropped(state, 'opposition', 'finalSplit', news);
  return { state: inSession(next, { final: { shares, accepted: [] } }), news };
}

/** Accepts the final split. */
export function accept(state: State, seat: Seat): Result {
  const { final } = sessionIn(state);
  if (final === null) throw new Error('no final split was called');
  const next = inSession(state, { final: { ...final, accepted: [...final.accepted, seat] } });
  return afterAnswer(next, [{ kind: 'accepted', seat }]);
}

/** Leaves with the card pushed forward; what they would have got goes to the caller. */
export function leave(state: State, seat: Seat): Result {
  const { final, attending, left } = sessionIn(state);
  const card = state.forward[seat] ?? 0;
  const back: State = changed(state, {
    hands: state.hands.with(seat, withCard(state.hands[seat] ?? [], card)),
    forward: state.forward.with(seat, null)
  });
  const next = inSession(back, { attending: attending.filter((other) => other !== seat), left: [...left, seat] });
  return afterAnswer(next, [{ kind: 'left', seat, millions: millionsOf(final?.shares ?? [], seat) }]);
}

/** When all have answered, the millions of those who left go to the caller. */
function afterAnswer(state: State, news: News[]): Result {
  const { final, attending, caller, left } = sessionIn(state);
  if (final === null || final.accepted.length + 1 < attending.length) return { state, news };
  const freed = left.reduce((sum, seat) => sum + millionsOf(final.shares, seat), 0);
  const shares = final.shares
    .filter(({ seat }) => attending.includes(seat))
    .map(({ seat, millions }) => ({ seat, millions: millions + (seat === caller ? freed : 0) }));
  return agree(state, 'opposition', shares, news);
}

/** The secret choice begins; if nobody has a card to choose, there is nothing to wait for. */
export function toCards(state: State, news: News[]): Result {
  const seats = choosersIn(state, sessionIn(state), standingIn(state).shares);
  const next: State = changed(state, { phase: 'cards' });
  if (seats.length === 0) return reveal(next, news);
  news.push({ kind: 'cardsBegan', seats });
  return { state: next, news };
}

/** Seals cards. Once a member of the coalition has, its split holds; the last seal reveals everything. */
export function sealCards(state: State, seat: Seat, values: readonly number[]): Result {
  const { shares } = standingIn(state);
  const news: News[] = [{ kind: 'cardsSealed', seat }];
  let next: State = changed(state, { sealed: state.sealed.with(seat, inOrder(values)) });
  if (isMember(shares, seat) && !sessionIn(next).isCoalitionFixed) {
    next = inSession(dropped(next, 'coalition', 'cardsSealed', news), { isCoalitionFixed: true });
  }
  const isOpen = choosersIn(next, sessionIn(next), shares).some((other) => next.sealed[other] === null);
  return isOpen ? { state: next, news } : reveal(next, news);
}

/** Takes sealed cards back. What the coalition shares stays fixed. */
export function reopen(state: State, seat: Seat): Result {
  return { state: changed(state, { sealed: state.sealed.with(seat, null) }), news: [{ kind: 'reopened', seat }] };
}

/** Both sides add their cards to their markers; the opposition needs more. All cards used are discarded. */
function reveal(state: State, news: News[]): Result {
  const session = sessionIn(state);
  const standing = standingIn(state);
  const cleared = dropped(state, 'coalition', 'revealed', news);
  const cards = state.sealed.map((sealed, seat) => {
    const forward = state.forward[seat] ?? null;
    return forward === null ? (sealed ?? []) : [forward, ...(sealed ?? [])];
  });
  const coalition = sideResult(standing.bid, cards, (seat) => isMember(standing.shares, seat));
  const opposition = sideResult(session.pretzel ?? 0, cards, (seat) => session.attending.includes(seat));
  const result: SessionResult = {
    caller: session.caller ?? 0,
    attending: session.attending,
    coalition,
    opposition,
    winner: opposition.total > coalition.total ? 'opposition' : 'coalition'
  };
  news.push({ kind: 'revealed', result });
  const hands = state.hands.map((hand, seat) => without(hand, state.sealed[seat] ?? []) ?? hand);
  const none = NOTHING[state.seats] ?? [];
  const open = counted(state.open, cards.flat());
  return { state: { ...cleared, phase: 'revealed', hands, open, forward: none, sealed: none, result }, news };
}

/** After the reveal: the winning side gets what it agreed on. */
export function payOut(state: State, random: Random): Result {
  const { shares } = standingIn(state);
  return pay(state, state.result?.winner === 'opposition' ? (sessionIn(state).agreed ?? []) : shares, random, []);
}

function sideResult(
  strength: number,
  cards: readonly (readonly number[])[],
  isIn: (seat: Seat) => boolean
): SideResult {
  const own = cards.map((used, seat) => (isIn(seat) ? used : []));
  return { strength, cards: own, total: strength + valueOf(own.flat()) };
}
