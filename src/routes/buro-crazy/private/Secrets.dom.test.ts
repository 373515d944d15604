import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { handView, players } from '../testing';
import Secrets from './Secrets.svelte';

describe('What a seat kept secret, once the game is over', () => {
  it('is its hand, with what it is worth', () => {
    render(Secrets, { view: handView(), seat: 0, players });
    expect(screen.getByText('In hand: 125 points')).toBeVisible();
    expect(screen.getByText('3 × 20, 4 × 10, 3 × 5, 3 × 2, and 4 × 1')).toBeInTheDocument();
    expect(screen.getByText(/^\d+ figures?$/)).toBeVisible();
    expect(screen.queryByText(/^Sealed/)).toBeNull();
  });

  it('is the sealed stake, too, while the other still chose', () => {
    render(Secrets, { view: handView({ ownStake: [0, 0, 1, 0, 1] }), seat: 0, players });
    expect(screen.getByText('Sealed: 25 points')).toBeVisible();
    expect(screen.getByText('1 × 20 and 1 × 5')).toBeInTheDocument();
  });

  it('may be a stake of nothing, and a hand without a card', () => {
    const { container } = render(Secrets, {
      view: handView({ hand: [0, 0, 0, 0, 0], ownStake: [0, 0, 0, 0, 0] }),
      seat: 0,
      players
    });
    expect(screen.getByText('In hand: 0 points')).toBeVisible();
    expect(screen.getByText('Sealed: 0 points')).toBeVisible();
    expect(container.querySelector('.stacks')).toBeNull();
  });
});
