import { flushSync } from 'svelte';

/** Notes what something reactive says, each time it has changed. Returns the notes; the first is how it was. */
export function watched<T>(read: () => T): readonly T[] {
  const seen: T[] = [];
  $effect.root(() => {
    $effect(() => void seen.push(read()));
  });
  flushSync();
  return seen;
}
