/** The games of the house, each loaded when it is asked for. */
import type { Facts } from '../kernel/game';
import { BUCKET_KING, BUREAUNAUTS, BURO_CRAZY, SALUDOS_AMIGOS } from './facts';

/** A game as the shelf knows it before it is loaded. */
export interface Listed<G = unknown> extends Facts {
  load(): Promise<G>;
}

/** Every game there is, in the order of the shelf. */
export const GAMES = [
  { ...BUCKET_KING, load: async () => (await import('./bucket-king')).bucketKing },
  { ...BURO_CRAZY, load: async () => (await import('./buro-crazy')).buroCrazy },
  { ...SALUDOS_AMIGOS, load: async () => (await import('./saludos-amigos')).saludosAmigos },
  { ...BUREAUNAUTS, load: async () => (await import('./bureaunauts')).bureaunauts }
] as const satisfies readonly Listed[];
