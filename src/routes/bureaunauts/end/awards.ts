/** What stands out in a game of Bureaunauts, from what the whole table heard. */
import { GRID, type Bureaunauts, type Cell } from '$lib/games/bureaunauts';
import { bySeat, chosen, highest, type Award as Given, type HeardTurn } from '$lib/table/ending';

export type Award = Given &
  (
    | { readonly kind: 'flight'; readonly far: number; readonly from: Cell; readonly to: Cell }
    | { readonly kind: 'jellies'; readonly count: number }
    | { readonly kind: 'first'; readonly times: number }
    | { readonly kind: 'meetings'; readonly times: number }
  );

/** Shorter flights, and fewer of all the rest, are everybody's. */
const [FAR, JELLIES, TIMES] = [7, 3, 2] as const;

/** How many cards lie between, one across or one down at a time. */
function distance(from: Cell, to: Cell): number {
  const down = Math.abs(Math.floor(from / GRID.columns) - Math.floor(to / GRID.columns));
  return down + Math.abs((from % GRID.columns) - (to % GRID.columns));
}

/** Three at most, the most worth first. */
export function awards(told: readonly HeardTurn<Bureaunauts>[], seats: number): readonly Award[] {
  const all = told.flatMap(({ news }) => news);
  const flights = all.flatMap((news) =>
    news.kind === 'liftedOff'
      ? news.ships.flatMap(({ seat, from, to }) =>
          from.kind === 'card' ? [{ seat, value: distance(from.cell, to), from: from.cell, to }] : []
        )
      : []
  );
  const [jellies, firsts, meetings] = [0, 0, 0].map(() => Array.from({ length: seats }, () => 0)) as [
    number[],
    number[],
    number[]
  ];
  const add = (to: number[], seat: number | undefined, count: number): void => {
    if (seat !== undefined) to[seat] = (to[seat] ?? 0) + count;
  };
  for (const news of all) {
    if (news.kind === 'defeated') add(jellies, news.seat, news.jellies);
    if (news.kind === 'firstOfRank') add(firsts, news.seat, 1);
    if (news.kind === 'meetingDecided') add(meetings, news.order[0], 1);
  }
  const flight = highest(flights, FAR);
  const caught = highest(bySeat(jellies), JELLIES);
  const first = highest(bySeat(firsts), TIMES);
  const met = highest(bySeat(meetings), TIMES);
  const found: readonly (Award | null)[] = [
    flight && {
      kind: 'flight',
      seats: flight.seats,
      far: flight.value,
      from: flight.first.from,
      to: flight.first.to
    },
    caught && { kind: 'jellies', seats: caught.seats, count: caught.value },
    first && { kind: 'first', seats: first.seats, times: first.value },
    met && { kind: 'meetings', seats: met.seats, times: met.value }
  ];
  return chosen(
    found.filter((award) => award !== null),
    seats
  );
}
