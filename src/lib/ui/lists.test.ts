import { describe, expect, test } from 'vitest';
import { ago, isolated, keyed, shortDay, together, unisolated } from './lists';

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

describe('a name to be shown', () => {
  test.each(['Anna', 'Zoë 🐮', 'Ольга', '花子'])('stays as it is where it runs from left to right: %s', (name) => {
    expect(isolated(name)).toBe(name);
  });

  test.each(['שרה', 'دانا', 'Eli דן', '𐤀', '\u200fAnna'])(
    'is kept apart, once, where some of it does not: %s',
    (name) => {
      expect(isolated(name)).toBe(`\u2068${name}\u2069`);
      expect(isolated(isolated(name))).toBe(isolated(name));
      expect(unisolated(isolated(name))).toBe(name);
      expect(together(['Anna', name], 'en')).toBe(`Anna and \u2068${name}\u2069`);
    }
  );
});

describe('the day of something that is over', () => {
  // A Saturday, at noon.
  const now = new Date(2026, 10, 21, 12).getTime();

  test.each([
    [new Date(2026, 10, 21, 0, 1), 'en', 'Today'],
    [new Date(2026, 10, 21, 0, 1), 'fr', 'Aujourd’hui'],
    [new Date(2026, 10, 20, 23, 59), 'de', 'Fr'],
    [new Date(2026, 10, 15, 0, 1), 'en', 'Sun'],
    [new Date(2026, 10, 14, 23, 59), 'de', '14. Nov.'],
    [new Date(2025, 11, 31), 'en', 'Dec 2025']
  ])('is told of %s in %s as "%s"', (then, locale, said) => {
    expect(shortDay(then.getTime(), now, locale)).toBe(said);
  });
});

test('things that are alike have keys of their own, which stay as one of another kind goes', () => {
  const keys = (things: readonly number[]): readonly string[] => keyed(things).map(({ key }) => key);
  expect(keyed([3, 1, 3])).toEqual([
    { thing: 3, key: '3:0' },
    { thing: 1, key: '1:0' },
    { thing: 3, key: '3:1' }
  ]);
  expect(keys([3, 3])).toEqual(['3:0', '3:1']);
});
