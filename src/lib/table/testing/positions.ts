/** Any position of any game on a table, for tests that look at pages. Nothing is stored before the first move. */
import type { Game, Kinds } from '../../kernel/game';
import type { Save } from '../../saves/saves';
import type { Player, TableSettings } from '../stage';
import { Table } from '../table.svelte';
import { SETTINGS } from './seats';

/** A table at which this state stands. */
export function tableAt<K extends Kinds>(
  game: Game<K>,
  options: K['options'],
  players: readonly Player[],
  state: K['state'],
  settings: Partial<TableSettings> = {}
): Table<K> {
  const id = 'position';
  const glance = game.view(state, 'onlooker');
  const save: Save = {
    summary: {
      id,
      strand: id,
      game: game.id,
      version: game.migrations.length,
      players,
      options,
      table: { ...SETTINGS, seatMap: players.map((_, seat) => seat), ...settings },
      createdAt: 1,
      playedAt: 1,
      moves: 0,
      glance,
      over: glance.outcome !== null,
      title: null
    },
    standing: { id, seed: '0'.repeat(32), now: state, began: [], base: null },
    turns: []
  };
  return new Table({ game, save, options, state, stored: 0, keeping: { kind: 'stored' } }, null);
}
