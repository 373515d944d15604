/** What is known of each game before it is loaded. Said here once: games, shelf and set-up take it from here. */
import type { Facts } from '../kernel/game';

export const BUCKET_KING = {
  id: 'bucket-king',
  version: 0,
  seats: { min: 2, max: 6, best: 4 },
  minutes: { min: 20, max: 40 }
} as const satisfies Facts;

export const BURO_CRAZY = {
  id: 'buro-crazy',
  version: 0,
  seats: { min: 3, max: 5, best: 4 },
  minutes: { min: 30, max: 45 }
} as const satisfies Facts;

export const SALUDOS_AMIGOS = {
  id: 'saludos-amigos',
  version: 0,
  seats: { min: 2, max: 7, best: 5 },
  minutes: { min: 45, max: 75 }
} as const satisfies Facts;

export const BUREAUNAUTS = {
  id: 'bureaunauts',
  version: 0,
  seats: { min: 2, max: 6, best: 4 },
  minutes: { min: 45, max: 120 }
} as const satisfies Facts;
