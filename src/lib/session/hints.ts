/** What whoever has hints switched on is told when they ask. In the room of the minds. */
import type { Thought } from '../bots/mind';
import { Thinker } from '../bots/thinker';
import { deepEqual } from '../kernel/equal';
import type { Kinds, Seat } from '../kernel/game';
import type { Table } from './table.svelte';

/** Of a thought, what a hint is made of: nothing else leaves the session. */
export type Hint<K extends Kinds> = Pick<Thought<K>, 'why'> & { readonly move: K['move'] };

/**
 * What the open hand of this seat could do now, and why. Null where it may not ask, where nothing is to be said, and where
 * the hand was closed or the game went on while that was thought of.
 */
export async function hintFor<K extends Kinds>(
  table: Table<K>,
  seat: Seat,
  thinker: Pick<Thinker, 'think'> = new Thinker()
): Promise<Hint<K> | null> {
  const task = table.hintTask(seat);
  const thought = task === null ? null : await thinker.think(task);
  const move = thought?.move ?? null;
  if (thought === null || move === null || !deepEqual(table.hintTask(seat)?.view, task?.view)) return null;
  return { move, why: thought.why };
}
