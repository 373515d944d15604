/** Who has won how often, over all finished games on this device. */
import type { Shelved, Winners } from '$lib/shelf/list';
import { isEmblemName } from '$lib/ui/emblems';

/** Somebody who has won: their name and look as of their last game, and how often. */
export interface Won {
  readonly name: string;
  readonly look: number;
  /** How well the computer played that had this name; null: a person. */
  readonly computer: string | null;
  readonly times: number;
}

/**
 * Whoever has won most often first; of those who have won as often, the one who won last. The games come newest first. A
 * name is the same person whatever its case, and never the computer of that name; a seat that nobody named is nobody.
 */
export function tallyOf(games: readonly Shelved[], winners: Winners): readonly Won[] {
  const people = new Map<string, Won>();
  for (const game of games) {
    for (const seat of winners.get(game.id) ?? []) {
      const player = game.players[seat];
      if (player === undefined || isEmblemName(player.name, player.look)) continue;
      const { computer = null } = player;
      const key = `${computer === null ? 'person' : 'computer'} ${player.name.trim().toLocaleLowerCase()}`;
      const known = people.get(key) ?? { name: player.name, look: player.look, computer, times: 0 };
      people.set(key, { ...known, times: known.times + 1 });
    }
  }
  return [...people.values()].sort((one, other) => other.times - one.times);
}

/** How many finished games it takes until there is something to count. */
const WORTH = 2;

/** Is a tally worth showing? */
export const isTallied = (games: readonly Shelved[], tally: readonly Won[]): boolean =>
  games.length >= WORTH && tally.length > 0;
