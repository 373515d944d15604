import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { stateOf } from '../../../../tests/hands/bureaunauts';
import { bureaunauts, type Move } from '$lib/games/bureaunauts';
import { at, play, type Sketch } from '$lib/games/bureaunauts/testing';
import { players } from '../testing';
import Secrets from './Secrets.svelte';

function show(over: Partial<Sketch>, move?: Move) {
  const state = stateOf(over);
  const now = move === undefined ? state : play(state, 0, move).state;
  return render(Secrets, { view: bureaunauts.view(now, 0), seat: 0, players });
}

describe('what a seat hid, once the game is over', () => {
  it('shows the whole plan by rank', () => {
    show({});
    expect(screen.getAllByRole('listitem').map((goal) => goal.textContent.trim().replace(/\s+/g, ' '))).toEqual([
      'Bureaunaut Law & Order',
      'Assistant Manager Relic Hunter',
      'Manager Space Jelly',
      'Strategist Spaceship',
      'Director Under Budget'
    ]);
    expect(screen.queryByText(/Phone|Meeting/)).toBeNull();
  });

  it('shows the Phone that was set', () => {
    const phones = { pending: [{ kind: 'phones' }], more: { filers: [0, 1] } } as const;
    const { unmount } = show(phones, { kind: 'setPhone', to: at('F6') });
    expect(screen.getByText('Phone: F6')).toBeVisible();
    unmount();
    show(phones, { kind: 'setPhone', to: 'stars' });
    expect(screen.getByText('Phone: ★★')).toBeVisible();
  });

  it('shows the choice for a Meeting', () => {
    const seats = [0, 1];
    const about = { kind: 'card', cell: at('F6') } as const;
    show(
      { pending: [{ kind: 'meeting', about, seats, groups: [seats], undecided: 0, shown: null }] },
      { kind: 'meet', choice: 'golf' }
    );
    expect(screen.getByText('Meeting: Golf')).toBeVisible();
  });
});
