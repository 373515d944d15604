/** What must be refused of The Bucket King, field by field. Written from its page and state.ts, not from its checks. */
import type { State } from '../../src/lib/games/bucket-king/state';
import type { Unsound } from './unsound';

const inTrick = ({ trick }: State): boolean => trick !== null;

export const unsound: Unsound<State> = {
  secret: [{ what: 'a state that is no secret', to: () => false }],
  options: [{ what: 'a match of four rounds', to: (options) => ({ ...options, match: 4 }) }],
  seats: [
    { what: 'one player more than there are hands', to: (seats) => seats + 1 },
    { what: 'a thousand players', to: () => 1000 }
  ],
  phase: [
    { what: 'a phase that does not exist', to: () => 'drawing' },
    { what: 'a trick while pyramids are built', when: ({ phase }) => phase === 'building', to: () => 'trick' }
  ],
  round: [{ what: 'a round after the last', to: () => 7 }],
  starter: [{ what: 'a starter who sits nowhere', to: (_, { seats }) => seats }],
  turn: [{ what: 'nobody’s turn in a trick', when: inTrick, to: () => null }],
  pyramids: [
    { what: 'a pyramid of 5,000', to: (pyramids) => pyramids.with(0, [Array.from({ length: 5000 }, () => 'pig')]) },
    {
      what: 'a bucket that hangs in the air',
      when: ({ pyramids, buckets }) => pyramids[0] !== null && buckets[0] === 15,
      to: (pyramids) => pyramids.with(0, (pyramids[0] ?? []).with(0, [null, null, null, null, null]))
    }
  ],
  buckets: [{ what: 'a bucket more than stands', to: (buckets) => buckets.with(0, (buckets[0] ?? 0) + 1) }],
  out: [{ what: 'somebody out whose pyramid stands', when: ({ out }) => out.length === 0, to: () => [0] }],
  hands: [
    {
      what: 'a hand of eights',
      to: (hands) =>
        hands.with(
          0,
          Array.from({ length: 12 }, () => ({ suit: 'pig', value: 8 }))
        )
    },
    { what: 'a card that is a word', to: (hands) => hands.with(0, ['pig 8'] as never) }
  ],
  trick: [
    { what: 'a sum that the cards are not', when: inTrick, to: (trick) => ({ ...trick, toBeat: 99 }) },
    { what: 'cards of nobody at the table', when: inTrick, to: (trick) => ({ ...trick, leader: -1 }) }
  ],
  lastTrick: [
    {
      what: 'a trick that nobody lost',
      when: ({ lastTrick }) => lastTrick !== null,
      to: (trick) => ({ ...trick, lost: null })
    }
  ],
  draw: [{ what: 'a card twice', to: (draw) => [...draw, { suit: 'pig', value: 1 }] }],
  discard: [{ what: 'a card of no suit', to: (discard) => [...discard, { suit: 'cow', value: 1 }] }],
  mayDraw: [{ what: 'somebody who laid no cards', when: ({ trick }) => trick === null, to: () => 0 }],
  scores: [{ what: 'a round nobody played', to: (scores) => [...scores, { buckets: [15], winners: [0] }] }]
};
