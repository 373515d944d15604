/** The same people at the same game once more: begins it, and goes to its page instead of this one. */
import type { Kinds } from '../kernel/game';
import { onceMore } from '../session/open';
import type { Table } from '../session/table.svelte';
import { isGuideWanted } from '../settings/guides.svelte';
import { replacePage } from '../ui/back.svelte';

/** Begins it. Resolves once its page is asked for. */
export async function again<K extends Kinds>(table: Table<K>): Promise<void> {
  const id = await onceMore(table, isGuideWanted(table.game.id));
  // The same page with another game in its address.
  await replacePage(`?game=${encodeURIComponent(id)}`);
}
