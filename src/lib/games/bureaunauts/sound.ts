/**
 * What a game of Bureaunauts can look like, whoever wrote it down. Shapes come from types.ts, news.ts, pending.ts and state.ts,
 * the rules from the page.
 */
import {
  also,
  areDistinct,
  fields,
  flag,
  isSame,
  kinds,
  list,
  nullable,
  oneOf,
  optional,
  readBy,
  seatsOf,
  soundness,
  whole,
  type Rule,
  type Shape
} from '../../kernel/shape';
import { HIGHEST_LEVEL, priceOf } from './actions';
import { asksIn } from './asks';
import { contestAt } from './contest';
import { COPIES, PLAN } from './goals';
import { CARDS_IN_BOX } from './grid';
import { JELLY_CARDS } from './jelly-cards';
import { JELLY_TOKENS } from './jellies';
import { meetingNow, MOST_ROUNDS } from './meeting';
import type { Drift, News, Spawn } from './news';
import { OPTIONS, SEATS } from './options';
import { QUIET_PERIODS, STEPS } from './paperwork';
import type { About, InfluenceReason, Meeting, Pending, Shown } from './pending';
import {
  ACTIONS,
  BACKS,
  CHOICES,
  DEPARTMENTS,
  DIRECTIONS,
  ENEMIES,
  FACES,
  GOALS,
  GRID,
  RANKS,
  type Berth,
  type Card,
  type Face,
  type Goal,
  type Phone
} from './pieces';
import { POOL } from './play';
import { INFLUENCE } from './rewards';
import type { State } from './state';
import type { Career, Contest, Elected, Phase, Verdict, Vote } from './types';
import { departmentsToTurn, electedIn, MAJORITY, softMajorities, verdictOf } from './vote';
import { sortedByTurn, topOf } from './work';

/** Photons, periods and filings have no end of their own; nobody comes this far. */
const UNHEARD_OF = 9999;

const many = whole(0, UNHEARD_OF);
const cell = whole(0, GRID.cells - 1);
const rank = whole(0, PLAN - 1);
const goal = oneOf(GOALS);
const goals = (count: number): Shape<readonly Goal[]> => list<Goal>(goal, count);
const face = oneOf(FACES);
const department = oneOf(DEPARTMENTS);
const action = oneOf(ACTIONS);
const choice = oneOf(CHOICES);
const phone: Shape<Phone> = (raw): raw is Phone => raw === 'stars' || cell(raw);
const tokens = whole(0, JELLY_TOKENS);
const influence = whole(0, INFLUENCE);
const level = whole(1, HIGHEST_LEVEL);
const step = oneOf(['actions', 'attack', 'movement', 'secondAttack']);
const reason = oneOf<InfluenceReason>(['lunch', 'goal', 'choice', 'first']);
const voteReason = oneOf(['director', 'closing', 'nobodyFiles']);
const electedBy = oneOf(['hard', 'twoSoft', 'onlySoft', 'softMeeting', 'openMeeting']);
const about = kinds<About>({ card: { cell }, pool: {}, rank: { rank }, vote: {} });
const berth = kinds<Berth>({ dock: {}, repair: {}, card: { cell }, air: { from: nullable(cell), to: cell } });
const jellyCard = whole(0, JELLY_CARDS.length - 1);

function shapes(seats: number) {
  const seat = whole(0, seats - 1);
  const some = also(list(seat, 0, seats), areDistinct);
  const several = also(list(seat, 1, seats), areDistinct);
  const each = <T>(of: Shape<T>): Shape<readonly T[]> => list(of, seats);
  const shown = list(fields<Shown>({ seat, choice }), 1, seats);
  const groups = list(several, 1, seats);
  const verdict = kinds<Verdict>({ hard: { seat }, soft: { seat, times: whole(1, 2) }, none: {} });
  const alone = { seat };
  const pending = kinds<Pending>({
    plans: {},
    period: {},
    filing: {},
    declare: alone,
    declared: {},
    phones: {},
    step: { step },
    announce: alone,
    announced: {},
    act: { seat, action, mayChange: flag },
    reward: { seat, goal, rank },
    influence: { seat, why: oneOf(['lunch', 'choice', 'first']), rank: nullable(rank) },
    attack: { seat, boost: many },
    land: alone,
    displace: { seat, loser: seat, cell },
    stepEnds: {},
    callMeeting: { about, seats: several },
    meeting: { about, seats: several, groups, undecided: whole(0, MOST_ROUNDS - 1), shown: nullable(shown) },
    decided: { about, order: several },
    administration: {},
    vote: {}
  });
  const career = fields<Career>({
    photons: many,
    level,
    ship: berth,
    jellyTrack: many,
    budget: whole(0, UNHEARD_OF),
    relics: whole(0, GRID.cells),
    pirates: whole(0, GRID.cells),
    outposts: whole(0, GRID.cells),
    swarms: whole(0, GRID.cells),
    goals: list(nullable(goal), PLAN),
    completed: whole(0, PLAN),
    influence,
    filing: oneOf(['open', 'filed', 'passed', 'lunch', 'director'])
  });
  const state = fields<State>({
    secret: oneOf([true]),
    options: readBy(OPTIONS.read),
    seats: whole(seats, seats),
    phase: oneOf<Phase>([
      'planning',
      'filing',
      'phones',
      'actions',
      'attack',
      'movement',
      'secondAttack',
      'vote',
      'over'
    ]),
    period: many,
    round: many,
    starter: seat,
    cards: list(fields<Card>({ back: oneOf(BACKS), face: nullable<Face>(face) }), GRID.cells),
    jellies: list(tokens, GRID.cells),
    supply: tokens,
    jellyUsed: list(jellyCard, 0, JELLY_CARDS.length),
    careers: each(career),
    pool: goals(POOL),
    piles: list(each(influence), DEPARTMENTS.length),
    firsts: list(nullable(seat), PLAN),
    reached: list(fields({ seat, rank }), 0, seats * PLAN),
    paperwork: list(seat, 0, UNHEARD_OF),
    filers: some,
    phones: each(nullable(phone)),
    announced: each(nullable(action)),
    contests: list(fields<Contest>({ cell, seats: several, winner: nullable(seat), losers: some }), 0, GRID.cells),
    pending: list<Pending>(pending, 0, GRID.cells),
    quiet: whole(0, QUIET_PERIODS),
    voteFollows: flag,
    voteReason: nullable(voteReason),
    votes: list(
      fields<Vote>({
        cards: list(fields({ department, seat }), 1, DEPARTMENTS.length),
        verdict: nullable(verdict)
      }),
      0,
      INFLUENCE * seats
    ),
    elected: nullable(fields<Elected>({ seat, by: electedBy })),
    done: some,
    faces: list(nullable<Face>(face), GRID.cells),
    plans: each(goals(PLAN)),
    goalDeck: list<Goal>(goal, 0, COPIES * GOALS.length),
    jellyDeck: list(jellyCard, 0, JELLY_CARDS.length),
    dialled: each(nullable(phone)),
    choices: each(nullable(choice))
  });
  const what = oneOf(['plan', 'phone', 'choice']);
  const news = kinds<News>({
    careersBegan: { starter: seat, pool: goals(POOL) },
    drewGoals: { seat, goals: goals(PLAN) },
    sealed: { seat, what },
    reopened: { seat, what },
    periodBegan: { period: many, starter: seat },
    jellyCardsShuffled: { cards: whole(0, JELLY_CARDS.length) },
    jelliesDrifted: {
      card: jellyCard,
      direction: oneOf(DIRECTIONS),
      drifts: list(fields<Drift>({ from: cell, to: nullable(cell), tokens, grew: oneOf([0, 1]) }), 0, JELLY_TOKENS)
    },
    jelliesSpawned: {
      spawns: list(fields<Spawn>({ cell, placed: oneOf([0, 1]), grew: oneOf([0, 1]) }), 0, SEATS.max)
    },
    budgetsReceived: { gained: each(many) },
    filed: alone,
    passed: alone,
    skipped: alone,
    phonesShown: { phones: list(fields({ seat, to: phone }), 1, seats) },
    announced: { seat, action: nullable(action), instead: flag },
    meetingCalled: { about, seats: several },
    meetingShown: { about, shown, groups: nullable(groups) },
    lotsDrawn: { about, order: several, why: oneOf(['option', 'undecided']) },
    meetingDecided: { about, order: several },
    upgraded: { seat, level, paid: many },
    reassigned: { seat, rank, given: goal, taken: goal },
    adjusted: alone,
    paidUnderBudget: { seat, paid: many },
    notUnderBudget: alone,
    repaired: alone,
    goalCompleted: { seat, rank, goal, nth: whole(1, PLAN) },
    influencePlaced: { seat, department, why: reason, left: influence },
    noInfluenceLeft: { seat, why: reason },
    budgetsRose: { rank, budgets: each(many) },
    firstOfRank: { seat, rank },
    defeated: { seat, cell, enemy: oneOf(ENEMIES), level: many, paid: many, jellies: many },
    heldFire: { seat, cell },
    liftedOff: { ships: list(fields({ seat, from: berth, to: cell }), 1, seats) },
    landed: { seat, cell, flipped: nullable<Face>(face) },
    displaced: { seat, loser: seat, from: cell, to: cell, flipped: nullable<Face>(face) },
    photonsFound: { seat, cell, photons: many },
    relicFound: { seat, cell },
    periodEnded: { period: many, photons: many, damaged: list(fields({ seat, cell }), 0, seats) },
    voteCalled: { why: voteReason, also: optional(oneOf(['closing', 'nobodyFiles'])) },
    voteCard: { vote: whole(1, INFLUENCE * seats), department, seat },
    voteCounted: { vote: whole(1, INFLUENCE * seats), verdict },
    elected: { seat, by: electedBy }
  });
  return { state, news };
}

const count = <T>(all: readonly T[], one: T): number => all.filter((each) => each === one).length;

const sumOf = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0);

/**
 * All cards of the box lie on the grid, face down or up, but relics and enemies that somebody has; for each of those a
 * replacement with the same back does. (rules: What is in the box)
 */
const cardsAreConserved: Rule<State> = ({ cards, faces, careers }) => {
  const all = cards.map(({ back, face: open }, at) => `${back} ${open ?? faces[at] ?? 'none'}`);
  const lying = (shows: Face): number => BACKS.reduce((sum, back) => sum + count(all, `${back} ${shows}`), 0);
  const inBox = (shows: Face): number =>
    BACKS.reduce((sum, back) => sum + ((CARDS_IN_BOX[back] as Partial<Record<Face, number>>)[shows] ?? 0), 0);
  const taken: Partial<Record<Face, number>> = {
    relic: sumOf(careers.map(({ relics }) => relics)),
    pirates: sumOf(careers.map(({ pirates }) => pirates)),
    outpost: sumOf(careers.map(({ outposts }) => outposts)),
    swarm: sumOf(careers.map(({ swarms }) => swarms))
  };
  return (
    cards.every(({ face: open }, at) => (open === null) === (faces[at] !== null) && faces[at] !== 'replacement') &&
    BACKS.every((back) => {
      const box: Partial<Record<Face, number>> = CARDS_IN_BOX[back];
      return (
        cards.filter((card) => card.back === back).length === sumOf(Object.values(box)) &&
        FACES.every((shows) => {
          const here = count(all, `${back} ${shows}`);
          if (shows === 'replacement') return true;
          return shows in taken ? here <= (box[shows] ?? 0) : here === (box[shows] ?? 0);
        })
      );
    }) &&
    FACES.every((shows) => shows === 'replacement' || lying(shows) + (taken[shows] ?? 0) === inBox(shows))
  );
};

/** Twenty Jelly tokens, on the grid or in the supply. (rules: What is in the box) */
const tokensAreConserved: Rule<State> = ({ jellies, supply }) => sumOf(jellies) + supply === JELLY_TOKENS;

/** Forty Jelly Activity cards, one of them turned each period. (rules: Jelly Activity) */
const jellyCardsAreConserved: Rule<State> = ({ jellyUsed, jellyDeck, period }) =>
  isSame(
    [...jellyUsed, ...jellyDeck].toSorted((a, b) => a - b),
    [...JELLY_CARDS.keys()]
  ) && jellyUsed.length === (period === 0 ? 0 : ((period - 1) % JELLY_CARDS.length) + 1);

/** Seven goals of each kind; those completed, the lowest ranks first, lie open. (rules: What is in the box; Career goals) */
const goalsAreConserved: Rule<State> = ({ plans, pool, goalDeck, careers }) => {
  const all = [...plans.flat(), ...pool, ...goalDeck];
  return (
    GOALS.every((each) => count(all, each) === COPIES) &&
    careers.every(({ goals: open, completed }, seat) =>
      open.every((each, at) => each === (at < completed ? plans[seat]?.[at] : null))
    )
  );
};

/** Eighteen Influence cards each: kept, placed, or turned in the vote. (rules: What is in the box; The vote) */
const influenceIsConserved: Rule<State> = ({ careers, piles, votes }) => {
  const turned = votes.flatMap(({ cards }) => cards.map(({ seat }) => seat));
  return careers.every(
    (career, seat) => career.influence + sumOf(piles.map((pile) => pile[seat] ?? 0)) + count(turned, seat) === INFLUENCE
  );
};

/** Every rank that is to be decided now, in a Meeting or without. */
const ranksToDecide = ({ pending }: State): readonly number[] =>
  pending.flatMap((task) =>
    (task.kind === 'callMeeting' || task.kind === 'meeting' || task.kind === 'decided') && task.about.kind === 'rank'
      ? [task.about.rank]
      : []
  );

/**
 * A rank is reached first in a step, then somebody is its first, and everybody's Budget has risen by one. Director brings
 * the vote. (rules: Career goals; The vote)
 */
const ranksAreReached: Rule<State> = (state) => {
  const { careers, firsts, reached, options, voteFollows } = state;
  const deciding = ranksToDecide(state);
  const has = (seat: number, at: number): boolean => (careers[seat]?.completed ?? 0) > at;
  const risen = RANKS.filter((_, at) => firsts[at] !== null || deciding.includes(at)).length;
  return (
    areDistinct(reached.map((each) => JSON.stringify([each.seat, each.rank]))) &&
    reached.every((each) => has(each.seat, each.rank)) &&
    RANKS.every((_, at) => {
      const first = firsts[at] ?? null;
      const isReached = reached.some((each) => each.rank === at);
      const ways = [first !== null, isReached, deciding.includes(at)].filter(Boolean).length;
      return (first === null || has(first, at)) && ways === (careers.some((_career, seat) => has(seat, at)) ? 1 : 0);
    }) &&
    careers.every(({ budget }) => budget === options.budget + risen) &&
    voteFollows === careers.some(({ completed }) => completed === PLAN)
  );
};

const nameOf = (task: Pending): string => {
  if (task.kind === 'step') return `step:${task.step}`;
  return 'about' in task ? `${task.kind}:${task.about.kind}` : task.kind;
};

/** What may lie on top of the rest of Phase 3, by names; then at the end of that step, when ranks are decided. */
const REWARDS = '(reward )*influence ';
const ATTACKS = `(attack )+(${REWARDS})?`;
const ENDS = '((callMeeting|decided):rank )*(meeting:rank |influence )';
const DURING = {
  actions: `(announced (announce )+|meeting:pool |(act )+|(act )*${REWARDS})`,
  attack: ATTACKS,
  movement: `(land )*((callMeeting:card )*meeting:card |(displace )+|(displace )*${REWARDS})`,
  secondAttack: ATTACKS
} as const;

/** The patterns of a step: what is left of Phase 3 lies below, the next thing last. */
function stepPattern(phase: keyof typeof DURING): RegExp {
  const begun = STEPS.findIndex((task) => task.kind === 'step' && task.step === phase) + 1;
  const left = (from: number): string => STEPS.slice(from).toReversed().map(nameOf).join(' ');
  return new RegExp(`^(${left(begun)} ${DURING[phase]}|${left(begun + 1)} ${ENDS})$`);
}

/** What is still to be done, by phase. (pending.ts; rules: A fiscal period; The vote) */
const TO_DO: Readonly<Record<Phase, RegExp>> = {
  planning: /^plans $/,
  filing: /^declared (declare )+$/,
  phones: /^phones $/,
  actions: stepPattern('actions'),
  attack: stepPattern('attack'),
  movement: stepPattern('movement'),
  secondAttack: stepPattern('secondAttack'),
  vote: /^(vote|meeting:vote) $/,
  over: /^$/
};

/** What is to be done belongs to the phase, and the next thing asks somebody, unless the game is over. */
const tasksFollow: Rule<State> = (state) =>
  TO_DO[state.phase].test(state.pending.map((task) => `${nameOf(task)} `).join('')) &&
  (state.phase === 'over') === (asksIn(state).length === 0);

/** The tasks of one kind, the next one first. */
function tasks<Kind extends Pending['kind']>(state: State, kind: Kind): readonly Extract<Pending, { kind: Kind }>[] {
  return state.pending.filter((task): task is Extract<Pending, { kind: Kind }> => task.kind === kind).toReversed();
}

/** Different players, in turn order. */
const areInTurn = (state: State, some: readonly number[]): boolean => isSame(some, sortedByTurn(state, some));

/** Who files, announces, acts or attacks is one of those who may, each in turn. (rules: Filing; Actions; Attack) */
const playersAreInTurn: Rule<State> = (state) => {
  const { careers, filers, phones, announced } = state;
  const declaring = tasks(state, 'declare').map(({ seat }) => seat);
  const announcing = tasks(state, 'announce').map(({ seat }) => seat);
  const acting = tasks(state, 'act');
  const attacking = tasks(state, 'attack').map(({ seat }) => seat);
  const hasStars = (seat: number): boolean => filers.includes(seat) && phones[seat] === 'stars';
  return (
    [declaring, announcing, attacking, filers].every((some) => areInTurn(state, some)) &&
    declaring.every((seat) => careers[seat]?.filing === 'open' && !filers.includes(seat)) &&
    announcing.every((seat) => hasStars(seat) && announced[seat] === null) &&
    attacking.every((seat) => filers.includes(seat)) &&
    areDistinct(acting.map(({ seat }) => seat)) &&
    acting.every((task) => hasStars(task.seat) && announced[task.seat] === task.action && canAct(state, task))
  );
};

/** What was announced can still be done. (rules: Actions) */
function canAct({ careers }: State, { seat, action: does }: Extract<Pending, { kind: 'act' }>): boolean {
  const career = careers[seat];
  if (career === undefined) return false;
  switch (does) {
    case 'upgrade':
      return career.level < HIGHEST_LEVEL && career.photons >= priceOf(career, does);
    case 'underBudget':
      return career.completed < PLAN && career.photons >= priceOf(career, does);
    case 'repair':
      return career.ship.kind === 'repair';
    case 'reassign':
      return career.completed < PLAN;
    case 'adjust':
      return career.completed < PLAN - 1;
    case 'lunch':
      return true;
  }
}

/** Rewards are for goals that were completed; who is the first of a rank is asked as such. (rules: Career goals) */
const rewardsAreDue: Rule<State> = (state) => {
  const { careers, firsts } = state;
  const top = topOf(state);
  const rewards = tasks(state, 'reward');
  const isPlacing = top?.kind === 'influence';
  return (
    rewards.every(
      (task) => isPlacing && task.seat === top.seat && careers[task.seat]?.goals[task.rank] === task.goal
    ) &&
    isSame(
      rewards.map((task) => task.rank),
      [...new Set(rewards.map((task) => task.rank))].toSorted((a, b) => a - b)
    ) &&
    (!isPlacing ||
      (top.why === 'lunch'
        ? top.rank === null
        : top.rank !== null &&
          (careers[top.seat]?.completed ?? 0) > top.rank &&
          rewards.every((task) => task.rank > (top.rank ?? 0)) &&
          (top.why === 'choice' || (top.why === 'first' && firsts[top.rank] === top.seat))))
  );
};

/** Who filed has paid last, and no filing lasts longer than its phases. (rules: Filing; Administration) */
const filersHavePaid: Rule<State> = ({
  phase,
  period,
  round,
  filers,
  paperwork,
  careers,
  phones,
  announced,
  options,
  quiet
}) => {
  const isFiling = phase === 'filing' || phase === 'phones';
  const isInSteps = phase in DURING;
  const status = (seat: number): Career['filing'] | undefined => careers[seat]?.filing;
  return (
    (phase === 'planning') === (period === 0) &&
    (phase !== 'planning' || round === 0) &&
    (!(isFiling || isInSteps) || round > 0) &&
    (options.closing === null || period <= options.closing) &&
    (phase === 'vote' || phase === 'over' || quiet < QUIET_PERIODS) &&
    (isFiling || isInSteps
      ? isSame(paperwork.slice(paperwork.length - filers.length), filers)
      : paperwork.length === 0) &&
    (phase === 'filing' || filers.length > 0 === (isInSteps || phase === 'phones')) &&
    filers.every(
      (seat) => status(seat) === 'filed' || (isInSteps && status(seat) !== 'open' && status(seat) !== 'passed')
    ) &&
    phones.every((each, seat) => (each !== null) === (isInSteps && filers.includes(seat))) &&
    announced.every((each, seat) => each === null || phones[seat] === 'stars')
  );
};

/** The first player was agreed on or drawn, and moves on where the table chose that. (rules: Set-up) */
const firstPlayerFollows: Rule<State> = ({ options, starter, seats, period }) => {
  const first = options.starter === 'random' || options.starter < seats ? options.starter : 0;
  return first === 'random' || starter === (first + (options.rotate ? Math.max(0, period - 1) : 0)) % seats;
};

/** What can be done about a contested card. */
const isAboutCard = (task: Pending, at: number): boolean =>
  (task.kind === 'callMeeting' || task.kind === 'meeting') && task.about.kind === 'card' && task.about.cell === at;

/** Several want each contested card; a Meeting is to decide it, or has found a winner among them. (rules: Contest) */
const contestsAreHeld: Rule<State> = (state) => {
  const { contests, phase, pending } = state;
  const lost = tasks(state, 'displace');
  return (
    (contests.length === 0 || phase === 'movement' || phase === 'secondAttack') &&
    areDistinct(contests.map(({ cell: at }) => at)) &&
    contests.every(
      ({ cell: at, seats, winner, losers }) =>
        seats.length > 1 &&
        areInTurn(state, seats) &&
        areInTurn(state, losers) &&
        (winner === null || (seats.includes(winner) && !losers.includes(winner))) &&
        pending.filter((task) => isAboutCard(task, at)).length === (winner === null ? 1 : 0) &&
        (losers.length === 0 || phase === 'movement')
    ) &&
    pending.every((task) => {
      if (!('about' in task) || task.about.kind !== 'card' || !('seats' in task)) return true;
      return isSame(contestAt(state, task.about.cell)?.seats, task.seats);
    }) &&
    areDistinct(lost.map(({ loser }) => loser)) &&
    lost.every(({ seat, loser, cell: at }) => {
      const contest = contestAt(state, at);
      const { ship } = state.careers[seat] as Career;
      return contest?.winner === seat && contest.losers.includes(loser) && ship.kind === 'card' && ship.cell === at;
    })
  );
};

/** Ships are in the air only while they land, towards what was dialled; else each has its card alone. (rules: Movement) */
const shipsAreSomewhere: Rule<State> = (state) => {
  const { careers, phase, phones, contests } = state;
  const landing = tasks(state, 'land').map(({ seat }) => seat);
  const lost = tasks(state, 'displace').map(({ loser }) => loser);
  const isToLand = (seat: number): boolean => landing.includes(seat) || lost.includes(seat);
  const standing = careers.flatMap(({ ship }) => (ship.kind === 'card' ? [ship.cell] : []));
  const isShared = (at: number): boolean => count(standing, at) > 1;
  return (
    careers.every(({ ship }, seat) => {
      if (ship.kind === 'card') return !isShared(ship.cell) || contestAt(state, ship.cell) !== null;
      if (ship.kind !== 'air') return true;
      const beaten = contests.find(({ losers }) => losers.includes(seat));
      return (
        phase === 'movement' &&
        phones[seat] === ship.to &&
        (isToLand(seat) || (beaten !== undefined && beaten.winner !== null && isToLand(beaten.winner)))
      );
    }) &&
    (phase === 'movement' || areDistinct(standing))
  );
};

/** Who meets, from what is known of the Meeting: nobody twice, and a group that is still tied. (rules: Meetings) */
function isMeeting(state: State, { about: over, seats, groups, shown }: Meeting): boolean {
  const { careers, announced, filers, options } = state;
  const softs = softMajorities(state);
  const voters = seatsOf(state.seats).filter((seat) => softs.every((each) => each === 0) || (softs[seat] ?? 0) > 0);
  const isRight = {
    card: true,
    pool: isSame(
      seats,
      filers.filter((seat) => announced[seat] === 'reassign')
    ),
    rank: seats.every((seat) => over.kind === 'rank' && (careers[seat]?.completed ?? 0) > over.rank),
    vote: departmentsToTurn(state).length === 0 && isSame(seats, voters)
  };
  return (
    !options.lots &&
    seats.length > 1 &&
    isRight[over.kind] &&
    isSame(
      groups.flat().toSorted((a, b) => a - b),
      seats.toSorted((a, b) => a - b)
    ) &&
    meetingNow({ about: over, groups } as Meeting).length > 1 &&
    (shown === null || (areDistinct(shown.map(({ seat }) => seat)) && shown.every(({ seat }) => seats.includes(seat))))
  );
}

/** Meetings are of those concerned; called ones wait for them. (rules: Meetings) */
const meetingsAreHeld: Rule<State> = (state) =>
  tasks(state, 'meeting').every((meeting) => isMeeting(state, meeting)) &&
  [
    ...tasks(state, 'callMeeting').map(({ seats }) => seats),
    ...tasks(state, 'decided').map(({ order }) => order)
  ].every((some) => areInTurn(state, some)) &&
  tasks(state, 'callMeeting').every(({ seats, about: over }) => seats.length > 1 || over.kind === 'rank');

/** Who has sealed what is asked now is done, while others still think. (rules: What is secret) */
const sealedAreDone: Rule<State> = (state) => {
  const { done, dialled, choices, filers, careers } = state;
  const top = topOf(state);
  const asked =
    top?.kind === 'plans'
      ? seatsOf(state.seats)
      : top?.kind === 'phones'
        ? filers
        : top?.kind === 'meeting'
          ? meetingNow(top)
          : [];
  return (
    (asked.length === 0 ? done.length === 0 : done.length < asked.length) &&
    done.every((seat) => asked.includes(seat)) &&
    dialled.every((to, seat) => {
      if (to === null) return !(top?.kind === 'phones' && done.includes(seat));
      const { ship } = careers[seat] as Career;
      const isLegal = to === 'stars' || (ship.kind !== 'repair' && !(ship.kind === 'card' && ship.cell === to));
      return top?.kind === 'phones' && done.includes(seat) && isLegal;
    }) &&
    choices.every((each, seat) => (each !== null) === (top?.kind === 'meeting' && done.includes(seat)))
  );
};

/** Each drawing turns the departments' cards in their order, and comes to what these say. (rules: The vote) */
function drawingsAddUp({ votes, seats, phase, ...state }: State): boolean {
  const softs = seatsOf(seats).map(() => 0);
  return votes.every(({ cards, verdict }, at) => {
    const isLast = at === votes.length - 1;
    const places = cards.map((each) => DEPARTMENTS.indexOf(each.department));
    const counts = seatsOf(seats).map((seat) => cards.filter((each) => each.seat === seat).length);
    if (places.some((place, i) => i > 0 && place <= (places[i - 1] ?? 0))) return false;
    if (verdict === null) {
      const isOpen = counts.every((each) => each < MAJORITY.hard) && departmentsToTurn({ votes, ...state }).length > 0;
      return isLast && phase === 'vote' && isOpen;
    }
    const isRight = isSame(verdict, verdictOf(counts, softs));
    if (verdict.kind === 'soft') softs[verdict.seat] = (softs[verdict.seat] ?? 0) + 1;
    return isRight && (electedIn(verdict) === null || (isLast && phase === 'over'));
  });
}

/** How somebody was elected is what the drawings came to. (rules: The vote) */
function isElected(state: State, { seat, by }: Elected): boolean {
  const last = state.votes.at(-1)?.verdict;
  const softs = softMajorities(state);
  const isFinal = departmentsToTurn(state).length === 0 && last !== null && last?.kind !== 'hard';
  switch (by) {
    case 'hard':
    case 'twoSoft':
      return last !== undefined && last !== null && isSame(electedIn(last), { seat, by });
    case 'onlySoft':
      return isFinal && softs.every((each, other) => each === (other === seat ? 1 : 0));
    case 'softMeeting':
      return isFinal && softs[seat] === 1 && softs.filter((each) => each > 0).length > 1;
    case 'openMeeting':
      return isFinal && softs.every((each) => each === 0);
  }
}

/** The vote has a reason, and the game is over once it has found somebody. (rules: The vote) */
const voteAddsUp: Rule<State> = (state) => {
  const { phase, voteReason: why, votes, elected, voteFollows, options, period, quiet } = state;
  const isVote = phase === 'vote' || phase === 'over';
  return (
    (why !== null) === isVote &&
    (why !== 'director' || voteFollows) &&
    (why !== 'closing' || period === options.closing) &&
    (why !== 'nobodyFiles' || quiet === QUIET_PERIODS) &&
    (isVote || votes.length === 0) &&
    (elected !== null) === (phase === 'over') &&
    drawingsAddUp(state) &&
    (elected === null || isElected(state, elected))
  );
};

/** Bureaunauts' checks of what comes from outside. */
export const sound = soundness<State, News>(SEATS, shapes, [
  cardsAreConserved,
  tokensAreConserved,
  jellyCardsAreConserved,
  goalsAreConserved,
  influenceIsConserved,
  ranksAreReached,
  tasksFollow,
  playersAreInTurn,
  rewardsAreDue,
  filersHavePaid,
  firstPlayerFollows,
  contestsAreHeld,
  shipsAreSomewhere,
  meetingsAreHeld,
  sealedAreDone,
  voteAddsUp
]);
