import { m } from '$lib/paraglide/messages';
import { language } from '$lib/settings/language.svelte';
import type { Shelved } from '$lib/shelf/list';
import { spokenNames } from '$lib/ui/computers';
import { nameOf } from '../catalogue';

/** How a finished game ended, in one sentence; null where nobody can tell. */
export function resultOf(game: Shelved, won: readonly number[]): string | null {
  const names = (isOurs: (seat: number) => boolean): string =>
    spokenNames(
      game.players.filter((_, seat) => isOurs(seat)),
      language.current
    );
  if (won.length === 0) return null;
  const day = new Intl.DateTimeFormat(language.current, { dateStyle: 'long' }).format(game.playedAt);
  const winners = names((seat) => won.includes(seat));
  const said = m.shelf_won({ game: nameOf(game), day, names: winners, winners: won.length });
  const others = names((seat) => !won.includes(seat));
  return others === '' ? said : m.shelf_won_with({ won: said, others });
}
