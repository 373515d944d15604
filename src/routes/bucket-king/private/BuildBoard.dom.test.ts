import { render, screen } from '@testing-library/svelte';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { bucketKing, suggestPyramid, type BucketKing, type Draft, type Move, type View } from '$lib/games/bucket-king';
import type { BoardProps } from '$lib/table/board';
import { setLocale } from '$lib/settings/language.svelte';
import { cards, exampleView, players, pyramid } from '../testing';
import BuildBoard from './BuildBoard.svelte';

const hand = cards('H3 H7 B1 B4 B6 S2 S8 P5 P5 C3 C4 C7');

function building(over: Partial<View> = {}): View {
  return exampleView({
    viewer: 0,
    phase: 'building',
    asks: [{ kind: 'build', by: [0, 2, 3], from: 'hand', sealed: true, optional: false }],
    done: [1],
    turn: null,
    trick: null,
    pyramids: [null, null, null, null],
    buckets: [15, 15, 15, 15],
    hand,
    ...over
  });
}

function show(view: View = building()) {
  setLocale('en');
  const play = vi.fn<BoardProps<BucketKing>['play']>(() => Promise.resolve());
  const propsFor = (now: View) => ({
    view: now,
    news: [],
    players,
    play,
    refusal: (mover: number | 'table', move: Move) => bucketKing.refuse(now, mover, move)
  });
  const { rerender } = render(BuildBoard, {
    ...propsFor(view),
    ondraft: (_: unknown, draft: Draft | null) => void rerender({ draft })
  });
  return {
    play,
    turnTo: (now: View) => rerender(propsFor(now)),
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  };
}
// By label and text: looking through fifteen places and a farmyard by role is slow.
const bucket = (name: string | RegExp) => screen.getByLabelText(name);
const button = (text: string) => screen.getByText(text, { selector: 'button' });

// Drawing a farmyard takes jsdom long on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

describe('building a pyramid', () => {
  it('puts a bucket from the cart in its place', async () => {
    const { user } = show();
    await user.click(bucket('Horse bucket, 3 on the cart'));
    await user.click(bucket('Row 1 (bottom), place 3: empty'));
    expect(bucket('Row 1 (bottom), place 3: horse bucket')).toBeInTheDocument();
    expect(bucket('Horse bucket, 2 on the cart')).toBeInTheDocument();
    expect(screen.getByText('If it goes, 9 fall, then one part of two: 3 stay at most.')).toBeInTheDocument();
  });

  it('takes a bucket that came to hand by itself by touching it, and puts it down by touching it again', async () => {
    const { user } = show();
    await user.click(bucket('Horse bucket, 3 on the cart'));
    await user.click(bucket('Row 1 (bottom), place 3: empty'));
    await user.click(bucket('Horse bucket, 2 on the cart'));
    await user.click(bucket('Row 1 (bottom), place 4: empty'));
    expect(bucket('Row 1 (bottom), place 4: horse bucket')).toBeInTheDocument();
    await user.click(bucket('Horse bucket, 1 on the cart'));
    await user.click(bucket('Horse bucket, 1 on the cart'));
    expect(screen.getByText(/^Tap a bucket/)).toBeInTheDocument();
    await user.click(bucket('Row 2, place 1: empty'));
    expect(bucket('Row 2, place 1: empty')).toBeInTheDocument();
  });

  it('swaps two buckets, and takes one back to the cart', async () => {
    const { user } = show();
    await user.click(bucket('Horse bucket, 3 on the cart'));
    await user.click(bucket('Row 2, place 1: empty'));
    await user.click(bucket(/^Pig bucket/));
    await user.click(bucket('Row 5 (top): empty'));
    // The next pig is in hand by itself, and goes nowhere.
    await user.click(bucket('Row 2, place 1: horse bucket'));
    await user.click(bucket('Row 5 (top): pig bucket'));
    expect(bucket('Row 2, place 1: pig bucket')).toBeInTheDocument();
    expect(bucket('Row 5 (top): horse bucket')).toBeInTheDocument();
    await user.click(bucket('Row 5 (top): horse bucket'));
    await user.click(button('Back to the cart'));
    expect(bucket('Horse bucket, 3 on the cart')).toBeInTheDocument();
  });

  it('changes a bucket for one that was taken from the cart', async () => {
    const { user } = show();
    await user.click(bucket('Horse bucket, 3 on the cart'));
    await user.click(bucket('Row 2, place 1: empty'));
    await user.click(bucket('Pig bucket, 3 on the cart'));
    await user.click(bucket('Row 2, place 1: horse bucket'));
    expect(bucket('Row 2, place 1: pig bucket')).toBeInTheDocument();
    expect(bucket('Horse bucket, 3 on the cart')).toBeInTheDocument();
  });

  it('is sealed only once the cart is empty', async () => {
    const { user, play } = show();
    const seal = button('Seal it');
    expect(seal).toHaveAttribute('aria-disabled', 'true');
    expect(seal).toHaveAccessibleDescription('15 buckets are not in the pyramid yet');
    await user.click(seal);
    expect(play).not.toHaveBeenCalled();
    await user.click(button('Suggest'));
    expect(screen.getByText('The cart is empty')).toBeInTheDocument();
    await user.click(button('Seal it'));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'build', pyramid: suggestPyramid(hand) });
  });

  it('suggests the rest around what stands already', async () => {
    const { user, play } = show();
    await user.click(bucket('Horse bucket, 3 on the cart'));
    await user.click(bucket('Row 1 (bottom), place 1: empty'));
    await user.click(button('Suggest the rest'));
    expect(bucket('Row 1 (bottom), place 1: horse bucket')).toBeInTheDocument();
    await user.click(button('Seal it'));
    expect(play).toHaveBeenCalledOnce();
  });

  it('starts over with everything on the cart', async () => {
    const { user } = show();
    await user.click(button('Suggest'));
    await user.click(button('Start over'));
    expect(screen.getByText('15 still on the cart')).toBeInTheDocument();
    expect(screen.getAllByLabelText(/, 3 on the cart$/)).toHaveLength(5);
  });
});

describe('a sealed pyramid', () => {
  const own = pyramid('BBCHB', 'CHPC', 'PHP', 'SS', 'S');

  it('shows itself and can be taken back as it was', async () => {
    const { user, play, turnTo } = show(building({ done: [0, 1], ownPyramid: own }));
    expect(screen.getByText('Your pyramid is sealed')).toBeInTheDocument();
    expect(screen.getByText(/2 of 4 have sealed/)).toBeInTheDocument();
    expect(screen.queryByText('Seal it')).toBeNull();
    await user.click(button('Take it back'));
    expect(play).toHaveBeenCalledExactlyOnceWith(0, { kind: 'reopen' });
    await turnTo(building());
    expect(bucket('Row 1 (bottom), place 4: horse bucket')).toBeInTheDocument();
    expect(button('Seal it')).not.toHaveAttribute('aria-disabled');
  });
});
