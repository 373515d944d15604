import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bureaunauts, type Move, type Mover, type News, type View } from '$lib/games/bureaunauts';
import { setLocale } from '$lib/settings/language.svelte';
import { showSpeed } from '$lib/settings/show-speed.svelte';
import { at, viewOf, resumed, tableOf, type Sketch } from '../../../lib/games/bureaunauts/testing';
import { players } from '../testing';
import TableBoard from '../TableBoard.svelte';
import VoteBoard from './VoteBoard.svelte';

vi.setConfig({ testTimeout: 120_000 });

// Fetched before the first test, as people have them before their first tap.
beforeEach(() => {
  localStorage.clear();
  setLocale('en');
});

const play = vi.fn<(mover: Mover, move: Move) => Promise<void>>(() => Promise.resolve());

function given(view: View, news: readonly News[] = []) {
  play.mockClear();
  return {
    view,
    news,
    players: players.slice(0, view.seats),
    play,
    refusal: (mover: Mover, move: Move) => bureaunauts.refuse(view, mover, move)
  };
}

/** The table as everybody sees it. */
function table(sketch: Sketch, news: readonly News[] = []): void {
  render(TableBoard, given(viewOf(tableOf(sketch), 'onlooker'), news));
}

const desk = () => within(screen.getByRole('region', { name: 'Desk' }));

describe('what is chosen in sight of all', () => {
  it('filing costs a photon, and who is with an enemy is warned before passing', async () => {
    const { state } = resumed({ careers: [{ ship: 'C3' }, {}], cards: { C3: 'up:pirates' } });
    render(TableBoard, given(viewOf(state, 'onlooker')));
    expect(desk().getByText('has 3 photons')).toBeInTheDocument();
    expect(desk().getByText(/With the ship at C3: Space Pirates, level 2\./)).toBeInTheDocument();
    await userEvent.click(desk().getByRole('button', { name: 'File for 1 photon' }));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'file' });
  });

  it('an action that can’t be paid is off, and says what it takes', async () => {
    table({ careers: [{ photons: 2, level: 2 }, {}], pending: [{ kind: 'announce', seat: 0 }] });
    const upgrade = desk().getByRole('button', { name: /^Upgrade ship/ });
    expect(upgrade).toHaveAttribute('aria-disabled', 'true');
    expect(upgrade).toHaveTextContent('This costs 3 photons; you have 2 photons.');
    await userEvent.click(upgrade);
    expect(play).not.toHaveBeenCalled();
    await userEvent.click(desk().getByRole('button', { name: /^Business lunch/ }));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'announce', action: 'lunch' });
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

  it('an Influence card goes into a department, whose cards are counted by owner', async () => {
    table({
      careers: [{}, {}],
      piles: { security: [1, 3] },
      pending: [{ kind: 'influence', seat: 1, why: 'choice', rank: 0 }]
    });
    const security = desk().getByRole('button', { name: /^Security/ });
    expect(security).toHaveTextContent('3 of 4 cards here');
    expect(desk().getByRole('button', { name: 'Accounting' })).toBeInTheDocument();
    await userEvent.click(security);
    expect(play).toHaveBeenCalledExactlyOnceWith(1, { kind: 'place', department: 'security' });
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
    expect(desk().getByText('78 cards are lit on the map.')).toBeInTheDocument();
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

  it('goes on and back by hand, and lies open as a list', async () => {
    table({ careers: [{}, {}], pending: [{ kind: 'declare', seat: 0 }] }, news);
    const show = within(screen.getByRole('region', { name: 'What happened' }));
    expect(show.getByText('Fiscal period 1 ends.')).toBeInTheDocument();
    expect(show.getByRole('button', { name: 'One back' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(show.getByRole('button', { name: 'One on' }));
    expect(show.getByText('Fiscal period 2 begins; Anna is first.')).toBeInTheDocument();
    await userEvent.click(show.getByRole('button', { name: 'All of it as a list' }));
    expect(show.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Fiscal period 1 ends.',
      'Fiscal period 2 begins; Anna is first.',
      'Everyone’s budget brings 2 photons.'
    ]);
  });

  it('goes on by itself as fast as it was set', () => {
    vi.useFakeTimers();
    showSpeed.current = 'fast';
    table({ careers: [{}, {}], pending: [{ kind: 'declare', seat: 0 }] }, news);
    expect(screen.getByText('1 of 3')).toBeInTheDocument();
    vi.advanceTimersByTime(1400);
    return vi
      .waitFor(() => expect(screen.getByText('2 of 3')).toBeInTheDocument())
      .finally(() => {
        vi.useRealTimers();
        showSpeed.current = 'normal';
      });
  });
});

describe('the vote', () => {
  const voting: Partial<Sketch> = { pending: [{ kind: 'vote' }] };
  const phase = { phase: 'vote', voteReason: 'director' } as const;

  it('turns card by card, and says the odds before', async () => {
    const sketch: Sketch = { careers: [{}, {}], piles: { health: [1, 1], security: [0, 2] }, ...voting, more: phase };
    render(VoteBoard, given(viewOf(tableOf(sketch), 'onlooker')));
    expect(screen.getByRole('heading', { name: 'How this drawing may go' })).toBeInTheDocument();
    expect(screen.getByText('soft majority: 50%')).toBeInTheDocument();
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
    expect(screen.getByText('Anna has a first soft majority.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Turn the last card: Accounting' })).toBeInTheDocument();
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
