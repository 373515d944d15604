/** What happened, as sentences. */
import { electedIn, type News, type Verdict } from '$lib/games/bureaunauts';
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
  return m.bn_verdict({ kind: electedIn(verdict)?.by === 'twoSoft' ? 'softAgain' : verdict.kind, name });
}

/** What the table knows without a show, or hears with another piece. */
const SILENT: readonly Kind[] = ['sealed', 'reopened', 'drewGoals', 'photonsFound', 'relicFound'];

/** What of a move is told piece by piece. */
export function pieces(news: readonly News[]): readonly News[] {
  return news.filter(({ kind }) => !SILENT.includes(kind));
}

/** How each piece is told; null for what another sentence says already. `name`: of whoever it is about. */
const SENTENCES: {
  readonly [K in Kind]: (news: Of<K>, name: string, players: Players) => string | null;
} = {
  careersBegan: ({ starter }, _, players) => m.bn_news_began({ name: nameOf(players, starter) }),
  drewGoals: ({ goals }) => m.bn_news_drew({ goals: listOf(goals.map((goal) => m.bn_goal({ goal }))) }),
  sealed: ({ what }, name) => m.bn_news_sealed({ what, name }),
  reopened: ({ what }, name) => m.bn_news_reopened({ what, name }),
  filed: (_, name) => m.bn_news_filed({ name }),
  passed: (_, name) => m.bn_news_passed({ name }),
  skipped: (_, name) => m.bn_news_skipped({ name }),
  phonesShown({ phones }, _, players) {
    const list = phones.map(({ seat, to }) =>
      m.bn_phone_of({ name: nameOf(players, seat), to: to === 'stars' ? '★★' : cell(to) })
    );
    return m.bn_news_phones({ list: listOf(list) });
  },
  // What was found is said with the landing.
  photonsFound: () => null,
  relicFound: () => null,
  goalCompleted: ({ goal, rank }, name) => m.bn_news_goal({ name, goal: m.bn_goal({ goal }), rank: rankName(rank) }),
  influencePlaced: ({ department }, name) => m.bn_news_influence({ name, department: m.bn_department({ department }) }),
  noInfluenceLeft: (_, name) => m.bn_news_no_influence({ name }),
  budgetsRose: ({ rank, budgets }) => m.bn_news_budgets_rose({ rank: rankName(rank), budget: budgets[0] ?? 0 }),
  firstOfRank: ({ rank }, name) => m.bn_news_first({ name, rank: rankName(rank) }),
  voteCalled: ({ why, also }) =>
    also === undefined ? m.bn_news_vote({ why }) : `${m.bn_news_vote({ why })} ${m.bn_news_vote_also({ why: also })}`,
  voteCard: ({ department }, name) => m.bn_news_vote_card({ name, department: m.bn_department({ department }) }),
  voteCounted: ({ verdict }, _, players) => verdictWords(verdict, players),
  elected: ({ by }, name) => `${m.bn_news_elected({ name })} ${m.bn_elected_by({ by })}`,

  // Phases that need nobody. (rules: A fiscal period)
  periodBegan: ({ period, starter }, _, players) => m.bn_news_period({ period, name: nameOf(players, starter) }),
  periodEnded({ period, damaged }, _, players) {
    const said = m.bn_news_period_ended({ period });
    if (damaged.length === 0) return said;
    const list = damaged.map((ship) => m.bn_place_of({ name: nameOf(players, ship.seat), cell: cell(ship.cell) }));
    return `${said} ${m.bn_news_damaged({ list: listOf(list) })}`;
  },
  jellyCardsShuffled: () => m.bn_news_jelly_cards(),
  jelliesDrifted({ direction, drifts }) {
    const to = m.bn_direction({ direction });
    if (drifts.length === 0) return m.bn_news_no_drift({ direction: to });
    const said: string[] = [m.bn_news_drift({ direction: to })];
    const lost = drifts.reduce((sum, drift) => sum + (drift.to === null ? drift.tokens : 0), 0);
    if (lost > 0) said.push(m.bn_news_lost({ count: lost }));
    const grown = drifts.flatMap((drift) => (drift.to !== null && drift.grew > 0 ? [drift.to] : []));
    if (grown.length > 0) said.push(grew(grown));
    return said.join(' ');
  },
  jelliesSpawned({ spawns }) {
    const placed = spawns.filter((spawn) => spawn.placed > 0);
    if (placed.length === 0) return m.bn_news_no_spawn();
    const grown = placed.flatMap((spawn) => (spawn.grew > 0 ? [spawn.cell] : []));
    const said = m.bn_news_spawn({ cells: cells(placed.map((spawn) => spawn.cell)) });
    return grown.length === 0 ? said : `${said} ${grew(grown)}`;
  },
  budgetsReceived: ({ gained }) => m.bn_news_budgets({ photons: photons(gained[0] ?? 0) }),

  // Step 1. (rules: Actions)
  announced({ action, instead }, name) {
    if (action === null) return instead ? m.bn_news_instead_none({ name }) : m.bn_news_announced_none({ name });
    const said = { name, action: m.bn_action({ action }) };
    return instead ? m.bn_news_instead(said) : m.bn_news_announced(said);
  },
  upgraded: ({ level, paid }, name) =>
    paid === 0 ? m.bn_news_upgraded_free({ name, level }) : m.bn_news_upgraded({ name, level, photons: photons(paid) }),
  reassigned: ({ given, taken, rank }, name) =>
    m.bn_news_reassigned({
      name,
      given: m.bn_goal({ goal: given }),
      taken: m.bn_goal({ goal: taken }),
      rank: rankName(rank)
    }),
  adjusted: (_, name) => m.bn_news_adjusted({ name }),
  paidUnderBudget: ({ paid }, name) => m.bn_news_under_budget({ name, photons: photons(paid) }),
  notUnderBudget: (_, name) => m.bn_news_not_under_budget({ name }),
  repaired: (_, name) => m.bn_news_repaired({ name }),

  // Who gets what several want. (rules: Meetings)
  meetingCalled: ({ about, seats }, _, players) =>
    m.bn_news_called({ ...aboutWords(about), names: namesOf(players, seats) }),
  meetingShown({ shown, groups }, _, players) {
    const list = shown.map(({ seat, choice }) =>
      m.bn_phone_of({ name: nameOf(players, seat), to: m.bn_choice({ choice }) })
    );
    const said = m.bn_news_shown({ list: listOf(list) });
    return groups === null ? `${said} ${m.bn_news_undecided()}` : said;
  },
  lotsDrawn: ({ why, order }, _, players) => m.bn_news_lots({ why, list: namesOf(players, order) }),
  meetingDecided: ({ about, order }, _, players) =>
    m.bn_news_decided({
      ...aboutWords(about),
      name: nameOf(players, order[0] ?? -1),
      names: namesOf(players, order)
    }),

  // Steps 2 to 4. (rules: Attack; Movement)
  defeated({ enemy, cell: at, paid, jellies }, name) {
    const what = { name, enemy: m.bn_beaten({ enemy }), cell: cell(at) };
    const said = paid === 0 ? m.bn_news_defeated(what) : m.bn_news_defeated_paid({ ...what, photons: photons(paid) });
    return jellies === 0 ? said : `${said} ${m.bn_news_track({ count: jellies })}`;
  },
  heldFire: ({ cell: at }, name) => m.bn_news_held({ name, cell: cell(at) }),
  liftedOff({ ships }, _, players) {
    const list = ships.map(({ seat, to }) => m.bn_flight_of({ name: nameOf(players, seat), cell: cell(to) }));
    return m.bn_news_lifted({ list: listOf(list) });
  },
  landed({ cell: at, flipped }, name) {
    const where = { name, cell: cell(at) };
    return flipped === null
      ? m.bn_news_landed(where)
      : m.bn_news_landed_on({ ...where, face: m.bn_face({ face: flipped }) });
  },
  displaced({ loser, from, to, flipped }, name, players) {
    const way = { name, loser: nameOf(players, loser), from: cell(from), to: cell(to) };
    return flipped === null
      ? m.bn_news_displaced(way)
      : m.bn_news_displaced_on({ ...way, face: m.bn_face({ face: flipped }) });
  }
};

/** One piece of news as a sentence; null for what another sentence says already. */
export function news(news: News, players: Players): string | null {
  const name = 'seat' in news ? nameOf(players, news.seat) : '';
  // Each has the sentence of its own kind, which the type of a union can't say.
  const sentence = SENTENCES[news.kind] as (news: News, name: string, players: Players) => string | null;
  return sentence(news, name, players);
}
