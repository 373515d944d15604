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
