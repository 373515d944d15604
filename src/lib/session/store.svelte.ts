/** Keeps a game: its records, storing them, and the right to do so. All it knows is secret; the table alone has one. */
import type { Game, Kinds } from '../kernel/game';
import { readSave, type Read, type SavedSettings } from '../saves/format';
import { append, create, load, note } from '../saves/saves';
import type { Kept, OnItsWayOut, Save, StandingRecord, Summary, Turn } from '../saves/saves';
import { hold, type Hold } from './lock';
import { forgetGame, rememberGame, remembered } from './unsaved';
import type { Keeping } from '../table/stage';

/** A game as it was found on this device. */
export interface Found {
  readonly save: Save;
  /** How many turns are stored; null when not even the beginning is. */
  readonly stored: number | null;
  readonly keeping: Keeping;
}

/** A turn as it is handed over to be kept. */
export type NewTurn = Pick<Turn, 'entry' | 'news' | 'chance'>;

/** The records of a game on this device, and the one way to add to them. */
export class Keeper<K extends Kinds> {
  readonly id: string;
  readonly #game: Game<K>;
  readonly #onLost: () => void;
  #hold: Hold | null;
  #stored: number | null;
  #isClosed = false;
  #summary: Summary = $state.raw() as Summary;
  #standing: StandingRecord;
  #turns: readonly Turn[] = $state.raw([]);
  #keeping: Keeping = $state.raw({ kind: 'stored' });
  #isBusy = $state.raw(false);

  /** `onLost`: another window has taken the game over, and no hand may stay open in this one. */
  constructor(game: Game<K>, { save, stored, keeping }: Found, held: Hold | null, onLost: () => void) {
    this.#game = game;
    this.#onLost = onLost;
    this.id = save.summary.id;
    this.#summary = save.summary;
    this.#standing = save.standing;
    this.#turns = save.turns;
    this.#stored = stored;
    this.#keeping = keeping;
    this.#hold = held;
  }

  get summary(): Summary {
    return this.#summary;
  }

  get settings(): SavedSettings {
    return this.#summary.table;
  }

  get standing(): StandingRecord {
    return this.#standing;
  }

  /** Every turn so far, those that were taken back included. */
  get turns(): readonly Turn[] {
    return this.#turns;
  }

  /** How many moves stand. */
  get moves(): number {
    return this.#summary.moves;
  }

  /** All of it, as it stands now. Secret. */
  get save(): Save {
    return { summary: this.#summary, standing: this.#standing, turns: this.#turns };
  }

  /** Where the game is kept. */
  get keeping(): Keeping {
    return this.#keeping;
  }

  /** A move is being stored. */
  get isBusy(): boolean {
    return this.#isBusy;
  }

  /** May this window add to the game? */
  get mayWrite(): boolean {
    return !this.#isClosed && this.#keeping.kind !== 'elsewhere';
  }

  /**
   * Stores a turn and, only then, lets it be seen by calling `show`: all that changes with it changes in one step, so that
   * no screen is built twice. Where storing fails, the game goes on in memory. False when this window may not write any
   * more: then nothing has changed, and nothing is shown.
   */
  async keep(
    { entry, news, chance }: NewTurn,
    state: K['state'],
    moves: number,
    show: () => void,
    settings: (now: SavedSettings) => SavedSettings = (now) => now
  ): Promise<boolean> {
    const turn: Turn = { id: this.id, n: this.#turns.length + 1, entry, news, chance, at: Date.now() };
    const glance = this.#game.view(state, 'onlooker');
    const before = this.#summary.table;
    const summary: Summary = {
      ...this.#summary,
      table: settings(before),
      playedAt: turn.at,
      moves,
      glance,
      over: glance.outcome !== null
    };
    const save: Save = { summary, standing: { ...this.#standing, now: state }, turns: [...this.#turns, turn] };
    this.#isBusy = true;
    const kept = await this.#store(save);
    this.#isBusy = false;
    // What the table changed meanwhile stays changed.
    const changed = this.#summary.table;
    const now: Save = { ...save, summary: { ...summary, table: settings(changed) } };
    if (!this.#heed(kept, now, save.turns.length)) return false;
    this.#summary = now.summary;
    this.#standing = now.standing;
    this.#turns = now.turns;
    show();
    if (changed !== before) await this.set({});
    return true;
  }

  /** Changes what belongs to the table. It holds at once; where turns wait to be stored, it is stored with them. */
  async set(change: Partial<SavedSettings>): Promise<void> {
    if (!this.mayWrite) return;
    const summary: Summary = { ...this.#summary, table: { ...this.#summary.table, ...change } };
    this.#summary = summary;
    const waits = remembered(this.id);
    if (waits !== undefined) rememberGame(this.id, { ...waits, save: { ...waits.save, summary } });
    const turns = this.#turns.length;
    if (this.#stored !== turns || this.#isBusy) return;
    const kept = await note(summary, turns);
    if (kept.kind === 'notNext' && this.#turns.length === turns && !this.#isBusy) this.lose();
  }

  /**
   * Plays on in this window: the other one becomes the onlooker. Where the game stands by now is shown by calling `show`,
   * in the same step: what was here before belongs to nobody any more.
   */
  async takeOver(show: (read: Read<K>) => void): Promise<void> {
    if (this.#keeping.kind !== 'elsewhere' || this.#isClosed) return;
    this.#hold = await hold(this.id, 'takeOver', () => this.lose());
    const raw = await load(this.id);
    const read = raw.kind === 'found' ? await readSave(this.#game, raw) : null;
    if (read?.kind !== 'read') return;
    this.#summary = read.save.summary;
    this.#standing = read.save.standing;
    this.#turns = read.save.turns;
    this.#stored = read.save.turns.length;
    this.#keeping = { kind: 'stored' };
    // What this window alone still held belongs to a game that went on elsewhere.
    forgetGame(this.id);
    show(read);
  }

  /** Another window plays this game now: what is shown here may be old. */
  lose(): void {
    this.#hold = null;
    this.#keeping = { kind: 'elsewhere' };
    this.#onLost();
  }

  /** Another window may have the game now. */
  close(): void {
    this.#isClosed = true;
    this.#hold?.release();
    this.#hold = null;
  }

  /**
   * Stores what is not stored yet; all of it, where there is nothing left of the game: a browser may empty its store under
   * the table.
   */
  async #store(save: Save): Promise<Kept | OnItsWayOut> {
    if (this.#stored !== null) {
      const kept = await append(save.summary, save.standing, save.turns.slice(this.#stored));
      if (kept.kind !== 'gone') return kept;
      this.#stored = null;
    }
    return create(save);
  }

  #heed(kept: Kept | OnItsWayOut, save: Save, turns: number): boolean {
    switch (kept.kind) {
      case 'notNext':
        this.lose();
        return false;
      case 'kept':
        this.#stored = turns;
        forgetGame(this.id);
        if (this.#keeping.kind === 'memory') this.#keeping = { kind: 'stored' };
        return true;
      case 'gone':
      case 'deleted':
      case 'failed': {
        const why = kept.kind === 'failed' ? kept.why : 'failed';
        rememberGame(this.id, { save, stored: this.#stored, why });
        this.#keeping = { kind: 'memory', why };
        return true;
      }
    }
  }
}
