/** Games the device would not store. They live as long as the page does, and are stored as soon as that works again. */
import type { Save } from '../saves/records';
import type { StorageTrouble } from '../saves/store';

/** A game, how many of its turns are stored (null: not even its beginning), and why not all. */
export interface Unsaved {
  readonly save: Save;
  readonly stored: number | null;
  readonly why: StorageTrouble;
}

/** By id. Secret: it holds all hands. */
const unsaved = new Map<string, Unsaved>();

/** The game with this id as it goes on in memory; undefined for one that is stored. Secret. */
export const unsavedGame = (id: string): Unsaved | undefined => unsaved.get(id);

/** All of them. Secret. */
export const unsavedGames = (): readonly Unsaved[] => [...unsaved.values()];

/**
 * Keeps a game in memory. As long as there is one, a browser that can ask does so before the window goes, and the game
 * with it.
 */
export function keepUnsaved(id: string, game: Unsaved): void {
  unsaved.set(id, game);
  if (typeof window !== 'undefined') window.addEventListener('beforeunload', ask);
}

/** The game is stored by now. */
export function forgetUnsaved(id: string): void {
  unsaved.delete(id);
  if (unsaved.size === 0 && typeof window !== 'undefined') window.removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
