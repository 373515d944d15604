import type { Move } from '$lib/games/saludos-amigos';

/** Where in this hand the cards of a move are: of cards alike the first ones. */
export function heldFor(hand: readonly number[], move: Move): readonly number[] {
  const values = 'values' in move ? move.values : 'value' in move ? [move.value] : [];
  return values.reduce<readonly number[]>((found, value) => {
    const at = hand.findIndex((held, here) => held === value && !found.includes(here));
    return at < 0 ? found : [...found, at];
  }, []);
}
