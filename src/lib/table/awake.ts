/**
 * Keeps the screen awake while a game is on it, where the browser can. `onAnswer` hears whether it does, each time it is
 * asked. Returns how to stop.
 */
export function awake(onAnswer: (isAwake: boolean) => void): () => void {
  const lock = (navigator as Partial<Pick<Navigator, 'wakeLock'>>).wakeLock;
  if (lock === undefined) {
    onAnswer(false);
    return () => undefined;
  }
  let isOver = false;
  let sentinel: WakeLockSentinel | null = null;

  async function ask(): Promise<void> {
    if (isOver || sentinel !== null || document.visibilityState === 'hidden' || lock === undefined) return;
    try {
      const held = await lock.request('screen');
      sentinel = held;
      // The browser lets go of it by itself whenever the page goes out of sight; in sight, it is the device's own wish.
      held.addEventListener('release', onRelease, { once: true });
      if (isOver) void held.release();
      else onAnswer(true);
    } catch {
      // A low battery, or a rule of the device: the screen may sleep, and the curtain falls with it.
      if (!isOver) onAnswer(false);
    }
  }

  function onRelease(): void {
    sentinel = null;
    if (!isOver && document.visibilityState === 'visible') onAnswer(false);
  }

  const onVisibility = (): void => void ask();
  document.addEventListener('visibilitychange', onVisibility);
  void ask();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', onVisibility);
    void sentinel?.release();
  };
}
