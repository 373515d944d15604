/** Whose turn it is, and where a game stands, in one line: all that the shelf says about a game of Saludos Amigos!. */
import { prizeOf, PROJECTS, sizeOf, type View } from '$lib/games/saludos-amigos';
import { m } from '$lib/paraglide/messages';
import type { Player } from '$lib/table/stage';
import { nameOf, namesOf } from './names';

type Players = readonly Player[];

/** How many projects are complete. */
export function completeIn({ built }: Pick<View, 'built'>): number {
  return PROJECTS.filter((project, at) => built[at] === sizeOf(project)).length;
}

/** Whose turn it is. */
export function title(view: View, players: Players): string {
  switch (view.phase) {
    case 'draw':
      return m.sa_title_draw({ name: nameOf(players, view.holder) });
    case 'dice':
      return m.sa_title_dice();
    case 'talks':
      return m.sa_title_talks({ count: prizeOf(view) });
    case 'calling':
      return m.sa_title_calling();
    case 'attending':
    case 'splitting':
    case 'ready':
    case 'cards':
      return m.sa_title_session();
    case 'revealed':
      return view.result?.winner === 'opposition' ? m.sa_title_opposition_wins() : m.sa_title_coalition_wins();
    case 'over': {
      const winners = view.outcome?.places[0] ?? [];
      const names = namesOf(players, winners);
      return winners.length > 1 ? m.sa_title_over_shared({ names }) : m.sa_title_over({ names });
    }
  }
}

/** Where the game stands, for the shelf. */
export function statusLine(view: View, players: Players): string {
  const now = title(view, players);
  return view.phase === 'over' ? now : m.sa_standing({ count: completeIn(view), title: now });
}
