/** What must be refused of Bureaunauts, field by field. Written from its page and state.ts, not from its checks. */
import type { State } from '../../src/lib/games/bureaunauts/state';
import type { Unsound } from './unsound';

const isPlanning = ({ phase }: State): boolean => phase === 'planning';
const isFiling = ({ phase }: State): boolean => phase === 'filing';
const isInSteps = ({ phase }: State): boolean => phase === 'actions' || phase === 'attack';

export const unsound: Unsound<State> = {
  secret: [{ what: 'a state that is no secret', to: () => null }],
  options: [{ what: 'a budget of five', to: (options) => ({ ...options, budget: 5 }) }],
  seats: [{ what: 'seven players', to: () => 7 }],
  phase: [
    { what: 'a phase that does not exist', to: () => 'coffee' },
    { what: 'a vote while plans are made', when: isPlanning, to: () => 'vote' }
  ],
  period: [{ what: 'a period before the plans are made', when: isPlanning, to: () => 1 }],
  round: [{ what: 'a filing before the first', when: isFiling, to: () => 0 }],
  starter: [{ what: 'a first player who sits nowhere', to: (_, { seats }) => seats }],
  cards: [
    { what: 'a grid of 81', to: (cards) => [...cards, cards[0]] },
    { what: 'a card that shows a word', to: (cards) => cards.with(0, { back: 'space', face: 'gold' as never }) },
    {
      what: 'a card face up that also lies face down',
      when: isPlanning,
      to: (c) => c.with(0, { back: 'space', face: 'open' })
    }
  ],
  jellies: [{ what: 'a token too many', to: (jellies) => jellies.with(7, (jellies[7] ?? 0) + 1) }],
  supply: [{ what: 'a thousand tokens', to: () => 1000 }],
  jellyUsed: [{ what: 'a card that does not exist', to: () => [40] }],
  careers: [
    { what: 'less than no photon', to: (all) => all.map((career) => ({ ...career, photons: -1 })) },
    { what: 'a ship of level 5', to: (all) => all.map((career) => ({ ...career, level: 5 })) },
    {
      what: 'two ships on one card',
      when: isFiling,
      to: (all) => all.map((career) => ({ ...career, ship: { kind: 'card', cell: 3 } }))
    },
    {
      what: 'a ship in the air while all file',
      when: isFiling,
      to: (all) => all.map((career) => ({ ...career, ship: { kind: 'air', from: null, to: 3 } }))
    },
    { what: 'a goal completed that lies face down', to: (all) => all.map((career) => ({ ...career, completed: 5 })) }
  ],
  pool: [{ what: 'an empty pool', to: () => [] }],
  piles: [{ what: 'Influence of nobody', to: (piles) => piles.map((pile) => pile.map((count) => count + 1)) }],
  firsts: [{ what: 'a first of a rank nobody has', when: isPlanning, to: (firsts) => firsts.with(4, 0) }],
  reached: [{ what: 'a rank reached by planning', when: isPlanning, to: () => [{ seat: 0, rank: 0 }] }],
  paperwork: [{ what: 'photons paid before anybody files', when: isPlanning, to: () => [0, 1] }],
  filers: [{ what: 'somebody who files twice', when: isInSteps, to: (filers) => [...filers, filers[0]] }],
  phones: [{ what: 'a Phone of nobody who filed', when: isPlanning, to: (phones) => phones.with(0, 'stars') }],
  announced: [{ what: 'an action while plans are made', when: isPlanning, to: (all) => all.with(0, 'lunch') }],
  contests: [
    {
      what: 'a contest before ships move',
      when: isFiling,
      to: () => [{ cell: 0, seats: [0, 1], winner: null, losers: [] }]
    }
  ],
  pending: [
    { what: 'nothing to be done', when: isFiling, to: () => [] },
    { what: 'a thing to be done that does not exist', to: () => [{ kind: 'coffee' }] },
    {
      what: 'a step in the middle of the filing',
      when: isFiling,
      to: (all) => [...all, { kind: 'step', step: 'attack' }]
    }
  ],
  quiet: [{ what: 'a fourth quiet period', to: () => 4 }],
  voteFollows: [{ what: 'a vote for nobody’s Director', when: isPlanning, to: () => true }],
  voteReason: [{ what: 'a reason before the vote', when: isPlanning, to: () => 'closing' }],
  votes: [
    { what: 'a drawing before the vote', when: isPlanning, to: () => [{ cards: [], verdict: { kind: 'none' } }] },
    {
      what: 'a majority of nobody',
      when: ({ phase, votes }) => phase === 'over' && votes.length > 0,
      to: (votes) => votes.map((vote) => ({ ...vote, verdict: { kind: 'hard', seat: 9 } }))
    }
  ],
  elected: [{ what: 'a CEO before the vote', when: isPlanning, to: () => ({ seat: 0, by: 'hard' }) }],
  done: [{ what: 'somebody done with nothing', when: isFiling, to: () => [0] }],
  faces: [{ what: 'a face twice', to: (faces) => faces.map(() => 'relic') }],
  plans: [{ what: 'a plan of one goal', to: (plans) => plans.with(0, ['underBudget']) }],
  goalDeck: [{ what: 'a goal too many', to: (deck) => [...deck, 'underBudget'] }],
  jellyDeck: [{ what: 'a Jelly card twice', to: (deck) => [...deck, deck[0] ?? 0] }],
  dialled: [{ what: 'a Phone set while plans are made', when: isPlanning, to: (all) => all.with(0, 5) }],
  choices: [{ what: 'a choice without a Meeting', when: isPlanning, to: (all) => all.with(0, 'golf') }]
};
