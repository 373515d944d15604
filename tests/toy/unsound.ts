/** What must be refused of the toy game, field by field. */
import type { Unsound } from '../laws/unsound';
import type { ToyState } from './toy';

const isBidding = ({ phase }: ToyState): boolean => phase === 'bidding';

export const unsound: Unsound<ToyState> = {
  secret: [{ what: 'a state that is no secret', to: () => false }],
  options: [{ what: 'swaps that are a number', to: () => ({ swaps: 1 }) }],
  seats: [{ what: 'five players', to: () => 5 }],
  round: [{ what: 'a fourth round', to: () => 4 }],
  phase: [{ what: 'an end in the middle', when: isBidding, to: () => 'over' }],
  hands: [{ what: 'a card of 21', to: (hands) => hands.with(0, [21, 1, 2, 3]) }],
  bids: [{ what: 'a bid that is not held', when: isBidding, to: (bids, { draw }) => bids.with(0, draw[0] ?? 0) }],
  nuggets: [{ what: 'a nugget nobody won', to: (nuggets) => nuggets.with(0, (nuggets[0] ?? 0) + 1) }],
  pending: [{ what: 'a swap while all bid', when: isBidding, to: () => [{ kind: 'swap', seat: 0 }] }],
  draw: [{ what: 'a card twice', to: (draw) => [...draw, draw[0]] }],
  gone: [{ what: 'a card that is a word', to: (gone) => [...gone, 'ace'] }]
};
