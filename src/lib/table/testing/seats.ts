/** Who plays the toy in tests. */
import type { Player, TableSettings } from '../stage';

/** The first of them, by seat. */
export function people(seats: number): readonly Player[] {
  return ['Anna', 'Ben', 'Clara', 'David'].slice(0, seats).map((name, look) => ({ name, look }));
}

/** A table as most are. */
export const SETTINGS: TableSettings = {
  privacy: 'relaxed',
  seatMap: [0, 2, 4, 6],
  lying: 'passedRound',
  curtainAfter: 60,
  clock: null,
  guides: false
};
