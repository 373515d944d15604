/** Where each look of a card lies on the sheet of all of them (pictures/cards.webp), 10 by 2. */
import type { Back, Card, Cell, Face } from '$lib/games/bureaunauts';

const ORDER: Readonly<Record<Back, readonly (Face | null)[]>> = {
  space: [null, null, null, 'open', 'photons2', 'darkStar', 'relic', 'upgrade', 'pirates', 'replacement'],
  system: [null, null, 'empty', 'photons2', 'photons3', 'relic', 'upgrade', 'swarm', 'outpost', 'replacement']
};

/** The `background-position` of a card. Face-down cards have a few skies; which, is told by where they lie. */
export function tileOf({ back, face }: Card, cell: Cell): string {
  const order = ORDER[back];
  const skies = order.lastIndexOf(null) + 1;
  const column = face === null ? (cell * 7 + Math.floor(cell / 10)) % skies : order.indexOf(face);
  return `${((column * 100) / 9).toFixed(3)}% ${back === 'space' ? '0' : '100%'}`;
}
