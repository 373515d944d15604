/** Games the device would not store. They live as long as the page does, and are stored as soon as that works again. */
import type { Save, StorageTrouble } from '../saves/saves';

/** A game, how many of its turns are stored (null: not even its beginning), and why not all. */
export interface Unstored {
  readonly save: Save;
  readonly stored: number | null;
  readonly why: StorageTrouble;
}

/** By id. */
export const unstored = new Map<string, Unstored>();
