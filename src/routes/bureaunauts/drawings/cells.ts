/** What somebody hears of a card of the map. */
import { enemiesAt, nameOf, type Board, type Cell, type Enemy, type Face } from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';
import type { Player } from '$lib/table/stage';

/** What the map needs to know of a table. */
export type Sky = Pick<Board, 'cards' | 'jellies' | 'careers'>;

/** "Space Pirates, level 2". */
export function enemyWords({ kind, level }: Enemy): string {
  return m.bn_map_enemy({ enemy: m.bn_enemy({ enemy: kind }), level });
}

const ENEMIES: readonly (Face | null)[] = ['pirates', 'swarm', 'outpost'];

/** "Solar system, face down", or "Space: Relic". Of an enemy card the back alone: the enemy speaks for itself. */
export function cardWords({ cards }: Sky, cell: Cell): string {
  const card = cards[cell];
  if (card === undefined) return '';
  const back = m.bn_back({ back: card.back });
  if (ENEMIES.includes(card.face)) return back;
  return card.face === null ? m.bn_map_down({ back }) : m.bn_map_up({ back, face: m.bn_face({ face: card.face }) });
}

/** "C7, Solar system, face down, Space Jellies, level 2, Anna’s ship". */
export function cellWords(sky: Sky, players: readonly Player[], cell: Cell): string {
  const ships = sky.careers.flatMap(({ ship }, seat) => {
    const name = players[seat]?.name ?? '';
    if (ship.kind === 'card' && ship.cell === cell) return [m.bn_map_ship({ name })];
    return ship.kind === 'air' && ship.to === cell ? [m.bn_map_ship_coming({ name })] : [];
  });
  return [nameOf(cell), cardWords(sky, cell), ...enemiesAt(sky, cell).map(enemyWords), ...ships].join(', ');
}
