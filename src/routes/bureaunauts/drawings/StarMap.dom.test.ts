import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CELLS, cellOf, type Card, type Cell } from '$lib/games/bureaunauts';
import { pictures } from '$lib/settings/pictures.svelte';
import StarMap from './StarMap.svelte';

const players = [
  { name: 'Anna', look: 0 },
  { name: 'Ben', look: 1 }
];
const at = (name: string): Cell => cellOf(name) ?? Number.NaN;
const cards: readonly Card[] = CELLS.map((cell) =>
  cell === at('C7') ? { back: 'system', face: null } : { back: 'space', face: cell === at('B3') ? 'pirates' : null }
);
const jellies = CELLS.map((cell) => (cell === at('C7') ? 2 : 0));

const sky = { cards, jellies, careers: [], players };

afterEach(() => (pictures.current = 'whole'));

describe('the map', () => {
  it('says of every card what it is and what lies on it', () => {
    render(StarMap, { ...sky, oncell: () => undefined });
    expect(screen.getAllByRole('button')).toHaveLength(80);
    expect(screen.getByRole('button', { name: 'C7, Solar system, face down, Space Jellies, level 2' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'B3, Space, Space Pirates, level 2' })).toBeVisible();
  });

  it('is one stop for the keyboard, and walked by arrows', async () => {
    const oncell = vi.fn();
    const user = userEvent.setup();
    render(StarMap, { ...sky, oncell });
    await user.tab();
    expect(screen.getByRole('button', { name: /^A1,/ })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{End}{ArrowRight}{ArrowLeft}{Enter}');
    expect(oncell).toHaveBeenCalledExactlyOnceWith(at('C9'));
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  it('tells of a card that cannot be picked, and lets the screen say why', async () => {
    const oncell = vi.fn();
    render(StarMap, { ...sky, oncell, canPick: (cell: Cell) => cell !== at('C7') });
    const card = screen.getByRole('button', { name: /^C7,/ });
    expect(card).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(card);
    expect(oncell).toHaveBeenCalledExactlyOnceWith(at('C7'));
  });

  it('is shown quarter by quarter where pictures are large, and is the same to hear', async () => {
    pictures.current = 'large';
    const scrollTo = vi.fn();
    Object.assign(Element.prototype, { scrollTo });
    const careers = [{ ship: { kind: 'card', cell: at('A2') } }, { ship: { kind: 'dock' } }] as never;
    const { rerender } = render(StarMap, {
      ...sky,
      careers,
      oncell: () => undefined,
      zoomable: 'small',
      near: at('C7')
    });
    expect(scrollTo).toHaveBeenLastCalledWith(9999, 0);
    expect(screen.getAllByRole('button', { name: /^[A-H]\d+,/ })).toHaveLength(80);
    await userEvent.click(screen.getByRole('button', { name: 'Anna’s ship' }));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    expect(screen.getByRole('button', { name: 'Ben’s ship' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Next quarter of the map' }));
    expect(scrollTo).toHaveBeenLastCalledWith(9999, 0);
    await rerender({ near: at('E7') });
    expect(scrollTo).toHaveBeenLastCalledWith(9999, 9999);
  });

  it('is one picture for who only looks, and tells where enemies are', () => {
    render(StarMap, sky);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    const name = 'Map; B3, Space, Space Pirates, level 2; C7, Solar system, face down, Space Jellies, level 2';
    expect(screen.getByRole('img', { name })).toBeVisible();
  });
});
