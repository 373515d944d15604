/** What a move does. Called with legal moves alone; never changes its input. */
import type { Mover, Seat } from '../../kernel/game';
import type { Random } from '../../kernel/random';
import { adjust, announce, place, reassign } from './actions';
import { attack, holdFire } from './attack';
import { COPIES, PLAN } from './goals';
import { CELLS, dealGrid } from './grid';
import { JELLY_CARDS } from './jelly-cards';
import { JELLY_TOKENS } from './jellies';
import { meet } from './meeting';
import { displace } from './movement';
import type { Options } from './options';
import { file, pass, setPhone } from './paperwork';
import type { Move } from './move';
import type { News } from './news';
import { DEPARTMENTS, GOALS, RANKS, type Goal } from './pieces';
import { INFLUENCE } from './rewards';
import { run } from './run';
import type { Result, State, Work } from './state';
import type { Career } from './types';
import { turnCard } from './vote';
import { push, take, topOf, workOn } from './work';

/** How many goals lie in the pool. (rules: Set-up) */
export const POOL = 5;

/** The table before the first Career Plan is made. A starter who does not sit there is the first seat. */
export function setup(options: Options, seats: number, random: Random): Result {
  const starter = options.starter === 'random' ? random.int(0, seats - 1) : options.starter;
  const { cards, faces } = dealGrid(random);
  const goals = random.shuffle(GOALS.flatMap((goal) => Array.from({ length: COPIES }, () => goal)));
  const plans = Array.from({ length: seats }, () => goals.splice(0, PLAN));
  const pool = goals.splice(0, POOL);
  const perSeat = <T>(value: T): T[] => plans.map(() => value);
  const state: State = {
    secret: true,
    options,
    seats,
    phase: 'planning',
    period: 0,
    round: 0,
    starter: starter < seats ? starter : 0,
    cards,
    faces,
    jellies: CELLS.map(() => 0),
    supply: JELLY_TOKENS,
    jellyUsed: [],
    jellyDeck: random.shuffle([...JELLY_CARDS.keys()]),
    careers: perSeat(beginner(options)),
    pool,
    piles: DEPARTMENTS.map(() => perSeat(0)),
    firsts: RANKS.map(() => null),
    reached: [],
    paperwork: [],
    filers: [],
    phones: perSeat(null),
    announced: perSeat(null),
    contests: [],
    pending: [{ kind: 'plans' }],
    quiet: 0,
    voteFollows: false,
    voteReason: null,
    votes: [],
    elected: null,
    done: [],
    plans,
    goalDeck: goals,
    dialled: perSeat(null),
    choices: perSeat(null)
  };
  const news: News[] = [{ kind: 'careersBegan', starter: state.starter, pool }];
  for (const [seat, drawn] of plans.entries()) news.push({ kind: 'drewGoals', seat, goals: drawn });
  return { state, news };
}

function beginner({ budget }: Options): Career {
  return {
    photons: 0,
    level: 1,
    ship: { kind: 'dock' },
    jellyTrack: 0,
    budget,
    relics: 0,
    pirates: 0,
    outposts: 0,
    swarms: 0,
    goals: RANKS.map(() => null),
    completed: 0,
    influence: INFLUENCE,
    filing: 'open'
  };
}

/** Carries out a legal move, and everything after it that needs nobody. */
export function play(state: State, mover: Mover, move: Move, random: Random): Result {
  const work = workOn(state, random);
  if (mover === 'table') turnCard(work);
  else carryOut(work, mover, move);
  run(work);
  return { state: work.state, news: work.news };
}

function carryOut(work: Work, seat: Seat, move: Move): void {
  switch (move.kind) {
    case 'plan':
      return plan(work, seat, move.goals);
    case 'reopen':
      return reopen(work, seat);
    case 'file':
      return file(work, seat);
    case 'pass':
      return pass(work, seat);
    case 'setPhone':
      return setPhone(work, seat, move.to);
    case 'announce':
      return announce(work, seat, move.action);
    case 'reassign':
      return reassign(work, seat, move.rank, move.take);
    case 'adjust':
      return adjust(work, seat, move.goals);
    case 'place':
      return place(work, seat, move.department);
    case 'attack':
      return attack(work, seat, move.enemy);
    case 'holdFire':
      return holdFire(work, seat);
    case 'displace':
      return displace(work, seat, move.cell);
    case 'meet':
      return meet(work, seat, move.choice);
    case 'turnCard':
      throw new Error('only the table turns cards');
  }
}

/** Seals a Career Plan; after the last one the first fiscal period begins. (rules: Set-up) */
function plan(work: Work, seat: Seat, goals: readonly Goal[]): void {
  const { state, news } = work;
  news.push({ kind: 'sealed', seat, what: 'plan' });
  state.plans = state.plans.with(seat, [...goals]);
  state.done = [...state.done, seat];
  if (state.done.length < state.seats) return;
  state.done = [];
  take(work, 'plans');
  push(work, { kind: 'period' });
}

const SEALED = { plans: 'plan', phones: 'phone', meeting: 'choice' } as const;

/** Takes back what was sealed. A plan keeps the order it had. */
function reopen(work: Work, seat: Seat): void {
  const { state, news } = work;
  const kind = topOf(state)?.kind;
  if (kind !== 'plans' && kind !== 'phones' && kind !== 'meeting') throw new Error('nothing is sealed now');
  state.done = state.done.filter((other) => other !== seat);
  state.dialled = state.dialled.with(seat, null);
  state.choices = state.choices.with(seat, null);
  news.push({ kind: 'reopened', seat, what: SEALED[kind] });
}
