/** What the table does not show at first, in pieces that come by themselves once it stands. */
import { fetchAll as fetchThem, fetchSoon as fetchThemSoon, piece } from '$lib/ui/pieces';

/** What a seat sees behind the curtain. */
export const hand = piece(() => import('./private/PrivateBoard.svelte'));

const ALL = [hand];

/** Fetches them all. */
export const fetchAll = (): Promise<void> => fetchThem(ALL);

/** Fetches them all as soon as the board has been painted. Returns how to think better of it. */
export const fetchSoon = (): (() => void) => fetchThemSoon(ALL);
