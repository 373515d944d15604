/** What goes to a worker that thinks, and what it answers. */
import type { BucketKing } from '../games/bucket-king';
import type { Kinds } from '../kernel/game';
import { bucketKingMind } from './bucket-king';
import type { Task, Thought } from './mind';

/** Every mind that searches: the worker has them in one file, and no other. */
const SEARCHING = [bucketKingMind];

/** A task is all that ever goes there: no state has a way. */
export interface Question {
  readonly id: number;
  readonly task: Task<Kinds>;
}

/** What comes back. */
export type Answer =
  { readonly id: number; readonly thought: Thought<Kinds> } | { readonly id: number; readonly failed: string };

/** A search that takes longer ends with the best it has found. */
export const LATE_MS = 1200;

/** Thinks a task over. `now` tells milliseconds. Never throws. */
export function answerTo({ id, task }: Question, now: () => number): Answer {
  try {
    const mind = SEARCHING.find(({ game }) => game.id === task.game);
    if (mind === undefined) throw new RangeError(`no mind for ${task.game}`);
    const begun = now();
    // Which types go with an id is known to whoever asks.
    const thinking = mind.think(task as Task<BucketKing>, () => now() - begun > LATE_MS);
    for (;;) {
      const step = thinking.next();
      if (step.done === true) return { id, thought: step.value };
    }
  } catch (failure) {
    return { id, failed: String(failure) };
  }
}
