import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { CHOICES } from '$lib/games/bureaunauts';
import { resumed, viewOf } from '$lib/games/bureaunauts/testing';
import { players } from '../testing';
import Flying from './Flying.svelte';

it.each([
  ['two people: one card is turned to who sits across', 2, [], 1],
  ['one with a computer: nothing is turned, which nobody reads', 2, [1], 0],
  ['three: nothing is turned', 3, [], 0]
])('a Meeting of %s', (_, count, computers: readonly number[], turned) => {
  const view = viewOf(resumed({ careers: Array.from({ length: count }, () => ({})) }).state, 'onlooker');
  const cards = CHOICES.slice(0, count).map((choice, seat) => `${String(seat)}=${choice}`);
  const { container } = render(Flying, {
    picture: `meeting:${cards.join()}::A contract`,
    view,
    players: players
      .slice(0, count)
      .map((one, seat) => (computers.includes(seat) ? { ...one, computer: 'fair' as const } : one))
  });
  expect(container.querySelectorAll('.meeting li:not(.strip)')).toHaveLength(count);
  expect(container.querySelectorAll('.turned .across')).toHaveLength(turned);
});
