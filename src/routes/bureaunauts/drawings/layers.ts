/** What lies on the cards of the map, and how it came there. Places are counted in cards: column and row from 0. */
import { GRID, nextTo, type Career, type Cell, type News, type Seat } from '$lib/games/bureaunauts';

/** How a card of the map is marked. */
export type Mark =
  /** One of those that can be chosen. */
  | 'lit'
  /** The one that is chosen. */
  | 'picked'
  /** Worth a look: what is spoken of. */
  | 'spoken'
  /** Several want it. */
  | 'contest'
  /** A ship will be damaged here. */
  | 'danger';

export interface Spot {
  readonly column: number;
  readonly row: number;
}

/** Where a cell is. */
export function spotOf(cell: Cell): Spot {
  return { column: cell % GRID.columns, row: Math.floor(cell / GRID.columns) };
}

/** A ship over the map. */
export interface Ship {
  readonly seat: Seat;
  readonly cell: Cell;
  readonly level: number;
  /** In the air, over the card it flies to. */
  readonly flies: boolean;
  /** How far beside the middle of the card, in cards. */
  readonly aside: number;
}

/** The ships that are on cards or fly to them; several at one card stand side by side. */
export function shipsOf(careers: readonly Pick<Career, 'ship' | 'level'>[]): readonly Ship[] {
  const all = careers.flatMap(({ ship, level }, seat) => {
    if (ship.kind === 'card') return [{ seat, level, cell: ship.cell, flies: false }];
    return ship.kind === 'air' ? [{ seat, level, cell: ship.to, flies: true }] : [];
  });
  return all.map((ship) => {
    const together = all.filter(({ cell }) => cell === ship.cell);
    return { ...ship, aside: (together.indexOf(ship) - (together.length - 1) / 2) * 0.34 };
  });
}

/** A Jelly stack on the map, or one that just left it. */
export interface Stack {
  readonly key: string;
  readonly cell: Cell;
  readonly tokens: number;
  /** By how many cards it just drifted. */
  readonly drift: Spot;
  /** What just happened to it: it lies there; came here; came and grew, or grew; appeared; left the map. */
  readonly came: 'lies' | 'drifted' | 'grew' | 'spawned' | 'left';
}

const STILL: Spot = { column: 0, row: 0 };

/** The Jelly stacks, and how this news brought them there. */
export function stacksOf(jellies: readonly number[], news: readonly News[]): readonly Stack[] {
  const drifted = news.findLast((item) => item.kind === 'jelliesDrifted');
  const spawned = news.findLast((item) => item.kind === 'jelliesSpawned');
  const step = drifted === undefined ? STILL : stepOf(drifted.direction);
  const arrivals = new Map(drifted?.drifts.map((drift) => [drift.to, drift]));
  const spawns = new Map(spawned?.spawns.map((spawn) => [spawn.cell, spawn]));
  const turn = drifted?.card ?? '';
  const lying = jellies.flatMap((tokens, cell): Stack[] => {
    if (tokens === 0) return [];
    const arrival = arrivals.get(cell);
    const spawn = spawns.get(cell);
    const isNew = arrival === undefined && spawn !== undefined && spawn.placed + spawn.grew === tokens;
    const grew = (arrival?.grew ?? 0) + (spawn?.placed ?? 0) + (spawn?.grew ?? 0) > 0;
    const came = isNew ? 'spawned' : grew ? 'grew' : arrival !== undefined ? 'drifted' : 'lies';
    const key = came === 'lies' ? String(cell) : `${String(cell)}:${String(turn)}`;
    return [{ key, cell, tokens, came, drift: arrival === undefined ? STILL : step }];
  });
  const left = (drifted?.drifts ?? []).flatMap(({ from, to, tokens }): Stack[] =>
    to === null ? [{ key: `${String(from)}:left:${String(turn)}`, cell: from, tokens, came: 'left', drift: step }] : []
  );
  return [...lying, ...left];
}

function stepOf(direction: Extract<News, { kind: 'jelliesDrifted' }>['direction']): Spot {
  // Any cell in the middle of the map tells.
  const from = spotOf(44);
  const to = spotOf(nextTo(44, direction) ?? 44);
  return { column: to.column - from.column, row: to.row - from.row };
}
