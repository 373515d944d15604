import { describe, expect, it } from 'vitest';
import type { Mover } from '../../kernel/game';
import { FIRST_HAND, NONE } from './cards';
import { viewOf } from './view';
import { moves, refuse } from './moves';
import type { State } from './state';
import { cards, duel, goOn, play, tableOf } from './testing';
import type { Move, Refusal } from './types';

const table = tableOf({ hands: [cards(20, 5, 5), FIRST_HAND, FIRST_HAND, FIRST_HAND] });

function refusal(state: State, mover: Mover, move: unknown): Refusal | null {
  return refuse(viewOf(state, mover === 'table' ? 'onlooker' : mover), mover, move as Move);
}

const stake = (picked: unknown): unknown => ({ kind: 'stake', cards: picked });

describe('A stake', () => {
  it('may be any cards of the hand, none included', () => {
    for (const picked of [NONE, cards(5), cards(5, 5), cards(20, 5, 5)]) {
      expect(refusal(table, 0, stake(picked))).toBeNull();
    }
  });

  it('may not be what the hand does not hold; how many it does is told', () => {
    expect(refusal(table, 0, stake(cards(5, 5, 5)))).toEqual({ kind: 'notInHand', value: 5, picked: 3, held: 2 });
    expect(refusal(table, 0, stake(cards(1)))).toEqual({ kind: 'notInHand', value: 1, picked: 1, held: 0 });
  });

  it.each([
    [null],
    ['20'],
    [[1, 0, 0, 0]],
    [[0, 0, 0, 0, 1, 0]],
    [[0, 0, -1, 0, 0]],
    [[0, 0, 0.5, 0, 0]],
    [[0, 0, '1', 0, 0]],
    [[0, 0, null, 0, 0]]
  ])('is not read from %j', (picked) => {
    expect(refusal(table, 0, stake(picked))).toEqual({ kind: 'malformed' });
  });

  it('is chosen by the owners of the two figures alone', () => {
    expect(refusal(table, 2, stake(NONE))).toEqual({ kind: 'notInDuel', left: 0, right: 1 });
    expect(refusal(table, 'table', stake(NONE))).toEqual({ kind: 'notNow', phase: 'stakes' });
  });

  it('is judged by nobody but who sees the hand', () => {
    const move: Move = { kind: 'stake', cards: NONE };
    expect(refuse(viewOf(table, 'onlooker'), 0, move)).toEqual({ kind: 'notNow', phase: 'stakes' });
    expect(moves(viewOf(table, 'onlooker'), 0)).toEqual([]);
    expect(moves(viewOf(table, 1), 0)).toEqual([]);
  });

  it('once sealed is taken back before another one is chosen', () => {
    const sealed = play(table, 0, { kind: 'stake', cards: cards(5) }).state;
    expect(refusal(sealed, 0, stake(NONE))).toEqual({ kind: 'alreadySealed' });
    expect(refusal(sealed, 0, { kind: 'reopen' })).toBeNull();
    expect(refusal(sealed, 1, { kind: 'reopen' })).toEqual({ kind: 'notSealed' });
    expect(moves(viewOf(sealed, 0), 0)).toEqual([{ kind: 'reopen' }]);
  });

  it('has candidates from nothing to the whole hand, each different', () => {
    const listed = moves(viewOf(table, 0), 0).map((move) => (move.kind === 'stake' ? move.cards : null));
    expect(listed).toEqual([NONE, cards(5), cards(5, 5), cards(20, 5, 5), cards(20, 5), cards(20)]);
    const rich = moves(viewOf(table, 1), 1).map((move) => JSON.stringify(move));
    expect(new Set(rich).size).toBe(rich.length);
    expect(rich).toContain(JSON.stringify({ kind: 'stake', cards: FIRST_HAND }));
    expect(rich).toHaveLength(1 + 5 + 15 + 35 + 15);
  });
});

describe('The table', () => {
  const shown = duel(table, [0, cards(20)], [1, NONE]).state;

  it('goes on from a reveal, and not before', () => {
    expect(moves(viewOf(shown, 'onlooker'), 'table')).toEqual([{ kind: 'nextDuel' }]);
    expect(refusal(shown, 'table', { kind: 'nextDuel' })).toBeNull();
    expect(refusal(table, 'table', { kind: 'nextDuel' })).toEqual({ kind: 'notNow', phase: 'stakes' });
    expect(moves(viewOf(table, 'onlooker'), 'table')).toEqual([]);
  });

  it('turns over piles, and nothing else once they lie there', () => {
    const final = tableOf({ fought: 14, roof: [4, 4, 4, 4, 4], hands: Array.from({ length: 4 }, () => FIRST_HAND) });
    const piles = goOn(duel(final, [0, cards(20)], [1, NONE]).state).state;
    expect(moves(viewOf(piles, 'onlooker'), 'table')).toEqual([{ kind: 'turnPile' }]);
    expect(refusal(piles, 'table', { kind: 'turnPile' })).toBeNull();
    expect(refusal(piles, 'table', { kind: 'nextDuel' })).toEqual({ kind: 'notNow', phase: 'piles' });
    expect(refusal(piles, 0, stake(NONE))).toEqual({ kind: 'notNow', phase: 'piles' });
    expect(refusal(shown, 'table', { kind: 'turnPile' })).toEqual({ kind: 'notNow', phase: 'revealed' });
  });

  it('is told of a move nobody knows', () => {
    expect(refusal(table, 0, { kind: 'bribe' })).toEqual({ kind: 'malformed' });
  });
});
