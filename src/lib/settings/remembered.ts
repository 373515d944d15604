/** Small things a device remembers. A browser without storage (or with it locked) just forgets them. */

/** What was remembered under that name, or null. */
export function recall(name: string): string | null {
  try {
    return globalThis.localStorage?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

/** Tells what another window of this device remembers under that name from now on; null for nothing. Returns how to stop. */
export function heed(name: string, changed: (value: string | null) => void): () => void {
  const listen = ({ key, newValue }: StorageEvent): void => {
    // Without a name: everything was cleared.
    if (key === name || key === null) changed(newValue);
  };
  globalThis.window?.addEventListener('storage', listen);
  return () => globalThis.window?.removeEventListener('storage', listen);
}

/** Remembers it, if the browser lets us. */
export function remember(name: string, value: string): void {
  try {
    globalThis.localStorage?.setItem(name, value);
  } catch {
    // Forgotten with the page; nothing depends on it.
  }
}
