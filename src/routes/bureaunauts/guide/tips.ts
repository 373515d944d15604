/**
 * What the first-game guide of Bureaunauts has to say at a moment, in the order of its weight. Made of what the whole
 * table may see: the guide in a hand knows no goal and no phone.
 */
import { isInDanger, topOf, type Face, type News, type Seat, type View } from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';

/** All that the guide explains, each once. */
export const TIPS = {
  plan: m.bn_guide_plan,
  phone: m.bn_guide_phone,
  phoneRepair: m.bn_guide_phone_repair,
  phoneDanger: m.bn_guide_phone_danger,
  meet: m.bn_guide_meet,
  reassign: m.bn_guide_reassign,
  reassignLater: m.bn_guide_reassign_later,
  adjust: m.bn_guide_adjust,
  everyonePlans: m.bn_guide_everyone_plans,
  jellies: m.bn_guide_jellies,
  declare: m.bn_guide_declare,
  again: m.bn_guide_again,
  passed: m.bn_guide_passed,
  skipped: m.bn_guide_skipped,
  phones: m.bn_guide_phones,
  phonesShown: m.bn_guide_phones_shown,
  announce: m.bn_guide_announce,
  upgraded: m.bn_guide_upgraded,
  notNext: m.bn_guide_not_next,
  repaired: m.bn_guide_repaired,
  lunch: m.bn_guide_lunch,
  goal: m.bn_guide_goal,
  influence: m.bn_guide_influence,
  budgetsRose: m.bn_guide_budgets_rose,
  contest: m.bn_guide_contest,
  pool: m.bn_guide_pool,
  rank: m.bn_guide_rank,
  undecided: m.bn_guide_undecided,
  attack: m.bn_guide_attack,
  beatenJellies: m.bn_guide_beaten_jellies,
  beatenPirates: m.bn_guide_beaten_pirates,
  lifted: m.bn_guide_lifted,
  foundEnemy: m.bn_guide_found_enemy,
  foundRelic: m.bn_guide_found_relic,
  displace: m.bn_guide_displace,
  danger: m.bn_guide_danger,
  damaged: m.bn_guide_damaged,
  director: m.bn_guide_director,
  vote: m.bn_guide_vote,
  soft: m.bn_guide_soft,
  none: m.bn_guide_none,
  voteMeeting: m.bn_guide_vote_meeting,
  over: m.bn_guide_over
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
      case 'influencePlaced':
        return piece.why === 'lunch' ? ['lunch'] : [];
      default:
        return HEARD[piece.kind] ?? [];
    }
  });
}

/** What a piece of news is worth a word for, whatever is in it. */
const HEARD: Readonly<Partial<Record<News['kind'], readonly Tip[]>>> = {
  phonesShown: ['phonesShown'],
  liftedOff: ['lifted'],
  upgraded: ['upgraded'],
  notUnderBudget: ['notNext'],
  repaired: ['repaired'],
  goalCompleted: ['goal'],
  budgetsRose: ['budgetsRose'],
  relicFound: ['foundRelic'],
  passed: ['passed'],
  skipped: ['skipped']
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
  'lunch',
  'repaired',
  'upgraded',
  'phonesShown',
  'lifted',
  'skipped',
  'passed'
];

/** What the table is asked now. */
function askedTips(view: View): readonly Tip[] {
  const top = topOf(view);
  switch (top?.kind) {
    case 'plans':
      return ['everyonePlans'];
    case 'declare': {
      const { careers, round, voteFollows } = view;
      const fitting: readonly (readonly [Tip, boolean])[] = [
        ['director', voteFollows],
        ['declare', true],
        ['damaged', careers.some(({ ship }) => ship.kind === 'repair')],
        ['danger', careers.some((_, seat) => isInDanger(view, seat))],
        ['jellies', round === 1],
        ['again', round > 1]
      ];
      return fitting.flatMap(([tip, fits]) => (fits ? [tip] : []));
    }
    case 'phones':
      return ['phones'];
    case 'announce':
      return ['announce'];
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
      return view.elected === null ? [] : ['over'];
  }
}

const MET_ABOUT = { card: 'contest', pool: 'pool', rank: 'rank', vote: 'voteMeeting' } as const;

/** What fits the table, after this news: what everybody is asked first comes before what just happened to somebody. */
export function tipsAtTable(view: View, news: readonly News[]): readonly Tip[] {
  const heard = heardTips(news);
  const told = WEIGHT.filter((tip) => heard.includes(tip));
  const asked = askedTips(view);
  return view.phase === 'filing' ? [...asked, ...told] : [...told, ...asked];
}
