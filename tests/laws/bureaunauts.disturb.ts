/**
 * Changes what a viewer of Bureaunauts may not know. Written from the rules' "What is secret" alone: others' uncompleted
 * goals and their order, Phones and Meeting choices until they are shown, face-down cards, decks. Asks neither `view` nor
 * `imagine`, so that what they would leak together comes out.
 */
import type { Viewer } from '../../src/lib/kernel/game';
import type { Random } from '../../src/lib/kernel/random';
import type { Career, Choice, Face, News, Phone } from '../../src/lib/games/bureaunauts';
import type { State } from '../../src/lib/games/bureaunauts/state';

const CHOICES: readonly Choice[] = ['happyHour', 'golf', 'poker'];

/** Another truth that this viewer could just as well be sitting in. */
export function disturb(state: State, viewer: Viewer, random: Random): State {
  const goals = random.shuffle([
    ...state.goalDeck,
    ...state.plans.flatMap((plan, seat) => (seat === viewer ? [] : plan.slice(state.careers[seat]?.completed)))
  ]);
  const plans = state.plans.map((plan, seat) => {
    const completed = state.careers[seat]?.completed ?? 0;
    return seat === viewer ? plan : [...plan.slice(0, completed), ...goals.splice(0, plan.length - completed)];
  });
  return {
    ...state,
    plans,
    goalDeck: goals,
    faces: otherFaces(state, random),
    jellyDeck: random.shuffle(state.jellyDeck),
    dialled: state.dialled.map((phone, seat) =>
      phone === null || seat === viewer ? phone : anyPhone(state.careers[seat], random)
    ),
    choices: state.choices.map((choice, seat) => (choice === null || seat === viewer ? choice : random.pick(CHOICES)))
  };
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

const FACES = {
  space: { open: 15, photons2: 11, darkStar: 3, relic: 16, upgrade: 8, pirates: 7 },
  system: { empty: 5, photons2: 3, photons3: 1, relic: 5, upgrade: 2, swarm: 2, outpost: 2 }
} as const;

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

/** Cards of the grid with this back and face, on the grid, face up or face down. */
function onGrid(state: State, back: 'space' | 'system', face: Face): number {
  return state.cards.filter((card, cell) => card.back === back && (card.face ?? state.faces[cell]) === face).length;
}

/**
 * What must always be there: the cards of the grid with those taken off it and their replacements, the Jelly tokens, the
 * Influence cards of every player, the Career Goals, the Jelly Activity cards.
 */
export function conserved(state: State): string {
  const taken = (of: 'relics' | 'pirates' | 'outposts' | 'swarms'): number =>
    total(state.careers.map((each) => each[of]));
  const grid = (['space', 'system'] as const).map((back) =>
    (Object.keys(FACES[back]) as Face[]).map((face) => `${face} ${onGrid(state, back, face)}`)
  );
  // Relics come off both kinds of cards, enemies off one each; what is gone, and what lies there instead.
  const relics = onGrid(state, 'space', 'relic') + onGrid(state, 'system', 'relic') + taken('relics');
  const pirates = onGrid(state, 'space', 'pirates') + taken('pirates');
  const outposts = onGrid(state, 'system', 'outpost') + taken('outposts');
  const swarms = onGrid(state, 'system', 'swarm') + taken('swarms');
  const replaced =
    onGrid(state, 'space', 'replacement') +
    onGrid(state, 'system', 'replacement') -
    (taken('relics') + taken('pirates') + taken('outposts') + taken('swarms'));
  const stays = grid
    .flat()
    .filter((each) => !/^(relic|pirates|outpost|swarm) /.test(each))
    .join(', ');
  const backs = state.cards.filter(({ back }) => back === 'system').length;
  const coherent = state.cards.every((card, cell) => (card.face === null) !== (state.faces[cell] === null));
  const tokens = state.supply + total(state.jellies);
  const influence = state.careers.map(
    (career, seat) =>
      career.influence +
      total(state.piles.map((pile) => pile[seat] ?? 0)) +
      state.votes.flatMap(({ cards }) => cards.filter((card) => card.seat === seat)).length
  );
  const goals = [...state.plans.flat(), ...state.pool, ...state.goalDeck].toSorted().join(' ');
  const open = state.careers.every(
    ({ goals: done, completed }, seat) =>
      done.every((goal, rank) => (rank < completed ? goal === state.plans[seat]?.[rank] : goal === null)) &&
      (state.plans[seat]?.length ?? 0) === 5
  );
  const jellyCards = new Set([...state.jellyDeck, ...state.jellyUsed]).size;
  const nothingBelowNone =
    state.supply >= 0 &&
    state.jellies.every((count) => count >= 0) &&
    state.piles.flat().every((count) => count >= 0) &&
    state.careers.every((career) => career.photons >= 0 && career.influence >= 0 && career.level <= 4);
  return [
    `relics ${relics}, pirates ${pirates}, outposts ${outposts}, swarms ${swarms}, replaced ${replaced}`,
    stays,
    `systems ${backs}, coherent ${coherent}`,
    `tokens ${tokens}`,
    `influence ${influence.join(' ')}`,
    `goals ${goals}, open ${open}, pool ${state.pool.length}`,
    `jelly cards ${jellyCards} of ${state.jellyDeck.length + state.jellyUsed.length}`,
    `nothing below none ${nothingBelowNone}`
  ].join('\n');
}
