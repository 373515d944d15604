import { describe, expect, it } from 'vitest';
import { toy, type Toy } from '../../../tests/toy/toy';
import { replay, standing, type Entry, type Start } from './journal';
import { randomFor } from './random';

const start: Start<Toy> = {
  game: 'toy',
  version: 0,
  options: { swaps: false },
  seats: 2,
  seed: 'fade'.padEnd(32, '3')
};
const { hands } = toy.setup(start.options, start.seats, randomFor(start.seed, 0)).state;

function bid(seat: number, at: number): Entry<Toy> {
  return { kind: 'move', mover: seat, move: { kind: 'bid', value: hands[seat]?.[at] ?? 0 } };
}

function undo(to: number): Entry<Toy> {
  return { kind: 'undo', to };
}

describe('A journal', () => {
  it('plays again from its start', () => {
    const again = replay(toy, start, [bid(0, 0), bid(1, 1)]);
    expect(again).toMatchObject({ ok: true, state: { phase: 'shown', bids: [hands[0]?.[0], hands[1]?.[1]] } });
  });

  it('is after an undo as if the move had never been', () => {
    const straight = [bid(0, 2), bid(1, 1)];
    const wandering = [bid(0, 0), undo(0), bid(0, 2), bid(1, 0), undo(1), bid(1, 3), undo(1), bid(1, 1)];
    expect(standing(wandering)).toEqual(straight);
    expect(replay(toy, start, wandering)).toEqual(replay(toy, start, straight));
  });

  it('takes several moves back at once', () => {
    expect(standing([bid(0, 0), bid(1, 0), undo(0)])).toEqual([]);
  });

  it.each([1, 2, -1, 0.5])('does not play with an undo of one move to %d', (to) => {
    expect(() => standing([bid(0, 0), undo(to)])).toThrow(RangeError);
    expect(replay(toy, start, [bid(0, 0), undo(to)])).toMatchObject({
      ok: false,
      disagreement: { why: { kind: 'badUndo' } }
    });
  });

  it('says which move does not play, and why', () => {
    expect(replay(toy, start, [bid(0, 0), bid(0, 1)])).toEqual({
      ok: false,
      disagreement: { at: 1, why: { kind: 'refused', refusal: { kind: 'notNow' } } }
    });
  });
});
