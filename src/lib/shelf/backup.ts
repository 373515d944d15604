/** When the games here were last put into a file, and whether it is time to do so again. */
import { recall, remember } from '../settings/remembered';
import type { Shelved } from './list';

/** How safe the games are beyond this device. */
export interface Backup {
  /** When a game was last put into a file, in milliseconds; null when never. */
  readonly at: number | null;
  /** How many moves have been made since, in all games. */
  readonly moves: number;
  /** How many games have gone on since, or were never put into a file. */
  readonly games: number;
  /** Is it time for a gentle reminder: after a while, and if there is something to lose? */
  readonly isDue: boolean;
}

const NAME = 'tischlein-backup';
/** How long a table may go on without a reminder, in milliseconds: two weeks. */
export const CALM = 14 * 24 * 60 * 60 * 1000;
/** How many moves are worth a reminder. */
export const WORTH = 30;

interface Remembered {
  readonly at: number;
  /** By id: how many moves stood when the game was put into a file. */
  readonly moves: ReadonlyMap<string, number>;
}

function remembered(): Remembered | null {
  try {
    const raw: unknown = JSON.parse(recall(NAME) ?? 'null');
    if (typeof raw !== 'object' || raw === null || !('at' in raw) || typeof raw.at !== 'number') return null;
    const moves = 'moves' in raw && typeof raw.moves === 'object' && raw.moves !== null ? raw.moves : {};
    const counts = Object.entries(moves).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
    return { at: raw.at, moves: new Map(counts) };
  } catch {
    // Somebody else has written there; then no backup is known.
    return null;
  }
}

/** Where backups stand, for the games on the shelf. */
export function backupOf(games: readonly Shelved[], now: number): Backup {
  const last = remembered();
  const missing = games.map(({ id, moves }) => ({ moves: Math.max(0, moves - (last?.moves.get(id) ?? 0)) }));
  const moves = missing.reduce((sum, game) => sum + game.moves, 0);
  const since = last?.at ?? Math.min(...games.map(({ createdAt }) => createdAt));
  return {
    at: last?.at ?? null,
    moves,
    games: missing.filter((game) => game.moves > 0).length,
    isDue: moves >= WORTH && now - since >= CALM
  };
}

/** Remembers that these games are in a file now. Called once the file was really handed over: shared, or stored. */
export function markBackedUp(games: readonly Shelved[], now: number): void {
  const counts = games.map(({ id, moves }): [string, number] => [id, moves]);
  const moves = Object.fromEntries([...(remembered()?.moves ?? []), ...counts]);
  remember(NAME, JSON.stringify({ at: now, moves }));
}
