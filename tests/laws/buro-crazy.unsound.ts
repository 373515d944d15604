/** What must be refused of Büro Crazy, field by field. Written from its page and state.ts, not from its checks. */
import type { State } from '../../src/lib/games/buro-crazy/state';
import type { Unsound } from './unsound';

const isFighting = ({ phase }: State): boolean => phase === 'stakes';
const isOpen = ({ phase }: State): boolean => phase === 'revealed';

export const unsound: Unsound<State> = {
  secret: [{ what: 'a state that is no secret', to: () => false }],
  options: [{ what: 'a ledger half open', to: () => ({ openLedger: 'half' }) }],
  seats: [{ what: 'two players', to: () => 2 }],
  phase: [
    { what: 'a phase that does not exist', to: () => 'lunch' },
    { what: 'piles while there are duels to fight', when: isFighting, to: () => 'piles' }
  ],
  building: [
    { what: 'a second boss', to: (building) => ({ ...building, boss: [0, 1] }) },
    { what: 'a figure that climbed by itself', when: ({ fought }) => fought < 15, to: (b) => ({ ...b, boss: [0] }) },
    { what: 'a cellar', to: (building) => ({ ...building, cellar: [] }) }
  ],
  duel: [
    { what: 'a duel of one player', when: isFighting, to: (duel) => ({ ...duel, right: duel?.left }) },
    { what: 'no duel to choose for', when: isFighting, to: () => null }
  ],
  fought: [{ what: 'a duel more than was fought', to: (fought) => fought + 1 }],
  hands: [{ what: 'a twenty more', to: (hands) => hands.with(0, [0, 0, 0, 0, 30]) }],
  stakes: [{ what: 'more than the hand holds', when: isFighting, to: () => [[30, 0, 0, 0, 0], null] }],
  reveal: [
    { what: 'nothing to be seen', when: isOpen, to: () => null },
    {
      what: 'a total that the cards are not',
      when: isOpen,
      to: (reveal) => ({ ...reveal, left: { ...reveal?.left, total: 1000 } })
    }
  ],
  kitchen: [{ what: 'a hundred ones', to: () => [100, 0, 0, 0, 0] }],
  reserve: [{ what: 'less than none', to: (reserve) => reserve.with(0, -1) }],
  roof: [{ what: 'half a card', to: (roof) => roof.with(0, 0.5) }],
  piles: [{ what: 'piles before the roof is shared', when: isFighting, to: () => [[0, 0, 0, 0, 0]] }],
  turned: [{ what: 'a pile turned that is none', when: isFighting, to: () => 1 }],
  aside: [{ what: 'cards from elsewhere', to: () => [9, 9, 9, 9, 9] }]
};
