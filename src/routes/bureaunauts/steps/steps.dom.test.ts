import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bureaunauts, type Bureaunauts, type Move, type Mover, type News, type View } from '$lib/games/bureaunauts';
import { setLocale } from '$lib/settings/language.svelte';
import type { BoardProps, Said, Staging } from '$lib/table/board';
import { CAME } from '$lib/table/presses';
import { at, viewOf, resumed, tableOf, type Sketch } from '../../../lib/games/bureaunauts/testing';
import { players } from '../testing';
import { room } from '../room';
import TableBoard from '../TableBoard.svelte';
import VoteBoard from './VoteBoard.svelte';

vi.setConfig({ testTimeout: 120_000 });

// Fetched before the first test, as people have them before their first tap.
beforeEach(async () => {
  await room();
  localStorage.clear();
  setLocale('en');
});

const play = vi.fn<(mover: Mover, move: Move) => Promise<void>>(() => Promise.resolve());
const say = vi.fn<(said: Said<Bureaunauts>) => void>();

function given(view: View, news: readonly News[] = []) {
  play.mockClear();
  say.mockClear();
  return {
    view,
    news,
    players: players.slice(0, view.seats),
    play,
    aloud: { said: null, lasts: () => 0, say },
    refusal: (mover: Mover, move: Move) => bureaunauts.refuse(view, mover, move)
  };
}

/** The table as everybody sees it. */
function table(sketch: Sketch, news: readonly News[] = []): void {
  render(TableBoard, given(viewOf(tableOf(sketch), 'onlooker'), news));
}

const desk = () => within(screen.getByRole('region', { name: 'Desk' }));
const button = (name: string | RegExp) => desk().getByRole('button', { name });
const voice = () => screen.getByRole('region', { name: 'What happened' }).querySelector('p');
/** What was said by the one tap. */
const spoken = () => say.mock.calls.map(([{ moves, least }]) => ({ moves, least }));

describe('what the table says by one tap', () => {
  it('who files: everybody who has a photon, but for those whose row was turned, and nobody is waited for', async () => {
    const { state } = resumed({ careers: [{ ship: 'C3' }, { photons: 0 }, {}, {}], cards: { C3: 'up:pirates' } });
    render(TableBoard, given(viewOf(state, 'onlooker')));
    expect(screen.getByText('No photon', { selector: 'i' })).toBeVisible();
    expect(desk().queryByRole('button', { name: 'Ben passes' })).not.toBeInTheDocument();
    await userEvent.click(button('Anna passes'));
    expect(voice()).toHaveTextContent(/^Anna passes\. At C3: Space Pirates, level 2\. If that is still so/);
    await userEvent.click(button('Clara passes'));
    expect(voice()).toHaveTextContent('Clara passes, and is out until period 2.');
    await userEvent.click(button('Clara passes'));
    expect(button('Clara passes')).toHaveAttribute('aria-pressed', 'false');
    expect(say).not.toHaveBeenCalled();
    await userEvent.click(button('2 file'));
    expect(spoken()).toEqual([
      {
        least: 0,
        moves: [
          { mover: 0, move: { kind: 'pass' } },
          { mover: 2, move: { kind: 'file' } },
          { mover: 3, move: { kind: 'file' } }
        ]
      }
    ]);
    expect(play).not.toHaveBeenCalled();
  });

  const announcing = [
    { kind: 'announced' },
    { kind: 'announce', seat: 2 },
    { kind: 'announce', seat: 1 },
    { kind: 'announce', seat: 0 }
  ] as const;

  it('what is announced: what anybody would do need not be tapped, and the rest is a folder each', async () => {
    table({ careers: [{ ship: 'repair' }, { level: 2 }, { level: 4 }], pending: announcing });
    expect(button('Anna: Repair ship')).toBeVisible();
    expect(button('Ben: Upgrade ship')).toBeVisible();
    // Nobody knows what Clara does.
    expect(button('Clara: not announced yet')).toHaveAttribute('aria-pressed', 'true');
    expect(button('All announced')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button(/^Business lunch/));
    await userEvent.click(button('All announced'));
    expect(spoken()).toEqual([
      {
        least: 0,
        moves: [
          { mover: 0, move: { kind: 'announce', action: 'repair' } },
          { mover: 1, move: { kind: 'announce', action: 'upgrade' } },
          { mover: 2, move: { kind: 'announce', action: 'lunch' } }
        ]
      }
    ]);
  });

  it('what is announced by everybody themselves is done with the last of them', async () => {
    table({ careers: [{ level: 4 }, { level: 4 }, { level: 4 }], pending: announcing });
    const came = vi.fn();
    document.addEventListener(CAME, came);
    for (const name of ['Anna', 'Ben', 'Clara']) {
      expect(desk().getByRole('heading', { name: `${name}’s desk drawer` })).toBeVisible();
      await userEvent.click(button('No action'));
    }
    document.removeEventListener(CAME, came);
    expect(spoken().map(({ moves }) => moves.length)).toEqual([3]);
    // Ben's and Clara's drawer: the second of two hasty taps announces nothing for them.
    expect(came).toHaveBeenCalledTimes(2);
  });

  it('who fights: nobody, but for those whose row was turned; up to the first whose enemy another one may have beaten', async () => {
    table({
      careers: [
        { ship: 'C3', level: 3 },
        { ship: 'E5', level: 1 },
        { ship: 'C3', level: 3 }
      ],
      cards: { C3: 'up:pirates' },
      jellies: { E5: 2 },
      pending: [
        { kind: 'attack', seat: 2, boost: 0 },
        { kind: 'attack', seat: 1, boost: 0 },
        { kind: 'attack', seat: 0, boost: 0 }
      ]
    });
    expect(desk().queryByRole('button', { name: /^Clara/ })).not.toBeInTheDocument();
    expect(button('All hold')).toBeVisible();
    await userEvent.click(button('Ben attacks Space Jellies, level 2. Costs 2 photons.'));
    await userEvent.click(button('1 fights'));
    expect(spoken().map(({ moves }) => moves)).toEqual([
      [
        { mover: 0, move: { kind: 'holdFire' } },
        { mover: 1, move: { kind: 'attack', enemy: 'jelly' } }
      ]
    ]);
  });
});

describe('what is chosen in sight of all', () => {
  it('who alone may fight presses what they do', async () => {
    table({
      careers: [{ ship: 'C3', level: 2 }, {}],
      cards: { C3: 'up:pirates' },
      pending: [{ kind: 'attack', seat: 0, boost: 0 }]
    });
    await userEvent.click(button('Leave them alone'));
    expect(play).toHaveBeenLastCalledWith(0, { kind: 'holdFire' });
    await userEvent.click(button(/^Attack Space Pirates, level 2 ?Costs 1 photon/));
    expect(play).toHaveBeenLastCalledWith(0, { kind: 'attack', enemy: 'pirates' });
  });

  it('an action that can’t be paid is off, and says what it takes', async () => {
    table({ careers: [{ photons: 2, level: 2 }, {}], pending: [{ kind: 'announce', seat: 0 }] });
    const upgrade = button(/^Upgrade ship/);
    expect(upgrade).toHaveAttribute('aria-disabled', 'true');
    expect(upgrade).toHaveTextContent('This costs 3 photons; you have 2 photons.');
    await userEvent.click(upgrade);
    expect(say).not.toHaveBeenCalled();
    await userEvent.click(button(/^Business lunch/));
    expect(spoken()).toEqual([{ least: 0, moves: [{ mover: 0, move: { kind: 'announce', action: 'lunch' } }] }]);
  });

  it('whether Under Budget is the next goal is not said when it is announced', () => {
    const pending = [{ kind: 'announce', seat: 0 }] as const;
    const told = (plan: 'underBudget' | 'relicHunter') => {
      table({ careers: [{ plan: [plan, 'spaceJelly', 'spaceJelly', 'spaceJelly', 'spaceJelly'] }, {}], pending });
      const text = screen.getByRole('region', { name: 'Desk' }).textContent;
      document.body.replaceChildren();
      return text;
    };
    expect(told('underBudget')).toBe(told('relicHunter'));
  });

  it('the Jelly is beaten for nothing, the Outpost costs one photon, and so do both together', async () => {
    table({
      careers: [{ ship: 'C3', level: 3 }, {}],
      cards: { C3: 'up:outpost' },
      jellies: { C3: 2 },
      pending: [{ kind: 'attack', seat: 0, boost: 0 }]
    });
    expect(desk().getByRole('button', { name: /^Attack Space Jellies, level 2/ })).toHaveTextContent(
      'For free. The Jelly track rises by 2.'
    );
    expect(desk().getByText(/all of them cost 1 photon together/)).toBeInTheDocument();
    await userEvent.click(desk().getByRole('button', { name: /^Attack Pirate Outpost, level 3 ?Costs 1 photon/ }));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'attack', enemy: 'outpost' });
  });

  it('an Influence card goes into the department that is tapped itself, and only while one is placed', async () => {
    const departments = () => within(screen.getByRole('list', { name: 'Departments' }));
    table({ careers: [{}, {}], pending: [{ kind: 'influence', seat: 1, why: 'lunch', rank: null }] });
    await userEvent.click(departments().getByRole('button', { name: 'Research & Development' }));
    expect(play).toHaveBeenCalledExactlyOnceWith(1, { kind: 'place', department: 'research' });
    document.body.replaceChildren();
    table({ careers: [{}, {}], pending: [{ kind: 'declare', seat: 0 }] });
    expect(departments().queryByRole('button')).not.toBeInTheDocument();
  });

  it('a loser’s ship is sent to a lit card that is touched first', async () => {
    table({
      careers: [{ ship: 'A1' }, {}],
      jellies: { B2: 1 },
      pending: [{ kind: 'displace', seat: 0, loser: 1, cell: at('A1') }],
      more: { phase: 'movement' }
    });
    const send = desk().getByRole('button', { name: 'Send Ben on' });
    expect(send).toHaveAccessibleDescription('Touch a lit card of the map.');
    // A1 is taken, and B2 has Jellies: all others are lit.
    expect(document.querySelectorAll('.cell.lit')).toHaveLength(78);
    expect(voice()).toHaveTextContent('78 cards are lit on the map.');
    await userEvent.click(screen.getByRole('button', { name: /^B2,/ }));
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: /^C5,/ }));
    await userEvent.click(desk().getByRole('button', { name: 'Send Ben to C5' }));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'displace', cell: at('C5') });
  });

  it('who sets a Phone still is said, and what was dialled is nowhere in the page', () => {
    const phones = (dialled: 'stars' | number) => {
      table({
        careers: [{}, {}, {}],
        pending: [{ kind: 'phones' }],
        more: { phase: 'phones', filers: [0, 2], done: [2], dialled: [null, null, dialled] }
      });
      const page = document.body.innerHTML.replaceAll(/\b[cs]\d+\b/g, '');
      document.body.replaceChildren();
      return page;
    };
    expect(phones('stars')).toBe(phones(at('F6')));
  });
});

describe('the show of what happened', () => {
  const news: readonly News[] = [
    { kind: 'periodEnded', period: 1, photons: 2, damaged: [] },
    { kind: 'periodBegan', period: 2, starter: 0 },
    { kind: 'budgetsReceived', gained: [2, 2] }
  ];

  it('says the last of it, and all of it again by hand, step by step', async () => {
    table({ careers: [{}, {}], pending: [{ kind: 'declare', seat: 0 }] }, news);
    const on = () => screen.getByRole('button', { name: /^What happened, \d of 3: go on$/ });
    for (const said of [
      'Everyone’s budget brings 2 photons.',
      'Fiscal period 1 ends.',
      'Fiscal period 2 begins; Anna is first.',
      'Everyone’s budget brings 2 photons.'
    ]) {
      expect(voice()).toHaveTextContent(said);
      await userEvent.click(on());
    }
  });

  it('reads no code and no rank before it is seen', () => {
    const view = viewOf(tableOf({ careers: [{}, {}], pending: [{ kind: 'declare', seat: 0 }] }), 'onlooker');
    const staging = { isOver: false, step: 0, ghosts: [], count: (_: unknown, value: number) => value };
    const show = { ...staging, said: [] as readonly News[], again: vi.fn<() => void>(), arrive: vi.fn<() => void>() };
    const codes: News = { kind: 'phonesShown', phones: [{ seat: 0, to: at('F6') }] };
    const rank: News = { kind: 'goalCompleted', seat: 0, rank: 0, goal: 'lawAndOrder', nth: 1 };
    const flight: News = { kind: 'liftedOff', ships: [{ seat: 0, from: { kind: 'dock' }, to: at('F6') }] };
    for (const [news, said] of [
      [codes, /^$/],
      [rank, /^$/],
      [flight, /./]
    ] as const) {
      const { unmount } = render(TableBoard, { ...given(view, [news]), show: { ...show, said: [news] } });
      expect(voice()).toHaveTextContent(said);
      unmount();
    }
    render(TableBoard, { ...given(view, [codes]), show: { ...show, isOver: true } });
    expect(voice()).toHaveTextContent('F6');
  });
});

describe('the vote', () => {
  const voting: Partial<Sketch> = { pending: [{ kind: 'vote' }] };
  const phase = { phase: 'vote', voteReason: 'director' } as const;

  it('turns card by card, and says the odds before', async () => {
    const sketch: Sketch = { careers: [{}, {}], piles: { health: [1, 1], security: [0, 2] }, ...voting, more: phase };
    render(VoteBoard, given(viewOf(tableOf(sketch), 'onlooker')));
    expect(screen.getByRole('heading', { name: 'How this drawing may go' })).toBeInTheDocument();
    expect(screen.getByText('soft: 50%')).toBeInTheDocument();
    // Of what can't happen nothing is said.
    expect(document.body).not.toHaveTextContent(/\b0%/);
    await userEvent.click(screen.getByRole('button', { name: 'Drawing 1: turn Health’s card' }));
    expect(play).toHaveBeenCalledExactlyOnceWith('table', { kind: 'turnCard' });
  });

  it('says what each owner’s card would mean when one is left', () => {
    const votes = [
      {
        cards: [
          { department: 'health', seat: 0 },
          { department: 'security', seat: 0 }
        ],
        verdict: null
      }
    ] as const;
    const sketch: Sketch = { careers: [{}, {}], piles: { accounting: [1, 2] }, ...voting, more: { ...phase, votes } };
    render(VoteBoard, given(viewOf(tableOf(sketch), 'onlooker')));
    expect(screen.getByText('Anna has a hard majority.')).toBeInTheDocument();
    expect(screen.getByText('33%')).toBeInTheDocument();
    expect(screen.getByText('Anna has a first soft majority.')).toBeInTheDocument();
    expect(screen.getByText('67%')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Turn the last card: Accounting' })).toBeInTheDocument();
  });

  it('keeps the odds that stood there while the next card is shown, and those alone', async () => {
    const voted = (...cards: readonly ('health' | 'security')[]): View => {
      const votes = [{ cards: cards.map((department) => ({ department, seat: 0 })), verdict: null }];
      const piles = {
        health: [0, 2],
        security: [cards.includes('security') ? 0 : 1, 1],
        research: [1, 1],
        accounting: [1, 1]
      } as const;
      return viewOf(tableOf({ careers: [{}, {}], piles, ...voting, more: { ...phase, votes } }), 'onlooker');
    };
    const odds = () => document.querySelector('.odds')?.textContent;
    const shown = (view: View, isOver: boolean) => ({
      ...given(view),
      show: {
        isOver,
        ghosts: [],
        said: [],
        count: (_: string, value: number) => value
      } as unknown as Staging<Bureaunauts>
    });
    const { rerender } = render(VoteBoard, shown(voted('health'), true));
    const stood = odds();
    expect(stood).toContain('%');
    // First the card comes up, then it turns.
    for (const view of [voted('health'), voted('health', 'security')]) {
      await rerender(shown(view, false));
      expect(odds()).toBe(stood);
    }
    await rerender(shown(voted('health', 'security'), true));
    expect(odds()).not.toBe(stood);
  });

  it('says what a drawing came to, and the odds of the next one', () => {
    const cards = [
      { department: 'health', seat: 0 },
      { department: 'security', seat: 0 }
    ] as const;
    const votes = [{ cards, verdict: { kind: 'soft', seat: 0, times: 1 } }] as const;
    const piles = { accounting: [1, 2], health: [0, 1] } as const;
    render(
      VoteBoard,
      given(viewOf(tableOf({ careers: [{}, {}], piles, ...voting, more: { ...phase, votes } }), 'onlooker'))
    );
    expect(screen.getByText('Anna has a first soft majority.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'How the next drawing may go' })).toBeInTheDocument();
  });

  it('says why a Meeting decides when no card is left', () => {
    const meeting = { kind: 'meeting', about: { kind: 'vote' }, seats: [0, 1], groups: [[0, 1]] } as const;
    const sketch: Sketch = {
      careers: [{}, {}],
      pending: [{ ...meeting, undecided: 0, shown: null }],
      more: phase
    };
    render(VoteBoard, given(viewOf(tableOf(sketch), 'onlooker')));
    expect(screen.getByText('No Influence card is left, so a Meeting decides.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a table with computers', () => {
  /** Ben’s seat is a computer’s. */
  function withBen(sketch: Sketch): void {
    const all = given(viewOf(tableOf(sketch), 'onlooker'));
    render(TableBoard, {
      ...all,
      players: all.players.map((player, seat) => (seat === 1 ? { ...player, computer: 'fair' as const } : player))
    });
  }
  const announcing = (...seats: readonly number[]) =>
    [{ kind: 'announced' }, ...seats.map((seat) => ({ kind: 'announce', seat }))] as Sketch['pending'] & object;

  it('speaks for people alone: up to the next computer, which says by itself what it does', async () => {
    withBen({ careers: [{ ship: 'repair' }, { level: 2 }, { level: 4 }], pending: announcing(2, 1, 0) });
    await userEvent.click(button(/^Repair/));
    expect(spoken().flatMap(({ moves }) => moves.map(({ mover }) => mover))).toEqual([0]);
  });

  it('offers nothing to press while a computer is asked', () => {
    withBen({ careers: [{ ship: 'repair' }, { level: 2 }, { level: 4 }], pending: announcing(2, 1) });
    expect(desk().queryByRole('button', { name: 'No action' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Ben’s desk drawer' })).not.toBeInTheDocument();
  });

  it('says to whom the tablet goes once it is said who files', async () => {
    const goesTo: BoardProps<Bureaunauts>['goesTo'] = ({ asks: [phones] }) => {
      expect(phones).toMatchObject({ kind: 'phone', sealed: true });
      return phones?.by.find((seat) => seat !== 'table') ?? null;
    };
    const { state } = resumed({ careers: [{}, {}, {}, {}] });
    render(TableBoard, { ...given(viewOf(state, 'onlooker')), goesTo });
    expect(button('4 file: to Anna')).toBeVisible();
    await userEvent.click(button('Anna passes'));
    expect(button('3 file: to Ben')).toBeVisible();
    for (const name of ['Ben passes', 'Clara passes', 'David passes']) await userEvent.click(button(name));
    expect(button('Pass')).toBeVisible();
  });

  it('says to whom it goes where the last of them passes, and somebody has filed before', async () => {
    const { state } = resumed({
      careers: [{ filing: 'filed' }, {}],
      pending: [{ kind: 'declared' }, { kind: 'declare', seat: 1 }],
      more: { filers: [0] }
    });
    const goesTo: BoardProps<Bureaunauts>['goesTo'] = ({ asks: [phones] }) => (phones?.by[0] === 0 ? 0 : null);
    render(TableBoard, { ...given(viewOf(state, 'onlooker')), goesTo });
    await userEvent.click(button('Ben passes'));
    expect(button('Pass: to Anna')).toBeVisible();
  });

  it('lists people alone where they say who files', () => {
    const { state } = resumed({ careers: [{}, {}, {}, {}] });
    const all = given(viewOf(state, 'onlooker'));
    render(TableBoard, {
      ...all,
      players: all.players.map((player, seat) => (seat === 1 ? { ...player, computer: 'fair' as const } : player))
    });
    expect(button('Anna passes')).toBeVisible();
    // Nothing is said of the others.
    expect(button('Anna files')).toBeVisible();
    expect(desk().getAllByText('Still deciding', { selector: 'i' })).toHaveLength(3);
    for (const name of ['Ben passes', 'Clara passes', 'David passes']) {
      expect(desk().queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });
});
