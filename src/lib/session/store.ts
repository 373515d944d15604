/** Finds a game on this device, and stores what is added to it. Each change says what became of it; nobody is called back. */
import type { Game, Kinds } from '../kernel/game';
import { readSave, type Read } from '../saves/format';
import { serialize, type Save } from '../saves/records';
import { append, create, load, saveSettings } from '../saves/saves';
import type { StorageTrouble } from '../saves/store';
import { hold, type Hold } from './lock';
import type { SaveResult } from './stage';
import { forgetUnsaved, keepUnsaved, unsavedGame } from './unsaved';

const STORED: SaveResult = { kind: 'stored' };

/** Another window has the game, and nothing was tried here since. */
export const ELSEWHERE: SaveResult = { kind: 'elsewhere', refused: false };

/** Another window has the game, and what was tried here was not done. */
export const REFUSED = { kind: 'elsewhere', refused: true } as const;

/** A game as it was found, where it is kept, and what stores it. */
export interface Found<K extends Kinds> extends Pick<Read<K>, 'kind' | 'save' | 'options' | 'journal'> {
  readonly store: Store;
  readonly storage: SaveResult;
}

/** Why a game can't be taken up. Its records stay as they are. */
export interface OpenFailure {
  readonly kind: 'missing' | 'otherGame' | 'newer' | 'damaged' | 'unsound' | StorageTrouble;
}

/**
 * Reads a game for this window. `takeOver` takes it away from another, and drops what this window alone still held: that
 * belongs to a game that went on elsewhere. `onLost`: another window has taken it over since.
 */
export async function find<K extends Kinds>(
  game: Game<K>,
  id: string,
  how: 'ask' | 'takeOver',
  onLost: () => void
): Promise<Found<K> | OpenFailure> {
  const held = await hold(id, how, onLost);
  try {
    const waits = how === 'ask' ? unsavedGame(id) : undefined;
    const raw = waits === undefined ? await load(id) : { kind: 'found' as const, ...serialize(waits.save) };
    const read = raw.kind === 'found' ? await readSave(game, raw) : raw;
    if (read.kind !== 'read') {
      held?.release();
      return { kind: read.kind === 'failed' ? read.why : read.kind };
    }
    if (how === 'takeOver') forgetUnsaved(id);
    const kept: SaveResult = waits === undefined ? STORED : { kind: 'memory', why: waits.why };
    const store = new Store(id, waits === undefined ? read.save.turns.length : waits.stored, held);
    return { ...read, store, storage: held === null ? ELSEWHERE : kept };
  } catch (error) {
    held?.release();
    throw error;
  }
}

/** Stores a game that has just begun. Where the device stores nothing, it lives as long as the page. */
export async function storeNew(save: Save): Promise<void> {
  await new Store(save.summary.id, null, null).append(save);
}

/** Where one game is stored. */
export class Store {
  readonly #id: string;
  readonly #hold: Hold | null;
  /** How many turns are stored; null when not even the beginning is. */
  #stored: number | null;
  #isClosed = false;

  constructor(id: string, stored: number | null, held: Hold | null) {
    this.#id = id;
    this.#stored = stored;
    this.#hold = held;
  }

  /** This window has left the game. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Stores all that is not stored yet. Where that fails, the game goes on in memory. */
  async append(save: Save): Promise<SaveResult> {
    const result = await this.#write(save);
    switch (result.kind) {
      case 'conflict':
        return REFUSED;
      case 'stored':
        this.#stored = save.turns.length;
        forgetUnsaved(this.#id);
        return STORED;
      case 'missing':
      case 'trashed':
      case 'failed': {
        const why = result.kind === 'failed' ? result.why : 'failed';
        keepUnsaved(this.#id, { save, stored: this.#stored, why });
        return { kind: 'memory', why };
      }
    }
  }

  /**
   * Stores what changed beside the turns; where turns wait to be stored, it waits with them. False when the store is further
   * than this window, or not so far.
   */
  async update(save: Save): Promise<boolean> {
    const waits = unsavedGame(this.#id);
    if (waits !== undefined) {
      keepUnsaved(this.#id, { ...waits, save: { ...waits.save, summary: save.summary } });
    }
    if (this.#stored !== save.turns.length) return true;
    return (await saveSettings(save.summary, save.turns.length)).kind !== 'conflict';
  }

  /** Another window may have the game now. */
  close(): void {
    this.#isClosed = true;
    this.#hold?.release();
  }

  /** All of it, where there is nothing left of the game: a browser may empty its store under the table. */
  async #write(save: Save) {
    if (this.#stored !== null) {
      const result = await append(save.summary, save.standing, save.turns.slice(this.#stored));
      if (result.kind !== 'missing') return result;
      this.#stored = null;
    }
    return create(save);
  }
}
