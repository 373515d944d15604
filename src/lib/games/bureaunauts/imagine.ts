/** Makes up a state that would look just like a view: what the viewer can't see is dealt anew. */
import type { Random } from '../../kernel/random';
import { COPIES, isSatisfied, PLAN } from './goals';
import { BOX } from './grid';
import { JELLY_CARDS } from './jelly-cards';
import { meetingNow } from './meeting';
import { phonesOf } from './moves';
import { BACKS, CHOICES, GOALS, type Back, type Choice, type Face, type Goal, type Phone } from './pieces';
import type { State } from './state';
import type { Career, View } from './types';
import { careerOf, topOf } from './work';

/** A state that looks just like this view to its viewer. */
export function imagine(view: View, random: Random): State {
  const { plans, goalDeck } = imagineGoals(view, random);
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

/** Hidden plans, each with a next goal that is not fulfilled yet: it would have been completed at once. */
function imagineGoals(view: View, random: Random): Pick<State, 'plans' | 'goalDeck'> {
  const isHidden = (seat: number): boolean => seat !== view.viewer || view.ownGoals === null;
  const unseen = random.shuffle(unseenGoals(view));
  const waiting = [...view.careers.keys()].filter((seat) => isHidden(seat) && careerOf(view, seat).completed < PLAN);
  const next = nextGoals(
    waiting.map((seat) => careerOf(view, seat)),
    unseen
  );
  if (next === null) throw new Error('no goals fit these careers');
  const goalDeck = without(unseen, next);
  const plans = view.careers.map(({ goals, completed }, seat) => {
    if (!isHidden(seat)) return view.ownGoals ?? [];
    const first = next[waiting.indexOf(seat)];
    return goals.map((goal, rank) => goal ?? ((rank === completed ? first : goalDeck.pop()) as Goal));
  });
  return { plans, goalDeck };
}

/** One of these goals for each career, none of them fulfilled already; null where they don't go round. */
function nextGoals(careers: readonly Career[], goals: readonly Goal[]): readonly Goal[] | null {
  const [career, ...others] = careers;
  if (career === undefined) return [];
  for (const goal of new Set(goals)) {
    if (isSatisfied(career, goal)) continue;
    const rest = nextGoals(others, without(goals, [goal]));
    if (rest !== null) return [goal, ...rest];
  }
  return null;
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
