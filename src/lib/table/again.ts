/** The same people at the same game once more. */
import type { Game, Kinds } from '../kernel/game';
import { onceMore, onceMoreOf } from '../session/open';
import type { Table } from '../session/table.svelte';
import { isGuideWanted } from '../settings/guides.svelte';
import { replacePage } from '../ui/back.svelte';

/** Begins it, and goes to its page instead of this one. Resolves once that is asked for. */
export async function again<K extends Kinds>(table: Table<K>): Promise<void> {
  const id = await onceMore(table, isGuideWanted(table.game.id));
  // The same page with another game in its address.
  await replacePage(`?game=${encodeURIComponent(id)}`);
}

/** Begins it from the shelf. Returns the id of the new game; null where the one that is over can't be read. */
export function againOf<K extends Kinds>(game: Game<K>, id: string): Promise<string | null> {
  return onceMoreOf(game, id, isGuideWanted(game.id));
}
