import { render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import { cards, exampleView, players, pyramid } from '../testing';
import Secrets from './Secrets.svelte';

describe('What a seat kept secret, once the game is over', () => {
  it('is its hand, card by card, drawn and said', () => {
    const view = exampleView({ viewer: 0, hand: cards('H4 H7 P1') });
    const { container } = render(Secrets, { view, seat: 0, players });
    expect(screen.getByText('horse 4, horse 7, and pig 1')).toBeInTheDocument();
    expect([...container.querySelectorAll('svg text')].map((number) => number.textContent)).toEqual(['4', '7', '1']);
    expect(screen.queryByText('Pyramid, sealed')).toBeNull();
  });

  it('is the sealed pyramid, too, while others still built', () => {
    const view = exampleView({
      viewer: 0,
      phase: 'building',
      hand: cards('S2'),
      ownPyramid: pyramid('BBCHB', 'CHPC', 'PHP', 'SS', 'S')
    });
    render(Secrets, { view, seat: 0, players });
    expect(screen.getByText('Pyramid, sealed')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Bottom row: bull, bull, chicken, horse, and bull');
  });

  it('may be nothing', () => {
    render(Secrets, { view: exampleView({ viewer: 0, hand: [] }), seat: 0, players });
    expect(screen.getByText('No card in hand')).toBeVisible();
  });
});
