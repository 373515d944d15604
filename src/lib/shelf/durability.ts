/** How well this browser keeps what is stored: for good, or until it wants the room back. */
import { recall, remember } from '../settings/remembered';

/** How safe the games are on this device. */
export interface Durability {
  /**
   * `protected`: the browser keeps them until somebody deletes them. `refused`: it was asked and would not promise.
   * `unasked`: it was not asked yet. `unknown`: this browser makes no such promises.
   */
  readonly kind: 'protected' | 'refused' | 'unasked' | 'unknown';
  /** Bytes in use by the app; null where the browser does not say. */
  readonly used: number | null;
  /** Bytes the app may use in all; null where the browser does not say. */
  readonly room: number | null;
}

const ASKED = 'tischlein-asked-to-persist';

/** The browser's word on storage; null where it has none, as on pages that come without encryption. */
function storage(): Partial<StorageManager> | null {
  if (typeof navigator === 'undefined' || !('storage' in navigator)) return null;
  return navigator.storage;
}

/** How safe the games are now. Asks nobody anything. */
export async function durability(): Promise<Durability> {
  const manager = storage();
  const [persisted, estimate] = await Promise.all([
    manager?.persisted?.().catch(() => null) ?? null,
    manager?.estimate?.().catch(() => null) ?? null
  ]);
  return {
    kind:
      persisted === true
        ? 'protected'
        : persisted === null || manager?.persist === undefined
          ? 'unknown'
          : recall(ASKED) === null
            ? 'unasked'
            : 'refused',
    used: estimate?.usage ?? null,
    room: estimate?.quota ?? null
  };
}

/**
 * Asks the browser to keep the games for good. Some browsers ask the people in turn: a good moment is when the first game
 * has been begun, or when somebody touches the line about it.
 */
export async function askToPersist(): Promise<Durability> {
  const manager = storage();
  try {
    if (manager?.persist !== undefined) {
      await manager.persist();
      remember(ASKED, 'yes');
    }
  } catch {
    // No answer is no promise; `durability` says so.
  }
  return durability();
}
