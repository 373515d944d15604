/** Who is asked for what. The same for everybody: all of it follows from what lies open. */
import type { Ask, Mover, Seat } from '../../kernel/game';
import { hasFreshSplit, isMember } from './offers';
import { SEATS } from './options';
import type { State } from './state';
import type { Session, Shares } from './types';

function ask(
  kind: string,
  by: readonly Mover[],
  from: Ask['from'],
  more: { sealed?: true; optional?: true } = {}
): Ask {
  return { kind, by, from, sealed: more.sealed ?? false, optional: more.optional ?? false };
}

const NOTHING: readonly Ask[] = [];
const NOBODY: readonly Seat[] = [];
const DRAW = Array.from({ length: SEATS.max }, (_, seat): readonly Ask[] => [ask('drawTile', [seat], 'table')]);
const TIME_UP = ask('timeUp', ['table'], 'table', { optional: true });
const PAY_OUT: readonly Ask[] = [ask('payOut', ['table'], 'table')];
const TO_CARDS = ask('toCards', ['table'], 'table');

/** What is asked now. */
export function asksIn(state: State, done: readonly Seat[]): readonly Ask[] {
  switch (state.phase) {
    case 'draw':
      return DRAW[state.holder] ?? NOTHING;
    case 'dice':
      return diceAsks(state);
    case 'talks':
      return talkAsks(state);
    case 'calling':
      return state.session === null ? NOTHING : [ask('call', callersIn(state, state.session), 'table')];
    case 'attending': {
      const { pushing = null, asked = null } = state.session ?? {};
      if (pushing !== null) return [ask('push', [pushing], 'hand')];
      return asked === null ? NOTHING : [ask('attend', [asked], 'table')];
    }
    case 'splitting':
      return state.session === null ? NOTHING : splitAsks(state, state.session);
    case 'ready':
      return withCoalition([TO_CARDS], state);
    case 'cards':
      return cardAsks(state, done);
    case 'revealed':
      return PAY_OUT;
    case 'over':
      return NOTHING;
  }
}

/**
 * `roll`: the first roll. `decide`: stand, or roll again. `discard`: takes the tablet to choose a card. `keep`: could just
 * as well say, without it, that none goes. `unstand`: stands, and could take it back. (rules: Dice)
 */
function diceAsks(state: State): readonly Ask[] {
  const roll: Seat[] = [];
  const decide: Seat[] = [];
  const unstand: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat += 1) {
    if (state.rolls[seat]?.length === 0) roll.push(seat);
    else if (state.stands.includes(seat)) {
      if (state.hands[seat]?.length !== 0) unstand.push(seat);
    } else if (!state.choosing.includes(seat)) decide.push(seat);
  }
  const asks: Ask[] = [];
  if (roll.length > 0) asks.push(ask('roll', roll, 'table'));
  if (decide.length > 0) asks.push(ask('decide', decide, 'table'));
  if (state.choosing.length > 0) {
    asks.push(ask('discard', state.choosing, 'hand'), ask('keep', state.choosing, 'table', { optional: true }));
  }
  if (unstand.length > 0) asks.push(ask('unstand', unstand, 'table', { optional: true }));
  return asks;
}

/** `talk`: has not said "nothing more". `listen`: has, and may take it back, or seal and lift seals. (rules: Talks) */
function talkAsks(state: State): readonly Ask[] {
  const talk: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat += 1) if (!state.quiet.includes(seat)) talk.push(seat);
  const asks: Ask[] = [ask('talk', talk, 'table')];
  if (state.quiet.length > 0) asks.push(ask('listen', state.quiet, 'table', { optional: true }));
  if (state.options.talkClock !== null) asks.push(TIME_UP);
  return asks;
}

/** Opposition players with a card who have not declined. (rules: Session) */
export function callersIn(state: Pick<State, 'hands'>, session: Session): readonly Seat[] {
  return session.opposition.filter((seat) => state.hands[seat]?.length !== 0 && !session.declined.includes(seat));
}

/**
 * `split`: the caller, who can always end it, and whoever has an offer to answer. `splitMore`: attends too, and may
 * make an offer or take one back. `answer`: to a final split. (rules: Session 3)
 */
function splitAsks(state: State, session: Session): readonly Ask[] {
  const { final, attending, caller } = session;
  if (final !== null) {
    const waiting = attending.filter((seat) => seat !== caller && !final.accepted.includes(seat));
    return withCoalition([ask('answer', waiting, 'table')], state);
  }
  const members = attending.map((seat) => ({ seat, millions: 1 }));
  const offers = state.offers.filter((offer) => offer.side === 'opposition');
  const isOpen = offers.length > 0 || hasFreshSplit(state, members, 0);
  const split: Seat[] = [];
  const more: Seat[] = [];
  for (const seat of attending) {
    if (seat === caller || offers.some((offer) => !offer.seals.includes(seat))) split.push(seat);
    else if (isOpen) more.push(seat);
  }
  const asks = [ask('split', split, 'table')];
  if (more.length > 0) asks.push(ask('splitMore', more, 'table', { optional: true }));
  return withCoalition(asks, state);
}

/**
 * `splitCoalition`: may share out anew until one of them has sealed cards. In sight of all, but who chooses cards at the
 * same time does it with the tablet in hand. (rules: Session 3)
 */
function withCoalition(asks: readonly Ask[], state: State): readonly Ask[] {
  if (!canSplitAnew(state)) return asks;
  const shares = state.standing?.shares ?? [];
  const isOpen = state.offers.some((offer) => offer.side === 'coalition') || hasFreshSplit(state, shares, 1);
  const by = isOpen ? shares.map(({ seat }) => seat) : NOBODY;
  return by.length === 0 ? asks : [...asks, ask('splitCoalition', by, 'table', { optional: true })];
}

/** Can the coalition still agree on another split than the one that stands? */
export function canSplitAnew(state: Pick<State, 'standing' | 'session' | 'section'>): boolean {
  const { standing, session, section } = state;
  if (standing === null || session === null || section === null || session.isCoalitionFixed) return false;
  return standing.shares.length > 1 && section.prize > standing.shares.length;
}

/** Who chooses cards in a session: its coalition and the attending players, as far as they have any left. */
export function choosersIn(state: State, session: Session, coalition: Shares): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.seats; seat += 1) {
    if (state.hands[seat]?.length === 0) continue;
    if (isMember(coalition, seat) || session.attending.includes(seat)) seats.push(seat);
  }
  return seats;
}

function cardAsks(state: State, done: readonly Seat[]): readonly Ask[] {
  if (state.session === null || state.standing === null) return NOTHING;
  const waiting = choosersIn(state, state.session, state.standing.shares).filter((seat) => !done.includes(seat));
  const asks = [ask('cards', waiting, 'hand', { sealed: true })];
  if (done.length > 0) asks.push(ask('reopen', done, 'hand', { optional: true }));
  return withCoalition(asks, state);
}

/** Who has sealed cards while others still choose. */
export function doneIn(state: State): readonly Seat[] {
  if (state.phase !== 'cards') return NOBODY;
  return state.sealed.flatMap((cards, seat) => (cards === null ? [] : [seat]));
}
