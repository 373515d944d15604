/** Offers, seals and bids. In a session the same words split the prize on each side. (rules: Talks; Session 3) */
import type { Seat } from '../../kernel/game';
import type { Random } from '../../kernel/random';
import { callersIn } from './asks';
import { isMember, membersOf, strengthOf } from './offers';
import { nobodyBid, pay } from './pay';
import { agree } from './council';
import { changed, type Result, type State } from './state';
import type { Offer, Session, Shares, Side } from './types';
import type { News } from './words';

/** Makes an offer. One that nobody else has to agree to stands at once. */
export function offer(state: State, seat: Seat, shares: Shares): Result {
  const id = state.made + 1;
  const side = sideFor(state, seat);
  const bid = strengthOf({ strengths: state.strengths ?? [] }, membersOf(shares));
  const made: Offer = { id, side, proposer: seat, shares, bid, seals: [seat] };
  const next: State = changed(state, { made: id, offers: [...state.offers, made] });
  const news: News[] = [{ kind: 'offered', offer: made }];
  return shares.length === 1 ? stands(next, made, news) : { state: next, news };
}

function sideFor(state: State, seat: Seat): Side {
  if (state.session === null || state.standing === null) return 'bid';
  return isMember(state.standing.shares, seat) ? 'coalition' : 'opposition';
}

function offerIn(state: State, id: number): Offer {
  const found = state.offers.find((each) => each.id === id);
  if (found === undefined) throw new Error('no such offer');
  return found;
}

function replaced(state: State, instead: Offer): State {
  return changed(state, { offers: state.offers.map((each) => (each.id === instead.id ? instead : each)) });
}

/** Agrees to an offer; the last seal makes it stand. */
export function seal(state: State, seat: Seat, id: number): Result {
  const before = offerIn(state, id);
  const sealed: Offer = { ...before, seals: [...before.seals, seat] };
  const news: News[] = [{ kind: 'sealed', seat, offer: sealed }];
  const next = replaced(state, sealed);
  return sealed.seals.length === sealed.shares.length ? stands(next, sealed, news) : { state: next, news };
}

/** Takes a seal off again: nobody is bound before the offer stands. */
export function lift(state: State, seat: Seat, id: number): Result {
  const before = offerIn(state, id);
  const lifted: Offer = { ...before, seals: before.seals.filter((other) => other !== seat) };
  return { state: replaced(state, lifted), news: [{ kind: 'lifted', seat, offer: lifted }] };
}

/** Takes an own offer back; it can't be made again until the standing bid has changed. */
export function withdraw(state: State, id: number): Result {
  const gone = offerIn(state, id);
  return {
    state: changed(state, {
      offers: state.offers.filter((each) => each.id !== id),
      barred: [...state.barred, gone.shares]
    }),
    news: [{ kind: 'withdrawn', offer: gone }]
  };
}

/** Everybody in it agrees: the tankard moves there, and whatever is not higher any more falls. */
function stands(state: State, made: Offer, news: News[]): Result {
  if (made.side !== 'bid') return agree(state, made.side, made.shares, news);
  const standing = { bid: made.bid, proposer: made.proposer, shares: made.shares };
  news.push({ kind: 'bidStands', standing, from: state.standing?.bid ?? 0 });
  const offers = state.offers.filter((each) => each.bid > made.bid);
  const fallen = state.offers.filter((each) => each.id !== made.id && each.bid <= made.bid);
  if (fallen.length > 0) news.push({ kind: 'fell', offers: fallen, why: 'overtaken' });
  return { state: changed(state, { standing, offers, barred: [], quiet: [] }), news };
}

/** Says "nothing more". When everybody has, the talks are over. */
export function nothingMore(state: State, seat: Seat, random: Random): Result {
  const next: State = changed(state, { quiet: [...state.quiet, seat] });
  const news: News[] = [{ kind: 'nothingMore', seat }];
  return next.quiet.length < state.seats ? { state: next, news } : endTalks(next, random, news);
}

/** The clock ran out, or nobody has anything more to say: the standing bid holds. */
export function endTalks(state: State, random: Random, news: News[]): Result {
  const { offers, standing } = state;
  if (offers.length > 0) news.push({ kind: 'fell', offers, why: 'talksEnded' });
  news.push({ kind: 'talksEnded', standing });
  const next: State = changed(state, { offers: [], barred: [], quiet: [] });
  if (standing === null) return nobodyBid(next, random, news);
  const session = sessionFor(next, standing.shares);
  if (callersIn(next, session).length === 0) return pay(next, standing.shares, random, news);
  return { state: changed(next, { phase: 'calling', session }), news };
}

/** Who is outside of the standing coalition is the opposition. (rules: Session) */
function sessionFor(state: State, coalition: Shares): Session {
  const all = Array.from({ length: state.seats }, (_, seat) => seat);
  return {
    opposition: all.filter((seat) => !isMember(coalition, seat)),
    declined: [],
    caller: null,
    pretzel: null,
    pushing: null,
    asked: null,
    attending: [],
    away: [],
    final: null,
    left: [],
    agreed: null,
    isCoalitionFixed: false
  };
}
