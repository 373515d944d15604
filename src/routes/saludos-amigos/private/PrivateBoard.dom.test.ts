import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Draft, Move, Mover, View } from '$lib/games/saludos-amigos';
import { exampleView, players, sessionView, split } from '../testing';
import PrivateBoard from './PrivateBoard.svelte';

type Ask = View['asks'][number];

async function show(view: View) {
  const play = vi.fn<(mover: Mover, move: Move) => Promise<void>>(() => Promise.resolve());
  const { container, rerender } = render(PrivateBoard, {
    ...{ view, news: [], players, play, refusal: () => null },
    ondraft: (_: unknown, draft: Draft | null) => void rerender({ draft })
  });
  await vi.dynamicImportSettled();
  return { play, container, user: userEvent.setup() };
}

const ask = (kind: string, by: readonly Mover[], sealed = false): Ask => ({
  kind,
  by,
  from: 'hand',
  sealed,
  optional: false
});
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a hand of Saludos Amigos!', () => {
  it('gives the card its owner picks for another roll, or keeps them all', async () => {
    const { user, play } = await show(
      exampleView({ viewer: 0, phase: 'dice', asks: [ask('discard', [0])], choosing: [0], hand: [1, 2, 3] })
    );
    await user.click(button('Card worth 2'));
    await user.click(button('Give the 2 and roll'));
    expect(play).toHaveBeenLastCalledWith(0, { kind: 'discard', value: 2 });
    await user.click(button('Keep all cards'));
    expect(play).toHaveBeenLastCalledWith(0, { kind: 'keepCards' });
  });

  it('pushes a card forward', async () => {
    const { user, play } = await show(
      sessionView(
        { viewer: 0, phase: 'attending', asks: [ask('push', [0])], hand: [1, 3] },
        { attending: [0], pushing: 0 }
      )
    );
    expect(button('Tap a card')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Card worth 3'));
    await user.click(button('Push the 3 forward'));
    expect(play).toHaveBeenLastCalledWith(0, { kind: 'push', value: 3 });
  });

  it('seals any number of cards, none included, and says what they are worth', async () => {
    const { user, play } = await show(
      sessionView({ viewer: 2, done: [], asks: [ask('cards', [2], true)], hand: [1, 2, 3, 3] })
    );
    expect(screen.getByText(/A tie is enough for you/)).toBeVisible();
    // What is likely is the golden button, and nothing is sealed by one tap that was none.
    expect(button('Tap cards')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Seal without a card…'));
    expect(play).not.toHaveBeenCalled();
    await user.click(button('Seal without a card'));
    expect(play).toHaveBeenLastCalledWith(2, { kind: 'sealCards', values: [] });
    await user.click(button('Rather not'));
    const [three, other] = screen.getAllByRole('button', { name: 'Card worth 3' });
    if (three === undefined || other === undefined) throw new Error('no cards');
    await user.click(three);
    await user.click(other);
    await user.click(button('Card worth 1'));
    await user.click(other);
    await user.click(button('Seal 2 cards worth 4'));
    expect(play).toHaveBeenLastCalledWith(2, { kind: 'sealCards', values: [3, 1] });
  });

  it('lets a member of the coalition share out anew with the tablet in hand', async () => {
    const { user, play } = await show(
      sessionView(
        {
          viewer: 2,
          done: [],
          asks: [ask('cards', [2], true), { ...ask('splitCoalition', [1, 2, 3]), from: 'table', optional: true }],
          hand: [1]
        },
        { isCoalitionFixed: false }
      )
    );
    await user.click(screen.getByText('The coalition shares out anew…'));
    await user.click(button('1 million less for Ben'));
    await user.click(button('1 million more for Clara'));
    await user.click(button('Clara suggests this'));
    expect(play).toHaveBeenLastCalledWith(2, { kind: 'offer', shares: split([1, 3], [2, 2], [3, 2]) });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('looks at cards by number and by value, and takes sealed ones back', async () => {
    const { user, play } = await show(
      sessionView({
        viewer: 2,
        asks: [ask('cards', [0], true), { ...ask('reopen', [2]), optional: true }],
        hand: [1, 3, 3],
        ownSealed: [3, 3]
      })
    );
    expect(screen.getByText('For strength it is the number that counts: 3 cards.')).toBeVisible();
    expect(screen.getByText('In the council it is the value: 7 together.')).toBeVisible();
    expect(screen.getByText('You have sealed cards worth 6.')).toBeVisible();
    await user.click(button('Take them back'));
    expect(play).toHaveBeenLastCalledWith(2, { kind: 'reopen' });
  });

  it('never reads a secret out by itself', async () => {
    const { container } = await show(
      sessionView({ viewer: 2, done: [], asks: [ask('cards', [2], true)], hand: [1, 2] })
    );
    expect(container.querySelectorAll('[aria-live], [role="status"], [role="alert"]')).toHaveLength(0);
  });
});
