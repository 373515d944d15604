/** Where people sit around the table, and what that means for the screen. Places count clockwise from the near edge. */
import type { Seat } from '../kernel/game';
import type { TableSettings } from './stage';

/** How many places there are around the drawn table, an eighth of a turn apart. */
export const PLACES = 8;

/** A table of so many seats, spread evenly, the first at the near edge. */
export function spread(seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) => Math.round((seat * PLACES) / seats) % PLACES);
}

/** How a screen is turned toward somebody, in quarter turns clockwise (0 to 3). */
export type Quarter = 0 | 1 | 2 | 3;

/**
 * How the screen is turned for this seat. A tablet that lies in the middle turns in quarters toward the seat, whose
 * corner seats read it from the long edges; one that is passed round never turns.
 */
export function rotationFor({ lying, seatMap }: Pick<TableSettings, 'lying' | 'seatMap'>, seat: Seat): Quarter {
  const place = seatMap[seat];
  if (lying === 'passedRound' || place === undefined) return 0;
  switch (place) {
    case 2:
      return 1;
    case 3:
    case 4:
    case 5:
      return 2;
    case 6:
      return 3;
    default:
      return 0;
  }
}

/**
 * Where the arrow to a seat points, in eighths of a turn clockwise from straight down: as seen on a screen that is turned
 * so (`rotationFor`). A tablet that is passed round is in the hands of whoever had it last, who faces it.
 */
export function directionTo(
  settings: Pick<TableSettings, 'lying' | 'seatMap'>,
  seat: Seat,
  holder: Seat | null,
  turn: Quarter
): number | null {
  const place = settings.seatMap[seat];
  if (place === undefined) return null;
  const near = settings.lying === 'flat' ? 2 * turn : ((holder === null ? 0 : settings.seatMap[holder]) ?? 0);
  return (place - near + PLACES) % PLACES;
}

/** Do these two look at the tablet from different sides, as far as it knows? Where it is passed round they may. */
export function areApart(
  settings: Pick<TableSettings, 'lying' | 'seatMap'>,
  [one, other]: readonly [Seat, Seat]
): boolean {
  return settings.lying === 'passedRound' || rotationFor(settings, one) !== rotationFor(settings, other);
}

/** Does this seat read the tablet best from the edge across? */
export function isFar({ seatMap }: Pick<TableSettings, 'seatMap'>, seat: Seat): boolean {
  return [3, 4, 5].includes(seatMap[seat] ?? 0);
}
