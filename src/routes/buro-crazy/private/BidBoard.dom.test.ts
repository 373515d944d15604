import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Draft, Move, Mover, Refusal, View } from '$lib/games/buro-crazy';
import { setLocale } from '$lib/settings/language.svelte';
import { CAME } from '$lib/table/presses';
import { FIFTH, handView, players } from '../testing';
import PrivateBoard from './PrivateBoard.svelte';

function show(over: Partial<View> = {}) {
  const play = vi.fn<(mover: Mover, move: Move) => Promise<void>>(() => Promise.resolve());
  const refusal = vi.fn<(mover: Mover, move: Move) => Refusal | null>(() => null);
  const view = handView(over);
  const drawn = render(PrivateBoard, {
    ...{ view, news: [], players: players.slice(0, view.seats), play, refusal },
    ondraft: (_: unknown, draft: Draft | null) => void drawn.rerender({ draft })
  });
  return { ...drawn, play, user: userEvent.setup() };
}

const put = (value: number): HTMLElement =>
  screen.getByRole('button', { name: new RegExp(`^Put a card of ${String(value)} in the envelope`) });

afterEach(() => {
  setLocale('en');
});

describe('picking a stake in a duel', () => {
  it('counts what is in the envelope and seals it', async () => {
    const { play, user } = show();
    await user.click(put(20));
    await user.click(put(5));
    expect(screen.getByText('points to seal')).toBeInTheDocument();
    expect(screen.getByText('100 stay in your hand (15 cards)')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Seal 25 points' }));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'stake', cards: [0, 0, 1, 0, 1] });
  });

  it('tells with real numbers what the stake could bring', async () => {
    const { user } = show();
    await user.click(put(20));
    await user.click(put(5));
    expect(
      screen.getByText(/Your figure climbs to office 3\. Your 25 points \(2 cards\) go to the roof\./)
    ).toBeVisible();
    expect(
      screen.getByText(
        /You keep your 25 and take the difference from the kitchen, 43 at most\. If Clara shows 40, that is 15\./
      )
    ).toBeVisible();
    expect(screen.getByText('You lose half of it to the roof, rounded up to 13, and both choose again.')).toBeVisible();
  });

  it('puts the same total in as few and as many cards as possible', async () => {
    const { play, user } = show();
    await user.click(put(10));
    await user.click(put(10));
    await user.click(screen.getByRole('button', { name: 'fewest cards: 1' }));
    await user.click(screen.getByRole('button', { name: 'Seal 20 points' }));
    expect(play).toHaveBeenLastCalledWith(0, { kind: 'stake', cards: [0, 0, 0, 0, 1] });
    await user.click(screen.getByRole('button', { name: /^most cards: / }));
    await user.click(screen.getByRole('button', { name: 'Seal 20 points' }));
    expect(play).toHaveBeenLastCalledWith(0, { kind: 'stake', cards: [4, 3, 2, 0, 0] });
  });

  it('takes a card out again, and no more of a value than the hand holds', async () => {
    const { user } = show({ hand: [0, 0, 0, 0, 1] });
    await user.click(put(20));
    expect(put(20)).toHaveAttribute('aria-disabled', 'true');
    await user.click(put(20));
    expect(screen.getByRole('button', { name: 'Seal 20 points' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take a card of 20 out' }));
    expect(screen.getByRole('button', { name: 'Seal 0 points' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('lets nothing be a choice like any other', async () => {
    const { play, user } = show();
    await user.click(screen.getByRole('button', { name: 'Play nothing' }));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'stake', cards: [0, 0, 0, 0, 0] });
  });

  it('takes all cards out again where there are some, and seals nothing by the same hasty tap', async () => {
    const { play, user, container } = show();
    const came = vi.fn<(event: Event) => void>();
    container.addEventListener(CAME, came);
    await user.click(put(20));
    await user.click(put(5));
    const button = screen.getByRole('button', { name: 'Take all out' });
    expect(screen.queryByRole('button', { name: 'Play nothing' })).not.toBeInTheDocument();
    await user.click(button);
    expect(play).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Seal 0 points' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Play nothing' })).toBe(button);
    expect(came).toHaveBeenCalledOnce();
    expect(came.mock.calls[0]?.[0].target).toBe(button);
  });

  it('stakes nothing within a second of taking all out, by tap or by key', async () => {
    const { play, user } = show();
    await user.click(put(20));
    const button = screen.getByRole('button', { name: 'Take all out' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    await user.click(button);
    await user.keyboard('{Enter} ');
    expect(play).not.toHaveBeenCalled();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 2000 });
    await user.click(button);
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'stake', cards: [0, 0, 0, 0, 0] });
  });

  it('takes out anew what is put in within that second', async () => {
    const { user } = show();
    await user.click(put(20));
    await user.click(screen.getByRole('button', { name: 'Take all out' }));
    await user.click(put(5));
    const button = screen.getByRole('button', { name: 'Take all out' });
    expect(button).not.toHaveAttribute('aria-disabled');
    await user.click(button);
    expect(screen.getByRole('button', { name: 'Play nothing' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('says that a tie has both choose anew', () => {
    show({ duel: { ...FIFTH, ties: 1 } });
    expect(screen.getByText('It was a tie: choose anew from your whole hand.')).toBeVisible();
    expect(screen.getByText('125 stay in your hand (17 cards)')).toBeVisible();
  });

  it('says in the final that both stakes go to the roof', async () => {
    const { user } = show({ duel: { ...FIFTH, level: 'second', room: 0, number: 15, inLevel: 1, ofLevel: 1 } });
    await user.click(put(20));
    expect(screen.getByText(/In the final your stake goes to the roof too\./)).toBeVisible();
    expect(screen.getByText(/climbs to the boss’ suite, worth 3 piles of the roof\./)).toBeVisible();
  });

  it('says that an empty kitchen gives nothing', () => {
    show({ kitchen: [0, 0, 0, 0, 0] });
    expect(screen.getByText(/the kitchen is empty\./)).toBeVisible();
    expect(screen.queryByText(/If Clara shows/)).not.toBeInTheDocument();
  });

  it('speaks German', () => {
    setLocale('de');
    show();
    expect(screen.getByRole('heading', { name: 'Gegen Clara' })).toBeVisible();
  });
});

describe('a hand while nothing is to be picked', () => {
  it('shows the sealed stake, and takes it back', async () => {
    const { play, user } = show({
      done: [0],
      asks: [
        { kind: 'stake', by: [2], from: 'hand', sealed: true, optional: false },
        { kind: 'reopen', by: [0], from: 'hand', sealed: false, optional: true }
      ],
      ownStake: [1, 0, 1, 0, 1]
    });
    expect(screen.getByRole('heading', { name: 'Sealed: 26 points' })).toBeVisible();
    expect(screen.getByText('1 × 20, 1 × 5, and 1 × 1')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take it back and choose anew' }));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'reopen' });
  });

  it('shows whoever is not in the duel what they hold, and nothing to pick', () => {
    show({ viewer: 1 });
    const hand = within(screen.getByRole('region', { name: 'Your hand' }));
    expect(hand.getByText('This duel is between Clara and Anna. This is what you hold.')).toBeVisible();
    expect(hand.getByText('Value 20: 3 cards')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('has nothing to choose for who holds no card', () => {
    show({ hand: [0, 0, 0, 0, 0], asks: [{ kind: 'stake', by: [2], from: 'hand', sealed: true, optional: false }] });
    expect(screen.getByText('You have no card left: you stake nothing.')).toBeVisible();
  });
});
