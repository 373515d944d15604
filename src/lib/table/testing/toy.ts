/**
 * A toy game for the table's own tests. Everybody is dealt a secret number from 1 to 9 and seals a guess at the sum;
 * when all have sealed, the guesses are shown. Then, from the starter on, each says hello from the hand, as often as
 * told (`greetings`), may show the number, and may draw another one. At last the table itself ends the game.
 */
import type { Ask, BaseState, BaseView, Game, Mover, Seat, Viewer } from '../../kernel/game';
import { oneOf as oneOfThese, optionSet } from '../../kernel/options';
import { fields, flag, kinds, list, nullable, oneOf, whole } from '../../kernel/shape';

interface State extends BaseState {
  readonly numbers: readonly number[];
  readonly guesses: readonly (number | null)[];
  readonly greeted: number;
  readonly greetings: number;
  readonly shown: readonly Seat[];
  readonly over: boolean;
}

/** What one may know of the toy. */
export interface ToyView extends BaseView {
  readonly number: number | null;
  readonly guess: number | null;
  readonly guesses: readonly number[] | null;
  readonly greeted: number;
  readonly greetings: number;
  readonly shown: readonly { readonly seat: Seat; readonly number: number }[];
  readonly starter: Seat;
}

/** The moves of the toy. */
export type ToyMove =
  | { readonly kind: 'seal'; readonly guess: number }
  | { readonly kind: 'greet' }
  | { readonly kind: 'show' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'finish' };

/** A guess nobody has sealed yet. */
export interface ToyDraft {
  readonly kind: 'guess';
  readonly guess: number;
}

/** Why not. */
export type ToyRefusal = { readonly kind: 'tooHigh'; readonly guess: number } | { readonly kind: 'notNow' };

/** What happened. */
export type ToyNews =
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly number: number }
  | { readonly kind: 'sealed'; readonly seat: Seat }
  | { readonly kind: 'guessesShown'; readonly guesses: readonly number[] }
  | { readonly kind: 'greeted'; readonly seat: Seat }
  | { readonly kind: 'showed'; readonly seat: Seat; readonly number: number }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly number: number | null };

/** The toy's types. */
export interface Toy {
  readonly options: { readonly greetings: number };
  readonly state: State;
  readonly view: ToyView;
  readonly move: ToyMove;
  readonly refusal: ToyRefusal;
  readonly news: ToyNews;
  readonly draft: ToyDraft;
  readonly known: null;
}

/** The first seat to greet. */
export const STARTER: Seat = 1;

const all = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat);
const isSealing = (state: State): boolean => state.guesses.includes(null);
const turnOf = (state: State): Seat => (STARTER + Math.floor(state.greeted / state.greetings)) % state.numbers.length;

function asksOf(state: State): readonly Ask[] {
  const seats = state.numbers.length;
  if (state.over) return [];
  if (isSealing(state)) return [{ kind: 'seal', by: all(seats), from: 'hand', sealed: true, optional: false }];
  if (state.greeted < seats * state.greetings) {
    return [{ kind: 'greet', by: [turnOf(state)], from: 'hand', sealed: false, optional: false }];
  }
  return [{ kind: 'finish', by: ['table'], from: 'table', sealed: false, optional: false }];
}

function view(state: State, viewer: Viewer): ToyView {
  const seats = state.numbers.length;
  const done = isSealing(state) ? all(seats).filter((seat) => state.guesses[seat] !== null) : [];
  return {
    viewer,
    seats,
    asks: asksOf(state),
    done,
    outcome: state.over ? { places: [all(seats)] } : null,
    number: viewer === 'onlooker' ? null : (state.numbers[viewer] ?? null),
    guess: viewer === 'onlooker' ? null : (state.guesses[viewer] ?? null),
    guesses: isSealing(state) ? null : state.guesses.map((guess) => guess ?? 0),
    greeted: state.greeted,
    greetings: state.greetings,
    shown: state.shown.map((seat) => ({ seat, number: state.numbers[seat] ?? 0 })),
    starter: STARTER
  };
}

function refuse(seen: ToyView, mover: Mover, move: ToyMove): ToyRefusal | null {
  const kinds = seen.asks.filter(({ by }) => by.includes(mover)).map(({ kind }) => kind);
  switch (move.kind) {
    case 'seal':
      if (!kinds.includes('seal') || (mover !== 'table' && seen.done.includes(mover))) return { kind: 'notNow' };
      return move.guess > 9 * seen.seats ? { kind: 'tooHigh', guess: move.guess } : null;
    case 'finish':
      return kinds.includes('finish') ? null : { kind: 'notNow' };
    case 'greet':
    case 'show':
    case 'draw':
      return kinds.includes('greet') ? null : { kind: 'notNow' };
  }
}

/** What a state and the news can look like, however many play. */
const seat = whole(0, 3);
const number = whole(1, 9);
const guess = whole(0, 9 * 4);
const isShaped = fields<State>({
  secret: oneOf([true]),
  numbers: list(number, 2, 4),
  guesses: list(nullable(guess), 2, 4),
  greeted: whole(0, 99),
  greetings: whole(1, 99),
  shown: list(seat, 0, 99),
  over: flag
});
const isNews = kinds<ToyNews>({
  dealt: { seat, number },
  sealed: { seat },
  guessesShown: { guesses: list(guess, 2, 4) },
  greeted: { seat },
  showed: { seat, number },
  drew: { seat, number: nullable(number) }
});

/** The toy. */
export const toy: Game<Toy> = {
  id: 'toy',
  seats: { min: 2, max: 4, best: 3 },
  minutes: { min: 1, max: 2 },
  options: optionSet({
    greetings: oneOfThese<[number, ...number[]]>(1, ...Array.from({ length: 999 }, (_, more) => more + 2))
  }),
  soundness: () => Promise.resolve({ flaw: (state) => (isShaped(state) ? null : 'shape'), isNews }),
  migrations: [],
  maxMoves: (options, seats) => seats * (1 + options.greetings) + 1,
  setup({ greetings }, seats, random) {
    const numbers = all(seats).map(() => random.int(1, 9));
    const guesses = all(seats).map(() => null);
    return {
      state: { secret: true, numbers, guesses, greeted: 0, greetings, shown: [], over: false },
      news: numbers.map((number, seat) => ({ kind: 'dealt', seat, number }))
    };
  },
  view,
  hear(news, viewer) {
    if (news.kind === 'dealt') return news.seat === viewer ? news : null;
    return news.kind === 'drew' && news.seat !== viewer ? { ...news, number: null } : news;
  },
  moves(seen, mover) {
    const some: readonly ToyMove[] = [
      { kind: 'seal', guess: 10 },
      { kind: 'greet' },
      { kind: 'show' },
      { kind: 'draw' },
      { kind: 'finish' }
    ];
    return some.filter((move) => refuse(seen, mover, move) === null);
  },
  refuse,
  play(state, mover, move, random) {
    const seat = mover === 'table' ? 0 : mover;
    switch (move.kind) {
      case 'seal': {
        const guesses = state.guesses.with(seat, move.guess);
        const shown = guesses.includes(null)
          ? []
          : [{ kind: 'guessesShown', guesses: guesses.map((g) => g ?? 0) } as const];
        return { state: { ...state, guesses }, news: [{ kind: 'sealed', seat }, ...shown] };
      }
      case 'greet':
        return { state: { ...state, greeted: state.greeted + 1 }, news: [{ kind: 'greeted', seat }] };
      case 'show':
        return {
          state: { ...state, greeted: state.greeted + 1, shown: [...state.shown, seat] },
          news: [{ kind: 'showed', seat, number: state.numbers[seat] ?? 0 }]
        };
      case 'draw': {
        const number = random.int(1, 9);
        return {
          state: { ...state, greeted: state.greeted + 1, numbers: state.numbers.with(seat, number) },
          news: [{ kind: 'drew', seat, number }]
        };
      }
      case 'finish':
        return { state: { ...state, over: true }, news: [] };
    }
  },
  recall: { none: () => null, heard: () => null },
  imagine(seen, random) {
    const known = new Map(seen.shown.map(({ seat, number }) => [seat, number]));
    if (seen.viewer !== 'onlooker' && seen.number !== null) known.set(seen.viewer, seen.number);
    return {
      secret: true,
      numbers: all(seen.seats).map((seat) => known.get(seat) ?? random.int(1, 9)),
      guesses: all(seen.seats).map((seat) => {
        if (seen.guesses !== null) return seen.guesses[seat] ?? 0;
        if (!seen.done.includes(seat)) return null;
        return seat === seen.viewer ? seen.guess : random.int(1, 9 * seen.seats);
      }),
      greeted: seen.greeted,
      greetings: seen.greetings,
      shown: seen.shown.map(({ seat }) => seat),
      over: seen.outcome !== null
    };
  }
};
