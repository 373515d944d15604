import { afterEach, describe, expect, it } from 'vitest';
import { SUITS, type News, type Refusal } from '$lib/games/bucket-king';
import { LANGUAGES, setLocale } from '$lib/settings/language.svelte';
import { exampleView, players } from './testing';
import { words } from './words';

const NEWS: readonly News[] = [
  { kind: 'roundBegan', round: 1, rounds: 3, starter: 0 },
  { kind: 'dealt', seat: 0, cards: [{ suit: 'horse', value: 4 }] },
  { kind: 'sealed', seat: 1 },
  { kind: 'reopened', seat: 1 },
  { kind: 'pyramidsShown', pyramids: [] },
  { kind: 'led', seat: 0, suit: 'horse', values: [4], sum: 4 },
  { kind: 'defended', seat: 3, suit: 'horse', lying: [], values: [5, 6], sum: 11, turned: false },
  { kind: 'defended', seat: 0, suit: 'horse', lying: [4], values: [8], sum: 12, turned: false },
  { kind: 'defended', seat: 0, suit: 'horse', lying: [4], values: [7], sum: 11, turned: true },
  { kind: 'drew', seat: 2, card: null },
  { kind: 'drew', seat: 2, card: { suit: 'pig', value: 3 } },
  { kind: 'forgotToDraw', seat: 2 },
  { kind: 'reshuffled', cards: 40 },
  {
    kind: 'gaveWay',
    seat: 1,
    suit: 'horse',
    toBeat: 11,
    bucket: { suit: 'horse', row: 0, place: 0 },
    fell: [{ suit: 'horse', row: 0, place: 0 }],
    left: 0
  },
  { kind: 'out', seat: 1, cards: 5 },
  { kind: 'roundEnded', round: 1, buckets: [9, 0, 9, 5], winners: [0, 2] },
  { kind: 'matchEnded', totals: [31, 12, 27, 17], winners: [0] }
];

const REFUSALS: readonly Refusal[] = [
  { kind: 'notNow' },
  { kind: 'malformed' },
  { kind: 'wrongBuckets', suit: 'pig', used: 4 },
  { kind: 'notSealed' },
  { kind: 'noCards' },
  { kind: 'tooManyCards', picked: 4 },
  { kind: 'notInHand', suit: 'horse', value: 8 },
  { kind: 'wrongSuit', suit: 'sheep', asked: 'horse' },
  { kind: 'tooLow', lying: [4], values: [7], sum: 11, toBeat: 11, equalsTurn: false },
  { kind: 'tooLow', lying: [], values: [7], sum: 7, toBeat: 11, equalsTurn: true },
  { kind: 'leaderMustPlay' },
  { kind: 'noBucketThere', row: 4, place: 0 },
  { kind: 'wrongColour', bucket: 'pig', asked: 'horse' },
  { kind: 'choosePart' },
  { kind: 'noParts' },
  { kind: 'nothingToDraw' }
];

afterEach(() => {
  setLocale('en');
});

describe('the words of The Bucket King', () => {
  it('says who defends, and what would be enough', () => {
    expect(words.title(exampleView(), players)).toBe('Anna defends again');
    expect(words.prompt(exampleView(), players)).toBe('The horses are back: get above 11, or give way.');
  });

  it('tells a first defence from a second', () => {
    const view = exampleView({
      turn: 1,
      trick: { ...exampleTrick(), piles: [{ seat: 0, values: [4], sum: 4 }], toBeat: 4 }
    });
    expect(words.title(view, players)).toBe('Ben defends');
    expect(words.prompt(view, players)).toBe('The horses attack: get above 4, or give way.');
  });

  it('asks for an equal sum only where that is enough', () => {
    const options = { ...exampleView().options, equalsTurn: true };
    expect(words.prompt(exampleView({ options }), players)).toBe(
      'The horses are back: get to 11 or above, or give way.'
    );
  });

  it('says why a sum is too low, and what would do', () => {
    const refusal: Refusal = { kind: 'tooLow', lying: [4], values: [7], sum: 11, toBeat: 11, equalsTurn: false };
    expect(words.refusal(refusal, players)).toBe('4\u00a0+\u00a07\u00a0=\u00a011 is not enough: 12 or more.');
    setLocale('de');
    expect(words.refusal(refusal, players)).toBe('4\u00a0+\u00a07\u00a0=\u00a011 reicht nicht: ab 12.');
  });

  it('leaves out of the last line what header and board say, and nothing else', () => {
    const told = (view = exampleView(), fresh: readonly News[] = []): readonly string[] =>
      NEWS.filter((piece) => typeof words.isTold === 'function' && words.isTold(piece, view, fresh)).map(
        (piece) => words.news(piece, players) ?? ''
      );
    expect(told()).toEqual([
      'Ben sealed their pyramid.',
      'Anna led with horses: 4.',
      'David answered with 5\u00a0+\u00a06\u00a0=\u00a011.',
      'Anna added 8: 4\u00a0+\u00a08\u00a0=\u00a012.',
      'Clara drew a card.',
      'Clara drew a card: pig 3.',
      'Anna and Clara share round 1 with 9 buckets each.'
    ]);
    // Once the trick is over the header asks for the next one, and the cards are gone.
    expect(told(exampleView({ trick: null }), NEWS)).toEqual([
      'Ben sealed their pyramid.',
      'Clara drew a card.',
      'Clara drew a card: pig 3.',
      'Anna and Clara share round 1 with 9 buckets each.'
    ]);
    // Not while its end is still to be shown.
    expect(told(exampleView({ trick: null }))).toEqual(told());
  });

  it('counts one bucket and several buckets in words of their own', () => {
    const fell = { suit: 'horse', row: 0, place: 0 } as const;
    const news = { kind: 'gaveWay', seat: 1, suit: 'horse', toBeat: 11, bucket: fell } as const;
    expect(words.news({ ...news, fell: [fell], left: 0 }, players)).toBe(
      'Ben gave way to the horses: 1 bucket fell, none is left.'
    );
    expect(words.news({ ...news, fell: [fell, fell], left: 1 }, players)).toBe(
      'Ben gave way to the horses: 2 buckets fell, 1 is left.'
    );
  });

  it('says nothing of what others drew once somebody has moved since', () => {
    const [drew, led] = [{ kind: 'drew', seat: 2, card: null } as const, NEWS[5]];
    expect(words.news(drew, players)).toBe('Clara drew a card.');
    expect(words.news(drew, players, led)).toBeNull();
    expect(words.news({ ...drew, card: { suit: 'pig', value: 3 } }, players, led)).not.toBeNull();
  });

  it('names every winner of a shared round', () => {
    expect(words.news({ kind: 'roundEnded', round: 1, buckets: [9, 0, 9, 5], winners: [0, 2] }, players)).toBe(
      'Anna and Clara share round 1 with 9 buckets each.'
    );
  });

  it.each(LANGUAGES)('has a sentence for every piece of news and every refusal (%s)', (locale) => {
    setLocale(locale);
    for (const sentence of [
      ...NEWS.map((news) => words.news(news, players)),
      ...REFUSALS.map((refusal) => words.refusal(refusal, players)),
      ...SUITS.map((suit) => words.prompt(exampleView({ trick: { ...exampleTrick(), suit } }), players))
    ]) {
      expect(sentence).toMatch(/^\P{Ll}.*\.$/u);
      expect(sentence).not.toMatch(/bk_|[{}]|undefined|NaN/);
    }
  });

  it.each(LANGUAGES)('says on the curtain what is coming, for every ask (%s)', (locale) => {
    setLocale(locale);
    for (const kind of ['build', 'reopen', 'lead', 'defend', 'draw', 'nextRound']) {
      const ask = { kind, by: [0], from: 'hand', sealed: false, optional: false } as const;
      expect(words.ask(ask, exampleView(), players)).not.toMatch(/bk_|[{}]/);
    }
  });

  it('tells nobody in their own hand what they did themselves, nor that a card was drawn', () => {
    const told = words.inHand?.(NEWS.slice(0, 6), 0) ?? [];
    expect(told.map(({ kind }) => kind)).toEqual(['reopened', 'pyramidsShown']);
    expect(words.inHand?.(NEWS, 0).some(({ kind }) => kind === 'drew')).toBe(false);
  });

  it('says in one line for the shelf where the game stands', () => {
    expect(words.statusLine(exampleView(), players)).toBe('Round 1 of 3. It is Anna’s turn.');
    const over = exampleView({ phase: 'over', outcome: { places: [[0, 2], [3], [1]] }, totals: [31, 12, 31, 17] });
    expect(words.statusLine(over, players)).toBe('Anna and Clara share the crown');
  });
});

function exampleTrick(): NonNullable<ReturnType<typeof exampleView>['trick']> {
  const { trick } = exampleView();
  if (trick === null) throw new Error('the example lies in a trick');
  return trick;
}
