/** What the tablet shows, and to whom; and where the game is kept. */
import type { Ask, Seat } from '../kernel/game';
import type { StorageTrouble } from '../saves/store';

/**
 * What is on the screen. In `table` and `curtain` nothing in the page may be secret; `hand` shows what one seat may see.
 * `facing` lies between two who choose at the same time, each half behind a curtain of its own until its owner opens it.
 */
export type Stage =
  | { readonly kind: 'table' }
  | { readonly kind: 'curtain'; readonly seat: Seat; readonly ask: Ask | null }
  | { readonly kind: 'hand'; readonly seat: Seat }
  | {
      readonly kind: 'facing';
      readonly seats: readonly [Seat, Seat];
      readonly ask: Ask;
      /** Whose half is open. */
      readonly open: readonly Seat[];
    };

/** What became of the last change, and so where the game is kept: stored, in memory alone (and why), or elsewhere. */
export type SaveResult =
  | { readonly kind: 'stored' }
  | { readonly kind: 'memory'; readonly why: StorageTrouble }
  /** Another window has the game. `refused`: something was tried here all the same, and not done. */
  | { readonly kind: 'elsewhere'; readonly refused: boolean };
