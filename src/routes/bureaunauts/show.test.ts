/** What a promotion is said to earn before it is placed. (rules: Career goals) */
import { expect, it } from 'vitest';
import { RANKS, type News, type Seat } from '$lib/games/bureaunauts';
import * as sky from '$lib/games/bureaunauts/testing';
import { people } from '$lib/table/testing/seats';
import { show } from './show';

const GOALS = ['relicHunter', 'spaceship'] as const;

/**
 * What the stage of a promotion says of a player who completes so many goals at once, with so many cards left: beside others
 * who have completed some, and who was first at a rank.
 */
function earned(
  count: number,
  influence: number,
  others: readonly number[] = [0, 0, 0],
  firsts: readonly Seat[] = []
): string | undefined {
  const careers = [{ influence }, ...others.map((completed) => ({ completed }))];
  const more = { firsts: RANKS.map((_, rank) => firsts[rank] ?? null) };
  const { state } = sky.resumed({ careers, more });
  const view = sky.viewOf(state, 'onlooker');
  const news = GOALS.slice(0, count).map((goal, rank): News => ({
    kind: 'goalCompleted',
    seat: 0,
    rank,
    goal,
    nth: 1
  }));
  const [ghost] = show
    .scenes(view, news, view, { players: people(4) })
    .flatMap(({ kind, ghosts = [] }) => (kind === 'promotion' ? ghosts : []));
  return ghost?.picture.split(':').at(-1);
}

it.each([
  ['who is first there: a card by choice, one more, and Budget', earned(1, 18), 'choice=1,first=1,budget=1'],
  ['two goals at once', earned(2, 18), 'choice=2,first=2,budget=2'],
  ['two, of which somebody was first at one', earned(2, 18, [1, 0, 0], [1]), 'choice=2,first=1,budget=1'],
  ['who comes later: a card by choice alone', earned(1, 18, [0, 3, 0], [2, 2, 2]), 'choice=1'],
  [
    'who comes there in the same step may still be first, and Budget rises once',
    earned(1, 18, [1, 0, 0]),
    'choice=1,first=1'
  ],
  ['with two cards left none is for the first, and Budget rises all the same', earned(1, 2), 'choice=1,budget=1'],
  ['the last card goes to the goal’s own department', earned(2, 3), 'choice=1,budget=2'],
  ['with no card left', earned(1, 0, [1, 0, 0], [1]), '']
])('%s', (_, said, expected) => {
  expect(said).toBe(expected);
});
