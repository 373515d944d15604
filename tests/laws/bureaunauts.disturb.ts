/**
 * Changes what a viewer of Bureaunauts may not know. Written from the rules' "What is secret" alone: others' uncompleted
 * goals and their order, Phones and Meeting choices until they are shown, face-down cards, decks. Asks neither `view` nor
 * `imagine`, so that what they would leak together comes out.
 */
import type { Viewer } from '../../src/lib/kernel/game';
import type { Random } from '../../src/lib/kernel/random';
import type { Card, Career, Choice, Face, Goal, Known, News, Phone } from '../../src/lib/games/bureaunauts';
import type { State } from '../../src/lib/games/bureaunauts/state';

const CHOICES: readonly Choice[] = ['happyHour', 'golf', 'poker'];

/** Another truth that this viewer could just as well be sitting in. */
export function disturb(state: State, viewer: Viewer, random: Random): State {
  return {
    ...state,
    ...otherGoals(state, viewer, random),
    faces: otherFaces(state, random),
    jellyDeck: random.shuffle(state.jellyDeck),
    dialled: state.dialled.map((phone, seat) =>
      phone === null || seat === viewer ? phone : anyPhone(state.careers[seat], random)
    ),
    choices: state.choices.map((choice, seat) => (choice === null || seat === viewer ? choice : random.pick(CHOICES)))
  };
}

/** Others' hidden goals dealt anew: as they are, where chance does not come upon plans whose next goal is still open. */
function otherGoals(state: State, viewer: Viewer, random: Random): Pick<State, 'plans' | 'goalDeck'> {
  const completed = (seat: number): number => state.careers[seat]?.completed ?? 0;
  const hidden = state.plans.flatMap((plan, seat) => (seat === viewer ? [] : plan.slice(completed(seat))));
  for (let tries = 0; tries < 100; tries += 1) {
    const goals = random.shuffle([...state.goalDeck, ...hidden]);
    const plans = state.plans.map((plan, seat) =>
      seat === viewer ? plan : [...plan.slice(0, completed(seat)), ...goals.splice(0, plan.length - completed(seat))]
    );
    const isOpen = state.careers.every((career, seat) => {
      const next = plans[seat]?.[career.completed];
      return next === undefined || !holds(career, next);
    });
    if (isOpen) return { plans, goalDeck: goals };
  }
  return { plans: state.plans, goalDeck: state.goalDeck };
}

/** The same hidden faces on other cards of the same back. */
function otherFaces(state: State, random: Random): readonly (Face | null)[] {
  const hidden = (back: 'space' | 'system'): (Face | null)[] =>
    random.shuffle(state.faces.filter((face, cell) => face !== null && state.cards[cell]?.back === back));
  const left = { space: hidden('space'), system: hidden('system') };
  return state.faces.map((face, cell) => {
    const back = state.cards[cell]?.back;
    return face === null || back === undefined ? face : (left[back].pop() ?? null);
  });
}

/** Any cell but the one the ship is on, or ★★. */
function anyPhone(career: Career | undefined, random: Random): Phone {
  const { ship } = career ?? { ship: { kind: 'repair' } as const };
  if (ship.kind === 'repair') return 'stars';
  const to = random.int(-1, 79);
  return to < 0 || (ship.kind === 'card' && ship.cell === to) ? 'stars' : to;
}

/**
 * News of what was decided in sight of all, or of nothing but that something was sealed: it opens nothing hidden, and is
 * always the first a move brings about.
 */
const TEACHES_NOTHING: readonly News['kind'][] = [
  'careersBegan',
  'sealed',
  'reopened',
  'filed',
  'passed',
  'announced',
  'heldFire'
];

/**
 * What play rightly teaches a viewer: Phones, choices and cards are turned up, goals turn out to be completed or not, and
 * everything that follows in the same breath depends on it. Drawn goals are told to their owner alone.
 */
export function teaches(news: News, viewer: Viewer): boolean {
  if (news.kind === 'influencePlaced') return news.why === 'goal';
  if (news.kind === 'drewGoals') return news.seat === viewer;
  return !TEACHES_NOTHING.includes(news.kind);
}

const FACES: readonly Face[] = [
  'open',
  'photons2',
  'darkStar',
  'relic',
  'upgrade',
  'pirates',
  'empty',
  'photons3',
  'swarm',
  'outpost',
  'replacement'
];
const GOALS: readonly Goal[] = ['spaceJelly', 'lawAndOrder', 'spaceship', 'relicHunter', 'underBudget'];

/** Cards of the grid by back and face, wherever they are: face down, face up, or taken off it by a player. */
function cardsOf({ cards, faces, careers }: State): string {
  const count = { space: FACES.map(() => 0), system: FACES.map(() => 0) };
  let coherent = true;
  for (let cell = 0; cell < cards.length; cell += 1) {
    const { back, face } = cards[cell] as Card;
    const hidden = faces[cell] ?? null;
    if ((face === null) === (hidden === null)) coherent = false;
    const at = FACES.indexOf((face ?? hidden) as Face);
    count[back][at] = (count[back][at] ?? 0) + 1;
  }
  const of = (face: Face): number => (count.space[FACES.indexOf(face)] ?? 0) + (count.system[FACES.indexOf(face)] ?? 0);
  const taken = { relic: 0, pirates: 0, swarm: 0, outpost: 0 };
  for (const { relics, pirates, swarms, outposts } of careers) {
    taken.relic += relics;
    taken.pirates += pirates;
    taken.swarm += swarms;
    taken.outpost += outposts;
  }
  const leaving = ['relic', 'pirates', 'swarm', 'outpost'] as const;
  // Relics come off both kinds of cards; for every card that is gone a replacement lies there.
  const all = leaving.map((face) => of(face) + taken[face]);
  const owed = leaving.reduce((sum, face) => sum + taken[face], -of('replacement'));
  const staying = (['space', 'system'] as const).map((back) =>
    count[back].filter((_, at) => ![...leaving, 'replacement'].includes(FACES[at] as Face))
  );
  const sums = (['space', 'system'] as const).map((back) => count[back].reduce((sum, each) => sum + each, 0));
  return `cards ${all.join(' ')}, ${staying.join(' | ')}, replacements owed ${owed}, ${sums.join(' and ')}, coherent ${coherent}`;
}

/** All Career Goals by kind; and whether the completed ones lie open, each in its place. */
function goalsOf({ plans, pool, goalDeck, careers }: State): string {
  const count = GOALS.map(() => 0);
  for (const list of [...plans, pool, goalDeck]) {
    for (const goal of list) count[GOALS.indexOf(goal)] = (count[GOALS.indexOf(goal)] ?? 0) + 1;
  }
  const inPlace = careers.every(
    ({ goals, completed }, seat) =>
      plans[seat]?.length === 5 && goals.every((goal, rank) => goal === (rank < completed ? plans[seat]?.[rank] : null))
  );
  return `goals ${count.join(' ')}, pool ${pool.length}, in place ${inPlace}`;
}

/** Influence cards by seat: held, placed, and drawn in the vote. */
function influenceOf({ careers, piles, votes }: State): string {
  const count = careers.map(({ influence }) => influence);
  for (const pile of piles) for (const [seat, cards] of pile.entries()) count[seat] = (count[seat] ?? 0) + cards;
  for (const { cards } of votes) for (const { seat } of cards) count[seat] = (count[seat] ?? 0) + 1;
  return `influence ${count.join(' ')}`;
}

/**
 * What must always be there: the cards of the grid with those taken off it and their replacements, the Jelly tokens, the
 * Influence cards of every player, the Career Goals, the Jelly Activity cards; and nothing is ever less than none.
 */
export function conserved(state: State): string {
  let tokens = state.supply;
  for (const count of state.jellies) tokens += count;
  const jellyCards = new Set([...state.jellyDeck, ...state.jellyUsed]).size;
  const nothingBelowNone =
    state.supply >= 0 &&
    state.jellies.every((count) => count >= 0) &&
    state.piles.every((pile) => pile.every((count) => count >= 0)) &&
    state.careers.every(({ photons, influence, level }) => photons >= 0 && influence >= 0 && level >= 1 && level <= 4);
  return [
    cardsOf(state),
    `tokens ${tokens}`,
    influenceOf(state),
    goalsOf(state),
    `jelly cards ${jellyCards} of ${state.jellyDeck.length + state.jellyUsed.length}`,
    `nothing below none ${nothingBelowNone}`
  ].join('\n');
}

/** Would the player's k-th goal of this kind be completed at once? Under Budget needs its action. (rules: Career goals) */
function holds(career: Career, goal: Goal): boolean {
  const k = career.goals.filter((done) => done === goal).length + 1;
  switch (goal) {
    case 'spaceJelly':
      return career.jellyTrack >= 3 + 2 * k;
    case 'lawAndOrder':
      return career.pirates + career.outposts >= k;
    case 'spaceship':
      return k <= 2 && career.level >= 2 + k;
    case 'relicHunter':
      return career.relics >= k + 1;
    case 'underBudget':
      return false;
  }
}

/** What would have been completed, shown or turned up by itself. (rules: Career goals; Filing; Meetings; Movement) */
export function overdue(state: State): readonly string[] {
  const due: string[] = [];
  for (const [seat, career] of state.careers.entries()) {
    const next = state.plans[seat]?.[career.completed];
    if (next !== undefined && holds(career, next)) due.push(`${seat} completes ${next}`);
    if (career.ship.kind === 'card' && state.cards[career.ship.cell]?.face === null)
      due.push(`${seat}'s card is flipped`);
  }
  if (state.cards.some(({ face }) => face === 'relic')) due.push('a relic is taken');
  const top = state.pending.at(-1);
  if (top?.kind === 'plans' && state.done.length === state.seats) due.push('the first fiscal period begins');
  if (top?.kind === 'phones' && state.filers.every((seat) => state.dialled[seat] !== null))
    due.push('the Phones are shown');
  if (top?.kind === 'meeting') {
    const tied = top.groups.find((group) => group.length > 1) ?? [];
    if (tied.every((seat) => state.choices[seat] !== null)) due.push('the choices are shown');
  }
  if (top?.kind === 'declare' && state.careers[top.seat]?.photons === 0) due.push(`${top.seat} is skipped`);
  if (top?.kind === 'influence' && state.careers[top.seat]?.influence === 0)
    due.push(`${top.seat} has no card to place`);
  return due;
}

/** Goals that are not where they are known to be, or not in the plan at all. */
export function untrue({ plans, careers }: State, known: Known): readonly string[] {
  return known.plans.flatMap(({ at, loose }, seat) => {
    const plan = plans[seat] ?? [];
    const elsewhere = at.flatMap((goal, rank) => (goal === null || plan[rank] === goal ? [] : [`${goal} at ${rank}`]));
    const completed = careers[seat]?.completed ?? 0;
    const left = plan.filter((_, rank) => rank >= completed && at[rank] === null);
    const missing = GOALS.filter((goal) => count(loose, goal) > count(left, goal)).map((goal) => `${goal} somewhere`);
    return [...elsewhere, ...missing].map((what) => `${seat} has not ${what}`);
  });
}

function count(goals: readonly Goal[], goal: Goal): number {
  return goals.filter((each) => each === goal).length;
}
