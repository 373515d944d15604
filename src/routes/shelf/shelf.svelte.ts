/** What stands on the shelf, as the page shows it. */
import { GAMES } from '$lib/games';
import type { Backup } from '$lib/shelf/backup';
import type { Durability } from '$lib/shelf/durability';
import { waitingShared } from '$lib/pwa/shared';
import { recall, remember } from '$lib/settings/remembered';
import type { Done } from '$lib/shelf/change';
import type { Deleted, Shelved, StorageTrouble, Unread, Winners } from '$lib/shelf/list';
import { unsavedNames, type UnsavedGame } from '$lib/table/unsaved';

/** What the page has just done, told once. `undo` takes it back. */
export interface Message {
  readonly text: () => string;
  readonly undo: (() => void) | null;
}

/** What somebody has opened over the shelf. */
export type OpenDialog =
  | { readonly kind: 'language' }
  | { readonly kind: 'keeping' }
  | { readonly kind: 'game'; readonly game: Shelved }
  | { readonly kind: 'all'; readonly which: 'underWay' | 'finished' }
  | { readonly kind: 'import'; readonly file: File };

const NOBODY: Winners = new Map();
const INSTALL = 'tischlein.install';
/** What is remembered of the table that was set last (lib/table/setup/names.ts). */
const TABLE = 'tischlein.lastTable';

/** The boxes stand at once; what reads the games under way comes after them. */
const reading = () => import('./reading');

/** The shelf of one window; nothing on it until `look`. */
export class ShelfPage {
  /** Has it been looked at? Until then nothing of it is known. */
  isRead = $state(false);
  games: readonly Shelved[] = $state.raw([]);
  unread: readonly Unread[] = $state.raw([]);
  deleted: readonly Deleted[] = $state.raw([]);
  /** Why the device does not give its games out; null when it does. */
  trouble: StorageTrouble | null = $state.raw(null);
  /** Games that go on in this window alone. */
  inMemory: readonly UnsavedGame[] = $state.raw([]);
  durability: Durability | null = $state.raw(null);
  backup: Backup | null = $state.raw(null);
  /** When this was read, in milliseconds. */
  now = $state(Date.now());
  message: Message | null = $state.raw(null);
  /** Somebody has answered whether the app shall be on the home screen: it is not offered again by itself. */
  installAnswered = $state(recall(INSTALL) !== null);
  /** How many games the browser had lost and that are back from the mirror, until people have been told. */
  restored = $state(0);
  /** Files that came from elsewhere, and wait for somebody to look at them. */
  shared = $state(0);
  #isTidied = false;
  /** Was no table set here, and does nothing else say that there were games (static/early.js)? */
  readonly #isBlank = recall(TABLE) === null && globalThis.document?.documentElement.dataset.begun === undefined;
  /** Games that can't be taken up, as was found out once a start. */
  #unsound: readonly string[] = [];

  readonly underWay = $derived(this.games.filter((game) => !game.over));
  readonly finished = $derived(this.games.filter((game) => game.over));
  /** Who has won the finished ones: told a moment after the games, which don't wait for it; as who of them is a computer. */
  winners: Winners = $state.raw(NOBODY);
  /** Is all told of them? */
  isTold = $state(false);
  /** Has nobody begun a game here yet, as far as is known? */
  readonly isNew = $derived(this.#isBlank && this.games.length + this.unread.length + this.deleted.length === 0);

  /** Reads it all again. */
  async look(): Promise<void> {
    const {
      readShelf,
      durability,
      backupOf,
      askToPersist,
      forgetDeleted,
      restoredCount,
      agreeOnce,
      unreadOf,
      unsoundOf,
      readDetails
    } = await reading();
    const shelf = await readShelf(GAMES);
    this.now = Date.now();
    this.trouble = shelf.kind === 'failed' ? shelf.why : null;
    this.inMemory = unsavedNames();
    this.shared = await waitingShared();
    this.restored = restoredCount();
    const { games, unread } = shelf.kind === 'shelf' ? shelf : { games: [], unread: [] };
    this.games = games.filter(({ id }) => !this.#unsound.includes(id));
    const unsound = games.filter(({ id }) => this.#unsound.includes(id));
    this.unread = [...unread, ...unsound.map((game) => unreadOf(game.id, 'unsound', game))];
    this.deleted = shelf.kind === 'shelf' ? shelf.deleted : [];
    this.isRead = true;
    if (this.games.length > 0) {
      const listed = this.games;
      const details = await readDetails(listed);
      if (this.games === listed) [this.games, this.winners] = [details.games, details.winners];
    }
    this.isTold = true;
    this.backup = backupOf(this.games, this.now);
    const safe = await durability();
    // A game is here now: a good moment to ask the browser, once.
    this.durability = safe.kind === 'unasked' && this.games.length > 0 ? await askToPersist() : safe;
    if (this.#isTidied) return;
    this.#isTidied = true;
    await forgetDeleted(this.now);
    await agreeOnce();
    if (restoredCount() > this.restored) await this.look();
    this.#unsound = await unsoundOf(this.games, GAMES);
    if (this.#unsound.length > 0) await this.look();
  }

  /** People have been told what came back. */
  async acknowledgeRestored(): Promise<void> {
    this.restored = 0;
    (await reading()).acknowledgeRestored();
  }

  /** Remembers that people have answered. */
  answerInstall(): void {
    this.installAnswered = true;
    remember(INSTALL, 'answered');
  }

  /** Takes a game off the shelf, and offers it back. */
  async remove(id: string, deleted: () => string, restored: () => string): Promise<Done> {
    const { deleteGame } = await import('$lib/shelf/change');
    const done = await deleteGame(id);
    if (done.kind !== 'failed') {
      await this.look();
      this.message = { text: deleted, undo: () => void this.restore(id, restored) };
    }
    return done;
  }

  /** Puts a deleted game back. */
  async restore(id: string, restored: () => string): Promise<Done> {
    const { restoreGame } = await import('$lib/shelf/change');
    const done = await restoreGame(id);
    await this.look();
    if (done.kind === 'done') this.message = { text: restored, undo: null };
    return done;
  }
}
