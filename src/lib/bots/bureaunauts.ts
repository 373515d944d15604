/**
 * Plays Bureaunauts: what things are worth now, in photons, by the goals of the own plan. The keen one goes for one goal
 * after the other. To guess where others go, and to count votes before an Influence card is placed, won nothing that could
 * be measured, so nobody does.
 */
import {
  bureaunauts,
  CARDS_IN_BOX,
  CHOICES,
  completedOf,
  DEPARTMENTS,
  enemiesAt,
  GOALS,
  HIGHEST_LEVEL,
  isInDanger,
  MOST_SPACESHIPS,
  needOf,
  phonesOf,
  placesFor,
  progressOf,
  refuseAction,
  SWARM_JELLIES,
  targetsAt,
  targetsOf,
  topOf,
  voteOdds,
  type Action,
  type Back,
  type Bureaunauts,
  type Career,
  type Cell,
  type Enemy,
  type Face,
  type Goal,
  type Move,
  type Phone,
  type Seat,
  type View
} from '../games/bureaunauts';
import type { Random } from '../kernel/random';
import { chanceOf, judged, judging, unit, type Level, type Mind, type Task, type Thought } from './mind';

/** Why a move was chosen. */
export type BureaunautsReason =
  /** It completes all that is left of the own plan. */
  | { readonly kind: 'wins' }
  /** It helps with this goal, the next of the own plan. */
  | { readonly kind: 'towards'; readonly goal: Goal }
  /** It helps with this goal, which is not the next one. */
  | { readonly kind: 'later'; readonly goal: Goal }
  /** What ★★ is for. */
  | { readonly kind: 'action'; readonly action: Action }
  /** The card lies face down, and there may be photons below it. */
  | { readonly kind: 'hidden' }
  /** The odds of the vote with it, were it held now: from 0 to 1. */
  | { readonly kind: 'odds'; readonly chance: number }
  /** Who is in danger had better be gone. */
  | { readonly kind: 'flees' };

/** What a goal costs about, in photons, by how many of its kind are completed. A third Spaceship goal can't be. */
const COST: Readonly<Record<Goal, readonly number[]>> = {
  relicHunter: [4, 2.5, 2.5, 2.5, 2.5],
  underBudget: [4, 3, 3, 3, 3],
  spaceship: [5, 5],
  lawAndOrder: [6, 4, 4, 4, 4],
  spaceJelly: [7, 3.5, 3.5, 3.5, 3.5]
};

/** How a level looks at things; by measure. */
interface Temper {
  /** What a goal counts for that is not the next one: 1 for as much. Who minds all of them at once is late with each. */
  readonly later: number;
  /** What a relic is worth for the next goal, times those that are missing. */
  readonly relics: number;
  /** What a ship's level is worth to who has enemies to beat, below level 3; a third of it from there on. */
  readonly strength: number;
  /** How far it may be wrong about what a thing is worth. */
  readonly doubt: number;
  /** What it takes to file while saving for Under Budget, when a photon is worth more than one. */
  readonly filesSaving: number;
  /** What a Business Lunch is worth without a photon. */
  readonly lunch: number;
}

const TEMPERS: Readonly<Record<Level, Temper>> = {
  gentle: { later: 1, relics: 5, strength: 2, doubt: 0.4, filesSaving: 0.9, lunch: 0 },
  fair: { later: 0.6, relics: 5, strength: 2, doubt: 0, filesSaving: 2.5, lunch: 1.2 },
  keen: { later: 0, relics: 8, strength: 0, doubt: 0, filesSaving: 2.5, lunch: 0 }
};

/** What it is worth to complete all that is left of the plan: more than anything else. */
const WINS = 50;

/** From which worth on it pays to file, for a photon. */
const FILES = 0.9;

/** The goals, the cheapest next one first. */
function inOrder(goals: readonly Goal[], career: Career | null): readonly Goal[] {
  const done = new Map(GOALS.map((goal) => [goal, career === null ? 0 : completedOf(career, goal)]));
  const rest = [...goals];
  const order: Goal[] = [];
  const cost = (goal: Goal): number => COST[goal][done.get(goal) ?? 0] ?? 99;
  while (rest.length > 0) {
    const next = rest.reduce((best, goal) => (cost(goal) < cost(best) ? goal : best));
    rest.splice(rest.indexOf(next), 1);
    done.set(next, (done.get(next) ?? 0) + 1);
    order.push(next);
  }
  return order;
}

/** What things are worth to a player now, in photons. */
interface Worth {
  readonly career: Career;
  /** The goals that are not completed, the next one first. */
  readonly goals: readonly Goal[];
  readonly relic: number;
  /** Pirates or an outpost. */
  readonly law: number;
  /** A step of the Jelly track. */
  readonly jelly: number;
  /** A level of the ship. */
  readonly level: number;
}

function worthFor(view: View, seat: Seat, level: Level): Worth {
  const career = careerOf(view, seat);
  const { later, relics, strength } = TEMPERS[level];
  const goals = (view.ownGoals ?? []).slice(career.completed);
  const [next] = goals;
  const wanted = (goal: Goal): number => {
    const all = goals.filter((each) => each === goal).length;
    // Nothing more is wanted for what will be completed anyway; Under Budget has to be paid.
    if (all === 0) return 0;
    if (goal !== 'underBudget' && progressOf(career, goal).have >= needOf(goal, completedOf(career, goal) + all))
      return 0;
    return goal === next ? 1.3 : 1.3 * later;
  };
  const toGo = (goal: Goal): number => {
    const { have, need } = progressOf(career, goal);
    return Math.max(0, need - have);
  };
  const canRise = completedOf(career, 'spaceship') < MOST_SPACESHIPS;
  const fights = goals.includes('lawAndOrder') || goals.includes('spaceJelly');
  const rising =
    (canRise ? wanted('spaceship') * 3.4 : 0) + (fights ? (career.level < 3 ? strength : strength / 3) : 0);
  return {
    career,
    goals,
    relic: Math.max(0.1, (wanted('relicHunter') * relics) / Math.max(1, toGo('relicHunter') + 0.5)),
    law: Math.max(0.1, (wanted('lawAndOrder') * 6) / Math.max(1, toGo('lawAndOrder'))),
    jelly: Math.max(0.05, (wanted('spaceJelly') * 6) / Math.max(2, toGo('spaceJelly'))),
    level: career.level >= HIGHEST_LEVEL ? 0 : rising
  };
}

function careerOf(view: View, seat: Seat): Career {
  const career = view.careers[seat];
  if (career === undefined) throw new RangeError(`nobody on seat ${seat}`);
  return career;
}

/** How many goals of the own plan would be completed in a row, were the career so; `isPaid`: Under Budget is paid, once. */
function completing({ career, goals }: Worth, then: Partial<Career>, isPaid = false): number {
  let after = { ...career, ...then };
  for (const [at, goal] of goals.entries()) {
    const { have, need, isImpossible } = progressOf(after, goal);
    const isCompleted = goal === 'underBudget' ? isPaid && at === 0 : have >= need && !isImpossible;
    if (!isCompleted) return at;
    after = { ...after, goals: after.goals.with(after.completed, goal), completed: after.completed + 1 };
  }
  return goals.length;
}

/** What it is worth to complete so many goals besides the rest: nothing, unless they are all that are left. */
function winning({ goals }: Worth, completed: number): number {
  return completed > 0 && completed === goals.length ? WINS : 0;
}

/** What it is worth to have beaten an enemy. */
function gainOf(worth: Worth, { kind, tokens }: Enemy): number {
  const { jellyTrack, pirates } = worth.career;
  if (kind === 'pirates' || kind === 'outpost') {
    return worth.law + winning(worth, completing(worth, { pirates: pirates + 1 }));
  }
  const jellies = tokens + (kind === 'swarm' ? SWARM_JELLIES : 0);
  return jellies * worth.jelly + winning(worth, completing(worth, { jellyTrack: jellyTrack + jellies }));
}

/** What there is to be gained from the enemies on a card, less the photons it takes. */
function preyAt(view: View, seat: Seat, cell: Cell, worth: Worth): number {
  let sum = 0;
  for (const { enemy, cost, isBeatable } of targetsAt(view, seat, cell)) {
    if (isBeatable) sum += Math.max(0, gainOf(worth, enemy) - cost);
  }
  return sum;
}

type Chances = Partial<Record<Face, number>>;

/** How likely each face is under a card that lies face down, by its back: the box less all that was seen. */
function chancesIn(view: View): Readonly<Record<Back, Chances>> {
  const chances = (back: Back): Chances => {
    const left: Chances = { ...CARDS_IN_BOX[back] };
    const take = (face: Face, count: number): void => {
      left[face] = Math.max(0, (left[face] ?? 0) - count);
    };
    const sum = (of: 'pirates' | 'outposts' | 'swarms'): number =>
      view.careers.reduce((total, career) => total + career[of], 0);
    const beaten = back === 'space' ? sum('pirates') : sum('outposts') + sum('swarms');
    let replaced = 0;
    for (const card of view.cards) {
      if (card.back !== back || card.face === null) continue;
      if (card.face === 'replacement') replaced += 1;
      else take(card.face, 1);
    }
    if (back === 'space') take('pirates', beaten);
    else {
      take('outpost', sum('outposts'));
      take('swarm', sum('swarms'));
    }
    take('relic', replaced - beaten);
    const all = Object.values(left).reduce((total, count) => total + count, 0);
    return Object.fromEntries(Object.entries(left).map(([face, count]) => [face, count / Math.max(1, all)]));
  };
  return { space: chances('space'), system: chances('system') };
}

/** What it is worth to turn up a card with such chances. */
function flipWorth(chances: Chances, worth: Worth): number {
  const { career } = worth;
  const chance = (face: Face): number => chances[face] ?? 0;
  const missing = Math.max(0, 3 - career.level);
  const pirates = career.photons >= missing ? worth.law - missing : -0.6;
  const strong = career.level >= HIGHEST_LEVEL;
  return (
    chance('photons2') * 2 +
    (chance('darkStar') + chance('photons3')) * 3 +
    chance('relic') * worth.relic +
    chance('upgrade') * worth.level +
    chance('pirates') * pirates +
    chance('outpost') * (strong ? worth.law : -0.6) +
    chance('swarm') * (strong ? SWARM_JELLIES * worth.jelly : -0.6)
  );
}

/** A setting of the Phone and what it is worth; for ★★ the best action, null where none is worth anything. */
interface Choice {
  readonly to: Phone;
  readonly value: number;
  readonly action: Action | null;
}

/** ★★ with the best action there is. */
function starsFor(view: View, seat: Seat, level: Level, worth: Worth): Choice {
  const { career, goals } = worth;
  const price = needOf('underBudget', completedOf(career, 'underBudget') + 1);
  const spaceships = completedOf(career, 'spaceship') + goals.filter((goal) => goal === 'spaceship').length;
  const paid = completing(worth, {}, true);
  const risen = completing(worth, { level: career.level + 1 });
  const isStuck = goals.at(-1) === 'spaceship' && spaceships > MOST_SPACESHIPS;
  const values: Partial<Record<Action, number>> = {
    underBudget: goals[0] === 'underBudget' ? (8 - price) * paid + winning(worth, paid) : 0,
    upgrade: worth.level - 0.3 * (career.level + 1) + winning(worth, risen),
    repair: 1.4,
    lunch: TEMPERS[level].lunch - 0.55 * career.photons,
    reassign: isStuck && view.pool.some((goal) => goal !== 'spaceship') ? 1.8 : 0
  };
  let best: Choice = { to: 'stars', value: 0, action: null };
  for (const [name, value] of Object.entries(values)) {
    const action = name as Action;
    if (value > best.value && refuseAction(view, seat, action) === null) best = { to: 'stars', value, action };
  }
  return best;
}

/** All Phones worth setting. */
function choicesFor(view: View, seat: Seat, level: Level, random: Random): readonly Choice[] {
  const worth = worthFor(view, seat, level);
  const { doubt } = TEMPERS[level];
  const list: Choice[] = [starsFor(view, seat, level, worth)];
  const chances = chancesIn(view);
  const flips = { space: flipWorth(chances.space, worth), system: flipWorth(chances.system, worth) };
  const danger = isInDanger(view, seat) ? 1 : 0;
  const taken = new Set(
    view.careers.flatMap(({ ship }, other) => (other !== seat && ship.kind === 'card' ? [ship.cell] : []))
  );
  for (const to of phonesOf(view, seat)) {
    const card = to === 'stars' ? undefined : view.cards[to];
    if (to === 'stars' || card === undefined) continue;
    const prey = preyAt(view, seat, to, worth);
    const isGuarded = enemiesAt(view, to).length > 0;
    const found = card.face === null ? flips[card.back] + (isGuarded ? prey - 0.5 : 0) : prey;
    const stays = card.face !== null && isGuarded && prey === 0 ? -1 : 0;
    const mood = 1 + doubt * (2 * unit(random) - 1);
    const value = (danger + found + stays) * mood + unit(random) * 0.05;
    list.push({ to, value: taken.has(to) ? value / 2 : value, action: null });
  }
  return list;
}

function bestOf(choices: readonly Choice[]): Choice {
  return choices.reduce((best, choice) => (choice.value > best.value ? choice : best));
}

/** To file is worth a photon, if the best there is to do is; the photon itself is gone then. */
function declares(task: Task<Bureaunauts>, random: Random): Move {
  const { view, seat, level } = task;
  const career = careerOf(view, seat);
  const paid = { ...view, careers: view.careers.with(seat, { ...career, photons: career.photons - 1 }) };
  const best = bestOf(choicesFor(paid, seat, level, random));
  const price = needOf('underBudget', completedOf(career, 'underBudget') + 1);
  const isSaving = view.ownGoals?.[career.completed] === 'underBudget' && career.photons < price + 1;
  const isWorth = best.value > (isSaving ? TEMPERS[level].filesSaving : FILES) || best.action === 'lunch';
  return { kind: isWorth ? 'file' : 'pass' };
}

/** How likely this seat is to get most of the five votes, by shares of the piles as if they had nothing to do with each other. */
function majority(piles: View['piles'], seat: Seat): number {
  let chances = [1, 0, 0, 0, 0, 0];
  for (const pile of piles) {
    const height = pile.reduce((sum, count) => sum + count, 0);
    const own = height === 0 ? 0 : (pile[seat] ?? 0) / height;
    chances = chances.map((chance, votes) => chance * (1 - own) + (chances[votes - 1] ?? 0) * own);
  }
  const [, , two = 0, three = 0, four = 0, five = 0] = chances;
  return three + four + five + 0.35 * two;
}

/** Where an Influence card helps most. */
function places(view: View, seat: Seat, random: Random): Thought<Bureaunauts> {
  const withOne = (at: number): View['piles'] => {
    const pile = view.piles[at] ?? [];
    return view.piles.with(at, pile.with(seat, (pile[seat] ?? 0) + 1));
  };
  let best = 0;
  let most = -Infinity;
  for (const at of DEPARTMENTS.keys()) {
    const value = majority(withOne(at), seat) + unit(random) * 1e-4;
    if (value > most) {
      most = value;
      best = at;
    }
  }
  const odds = voteOdds({ votes: view.votes, piles: withOne(best), seats: view.seats });
  const why: BureaunautsReason = { kind: 'odds', chance: odds.wins[seat] ?? 0 };
  return judged({ kind: 'place', department: DEPARTMENTS[best] ?? DEPARTMENTS[0] }, why);
}

/** The enemy with the most to be gained, as long as there is anything. */
function attacks(view: View, seat: Seat, level: Level): Move {
  const worth = worthFor(view, seat, level);
  let best: Move = { kind: 'holdFire' };
  let most = 0.05;
  for (const { enemy, cost, isBeatable } of targetsOf(view, seat)) {
    // What costs nothing is safer gone.
    const value = gainOf(worth, enemy) - cost + (cost === 0 ? 0.5 : 0);
    if (isBeatable && value > most) {
      most = value;
      best = { kind: 'attack', enemy: enemy.kind };
    }
  }
  return best;
}

/** The last goal goes, which can't be completed, for the cheapest of the pool; or something else, where that is gone. */
function reassigns(view: View, seat: Seat): Move {
  const moves = bureaunauts.moves(view, seat);
  const [take] = inOrder(
    view.pool.filter((goal) => goal !== 'spaceship'),
    careerOf(view, seat)
  );
  const wanted = moves.filter((move) => move.kind === 'reassign' && move.take === take);
  const none = moves.find((move) => move.kind === 'announce' && move.action === null);
  const [first] = moves;
  const best = wanted.at(-1) ?? none ?? first;
  if (best === undefined) throw new Error('who reassigns has a goal to give');
  return best;
}

/** What a goal is worth something for. */
const SERVES: Readonly<Record<Goal, 'jelly' | 'law' | 'level' | 'relic' | null>> = {
  spaceJelly: 'jelly',
  lawAndOrder: 'law',
  spaceship: 'level',
  relicHunter: 'relic',
  underBudget: null
};

/** Does such a Phone lead to this goal, and not only to others? */
function leadsTo(goal: Goal, { to, action }: Choice, { view, seat, level }: Task<Bureaunauts>): boolean {
  if (to === 'stars') return action === (goal === 'spaceship' ? 'upgrade' : goal);
  const served = SERVES[goal];
  const card = view.cards[to];
  if (served === null || card === undefined) return false;
  const all = worthFor(view, seat, level);
  const [whole, without] = [all, { ...all, [served]: 0 }].map(
    (worth) => preyAt(view, seat, to, worth) + (card.face === null ? flipWorth(chancesIn(view)[card.back], worth) : 0)
  );
  return whole !== without;
}

/** What the own Phone is set for, the weightiest first. */
function reasonsFor(choice: Choice, task: Task<Bureaunauts>): readonly BureaunautsReason[] {
  const { view, seat } = task;
  const { to, action, value } = choice;
  const [next, ...later] = (view.ownGoals ?? []).slice(careerOf(view, seat).completed);
  const goal = later.find((each) => leadsTo(each, choice, task));
  const all: readonly (BureaunautsReason | false | undefined)[] = [
    value >= WINS / 2 && { kind: 'wins' },
    action !== null && { kind: 'action', action },
    to !== 'stars' && isInDanger(view, seat) && { kind: 'flees' },
    next !== undefined && leadsTo(next, choice, task)
      ? { kind: 'towards', goal: next }
      : goal && { kind: 'later', goal },
    to !== 'stars' && view.cards[to]?.face === null && { kind: 'hidden' }
  ];
  return all.filter((reason) => reason !== false && reason !== undefined);
}

function judge(task: Task<Bureaunauts>): Thought<Bureaunauts> {
  const { view, seat, level } = task;
  const top = topOf(view);
  if (top === null || view.done.includes(seat)) return judged(null);
  const random = chanceOf(task);
  switch (top.kind) {
    case 'plans':
      return judged({ kind: 'plan', goals: inOrder(view.ownGoals ?? [], null) });
    case 'declare':
      return judged(declares(task, random));
    case 'phones': {
      const best = bestOf(choicesFor(view, seat, level, random));
      return judged({ kind: 'setPhone', to: best.to }, ...reasonsFor(best, task));
    }
    case 'announce':
      return judged({ kind: 'announce', action: starsFor(view, seat, level, worthFor(view, seat, level)).action });
    case 'act': {
      if (top.action !== 'adjust') return judged(reassigns(view, seat));
      const career = careerOf(view, seat);
      return judged({ kind: 'adjust', goals: inOrder((view.ownGoals ?? []).slice(career.completed), career) });
    }
    case 'influence':
      return places(view, seat, random);
    case 'attack':
      return judged(attacks(view, seat, level));
    case 'meeting':
      return judged({ kind: 'meet', choice: random.pick(CHOICES) });
    case 'displace':
      return judged({ kind: 'displace', cell: random.pick(placesFor(view)) });
    default:
      return judged(null);
  }
}

/** The mind for Bureaunauts. */
export const bureaunautsMind: Mind<Bureaunauts> = judging(bureaunauts, judge);
