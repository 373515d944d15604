import type { Player } from '$lib/table/stage';

/** Six people for tests, in seat order. */
export const players: readonly Player[] = [
  { name: 'Anna', look: 0 },
  { name: 'Ben', look: 1 },
  { name: 'Clara', look: 2 },
  { name: 'David', look: 3 },
  { name: 'Emilia', look: 4 },
  { name: 'Fritz', look: 5 }
];
