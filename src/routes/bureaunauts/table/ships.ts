/** What a Space Phone was set to, in words. */
import { nameOf as cellName, type Seat, type View } from '$lib/games/bureaunauts';
import { m } from '$lib/paraglide/messages';

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
