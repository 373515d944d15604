/** What the table does not show at first, in pieces that come by themselves once it stands. */
import { piece } from '$lib/ui/pieces';

/** What the turn before brought. */
export const lastTurn = piece(() => import('./table/LastTurn.svelte'));

/** Everybody rolls. */
export const dice = piece(() => import('./table/DiceBoard.svelte'));

/** Everybody bargains. */
export const talks = piece(() => import('./table/TalksPanel.svelte'));

/** The hall of the district council. */
export const council = piece(() => import('./table/SessionBoard.svelte'));

/** Who has won. */
export const ending = piece(() => import('./table/EndPanel.svelte'));

/** The clock of the talks. */
export const clockFace = piece(() => import('$lib/table/later/ClockFace.svelte'));

/** Who together could beat the standing bid. */
export const beating = piece(() => import('./table/Beating.svelte'));

/** What a turn needs of it. */
export const soon = [lastTurn, dice, talks, council, ending];
