/** What a call would lead to, line by line: told by what lies open alone, so it may be wrong about what lies face down. */
import {
  ACTIONS,
  enemiesAt,
  isInDanger,
  PHOTONS,
  priceOf,
  refuseAction,
  standingOn,
  targetsAt,
  type Action,
  type Career,
  type Cell,
  type Phone,
  type Seat,
  type View
} from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';
import type { Player } from '$lib/table/stage';
import { cell as coordinate, enemyName, listOf, nameOf } from '../names';

/** One thing to know before the Phone is sealed. */
export interface Line {
  readonly tone: 'plain' | 'good' | 'warn';
  readonly text: string;
}

const plain = (text: string): Line => ({ tone: 'plain', text });
const good = (text: string): Line => ({ tone: 'good', text });
const warn = (text: string): Line => ({ tone: 'warn', text });

/** What to know about a call, null for one that is not dialled yet: what costs most if it is overlooked comes first. */
export function linesOf(...told: Parameters<typeof toldOf>): readonly Line[] {
  const lines = toldOf(...told);
  return [...lines.filter(({ tone }) => tone === 'warn'), ...lines.filter(({ tone }) => tone !== 'warn')];
}

function toldOf(
  view: View,
  players: readonly Player[],
  me: Seat,
  career: Career,
  phone: Phone | null
): readonly Line[] {
  const { ship } = career;
  const here = ship.kind === 'card' ? ship.cell : null;
  if (phone === null) {
    if (here === null) return dockLines(career);
    return [
      plain(m.bn_private_call_here({ cell: coordinate(here) })),
      ...fights(view, me, here),
      ...stays(view, me, here)
    ];
  }
  if (phone === 'stars') {
    const lines = actionLines(view, me, career);
    return here === null ? lines : [...lines, ...stays(view, me, here)];
  }
  return arrivals(view, players, me, phone);
}

function dockLines({ ship }: Career): readonly Line[] {
  if (ship.kind === 'repair') return [warn(m.bn_private_call_repair())];
  return [plain(ship.kind === 'air' ? m.bn_private_ship_air({ cell: coordinate(ship.to) }) : m.bn_private_call_dock())];
}

/** The enemies on a card, and what each would cost. */
function fights(view: View, me: Seat, at: Cell): readonly Line[] {
  return targetsAt(view, me, at).map(({ enemy, cost, isBeatable }) => {
    const name = enemyName(enemy);
    if (cost === 0) return good(m.bn_private_beats_free({ enemy: name }));
    if (isBeatable) return good(m.bn_private_beats_for({ enemy: name, count: cost }));
    return warn(m.bn_private_too_strong({ enemy: name, count: cost }));
  });
}

function stays(view: View, me: Seat, here: Cell): readonly Line[] {
  return isInDanger(view, me) ? [warn(m.bn_private_danger_here({ cell: coordinate(here) }))] : [];
}

function arrivals(view: View, players: readonly Player[], me: Seat, to: Cell): readonly Line[] {
  const card = view.cards[to];
  const standing = standingOn(view, to);
  const lines: Line[] = [];
  if (card?.face === null) lines.push(plain(m.bn_private_call_hidden()));
  else if (card !== undefined && (PHOTONS[card.face] !== undefined || card.face === 'upgrade'))
    lines.push(plain(m.bn_private_call_used()));
  lines.push(...fights(view, me, to));
  if (standing !== null && standing !== me)
    lines.push(warn(m.bn_private_call_contest({ name: nameOf(players, standing) })));
  if (enemiesAt(view, to).length > 0) lines.push(warn(m.bn_private_danger_there()));
  else if (lines.length === 0) lines.push(plain(m.bn_private_call_empty()));
  return lines;
}

/** What could be announced, and what not by all that lies open; Under Budget by the own plan too. */
function actionLines(view: View, me: Seat, career: Career): readonly Line[] {
  const isNext = view.ownGoals?.[career.completed] === 'underBudget';
  const possible = ACTIONS.filter(
    (action) => refuseAction(view, me, action) === null && (action !== 'underBudget' || isNext)
  );
  const named = (action: Action): string => {
    const price = priceOf(career, action);
    const name = m.bn_action({ action });
    return price === 0 ? name : m.bn_private_priced({ name, price: m.bn_photons({ count: price }) });
  };
  return [good(m.bn_private_call_possible({ list: listOf(possible.map(named)) }))];
}
