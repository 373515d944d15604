/** Who gets what, in the language of the page. */
import { missingSeals, type Offer, type Shares } from '$lib/games/saludos-amigos';
import { m } from '$lib/paraglide/messages';
import { listOf, nameOf, namesOf } from '$lib/table/names';
import type { Player } from '$lib/table/stage';

export { listOf, nameOf, namesOf, othersOf } from '$lib/table/names';

/** "Anna 3 and Ben 4": who gets how many millions. */
export function sharesOf(players: readonly Player[], shares: Shares): string {
  return listOf(shares.map(({ seat, millions }) => m.sa_share({ name: nameOf(players, seat), millions })));
}

/** Who has not agreed to it yet. */
export function missingIn(offer: Offer, players: readonly Player[]): string {
  const missing = missingSeals(offer);
  return m.sa_missing({ count: missing.length, names: namesOf(players, missing) });
}
