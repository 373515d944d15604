/** The numbers on the walls: 1 to 4 on the ground floor, 5 and 6 on the first, 7 on the second. */
import type { Level } from '$lib/games/buro-crazy';

/** The number of an office; null on the stairs and for the boss, who have none. `room` counts from the left, from 0. */
export function officeNumber(level: Level, room: number): number | null {
  switch (level) {
    case 'ground':
      return 1 + room;
    case 'first':
      return 5 + room;
    case 'second':
      return 7;
    case 'stairs':
    case 'boss':
      return null;
  }
}
