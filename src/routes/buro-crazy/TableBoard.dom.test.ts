import { fireEvent, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Move, Mover, News, Pile, Reveal, View } from '$lib/games/buro-crazy';
import { setLocale } from '$lib/settings/language.svelte';
import { pictures } from '$lib/settings/pictures.svelte';
import { PARTS, partOf } from './drawings/house';
import TableBoard from './TableBoard.svelte';
import { building, exampleView, FIFTH, players } from './testing';

// Fetched before the first test, as people have them before their first tap.
function show(over: Partial<View> = {}, news: readonly News[] = [], props: { show?: null } = {}) {
  const play = vi.fn<(mover: Mover, move: Move) => Promise<void>>(() => Promise.resolve());
  const view = exampleView(over);
  const { container } = render(TableBoard, {
    view,
    news,
    players: players.slice(0, view.seats),
    play,
    refusal: () => null,
    ...props
  });
  return { play, container, user: userEvent.setup() };
}

const WON: Reveal = {
  left: { seat: 2, cards: [1, 1, 0, 0, 1], total: 23 },
  right: { seat: 0, cards: [2, 1, 0, 0, 0], total: 4 },
  upshot: {
    kind: 'won',
    winner: 'left',
    to: { level: 'ground', place: 4 },
    difference: 19,
    taken: 19,
    takenCards: [0, 2, 1, 1, 0],
    kitchenBefore: 38,
    toRoof: 3
  }
};

function revealed(reveal: Reveal, over: Partial<View> = {}, props: { show?: null } = {}) {
  return show(
    {
      phase: 'revealed',
      asks: [{ kind: 'nextDuel', by: ['table'], from: 'table', sealed: false, optional: false }],
      done: [],
      fought: 5,
      reveal,
      ...over
    },
    [],
    props
  );
}

function pile(over: Partial<Pile>): Pile {
  return { seat: null, level: null, office: null, size: 5, cards: null, ...over };
}

afterEach(() => {
  setLocale('en');
  pictures.current = 'whole';
});

describe('the table view of Büro Crazy', () => {
  it('says whose duel it is, who has sealed, and what it is about', () => {
    show();
    const panel = within(screen.getByRole('complementary'));
    expect(panel.getByRole('heading', { name: 'Duel 5' })).toBeVisible();
    expect(panel.getByText('5 of 8 on the stairs')).toBeVisible();
    expect(panel.getByText('Sealed')).toBeVisible();
    expect(panel.getByText('To choose')).toBeVisible();
    expect(panel.getByText('The higher total climbs to office 3.')).toBeVisible();
    expect(panel.getByText('The other takes the difference from the kitchen.')).toBeVisible();
  });

  it('says who can’t win any more: whoever has no figure inside, and none that may still get there', () => {
    show({ building: building('B..CC..DCADACDCA', 'ADAC....') });
    const [out, ...others] = screen.getAllByText('can’t win any more');
    expect(out?.closest('li')).toHaveTextContent(/Ben/);
    expect(others).toEqual([]);
  });

  it('shows one part of the house at a time where pictures are to be large: that of the duel, and by arrow, emblem and finger the others', async () => {
    pictures.current = 'large';
    const { container, user } = show();
    const shown = (): string | undefined =>
      container.querySelector('svg.building')?.getAttribute('viewBox') ?? undefined;
    const boxes = PARTS.map(({ x, y, width, height }) => [x, y, width, height].join(' '));
    const duel = partOf({ level: 'stairs', place: 8 });
    expect(shown()).toBe(boxes[duel]);
    await user.click(screen.getByRole('button', { name: 'Next part of the house' }));
    expect(shown()).toBe(boxes[duel + 1]);
    await user.click(screen.getByRole('button', { name: 'Previous part of the house' }));
    expect(shown()).toBe(boxes[duel]);
    const part = container.querySelector('.part');
    if (part === null) throw new Error('no part');
    await fireEvent(part, new MouseEvent('pointerdown', { clientX: 300, bubbles: true }));
    await fireEvent(part, new MouseEvent('pointerup', { clientX: 400, bubbles: true }));
    expect(shown()).toBe(boxes[duel - 1]);
    const emblem = screen.getByRole('button', { name: 'Look at the figures of Anna' });
    await user.click(emblem);
    expect(emblem).toHaveAttribute('aria-current', 'true');
    expect(screen.getByText('5 of 8 on the stairs')).toBeVisible();
  });

  it('says by a row each how many figures everybody has in the race, and cards in hand, but no points', () => {
    show();
    const everybody = within(screen.getByRole('region', { name: 'Players' }));
    const rows = everybody.getAllByRole('listitem');
    expect(rows).toHaveLength(4);
    for (const [seat, { name }] of players.slice(0, 4).entries()) {
      expect(within(rows[seat] as HTMLElement).getByText(name)).toBeVisible();
    }
    expect(everybody.getByText('17 cards in hand')).toBeInTheDocument();
    expect(everybody.getByText('4 figures in the race')).toBeInTheDocument();
    expect(everybody.queryByText(/points/)).not.toBeInTheDocument();
  });

  it('shows everybody’s points under "Open ledger"', () => {
    show({ options: { ...exampleView().options, openLedger: true }, ledger: [120, 140, 152, 1] });
    expect(screen.getByText('120 points')).toBeVisible();
    expect(screen.getByText('1 point')).toBeVisible();
  });

  it('tells the house in words, from the top', () => {
    show();
    expect(screen.getByText('Place 2: Anna, Ben')).toBeInTheDocument();
    expect(screen.getByText('Place 5: Clara, Anna')).toBeInTheDocument();
  });

  it('fades who has lost, and keeps a place for the next winner', () => {
    const { container } = show();
    expect(container.querySelectorAll('.figure')).toHaveLength(16);
    expect(container.querySelectorAll('.figure.lost')).toHaveLength(4);
    expect(container.querySelectorAll('.ghost')).toHaveLength(1);
  });

  it('says where the guide finds what it tells of: the levels, and the offices of who just climbed without a duel', () => {
    const paid = { owed: 10, paid: 10, count: 1, cards: null, change: null };
    const { container } = show({}, [
      { kind: 'bye', room: { level: 'stairs', room: 7 }, seat: 2, to: { level: 'ground', place: 7 }, payment: paid },
      { kind: 'ownDuel', room: { level: 'ground', room: 3 }, seat: 2, to: { level: 'first', place: 3 } },
      { kind: 'ownDuel', room: { level: 'ground', room: 2 }, seat: 1, to: { level: 'first', place: 2 } }
    ]);
    const at = (name: string): readonly (string | null)[] =>
      [...container.querySelectorAll(`[data-tip='${name}']`)].map((box) => box.getAttribute('x'));
    expect([at('bye'), at('own'), at('ground')]).toEqual([['597'], ['597', '410'], ['36']]);
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
    expect(screen.getByText('5 von 8 auf der Treppe')).toBeVisible();
  });
});

describe('the reveal', () => {
  it('shows both stakes, who climbs and what the loser takes, and goes on when the table says so', async () => {
    const { play, user } = revealed(WON);
    const stakes = within(screen.getByRole('region', { name: 'Both stakes' }));
    expect(stakes.getByText('1 × 20, 1 × 2, and 1 × 1')).toBeInTheDocument();
    expect(stakes.getByText('wins the duel')).toBeVisible();
    expect(screen.getByText('To the roof: 3 cards, 23 points')).toBeVisible();
    expect(screen.getByText('keeps 4, takes 19')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'On to duel 6' }));
    expect(play).toHaveBeenCalledExactlyOnceWith('table', { kind: 'nextDuel' });
  });

  it('says so when the kitchen has less than the difference', () => {
    revealed({ ...WON, upshot: { ...WON.upshot, taken: 7, kitchenBefore: 7 } as Reveal['upshot'] });
    expect(screen.getByText('keeps 4, takes 7: there is no more')).toBeVisible();
  });

  it('sends both stakes of the final to the roof', () => {
    revealed(
      {
        ...WON,
        upshot: { ...WON.upshot, to: { level: 'boss', place: 0 }, toRoof: 6 } as Reveal['upshot']
      },
      { duel: { ...FIFTH, level: 'second', room: 0, number: 15, inLevel: 1, ofLevel: 1 }, fought: 15 }
    );
    expect(screen.getByText('Both to the roof: 6 cards, 27 points')).toBeVisible();
    expect(screen.getByText('takes 19')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Share out the roof' })).toBeVisible();
  });

  it('lets both pay for a tie and choose again', () => {
    const five = { cards: [0, 0, 1, 0, 0] as const, total: 5 };
    revealed(
      { left: { seat: 2, ...five }, right: { seat: 0, ...five }, upshot: { kind: 'tied', lost: [3, 3] } },
      { fought: 4 }
    );
    expect(screen.getByText('Clara: 3 of 5 to the roof, 2 back')).toBeVisible();
    expect(screen.getByText('Anna: 3 of 5 to the roof, 2 back')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose again' })).toBeVisible();
  });

  it('says when the lot decided and nothing is paid', () => {
    const none = { cards: [0, 0, 0, 0, 0] as const, total: 0 };
    revealed({
      left: { seat: 2, ...none },
      right: { seat: 0, ...none },
      upshot: { kind: 'lot', winner: 'right', to: { level: 'ground', place: 4 } }
    });
    expect(screen.getAllByText('No card at all')).toHaveLength(2);
    expect(screen.getByText('By lot; nothing is paid')).toBeVisible();
    expect(screen.getByText('Nothing is taken')).toBeVisible();
  });
});

describe('the end', () => {
  const piles = [
    pile({ cards: [1, 1, 1, 1, 0] }),
    pile({ seat: 3, level: 'first', office: 0, cards: [1, 2, 1, 0, 1] }),
    pile({ seat: 2, level: 'boss' })
  ];

  it('turns the piles over one at a time', async () => {
    const { play, user } = show({ phase: 'piles', duel: null, fought: 15, piles, aside: 3 });
    expect(screen.getByText('David, first floor: 30 (1 × 20, 1 × 5, 2 × 2, and 1 × 1)')).toBeVisible();
    expect(screen.getByText('Piles open: 0 of 1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Turn over pile 3 of 3' }));
    expect(play).toHaveBeenCalledExactlyOnceWith('table', { kind: 'turnPile' });
  });
});
