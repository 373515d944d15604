/**
 * Counts how often the tablet changes hands in a game, beside how many choices needed a hand, and how often it would have
 * to at least: once for each change of seat among those, the secret rounds taken in their best order. And how many presses
 * all this takes.
 */
import { bureaunauts, type Move, type View } from '../src/lib/games/bureaunauts';
import type { Inside, State } from '../src/lib/games/bureaunauts/state';
import { goOn } from '../src/lib/games/bureaunauts/testing';
import { attempt } from '../src/lib/kernel/attempt';
import { judgeOf, type BaseView, type Game, type Kinds, type Mover, type Seat } from '../src/lib/kernel/game';
import { randomFor, type Random, type Seed } from '../src/lib/kernel/random';
import { afterMove, isForAll, nextSeat } from '../src/lib/session/handover';
import { usual } from '../src/routes/bureaunauts/steps/acts';
import { pressesOf, tapsOfTable, type Taps } from './presses';

/** A game to be played by its script: who sits there, by which rules, and by which chance they choose. */
export interface Script<K extends Kinds> {
  readonly game: Game<K>;
  readonly options: K['options'];
  readonly seats: number;
  readonly seed: Seed;
  /** The same game with computers on these seats, who make the moves people made there. */
  readonly computers?: ReadonlySet<Seat>;
}

/** A move as it was made. */
type Made<K extends Kinds> = readonly [mover: Mover, move: K['move']];

/** How often the tablet changed hands. */
export interface Handovers {
  readonly moves: number;
  /** Choices that needed somebody's hand, those one after another in the same hand as one. None costs more than one pass. */
  readonly choices: number;
  readonly counted: number;
  readonly least: number;
  /** Hands opened from the table, not from the curtain that fell when somebody else had sealed. */
  readonly fromTable: number;
  /** What people press for choices that need a hand: to hold, to pick, to say it is done. */
  readonly presses: number;
}

/** What opens a hand: the ring on the table, or the gate of the curtain that fell when somebody else had sealed. */
const OPENING = 1;

/** One stop of the tablet: a seat that needed its hand, or a secret round of several. */
interface Stop {
  /** The secret round this was part of; null for a choice of its own. */
  readonly round: number | null;
  readonly seat: Seat;
}

/**
 * Plays a game as a table would, by what the table itself says about the way of the tablet. Whoever is asked takes any
 * allowed move, as the script's chance has it; nothing that is optional is done.
 */
export function handoversOf<K extends Kinds>({ computers = NOBODY, ...script }: Script<K>): Handovers {
  const made: Made<K>[] = [];
  const went = counted(script, NOBODY, made);
  return computers.size === 0 ? went : counted(script, computers, [...made]);
}

const NOBODY: ReadonlySet<Seat> = new Set();

/**
 * Plays the script and fills `made` with what was done; or, with computers, plays what was done once more, each their own
 * moves in their order. Computers seal first; else they move when they are asked, and need no tablet.
 */
function counted<K extends Kinds>(
  { game, options, seats, seed }: Script<K>,
  computers: ReadonlySet<Seat>,
  made: Made<K>[]
): Handovers {
  let state = game.setup(options, seats, randomFor(seed, 0)).state;
  let holder: Seat | null = null;
  let inHand: Seat | null = null;
  let passes = 0;
  let choices = 0;
  let moves = 0;
  let round = 0;
  let fromTable = 0;
  let presses = 0;
  const stops: Stop[] = [];
  for (let view = game.view(state, 'onlooker'); view.outcome === null; view = game.view(state, 'onlooker')) {
    const { seat, mover } = inTurn(view, holder, inHand, computers, made[0]?.[0]);
    if (seat !== null) {
      const isSealed = view.asks.some((ask) => ask.sealed && ask.from === 'hand' && ask.by.includes(seat));
      if (isSealed && view.done.every((one) => computers.has(one))) round += 1;
      stops.push({ round: isSealed ? round : null, seat });
      if (inHand === null || seat !== holder) choices += 1;
      if (inHand === null) fromTable += 1;
      if (inHand === null || seat !== holder) presses += OPENING;
      // The first to take it has it from the table, which costs no less than having it from somebody else.
      if (seat !== holder) passes += 1;
      holder = seat;
    }
    const choice = randomFor([...seed].toReversed().join(''), moves);
    const judge = seat ?? judgeOf(view, mover);
    const seen = game.view(state, judge);
    const move = computers.size === 0 ? choice.pick(game.moves(seen, mover)) : theirNext(made, mover);
    if (computers.size === 0) made.push([mover, move]);
    moves += 1;
    if (seat !== null) presses += pressesOf<K>(game.id, seen, seat, move);
    const tried = attempt(game, state, mover, move, randomFor(seed, moves));
    if (!tried.ok) throw new Error(`${game.id}: ${JSON.stringify({ mover, move, denial: tried.denial })}`);
    state = tried.played.state;
    const after = game.view(state, 'onlooker');
    inHand = null;
    if (seat === null) continue;
    const way = afterMove(view, after, seat, isForAll(game, tried.played.news), computers);
    if (way.kind === 'stay') inHand = seat;
    if (way.kind === 'pass') inHand = way.seat;
  }
  return { moves, choices, counted: passes, least: leastOf(stops), fromTable, presses };
}

/**
 * Whose move is next, and whether it needs the tablet (`seat`). With computers it goes by what was done (`next`), but for
 * choices that are sealed: there computers come first, and people as the tablet goes round.
 */
function inTurn(
  view: BaseView,
  holder: Seat | null,
  inHand: Seat | null,
  computers: ReadonlySet<Seat>,
  next: Mover | undefined
): { readonly seat: Seat | null; readonly mover: Mover } {
  const asked = view.asks.filter(({ optional }) => !optional);
  const seat = inHand ?? nextSeat(view, holder, computers);
  const [first] = asked;
  if (computers.size === 0 || first === undefined || next === undefined) {
    return { seat, mover: seat ?? first?.by[0] ?? 'table' };
  }
  if (first.sealed) {
    const theirs = first.by.find((one) => one !== 'table' && computers.has(one) && !view.done.includes(one));
    return theirs === undefined || inHand !== null ? { seat, mover: seat ?? 'table' } : { seat: null, mover: theirs };
  }
  const isHand =
    next !== 'table' && !computers.has(next) && asked.some(({ from, by }) => from === 'hand' && by.includes(next));
  return { seat: isHand ? next : null, mover: next };
}

/** What this mover does next of what was done; it is taken out. */
function theirNext<K extends Kinds>(made: Made<K>[], mover: Mover): K['move'] {
  const at = made.findIndex(([one]) => one === mover);
  const [next] = at === -1 ? [] : made.splice(at, 1);
  if (next === undefined) throw new Error(`nothing is left to do for ${String(mover)}`);
  return next[1];
}

/** The fewest changes of hands these stops allow, with every secret round in its best order. */
export function leastOf(stops: readonly Stop[]): number {
  /** By the seat that has the tablet: the fewest changes that lead there. */
  let ways = new Map<Seat | null, number>([[null, 0]]);
  for (let i = 0; i < stops.length;) {
    const first = stops[i];
    if (first === undefined) break;
    let end = i + 1;
    while (first.round !== null && stops[end]?.round === first.round) end += 1;
    const inRound = [...new Set(stops.slice(i, end).map(({ seat }) => seat))];
    const next = new Map<Seat | null, number>();
    for (const [from, changes] of ways) {
      for (const to of inRound) {
        // Whoever has it already begins, unless they have to be the last of several.
        const begins = from !== null && inRound.includes(from) && (from !== to || inRound.length === 1);
        const all = changes + inRound.length - (begins ? 1 : 0);
        next.set(to, Math.min(all, next.get(to) ?? Infinity));
      }
    }
    ways = next;
    i = end;
  }
  return Math.min(...ways.values());
}

/** A fiscal period of Bureaunauts in which four players file until they have no photon left. */
export interface Period {
  /** How many filed, filing by filing. */
  readonly filings: readonly number[];
  /** Everything that is tapped, in sight of all and in a hand. */
  readonly taps: number;
  /** Rings and gates that are held until they are full. */
  readonly held: number;
  readonly handovers: number;
}

/** So many photons they begin with: with what they then find and pay they file 4, 4, 4, 3 and 3 times. */
const PHOTONS = [8, 8, 8, 6] as const;
/** A period as one that was counted by hand: 66 taps and 18 handovers, before the table could say anything by one tap. */
const COUNTED: Seed = '849a'.padStart(32, '7');

/**
 * Plays that period as the table would. What somebody chooses comes from the chance of their own choices, so that the same
 * is played whoever is asked first.
 */
export function periodOf(taps: Taps = tapsOfTable()): Period {
  const seed = COUNTED;
  const game = bureaunauts as unknown as Game<Inside>;
  const dealt = game.setup(game.options.defaults, PHOTONS.length, randomFor(seed, 0)).state;
  const careers = dealt.careers.map((career, seat) => ({ ...career, photons: PHOTONS[seat] ?? 0 }));
  const began: State = { ...dealt, careers, period: 1, pending: [{ kind: 'filing' }] };
  let { state } = goOn(began);
  const filings: number[] = [];
  const chosen = PHOTONS.map(() => 0);
  let holder: Seat | null = null;
  let inHand: Seat | null = null;
  let [handovers, held, tapped] = [0, 0, 0];
  for (let moves = 1; state.period === 1 && state.voteReason === null; moves += 1) {
    const view = game.view(state, 'onlooker');
    const seat: Seat | null = inHand ?? nextSeat(view, holder);
    const mover: Mover | undefined = seat ?? view.asks[0]?.by[0];
    if (typeof mover !== 'number') throw new Error('nobody is asked');
    if (seat !== null && (inHand === null || seat !== holder)) held += 1;
    if (seat !== null && seat !== holder) handovers += 1;
    holder = seat ?? holder;
    const seen = game.view(state, seat ?? 'onlooker');
    const choice = randomFor([...seed].toReversed().join(''), mover * 1000 + (chosen[mover] ?? 0));
    chosen[mover] = (chosen[mover] ?? 0) + 1;
    const move = choose(seen, mover, game.moves(seen, mover), choice);
    tapped += taps(seen, mover, move);
    const tried = attempt(game, state, mover, move, randomFor(seed, moves));
    if (!tried.ok) throw new Error(JSON.stringify({ mover, move, denial: tried.denial }));
    for (const piece of tried.played.news) if (piece.kind === 'phonesShown') filings.push(piece.phones.length);
    state = tried.played.state;
    inHand = null;
    if (seat === null) continue;
    const way = afterMove(view, game.view(state, 'onlooker'), seat, isForAll(game, tried.played.news));
    if (way.kind === 'stay') inHand = seat;
    if (way.kind === 'pass') inHand = way.seat;
  }
  return { filings, taps: tapped, held, handovers };
}

/**
 * Everybody files, every other filing is for actions, and nobody leaves for lunch: all go on until they are broke. Who acts
 * repairs, or upgrades what can be paid.
 */
function choose(view: View, seat: Seat, moves: readonly Move[], choice: Random): Move {
  const files = moves.find(({ kind }) => kind === 'file');
  if (files !== undefined) return files;
  const [stars, ...cards] = moves;
  if (stars?.kind === 'setPhone') return cards.length > 0 && view.round % 2 === 1 ? choice.pick(cards) : stars;
  const action = usual(view, seat);
  const isWanted = moves.find((move) => move.kind === 'announce' && move.action === action);
  return isWanted ?? choice.pick(moves.filter((move) => move.kind !== 'announce' || move.action !== 'lunch'));
}
