/** The end of a turn: who moves forward, who draws a card, and the pouch goes on. (rules: Pay) */
import type { Seat } from '../../kernel/game';
import type { Random } from '../../kernel/random';
import { cardsOf, withCard } from './deck';
import { isMember } from './offers';
import { COMPLETE_TO_END, LAID_OUT_TO_END, PROJECTS, sizeOf } from './pieces';
import { mostOf, sumsOf } from './score';
import { changed, type Result, type State } from './state';
import type { Ending, LastTurn, Section, Shares } from './types';
import type { News } from './words';

const NO_CARDS = [0, 0, 0] as const;

/** Null for every seat, by number of seats. */
export const NOTHING = Array.from({ length: 8 }, (_, seats) => Array.from({ length: seats }, () => null));
const NO_ROLLS = Array.from({ length: 8 }, (_, seats) => Array.from({ length: seats }, (): readonly number[] => []));

/** A turn in which nothing has happened yet. */
export function freshTurn(
  seats: number
): Pick<
  State,
  | 'section'
  | 'rolls'
  | 'stands'
  | 'choosing'
  | 'strengths'
  | 'standing'
  | 'offers'
  | 'made'
  | 'barred'
  | 'quiet'
  | 'session'
  | 'result'
  | 'forward'
  | 'sealed'
> {
  return {
    section: null,
    rolls: NO_ROLLS[seats] ?? [],
    stands: [],
    choosing: [],
    strengths: null,
    standing: null,
    offers: [],
    made: 0,
    barred: [],
    quiet: [],
    session: null,
    result: null,
    forward: NOTHING[seats] ?? [],
    sealed: NOTHING[seats] ?? []
  };
}

/** The winning side moves forward, everybody else draws a card, and the pouch goes on. */
export function pay(state: State, shares: Shares, random: Random, news: News[]): Result {
  const { section, standing, holder, result: session } = state;
  if (section === null || standing === null) throw new Error('nobody bid');
  const money = [...state.money];
  for (const { seat, millions } of shares) money[seat] = (money[seat] ?? 0) + millions;
  news.push({ kind: 'paid', shares, money });
  const unpaid = clockwise(state, holder).filter((seat) => !isMember(shares, seat));
  const { state: dealt, drew } = deal(changed(state, { money }), unpaid, random, news);
  const last: LastTurn = { kind: 'paid', holder, section, shares, standing, session, drew };
  return passPouch(dealt, last, news);
}

/** Nobody bid: the section stays, nobody is paid, and everybody draws. (rules: Talks) */
export function nobodyBid(state: State, random: Random, news: News[]): Result {
  const { section, holder } = state;
  if (section === null) throw new Error('nothing was drawn');
  news.push({ kind: 'nobodyBid', section });
  const { state: dealt, drew } = deal(state, clockwise(state, holder), random, news);
  return passPouch(dealt, { kind: 'nobodyBid', holder, section, drew }, news);
}

/** All seats, clockwise from this one. */
export function clockwise(state: Pick<State, 'seats'>, from: Seat): readonly Seat[] {
  return Array.from({ length: state.seats }, (_, step) => (from + step) % state.seats);
}

/** One card each, or none for anybody when there are not enough. Discards become the deck when one is needed. */
function deal(
  state: State,
  seats: readonly Seat[],
  random: Random,
  news: News[]
): { readonly state: State; readonly drew: readonly Seat[] } {
  const discarded = [...cardsOf(state.open), ...state.faceDown];
  const cards = state.deck.length + discarded.length;
  if (seats.length === 0) return { state, drew: [] };
  if (cards < seats.length) {
    news.push({ kind: 'tooFewCards', cards, players: seats.length });
    return { state, drew: [] };
  }
  let deck = [...state.deck];
  let { open, faceDown } = state;
  const hands = [...state.hands];
  for (const seat of seats) {
    if (deck.length === 0) {
      news.push({ kind: 'reshuffled', cards: discarded.length });
      deck = random.shuffle(discarded);
      open = NO_CARDS;
      faceDown = [];
    }
    const card = deck.pop() ?? 0;
    hands[seat] = withCard(hands[seat] ?? [], card);
    news.push({ kind: 'drew', seat, card });
  }
  return { state: changed(state, { deck, open, faceDown, hands }), drew: seats };
}

/** The pouch goes clockwise, and a new turn begins. */
export function passPouch(state: State, last: LastTurn, news: News[]): Result {
  const holder = (state.holder + 1) % state.seats;
  news.push({ kind: 'pouchPassed', to: holder });
  const next: State = changed(state, { ...freshTurn(state.seats), phase: 'draw', turn: state.turn + 1, holder, last });
  return { state: next, news };
}

/** How many projects are complete. */
export function completeIn(built: readonly number[]): number {
  return PROJECTS.filter((project, at) => built[at] === sizeOf(project)).length;
}

/** Has this section ended the game? (rules: End) */
export function endsGame(state: State, section: Section): boolean {
  return section.completes && completeIn(state.built) >= COMPLETE_TO_END;
}

/** Have the journalists? (rules: End) */
export function isLastJournalist(laidOut: number): boolean {
  return laidOut >= LAID_OUT_TO_END;
}

/** The fourth project: the highest sum of card VALUES moves on by the section's value. (rules: End) */
export function endWithBonus(state: State, section: Section, news: News[]): Result {
  const sums = sumsOf(state.hands);
  const seats = mostOf(sums);
  const money = state.money.map((millions, seat) => millions + (seats.includes(seat) ? section.value : 0));
  return end(changed(state, { money }), { kind: 'fourthProject', section, sums, bonus: section.value, seats }, news);
}

/** The game is over, and the cards are opened. */
export function end(state: State, ending: Ending, news: News[]): Result {
  const { money, hands } = state;
  news.push({ kind: 'handsShown', hands }, { kind: 'gameEnded', ending, money, winners: mostOf(money) });
  return { state: changed(state, { phase: 'over', ending }), news };
}
