/** The last hands of the game. */
import type { SaludosAmigos, Seat, View } from '$lib/games/saludos-amigos';
import { m } from '$lib/paraglide/messages';
import { BACK, LONGEST, said, SOFT, type Beat } from '$lib/table/show/scene';
import { endingWords } from '../news';
import { heard, ON, walks, type Act, type Of, type Players } from './parts';

/**
 * Of the last hands, in milliseconds: one is opened after the other, the sums are read for as long as an ending may take,
 * and the highest goes on.
 */
const HANDS = { apart: 160, opens: 300, stands: 700 };

/**
 * With the fourth project all hands are opened, and whoever has the highest sum of values goes on. After a second journalist
 * there is no bonus: nothing depends on them. (rules: End)
 */
export function hands(news: Of<'handsShown'>, before: View, after: View, players: Players): Act {
  const { ending, money } = after;
  if (ending?.kind !== 'fourthProject')
    return { scenes: [said<SaludosAmigos>(before, [news], before)], stands: before };
  const stands: View = { ...before, money, asks: [] };
  const isBest = (seat: Seat): boolean => ending.seats.includes(seat);
  const walk = walks(before, money, ON);
  const ends = LONGEST.ending;
  const goesOn = ends - HANDS.stands - Math.max(0, ...walk.map(({ ms }) => ms));
  const moguls = walk.map((beat) => ({ ...beat, at: goesOn }));
  return {
    scenes: [
      {
        kind: 'ending',
        from: before,
        to: stands,
        // Told with the tile that led to it.
        news: [],
        isVerdict: true,
        title: [m.sa_news_hands(), ''],
        then: { at: goesOn, line: endingWords(ending, players) },
        sight: 'plate:0',
        ghosts: ending.sums.map((sum, seat) => ({
          name: `sum:${String(seat)}`,
          over: `plate:${String(seat)}`,
          picture: `sum:${String(sum)}:${news.hands[seat]?.join('.') ?? ''}`,
          stands: true
        })),
        beats: [
          ...ending.sums.map((_, seat): Beat => ({
            who: `sum:${String(seat)}`,
            at: seat * HANDS.apart,
            ms: HANDS.opens,
            how: [
              { scale: '0.4', opacity: 0 },
              { scale: '1', opacity: 1 }
            ],
            ease: BACK,
            cue: 'card'
          })),
          ...ending.sums.map((_, seat): Beat => ({
            who: `sum:${String(seat)}`,
            at: goesOn,
            ms: ends - goesOn,
            how: isBest(seat)
              ? [{ scale: '1' }, { scale: '1.25', offset: 0.2 }, { scale: '1' }]
              : [{ opacity: 1 }, { opacity: 0.35, offset: 0.2 }, { opacity: 0.35 }],
            ease: SOFT,
            ...heard(seat === ending.seats[0], 'fanfare')
          })),
          ...moguls
        ]
      }
    ],
    stands
  };
}
