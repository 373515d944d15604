/** One tablet, one writer: a game is played in one window at a time. */

/** The right to write a game, until it is let go of or another window takes over. */
export interface Hold {
  release(): void;
}

/**
 * Asks for the right to write this game; null when another window has it. `takeOver` takes it away from that window.
 * Browsers without locks play without: there the store itself refuses a turn that is not the next.
 */
export function hold(id: string, how: 'ask' | 'takeOver', onLost: () => void): Promise<Hold | null> {
  const locks = typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined);
  if (locks === undefined) return Promise.resolve({ release: () => undefined });
  return new Promise((resolve) => {
    let isHeld = false;
    let isReleased = false;
    locks
      .request(`tischlein:${id}`, how === 'takeOver' ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (lock === null) {
          resolve(null);
          return undefined;
        }
        isHeld = true;
        return new Promise<void>((letGo) => {
          resolve({
            release() {
              isReleased = true;
              letGo();
            }
          });
        });
      })
      .catch(() => {
        // Taken over by another window, or a browser that has locks and denies them (then it plays without).
        if (isHeld && !isReleased) onLost();
        else if (!isHeld) resolve({ release: () => undefined });
      });
  });
}
