/** Any position of any game as a save, as if the game had begun there. */
import type { Game, Kinds } from '../../kernel/game';
import { summaryOf, type Save } from '../../saves/records';
import type { Player, TableSettings } from '../stage';
import { SETTINGS } from './seats';

/** What is played, by whom, and where it stands. */
export interface Standing<K extends Kinds> {
  readonly game: Game<K>;
  readonly options: K['options'];
  readonly players: readonly Player[];
  readonly state: K['state'];
}

/** A save in which this state stands, without a turn before it. */
export function saveAt<K extends Kinds>(
  { game, options, players, state }: Standing<K>,
  settings: Partial<TableSettings> = {}
): Save {
  const id = 'position';
  return {
    summary: summaryOf(game, state, {
      id,
      strand: id,
      players,
      options,
      table: { ...SETTINGS, seatMap: players.map((_, seat) => seat), ...settings },
      createdAt: 1,
      playedAt: 1,
      moves: 0,
      title: null
    }),
    standing: { id, seed: '0'.repeat(32), now: state, began: [], base: { turns: 0, moves: 0, state } },
    turns: []
  };
}
