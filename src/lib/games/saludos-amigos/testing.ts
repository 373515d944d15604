/** One-line tables for the tests beside the rules. */
import { attempt } from '../../kernel/attempt';
import type { Game, Mover, Seat } from '../../kernel/game';
import { randomFor, type Random } from '../../kernel/random';
import { saludosAmigos } from '.';
import { ALL_CARDS, cardsOf, inOrder, without } from './deck';
import { OPTIONS } from './options';
import { freshTurn } from './pay';
import { DIE, PROJECTS, sizeOf, type Project } from './pieces';
import type { Inside, Result, State } from './state';
import type { Offer, Section, Shares } from './types';
import type { Move } from './words';

/** The game from the inside: tests look into states. */
export const game = saludosAmigos as Game<Inside>;

/** Chance as the test wants it: these numbers, one after the other, then a real stream. Lists keep their order. */
export function scripted(...numbers: readonly number[]): Random {
  const rest = [...numbers];
  const real = randomFor('5a1'.padEnd(32, '0'), 1);
  let draws = 0;
  const int = (min: number, max: number): number => {
    draws += 1;
    return rest.shift() ?? real.int(min, max);
  };
  return {
    int,
    shuffle: (list) => [...list],
    pick: (list) => list[int(0, list.length - 1)] as (typeof list)[number],
    get draws() {
      return draws;
    }
  };
}

/** What a test says about a table; the rest is as it usually is. */
export interface Sketch extends Partial<Omit<State, 'secret'>> {
  readonly hands: readonly (readonly number[])[];
}

/** A section of this project as it lies there now, the last one laid. */
export function sectionOf(project: Project, lying: number): Section {
  const value = sizeOf(project);
  return { project, value, lying, prize: value + lying + 1, completes: lying + 1 === value };
}

/** Sections lying: `built({ hydrant: 1 })`. */
export function built(sections: Partial<Record<Project, number>>): readonly number[] {
  return PROJECTS.map((project) => sections[project] ?? 0);
}

/** The turn of this table, and the one before: as many as have drawn what lies there, until it is the holder's. */
function turnOf({
  holder = 0,
  phase = 'draw',
  section = null,
  journalists = 0,
  ...sketch
}: Sketch): Pick<State, 'turn' | 'last'> {
  const seats = sketch.hands.length;
  const lying = sketch.built ?? built({});
  const drawn = lying.reduce((sum, sections) => sum + sections, journalists);
  let turn = phase === 'draw' ? drawn + 1 : Math.max(1, drawn);
  while ((turn - 1) % seats !== holder) turn += 1;
  if (turn === 1) return { turn, last: null };
  const before = PROJECTS.flatMap((project, at) => {
    const top = (lying[at] ?? 0) - (project === section?.project ? 2 : 1);
    return top < 0 ? [] : [sectionOf(project, top)];
  });
  const [one] = before;
  const by = (holder + seats - 1) % seats;
  return {
    turn,
    last:
      one === undefined
        ? { kind: 'journalist', holder: by, back: sketch.hands.map(() => 0), isLaidOut: false }
        : { kind: 'nobodyBid', holder: by, section: one, drew: [] }
  };
}

/** A table as a test needs it; cards nobody has are in the deck, unless it says otherwise. */
export function tableOf(sketch: Sketch): State {
  const seats = sketch.hands.length;
  const forward = (sketch.forward ?? []).filter((card) => card !== null);
  const used = [...sketch.hands.flat(), ...forward, ...cardsOf(sketch.open ?? [0, 0, 0]), ...(sketch.faceDown ?? [])];
  return {
    secret: true,
    options: OPTIONS.defaults,
    phase: 'draw',
    ...turnOf(sketch),
    holder: 0,
    built: built({}),
    journalists: 0,
    money: sketch.hands.map(() => 0),
    deck: without(ALL_CARDS, used) ?? [],
    open: [0, 0, 0],
    faceDown: [],
    ending: null,
    ...freshTurn(seats),
    ...sketch,
    seats,
    hands: sketch.hands.map(inOrder)
  };
}

/**
 * Talks about this section, everybody with this strength, by a die and as many cards as they hold where that can be; hands
 * of three unless the sketch says otherwise.
 */
export function talksOf(strengths: readonly number[], section: Section, more: Partial<Sketch> = {}): State {
  const at = PROJECTS.indexOf(section.project);
  const hands = more.hands ?? strengths.map(() => [1, 2, 3]);
  const rolls = strengths.map((strength, seat) => [Math.min(DIE, Math.max(1, strength - (hands[seat]?.length ?? 0)))]);
  return tableOf({
    built: built({}).with(at, section.lying + 1),
    rolls,
    ...more,
    hands,
    phase: 'talks',
    section,
    strengths,
    stands: strengths.map((_, seat) => seat)
  });
}

/** `split([0, 3], [2, 4])`: 3 million for seat 0, 4 for seat 2. */
export function split(...shares: readonly (readonly [seat: Seat, millions: number])[]): Shares {
  return shares.map(([seat, millions]) => ({ seat, millions }));
}

/** The move that offers such a split. */
export function offerOf(...shares: readonly (readonly [seat: Seat, millions: number])[]): Move {
  return { kind: 'offer', shares: split(...shares) };
}

/** Why this move is denied; throws when it is not. */
export function denied(state: State, mover: Mover, move: Move): unknown {
  const answer = attempt(game, state, mover, move, scripted());
  if (answer.ok) throw new Error(`${JSON.stringify(move)} is allowed`);
  return answer.denial.kind === 'refused' ? answer.denial.refusal : answer.denial.kind;
}

/** Plays a move that must be allowed. */
export function play(state: State, mover: Mover, move: Move, random = scripted()): Result {
  const answer = attempt(game, state, mover, move, random);
  if (!answer.ok) throw new Error(`${mover}: ${JSON.stringify(move)}: ${JSON.stringify(answer.denial)}`);
  return answer.played;
}

/** Plays several moves one after the other. */
export function playAll(state: State, ...moves: readonly (readonly [Mover, Move])[]): State {
  return moves.reduce((now, [mover, move]) => play(now, mover, move).state, state);
}

/** Makes an offer and has everybody else in it seal it. */
export function agreed(
  state: State,
  seat: Seat,
  ...shares: readonly (readonly [seat: Seat, millions: number])[]
): Result {
  let result = play(state, seat, offerOf(...shares));
  const id = result.state.made;
  for (const [other] of shares) if (other !== seat) result = play(result.state, other, { kind: 'seal', offer: id });
  return result;
}

/** The open offer with this number. */
export function openOffer(state: State, id: number): Offer | null {
  return state.offers.find((offer) => offer.id === id) ?? null;
}

/** Everybody says "nothing more", from seat 0 on. */
export function silence(state: State): Result {
  let result: Result = { state, news: [] };
  for (let seat = 0; seat < state.seats; seat += 1) {
    if (!result.state.quiet.includes(seat)) result = play(result.state, seat, { kind: 'nothingMore' });
  }
  return result;
}

/** Three of five have agreed on a thermal bath; one of the others has called the council, one attends, and all choose cards. */
export function councilOfFive(): State {
  const talks = talksOf([6, 6, 9, 5, 6], sectionOf('thermalBath', 1), {
    built: built({ busShelter: 1, beerGarden: 2, fireStation: 3, sewageWorks: 3, thermalBath: 2 })
  });
  return playAll(
    silence(agreed(talks, 2, [1, 2], [2, 3], [3, 2]).state).state,
    [0, { kind: 'call' }],
    [0, { kind: 'push', value: 3 }],
    [4, { kind: 'attend' }],
    [4, { kind: 'push', value: 2 }],
    [0, { kind: 'finalSplit', shares: split([0, 4], [4, 3]) }],
    [4, { kind: 'accept' }],
    ['table', { kind: 'toCards' }]
  );
}

/** The kinds of the news, in order. */
export function kinds(result: Result): readonly string[] {
  return result.news.map((news) => news.kind);
}

/** Who is asked what now. */
export function asked(state: State): unknown {
  return game.view(state, 'onlooker').asks.map((ask) => [ask.kind, ...ask.by]);
}
