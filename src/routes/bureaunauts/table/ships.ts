/** How a ship stands to the enemies on its card, in words. */
import { nameOf as cellName, targetsOf, type Seat, type Target, type View } from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';
import { enemyName } from '../names';

/** "Space Pirates, level 2: 1 photon to beat". */
function targetWords({ enemy, cost, isBeatable }: Target): string {
  const text = { enemy: enemyName(enemy), photons: m.bn_photons({ count: cost }) };
  if (!isBeatable) return m.bn_table_beyond(text);
  return cost === 0 ? m.bn_table_free(text) : m.bn_table_cost(text);
}

/** Where a player's ship is: "at D5", "in dock". */
export function whereWords(view: View, seat: Seat): string {
  const ship = view.careers[seat]?.ship;
  switch (ship?.kind) {
    case 'card':
      return m.bn_table_at({ cell: cellName(ship.cell) });
    case 'air':
      return m.bn_table_to({ cell: cellName(ship.to) });
    case 'repair':
      return m.bn_table_repair();
    case 'dock':
    case undefined:
      return m.bn_table_dock();
  }
}

/** What a player's Space Phone was shown to be set to, and with ★★ what was announced; empty before that. */
export function shownPhone({ phones, announced, phase, careers }: View, seat: Seat): string {
  const phone = phones[seat] ?? null;
  if (phone === null) return '';
  const ship = careers[seat]?.ship;
  // Who was driven off is somewhere else.
  const hasFlown = phase === 'movement' || phase === 'secondAttack';
  if (phone !== 'stars') return `→ ${cellName(hasFlown && ship?.kind === 'card' ? ship.cell : phone)}`;
  const action = announced[seat] ?? null;
  return action === null ? '★★' : `★★ ${m.bn_action({ action })}`;
}

/** What a player's ship could do where it is, for each enemy a sentence. */
export function reachWords(view: View, seat: Seat): readonly string[] {
  return targetsOf(view, seat).map(targetWords);
}
