import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Mover, Move, News, View } from '$lib/games/bucket-king';
import { setLocale } from '$lib/settings/language.svelte';
import TableBoard from './TableBoard.svelte';
import { exampleView, players, pyramid } from './testing';

function show(over: Partial<View> = {}, news: readonly News[] = []) {
  const play = vi.fn<(mover: Mover, move: Move) => Promise<void>>(() => Promise.resolve());
  const { container } = render(TableBoard, { view: exampleView(over), news, players, play, refusal: () => null });
  return { play, container, user: userEvent.setup() };
}

function corner(name: string): HTMLElement {
  const item = screen.getByText(name, { selector: 'h3' }).closest('li');
  if (item === null) throw new Error(`no corner for ${name}`);
  return item;
}

afterEach(() => {
  setLocale('en');
});

describe('the table view of The Bucket King', () => {
  it('says the number to beat, and what lies in front of whom', () => {
    show();
    expect(screen.getByText('Horses. Number to beat: 11.')).toBeInTheDocument();
    expect(screen.getByText('Clara: 3 + 6 = 9')).toBeInTheDocument();
    expect(screen.getByText('Anna: 4')).toBeInTheDocument();
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
    const { container } = show({
      phase: 'building',
      turn: null,
      trick: null,
      pyramids: [null, null, null, null],
      done: [0, 2, 3]
    });
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
    expect(screen.getAllByText('wins')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Next round' }));
    expect(play).toHaveBeenCalledExactlyOnceWith('table', { kind: 'nextRound' });
  });

  it('ranks the match with ties in one place, and leads back to the shelf', () => {
    show({
      phase: 'over',
      turn: null,
      trick: null,
      asks: [],
      scores: [{ buckets: [11, 0, 11, 5], winners: [0, 2] }],
      totals: [11, 0, 11, 5],
      outcome: { places: [[0, 2], [3], [1]] }
    });
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual(['1', '1', '3', '4']);
    expect(screen.getByRole('link', { name: 'Back to the shelf' })).toHaveAttribute('href', '/');
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

  it('lets fallen buckets tumble from the bottom up, until a tap finishes it', async () => {
    const { container, user } = show({ trick: null, turn: 2 }, [
      {
        kind: 'gaveWay',
        seat: 2,
        suit: 'horse',
        toBeat: 11,
        bucket: { suit: 'pig', row: 1, place: 3 },
        fell: [
          { suit: 'pig', row: 1, place: 3 },
          { suit: 'chicken', row: 0, place: 4 }
        ],
        left: 10
      }
    ]);
    const fallen = [...container.querySelectorAll<SVGGElement>('.tumble')];
    expect(fallen.map((bucket) => bucket.style.getPropertyValue('--i'))).toEqual(['0', '1']);
    expect(within(corner('Clara')).queryByText(/pig, and chicken/)).not.toBeInTheDocument();
    const yard = container.querySelector('.yard');
    expect(yard).not.toHaveClass('still');
    if (yard !== null) await user.click(yard);
    expect(yard).toHaveClass('still');
  });

  it('lets only the cards laid just now fly in', () => {
    const { container } = show({}, [
      { kind: 'defended', seat: 3, suit: 'horse', lying: [], values: [5, 6], sum: 11, turned: false },
      { kind: 'drew', seat: 3, card: null }
    ]);
    expect(container.querySelectorAll('.fly')).toHaveLength(2);
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
