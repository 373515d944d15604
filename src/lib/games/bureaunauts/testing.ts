/** One-line tables for the tests beside the rules. */
import { attempt } from '../../kernel/attempt';
import type { Game, Mover, Seat } from '../../kernel/game';
import { randomFor, type Random } from '../../kernel/random';
import { bureaunauts } from '.';
import { COPIES, PLAN } from './goals';
import { BOX, cardOf, cellOf, CELLS } from './grid';
import { hear, viewOf } from './view';
import type { Move } from './move';
import { OPTIONS, type Options } from './options';
import type { Pending } from './pending';
import { STEPS } from './paperwork';
import { BACKS, DEPARTMENTS, GOALS, RANKS } from './pieces';
import type { Back, Card, Cell, Department, Face, Goal, Phone } from './pieces';
import { setup } from './play';
import { INFLUENCE } from './rewards';
import { run } from './run';
import type { Inside, Result, State } from './state';
import type { Career } from './types';
import { workOn } from './work';

/** The game from the inside. */
export const game = bureaunauts as Game<Inside>;

/** Chance for a test; the same for the same number. */
export function chance(n = 3): Random {
  return randomFor('c0ffee'.padEnd(32, '1'), n);
}

/** The cell with this printed coordinate. */
export function at(name: string): Cell {
  const cell = cellOf(name);
  if (cell === null) throw new RangeError(`no cell ${name}`);
  return cell;
}

/** What a test says about a player; the rest is a beginner's with three photons. */
export interface CareerSketch extends Partial<Omit<Career, 'goals' | 'ship'>> {
  /** Where the ship is: a coordinate, `repair`, or the dock. */
  readonly ship?: string;
  /** The Career Plan by rank; the first `completed` of them are completed. */
  readonly plan?: readonly Goal[];
}

/** What a test says about a table. */
export interface Sketch {
  readonly options?: Partial<Options>;
  readonly careers: readonly CareerSketch[];
  /** By coordinate: `system` for a back, a face for what it is, `up:` before it if it lies open. */
  readonly cards?: Readonly<Record<string, string>>;
  readonly jellies?: Readonly<Record<string, number>>;
  /** What lies at the departments, by owner. */
  readonly piles?: Partial<Record<Department, readonly number[]>>;
  readonly pending?: readonly Pending[];
  readonly more?: Partial<State>;
}

const PLANNED: readonly Goal[] = ['underBudget', 'underBudget', 'underBudget', 'underBudget', 'underBudget'];

/** A plain sky: every card is face-down Open Space or Empty System, but for what the sketch says. */
export function tableOf({ options, careers, cards = {}, jellies = {}, piles, pending, more }: Sketch): State {
  const base = setup({ ...OPTIONS.defaults, ...options }, careers.length, chance()).state;
  const placed = base.cards.map((): { back: Back; face: Face; isUp: boolean } => PLAIN);
  for (const [name, text] of Object.entries(cards)) placed[at(name)] = cardFrom(text);
  const tokens = base.jellies.map(() => 0);
  for (const [name, count] of Object.entries(jellies)) tokens[at(name)] = count;
  for (const { ship } of careers) {
    const cell = ship === undefined ? null : cellOf(ship);
    if (cell !== null) placed[cell] = { ...(placed[cell] ?? PLAIN), isUp: true };
  }
  return {
    ...base,
    period: 1,
    round: 1,
    phase: 'filing',
    cards: placed.map(({ back, face, isUp }) => cardOf(back, isUp ? face : null)),
    faces: placed.map(({ face, isUp }) => (isUp ? null : face)),
    jellies: tokens,
    supply: base.supply - tokens.reduce((sum, count) => sum + count, 0),
    careers: careers.map((sketch, seat) => careerFrom(base.careers[seat] as Career, sketch)),
    plans: careers.map(({ plan }) => plan ?? PLANNED),
    piles: DEPARTMENTS.map((department, index) => piles?.[department] ?? base.piles[index] ?? []),
    pending: pending ?? [{ kind: 'filing' }],
    ...more
  };
}

const PLAIN = { back: 'space', face: 'open', isUp: false } as const;

function cardFrom(text: string): { back: Back; face: Face; isUp: boolean } {
  const isUp = text.startsWith('up:');
  const name = text.replace('up:', '');
  if (name === 'system') return { back: 'system', face: 'empty', isUp };
  const [first, second] = name.split(' ');
  const face = (second ?? first) as Face;
  return { back: second === undefined ? backOf(face) : (first as Back), face, isUp };
}

const backOf = (face: string): Back =>
  face === 'replacement' || BOX.space.some((each) => each === face) ? 'space' : 'system';

function careerFrom(base: Career, { ship, plan, ...changes }: CareerSketch): Career {
  const goals = base.goals.map((_, rank) =>
    rank < (changes.completed ?? 0) ? ((plan ?? PLANNED)[rank] ?? null) : null
  );
  const cell = ship === undefined ? null : cellOf(ship);
  const berth: Career['ship'] =
    cell !== null ? { kind: 'card', cell } : ship === 'repair' ? { kind: 'repair' } : { kind: 'dock' };
  return { ...base, photons: 3, goals, ship: berth, ...changes };
}

/** These without those, each as often as it is there. */
function minus<T>(all: readonly T[], some: readonly T[]): readonly T[] {
  const left = [...all];
  for (const one of some) {
    const at = left.indexOf(one);
    if (at < 0) throw new RangeError(`there is not so much of ${String(one)}`);
    left.splice(at, 1);
  }
  return left;
}

/**
 * A table as it could stand in a real game: what the sketch does not name is what must be there by the rules. For games
 * that are stored: what is unsound is not read.
 */
export function wholeTableOf(sketch: Sketch): State {
  const table = tableOf(sketch);
  const { phase, pending, filers, votes } = table;
  const step = STEPS.findIndex((task) => task.kind === 'step' && task.step === phase);
  const goalDeck = [
    ...minus(Array.from({ length: COPIES }, () => GOALS).flat(), [
      ...table.pool,
      ...sketch.careers.flatMap(({ plan = [] }) => plan)
    ])
  ];
  const plans = sketch.careers.map(({ plan }) => plan ?? goalDeck.splice(0, PLAN));
  const firsts = RANKS.map((_, rank) => {
    const first = table.careers.findIndex(({ completed }) => completed > rank);
    return first < 0 ? null : first;
  });
  const turned = votes.flatMap(({ cards }) => cards.map(({ seat }) => seat));
  const placed = (seat: Seat): number =>
    table.piles.reduce((sum, pile) => sum + (pile[seat] ?? 0), 0) + turned.filter((each) => each === seat).length;
  return {
    ...table,
    ...wholeSky(sketch, table),
    jellyUsed: table.jellyDeck.slice(-1),
    jellyDeck: table.jellyDeck.slice(0, -1),
    plans,
    goalDeck,
    firsts,
    careers: table.careers.map((career, seat) => ({
      ...career,
      goals: career.goals.map((_, rank) => (rank < career.completed ? (plans[seat]?.[rank] ?? null) : null)),
      budget: table.options.budget + firsts.filter((first) => first !== null).length,
      influence: INFLUENCE - placed(seat),
      filing: filers.includes(seat) ? 'filed' : career.filing
    })),
    paperwork: filers,
    phones: table.phones.map((to, seat) => to ?? (step >= 0 && filers.includes(seat) ? 'stars' : null)),
    pending: step < 0 ? pending : [...STEPS.slice(step + 1).toReversed(), ...pending]
  };
}

/** All cards of the box: face down where the sketch names none, and a replacement for each that somebody has. */
function wholeSky({ cards = {}, careers }: Sketch, table: State): Pick<State, 'cards' | 'faces'> {
  const named = new Set([...Object.keys(cards), ...careers.map(({ ship = '' }) => ship)].map(cellOf));
  const lying = CELLS.map((cell) => {
    const { back, face } = table.cards[cell] as Card;
    return `${back} ${face ?? String(table.faces[cell])}`;
  });
  const taken = careers.flatMap(({ relics = 0, pirates = 0, outposts = 0, swarms = 0 }) =>
    Object.entries({ relic: relics, pirates, outpost: outposts, swarm: swarms }).flatMap(([face, many]) =>
      Array.from({ length: many }, () => `${backOf(face)} ${face}`)
    )
  );
  const here = lying.filter((_, cell) => named.has(cell));
  const replaced = here.filter((card) => card.endsWith(' replacement')).length;
  const rest = minus(
    BACKS.flatMap((back) => BOX[back].map((face) => `${back} ${face}`)),
    [...here.filter((card) => !card.endsWith(' replacement')), ...taken]
  );
  const others = [
    ...chance().shuffle([...rest, ...taken.slice(replaced).map((card) => card.replace(/\w+$/, 'replacement'))])
  ];
  const sky = lying.map((card, cell) => {
    const text = `${named.has(cell) ? card : String(others.pop())}`;
    const { back, face } = cardFrom(text);
    return { back, face, isUp: face === 'replacement' || (named.has(cell) && table.faces[cell] === null) };
  });
  return {
    cards: sky.map(({ back, face, isUp }) => cardOf(back, isUp ? face : null)),
    faces: sky.map(({ face, isUp }) => (isUp ? null : face))
  };
}

/** Goes on from a sketch until somebody is asked. */
export function resumed(sketch: Sketch, random: Random = chance()): Result {
  return goOn(tableOf(sketch), random);
}

/** Goes on from here until somebody is asked. */
export function goOn(state: State, random: Random = chance()): Result {
  const work = workOn(state, random);
  run(work);
  return { state: work.state, news: work.news };
}

/** Makes a move that has to be allowed. */
export function play(state: State, mover: Mover, move: Move, random: Random = chance()): Result {
  const tried = attempt(game, state, mover, move, random);
  if (!tried.ok) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(tried.denial)}`);
  return tried.played;
}

/** Makes several moves, one after the other; all their news. */
export function playAll(state: State, ...list: readonly (readonly [Mover, Move])[]): Result {
  let result: Result = { state, news: [] };
  for (const [mover, move] of list) {
    const next = play(result.state, mover, move);
    result = { state: next.state, news: [...result.news, ...next.news] };
  }
  return result;
}

/**
 * A filing from a sketch up to the Phones: who has one set files and sets it, `stars` or a coordinate; the others pass
 * if they are asked.
 */
export function filed(sketch: Sketch, phones: Readonly<Record<Seat, string>>, random: Random = chance()): Result {
  let result = resumed(sketch, random);
  for (;;) {
    const [ask] = viewOf(result.state, 'onlooker').asks;
    const seat = ask?.by[0];
    if (typeof seat !== 'number' || (ask?.kind !== 'declare' && ask?.kind !== 'phone')) return result;
    const text = phones[seat];
    if (ask.kind === 'declare') {
      result = play(result.state, seat, { kind: text === undefined ? 'pass' : 'file' }, random);
    } else {
      const to: Phone = text === undefined || text === 'stars' ? 'stars' : at(text);
      const isLast = ask.by.length === 1;
      result = play(result.state, seat, { kind: 'setPhone', to }, random);
      if (isLast) return result;
    }
  }
}

/** What is asked, and of whom. */
export function asked(state: State): unknown[] {
  return viewOf(state, 'onlooker').asks.map((ask) => [ask.kind, ...ask.by]);
}

/** The kinds of news, in order. */
export function kinds({ news }: Result): string[] {
  return news.map(({ kind }) => kind);
}

/** The news of one kind. */
export function newsOf<Kind extends Inside['news']['kind']>(
  { news }: Result,
  kind: Kind
): Extract<Inside['news'], { kind: Kind }>[] {
  return news.filter((each): each is Extract<Inside['news'], { kind: Kind }> => each.kind === kind);
}

/** Why a move is refused, judged as the gate does. */
export function denial(state: State, mover: Mover, move: Move): unknown {
  const tried = attempt(game, state, mover, move, chance());
  if (tried.ok) return null;
  return tried.denial.kind === 'refused' ? tried.denial.refusal : tried.denial.kind;
}

export { hear, viewOf };
