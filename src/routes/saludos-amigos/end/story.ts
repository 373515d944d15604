/** How a game of Saludos Amigos! went: the money track, turn by turn. */
import type { SaludosAmigos } from '$lib/games/saludos-amigos';
import { m } from '$lib/paraglide/messages';
import type { Chapter, Moment, Opened } from '$lib/table/ending';

/** A turn is over when the next tile is to be drawn, or none any more. */
export function story(told: readonly Opened<SaludosAmigos>[]): readonly Chapter[] {
  const moments: (Moment & { readonly turn: number })[] = [];
  for (const { n, view } of told) {
    if (view === null || (view.phase !== 'draw' && view.phase !== 'over')) continue;
    const turn = view.phase === 'draw' ? view.turn - 1 : view.turn;
    if (moments.at(-1)?.turn === turn) continue;
    moments.push({
      n,
      turn,
      name: turn === 0 ? m.table_after_begin() : m.sa_story_turn({ turn }),
      mark: turn === 0 ? '' : String(turn),
      values: view.money,
      said: view.money.map((count) => m.sa_millions({ count }))
    });
  }
  return [{ name: '', mark: '', what: m.sa_story_money(), moments }];
}
