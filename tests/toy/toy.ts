/**
 * Three Nuggets: a game for the tests alone. It shares nothing with the games of the house, and so proves that the
 * kernel and the laws know nothing of buckets. Everybody holds numbers; in each round all seal one of them. The one
 * highest number wins a nugget, and its owner, interrupting the round, may swap one more card for a new one. Then the
 * table goes on. After three rounds the most nuggets win.
 */
import type { Ask, BaseState, BaseView, Game, Mover, Outcome, Seat, Viewer } from '../../src/lib/kernel/game';
import { flag as onOrOff, optionSet } from '../../src/lib/kernel/options';
import type { Random } from '../../src/lib/kernel/random';
import { fields, flag, isSame, kinds, list, nullable, oneOf, soundness, whole } from '../../src/lib/kernel/shape';

const ROUNDS = 3;
const HAND = 4;
const HIGHEST = 20;

export interface ToyOptions {
  /** Does the winner of a nugget get to swap a card? */
  readonly swaps: boolean;
}

/** What interrupts, the topmost last. */
interface Pending {
  readonly kind: 'swap';
  readonly seat: Seat;
}

export interface ToyState extends BaseState {
  readonly options: ToyOptions;
  readonly seats: number;
  readonly round: number;
  readonly phase: 'bidding' | 'shown' | 'over';
  readonly hands: readonly (readonly number[])[];
  readonly bids: readonly (number | null)[];
  readonly nuggets: readonly number[];
  readonly pending: readonly Pending[];
  readonly draw: readonly number[];
  readonly gone: readonly number[];
}

export interface ToyView extends BaseView {
  readonly options: ToyOptions;
  readonly round: number;
  readonly phase: ToyState['phase'];
  readonly hand: readonly number[] | null;
  readonly handSizes: readonly number[];
  readonly ownBid: number | null;
  readonly bids: readonly (number | null)[];
  readonly nuggets: readonly number[];
  readonly pending: readonly Pending[];
  readonly drawPile: number;
  readonly gone: readonly number[];
}

export type ToyMove =
  | { readonly kind: 'bid'; readonly value: number }
  | { readonly kind: 'reopen' }
  | { readonly kind: 'swap'; readonly value: number }
  | { readonly kind: 'decline' }
  | { readonly kind: 'next' };

export type ToyRefusal = { readonly kind: 'notNow' } | { readonly kind: 'notInHand'; readonly value: number };

export type ToyNews =
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly kind: 'bidden'; readonly seat: Seat }
  | { readonly kind: 'reopened'; readonly seat: Seat }
  | { readonly kind: 'shown'; readonly bids: readonly number[]; readonly winner: Seat | null }
  /** The cards are null for everybody but their owner. */
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly drew: number | null }
  | { readonly kind: 'ended'; readonly nuggets: readonly number[] };

export interface Toy {
  readonly options: ToyOptions;
  readonly state: ToyState;
  readonly view: ToyView;
  readonly move: ToyMove;
  readonly refusal: ToyRefusal;
  readonly news: ToyNews;
  readonly draft: never;
  readonly known: null;
}

const DECK = Array.from({ length: HIGHEST }, (_, i) => i + 1);

function ask(kind: string, by: readonly Mover[], more: Partial<Ask> = {}): Ask {
  return { kind, by, from: 'hand', sealed: false, optional: false, ...more };
}

function doneIn(state: ToyState): readonly Seat[] {
  return state.phase === 'bidding' ? state.bids.flatMap((bid, seat) => (bid === null ? [] : [seat])) : [];
}

function asksIn(state: ToyState): readonly Ask[] {
  const top = state.pending.at(-1);
  if (top) return [ask('swap', [top.seat])];
  if (state.phase === 'over') return [];
  if (state.phase === 'shown') return [ask('next', ['table'], { from: 'table' })];
  const done = doneIn(state);
  const open = state.bids.flatMap((bid, seat) => (bid === null ? [seat] : []));
  const bid = ask('bid', open, { sealed: true });
  return done.length === 0 ? [bid] : [bid, ask('reopen', done, { optional: true })];
}

function outcomeOf(nuggets: readonly number[]): Outcome {
  const places = [...new Set(nuggets)]
    .sort((a, b) => b - a)
    .map((count) => nuggets.flatMap((other, seat) => (other === count ? [seat] : [])));
  return { places };
}

function view(state: ToyState, viewer: Viewer): ToyView {
  const bidding = state.phase === 'bidding';
  return {
    viewer,
    seats: state.seats,
    asks: asksIn(state),
    done: doneIn(state),
    outcome: state.phase === 'over' ? outcomeOf(state.nuggets) : null,
    options: state.options,
    round: state.round,
    phase: state.phase,
    hand: viewer === 'onlooker' ? null : (state.hands[viewer] ?? null),
    handSizes: state.hands.map((hand) => hand.length),
    ownBid: bidding && viewer !== 'onlooker' ? (state.bids[viewer] ?? null) : null,
    bids: bidding ? state.bids.map(() => null) : state.bids,
    nuggets: state.nuggets,
    pending: state.pending,
    drawPile: state.draw.length,
    gone: state.gone
  };
}

function moves(seen: ToyView, mover: Mover): readonly ToyMove[] {
  const top = seen.pending.at(-1);
  if (mover === 'table') return top || seen.phase !== 'shown' ? [] : [{ kind: 'next' }];
  if (seen.viewer !== mover || seen.hand === null) return [];
  if (top) {
    if (top.seat !== mover) return [];
    return [{ kind: 'decline' }, ...seen.hand.map((value): ToyMove => ({ kind: 'swap', value }))];
  }
  if (seen.phase !== 'bidding') return [];
  if (seen.done.includes(mover)) return [{ kind: 'reopen' }];
  return seen.hand.map((value) => ({ kind: 'bid', value }));
}

function refuse(seen: ToyView, mover: Mover, move: ToyMove): ToyRefusal | null {
  const listed = moves(seen, mover);
  const named = 'value' in move ? move.value : null;
  if (listed.some((other) => other.kind === move.kind && ('value' in other ? other.value : null) === named))
    return null;
  if (named !== null && listed.some((other) => other.kind === move.kind)) return { kind: 'notInHand', value: named };
  return { kind: 'notNow' };
}

function play(state: ToyState, mover: Mover, move: ToyMove): { state: ToyState; news: ToyNews[] } {
  if (mover === 'table') {
    const bids = state.bids.map(() => null);
    return { state: { ...state, phase: 'bidding', round: state.round + 1, bids }, news: [] };
  }
  const hand = state.hands[mover] ?? [];
  switch (move.kind) {
    case 'bid':
      return show({ ...state, bids: state.bids.with(mover, move.value) }, [{ kind: 'bidden', seat: mover }]);
    case 'reopen':
      return { state: { ...state, bids: state.bids.with(mover, null) }, news: [{ kind: 'reopened', seat: mover }] };
    case 'decline':
      return end({ ...state, pending: state.pending.slice(0, -1) }, []);
    case 'swap': {
      const drew = state.draw.at(-1) ?? move.value;
      const next: ToyState = {
        ...state,
        pending: state.pending.slice(0, -1),
        hands: state.hands.with(mover, [...hand.filter((value) => value !== move.value), drew]),
        // The card given away goes under the pile, unseen.
        draw: [move.value, ...state.draw.slice(0, -1)]
      };
      return end(next, [{ kind: 'swapped', seat: mover, drew }]);
    }
    case 'next':
      throw new Error('only the table goes on');
  }
}

function show(state: ToyState, news: ToyNews[]): { state: ToyState; news: ToyNews[] } {
  const bids = state.bids.filter((bid) => bid !== null);
  if (bids.length < state.seats) return { state, news };
  const winner = bids.indexOf(Math.max(...bids));
  news.push({ kind: 'shown', bids, winner });
  const next: ToyState = {
    ...state,
    phase: 'shown',
    hands: state.hands.map((hand, seat) => hand.filter((value) => value !== bids[seat])),
    gone: [...state.gone, ...bids],
    nuggets: state.nuggets.map((count, seat) => count + (seat === winner ? 1 : 0)),
    pending: state.options.swaps ? [{ kind: 'swap', seat: winner }] : []
  };
  return end(next, news);
}

function end(state: ToyState, news: ToyNews[]): { state: ToyState; news: ToyNews[] } {
  if (state.pending.length > 0 || state.round < ROUNDS) return { state, news };
  news.push({ kind: 'ended', nuggets: state.nuggets });
  return { state: { ...state, phase: 'over' }, news };
}

function imagine(seen: ToyView, random: Random): ToyState {
  const bidding = seen.phase === 'bidding';
  const known = new Set([...seen.gone, ...(seen.hand ?? [])]);
  const cards = random.shuffle(DECK.filter((value) => !known.has(value)));
  const hands = seen.handSizes.map((size, seat) =>
    seat === seen.viewer && seen.hand ? seen.hand : cards.splice(0, size)
  );
  const bids = hands.map((hand, seat) => {
    if (!bidding) return seen.bids[seat] ?? null;
    if (seat === seen.viewer) return seen.ownBid;
    return seen.done.includes(seat) ? random.pick(hand) : null;
  });
  return {
    secret: true,
    options: seen.options,
    seats: seen.seats,
    round: seen.round,
    phase: seen.phase,
    hands,
    bids,
    nuggets: seen.nuggets,
    pending: seen.pending,
    draw: cards,
    gone: seen.gone
  };
}

/** What a state and the news of so many can look like. */
function shapes(seats: number) {
  const seat = whole(0, seats - 1);
  const card = whole(1, HIGHEST);
  const nuggets = list(whole(0, ROUNDS), seats);
  const state = fields<ToyState>({
    secret: oneOf([true]),
    options: fields<ToyOptions>({ swaps: flag }),
    seats: whole(seats, seats),
    round: whole(1, ROUNDS),
    phase: oneOf(['bidding', 'shown', 'over']),
    hands: list(list(card, 0, HAND), seats),
    bids: list(nullable(card), seats),
    nuggets,
    pending: list(kinds<Pending>({ swap: { seat } }), 0, 1),
    draw: list(card, 0, HIGHEST),
    gone: list(card, 0, HIGHEST)
  });
  const news = kinds<ToyNews>({
    dealt: { seat, cards: list(card, HAND) },
    bidden: { seat },
    reopened: { seat },
    shown: { bids: list(card, seats), winner: nullable(seat) },
    swapped: { seat, drew: nullable(card) },
    ended: { nuggets }
  });
  return { state, news };
}

/** Every card is somewhere, once. */
const cardsAreConserved = (state: ToyState): boolean => isSame(cardsOfToy(state), DECK);

/** Everybody gives a card a round; while they bid, this round's are still held, and somebody's is missing. */
const bidsAreHeld = ({ phase, round, seats, hands, bids, gone }: ToyState): boolean => {
  const given = phase === 'bidding' ? round - 1 : round;
  return (
    gone.length === given * seats &&
    hands.every((hand) => hand.length === HAND - given) &&
    (phase === 'bidding'
      ? bids.includes(null) && bids.every((bid, seat) => bid === null || hands[seat]?.includes(bid) === true)
      : isSame(gone.slice(-seats), bids))
  );
};

/** In each round shown the highest bid wins a nugget. */
const nuggetsAreWon = ({ seats, nuggets, gone }: ToyState): boolean => {
  const won = nuggets.map(() => 0);
  for (let at = 0; at < gone.length; at += seats) {
    const bids = gone.slice(at, at + seats);
    const winner = bids.indexOf(Math.max(...bids));
    won[winner] = (won[winner] ?? 0) + 1;
  }
  return isSame(won, nuggets);
};

/** Only who has just won may swap, and only where that was agreed on; the game is over when nobody may any more. */
const winnerSwaps = ({ options, phase, round, pending, bids }: ToyState): boolean =>
  (pending.length === 0 ||
    (options.swaps &&
      phase === 'shown' &&
      bids[pending[0]?.seat ?? -1] === Math.max(...bids.map((bid) => bid ?? 0)))) &&
  (phase === 'over') === (round === ROUNDS && pending.length === 0 && phase !== 'bidding');

/** The toy game. */
export const toy: Game<Toy> = {
  id: 'toy',
  seats: { min: 2, max: 4, best: 3 },
  minutes: { min: 1, max: 2 },
  options: optionSet({ swaps: onOrOff(true) }),
  soundness: () =>
    Promise.resolve(
      soundness<ToyState, ToyNews>(toy.seats, shapes, [cardsAreConserved, bidsAreHeld, nuggetsAreWon, winnerSwaps])
    ),
  migrations: [],
  maxMoves: (_, seats) => ROUNDS * (seats + 2),
  setup(options, seats, random) {
    const cards = random.shuffle(DECK);
    const hands = Array.from({ length: seats }, () => cards.splice(0, HAND));
    const state: ToyState = {
      secret: true,
      options,
      seats,
      round: 1,
      phase: 'bidding',
      hands,
      bids: hands.map(() => null),
      nuggets: hands.map(() => 0),
      pending: [],
      draw: cards,
      gone: []
    };
    return { state, news: hands.map((dealt, seat): ToyNews => ({ kind: 'dealt', seat, cards: dealt })) };
  },
  view,
  hear(news, viewer) {
    if (news.kind === 'dealt') return news.seat === viewer ? news : null;
    if (news.kind === 'swapped' && news.seat !== viewer) return { ...news, drew: null };
    return news;
  },
  moves,
  refuse,
  play,
  // All that was ever shown lies there.
  recall: { none: () => null, heard: () => null },
  imagine
};

/** The toy game's own `disturb`: whatever the viewer holds no right to, dealt anew. Nothing here asks `view`. */
export function disturbToy(state: ToyState, viewer: Viewer, random: Random): ToyState {
  const mine = (seat: Seat): boolean => seat === viewer;
  const pool = random.shuffle([...state.draw, ...state.hands.filter((_, seat) => !mine(seat)).flat()]);
  const hands = state.hands.map((hand, seat) => (mine(seat) ? hand : pool.splice(0, hand.length)));
  const secretBids = state.phase === 'bidding';
  const bids = state.bids.map((bid, seat) =>
    bid === null || mine(seat) || !secretBids ? bid : random.pick(hands[seat] ?? [])
  );
  return { ...state, hands, bids, draw: pool };
}

/** What a move rightly teaches this viewer: their own new card, and the bids at the moment all are shown. */
export function lessonOfToy(news: ToyNews, viewer: Viewer): boolean {
  return news.kind === 'shown' || news.kind === 'ended' || (news.kind === 'swapped' && news.seat === viewer);
}

/** Every card is somewhere, once. */
export function cardsOfToy(state: ToyState): readonly number[] {
  return [...state.draw, ...state.gone, ...state.hands.flat()].sort((a, b) => a - b);
}

/** Bids that are all made, and not shown. */
export function dueInToy({ phase, bids }: ToyState): readonly string[] {
  return phase === 'bidding' && !bids.includes(null) ? ['the bids are shown'] : [];
}
