import { render, screen, within } from '@testing-library/svelte';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bucketKing, type BucketKing, type Draft, type Move, type News, type View } from '$lib/games/bucket-king';
import type { BoardProps } from '$lib/table/board';
import { setLocale } from '$lib/settings/language.svelte';
import { pictures } from '$lib/settings/pictures.svelte';
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
    await user.click(button('Add 2 + 6, 12 in all'));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'play', suit: 'horse', values: [2, 6] });
  });

  it('says why a sum is too low, and does not play it', async () => {
    const { user, play } = show(annas());
    await user.click(pick('Horse 7'));
    const primary = button('Add 7, 11 in all');
    expect(primary).toHaveAttribute('aria-disabled', 'true');
    expect(primary).toHaveAccessibleDescription(/4\s\+\s7\s=\s11/);
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
  });

  it('makes giving way the one thing to do when even the best three cards are too low', () => {
    show(annas({ hand: cards('H1 H2 H2 H3') }));
    expect(screen.getByText('You can’t hold')).toBeInTheDocument();
    expect(screen.getByText('With your 4 on the table already, you reach only 11.')).toBeInTheDocument();
    expect(button('Give way, 4 fall')).toHaveClass('primary');
    expect(button('Give way, 4 fall')).toHaveAccessibleDescription('Afterwards you lead the next trick.');
    expect(screen.queryByText('Play cards')).toBeNull();
    expect(screen.queryByRole('radio', { name: 'If you hold' })).toBeNull();
  });

  it('leaves playing the first choice while the hand can hold', () => {
    show(annas());
    expect(button('Play cards')).toHaveClass('primary');
    expect(button('Give way, 4 fall')).not.toHaveClass('primary');
  });

  it('says that an equal sum turns play round, where the table plays so', async () => {
    const { options } = annas();
    const { user } = show(annas({ options: { ...options, equalsTurn: true } }));
    await user.click(pick('Horse 7'));
    expect(screen.getByText('11 holds against 11, and play turns round')).toBeInTheDocument();
  });
});

describe('what a seat that can hold looks at', () => {
  const looksAt = (name: string) => screen.getByRole('radio', { name });

  it('is whom the cards hit, once they may be played', async () => {
    const { user } = show(annas());
    expect(looksAt('If you give way')).toBeChecked();
    await user.click(pick('Horse 7'));
    expect(looksAt('If you give way')).toBeChecked();
    await user.click(pick('Horse 2'));
    expect(looksAt('If you hold')).toBeChecked();
    await user.click(pick('Horse 2'));
    expect(looksAt('If you give way')).toBeChecked();
  });

  it('is what they chose themselves', async () => {
    const { user } = show(annas());
    await user.click(looksAt('If you hold'));
    await user.click(looksAt('If you give way'));
    await user.click(pick('Horse 7'));
    await user.click(pick('Horse 2'));
    expect(looksAt('If you give way')).toBeChecked();
  });
});

describe('giving way', () => {
  it('says whether others play on without the last bucket', () => {
    const { pyramids } = annas();
    const last = pyramids.with(0, pyramid('H....', '....', '...', '..', '.'));
    const six = [...pyramids, pyramids[1] ?? null, pyramids[1] ?? null].with(0, last[0] ?? null);
    show(annas({ hand: cards('B1 B4'), seats: 6, pyramids: six }));
    expect(screen.getByText(/The others play on/)).toBeInTheDocument();
  });

  it('proposes the cheapest bucket, and takes one tap where less falls than stays', async () => {
    const { user, play } = show(annas());
    expect(screen.getByRole('radio', { name: 'Third row, place 2: 4 fall' })).toBeChecked();
    await user.click(button('Give way, 4 fall'));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'giveWay', row: 2, place: 1, keep: null });
  });

  it('asks once more where half of what stands would fall', async () => {
    const { user, play } = show(annas());
    await user.click(screen.getByRole('radio', { name: /Bottom row/ }));
    await user.click(button('Give way, 9 fall'));
    expect(play).not.toHaveBeenCalled();
    expect(screen.getByText('Give way? 9 buckets fall, 6 left.')).toHaveFocus();
    await user.click(button('Let 9 fall'));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'giveWay', row: 0, place: 3, keep: 'left' });
  });

  it('asks nobody who can do nothing else', async () => {
    const { pyramids } = annas();
    const alone = pyramids.with(0, pyramid('H....', '....', '...', '..', '.'));
    const { user, play } = show(annas({ hand: cards('B1 B4'), pyramids: alone }));
    expect(screen.getByText(/the round would end for all/)).toBeInTheDocument();
    await user.click(button('Give way, 1 falls'));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'giveWay', row: 0, place: 0, keep: null });
  });

  it('goes back to the cards from the question', async () => {
    const { user, play } = show(annas());
    await user.click(screen.getByRole('radio', { name: /Bottom row/ }));
    await user.click(button('Give way, 9 fall'));
    await user.click(button('Back to my cards'));
    expect(button('Give way, 9 fall')).toBeInTheDocument();
    expect(play).not.toHaveBeenCalled();
  });

  it('keeps the larger part of a pyramid that is split, unless the other one is touched', async () => {
    const { user, play } = show(annas());
    await user.click(screen.getByRole('radio', { name: /Bottom row/ }));
    const parts = within(screen.getByRole('radiogroup', { name: 'Which part stays?' }));
    expect(parts.getByRole('radio', { name: 'Left part, 6 buckets' })).toBeChecked();
    await user.click(parts.getByRole('radio', { name: 'Right part, 1 bucket' }));
    await user.click(button('Give way, 14 fall'));
    expect(screen.getByText('Give way? 14 buckets fall, 1 left.')).toBeInTheDocument();
    await user.click(button('Let 14 fall'));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'giveWay', row: 0, place: 3, keep: 'right' });
  });

  it('lets any bucket go when none has the colour, and names its animal', () => {
    const { pyramids } = annas();
    show(annas({ pyramids: pyramids.with(0, pyramid('BC...', 'S....'.slice(0, 4), '...', '..', '.')) }));
    expect(screen.getByText(/You have no horse bucket left/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Second row, place 1, sheep: 1 falls' })).toBeChecked();
  });

  it('names the last bucket as it is, whatever attacks', () => {
    const { pyramids } = annas();
    show(annas({ pyramids: pyramids.with(0, pyramid('P....', '....', '...', '..', '.')) }));
    expect(screen.getByText('The ringed pig bucket goes.')).toBeInTheDocument();
  });

  it('warns before the last bucket, and asks once more', async () => {
    const { pyramids } = annas();
    const { user, play } = show(annas({ pyramids: pyramids.with(0, pyramid('H....', '....', '...', '..', '.')) }));
    expect(screen.getByText(/the round would end for all/)).toBeInTheDocument();
    await user.click(button('Give way, 1 falls'));
    expect(play).not.toHaveBeenCalled();
  });
});

describe('in large pictures', () => {
  beforeEach(() => {
    pictures.current = 'large';
  });
  afterEach(() => {
    pictures.current = 'whole';
  });

  it('makes a step of its own of which bucket goes', async () => {
    const { user, play } = show(annas());
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('heading', { name: 'If you give way 4 fall' })).toBeInTheDocument();
    await user.click(button('Give way, 4 fall'));
    expect(play).not.toHaveBeenCalled();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Bottom row/ }));
    await user.click(button('Let 9 fall'));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'giveWay', row: 0, place: 3, keep: 'left' });
  });

  it('shows the buckets at once to somebody who can do nothing else', async () => {
    const { user, play } = show(annas({ hand: cards('B1 B4') }));
    expect(screen.getByRole('radio', { name: 'Third row, place 2: 4 fall' })).toBeChecked();
    await user.click(button('Give way, 4 fall'));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'giveWay', row: 2, place: 1, keep: null });
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

describe('whom the cards hit', () => {
  const others = () => within(screen.getByRole('list', { name: 'The other pyramids' })).getAllByRole('button');
  const names = () => others().map((other) => other.getAttribute('aria-label')?.split(',')[0]);

  it('is told to the leader once an animal is picked: whose pyramid it is, and what its buckets would cost', async () => {
    const { user } = show(annas(leading));
    expect(screen.getByText('Ben is next')).toBeInTheDocument();
    expect(screen.getByText('Pick cards, and you see here what they would cost Ben.')).toBeInTheDocument();
    await user.click(pick('Bull 4'));
    expect(screen.getByText('Ben has to get above 4')).toBeInTheDocument();
    expect(screen.getByText('If Ben gives way')).toBeInTheDocument();
    expect(screen.getByText('Ben loses a bull bucket and all that it carries.')).toBeInTheDocument();
    // Ben's bulls: second row, place 3, which carries five; third row, places 1 and 3.
    expect(screen.getByText('2 at least')).toBeInTheDocument();
    expect(screen.getByText('5 at most')).toBeInTheDocument();
    expect(screen.getByText(/Second row, place 3: 5 fall/)).toBeInTheDocument();
    expect(screen.getByText('If Ben holds, Clara is next.')).toBeInTheDocument();
    await user.click(pick('Sheep 5'));
    expect(screen.getByText('Ben loses a sheep bucket and all that it carries.')).toBeInTheDocument();
  });

  it('says that any bucket may go where none has the colour', async () => {
    const { pyramids } = annas();
    const { user } = show(
      annas({ ...leading, pyramids: pyramids.with(1, pyramid('PSP..', 'S...', '...', '..', '.')) })
    );
    await user.click(pick('Horse 7'));
    expect(screen.getByText('Ben has no horse: any bucket may go.')).toBeInTheDocument();
  });

  it('says what the last bucket of somebody means', async () => {
    const { pyramids, buckets } = annas();
    const last = {
      pyramids: pyramids.with(1, pyramid('H....', '....', '...', '..', '.')),
      buckets: buckets.with(1, 1)
    };
    const { user } = show(annas({ ...leading, ...last }));
    await user.click(pick('Horse 7'));
    expect(screen.getByText('Ben would be out, and the round would end for all.')).toBeInTheDocument();
    expect(screen.queryByText(/Ben loses|If Ben holds/)).toBeNull();
  });

  it('lets another one change places with whoever is next, so that no other one moves', async () => {
    const { user } = show(annas(leading));
    expect(names()).toEqual(['Clara', 'David', 'You']);
    await user.click(others()[1] as HTMLElement);
    expect(screen.getByText('David, if Ben and Clara hold')).toBeInTheDocument();
    expect(names()).toEqual(['Clara', 'Ben', 'You']);
    await user.click(others()[2] as HTMLElement);
    expect(screen.getByRole('heading', { name: 'Your pyramid' })).toBeInTheDocument();
    expect(names()).toEqual(['Clara', 'David', 'Ben']);
  });

  it('leaves out whoever is out', () => {
    show(annas({ ...leading, out: [1] }));
    expect(screen.getByText('Clara is next')).toBeInTheDocument();
    expect(names()).toEqual(['David', 'You']);
  });

  it('is shown to a seat that can hold in place of what giving way costs, the way the trick goes', async () => {
    const { options, trick } = annas();
    const { user } = show(
      annas({ options: { ...options, equalsTurn: true }, trick: trick && { ...trick, direction: -1 } })
    );
    await user.click(screen.getByRole('radio', { name: 'If you hold' }));
    expect(screen.getByText('David is next')).toBeInTheDocument();
    expect(screen.getByText('If David gives way')).toBeInTheDocument();
    // An equal sum turns it round.
    await user.click(pick('Horse 7'));
    expect(screen.getByText('Ben is next')).toBeInTheDocument();
  });

  it('comes back to the two who are left', () => {
    const { pyramids } = annas();
    show(annas({ ...leading, seats: 2, pyramids: pyramids.slice(0, 2), buckets: [15, 14], handSizes: [6, 10] }));
    expect(screen.getByText('If Ben holds, it is your turn again.')).toBeInTheDocument();
    expect(names()).toEqual(['You']);
  });
});

describe('looking', () => {
  it('points out the card just drawn, and offers nothing to play', () => {
    show(annas({ turn: 1, asks: [] }), [{ kind: 'drew', seat: 0, card: { suit: 'horse', value: 6 } }]);
    expect(screen.getByText('You drew horse 6.')).toBeInTheDocument();
    // It comes flying, and it alone.
    const flying = [...document.querySelectorAll('.fresh')].map((face) => face.closest('li')?.textContent.trim());
    expect(flying).toEqual([expect.stringContaining('6')]);
    expect(screen.getByText('Ben is on turn. You can look at your cards.')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
