/** What the shelf may hear of games that no store has: their names, and nothing else. */
import { unsavedGames } from '../session/unsaved';
import type { Player } from './stage';

/** A game that goes on in this window alone, as everybody may know it. */
export interface UnsavedGame {
  readonly id: string;
  readonly game: string;
  readonly title: string | null;
  readonly players: readonly Player[];
}

/** The games that were not stored, or not to their end. They are gone with the window. */
export function unsavedNames(): readonly UnsavedGame[] {
  return unsavedGames().map(({ save: { summary } }) => {
    const { id, game, title, players } = summary;
    return { id, game, title, players };
  });
}
