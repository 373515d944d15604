/** Names, cells and pieces, in the language of the page. */
import {
  nameOf as cellName,
  type About,
  type Card,
  type Cell,
  type Enemy,
  type Rank,
  RANKS,
  type Seat,
  type View
} from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';
import { listOf } from '$lib/table/names';
import type { Player } from '$lib/table/stage';
import { spokenName } from '$lib/ui/computers';

export { listOf, nameOf, namesOf } from '$lib/table/names';

/** What a rank is called. */
export function rankName(rank: Rank): string {
  return m.bn_rank({ rank: RANKS[rank] ?? RANKS[0] });
}

/** The printed coordinate of a cell: `A1` to `H10`. */
export function cell(at: Cell): string {
  return cellName(at);
}

/** What a card of the grid shows, or its back where it lies face down. */
export function cardName({ back, face }: Card): string {
  return face === null ? m.bn_face_down({ back: m.bn_back({ back }) }) : m.bn_face({ face });
}

/** An enemy with its level: "Space Pirates, level 2". */
export function enemyName({ kind, level }: Pick<Enemy, 'kind' | 'level'>): string {
  return m.bn_enemy_level({ enemy: m.bn_enemy({ enemy: kind }), level });
}

/** What an attack costs: "Costs 2 photons." */
export function priceWords(cost: number): string {
  return cost === 0 ? m.bn_step_free() : m.bn_step_costs({ price: m.bn_photons({ count: cost }) });
}

/** What a Meeting is about, for the sentences that tell by it. */
export function aboutWords(about: About): {
  readonly about: About['kind'];
  readonly cell: string;
  readonly rank: string;
} {
  return {
    about: about.kind,
    cell: about.kind === 'card' ? cell(about.cell) : '',
    rank: about.kind === 'rank' ? rankName(about.rank) : ''
  };
}

/** How far a career has come: "Anna: Assistant Manager, completed Law & Order and Relic Hunter". */
export function careerWords(view: View, players: readonly Player[], seat: Seat): string {
  const { goals = [], completed = 0 } = view.careers[seat] ?? {};
  const player = players[seat];
  const name = player === undefined ? '' : spokenName(player);
  const rank = completed === 0 ? m.bn_table_intern() : rankName(completed - 1);
  const done = goals.flatMap((goal) => (goal === null ? [] : [m.bn_goal({ goal })]));
  if (done.length === 0) return m.bn_table_career({ name, rank });
  return m.bn_table_career_goals({ name, rank, goals: listOf(done) });
}
