/** What the shelf has to say, one thing at a time: trouble first, then what came in or back, the update, the backup, the home screen. */
import { install } from '$lib/pwa/install.svelte';
import { pwa } from '$lib/pwa/pwa.svelte';
import { recall, remember } from '$lib/settings/remembered';
import type { ShelfPage } from './shelf.svelte';

/** The thing to say. `older`: another window has the new version already. */
export type NoteKind = 'inMemory' | 'trouble' | 'shared' | 'restored' | 'older' | 'update' | 'backup' | 'install';

const A_WEEK = 7 * 24 * 3_600_000;
const REMINDED = 'tischlein.reminded';

/** Chooses what is said on one shelf. Its words come once there is something to say. */
export class Notice {
  readonly #shelf: ShelfPage;
  #reminded = $state(Number(recall(REMINDED) ?? 0));

  readonly kind: NoteKind | null = $derived.by(() => this.#choose());

  constructor(shelf: ShelfPage) {
    this.#shelf = shelf;
  }

  /** Not now: reminded again in a week. */
  remindLater(): void {
    this.#reminded = Date.now();
    remember(REMINDED, String(this.#reminded));
  }

  #choose(): NoteKind | null {
    const { inMemory, trouble, shared, restored, backup, now, finished, installAnswered } = this.#shelf;
    if (inMemory.length > 0) return 'inMemory';
    if (trouble !== null) return 'trouble';
    if (shared > 0) return 'shared';
    if (restored > 0) return 'restored';
    if (pwa.isOlder) return 'older';
    if (pwa.updateReady) return 'update';
    if (backup?.isDue === true && now - this.#reminded > A_WEEK) return 'backup';
    if (finished.length === 0 || installAnswered) return null;
    return install.way === 'prompt' || install.way === 'apple' ? 'install' : null;
  }
}
