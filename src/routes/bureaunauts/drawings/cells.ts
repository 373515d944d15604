/** What somebody hears of a card of the map. */
import { enemiesAt, nameOf as cellName, type Board, type Cell, type Face } from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';
import type { Player } from '$lib/table/stage';
import { cardName, enemyName, nameOf } from '../names';

/** What the map needs to know of a table. */
export type Sky = Pick<Board, 'cards' | 'jellies' | 'careers'>;

const ENEMIES: readonly (Face | null)[] = ['pirates', 'swarm', 'outpost'];

/** "Solar system, face down", or "Space: Relic". Of an enemy card the back alone: the enemy speaks for itself. */
export function cardWords({ cards }: Pick<Sky, 'cards'>, cell: Cell): string {
  const card = cards[cell];
  if (card === undefined) return '';
  if (card.face === null) return cardName(card);
  const back = m.bn_back({ back: card.back });
  return ENEMIES.includes(card.face) ? back : m.bn_map_up({ back, face: cardName(card) });
}

/** "Anna’s ship", for each ship that is on this card or flies to it. */
export function shipWords(
  { careers }: Pick<Sky, 'careers'>,
  players: readonly Player[],
  cell: Cell
): readonly string[] {
  return careers.flatMap(({ ship }, seat) => {
    const name = nameOf(players, seat);
    if (ship.kind === 'card' && ship.cell === cell) return [m.bn_map_ship({ name })];
    return ship.kind === 'air' && ship.to === cell ? [m.bn_map_ship_coming({ name })] : [];
  });
}

/** "C7, Solar system, face down, Space Jellies, level 2, Anna’s ship". */
export function cellWords(sky: Sky, players: readonly Player[], cell: Cell): string {
  const enemies = enemiesAt(sky, cell).map(enemyName);
  return [cellName(cell), cardWords(sky, cell), ...enemies, ...shipWords(sky, players, cell)].join(', ');
}
