/** One tablet, one writer: a game is played in one window at a time. */

/** The right to write a game, until it is let go of or another window takes over. */
export interface Hold {
  release(): void;
}

/** How long a window that is just being left or reloaded may take to let go, in milliseconds. */
const PATIENCE = 300;

/** What this window is about to let go of, by game. */
const leaving = new Map<string, Promise<unknown>>();

/**
 * Asks for the right to write this game; null when another window has it. `takeOver` takes it away from that window.
 * Browsers without locks play without: there the store itself refuses a turn that is not the next.
 */
export async function hold(id: string, how: 'ask' | 'takeOver', onLost: () => void): Promise<Hold | null> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
  if (locks === undefined) return { release: () => undefined };
  if (how === 'takeOver') return request(locks, id, { steal: true }, onLost);
  await leaving.get(id);
  const held = await request(locks, id, { ifAvailable: true }, onLost);
  if (held !== null) return held;
  await new Promise((later) => setTimeout(later, PATIENCE));
  return request(locks, id, { ifAvailable: true }, onLost);
}

function request(locks: LockManager, id: string, options: LockOptions, onLost: () => void): Promise<Hold | null> {
  return new Promise((resolve) => {
    let isHeld = false;
    let isReleased = false;
    const over: Promise<void> = locks
      .request(`tischlein:${id}`, options, async (lock) => {
        if (lock === null) {
          resolve(null);
          return;
        }
        isHeld = true;
        await new Promise<void>((letGo) => {
          resolve({
            release() {
              isReleased = true;
              leaving.set(id, over);
              letGo();
            }
          });
        });
      })
      .catch(() => {
        // Taken over by another window; or a browser that has locks and denies them: then it plays without.
        if (isHeld && !isReleased) onLost();
        else if (!isHeld) resolve({ release: () => undefined });
      })
      .then(() => {
        if (leaving.get(id) === over) leaving.delete(id);
      });
  });
}
