/** Who sits at the table, by name, in the language of the page. */
import type { Seat } from '../kernel/game';
import { language } from '../settings/language.svelte';
import { together } from '../ui/lists';
import type { Player } from './stage';

/** The name of whoever sits there; empty for a seat nobody has. */
export function nameOf(players: readonly Player[], seat: Seat): string {
  return players[seat]?.name ?? '';
}

/** "Anna, Ben and Clara". */
export function listOf(words: readonly string[]): string {
  return together(words, language.current);
}

/** The names of these seats as one list. */
export function namesOf(players: readonly Player[], seats: readonly Seat[]): string {
  return listOf(seats.map((seat) => nameOf(players, seat)));
}

/** "Clara 26, David 17": how all but the winners came out, the first of them first; empty where there is nobody else. */
export function othersOf(players: readonly Player[], totals: readonly number[], winners: readonly Seat[]): string {
  return totals
    .map((total, seat) => ({ seat, total }))
    .filter(({ seat }) => !winners.includes(seat))
    .toSorted((a, b) => b.total - a.total || a.seat - b.seat)
    .map(({ seat, total }) => `${nameOf(players, seat)} ${String(total)}`)
    .join(', ');
}
