/** What happened, as sentences. */
import type { News, Verdict } from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';
import type { Player } from '$lib/table/stage';
import { aboutWords, cell, listOf, nameOf, namesOf, rankName } from './names';

type Players = readonly Player[];
type Kind = News['kind'];
type Of<K extends Kind> = Extract<News, { kind: K }>;

const cells = (all: readonly number[]): string => listOf(all.map(cell));
const grew = (grown: readonly number[]): string => m.bn_news_grow({ count: grown.length, cells: cells(grown) });
const photons = (count: number): string => m.bn_photons({ count });

/** What a drawing of the vote came to, as a sentence. */
export function verdictWords(verdict: Verdict, players: Players): string {
  const name = verdict.kind === 'none' ? '' : nameOf(players, verdict.seat);
  return m.bn_verdict({ kind: verdict.kind === 'soft' && verdict.times > 1 ? 'softAgain' : verdict.kind, name });
}

/** What the table knows without a show, or hears with another piece. */
const SILENT: readonly Kind[] = ['sealed', 'reopened', 'drewGoals', 'photonsFound', 'relicFound'];

/** What of a move is told piece by piece. */
export function pieces(news: readonly News[]): readonly News[] {
  return news.filter(({ kind }) => !SILENT.includes(kind));
}

/** One piece of news as a sentence; null for what another sentence says already. */
export function news(news: News, players: Players): string | null {
  const name = 'seat' in news ? nameOf(players, news.seat) : '';
  switch (news.kind) {
    case 'careersBegan':
      return m.bn_news_began({ name: nameOf(players, news.starter) });
    case 'drewGoals':
      return m.bn_news_drew({ goals: listOf(news.goals.map((goal) => m.bn_goal({ goal }))) });
    case 'sealed':
      return m.bn_news_sealed({ what: news.what, name });
    case 'reopened':
      return m.bn_news_reopened({ what: news.what, name });
    case 'filed':
      return m.bn_news_filed({ name });
    case 'passed':
      return m.bn_news_passed({ name });
    case 'skipped':
      return m.bn_news_skipped({ name });
    case 'phonesShown': {
      const list = news.phones.map(({ seat, to }) =>
        m.bn_phone_of({ name: nameOf(players, seat), to: to === 'stars' ? '★★' : cell(to) })
      );
      return m.bn_news_phones({ list: listOf(list) });
    }
    // What was found is said with the landing.
    case 'photonsFound':
    case 'relicFound':
      return null;
    case 'goalCompleted':
      return m.bn_news_goal({ name, goal: m.bn_goal({ goal: news.goal }), rank: rankName(news.rank) });
    case 'influencePlaced':
      return m.bn_news_influence({ name, department: m.bn_department({ department: news.department }) });
    case 'noInfluenceLeft':
      return m.bn_news_no_influence({ name });
    case 'budgetsRose':
      return m.bn_news_budgets_rose({ rank: rankName(news.rank), budget: news.budgets[0] ?? 0 });
    case 'firstOfRank':
      return m.bn_news_first({ name, rank: rankName(news.rank) });
    case 'voteCalled':
      return news.also === undefined
        ? m.bn_news_vote({ why: news.why })
        : `${m.bn_news_vote({ why: news.why })} ${m.bn_news_vote_also({ why: news.also })}`;
    case 'voteCard':
      return m.bn_news_vote_card({ name, department: m.bn_department({ department: news.department }) });
    case 'voteCounted':
      return verdictWords(news.verdict, players);
    case 'elected':
      return `${m.bn_news_elected({ name })} ${m.bn_elected_by({ by: news.by })}`;
    case 'periodBegan':
    case 'periodEnded':
    case 'jellyCardsShuffled':
    case 'jelliesDrifted':
    case 'jelliesSpawned':
    case 'budgetsReceived':
      return ofPeriod(news, players);
    case 'announced':
    case 'upgraded':
    case 'reassigned':
    case 'adjusted':
    case 'paidUnderBudget':
    case 'notUnderBudget':
    case 'repaired':
      return ofAction(news, name);
    case 'meetingCalled':
    case 'meetingShown':
    case 'lotsDrawn':
    case 'meetingDecided':
      return ofMeeting(news, players);
    case 'defeated':
    case 'heldFire':
    case 'liftedOff':
    case 'landed':
    case 'displaced':
      return ofShips(news, players);
  }
}

/** Phases that need nobody. (rules: A fiscal period) */
function ofPeriod(
  news: Of<
    'periodBegan' | 'periodEnded' | 'jellyCardsShuffled' | 'jelliesDrifted' | 'jelliesSpawned' | 'budgetsReceived'
  >,
  players: Players
): string {
  switch (news.kind) {
    case 'periodBegan':
      return m.bn_news_period({ period: news.period, name: nameOf(players, news.starter) });
    case 'periodEnded': {
      const said = m.bn_news_period_ended({ period: news.period });
      if (news.damaged.length === 0) return said;
      const list = news.damaged.map((ship) =>
        m.bn_place_of({ name: nameOf(players, ship.seat), cell: cell(ship.cell) })
      );
      return `${said} ${m.bn_news_damaged({ list: listOf(list) })}`;
    }
    case 'jellyCardsShuffled':
      return m.bn_news_jelly_cards();
    case 'jelliesDrifted':
      return drifted(news);
    case 'jelliesSpawned': {
      const placed = news.spawns.filter((spawn) => spawn.placed > 0);
      if (placed.length === 0) return m.bn_news_no_spawn();
      const grown = placed.flatMap((spawn) => (spawn.grew > 0 ? [spawn.cell] : []));
      const said = m.bn_news_spawn({ cells: cells(placed.map((spawn) => spawn.cell)) });
      return grown.length === 0 ? said : `${said} ${grew(grown)}`;
    }
    case 'budgetsReceived':
      return m.bn_news_budgets({ photons: photons(news.gained[0] ?? 0) });
  }
}

function drifted({ direction, drifts }: Of<'jelliesDrifted'>): string {
  const to = m.bn_direction({ direction });
  if (drifts.length === 0) return m.bn_news_no_drift({ direction: to });
  const said = [m.bn_news_drift({ direction: to })];
  const lost = drifts.reduce((sum, drift) => sum + (drift.to === null ? drift.tokens : 0), 0);
  if (lost > 0) said.push(m.bn_news_lost({ count: lost }));
  const grown = drifts.flatMap((drift) => (drift.to !== null && drift.grew > 0 ? [drift.to] : []));
  if (grown.length > 0) return [...said, grew(grown)].join(' ');
  return said.join(' ');
}

/** Step 1. (rules: Actions) */
function ofAction(
  news: Of<'announced' | 'upgraded' | 'reassigned' | 'adjusted' | 'paidUnderBudget' | 'notUnderBudget' | 'repaired'>,
  name: string
): string {
  switch (news.kind) {
    case 'announced': {
      if (news.action === null)
        return news.instead ? m.bn_news_instead_none({ name }) : m.bn_news_announced_none({ name });
      const said = { name, action: m.bn_action({ action: news.action }) };
      return news.instead ? m.bn_news_instead(said) : m.bn_news_announced(said);
    }
    case 'upgraded': {
      const { level, paid } = news;
      return paid === 0
        ? m.bn_news_upgraded_free({ name, level })
        : m.bn_news_upgraded({ name, level, photons: photons(paid) });
    }
    case 'reassigned':
      return m.bn_news_reassigned({
        name,
        given: m.bn_goal({ goal: news.given }),
        taken: m.bn_goal({ goal: news.taken }),
        rank: rankName(news.rank)
      });
    case 'adjusted':
      return m.bn_news_adjusted({ name });
    case 'paidUnderBudget':
      return m.bn_news_under_budget({ name, photons: photons(news.paid) });
    case 'notUnderBudget':
      return m.bn_news_not_under_budget({ name });
    case 'repaired':
      return m.bn_news_repaired({ name });
  }
}

/** Who gets what several want. (rules: Meetings) */
function ofMeeting(
  news: Of<'meetingCalled' | 'meetingShown' | 'lotsDrawn' | 'meetingDecided'>,
  players: Players
): string {
  switch (news.kind) {
    case 'meetingCalled':
      return m.bn_news_called({ ...aboutWords(news.about), names: namesOf(players, news.seats) });
    case 'meetingShown': {
      const list = news.shown.map(({ seat, choice }) =>
        m.bn_phone_of({ name: nameOf(players, seat), to: m.bn_choice({ choice }) })
      );
      const said = m.bn_news_shown({ list: listOf(list) });
      return news.groups === null ? `${said} ${m.bn_news_undecided()}` : said;
    }
    case 'lotsDrawn':
      return m.bn_news_lots({ why: news.why, list: namesOf(players, news.order) });
    case 'meetingDecided':
      return m.bn_news_decided({
        ...aboutWords(news.about),
        name: nameOf(players, news.order[0] ?? -1),
        names: namesOf(players, news.order)
      });
  }
}

/** Steps 2 to 4. (rules: Attack; Movement) */
function ofShips(news: Of<'defeated' | 'heldFire' | 'liftedOff' | 'landed' | 'displaced'>, players: Players): string {
  const name = 'seat' in news ? nameOf(players, news.seat) : '';
  switch (news.kind) {
    case 'defeated': {
      const what = { name, enemy: m.bn_enemy({ enemy: news.enemy }), cell: cell(news.cell) };
      const said =
        news.paid === 0 ? m.bn_news_defeated(what) : m.bn_news_defeated_paid({ ...what, photons: photons(news.paid) });
      return news.jellies === 0 ? said : `${said} ${m.bn_news_track({ count: news.jellies })}`;
    }
    case 'heldFire':
      return m.bn_news_held({ name, cell: cell(news.cell) });
    case 'liftedOff': {
      const list = news.ships.map(({ seat, to }) => m.bn_flight_of({ name: nameOf(players, seat), cell: cell(to) }));
      return m.bn_news_lifted({ list: listOf(list) });
    }
    case 'landed': {
      const where = { name, cell: cell(news.cell) };
      return news.flipped === null
        ? m.bn_news_landed(where)
        : m.bn_news_landed_on({ ...where, face: m.bn_face({ face: news.flipped }) });
    }
    case 'displaced': {
      const loser = nameOf(players, news.loser);
      const way = { name, loser, from: cell(news.from), to: cell(news.to) };
      return news.flipped === null
        ? m.bn_news_displaced(way)
        : m.bn_news_displaced_on({ ...way, face: m.bn_face({ face: news.flipped }) });
    }
  }
}
