/** How the dice lie on their mats, none of them straight. */
import type { Seat } from '$lib/games/saludos-amigos';

const TURNS = [-6, 8, -4, 10, -8, 5, -10];

/** In degrees. */
export const turnOf = (seat: Seat): number => TURNS[seat] ?? 0;
