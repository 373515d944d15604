/** Many hands on one tablet: what different people tap at the same time is played one after the other. */
import type { Move, Mover } from '$lib/games/saludos-amigos';

export type Play = (mover: Mover, move: Move) => Promise<void>;

/**
 * Plays taps in the order in which they came, each once the one before is kept. Who taps twice before the first tap has
 * been played is heard once: nobody gives two cards by a nervous finger.
 */
export function oneByOne(play: Play): Play {
  const waiting = new Set<Mover>();
  let last: Promise<void> = Promise.resolve();
  return (mover, move) => {
    if (waiting.has(mover)) return last;
    waiting.add(mover);
    last = last.then(() => play(mover, move)).finally(() => waiting.delete(mover));
    return last;
  };
}
