/** The end of the toy: who guessed best, on plain boxes. */
import { box, CROWN } from '../drawing';
import type { Ending } from '../ending';
import type { Toy } from './toy';

export const toyEnding: Ending<Toy> = {
  world: {
    className: 'toy-end',
    stand: { kind: 'steps', step: (place, width, height) => [{ d: box(0, 0, width, height), fill: '#888' }] },
    scenery: ({ width, height }) => ({ far: [{ d: box(0, 0, width, height), fill: ['#fff', '#000'] }], near: [] }),
    light: '#ff0',
    hat: CROWN
  },
  standings: ({ guesses }) =>
    (guesses ?? []).map((guess, seat) => ({
      seat,
      place: 1 + (guesses ?? []).filter((other) => other > guess).length,
      total: guess,
      figures: `guessed ${String(guess)}`,
      isBeside: false
    })),
  story: (told) => [
    {
      name: '',
      mark: '',
      what: 'Hellos said',
      parts: [
        { name: 'The first to greet', at: 0 },
        { name: 'The last to greet', at: 1 + (told[0]?.view?.greetings ?? 0) }
      ],
      moments: told.flatMap(({ n, news, view }) => {
        if (view === null || (n > 0 && !news.some(({ kind }) => kind === 'greeted'))) return [];
        const { greeted, greetings, seats, starter } = view;
        const values = Array.from({ length: seats }, (_, seat) => {
          const before = ((seat - starter + seats) % seats) * greetings;
          return Math.min(Math.max(greeted - before, 0), greetings);
        });
        const mark = n === 0 ? '' : String(greeted);
        return [{ n, name: `Hello ${mark}`, mark, values, said: values.map((count) => `${String(count)} said`) }];
      })
    }
  ],
  awards: (told) => [
    {
      seats: [0],
      title: 'The longest game',
      text: `${String(told.length - 1)} turns, ${String(told.at(-1)?.view?.greeted ?? 0)} hellos`
    }
  ]
};
