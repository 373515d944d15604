/** Games put into a file: to keep a copy elsewhere, and to take a game to another tablet. Loaded when it is asked for. */
import { ALL_GAMES, fileOf, writeGame, type Called } from '../saves/file';
import { recordsOf } from '../saves/saves';
import type { StorageTrouble } from '../saves/store';

/** A file that is ready to be shared or stored; or why there is none. `nothing`: none of the games is there any more. */
export type Exported =
  | {
      readonly kind: 'exported';
      /** JSON. Holds all hands and what is still to come: whoever opens it in an editor can see them. */
      readonly file: File;
      readonly ids: readonly string[];
    }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed'; readonly why: StorageTrouble };

/**
 * Puts these games into one file, just as they are stored: what can't be read here goes along untouched. A file with one
 * game is called after it.
 */
export async function exportGames(ids: readonly string[], now: number, called: Called = ALL_GAMES): Promise<Exported> {
  const games: string[] = [];
  const there: string[] = [];
  for (const id of ids) {
    const records = await recordsOf(id);
    if (records.kind === 'failed') return records;
    if (records.kind === 'missing') continue;
    games.push(writeGame(records));
    there.push(id);
  }
  if (games.length === 0) return { kind: 'nothing' };
  return { kind: 'exported', file: fileOf(games, called, now), ids: there };
}
