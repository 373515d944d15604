import { describe, expect, it } from 'vitest';
import { setLocale } from '../settings/language.svelte';
import { spokenName, spokenNames } from './computers';

describe('whoever hears a name', () => {
  it('hears that it is a computer’s, in the language of the page, and of a person nothing but the name', () => {
    setLocale('en');
    const table = [{ name: 'Anna' }, { name: 'Ben', computer: null }, { name: 'Rosa', computer: 'keen' }];
    expect(spokenNames(table, 'en')).toBe('Anna, Ben, and Rosa (computer)');
    setLocale('fr');
    expect(table.map(spokenName)).toEqual(['Anna', 'Ben', 'Rosa (ordinateur)']);
  });

  it('hears a name from right to left by itself, whatever stands beside it', () => {
    setLocale('de');
    expect(spokenName({ name: 'שרה', computer: 'fair' })).toBe('\u2068שרה\u2069 (Computer)');
  });
});
