import { describe, expect, test } from 'vitest';
import { ago, together } from './lists';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('how long ago', () => {
  test.each([
    [12 * MINUTE, 'en', '12 minutes ago'],
    [HOUR, 'en', '1 hour ago'],
    [DAY, 'en', 'Yesterday'],
    [DAY, 'de', 'Gestern'],
    [DAY, 'fr', 'Hier'],
    [15 * DAY, 'en', '2 weeks ago'],
    [70 * DAY, 'en', '2 months ago']
  ])('says %i ms ago in %s as "%s"', (span, locale, said) => {
    expect(ago(0, span, locale)).toBe(said);
  });

  test('has no number for less than a minute', () => {
    expect(ago(0, 59_000, 'en')).toBeNull();
  });

  test('takes a clock that was set back for just now', () => {
    expect(ago(5 * MINUTE, 0, 'en')).toBeNull();
  });
});

test('names are listed as each language lists them', () => {
  expect(together(['Anna', 'Ben', 'Clara'], 'de')).toBe('Anna, Ben und Clara');
  expect(together(['Anna', 'Ben'], 'fr')).toBe('Anna et Ben');
});
