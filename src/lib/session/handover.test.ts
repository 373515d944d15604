import { describe, expect, it } from 'vitest';
import type { Ask, BaseView } from '../kernel/game';
import {
  actors,
  afterMove,
  areComputersAlone,
  askedOfPeople,
  handAsk,
  isStillAsked,
  isWaitedFor,
  nextSeat,
  order,
  pairOf,
  waitsForPeople
} from './handover';

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

  it('begins such a round at whoever had the tablet, if the game lets it and they are asked, and then goes on clockwise', () => {
    const way = (by: readonly number[], last: number | null): readonly number[] => {
      const done: number[] = [];
      for (let next = last; ; done.push(next)) {
        const left = by.filter((seat) => !done.includes(seat));
        next = nextSeat(view({ starter: 1, done: [...done], asks: [ask({ by: left, goesOn: true })] }), next);
        if (next === null) return done;
      }
    };
    expect(way([0, 1, 2, 3], 3)).toEqual([3, 0, 1, 2]);
    expect(way([0, 1, 3], 2)).toEqual([3, 0, 1]);
    expect(way([0, 1, 3], null)).toEqual([3, 0, 1]);
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

describe('the way on after a move from a hand', () => {
  const turn = (by: number): BaseView => view({ asks: [ask({ kind: 'play', sealed: false, by: [by] })] });

  it('goes from curtain to curtain while a secret round lasts, and to the table for the reveal', () => {
    const before = view({ starter: 1 });
    expect(afterMove(before, view({ starter: 1, done: [2] }), 2, false)).toEqual({ kind: 'pass', seat: 3 });
    expect(afterMove(before, turn(1), 1, false)).toEqual({ kind: 'table' });
  });

  it('leaves the tablet with whoever has taken a sealed choice back', () => {
    const reopen = ask({ kind: 'reopen', by: [2], sealed: false, optional: true });
    const before = view({ done: [2], asks: [ask({}), reopen] });
    expect(afterMove(before, view({}), 2, false)).toEqual({ kind: 'stay' });
  });

  it('shows everybody what was done, unless the same seat has to choose again', () => {
    expect(afterMove(turn(1), turn(2), 1, false)).toEqual({ kind: 'table' });
    expect(afterMove(turn(1), turn(1), 1, false)).toEqual({ kind: 'stay' });
  });

  it('comes back to the table where everybody is to see what happened, whoever goes on', () => {
    expect(afterMove(turn(1), turn(1), 1, true)).toEqual({ kind: 'table' });
    const before = view({ starter: 1, done: [0, 2, 3] });
    expect(afterMove(before, view({ starter: 1 }), 1, true)).toEqual({ kind: 'table' });
  });

  it('ends at the table with the game, and before a secret round begins', () => {
    expect(afterMove(turn(1), view({ asks: [], outcome: { places: [[0]] } }), 1, false)).toEqual({ kind: 'table' });
    expect(afterMove(turn(1), view({ starter: 1 }), 1, false)).toEqual({ kind: 'table' });
  });
});

describe('a choice that can be made face to face', () => {
  it('is a secret one of just two, neither of whom has made it', () => {
    const two = ask({ by: [1, 3] });
    expect(pairOf(view({ asks: [two] }))).toEqual({ ask: two, seats: [1, 3] });
    expect(pairOf(view({ asks: [two], done: [1] }))).toBeNull();
    expect(pairOf(view({}))).toBeNull();
    expect(pairOf(view({ asks: [ask({ by: [1, 3], sealed: false })] }))).toBeNull();
  });

  it('is not the end of a round that others have sealed already', () => {
    expect(pairOf(view({ asks: [ask({ by: [1, 3] })], done: [0, 2] }))).toBeNull();
  });
});

describe('whether anybody is still asked for the same', () => {
  const asks = (...list: readonly Partial<Ask>[]): BaseView =>
    view({ asks: list.map((one) => ask({ from: 'table', sealed: false, ...one })) });

  it('is so as long as one of them is, whoever has done their part', () => {
    expect(
      isStillAsked(asks({ kind: 'roll', by: [0, 1] }), asks({ kind: 'decide', by: [0] }, { kind: 'roll', by: [1] }))
    ).toBe(true);
  });

  it('is not so where the same is asked of somebody else, or they are asked for something else', () => {
    const file = asks({ kind: 'file', by: [0] });
    expect(isStillAsked(file, asks({ kind: 'file', by: [1] }))).toBe(false);
    expect(isStillAsked(file, asks({ kind: 'dial', by: [0] }))).toBe(false);
    expect(isStillAsked(file, asks())).toBe(false);
  });

  it('is not so by what the game may go on without', () => {
    const undo = { kind: 'unstand', by: [2], optional: true } as const;
    expect(isStillAsked(asks({ kind: 'roll', by: [0] }, undo), asks({ kind: 'roll', by: [1] }, undo))).toBe(false);
  });
});

describe('computers', () => {
  const computers = new Set([1, 2]);

  it('take no tablet: a sealed round goes past them, in the order it would have without them', () => {
    const way: number[] = [];
    for (let next = nextSeat(view({ starter: 0 }), null, computers); next !== null;) {
      way.push(next);
      next = nextSeat(view({ starter: 0, done: way }), next, computers);
    }
    expect(way).toEqual([3, 0]);
  });

  it('have the table wait for them, and nobody with a hand', () => {
    const turn = view({ asks: [ask({ sealed: false, by: [1] })] });
    expect(nextSeat(turn, 0, computers)).toBeNull();
    expect(actors(turn)).toEqual([1]);
    expect(waitsForPeople(turn, computers)).toBe(false);
    expect(waitsForPeople(view({ asks: [ask({ by: [1, 3] })] }), computers)).toBe(true);
    expect(waitsForPeople(view({ asks: [ask({ by: [1, 3] })], done: [3] }), computers)).toBe(false);
    expect(waitsForPeople(view({ asks: [ask({ by: ['table'], from: 'table' })] }), computers)).toBe(true);
  });

  it('press nothing at the table: it asks people alone, and as it is where nobody else is asked', () => {
    const open = { sealed: false, from: 'table' } as const;
    const mixed = view({ asks: [ask({ ...open, by: [1, 3] }), ask({ ...open, by: [2] }), ask({ by: [1] })] });
    expect(askedOfPeople(mixed, computers).asks).toEqual([ask({ ...open, by: [3] }), ask({ by: [1] })]);
    expect(areComputersAlone(mixed, computers)).toBe(false);
    const alone = view({ asks: [ask({ ...open, by: [2] })] });
    expect(askedOfPeople(alone, computers)).toBe(alone);
    expect(areComputersAlone(alone, computers)).toBe(true);
    expect(areComputersAlone(view({ asks: [] }), computers)).toBe(false);
    expect(areComputersAlone(view({ asks: [ask({ ...open, by: ['table'] })] }), computers)).toBe(false);
  });

  it('get no half of the tablet', () => {
    expect(pairOf(view({ asks: [ask({ by: [0, 1] })] }), computers)).toBeNull();
    expect(pairOf(view({ asks: [ask({ by: [0, 3] })] }), computers)?.seats).toEqual([0, 3]);
  });

  it('are left out of the way after a move: on to the next person, or to the table where none is left', () => {
    const before = view({ asks: [ask({})], done: [1] });
    const after = view({ asks: [ask({ by: [2, 3] })], done: [0, 1] });
    expect(afterMove(before, after, 0, false, computers)).toEqual({ kind: 'pass', seat: 3 });
    const last = view({ asks: [ask({ by: [2] })], done: [0, 1, 3] });
    expect(afterMove(after, last, 3, false, computers)).toEqual({ kind: 'table' });
  });
});
