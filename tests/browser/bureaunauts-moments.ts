/** Moments of Bureaunauts that take long to play to, as states: for pictures, and for what has to hold on every screen. */
import type { State } from '../../src/lib/games/bureaunauts/state';
import { at, goOn, wholeTableOf, type Sketch } from '../../src/lib/games/bureaunauts/testing';

/** Who sits there in these moments; the last name is a long one. */
export const FOUR = ['Anna', 'Ben', 'Clara', 'Maximilian'];

/** Four careers in their middle. */
const MIDDLE: Sketch = {
  careers: [
    {
      ship: 'C3',
      level: 3,
      photons: 4,
      completed: 1,
      influence: 15,
      plan: ['spaceJelly', 'lawAndOrder', 'spaceship', 'relicHunter', 'underBudget']
    },
    { ship: 'E5', photons: 1 },
    { ship: 'repair', photons: 2, completed: 2, influence: 14 },
    { ship: 'A10', level: 2, relics: 1, jellyTrack: 3 }
  ],
  cards: {
    A10: 'up:photons3',
    B1: 'up:system',
    B6: 'system',
    C3: 'up:pirates',
    D4: 'relic',
    D9: 'system',
    E5: 'up:replacement',
    F10: 'up:darkStar',
    G7: 'up:outpost',
    H2: 'system'
  },
  jellies: { B9: 2, C3: 2, E7: 1, H2: 3 },
  piles: { health: [2, 1, 0, 1], security: [1, 0, 3, 0], accounting: [1, 1, 1, 1] }
};

/** Nobody has filed for three periods. */
const VOTE = { phase: 'vote', voteReason: 'nobodyFiles', quiet: 3 } as const;

const VOTES = [
  {
    cards: [
      { department: 'health', seat: 1 },
      { department: 'security', seat: 1 },
      { department: 'accounting', seat: 2 }
    ],
    verdict: { kind: 'soft', seat: 1, times: 1 }
  },
  {
    cards: [
      { department: 'health', seat: 0 },
      { department: 'security', seat: 0 }
    ],
    verdict: null
  }
] as const;

/** Moments that take long to play to, by the name of their picture. */
export const MOMENTS = {
  filing: goOn(wholeTableOf(MIDDLE)).state,
  announce: wholeTableOf({
    ...MIDDLE,
    pending: [{ kind: 'announced' }, { kind: 'announce', seat: 1 }],
    more: { phase: 'actions', filers: [1, 2], phones: [null, 'stars', 'stars', null] }
  }),
  influence: wholeTableOf({
    ...MIDDLE,
    pending: [{ kind: 'influence', seat: 0, why: 'choice', rank: 0 }],
    more: { phase: 'actions', filers: [0] }
  }),
  attack: wholeTableOf({
    ...MIDDLE,
    pending: [{ kind: 'attack', seat: 0, boost: 1 }],
    more: { phase: 'attack', filers: [0] }
  }),
  displace: wholeTableOf({
    ...MIDDLE,
    pending: [{ kind: 'displace', seat: 3, loser: 1, cell: at('A10') }],
    more: {
      phase: 'movement',
      filers: [1, 3],
      phones: [null, at('A10'), null, at('A10')],
      contests: [{ cell: at('A10'), seats: [1, 3], winner: 3, losers: [1] }]
    }
  }),
  phones: wholeTableOf({
    ...MIDDLE,
    pending: [{ kind: 'phones' }],
    more: { phase: 'phones', filers: [0, 1, 3], done: [1], dialled: [null, 'stars', null, null] }
  }),
  meeting: wholeTableOf({
    ...MIDDLE,
    pending: [
      {
        kind: 'meeting',
        about: { kind: 'card', cell: at('D4') },
        seats: [0, 1],
        groups: [[0, 1]],
        undecided: 1,
        shown: [
          { seat: 0, choice: 'golf' },
          { seat: 1, choice: 'golf' }
        ]
      }
    ],
    more: {
      phase: 'movement',
      filers: [0, 1],
      phones: [at('D4'), at('D4'), null, null],
      contests: [{ cell: at('D4'), seats: [0, 1], winner: null, losers: [] }]
    }
  }),
  reassign: wholeTableOf({
    ...MIDDLE,
    pending: [{ kind: 'act', seat: 0, action: 'reassign', mayChange: true }],
    more: { phase: 'actions', filers: [0], announced: ['reassign', null, null, null] }
  }),
  adjust: wholeTableOf({
    ...MIDDLE,
    pending: [{ kind: 'act', seat: 0, action: 'adjust', mayChange: false }],
    more: { phase: 'actions', filers: [0], announced: ['adjust', null, null, null] }
  }),
  vote: wholeTableOf({ ...MIDDLE, pending: [{ kind: 'vote' }], more: VOTE }),
  'vote-last-card': wholeTableOf({
    ...MIDDLE,
    pending: [{ kind: 'vote' }],
    more: { ...VOTE, votes: VOTES }
  })
} satisfies Readonly<Record<string, State>>;
