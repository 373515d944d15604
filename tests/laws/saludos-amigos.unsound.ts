/** What must be refused of Saludos Amigos!, field by field. Written from its page and state.ts, not from its checks. */
import type { State } from '../../src/lib/games/saludos-amigos/state';
import type { Unsound } from './unsound';

const isTalking = ({ phase }: State): boolean => phase === 'talks';
const isDrawing = ({ phase }: State): boolean => phase === 'draw';
const hasBid = ({ standing }: State): boolean => standing !== null;

export const unsound: Unsound<State> = {
  secret: [{ what: 'a state that is no secret', to: () => undefined }],
  options: [{ what: 'a clock of four minutes', to: (options) => ({ ...options, talkClock: 4 }) }],
  seats: [{ what: 'eight players', to: () => 8 }],
  phase: [
    { what: 'a phase that does not exist', to: () => 'siesta' },
    { what: 'talks without a section', when: isDrawing, to: () => 'talks' }
  ],
  turn: [{ what: 'no turn at all', to: () => 0 }],
  holder: [{ what: 'a pouch that nobody has', to: () => null }],
  built: [{ what: 'a second hydrant', to: (built) => built.with(0, 2) }],
  journalists: [{ what: 'a journalist too early', when: ({ turn }) => turn === 1, to: () => 1 }],
  money: [
    { what: '999 millions', to: (money) => money.with(0, 999) },
    { what: 'millions nobody paid', when: ({ turn }) => turn === 1, to: (money) => money.with(0, 1) }
  ],
  hands: [{ what: 'a card worth four', to: (hands) => hands.with(0, [4]) }],
  deck: [{ what: 'a card too few', when: ({ deck }) => deck.length > 0, to: (deck) => deck.slice(1) }],
  open: [{ what: 'a discard too many', to: (open) => open.with(0, (open[0] ?? 0) + 1) }],
  faceDown: [{ what: 'a card that is a word', to: () => ['one'] }],
  section: [
    { what: 'a prize out of nowhere', when: isTalking, to: (section) => ({ ...section, prize: 12 }) },
    { what: 'nothing to talk about', when: isTalking, to: () => null }
  ],
  rolls: [{ what: 'a seven', when: isTalking, to: (rolls) => rolls.with(0, [7]) }],
  stands: [{ what: 'somebody who stands twice', when: isTalking, to: (stands) => [...stands, stands[0]] }],
  choosing: [{ what: 'a card to be chosen in the talks', when: isTalking, to: () => [0] }],
  strengths: [
    { what: 'a strength beyond dice and cards', when: isTalking, to: (all) => all?.with(0, 60) },
    { what: 'talks without strengths', when: isTalking, to: () => null }
  ],
  standing: [
    { what: 'a bid beyond its coalition', when: hasBid, to: (standing) => ({ ...standing, bid: 99 }) },
    { what: 'a bid of nobody', when: hasBid, to: (standing) => ({ ...standing, shares: [] }) }
  ],
  offers: [
    {
      what: 'an offer that all have agreed to',
      when: ({ offers }) => offers.length > 0,
      to: (offers) => offers.map((offer) => ({ ...offer, seals: offer.shares.map(({ seat }) => seat) }))
    }
  ],
  made: [{ what: 'fewer offers made than lie open', when: ({ offers }) => offers.length > 0, to: () => 0 }],
  barred: [{ what: 'a split of nothing', when: isTalking, to: () => [[]] }],
  quiet: [{ what: 'silence before the talks', when: isDrawing, to: () => [0] }],
  session: [
    { what: 'no session to attend', when: ({ phase }) => phase === 'attending', to: () => null },
    {
      what: 'an opposition of all',
      when: ({ session }) => session !== null,
      to: (session, { seats }) => ({ ...session, opposition: Array.from({ length: seats }, (_, seat) => seat) })
    },
    {
      what: 'nobody to be asked',
      when: ({ phase }) => phase === 'attending',
      to: (session) => ({ ...session, asked: null, pushing: null })
    }
  ],
  result: [
    {
      what: 'a winner who has less',
      when: ({ result }) => result !== null,
      to: (result) => ({ ...result, winner: result?.winner === 'coalition' ? 'opposition' : 'coalition' })
    }
  ],
  forward: [{ what: 'a card pushed forward by nobody', when: isDrawing, to: (forward) => forward.with(0, 1) }],
  sealed: [{ what: 'cards sealed before a session', when: isDrawing, to: (sealed) => sealed.with(0, []) }],
  last: [
    { what: 'no turn before this one', when: ({ turn }) => turn > 1, to: () => null },
    { what: 'a turn of somebody else', when: ({ turn }) => turn > 1, to: (last) => ({ ...last, holder: 9 }) }
  ],
  ending: [
    { what: 'an end while the game goes on', when: isDrawing, to: () => ({ kind: 'secondJournalist', back: [] }) }
  ]
};
