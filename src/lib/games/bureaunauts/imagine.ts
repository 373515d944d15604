/** Makes up a state that would look just like a view: what the viewer can't see is dealt anew. */
import type { Random } from '../../kernel/random';
import { COPIES, isSatisfied, PLAN } from './goals';
import { BOX } from './grid';
import { JELLY_CARDS } from './jelly-cards';
import { meetingNow } from './meeting';
import { phonesOf } from './moves';
import { BACKS, CHOICES, GOALS, type Back, type Choice, type Face, type Goal, type Phone } from './pieces';
import { recall, type Known, type KnownPlan } from './recall';
import type { State } from './state';
import type { Career, View } from './types';
import { topOf } from './work';

/** A state that looks just like this view to its viewer, in which others have the goals they are known to have. */
export function imagine(view: View, random: Random, known: Known = recall.none(view)): State {
  const { plans, goalDeck } = imagineGoals(view, random, known);
  return {
    secret: true,
    options: view.options,
    seats: view.seats,
    phase: view.phase,
    period: view.period,
    round: view.round,
    starter: view.starter,
    cards: view.cards,
    faces: imagineFaces(view, random),
    jellies: view.jellies,
    supply: view.supply,
    jellyUsed: view.jellyUsed,
    jellyDeck: random.shuffle([...JELLY_CARDS.keys()].filter((card) => !view.jellyUsed.includes(card))),
    careers: view.careers,
    pool: view.pool,
    piles: view.piles,
    firsts: view.firsts,
    reached: view.reached,
    paperwork: view.paperwork,
    filers: view.filers,
    phones: view.phones,
    announced: view.announced,
    contests: view.contests,
    pending: view.pending,
    quiet: view.quiet,
    voteFollows: view.voteFollows,
    voteReason: view.voteReason,
    votes: view.votes,
    elected: view.elected,
    done: view.done,
    plans,
    goalDeck,
    dialled: imaginePhones(view, random),
    choices: imagineChoices(view, random)
  };
}

/** A plan the viewer does not see, as far as it is not completed. */
interface Hidden {
  readonly seat: number;
  readonly career: Career;
  readonly plan: KnownPlan;
}

/**
 * Hidden plans around what is known of them, each with a next goal that is not fulfilled yet: it would have been completed
 * at once.
 */
function imagineGoals(view: View, random: Random, known: Known): Pick<State, 'plans' | 'goalDeck'> {
  const hidden = [...view.careers.entries()].flatMap(([seat, career]): Hidden[] => {
    const plan = known.plans[seat];
    const isOwn = seat === view.viewer && view.ownGoals !== null;
    return isOwn || plan === undefined || career.completed === PLAN ? [] : [{ seat, career, plan }];
  });
  const sure = hidden.flatMap(({ plan: { at, loose } }) => [...at.filter((goal) => goal !== null), ...loose]);
  const pool = random.shuffle(without(unseenGoals(view), sure));
  const next = nextGoals(hidden, pool, random);
  if (next === null) throw new Error('no goals fit these careers');
  const goalDeck = without(
    pool,
    next.flatMap(({ goal, from }) => (from === 'pool' ? [goal] : []))
  );
  const plans = view.careers.map(({ goals, completed }, seat) => {
    const nth = hidden.findIndex((each) => each.seat === seat);
    const first = next[nth];
    if (first === undefined) return seat === view.viewer && view.ownGoals !== null ? view.ownGoals : allOpen(goals);
    const { at, loose } = (hidden[nth] as Hidden).plan;
    const left = first.from === 'loose' ? without(loose, [first.goal]) : loose;
    const free = goals.flatMap((_, rank) => (rank > completed && at[rank] === null ? [rank] : []));
    const placed = random.shuffle(free).slice(0, left.length);
    return goals.map((goal, rank) => {
      if (goal !== null) return goal;
      if (rank === completed) return first.goal;
      return at[rank] ?? left[placed.indexOf(rank)] ?? (goalDeck.pop() as Goal);
    });
  });
  return { plans, goalDeck };
}

/** A plan that is completed lies open. */
function allOpen(goals: readonly (Goal | null)[]): readonly Goal[] {
  return goals.filter((goal) => goal !== null);
}

/** The goal a plan goes on with, and where it comes from. */
interface Next {
  readonly goal: Goal;
  readonly from: 'rank' | 'loose' | 'pool';
}

/** One for each plan, none of them fulfilled already; null where the goals of the pool don't go round. */
function nextGoals(hidden: readonly Hidden[], pool: readonly Goal[], random: Random): readonly Next[] | null {
  const [first, ...others] = hidden;
  if (first === undefined) return [];
  for (const next of candidates(first, pool, random)) {
    if (isSatisfied(first.career, next.goal)) continue;
    const rest = nextGoals(others, next.from === 'pool' ? without(pool, [next.goal]) : pool, random);
    if (rest !== null) return [next, ...rest];
  }
  return null;
}

/** What this plan could go on with. Each of the loose goals is at each of the ranks nobody knows as likely as at the others. */
function candidates({ career, plan: { at, loose } }: Hidden, pool: readonly Goal[], random: Random): readonly Next[] {
  const sure = at[career.completed];
  if (sure) return [{ goal: sure, from: 'rank' }];
  const ranks = at.filter((goal, rank) => goal === null && rank >= career.completed).length;
  const fromLoose = [...new Set(random.shuffle(loose))].map((goal): Next => ({ goal, from: 'loose' }));
  // With as many loose goals as ranks there is room for no other.
  if (loose.length >= ranks) return fromLoose;
  const fromPool = [...new Set(pool)].map((goal): Next => ({ goal, from: 'pool' }));
  return random.int(1, ranks) <= loose.length ? [...fromLoose, ...fromPool] : [...fromPool, ...fromLoose];
}

/** All goals but those the viewer has or sees. */
function unseenGoals(view: View): Goal[] {
  const seen = [...view.pool];
  for (const [seat, { goals }] of view.careers.entries()) {
    if (seat === view.viewer && view.ownGoals !== null) seen.push(...view.ownGoals);
    else for (const goal of goals) if (goal !== null) seen.push(goal);
  }
  return without(
    GOALS.flatMap((goal) => Array.from({ length: COPIES }, () => goal)),
    seen
  );
}

function without<T>(list: readonly T[], gone: readonly T[]): T[] {
  const left = [...list];
  for (const each of gone) {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** What could lie face down: all cards of the box but those that lie open or were taken off the grid. */
function imagineFaces(view: View, random: Random): readonly (Face | null)[] {
  const sum = (of: 'pirates' | 'outposts' | 'swarms'): number =>
    view.careers.reduce((total, career) => total + career[of], 0);
  const defeated: Record<Back, Face[]> = {
    space: times('pirates', sum('pirates')),
    system: [...times('outpost', sum('outposts')), ...times('swarm', sum('swarms'))]
  };
  const hidden = Object.fromEntries(
    BACKS.map((back) => {
      const open = view.cards.flatMap((card) => (card.back === back && card.face !== null ? [card.face] : []));
      const replaced = open.filter((face) => face === 'replacement').length;
      // Only relics and defeated enemies leave the grid, each for one replacement of its back.
      const relics = times('relic', replaced - defeated[back].length);
      return [back, random.shuffle(without(BOX[back], [...open, ...defeated[back], ...relics]))];
    })
  ) as Record<Back, Face[]>;
  return view.cards.map(({ back, face }) => (face === null ? (hidden[back].pop() as Face) : null));
}

function times(face: Face, count: number): Face[] {
  return Array.from({ length: count }, () => face);
}

function imaginePhones(view: View, random: Random): readonly (Phone | null)[] {
  return view.careers.map((_, seat) => {
    if (topOf(view)?.kind !== 'phones' || !view.done.includes(seat)) return null;
    return seat === view.viewer ? view.ownPhone : random.pick(phonesOf(view, seat));
  });
}

function imagineChoices(view: View, random: Random): readonly (Choice | null)[] {
  const top = topOf(view);
  return view.careers.map((_, seat) => {
    if (top?.kind !== 'meeting' || !meetingNow(top).includes(seat) || !view.done.includes(seat)) return null;
    return seat === view.viewer ? view.ownChoice : random.pick(CHOICES);
  });
}
