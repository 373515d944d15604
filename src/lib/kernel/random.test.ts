import { describe, expect, it } from 'vitest';
import { isSeed, quickRandom, randomFor } from './random';

const SEED = '0123456789abcdef0123456789abcdef';

describe('The draws of a move', () => {
  it('are the same for the same seed and number, and others for any other', () => {
    const row = (seed: string, n: number): number[] => {
      const random = randomFor(seed, n);
      return Array.from({ length: 8 }, () => random.int(0, 1_000_000));
    };
    expect(row(SEED, 3)).toEqual(row(SEED, 3));
    expect(row(SEED, 4)).not.toEqual(row(SEED, 3));
    expect(row(SEED.replace('0', '1'), 3)).not.toEqual(row(SEED, 3));
    expect(row('0'.repeat(32), 0)).not.toEqual(row('0'.repeat(32), 1));
  });

  it('are counted', () => {
    const random = randomFor(SEED, 0);
    expect(random.draws).toBe(0);
    random.int(1, 6);
    expect(random.draws).toBe(1);
    random.shuffle([1, 2, 3]);
    expect(random.draws).toBe(3);
  });

  it('reach every number of a range about as often', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let n = 0; n < 6000; n += 1) {
      const rolled = randomFor(SEED, n).int(1, 6);
      counts[rolled - 1] = (counts[rolled - 1] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('come from a range of safe whole numbers, and from nothing else: no draw is looked for for ever', () => {
    const random = randomFor(SEED, 0);
    for (const [min, max] of [
      [1, Number.NaN],
      [Number.NaN, 1],
      [1, 0],
      [0.5, 3],
      [0, Infinity],
      [0, 2 ** 53],
      [-(2 ** 52), 2 ** 53 - 1]
    ] as const) {
      expect(() => random.int(min, max)).toThrow(RangeError);
    }
    expect(random.int(-3, -3)).toBe(-3);
  });

  it('shuffle into a new list with the same things in it', () => {
    const list = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    const shuffled = randomFor(SEED, 1).shuffle(list);
    expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(shuffled.toSorted((a, b) => a - b)).toEqual(list);
    expect(shuffled).not.toEqual(list);
  });

  it('pick one of a list, and never from an empty one', () => {
    expect(['a', 'b']).toContain(randomFor(SEED, 2).pick(['a', 'b']));
    expect(() => randomFor(SEED, 2).pick([])).toThrow(RangeError);
  });
});

describe('Cheap chance', () => {
  it('is the same for the same seed and number, and another for any other', () => {
    const row = (seed: string, n: number): number[] => {
      const random = quickRandom(seed, n);
      return Array.from({ length: 8 }, () => random.int(0, 1_000_000));
    };
    expect(row(SEED, 3)).toEqual(row(SEED, 3));
    expect(row(SEED, 4)).not.toEqual(row(SEED, 3));
    expect(row(SEED.replace('0', '1'), 3)).not.toEqual(row(SEED, 3));
  });

  it('comes upon every number of a range about as often', () => {
    const random = quickRandom(SEED, 0);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i += 1) {
      const at = random.int(1, 6) - 1;
      counts[at] = (counts[at] ?? 0) + 1;
    }
    expect(random.draws).toBe(6000);
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
    expect(() => random.int(1, 0)).toThrow(RangeError);
  });

  it('shuffles and picks', () => {
    const random = quickRandom(SEED, 1);
    expect(random.shuffle([1, 2, 3, 4, 5]).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
    expect(['a', 'b']).toContain(random.pick(['a', 'b']));
    expect(() => random.pick([])).toThrow(RangeError);
  });
});

describe('A seed', () => {
  it('has 32 hexadecimal digits', () => {
    expect(isSeed(SEED)).toBe(true);
    for (const wrong of ['', 'g'.repeat(32), SEED.slice(1), SEED.toUpperCase(), 7, null])
      expect(isSeed(wrong)).toBe(false);
  });

  it('and a number from 0 belong to every draw', () => {
    expect(() => randomFor('nothing', 0)).toThrow(RangeError);
    expect(() => randomFor(SEED, -1)).toThrow(RangeError);
    expect(() => randomFor(SEED, 0.5)).toThrow(RangeError);
  });
});
