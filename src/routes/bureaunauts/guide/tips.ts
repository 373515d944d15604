/**
 * What the first-game guide of Bureaunauts has to say at a moment, in the order of its weight. Made of what the whole
 * table may see: the guide in a hand knows no goal and no phone.
 */
import { isInDanger, topOf, type Face, type News, type Seat, type View } from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';

/** All that the guide explains, each once, and what it speaks of. */
export const TIPS = {
  plan: { say: m.bn_guide_plan, at: 'order' },
  phone: { say: m.bn_guide_phone, at: 'phone' },
  phoneRepair: { say: m.bn_guide_phone_repair, at: 'stars' },
  phoneDanger: { say: m.bn_guide_phone_danger, at: 'phone' },
  meet: { say: m.bn_guide_meet, at: 'choices' },
  reassign: { say: m.bn_guide_reassign, at: 'give' },
  reassignLater: { say: m.bn_guide_reassign_later, at: 'instead' },
  adjust: { say: m.bn_guide_adjust, at: 'order' },
  everyonePlans: { say: m.bn_guide_everyone_plans, at: 'ladder' },
  jellies: { say: m.bn_guide_jellies, at: 'map' },
  declare: { say: m.bn_guide_declare, at: 'players' },
  again: { say: m.bn_guide_again, at: 'step' },
  passed: { say: m.bn_guide_passed, at: 'players' },
  skipped: { say: m.bn_guide_skipped, at: 'players' },
  phones: { say: m.bn_guide_phones, at: 'step' },
  phonesShown: { say: m.bn_guide_phones_shown, at: 'step' },
  announce: { say: m.bn_guide_announce, at: 'step' },
  upgraded: { say: m.bn_guide_upgraded, at: 'players' },
  notNext: { say: m.bn_guide_not_next, at: 'ladder' },
  repaired: { say: m.bn_guide_repaired, at: 'players' },
  lunch: { say: m.bn_guide_lunch, at: 'step' },
  goal: { say: m.bn_guide_goal, at: 'ladder' },
  influence: { say: m.bn_guide_influence, at: 'departments' },
  budgetsRose: { say: m.bn_guide_budgets_rose, at: 'ladder' },
  contest: { say: m.bn_guide_contest, at: 'step' },
  pool: { say: m.bn_guide_pool, at: 'step' },
  rank: { say: m.bn_guide_rank, at: 'step' },
  undecided: { say: m.bn_guide_undecided, at: 'step' },
  attack: { say: m.bn_guide_attack, at: 'step' },
  beatenJellies: { say: m.bn_guide_beaten_jellies, at: 'tracks' },
  beatenPirates: { say: m.bn_guide_beaten_pirates, at: 'players' },
  lifted: { say: m.bn_guide_lifted, at: 'map' },
  foundEnemy: { say: m.bn_guide_found_enemy, at: 'players' },
  foundRelic: { say: m.bn_guide_found_relic, at: 'players' },
  displace: { say: m.bn_guide_displace, at: 'map' },
  danger: { say: m.bn_guide_danger, at: 'players' },
  damaged: { say: m.bn_guide_damaged, at: 'players' },
  director: { say: m.bn_guide_director, at: 'ladder' },
  vote: { say: m.bn_guide_vote, at: 'odds' },
  soft: { say: m.bn_guide_soft, at: 'count' },
  none: { say: m.bn_guide_none, at: 'count' },
  voteMeeting: { say: m.bn_guide_vote_meeting, at: 'step' }
} as const;

export type Tip = keyof typeof TIPS;

const PHASES: readonly View['phase'][] = [
  'planning',
  'filing',
  'phones',
  'actions',
  'attack',
  'movement',
  'secondAttack',
  'vote',
  'over'
];

/** A tip stays through its phase of a filing: players tap there one after the other, and the board must not move. */
export function spanOf({ period, round, phase }: View): number {
  return (period * 100 + round) * 10 + PHASES.indexOf(phase);
}

/** What fits a hand that is open: to whoever has to choose now. */
export function tipsInHand(view: View, me: Seat): readonly Tip[] {
  if (!view.asks.some(({ by, optional }) => !optional && by.includes(me))) return [];
  const top = topOf(view);
  switch (top?.kind) {
    case 'plans':
      return ['plan'];
    case 'phones':
      if (view.careers[me]?.ship.kind === 'repair') return ['phoneRepair'];
      return isInDanger(view, me) ? ['phoneDanger', 'phone'] : ['phone'];
    case 'meeting':
      return ['meet'];
    case 'act':
      if (top.action === 'adjust') return ['adjust'];
      return [top.mayChange ? 'reassignLater' : 'reassign'];
    default:
      return [];
  }
}

const ENEMY_FACES: readonly (Face | null)[] = ['pirates', 'swarm', 'outpost'];

/** What happened in the last move, as far as it is worth a word. */
function heardTips(news: readonly News[]): readonly Tip[] {
  return news.flatMap((piece): readonly Tip[] => {
    switch (piece.kind) {
      case 'voteCounted':
        return piece.verdict.kind === 'none' ? ['none'] : piece.verdict.kind === 'soft' ? ['soft'] : [];
      case 'landed':
      case 'displaced':
        return ENEMY_FACES.includes(piece.flipped) ? ['foundEnemy'] : [];
      case 'defeated':
        return piece.jellies > 0 ? ['beatenJellies'] : ['beatenPirates'];
      default:
        return HEARD[piece.kind] ?? [];
    }
  });
}

/** What a piece of news is worth a word for, whatever is in it. */
const HEARD: Readonly<Partial<Record<News['kind'], readonly Tip[]>>> = {
  phonesShown: ['phonesShown'],
  upgraded: ['upgraded'],
  notUnderBudget: ['notNext'],
  repaired: ['repaired'],
  goalCompleted: ['goal'],
  budgetsRose: ['budgetsRose'],
  relicFound: ['foundRelic'],
  passed: ['passed'],
  skipped: ['skipped'],
  liftedOff: ['lifted']
};

/** In what order things heard are told, the weightiest first. */
const WEIGHT: readonly Tip[] = [
  'soft',
  'none',
  'notNext',
  'goal',
  'budgetsRose',
  'foundEnemy',
  'foundRelic',
  'beatenJellies',
  'beatenPirates',
  'repaired',
  'upgraded',
  'phonesShown',
  'lifted',
  'skipped',
  'passed'
];

/** What the table is asked now. */
function askedTips(view: View): readonly Tip[] {
  if (view.asks.length === 0) return [];
  const top = topOf(view);
  switch (top?.kind) {
    case 'plans':
      return ['everyonePlans'];
    case 'declare': {
      const { careers, period, round, voteFollows } = view;
      const fitting: readonly (readonly [Tip, boolean])[] = [
        ['director', voteFollows],
        ['jellies', round === 1 && period > 1],
        ['declare', true],
        ['damaged', careers.some(({ ship }) => ship.kind === 'repair')],
        ['danger', careers.some((_, seat) => isInDanger(view, seat))],
        ['again', round > 1]
      ];
      return fitting.flatMap(([tip, fits]) => (fits ? [tip] : []));
    }
    case 'phones':
      return ['phones'];
    case 'announce':
      // Before it can be chosen.
      return ['announce', 'lunch'];
    case 'influence':
      return ['influence'];
    case 'attack':
      return ['attack'];
    case 'displace':
      return ['displace'];
    case 'meeting':
      return top.shown === null ? [MET_ABOUT[top.about.kind]] : ['undecided'];
    case 'vote':
      return ['vote'];
    default:
      return [];
  }
}

const MET_ABOUT = { card: 'contest', pool: 'pool', rank: 'rank', vote: 'voteMeeting' } as const;

/** What fits the table, after this news: what everybody is asked first comes before what just happened to somebody. */
export function tipsAtTable(view: View, news: readonly News[]): readonly Tip[] {
  const heard = heardTips(news);
  const told = WEIGHT.filter((tip) => heard.includes(tip));
  const asked = askedTips(view);
  return view.phase === 'filing' || topOf(view)?.kind === 'announce' ? [...asked, ...told] : [...told, ...asked];
}
