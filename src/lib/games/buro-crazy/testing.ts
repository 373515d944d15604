/** One-line tables for the tests beside the rules. */
import { buroCrazy } from '.';
import { attempt } from '../../kernel/attempt';
import type { Game, Mover, Seat } from '../../kernel/game';
import { randomFor, type Random } from '../../kernel/random';
import { climbed, DUELS } from './bracket';
import { ALL_CARDS, FIRST_HAND, gather, minus, NONE } from './cards';
import { duelAfter } from './duel';
import { viewOf } from './view';
import { OPTIONS, type Options } from './options';
import { LEVELS, type Cards, type Room, type Value } from './pieces';
import type { Inside, Result, State } from './state';
import { figuresFor, STAIRS } from './stairs';
import type { Building, Move, News } from './types';

/** `cards(20, 2, 1)` is three cards. */
export function cards(...values: readonly Value[]): Cards {
  return gather(values);
}

/** Figures on the stairs one after the other; with fifteen the last place is empty. */
export function fresh(seats: number): Building {
  const figures = seats * figuresFor(seats);
  const stairs = Array.from({ length: STAIRS }, (_, at) => (at < figures ? at % seats : null));
  const empty = (places: number) => Array.from({ length: places }, () => null);
  return { stairs, ground: empty(8), first: empty(4), second: empty(2), boss: empty(1) };
}

/** The building after so many duels, of which the left figure always won. */
export function buildingAfter(fought: number, seats: number): Building {
  return DUELS.slice(0, fought).reduce((building, room) => climbed(building, room, 'left'), fresh(seats));
}

/** The building with these two in that room. */
export function withPair(building: Building, { level, room }: Room, left: Seat | null, right: Seat | null): Building {
  return { ...building, [level]: building[level].with(2 * room, left).with(2 * room + 1, right) };
}

/** The building with these two in that room; who stood there stands where they did. */
function meeting(building: Building, { level, room }: Room, left: Seat, right: Seat): Building {
  const [here, next] = [2 * room, 2 * room + 1];
  const brought = (now: Building, seat: Seat, to: number, others: readonly number[]): Building => {
    if (now[level][to] === seat) return now;
    const from = LEVELS.flatMap((each) => now[each].map((owner, place) => ({ each, owner, place }))).find(
      ({ each, owner, place }) => owner === seat && !(each === level && others.includes(place))
    );
    if (from === undefined) throw new RangeError(`no figure of ${seat}`);
    const left = { ...now, [from.each]: now[from.each].with(from.place, now[level][to] ?? null) };
    return { ...left, [level]: left[level].with(to, seat) };
  };
  return brought(brought(building, left, here, [here]), right, next, [here, next]);
}

/** What a test says about a table; the rest is as it usually is. */
export interface Sketch extends Partial<Omit<State, 'options' | 'secret' | 'duel' | 'reserve'>> {
  readonly options?: Partial<Options>;
  /** Who meets in the room whose turn it is; seats 0 and 1 if nothing else is said. */
  readonly left?: Seat;
  readonly right?: Seat;
  /** All cards that lie nowhere else, if nothing else is said. */
  readonly reserve?: Cards;
  /** Ties before this one, and whether one of them cost nothing. */
  readonly ties?: number;
  readonly isLotNext?: boolean;
}

/** A table in the middle of a duel, everybody holding the first hand if nothing else is said. */
export function tableOf(sketch: Sketch): State {
  const { left = 0, right = 1, ties = 0, isLotNext = false, ...given } = sketch;
  const seats = given.seats ?? given.hands?.length ?? 4;
  const fought = given.fought ?? 0;
  const room = DUELS[fought];
  if (room === undefined) throw new Error('a sketch is of a duel');
  const hands = given.hands ?? Array.from({ length: seats }, () => FIRST_HAND);
  const kitchen = given.kitchen ?? NONE;
  const roof = given.roof ?? NONE;
  return {
    secret: true,
    phase: 'stakes',
    stakes: [null, null],
    reveal: null,
    piles: [],
    turned: 0,
    aside: NONE,
    building: meeting(buildingAfter(fought, seats), room, left, right),
    ...given,
    duel: { ...duelAfter(fought, left, right), ties, isLotNext },
    seats,
    fought,
    hands,
    kitchen,
    roof,
    reserve: given.reserve ?? [...hands, kitchen, roof].reduce(minus, ALL_CARDS),
    options: { ...OPTIONS.defaults, ...given.options }
  };
}

const game = buroCrazy as Game<Inside>;

/** One seed for all tests: what chance decides is looked at with many seeds, where it matters. */
export const random = (): Random => randomFor('b0550'.padEnd(32, '1'), 7);

/** A move through the one gate, which must let it pass. */
export function play(state: State, mover: Mover, move: Move): Result {
  const tried = attempt(game, state, mover, move, random());
  if (!tried.ok) throw new Error(JSON.stringify(tried.denial));
  return tried.played;
}

/** Both seal, the first named first. */
export function duel(state: State, [one, first]: [Seat, Cards], [two, second]: [Seat, Cards]): Result {
  return play(play(state, one, { kind: 'stake', cards: first }).state, two, { kind: 'stake', cards: second });
}

/** The table has seen the reveal. */
export function goOn(state: State): Result {
  return play(state, 'table', { kind: 'nextDuel' });
}

/** What happened, by name. */
export function kinds(result: Result): string[] {
  return result.news.map((news) => news.kind);
}

/** Who is asked for what. */
export function asked(state: State): unknown {
  return viewOf(state, 'onlooker').asks.map((ask) => [ask.kind, ...ask.by]);
}

/** The first news of this kind, which there must be. */
export function told<Kind extends News['kind']>(result: Result, kind: Kind): Extract<News, { kind: Kind }> {
  const found = result.news.find((news): news is Extract<News, { kind: Kind }> => news.kind === kind);
  if (found === undefined) throw new Error(`nothing is told of ${kind}`);
  return found;
}
