import { fireEvent, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Mover, Move, View } from '$lib/games/bucket-king';
import { setLocale } from '$lib/settings/language.svelte';
import { pictures } from '$lib/settings/pictures.svelte';
import TableBoard from './TableBoard.svelte';
import { exampleView, players, pyramid } from './testing';

function show(over: Partial<View> = {}) {
  const play = vi.fn<(mover: Mover, move: Move) => Promise<void>>(() => Promise.resolve());
  const rest = { news: [], players, play, refusal: () => null };
  const { container, rerender } = render(TableBoard, { view: exampleView(over), ...rest });
  const then = (more: Partial<View>): Promise<void> => rerender({ view: exampleView(more), ...rest });
  return { play, container, then, user: userEvent.setup() };
}

/** The pieces of the table by the names that scenes call them by. */
function actors(container: Element): ReadonlyMap<string, Element> {
  const all = [...container.querySelectorAll('[data-actor]')];
  const named = new Map(all.map((piece) => [piece.getAttribute('data-actor') ?? '', piece]));
  expect(named.size).toBe(all.length);
  return named;
}

const BUILDING = { phase: 'building', turn: null, trick: null, pyramids: [null, null, null, null] } as const;

function corner(name: string): HTMLElement {
  const item = screen.getByText(name, { selector: 'h3' }).closest('li');
  if (item === null) throw new Error(`no corner for ${name}`);
  return item;
}

afterEach(() => {
  setLocale('en');
  pictures.current = 'whole';
});

describe('the table view of The Bucket King', () => {
  it('says the number to beat, and what lies in front of whom', () => {
    show();
    expect(screen.getByText('Horses. Number to beat: 11.')).toBeInTheDocument();
    expect(screen.getByText('Clara: 3 + 6 = 9')).toBeInTheDocument();
    expect(screen.getByText('Anna: 4')).toBeInTheDocument();
  });

  it('shows one pyramid at a time where pictures are to be large: at an emblem, an arrow, and a finger that goes over it', async () => {
    pictures.current = 'large';
    const { container, user } = show();
    const shown = (): string | null =>
      container.querySelector('.emblems [aria-current="true"]')?.getAttribute('aria-label') ?? null;
    await user.click(screen.getByRole('button', { name: 'Look at the pyramid of David' }));
    expect(shown()).toBe('Look at the pyramid of David');
    await user.click(screen.getByRole('button', { name: 'One pyramid on' }));
    expect(shown()).toBe('Look at the pyramid of Anna');
    const yard = container.querySelector('.yard');
    if (yard === null) throw new Error('no yard');
    await fireEvent(yard, new MouseEvent('pointerdown', { clientX: 300, bubbles: true }));
    await fireEvent(yard, new MouseEvent('pointerup', { clientX: 200, bubbles: true }));
    expect(shown()).toBe('Look at the pyramid of Ben');
  });

  it('gives every pyramid in words, row by row, gaps included', () => {
    show({ pyramids: [...exampleView().pyramids.slice(0, 3), pyramid('HH.HS', 'B..S', '...', '..', '.')] });
    const rows = within(corner('David'));
    expect(rows.getByText('Bottom row: horse, horse, gap, horse, and sheep')).toBeInTheDocument();
    expect(rows.getByText('Row 2: bull, gap, gap, and sheep')).toBeInTheDocument();
    expect(rows.queryByText(/Row 3/)).not.toBeInTheDocument();
  });

  it('says how many buckets and cards everybody has', () => {
    show();
    expect(within(corner('Ben')).getByText('14 buckets')).toBeInTheDocument();
    expect(within(corner('Ben')).getByText('10 cards')).toBeInTheDocument();
    expect(within(corner('Anna')).getByText('on turn')).toBeInTheDocument();
  });

  it('shows nobody’s pyramid while one is still being built', () => {
    const { container } = show({ ...BUILDING, done: [0, 2, 3] });
    expect(screen.getByText('3 of 4 sealed')).toBeInTheDocument();
    expect(within(corner('Ben')).getByText('Still building')).toBeInTheDocument();
    expect(screen.getAllByText('Not shown yet.')).toHaveLength(4);
    expect(container.querySelectorAll('.pail.ghost')).toHaveLength(60);
    expect(container.querySelectorAll('.pail:not(.ghost)')).toHaveLength(0);
  });

  it('goes on to the next round when the table says so', async () => {
    const { play, user } = show({
      phase: 'roundOver',
      turn: null,
      trick: null,
      scores: [{ buckets: [11, 0, 11, 5], winners: [0, 2] }]
    });
    expect(screen.getByRole('heading', { name: 'Buckets left in round 1' })).toBeInTheDocument();
    expect(screen.getAllByText(/11 buckets, Total .* \(wins\)$/)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Next round' }));
    expect(play).toHaveBeenCalledExactlyOnceWith('table', { kind: 'nextRound' });
  });

  it('lets whoever may draw tap the pile, and nobody else', async () => {
    const { play, user } = show({ mayDraw: 3 });
    await user.click(screen.getByRole('button', { name: 'David, draw a card' }));
    expect(play).toHaveBeenCalledExactlyOnceWith(3, { kind: 'draw' });
  });

  it('has no pile to tap where cards are drawn by themselves', () => {
    show();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('covers a sealed pyramid with a cloth that tells only whose it is', async () => {
    const { container, then } = show({ ...BUILDING, done: [0] });
    const cloths = (): readonly Element[] => [...container.querySelectorAll('[data-actor^="cloth:"]')];
    const [first] = cloths();
    expect(cloths().map((cloth) => cloth.getAttribute('data-actor'))).toEqual(['cloth:0']);
    await then({ ...BUILDING, done: [0, 3] });
    expect(cloths()).toHaveLength(2);
    expect(cloths()[0]).toBe(first);
    const shapes = cloths().map((cloth) => [
      cloth.querySelector('[style*="clip-path"]')?.getAttribute('style'),
      [...cloth.querySelectorAll('[d]')].at(-1)?.getAttribute('d')
    ]);
    expect(shapes[0]?.every((shape) => shape !== undefined)).toBe(true);
    expect(shapes[1]).toEqual(shapes[0]);
    await then({});
    expect(cloths()).toEqual([]);
  });

  it('has what fell lie in front of its bench, for nobody to be read aloud', () => {
    const { container } = show({
      pyramids: [...exampleView().pyramids.slice(0, 3), pyramid('HH.HS', 'B..S', '...', '..', '.')]
    });
    const lying = [...container.querySelectorAll('[data-actor^="litter:3:"]')];
    expect(lying).toHaveLength(9);
    expect(lying.every((bucket) => bucket.closest('[aria-hidden="true"]') !== null)).toBe(true);
    expect(lying.filter((bucket) => bucket.classList.contains('pig'))).toHaveLength(3);
  });

  it('puts the piles of three on a cart', () => {
    const three = exampleView();
    const { container } = show({
      seats: 3,
      pyramids: three.pyramids.slice(0, 3),
      trick: three.trick && { ...three.trick, piles: three.trick.piles.slice(0, 3), last: 2 }
    });
    expect(container.querySelectorAll('img[src*="cart"]')).toHaveLength(1);
    expect(screen.getByText('Draw, 38 cards')).toBeInTheDocument();
    document.body.replaceChildren();
    expect(show().container.querySelectorAll('img[src*="cart"]')).toHaveLength(0);
  });

  it('keeps every piece it has as one element, under one name', async () => {
    const { container, then } = show({ ...BUILDING, done: [1, 2, 3] });
    const building = actors(container);
    for (const name of ['board', 'sign', 'pile:draw', 'pile:discard', 'plate:3', 'bench:0', 'pail:0:2:1', 'cloth:1']) {
      expect(building.get(name), name).toBeDefined();
    }
    await then({ trick: null });
    const led = actors(container);
    await then({ mayDraw: 2 });
    const later = actors(container);
    expect(later.get('card:2:1')).toBeDefined();
    for (const [name, piece] of later) {
      if (building.has(name)) expect(building.get(name), name).toBe(piece);
      if (led.has(name)) expect(led.get(name), name).toBe(piece);
    }
    for (const name of ['board', 'sign', 'pile:draw', 'plate:0', 'bench:3', 'pail:0:4:0']) {
      expect(later.get(name), name).toBe(building.get(name));
    }
  });

  it('says on the sign who leads, and whether it is the first trick', async () => {
    const { container, then } = show({ trick: null, turn: 2 });
    const sign = (): string => container.querySelector('[data-actor="sign"]')?.textContent.replace(/\s+/g, ' ') ?? '';
    expect(sign()).toContain('First trick');
    expect(sign()).toContain('Clara');
    const { trick } = exampleView();
    await then({ trick: null, turn: 1, lastTrick: trick && { ...trick, lost: 1 } });
    expect(sign()).toContain('Next trick');
    expect(sign()).toContain('Ben');
    expect(screen.getByText('Last trick: horses, 11. Ben gave way.')).toBeInTheDocument();
  });

  it('keeps two boards on one page apart: no id stands twice', () => {
    const { container } = show();
    show();
    const ids = [...container.ownerDocument.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('speaks the language of the page', () => {
    setLocale('de');
    show();
    expect(screen.getByText('Pferde. Zu schlagen: 11.')).toBeInTheDocument();
    expect(within(corner('Anna')).getByText('15 Eimer')).toBeInTheDocument();
  });
});
