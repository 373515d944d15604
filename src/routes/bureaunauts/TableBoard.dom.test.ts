import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { at as cell, viewOf, tableOf, type Sketch } from '../../lib/games/bureaunauts/testing';
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

const player = (name: string) =>
  within(screen.getByRole('region', { name: 'Players' }))
    .getByText(name)
    .closest('li') as HTMLElement;
const card = (name: RegExp) => screen.getByRole('button', { name });
/** A table where somebody sets a Phone: the numbers stand there. */
const phones = { pending: [{ kind: 'phones' }], more: { phase: 'phones', filers: [0] } } as const;
/** Opens the drawer, and gives what it says of somebody. */
async function papersOf(name: string): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Everybody’s figures in words' }));
  const drawer = within(await screen.findByRole('region', { name: 'Careers and goals' }, { timeout: 20_000 }));
  return drawer.getByRole('heading', { name: new RegExp(`^${name}`) }).parentElement as HTMLElement;
}

describe('the table of Bureaunauts', () => {
  it('tells everybody’s open numbers, and the rest in a drawer that closes again', async () => {
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
      ],
      ...phones
    });
    const heard = within(player('Anna'))
      .getAllByRole('img')
      .map((each) => each.getAttribute('aria-label'));
    expect(heard).toEqual(['3 photons', 'Ship at level 2', 'Jelly track at 5', '1 relic', '2 pirate cards defeated']);
    expect(player('Anna')).toHaveTextContent('Choosing');
    expect(player('Ben')).toHaveTextContent('needs repair');
    const anna = await papersOf('Anna');
    expect(anna).toHaveTextContent(/Photons ?3 \(\+4\)/);
    expect(anna).toHaveTextContent(/Ship level ?2, at D5/);
    expect(anna).toHaveTextContent(/Influence cards left ?12/);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Careers and goals' })).not.toBeInTheDocument();
  });

  it('says where a ship was driven to, rather than where it was sent', () => {
    show({
      careers: [{ ship: 'D5' }, { ship: 'A1' }, { ship: 'A2' }],
      more: { phase: 'secondAttack', filers: [0, 1, 2], phones: [cell('D5'), cell('D5'), 'stars'] },
      pending: [{ kind: 'attack', seat: 2, boost: 0 }]
    });
    expect(player('Anna')).toHaveTextContent('→ D5');
    expect(player('Ben')).toHaveTextContent('→ A1');
  });

  it('warns of damage at the end of the period, and says what beating each enemy would cost', async () => {
    const { container } = show({
      careers: [{ level: 3, photons: 1, ship: 'D5' }, { ship: 'A1' }],
      cards: { D5: 'up:outpost' },
      jellies: { D5: 2, A2: 1 },
      more: { phase: 'phones', filers: [1] },
      pending: [{ kind: 'phones' }]
    });
    expect(player('Anna')).toHaveTextContent('Damage threatens.');
    expect(player('Ben')).not.toHaveTextContent('Damage');
    expect(await papersOf('Anna')).toHaveTextContent(
      'Damage threatens. Space Jellies, level 2: free · Pirate Outpost, level 3: 1 photon'
    );
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

  it('shows completed goals, and of the others nothing', async () => {
    const { container } = show({
      careers: [
        { completed: 2, plan: ['lawAndOrder', 'relicHunter', 'spaceJelly', 'spaceJelly', 'spaceJelly'] },
        { plan: ['spaceship', 'spaceship', 'spaceship', 'spaceship', 'spaceship'] }
      ],
      pending: [{ kind: 'phones' }],
      more: { pool: ['underBudget'], firsts: [0, null, null, null, null], phase: 'phones', filers: [0] }
    });
    const careers = within(screen.getByRole('region', { name: 'Careers' }));
    expect(careers.getByText('Anna: Assistant Manager, completed Law & Order and Relic Hunter')).toBeInTheDocument();
    expect(careers.getByText('Ben: Intern')).toBeInTheDocument();
    expect(await papersOf('Anna')).toHaveTextContent(/Law & Order ?Relic Hunter/);
    expect(screen.getByText('Under Budget')).toBeVisible();
    expect(container.textContent).not.toMatch(/Space Jelly|Spaceship/);
  });

  it('tells who has how much Influence where, and how many Jellies are left', () => {
    show({
      careers: [{}, {}],
      piles: { security: [2, 1] },
      more: { jellyUsed: [0], supply: 9 }
    });
    const security = within(screen.getByRole('list', { name: 'Departments' })).getByText('Security', {
      selector: '.visually-hidden'
    }).parentElement as HTMLElement;
    expect(
      within(security)
        .getAllByRole('img')
        .map((each) => each.getAttribute('aria-label'))
    ).toEqual(['Anna: 2 cards', 'Ben: 1 card']);
    expect(screen.getByText('9 tokens in the supply')).toBeInTheDocument();
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
