import { describe, expect, it } from 'vitest';
import { find, fold, type Findable } from './search';

const RULES: readonly Findable<string>[] = [
  { what: 'fall', title: 'Was mit umfällt', text: ['Ein Eimer steht nur, solange beide Eimer unter ihm stehen.'] },
  { what: 'draw', title: 'Karten ziehen', text: ['Ist der Stapel leer, wird gemischt.', 'Die Größe ist öffentlich.'] },
  { what: 'giveWay', title: 'Céder', text: ['Un seau tombe.', 'Le pli est fini, œuvre comprise.'] },
  { what: 'pyramid', title: 'Bauen', text: ['Fünfzehn Eimer werden zur Eimerpyramide.'] }
];

const found = (query: string): readonly string[] => find(query, RULES).map(({ what }) => what);

describe('Searching the rules', () => {
  it('finds a word whatever its accents and capitals', () => {
    expect(found('UMFALLT')).toEqual(['fall']);
    expect(found('ceder')).toEqual(['giveWay']);
    expect(found('Céder')).toEqual(['giveWay']);
  });

  it('finds an umlaut however it is written', () => {
    expect(found('umfällt')).toEqual(['fall']);
    expect(found('umfaellt')).toEqual(['fall']);
    expect(found('groesse')).toEqual(['draw']);
    expect(found('Größe')).toEqual(['draw']);
  });

  it('finds a word while it is being typed, and inside a longer one', () => {
    expect(found('misch')).toEqual(['draw']);
    expect(found('pyramide')).toEqual(['pyramid']);
  });

  it('wants every word of the question', () => {
    expect(found('Stapel leer')).toEqual(['draw']);
    expect(found('Stapel Eimer')).toEqual([]);
  });

  it('puts first what says it in its title', () => {
    const topics: readonly Findable<number>[] = [
      { what: 1, title: 'Leading', text: ['Whoever gives way leads the next trick.'] },
      { what: 2, title: 'Giving way', text: ['Lose one bucket.'] }
    ];
    expect(find('way', topics).map(({ what }) => what)).toEqual([2, 1]);
  });

  it('says where in the text it was found, in the letters of the text', () => {
    const [hit] = find('oeuvre', RULES);
    expect(hit?.marks.map(({ from, to }) => hit.excerpt.slice(from, to))).toEqual(['œuvre']);
    const [big] = find('GROSSE', RULES);
    expect(big?.marks.map(({ from, to }) => big.excerpt.slice(from, to))).toEqual(['Größe']);
  });

  it('finds nothing where nothing is asked', () => {
    expect(found('')).toEqual([]);
    expect(found(' ,. ')).toEqual([]);
  });

  it('keeps the places of letters while folding', () => {
    const { folded, at } = fold('aßb');
    expect(folded).toBe('assb');
    expect(at).toEqual([0, 1, 1, 2, 3]);
  });
});
