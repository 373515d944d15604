/** What the table does not show at first, in pieces that come by themselves once it stands. */
import { fetchAll as fetchThem, fetchSoon as fetchThemSoon, piece } from '$lib/ui/pieces';

/** What a seat sees behind the curtain. */
export const hand = piece(() => import('./private/PrivateBoard.svelte'));

/** The help for the moment, fetched when it is first asked for. */
export const help = piece(() => import('./help/Help.svelte'));

/** What one seat kept secret, for the look back after the game. */
export const secrets = piece(() => import('./private/Secrets.svelte'));

const ALL = [hand];

/** Fetches all that the game needs. */
export const fetchAll = (): Promise<void> => fetchThem(ALL);

/** Fetches all that the game needs as soon as the board has been painted. Returns how to think better of it. */
export const fetchSoon = (): (() => void) => fetchThemSoon(ALL);
