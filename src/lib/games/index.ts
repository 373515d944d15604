/** The games of the house, each loaded when it is asked for. */
import type { bucketKing } from './bucket-king';
import type { bureaunauts } from './bureaunauts';
import type { buroCrazy } from './buro-crazy';
import type { saludosAmigos } from './saludos-amigos';

/** A game as the shelf knows it before it is loaded. */
export interface Listed<G = unknown> {
  /** The game's folder, route and name in saves. */
  readonly id: string;
  /** The version of its rules: how many migrations it has. The shelf tells by it what a newer app has saved. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a round takes, roughly. */
  readonly minutes: { readonly min: number; readonly max: number };
  load(): Promise<G>;
}

const bucketKingListed: Listed<typeof bucketKing> = {
  id: 'bucket-king',
  version: 0,
  seats: { min: 2, max: 6 },
  minutes: { min: 20, max: 40 },
  load: () => import('./bucket-king').then((door) => door.bucketKing)
};

const buroCrazyListed: Listed<typeof buroCrazy> = {
  id: 'buro-crazy',
  version: 0,
  seats: { min: 3, max: 5 },
  minutes: { min: 30, max: 45 },
  load: () => import('./buro-crazy').then((door) => door.buroCrazy)
};

const saludosAmigosListed: Listed<typeof saludosAmigos> = {
  id: 'saludos-amigos',
  version: 0,
  seats: { min: 2, max: 7 },
  minutes: { min: 45, max: 75 },
  load: () => import('./saludos-amigos').then((door) => door.saludosAmigos)
};

const bureaunautsListed: Listed<typeof bureaunauts> = {
  id: 'bureaunauts',
  version: 0,
  seats: { min: 2, max: 6 },
  minutes: { min: 45, max: 120 },
  load: () => import('./bureaunauts').then((door) => door.bureaunauts)
};

/** Every game there is, in the order of the shelf. */
export const GAMES = [bucketKingListed, buroCrazyListed, saludosAmigosListed, bureaunautsListed] as const;
