/** Every game's mind, loaded when somebody sits down to play it. */
import type { Kinds } from '../kernel/game';
import type { Mind } from './mind';

const MINDS: Readonly<Record<string, () => Promise<unknown>>> = {
  'bucket-king': () => import('./bucket-king').then(({ bucketKingMind }) => bucketKingMind),
  bureaunauts: () => import('./bureaunauts').then(({ bureaunautsMind }) => bureaunautsMind),
  'buro-crazy': () => import('./buro-crazy').then(({ buroCrazyMind }) => buroCrazyMind),
  'saludos-amigos': () => import('./saludos-amigos').then(({ saludosAmigosMind }) => saludosAmigosMind)
};

/**
 * The mind for the game of this id.
 *
 * @throws {RangeError} where computers play no such game.
 */
export async function mindOf<K extends Kinds>(game: string): Promise<Mind<K>> {
  const load = MINDS[game];
  if (load === undefined) throw new RangeError(`no mind for ${game}`);
  // Which types go with an id is known to whoever asks.
  return (await load()) as Mind<K>;
}
