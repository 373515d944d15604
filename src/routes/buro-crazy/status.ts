/** Whose turn it is, and where a game stands, in one line: all that the shelf says about a game of Büro Crazy. */
import type { Duel, Place, View } from '$lib/games/buro-crazy';
import { m } from '$lib/paraglide/messages';
import { nameOf, namesOf } from '$lib/table/names';
import type { Player } from '$lib/table/stage';

type Players = readonly Player[];

/** Whose turn it is. */
export function title(view: View, players: Players): string {
  switch (view.phase) {
    case 'stakes':
      return stakesTitle(view, players);
    case 'revealed':
      return revealTitle(view, players);
    case 'piles':
      return m.bc_title_piles();
    case 'over': {
      const winners = view.outcome?.places[0] ?? [];
      const names = namesOf(players, winners);
      return winners.length > 1 ? m.bc_title_over_shared({ names }) : m.bc_title_over({ names });
    }
  }
}

/** Who chooses; with both still to choose, who meets whom. */
function stakesTitle({ asks, duel }: View, players: Players): string {
  const by = asks.find(({ kind }) => kind === 'stake')?.by ?? [];
  const [only] = by;
  if (by.length === 1 && only !== undefined && only !== 'table') {
    return m.bc_title_chooses({ name: nameOf(players, only) });
  }
  return duel === null ? m.bc_name() : versus(duel, players);
}

/** Who meets whom: "Anna against Ben". */
export function versus(duel: Duel, players: Players): string {
  return m.bc_versus({ left: nameOf(players, duel.left), right: nameOf(players, duel.right) });
}

function revealTitle({ reveal }: View, players: Players): string {
  if (reveal === null) return m.bc_name();
  const { upshot } = reveal;
  if (upshot.kind === 'tied') return m.bc_title_tie();
  const name = nameOf(players, reveal[upshot.winner].seat);
  if (upshot.kind === 'lot') return m.bc_title_lot({ name });
  return wonTitle(upshot.to, name);
}

/** What whoever has won a duel does: who has won the final is the boss. */
export function wonTitle({ level }: Place, name: string): string {
  return level === 'boss' ? m.bc_title_final({ name }) : m.bc_title_won({ name });
}

/** Where the game stands, for the shelf. */
export function statusLine(view: View, players: Players): string {
  switch (view.phase) {
    case 'over':
      return title(view, players);
    case 'piles':
      return m.bc_standing_piles();
    case 'stakes':
    case 'revealed':
      return view.duel === null
        ? m.bc_standing_piles()
        : m.bc_standing_duel({ number: view.duel.number, who: versus(view.duel, players) });
  }
}
