/** Whose turn it is, and where a game stands, in one line: all that the shelf says about a game of The Bucket King. */
import type { View } from '$lib/games/bucket-king';
import { m } from '$lib/paraglide/messages';
import { nameOf, namesOf } from '$lib/table/names';
import type { Player } from '$lib/table/stage';

type Players = readonly Player[];

/** Does the player on turn already have cards lying in the trick? */
export function isBack({ trick, turn }: View): boolean {
  return trick !== null && trick.piles.some((pile) => pile.seat === turn);
}

/** Whose turn it is. */
export function title(view: View, players: Players): string {
  switch (view.phase) {
    case 'building':
      return m.bk_title_building();
    case 'trick': {
      const name = nameOf(players, view.turn ?? view.starter);
      if (view.trick === null) return m.bk_title_lead({ name });
      return isBack(view) ? m.bk_title_defend_again({ name }) : m.bk_title_defend({ name });
    }
    case 'roundOver':
      return m.bk_title_round_over({ round: view.round });
    case 'over': {
      const winners = view.outcome?.places[0] ?? [];
      const names = namesOf(players, winners);
      return winners.length > 1 ? m.bk_title_over_shared({ names }) : m.bk_title_over({ names });
    }
  }
}

/** Where the game stands, for the shelf. */
export function statusLine(view: View, players: Players): string {
  if (view.phase === 'over') return title(view, players);
  return m.bk_standing_round({ round: view.round, rounds: view.rounds, state: stateNow(view, players) });
}

function stateNow(view: View, players: Players): string {
  switch (view.phase) {
    case 'building':
      return m.bk_standing_building();
    case 'trick':
      return m.bk_standing_turn({ name: nameOf(players, view.turn ?? view.starter) });
    case 'roundOver':
    case 'over':
      return m.bk_standing_waits();
  }
}
