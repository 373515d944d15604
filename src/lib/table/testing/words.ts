/** The toy's words, in one language: they stand for those a game's route brings along. */
import { Spans, type SpansOf, type Words } from '../words';
import type { Toy } from './toy';

/** What the toy says. */
export const toyWords: Words<Toy> = {
  name: () => 'Toy',
  title: (view) => (view.outcome === null ? `Playing: ${view.asks.map(({ kind }) => kind).join()}` : 'Over'),
  prompt: (view) => `${view.done.length} of ${view.seats} sealed`,
  ask: (ask) => (ask.kind === 'seal' ? 'Guess the sum.' : 'Say hello.'),
  purpose: (ask) => (ask.kind === 'seal' ? 'to guess' : 'to say hello'),
  news(news, players) {
    const name = 'seat' in news ? (players[news.seat]?.name ?? '') : '';
    switch (news.kind) {
      case 'dealt':
        return `${name} was dealt ${news.number}.`;
      case 'sealed':
        return `${name} sealed a guess.`;
      case 'guessesShown':
        return `The guesses are ${news.guesses.join(', ')}.`;
      case 'greeted':
        return `${name} says hello.`;
      case 'showed':
        return `${name} shows ${news.number}.`;
      case 'drew':
        return news.number === null ? `${name} drew.` : `${name} drew ${news.number}.`;
    }
  },
  learnt: ({ kind }) => (kind === 'drew' ? 'card' : kind === 'guessesShown' ? 'opened' : null),
  isTold: ({ kind }) => kind === 'guessesShown',
  kept: ({ guess }) => `Your ${guess} is as you left it.`,
  refusal: (refusal) => (refusal.kind === 'tooHigh' ? `${refusal.guess} is more than there can be.` : 'Not now.'),
  statusLine: () => 'Somewhere.',
  halves: { isFor: ({ kind }) => kind === 'seal', stakes: () => ({ question: 'Who guesses best?' }) }
};

/** The headings of its log. */
export const toySpans: SpansOf<Toy> = (told) => {
  const spans = new Spans();
  spans.begin(0, 'Guessing', 'a secret number each');
  for (const [n, news] of told.entries()) {
    if (news.some(({ kind }) => kind === 'guessesShown')) spans.begin(n + 1, 'Hellos');
  }
  return spans.all;
};
