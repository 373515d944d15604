import { describe, expect, it } from 'vitest';
import type { Ask, BaseView } from '../kernel/game';
import { actors, handAsk, isWaitedFor, nextSeat, order } from './passing';

const ask = (more: Partial<Ask>): Ask => ({
  kind: 'choose',
  by: [0, 1, 2, 3],
  from: 'hand',
  sealed: true,
  optional: false,
  ...more
});
const view = (more: Partial<BaseView> & { starter?: number }): BaseView & { starter?: number } => ({
  viewer: 'onlooker',
  seats: 4,
  asks: [ask({})],
  done: [],
  outcome: null,
  ...more
});

describe('order', () => {
  it('goes clockwise and ends at whoever acts next', () => {
    expect(order([0, 1, 2, 3], 1, null, 4)).toEqual([2, 3, 0, 1]);
    expect(order([0, 1, 2, 3], 3, 0, 4)).toEqual([0, 1, 2, 3]);
  });

  it('leaves out who is not asked', () => {
    expect(order([3, 1], 1, null, 4)).toEqual([3, 1]);
  });

  it('begins where the tablet is when nobody is known to act next', () => {
    expect(order([0, 1, 2, 3], null, 2, 4)).toEqual([2, 3, 0, 1]);
  });
});

describe('nextSeat', () => {
  it('takes a sealed choice once round the table, one handover each', () => {
    const way: number[] = [];
    for (let next = nextSeat(view({ starter: 1 }), null); next !== null;) {
      way.push(next);
      next = nextSeat(view({ starter: 1, done: way }), next);
    }
    expect(way).toEqual([2, 3, 0, 1]);
  });

  it('asks for no handover when the choice is made in sight of all, or is optional, or the game is over', () => {
    expect(nextSeat(view({ asks: [ask({ from: 'table', by: [2] })] }), 1)).toBeNull();
    expect(nextSeat(view({ asks: [ask({ optional: true, by: [2] })] }), 1)).toBeNull();
    expect(nextSeat(view({ asks: [], outcome: { places: [[0]] } }), 1)).toBeNull();
    expect(nextSeat(view({ asks: [ask({ by: ['table'] })] }), 1)).toBeNull();
  });

  it('names the one whose turn it is', () => {
    expect(nextSeat(view({ asks: [ask({ sealed: false, by: [3] })], starter: 1 }), 3)).toBe(3);
  });
});

describe('whom the game waits for', () => {
  it('is nobody who has sealed', () => {
    const half = view({ done: [0, 2] });
    expect(actors(half)).toEqual([1, 3]);
    expect(isWaitedFor(half, 0)).toBe(false);
    expect(isWaitedFor(half, 1)).toBe(true);
  });

  it('tells the curtain the ask that waits before one that may be left', () => {
    const tap = ask({ kind: 'tap', optional: true, by: [1] });
    const play = ask({ kind: 'play', sealed: false, by: [1] });
    expect(handAsk(view({ asks: [tap, play] }), 1)).toBe(play);
    expect(handAsk(view({ asks: [tap] }), 1)).toBe(tap);
    expect(handAsk(view({ asks: [tap] }), 0)).toBeNull();
  });
});
