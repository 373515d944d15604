import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { viewOf, tableOf, type Sketch } from '../../lib/games/bureaunauts/testing';
import TableBoard from './TableBoard.svelte';
import { players } from './testing';

// Fetched before the first test, as people have them before their first tap.
/** A table as everybody sees it, in the sixth fiscal period. */
function show(sketch: Sketch) {
  const state = tableOf({ pending: [{ kind: 'declare', seat: 0 }], ...sketch, more: { period: 6, ...sketch.more } });
  const view = viewOf(state, 'onlooker');
  const people = players.slice(0, view.seats);
  return render(TableBoard, { view, news: [], players: people, play: () => Promise.resolve(), refusal: () => null });
}

const everybody = () => within(screen.getByRole('region', { name: 'Players' })).getAllByRole('listitem');
const card = (name: RegExp) => screen.getByRole('button', { name });

describe('the table of Bureaunauts', () => {
  it('tells everybody’s open numbers', () => {
    show({
      careers: [
        {
          photons: 3,
          level: 2,
          jellyTrack: 5,
          budget: 4,
          relics: 1,
          pirates: 1,
          outposts: 1,
          influence: 12,
          ship: 'D5'
        },
        { ship: 'repair' }
      ]
    });
    const [anna, ben] = everybody();
    const heard = within(anna as HTMLElement)
      .getAllByRole('img')
      .map((each) => each.getAttribute('aria-label'));
    expect(heard).toEqual([
      '3 photons, budget 4',
      'Ship at level 2',
      'Jelly track at 5',
      '1 relic',
      '2 pirate cards defeated',
      '12 Influence cards left'
    ]);
    expect(anna).toHaveTextContent('Choosing, at D5');
    expect(ben).toHaveTextContent('needs repair');
  });

  it('warns of damage at the end of the period, and says what beating each enemy would cost', () => {
    const { container } = show({
      careers: [{ level: 3, photons: 1, ship: 'D5' }, { ship: 'A1' }],
      cards: { D5: 'up:outpost' },
      jellies: { D5: 2, A2: 1 }
    });
    const [anna, ben] = everybody();
    expect(anna).toHaveTextContent(
      'Damage threatens. Space Jellies, level 2: free · Pirate Outpost, level 3: 1 photon'
    );
    expect(ben).not.toHaveTextContent('Damage');
    expect(container.querySelectorAll('.cell.danger')).toHaveLength(1);
    expect(card(/^D5,/)).toHaveClass('danger');
  });

  it('says of a card that is touched what it would cost everybody', async () => {
    show({
      careers: [
        { level: 4, photons: 0, ship: 'H1' },
        { level: 1, photons: 3, ship: 'H2' },
        { level: 1, photons: 2, ship: 'H3' }
      ],
      cards: { C7: 'up:pirates' },
      jellies: { C7: 3 }
    });
    await userEvent.click(card(/^C7,/));
    const costs = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('img')
        .map((each) => each.getAttribute('aria-label'));
    expect(costs('Space Jellies, level 3')).toEqual(['Anna: free', 'Ben: 3 photons', 'Clara: 3 photons, too many']);
    expect(costs('Space Pirates, level 2')).toEqual(['Anna: free', 'Ben: 2 photons', 'Clara: 2 photons']);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('list', { name: 'Space Pirates, level 2' })).not.toBeInTheDocument();
  });

  it('tells systems from space and face-up from face-down, and whose ship is where', () => {
    show({ careers: [{ ship: 'B2' }, {}], cards: { A1: 'system', A2: 'up:upgrade', B2: 'up:system' } });
    expect(card(/^A1, Solar system, face down$/)).toBeVisible();
    expect(card(/^A2, Space: Ship Upgrade$/)).toBeVisible();
    expect(card(/^B2, Solar system: Empty System, Anna’s ship$/)).toBeVisible();
    expect(card(/^A3, Space, face down$/)).toBeVisible();
  });

  it('shows completed goals, and of the others only that they are there', () => {
    const { container } = show({
      careers: [
        { completed: 2, plan: ['lawAndOrder', 'relicHunter', 'spaceJelly', 'spaceJelly', 'spaceJelly'] },
        { plan: ['spaceship', 'spaceship', 'spaceship', 'spaceship', 'spaceship'] }
      ],
      more: { pool: ['underBudget'], firsts: [0, null, null, null, null] }
    });
    const careers = within(screen.getByRole('region', { name: 'Careers' }));
    expect(careers.getByText('Anna: Assistant Manager, completed Law & Order and Relic Hunter')).toBeInTheDocument();
    expect(careers.getByText('Ben: Intern')).toBeInTheDocument();
    expect(careers.getByText('first: Anna')).toBeVisible();
    expect(careers.getByText('Under Budget')).toBeInTheDocument();
    expect(container.textContent).not.toMatch(/Space Jelly|Spaceship/);
  });

  it('tells who has how much Influence where, and who paid for the paperwork', () => {
    show({
      careers: [{}, {}],
      piles: { security: [2, 1] },
      more: { paperwork: [0, 1, 0], jellyUsed: [0], supply: 9 }
    });
    const security = within(screen.getByRole('list', { name: 'Departments' })).getByText('Security', {
      selector: '.visually-hidden'
    }).parentElement as HTMLElement;
    expect(
      within(security)
        .getAllByRole('img')
        .map((each) => each.getAttribute('aria-label'))
    ).toEqual(['Anna: 2 cards', 'Ben: 1 card']);
    expect(screen.getByRole('img', { name: '9 tokens in the supply' })).toHaveTextContent(/supply ?9/);
    const paid = within(screen.getByRole('group', { name: 'Paperwork board' })).getAllByRole('img');
    expect(paid.map((each) => each.getAttribute('aria-label'))).toEqual(['Anna: 2 photons', 'Ben: 1 photon']);
  });

  it('lets the winner of a contest pick a card of the map, and no other', () => {
    show({
      careers: [{ ship: 'E5' }, { ship: 'E5' }],
      jellies: { A1: 1 },
      pending: [{ kind: 'displace', seat: 0, loser: 1, cell: 44 }]
    });
    expect(card(/^A1,/)).toHaveAttribute('aria-disabled', 'true');
    expect(card(/^A2,/)).toHaveAttribute('aria-disabled', 'false');
  });
});
