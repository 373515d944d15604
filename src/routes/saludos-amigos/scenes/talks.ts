/** What is put on the table in the talks, and what is paid for it. */
import type { News, SaludosAmigos, Shares, View } from '$lib/games/saludos-amigos';
import { FLY, said, type Beat, type Cue } from '$lib/table/show/scene';
import { BID_SPACES, bidPlace, STRIP_BIDS, TOWN_BIDS, type TrackShape } from '../drawings/track';
import { heard, still, walks, type Of, type Shown } from './parts';

/** Who is paid goes on a space; and all of the way at most: slowly, since nothing else tells how much it was. Milliseconds. */
const PAID = { space: 240, most: 1300 };
/** Cards that are drawn: from one to the next, and how long each flies. Milliseconds. */
const DRAWN = { apart: 120, flies: 320 };
/** What is said in the talks lands on the table; the tankard slides there, so long a space. Milliseconds. */
const LANDS = 320;
const SLIDES = { space: 24, least: 200, most: 480 };

/** The tankard slides to the bid that stands, in the town and on a phone's strip; the first time it comes from above. */
export function slides({ from, standing: { bid } }: Of<'bidStands'>): readonly Beat[] {
  const town: TrackShape = { first: 1, spaces: BID_SPACES, ...TOWN_BIDS };
  return (
    [
      ['town', ...between(town, from, bid)],
      // From the edge, where the strip does not show the space it stood on.
      ['strip', -Math.min(bid - from, STRIP_BIDS.spaces) * STRIP_BIDS.w, 0]
    ] as const
  ).map(([name, x, y]): Beat => ({
    who: `comes:${name}`,
    at: 0,
    ms: from === 0 ? LANDS : Math.min(SLIDES.most, Math.max(SLIDES.least, SLIDES.space * (bid - from))),
    how:
      from === 0
        ? [
            { translate: '0px -40px', opacity: 0 },
            { translate: '0px 0px', opacity: 1 }
          ]
        : [{ translate: `${String(x)}px ${String(y)}px` }, still],
    ease: FLY
  }));
}

/** How far one space of the track is from another, wherever the drawing begins: it begins with a row. */
function between(shape: TrackShape, from: number, bid: number): readonly [x: number, y: number] {
  const [[x0, y0], [x, y]] = [bidPlace(shape, from), bidPlace(shape, bid)];
  return [x0 - x, y0 - y];
}

/** Something lands on the table while all go on talking. */
export function lands(news: News, to: View, who: string, cue: Cue, more: readonly Beat[] = []): Shown {
  return {
    kind: 'card',
    from: to,
    to,
    news: [news],
    isAside: true,
    beats: [
      ...more,
      {
        who,
        at: 0,
        ms: LANDS,
        how: [
          { translate: '0px 24px', opacity: 0.2 },
          { translate: '0px 0px', opacity: 1 }
        ],
        ease: FLY,
        cue
      }
    ]
  };
}

/** Who was paid goes on, everybody else draws a card. */
export function paid(
  shares: Shares,
  news: readonly News[],
  from: View,
  to: View,
  title: readonly [string, string]
): readonly Shown[] {
  const drew = to.last?.kind === 'paid' || to.last?.kind === 'nobodyBid' ? to.last.drew : [];
  const stands: View = {
    ...to,
    money: from.money,
    handSizes: to.handSizes.map((cards, seat) => cards - (drew.includes(seat) ? 1 : 0))
  };
  const cards = drew.map((seat, n): Beat => ({
    who: `drawn:${String(seat)}`,
    at: n * DRAWN.apart,
    ms: DRAWN.flies,
    how: { fly: ['drew', `plate:${String(seat)}`], arc: 40, turn: [-12, 6] },
    ease: FLY,
    ...heard(n === 0, 'card')
  }));
  return [
    said<SaludosAmigos>(from, [], stands),
    {
      kind: 'card',
      from: stands,
      to,
      news,
      title,
      sight: 'plate:0',
      ghosts: drew.map((seat) => ({ name: `drawn:${String(seat)}`, over: 'drew', picture: 'back' })),
      beats: [...walks(stands, to.money, PAID), ...cards]
    }
  ];
}
