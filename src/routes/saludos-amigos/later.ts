/** What the table does not show at first, in pieces that come by themselves once it stands. */
import { fetchAll as fetchThem, fetchSoon as fetchThemSoon, piece } from '$lib/ui/pieces';

/** What the turn before brought. */
export const lastTurn = piece(() => import('./table/LastTurn.svelte'));

/** Everybody rolls. */
export const dice = piece(() => import('./table/DiceBoard.svelte'));

/** Everybody bargains. */
export const talks = piece(() => import('./table/TalksPanel.svelte'));

/** The hall of the district council. */
export const council = piece(() => import('./table/SessionBoard.svelte'));

/** What a seat sees behind the curtain. */
export const hand = piece(() => import('./private/PrivateBoard.svelte'));

/** Who has won. */
export const ending = piece(() => import('./table/EndPanel.svelte'));

/** The clock of the talks. */
export const clockFace = piece(() => import('$lib/table/later/ClockFace.svelte'));

/** Who together could beat the standing bid. */
export const beating = piece(() => import('./table/Beating.svelte'));

/** The help for the moment, fetched when it is first asked for. */
export const help = piece(() => import('./help/Help.svelte'));

/** What one seat kept secret, for the look back after the game. */
export const secrets = piece(() => import('./private/Secrets.svelte'));

const ALL = [lastTurn, dice, talks, council, hand, ending];

/** Fetches all that the game needs. */
export const fetchAll = (): Promise<void> => fetchThem(ALL);

/** Fetches all that the game needs as soon as the board has been painted. Returns how to think better of it. */
export const fetchSoon = (): (() => void) => fetchThemSoon(ALL);
