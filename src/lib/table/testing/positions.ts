/** Any position of any game on a table, for tests that look at pages. Nothing is stored before the first move. */
import type { Game, Kinds } from '../../kernel/game';
import { Journal } from '../../kernel/journal';
import type { Player, TableSettings } from '../stage';
import { Store } from '../../session/store';
import { Table } from '../../session/table.svelte';
import { saveAt } from './save-at';

/** A table at which this state stands. */
export function tableAt<K extends Kinds>(
  game: Game<K>,
  options: K['options'],
  players: readonly Player[],
  state: K['state'],
  settings: Partial<TableSettings> = {}
): Table<K> {
  const save = saveAt({ game, options, players, state }, settings);
  const journal = new Journal(game, save.standing.seed, { entries: 0, moves: 0, state });
  return new Table(game, {
    save,
    options,
    journal,
    store: new Store(save.summary.id, 0, null),
    storage: { kind: 'stored' }
  });
}
