/** Small things a device remembers. A browser without storage (or with it locked) just forgets them. */

/** What was remembered under that name, or null. */
export function recall(name: string): string | null {
  try {
    return globalThis.localStorage?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

/** Remembers it, if the browser lets us. */
export function remember(name: string, value: string): void {
  try {
    globalThis.localStorage?.setItem(name, value);
  } catch {
    // Forgotten with the page; nothing depends on it.
  }
}
