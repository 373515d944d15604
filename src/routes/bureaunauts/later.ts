/** What the table does not show at first, in pieces that come by themselves once it stands. */
import { fetchAll as fetchThem, fetchSoon as fetchThemSoon, piece } from '$lib/ui/pieces';

/** What a seat sees behind the curtain. */
export const hand = piece(() => import('./private/PrivateBoard.svelte'));

/** Everybody says what they do, in turn. */
export const announce = piece(() => import('./steps/Announce.svelte'));

/** A ship fights what lies on its card. */
export const attack = piece(() => import('./steps/Attack.svelte'));

/** A career has moved on, and its Influence goes to work. */
export const influence = piece(() => import('./steps/Influence.svelte'));

/** Who has lost a contest lands elsewhere. */
export const displace = piece(() => import('./steps/Displace.svelte'));

/** The vote as a show, and its end. */
export const vote = piece(() => import('./steps/VoteBoard.svelte'));

const ALL = [hand, announce, attack, influence, displace, vote];

/** Fetches them all. */
export const fetchAll = (): Promise<void> => fetchThem(ALL);

/** Fetches them all as soon as the board has been painted. Returns how to think better of it. */
export const fetchSoon = (): (() => void) => fetchThemSoon(ALL);
