/** What stands where the table stood, and what a device that fails needs: pieces that come by themselves, after it. */
import { fetchAll as fetchThem, fetchSoon as fetchThemSoon, piece } from '../ui/pieces';

/** Between two people. */
export const curtain = piece(() => import('./Curtain.svelte'));

/** One seat's hand, open. */
export const hand = piece(() => import('./HandView.svelte'));

/** Two hands, face to face; fetched when two want it. */
export const facing = piece(() => import('./later/Facing.svelte'));

/** What is said while a game can't be kept. */
export const unsaved = piece(() => import('./later/Unsaved.svelte'));

const ALL = [curtain, hand, unsaved, piece(() => import('../session/file'))];

/** Fetches all that every table needs. */
export const fetchAll = (): Promise<void> => fetchThem(ALL);

/** Fetches all that every table needs as soon as it has been painted. Returns how to think better of it. */
export const fetchSoon = (): (() => void) => fetchThemSoon(ALL);
