import { describe, expect, it } from 'vitest';
import { bySeat, chosen, highest } from './ending';

const to = (...seats: number[]) => ({ seats });

describe('awards', () => {
  it('are three at most, the most worth first', () => {
    expect(chosen([to(0), to(1), to(2), to(3)], 4)).toEqual([to(0), to(1), to(2)]);
  });

  it('go to nobody twice before everybody has one', () => {
    expect(chosen([to(0), to(0), to(1, 0), to(2)], 4)).toEqual([to(0), to(2)]);
    expect(chosen([to(0), to(1), to(0)], 2)).toEqual([to(0), to(1), to(0)]);
  });

  it('are for nobody where everybody did it, or nobody', () => {
    expect(chosen([to(0, 1, 2), to(), to(1)], 3)).toEqual([to(1)]);
  });
});

describe('the highest of all', () => {
  it('names all who came to it, each once, and the first time', () => {
    const found = [
      { seat: 2, value: 7, round: 1 },
      { seat: 0, value: 9, round: 1 },
      { seat: 2, value: 9, round: 2 },
      { seat: 0, value: 9, round: 3 }
    ];
    expect(highest(found, 1)).toEqual({ value: 9, seats: [0, 2], first: found[1] });
  });

  it('is nothing where nobody came far enough, or there is nobody', () => {
    expect(highest(bySeat([1, 2]), 3)).toBeNull();
    expect(highest([], 0)).toBeNull();
  });
});
