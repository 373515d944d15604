import { expect, it } from 'vitest';
import { deepEqual } from './equal';

it('data is the same in whatever order its fields stand', () => {
  expect(deepEqual({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
  expect(deepEqual([1, 2], [2, 1])).toBe(false);
  expect(deepEqual({ a: undefined }, {})).toBe(false);
  expect(deepEqual({ 0: 1 }, [1])).toBe(false);
  expect(deepEqual(null, {})).toBe(false);
});
