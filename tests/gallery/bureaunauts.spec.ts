/** A picture of every screen of Bureaunauts: plans, filing, Phones, each public choice, a Meeting, the vote, the end. */
import { expect, test } from '@playwright/test';
import type { State } from '../../src/lib/games/bureaunauts/state';
import { at, resumed, tableOf, type Sketch } from '../../src/lib/games/bureaunauts/testing';
import { m } from '../../src/lib/paraglide/messages.js';
import { OfficeDriver } from '../browser/bureaunauts-driver';
import { leapToState } from '../browser/positions';
import { camera, tablet, VIEWS } from './camera';

const NAMES = ['Anna', 'Ben', 'Clara', 'Maximilian'];

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
const MOMENTS: Readonly<Record<string, State>> = {
  filing: resumed(MIDDLE).state,
  announce: tableOf({
    ...MIDDLE,
    pending: [{ kind: 'announce', seat: 1 }],
    more: { phase: 'actions', filers: [1, 2], phones: [null, 'stars', 'stars', null] }
  }),
  influence: tableOf({ ...MIDDLE, pending: [{ kind: 'influence', seat: 0, why: 'choice', rank: 0 }] }),
  attack: tableOf({
    ...MIDDLE,
    pending: [{ kind: 'attack', seat: 0, boost: 1 }],
    more: { phase: 'attack', filers: [0] }
  }),
  displace: tableOf({
    ...MIDDLE,
    pending: [{ kind: 'displace', seat: 3, loser: 1, cell: at('A10') }],
    more: { phase: 'movement', contests: [{ cell: at('A10'), seats: [1, 3], winner: 3, losers: [1] }] }
  }),
  phones: tableOf({
    ...MIDDLE,
    pending: [{ kind: 'phones' }],
    more: { phase: 'phones', filers: [0, 1, 3], done: [1], dialled: [null, 'stars', null, null] }
  }),
  meeting: tableOf({
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
    more: { phase: 'movement' }
  }),
  vote: tableOf({ ...MIDDLE, pending: [{ kind: 'vote' }], more: { phase: 'vote', voteReason: 'director' } }),
  'vote-last-card': tableOf({
    ...MIDDLE,
    pending: [{ kind: 'vote' }],
    more: { phase: 'vote', voteReason: 'director', votes: VOTES }
  })
};

for (const { locale, theme } of VIEWS) {
  test(`every screen of Bureaunauts: ${locale}, ${theme}`, async ({ browser, baseURL }) => {
    test.setTimeout(900_000);
    const page = await tablet(browser, baseURL, { locale, theme });
    const snap = camera(page, `bureaunauts-${locale}-${theme}`);
    const say = { locale };
    const office = new OfficeDriver(page, locale);

    await page.goto('/new/bureaunauts');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await snap('set-up');
    await office.setOffice(NAMES);
    await snap('planning');
    const first = await office.waits(NAMES);
    if ('name' in first) {
      await office.take(first);
      await snap('plan');
    }
    for (const [screen, state] of Object.entries(MOMENTS)) {
      await leapToState(page, state);
      const waits = await office.waits(NAMES);
      await snap(screen);
      if (!('name' in waits) || screen === 'phones') continue;
      await office.take(waits);
      await snap(`${screen}-hand`);
    }
    await office.turn().click();
    await expect(office.turn().or(office.over()).first()).toBeVisible();
    await snap('vote-counted');
    await office.playOn(NAMES, { files: () => false, dials: () => '★★', announces: 'lunch' });
    await snap('over');
    await page.getByRole('button', { name: m.table_log({}, say) }).click();
    await snap('log');
    await page.context().close();
  });
}
