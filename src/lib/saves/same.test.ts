import { describe, expect, it } from 'vitest';
import { isSame } from './same';

describe('the same data', () => {
  it('is the same in whatever order its fields stand', () => {
    expect(isSame({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(isSame({ a: undefined }, {})).toBe(false);
    expect(isSame({ 0: 1 }, [1])).toBe(false);
    expect(isSame(null, {})).toBe(false);
  });
});
