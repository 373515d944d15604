import { describe, expect, it } from 'vitest';
import { fitsFrom } from './sentences';

describe('the sentences that have room', () => {
  it.each([
    ['all of them, where they fit to the letter', ['12345', '123', '12'], 12, 0],
    ['not the first, where one letter is missing', ['12345', '123', '12'], 11, 1],
    ['the last one, however long it is', ['1', '1234567890'], 5, 1],
    ['none', [], 5, 0]
  ])('are %s', (_, sentences, room, from) => {
    expect(fitsFrom(sentences, room)).toBe(from);
  });
});
