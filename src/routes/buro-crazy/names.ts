/** Names, in the language of the page. */
import type { Seat } from '$lib/games/buro-crazy';
import { language } from '$lib/settings/language.svelte';
import type { Player } from '$lib/table/stage';

/** The name of whoever sits there. */
export function nameOf(players: readonly Player[], seat: Seat): string {
  return players[seat]?.name ?? '';
}

/** "Anna, Ben and Clara". */
export function listOf(words: readonly string[]): string {
  return new Intl.ListFormat(language.current, { type: 'conjunction' }).format(words);
}

/** The names of these seats as one list. */
export function namesOf(players: readonly Player[], seats: readonly Seat[]): string {
  return listOf(seats.map((seat) => nameOf(players, seat)));
}
