/** Games the device would not store. They live as long as the page does, and are stored as soon as that works again. */
import type { Save, StorageTrouble } from '../saves/saves';
import type { Player } from '../table/stage';

/** A game, how many of its turns are stored (null: not even its beginning), and why not all. */
export interface Unstored {
  readonly save: Save;
  readonly stored: number | null;
  readonly why: StorageTrouble;
}

/** By id. Secret: it holds all hands. */
const unstored = new Map<string, Unstored>();

/** The game with this id as it goes on in memory; undefined for one that is stored. Secret. */
export function remembered(id: string): Unstored | undefined {
  return unstored.get(id);
}

/**
 * Keeps a game in memory. As long as there is one, a browser that can ask does so before the window goes, and the game
 * with it.
 */
export function rememberGame(id: string, game: Unstored): void {
  unstored.set(id, game);
  if (typeof window !== 'undefined') window.addEventListener('beforeunload', ask);
}

/** The game is stored by now. */
export function forgetGame(id: string): void {
  unstored.delete(id);
  if (unstored.size === 0 && typeof window !== 'undefined') window.removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** A game that goes on in this window alone, as everybody may know it. */
export interface InMemory {
  readonly id: string;
  readonly game: string;
  readonly title: string | null;
  readonly players: readonly Player[];
}

/** The games that were not stored, or not to their end. They are gone with the window. */
export function inMemory(): readonly InMemory[] {
  return [...unstored.values()].map(({ save: { summary } }) => {
    const { id, game, title, players } = summary;
    return { id, game, title, players };
  });
}
