/** Many hands on one tablet: what different people tap at the same time is played one after the other. */
import type { Move, Mover } from '$lib/games/saludos-amigos';

export type Play = (mover: Mover, move: Move) => Promise<void>;

/**
 * Plays taps in the order in which they came, each once the one before is kept. The same tap again, before it has been
 * played, is heard once: nobody gives two cards by a nervous finger. Nothing else is lost, however fast people talk.
 */
export function oneByOne(play: Play): Play {
  const waiting = new Map<string, Promise<void>>();
  let last: Promise<void> = Promise.resolve();
  return (mover, move) => {
    const tap = JSON.stringify([mover, move]);
    const same = waiting.get(tap);
    if (same !== undefined) return same;
    const played = last
      // What goes wrong with one tap is told to whoever made it; the next is heard all the same.
      .catch(() => undefined)
      .then(() => play(mover, move))
      .finally(() => waiting.delete(tap));
    waiting.set(tap, played);
    last = played;
    return played;
  };
}
