/** What the table does not show at first, in pieces that come by themselves once it stands. */
import { piece } from '$lib/ui/pieces';

/** The nine piles, turned over one at a time. */
export const piles = piece(() => import('./table/PilesPanel.svelte'));

/** Who has won. */
export const ranking = piece(() => import('./table/Ranking.svelte'));

/** What a turn needs of it. */
export const soon = [piles, ranking];
