/** The same people at the same game once more. */
import type { Game, Kinds } from '../kernel/game';
import { onceMore, onceMoreOf } from '../session/open';
import type { Table } from '../session/table.svelte';
import { Guide, isGuideWanted } from '../settings/guides.svelte';
import { replacePage } from '../ui/back.svelte';

/** What the guide has said at the one table is not said at the other. */
function goOn(box: string, from: string, to: string): void {
  const next = new Guide(to, box, isGuideWanted(box));
  for (const tip of new Guide(from, box, false).said) next.putAway(tip);
}

/** Begins it, and goes to its page instead of this one. Resolves once that is asked for. */
export async function again<K extends Kinds>(table: Table<K>): Promise<void> {
  const id = await onceMore(table, isGuideWanted(table.game.id));
  goOn(table.game.id, table.id, id);
  // The same page with another game in its address.
  await replacePage(`?game=${encodeURIComponent(id)}`);
}

/** Begins it from the shelf. Returns the id of the new game; null where the one that is over can't be read. */
export async function againOf<K extends Kinds>(game: Game<K>, id: string): Promise<string | null> {
  const begun = await onceMoreOf(game, id, isGuideWanted(game.id));
  if (begun !== null) goOn(game.id, id, begun);
  return begun;
}
