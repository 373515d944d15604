import { render, screen, within } from '@testing-library/svelte';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { bucketKing, type BucketKing, type Draft, type Move, type News, type View } from '$lib/games/bucket-king';
import type { BoardProps } from '$lib/table/board';
import { setLocale } from '$lib/settings/language.svelte';
import { cards, exampleView, players, pyramid } from '../testing';
import HandBoard from './HandBoard.svelte';

/** Anna's own view: the horses are back at her, 4 lies in front of her, and 11 is to beat. */
function annas(over: Partial<View> = {}): View {
  return exampleView({ viewer: 0, hand: cards('H2 H6 H7 B1 B4 S5'), ...over });
}

const leading: Partial<View> = {
  trick: null,
  asks: [{ kind: 'lead', by: [0], from: 'hand', sealed: false, optional: false }]
};

function show(view: View, news: readonly News[] = []) {
  setLocale('en');
  const play = vi.fn<BoardProps<BucketKing>['play']>(() => Promise.resolve());
  const refusal = vi.fn((mover: number | 'table', move: Move) => bucketKing.refuse(view, mover, move));
  const { rerender } = render(HandBoard, {
    ...{ view, news, players, play, refusal },
    ondraft: (_: unknown, draft: Draft | null) => void rerender({ draft })
  });
  return { play, user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }) };
}
const pick = (name: string) => screen.getByRole('checkbox', { name });
const button = (text: string | RegExp) => screen.getByText(text, { selector: 'button' });

// Looking for cards by role takes jsdom long on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

describe('defending', () => {
  it('counts the cards already lying on the second lap', async () => {
    const { user, play } = show(annas());
    await user.click(pick('Horse 2'));
    await user.click(pick('Horse 6'));
    expect(screen.getByText('12 beats 11')).toBeInTheDocument();
    await user.click(button('Play 2 + 6, make 12'));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'play', suit: 'horse', values: [2, 6] });
  });

  it('says why a sum is too low, and does not play it', async () => {
    const { user, play } = show(annas());
    await user.click(pick('Horse 7'));
    const primary = button('Play 7, make 11');
    expect(primary).toHaveAttribute('aria-disabled', 'true');
    expect(primary).toHaveAccessibleDescription(/4 \+ 7 = 11/);
    await user.click(primary);
    expect(play).not.toHaveBeenCalled();
  });

  it('puts a card back when it is tapped again', async () => {
    const { user } = show(annas());
    await user.click(pick('Horse 7'));
    await user.click(pick('Horse 7'));
    expect(pick('Horse 7')).not.toBeChecked();
    expect(button('Play cards')).toHaveAttribute('aria-disabled', 'true');
  });

  it('offers only cards of the suit; the others rest in sight', () => {
    show(annas());
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
    expect(screen.getByText('Bull 4')).toBeInTheDocument();
  });

  it('tells a player without the suit that only giving way is left', () => {
    show(annas({ hand: cards('B1 B4') }));
    expect(screen.getByText('You hold no horses: you have to give way.')).toBeInTheDocument();
    expect(button('Give way, lose 4')).toBeInTheDocument();
  });

  it('tells when even the best three cards are too low', () => {
    show(annas({ hand: cards('H1 H2 H2 H3') }));
    expect(screen.getByText('Your best three horses make only 11.')).toBeInTheDocument();
  });

  it('says that an equal sum turns play round, where the table plays so', async () => {
    const { options } = annas();
    const { user } = show(annas({ options: { ...options, equalsTurn: true } }));
    await user.click(pick('Horse 7'));
    expect(screen.getByText('11 holds against 11, and play turns round')).toBeInTheDocument();
  });
});

describe('giving way', () => {
  it('proposes the cheapest bucket and asks once more before it falls', async () => {
    const { user, play } = show(annas());
    expect(screen.getByRole('radio', { name: /Third row/ })).toBeChecked();
    await user.click(button('Give way, lose 4'));
    expect(play).not.toHaveBeenCalled();
    expect(screen.getByText('Give way? 4 buckets fall, 11 left.')).toHaveFocus();
    await user.click(button('Let 4 fall'));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'giveWay', row: 2, place: 1, keep: null });
  });

  it('goes back to the cards from the question', async () => {
    const { user, play } = show(annas());
    await user.click(button('Give way, lose 4'));
    await user.click(button('Back to my cards'));
    expect(button('Give way, lose 4')).toBeInTheDocument();
    expect(play).not.toHaveBeenCalled();
  });

  it('waits for the part that stays when the pyramid is split', async () => {
    const { user, play } = show(annas());
    await user.click(screen.getByRole('radio', { name: /Bottom row/ }));
    expect(button('Give way')).toHaveAttribute('aria-disabled', 'true');
    const parts = within(screen.getByRole('group', { name: 'Which part stays?' }));
    await user.click(parts.getByRole('radio', { name: 'Left part, 6 buckets' }));
    await user.click(button('Give way, lose 9'));
    expect(screen.getByText('Give way? 9 buckets fall, 6 left.')).toBeInTheDocument();
    await user.click(button('Let 9 fall'));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'giveWay', row: 0, place: 3, keep: 'left' });
  });

  it('lets any bucket go when none has the colour, and names its animal', () => {
    const { pyramids } = annas();
    show(annas({ pyramids: pyramids.with(0, pyramid('BC...', 'S....'.slice(0, 4), '...', '..', '.')) }));
    expect(screen.getByText(/You have no horse bucket left/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Second row: sheep/ })).toBeChecked();
  });

  it('warns before the last bucket', () => {
    const { pyramids } = annas();
    show(annas({ pyramids: pyramids.with(0, pyramid('H....', '....', '...', '..', '.')) }));
    expect(screen.getByText(/you would be out/)).toBeInTheDocument();
  });
});

describe('leading', () => {
  it('starts over with another animal, and cannot give way', async () => {
    const { user, play } = show(annas(leading));
    expect(screen.queryByRole('button', { name: /Give way/ })).toBeNull();
    await user.click(pick('Horse 7'));
    await user.click(pick('Bull 1'));
    expect(pick('Horse 7')).not.toBeChecked();
    await user.click(pick('Bull 4'));
    await user.click(button('Play 1 + 4, make 5'));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'play', suit: 'bull', values: [1, 4] });
  });

  it('refuses a fourth card in words', async () => {
    const { user } = show(annas({ ...leading, hand: cards('P1 P2 P3 P4') }));
    for (const name of ['Pig 1', 'Pig 2', 'Pig 3', 'Pig 4']) await user.click(pick(name));
    expect(button(/Play 1 \+ 2 \+ 3 \+ 4/)).toHaveAttribute('aria-disabled', 'true');
    expect(button(/Play 1/)).toHaveAccessibleDescription(/4/);
  });
});

describe('looking', () => {
  it('points out the card just drawn, and offers nothing to play', () => {
    show(annas({ turn: 1, asks: [] }), [{ kind: 'drew', seat: 0, card: { suit: 'horse', value: 6 } }]);
    expect(screen.getByText('You drew horse 6.')).toBeInTheDocument();
    expect(screen.getByText('Ben is on turn. You can look at your cards.')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
