/** What everybody is shown of a move of The Bucket King. */
import type { Bucket, BucketKing, News, Place, Seat, Suit, View } from '$lib/games/bucket-king';
import { m } from '$lib/paraglide/messages';
import { nameOf } from '$lib/table/names';
import {
  BACK,
  FLY,
  IN,
  said,
  SOFT,
  type Beat,
  type Count,
  type Cue,
  type Pose,
  type Room,
  type Scene,
  type SceneMaker
} from '$lib/table/show/scene';
import { isComputer } from '$lib/ui/computers';
import { BUCKET_WIDTH, cornerOf, PYRAMID_BOX } from './drawings/geometry';
import { title } from './status';
import { BUCKET_HEIGHT, LITTER, slotsFor, type Lying } from './table/litter';
import { words } from './words';

type Shown = Scene<BucketKing>;
type Of<Kind extends News['kind']> = Extract<News, { kind: Kind }>;

/** Up to so many buckets fall as one: soon, and without the camera. */
const FEW = 2;
/**
 * A fall: how long the animal rises and leaps, when it hits, how long the camera takes from when on, and when the post with
 * the number is there. All of it is over after `ends`. Milliseconds.
 */
const FALL = { rises: 220, leaps: 300, hits: 520, closer: 120, zooms: 300, counted: 340, planted: 180, ends: 3360 };
/** And where few fall. */
const SMALL = { leaps: 0, hits: 220, ends: 1500 };
/** The part that breaks off slides so long first, and so far, in widths of a bucket. */
const SLIDE = { ms: 200, far: 0.68 };
/** How much closer the camera comes, and where the pyramid stands then: from its own side, and from the top. */
const CLOSE = { scale: 1.35, aside: 0.34, down: 0.57 };
/** Milliseconds: from one bucket that loses its footing to the next, at most, and all of them together, at most. */
const [APART, ALL_APART] = [95, 900];
/** How long a bucket tips, flies from the lowest row, longer by each row it falls, and bounces twice. Milliseconds. */
const TIP = { first: 70, next: 180 };
const FLIGHT = { first: 640, next: 330, row: 70 };
const BOUNCES = [240, 150] as const;
/** So many buckets are heard as they land. */
const HEARD = 6;
/** How far apart the moments of a fall are reckoned, in milliseconds. */
const SAMPLE = 40;
/** A card on its way, and from one card to the next; the number as it is stamped; the sign as it turns over. Milliseconds. */
const CARD = { flies: 320, apart: 60, drawn: 260, swept: 260, sweptApart: 40, allSwept: 700, stamp: 240, flips: 120 };
/** The arrow that says which way the trick goes: how long it comes, and turns. Milliseconds. */
const ARROW = { comes: 100, turns: 400, stays: 260 };
/** The discards on their way back to the draw pile: how long each of a few flies, and from one to the next. Milliseconds. */
const SHUFFLED = { cards: 4, flies: 320, apart: 60 };
/** Cards dealt at the beginning of a round: to each, from one to the next at most, and all of it at most. Milliseconds. */
const DEALT = { cards: 12, flies: 260, apart: 40, ends: 1400 };
/**
 * The cloths: how long they tremble, and fly off; when the buckets settle, and how long each row of them takes; and how long
 * all pyramids stand before whoever plays alone gets a hand in their place. Milliseconds.
 */
const OPENING = { trembles: 600, flies: 450, settles: 320, row: 130, stands: 2800 };
/** Out of the round; and the end of one. Milliseconds. */
const OUT = { tilts: 700, ends: 1300 };
const CROWNED = { falls: 300, drops: 900, plates: 120 };

/** A place in the drawing of a pyramid. */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
}

/** The middle of a bucket that stands, seen from the middle of the bench's upper edge, in widths of a bucket. */
function standing(bucket: Bucket): Point {
  const { x, y } = cornerOf(bucket);
  // The bench is five buckets wide.
  const bench = (cornerOf({ row: 0, place: 4 }).x + BUCKET_WIDTH + cornerOf({ row: 0, place: 0 }).x) / 2;
  return { x: (x - bench) / BUCKET_WIDTH + 0.5, y: y / BUCKET_WIDTH + BUCKET_HEIGHT / 2, turn: 0, size: 1 };
}

/** And of one that lies in its slot. */
function lying({ left, top, turn }: Lying): Point {
  const { x, y, width, height, bucket } = LITTER;
  return {
    x: x + left * width + bucket.width / 2,
    y: y + top * height + bucket.height / 2,
    turn,
    size: bucket.width
  };
}

/**
 * Where a bucket is so long after it began to lose its footing: it tips, flies, bounces twice, and lies in its slot. The one
 * that is knocked out flies higher, and turns over once more.
 */
function poseAt(from: Point, to: Point, row: number, isFirst: boolean, ms: number): Point {
  const way = to.x >= from.x ? 1 : -1;
  const [tip, flight] = isFirst ? [TIP.first, FLIGHT.first] : [TIP.next, FLIGHT.next + FLIGHT.row * row];
  const [hop, lift] = isFirst ? [3.86, 0.32] : [0.77, 0.09];
  const over = isFirst || row >= 3 ? 360 : 0;
  const turn = to.turn + Math.sign(to.turn) * over;
  const [landsAt, start] = [to.x - way * 0.68, { x: from.x + way * 0.23, y: from.y - lift }];
  let left = ms;
  if (left < tip) {
    const share = (left / tip) ** 2;
    return { x: from.x + way * 0.23 * share, y: from.y - lift * (left / tip), turn: way * 26 * share, size: from.size };
  }
  left -= tip;
  if (left < flight) {
    const share = left / flight;
    return {
      x: start.x + (landsAt - start.x) * share,
      y: start.y + (to.y - start.y) * share - hop * 4 * share * (1 - share),
      turn: way * 26 + (turn * 0.82 - way * 26) * share,
      size: from.size + (to.size - from.size) * share
    };
  }
  left -= flight;
  const [high, low] = BOUNCES;
  if (left < high) {
    const share = left / high;
    return {
      x: landsAt + way * 0.45 * share,
      y: to.y - 0.59 * 4 * share * (1 - share),
      turn: turn * (0.82 + 0.14 * share),
      size: to.size
    };
  }
  const share = Math.min(1, (left - high) / low);
  return {
    x: landsAt + way * (0.45 + 0.23 * share),
    y: to.y - 0.2 * 4 * share * (1 - share),
    turn: turn * (0.96 + 0.04 * share),
    size: to.size
  };
}

/** How long one bucket falls, until it has landed and until it lies. Milliseconds. */
function lengthOfFall(row: number, isFirst: boolean): { readonly lands: number; readonly lies: number } {
  const lands = isFirst ? TIP.first + FLIGHT.first : TIP.next + FLIGHT.next + FLIGHT.row * row;
  return { lands, lies: lands + BOUNCES[0] + BOUNCES[1] };
}

/** The fall of one bucket as moments of a movement, in hundredths of its own size; it may have slid aside before. */
function fall(from: Point, to: Point, row: number, isFirst: boolean, slid: number): readonly Pose[] {
  const ms = lengthOfFall(row, isFirst).lies;
  const moments = Math.ceil(ms / SAMPLE);
  const begin = { ...from, x: from.x + slid };
  return Array.from({ length: moments + 1 }, (_, n): Pose => {
    const { x, y, turn, size } = poseAt(begin, to, row, isFirst, (ms * n) / moments);
    return {
      translate: `${((x - from.x) * 100).toFixed(1)}% ${(((y - from.y) / BUCKET_HEIGHT) * 100).toFixed(1)}%`,
      rotate: `${turn.toFixed(1)}deg`,
      scale: size.toFixed(3)
    };
  });
}

/** Fades in, or out. */
function fades(who: string, at: number, ms: number, way: 'in' | 'out'): Beat {
  const how = [{ opacity: 0 }, { opacity: 1 }];
  return { who, at, ms, how: way === 'in' ? how : how.toReversed() };
}

/** The cards of the trick go to the discard pile. */
function swept(view: View, at: number): { readonly beats: readonly Beat[]; readonly ms: number } {
  const cards = (view.trick?.piles ?? []).flatMap(({ seat, values }) =>
    values.map((_, n) => `card:${String(seat)}:${String(n)}`)
  );
  const apart = Math.min(CARD.sweptApart, (CARD.allSwept - CARD.swept) / Math.max(1, cards.length - 1));
  const beats = cards.map((who, n): Beat => {
    const how = { fly: [who, 'pile:discard'], arc: 20, scale: [1, 0.64] } as const;
    const cue = n === 0 ? { cue: 'sweep' as const } : {};
    return { who, at: Math.round(at + n * apart), ms: CARD.swept, how, ease: IN, ...cue };
  });
  const sums = (view.trick?.piles ?? []).map(({ seat }) => fades(`sum:${String(seat)}`, at, CARD.swept, 'out'));
  return { beats: [...beats, ...sums], ms: cards.length === 0 ? 0 : CARD.swept + (cards.length - 1) * apart };
}

/** The sign turns over, to what it says next. */
function flips(at: number, way: 'away' | 'back'): Beat {
  const how = [{ scale: '1 1' }, { scale: '1 0' }];
  return { who: 'sign', at, ms: CARD.flips, how: way === 'away' ? how : how.toReversed(), ease: SOFT };
}

/** The animal leaves the sign, leaps at the bucket, and goes home. */
function leap(
  seat: Seat,
  suit: Suit,
  doomed: string,
  from: { leaps: number; hits: number },
  ends: number
): Pick<Shown, 'ghosts' | 'beats'> {
  const { leaps, hits } = from;
  const ms = hits - leaps;
  const rim = { of: doomed, x: 0.86, y: 0.36 };
  const start = leaps === 0 ? 'mark' : { of: 'mark', x: 0.5, y: 0.18 };
  const way = { fly: [start, rim], arc: 70 } as const;
  const home = { fly: [rim, 'mark'], arc: 90, turn: [-16, 0], scale: [0.92, 1] } as const;
  const rises: readonly Beat[] =
    leaps === 0
      ? []
      : [{ who: 'medal', at: 0, ms: FALL.rises, how: [{ translate: '0% 0%' }, { translate: '0% -32%' }], ease: BACK }];
  const trails = [0.42, 0.32, 0.22, 0.14];
  return {
    ghosts: [
      { name: 'light', over: `bench:${String(seat)}`, picture: 'light' },
      { name: 'ring', over: doomed, picture: 'ring' },
      ...trails.map((_, n) => ({ name: `trail:${String(n)}`, over: 'mark', picture: 'trail' })),
      { name: 'burst', over: doomed, picture: 'burst' },
      { name: 'medal', over: 'mark', picture: `medal:${suit}` }
    ],
    beats: [
      { ...fades('light', 0, FALL.rises, 'in'), cue: `snort:${suit}` },
      { who: 'mark', at: 0, ms: ends, how: [{ opacity: 0 }, { opacity: 0 }] },
      { who: 'ring', at: 0, ms: hits, how: [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1 }] },
      { who: 'ring', at: hits, ms: 80, how: [{ opacity: 1 }, { opacity: 0 }] },
      ...rises,
      { who: 'medal', at: leaps, ms, how: { ...way, turn: [0, -16], scale: [1, 0.92] }, ease: IN },
      ...trails.flatMap((size, n): readonly Beat[] => {
        const at = leaps + 25 + n * 25;
        return [
          { who: `trail:${String(n)}`, at, ms, how: { ...way, scale: [size, size] }, ease: IN },
          { who: `trail:${String(n)}`, at: at + ms, ms: 90, how: [{ opacity: 1 }, { opacity: 0 }] }
        ];
      }),
      {
        who: 'burst',
        at: hits,
        ms: 240,
        how: [
          { scale: '0.5', opacity: 1 },
          { scale: '1.05', opacity: 1, offset: 0.4 },
          { scale: '1.15', opacity: 0 }
        ]
      },
      { who: 'medal', at: hits + 260, ms: 480, how: home, ease: SOFT }
    ]
  };
}

/** Dust goes up, of this size. In hundredths of the bench's box, from its middle. */
function dusty(who: string, to: Point, at: number, size = 1, cue?: Cue): Beat {
  const [x, y] = [to.x * 100, to.y * 100 + 30 - PYRAMID_BOX.y];
  const [across, down] = [(x / PYRAMID_BOX.width) * 100, ((y - PYRAMID_BOX.height / 2) / PYRAMID_BOX.height) * 100];
  const place = `${across.toFixed(1)}% ${down.toFixed(1)}%`;
  return {
    who,
    at,
    ms: Math.round(240 * size),
    how: [
      { translate: place, scale: String(size / 2), opacity: 0.9 },
      { translate: place, scale: String(size), opacity: 0 }
    ],
    ...(cue && { cue })
  };
}

/** The table once buckets have fallen, as long as more is to be told of it. */
function fallen(before: View, after: View): View {
  return { ...before, pyramids: after.pyramids, buckets: after.buckets, asks: [], mayDraw: null };
}

/**
 * The animal knocks a bucket out, and what it carried falls; the counter runs. Where nothing else is to be told, the trick
 * is swept. (rules: Giving way)
 */
function gaveWay(news: Of<'gaveWay'>, before: View, to: View, { players }: Room, isLast: boolean): readonly Shown[] {
  const { seat, fell, suit, toBeat, left, bucket } = news;
  const isSmall = fell.length <= FEW;
  const { hits, ends } = isSmall ? SMALL : FALL;
  const doomed = pailAt(seat, bucket);
  const apart = Math.min(APART, ALL_APART / Math.max(1, fell.length - 1));
  const slots = slotsFor(before, seat, fell);
  // What a bottom row breaks off slides aside as one before it falls.
  const next = fell.slice(1).find(({ row }) => row === bucket.row);
  const slides = bucket.row === 0 && next !== undefined ? Math.sign(next.place - bucket.place) * SLIDE.far : 0;
  const begins = (n: number): number => Math.round(hits + n * apart) + (n > 0 && slides !== 0 ? SLIDE.ms : 0);
  const falls = fell.flatMap((each, n): readonly (Beat & { readonly lands: number; readonly to: Point })[] => {
    const slot = slots[n];
    if (slot === undefined) return [];
    const { lands, lies } = lengthOfFall(each.row, n === 0);
    const end = lying(slot);
    const how = fall(standing(each), end, each.row, n === 0, n === 0 ? 0 : slides);
    const front = n === 0 ? { isInFront: true as const } : {};
    const who = pailAt(seat, each);
    return [
      {
        who,
        at: begins(n),
        ms: lies,
        how,
        cue: n === 0 ? 'clank' : 'tick',
        ...front,
        lands: begins(n) + lands,
        to: end
      }
    ];
  });
  const slid =
    slides === 0
      ? []
      : fell.slice(1).map((each): Beat => {
          const how = [{ translate: '0% 0%' }, { translate: `${(slides * 100).toFixed(1)}% 0%` }];
          return { who: pailAt(seat, each), at: hits, ms: SLIDE.ms, how, ease: SOFT };
        });
  const over = Math.max(hits, ...falls.map(({ at, ms }) => at + ms));
  // Where a bucket lands, and where it bounces.
  const dust = falls.flatMap(({ lands, to: end }, n) => {
    const [who, at] = [`dust:${String(n)}`, Math.round(lands)];
    const heard: readonly Cue[] = n < HEARD ? ['bounce', 'bounce:again'] : [];
    return [dusty(who, end, at, 1, heard[0]), dusty(who, end, at + BOUNCES[0], 0.6, heard[1])];
  });
  const side = isLeft(seat, before.seats) ? 'right' : 'left';
  // The numbers on the plate and on the post jump.
  const numbers = isSmall ? [`left:${String(seat)}`] : [`left:${String(seat)}`, 'tally:number'];
  const pops = numbers.flatMap((who) =>
    fell.map((_, n): Beat => ({
      who,
      at: begins(n),
      ms: 120,
      how: [{ scale: '1' }, { scale: '1.3' }, { scale: '1' }]
    }))
  );
  const sweeps = isLast
    ? swept(before, isSmall ? 800 : Math.min(over, FALL.ends - CARD.allSwept))
    : { beats: [], ms: 0 };
  const back = Math.max(hits + 740, Math.min(over, ends - (isSmall ? 200 : CARD.allSwept)));
  const leaves = isSmall ? ends - 200 : back;
  const all = Math.max(over, leaves + FALL.zooms, ...sweeps.beats.map(({ at, ms }) => at + ms));
  const done = isSmall ? ends : all;
  const animal = leap(seat, suit, doomed, isSmall ? SMALL : FALL, done);
  const near = {
    near: `bench:${String(seat)}`,
    at: [isLeft(seat, before.seats) ? CLOSE.aside : 1 - CLOSE.aside, CLOSE.down],
    scale: CLOSE.scale
  } as const;
  const moves: readonly Beat[] = isSmall
    ? []
    : [
        { who: 'camera', at: FALL.closer, ms: FALL.zooms, how: { way: 'in', ...near }, ease: SOFT, isDear: true },
        { who: 'camera', at: leaves, ms: FALL.zooms, how: { way: 'out', ...near }, ease: SOFT, isDear: true },
        {
          who: 'board',
          at: hits,
          ms: 120,
          how: ['0px 0px', '3px 1px', '-3px -1px', '2px 0px', '0px 0px'].map((translate): Pose => ({ translate })),
          isDear: true
        },
        {
          who: 'tally',
          at: FALL.counted,
          ms: FALL.planted,
          how: [
            { translate: '0% 14%', opacity: 0 },
            { translate: '0% 0%', opacity: 1 }
          ],
          ease: BACK
        },
        fades('tally', leaves, 200, 'out')
      ];
  const counts = fell.map((_, n): Count => ({
    at: begins(n),
    who: `plate:${String(seat)}`,
    value: left + fell.length - 1 - n
  }));
  const other = before.trick === null ? '' : nameOf(players, before.trick.last);
  const tally = { name: 'tally', over: `bench:${String(seat)}`, picture: `tally:${String(seat)}:${side}` };
  const shown: Shown = {
    kind: isSmall ? 'singleFall' : 'fall',
    from: before,
    to,
    news: [news],
    title: [
      m.bk_title_gives_way({ name: nameOf(players, seat) }),
      // Whoever has none left of the animal that attacks gives up any.
      (bucket.suit === suit ? m.bk_prompt_gives_way : m.bk_prompt_gives_way_any)({
        name: other,
        number: toBeat,
        bucket: m.bk_bucket_of({ suit })
      })
    ],
    then: {
      at: Math.max(hits, over - 500),
      line: m.bk_prompt_fell({
        fell: m.bk_fell({ count: fell.length }),
        left: left === 0 ? m.bk_left_none() : m.bk_left({ count: left })
      })
    },
    sight: `bench:${String(seat)}`,
    ghosts: [
      ...(animal.ghosts ?? []),
      ...falls.map((_, n) => ({ name: `dust:${String(n)}`, over: `bench:${String(seat)}`, picture: 'dust' })),
      ...(isSmall ? [] : [tally])
    ],
    beats: [
      ...(animal.beats ?? []),
      ...slid,
      ...falls.map(({ who, at, ms, how, cue, isInFront }): Beat => {
        return { who, at, ms, how, ...(cue && { cue }), ...(isInFront && { isInFront }) };
      }),
      ...dust,
      ...pops,
      ...moves,
      fades('light', leaves, 200, 'out'),
      ...sweeps.beats,
      ...(isLast ? [fades('medal', done - CARD.flips, CARD.flips, 'out'), flips(done - CARD.flips, 'away')] : [])
    ],
    counts
  };
  if (!isLast) return [shown];
  return [shown, { kind: 'card', from: to, to, news: [], beats: [flips(0, 'back')] }];
}

/** Nobody stands there any more: the bench tilts, and its plate goes dull. */
function out(news: Of<'out'>, from: View, to: View, { players }: Room): readonly Shown[] {
  const { seat } = news;
  const { beats } = swept(from, OUT.tilts - 200);
  const title = [m.bk_title_out({ name: nameOf(players, seat) }), m.bk_prompt_out()] as const;
  // It stands as it did, with the bench askew, and then tips into that.
  const tilted = { ...from, out: [...from.out, seat], turn: null };
  const swing = ['-4deg', '-4deg', '3deg', '-1.5deg', '0deg'].map((rotate): Pose => ({ rotate }));
  return [
    said<BucketKing>(from, [], tilted),
    {
      kind: 'out',
      from: tilted,
      to,
      news: [news],
      title,
      sight: `bench:${String(seat)}`,
      beats: [
        { who: `bench:${String(seat)}`, at: 0, ms: OUT.tilts, how: swing, ease: SOFT, cue: 'out' },
        {
          who: `plate:${String(seat)}`,
          at: 0,
          ms: OUT.ends,
          how: [{ scale: '1.06' }, { scale: '1', offset: 0.2 }, { scale: '1' }]
        },
        ...beats
      ]
    }
  ];
}

/** The end of a round that is not the last: whoever has won it is crowned, and everybody's sum is told. */
function crowned(news: Of<'roundEnded'>, from: View, after: View): readonly Shown[] {
  const { winners, buckets } = news;
  const falls = ['-420%', '0%', '-60%', '0%', '-22%', '0%'];
  const at = [0, 0.42, 0.6, 0.76, 0.88, 1];
  return [
    said<BucketKing>(from, [], after),
    {
      kind: 'ending',
      from: after,
      to: after,
      news: [news],
      isVerdict: true,
      sight: `bench:${String(winners[0] ?? 0)}`,
      beats: [
        ...winners.map((seat, n): Beat => ({
          who: `crown:${String(seat)}`,
          at: CROWNED.falls,
          ms: CROWNED.drops,
          how: falls.map((y, bounce): Pose => ({
            translate: `-50% ${y}`,
            opacity: bounce === 0 ? 0 : 1,
            offset: at[bounce] ?? 1,
            easing: bounce % 2 === 0 ? IN : FLY
          })),
          ...(n === 0 ? { cue: 'crown' as const } : {})
        })),
        ...buckets.map((_, seat): Beat => ({
          who: `total:${String(seat)}`,
          at: CROWNED.falls + CROWNED.drops + seat * CROWNED.plates,
          ms: 240,
          how: [{ scale: '0.4', opacity: 0 }, { scale: '1.15', opacity: 1 }, { scale: '1' }].map((pose) => ({
            opacity: 1,
            ...pose
          })),
          cue: 'tick'
        })),
        { who: 'sign', at: 0, ms: CARD.stamp, how: [{ scale: '1 0' }, { scale: '1 1' }], ease: BACK, cue: 'roll' }
      ]
    }
  ];
}

/**
 * Cards are thrown before their player, the number is struck, and a card is drawn; who is next is told at the end. Equal
 * cards turn the trick round.
 */
function thrown(
  news: Of<'led'> | Of<'defended'>,
  draws: readonly Draws[],
  before: View,
  after: View,
  { players }: Room
): readonly Shown[] {
  const pile = after.trick?.piles.find(({ seat }) => seat === news.seat);
  if (pile === undefined) return [said<BucketKing>(before, [news, ...draws], after)];
  const first = pile.values.length - news.values.length;
  const lands = CARD.flies + (news.values.length - 1) * CARD.apart;
  // What is to be beaten, who is next, and which way, is told when the cards lie.
  const { direction = 1, toBeat = 0 } = before.trick ?? {};
  const trick = after.trick && { ...after.trick, direction, toBeat };
  const lie: View = { ...undrawn(draws, after), trick, turn: before.turn, asks: before.asks, mayDraw: null };
  const turns = news.kind === 'defended' && news.turned ? turned(before, lands) : null;
  const drawn = drew(draws, lands, lie);
  return [
    said<BucketKing>(before, [], lie),
    {
      kind: 'card',
      from: lie,
      to: after,
      news: [news, ...draws],
      title: [title(before, players), words.news(news, players) ?? ''],
      ghosts: [...(turns?.ghosts ?? []), ...drawn.ghosts],
      beats: [
        fades(`sum:${String(news.seat)}`, lands - CARD.apart, CARD.apart, 'in'),
        ...news.values.map((_, n): Beat => {
          const who = `card:${String(news.seat)}:${String(first + n)}`;
          const fly = [`plate:${String(news.seat)}`, who] as const;
          const how = { fly, arc: 30, turn: [-30, 0], scale: [0.6, 1] } as const;
          return { who, at: n * CARD.apart, ms: CARD.flies, how, ease: FLY, cue: 'card' };
        }),
        {
          who: 'sign',
          at: lands,
          ms: CARD.stamp,
          how: [{ scale: '1' }, { scale: '1.14', offset: 0.2 }, { scale: '0.97', offset: 0.6 }, { scale: '1' }],
          cue: 'stamp'
        },
        ...(turns?.beats ?? []),
        ...drawn.beats
      ],
      counts: [{ at: lands, who: 'sign', value: news.sum }, ...drawn.counts]
    }
  ];
}

/** Over the sign an arrow shows the way the trick went, and turns round. (rules: Equals turn) */
function turned({ trick }: View, at: number): Pick<Shown, 'ghosts' | 'beats'> {
  const way = trick?.direction ?? 1;
  const { comes, turns, stays } = ARROW;
  const pose = (share: number): string => `${String(way * share)} 1`;
  return {
    ghosts: [{ name: 'arrow', over: 'sign', picture: 'arrow' }],
    beats: [
      fades('arrow', at, comes, 'in'),
      {
        who: 'arrow',
        at: at + comes,
        ms: turns,
        how: [{ scale: pose(1) }, { scale: pose(-1) }],
        ease: SOFT,
        cue: 'whisk'
      },
      fades('arrow', at + comes + turns + stays - 100, 100, 'out')
    ]
  };
}

/** What is heard of a card that is drawn: the pile may have had to be made anew. */
type Draws = Of<'reshuffled'> | Of<'drew'>;
const isDraws = (news: News): news is Draws => news.kind === 'reshuffled' || news.kind === 'drew';

/** The table before that. */
function undrawn(draws: readonly Draws[], after: View): View {
  return draws.reduce<View>((view, news) => {
    const { drawPile, discardPile, handSizes } = view;
    if (news.kind === 'reshuffled') {
      return { ...view, drawPile: drawPile - news.cards, discardPile: discardPile + news.cards };
    }
    return {
      ...view,
      drawPile: drawPile + 1,
      handSizes: handSizes.map((cards, seat) => (seat === news.seat ? cards - 1 : cards))
    };
  }, after);
}

/**
 * A card goes from the pile to its player; nobody sees which. Where none was left, the discards become the pile first. The
 * numbers of the piles and of the hand run along.
 */
function drew(
  draws: readonly Draws[],
  begins: number,
  { drawPile, discardPile, handSizes }: View
): Required<Pick<Shown, 'ghosts' | 'beats' | 'counts'>> {
  let [at, pile] = [begins, drawPile];
  const made = draws.map((news): ReturnType<typeof drew> => {
    if (news.kind === 'drew') {
      const how = { fly: ['pile:draw', handOf(news.seat)], arc: 40, scale: [1, 0.45] } as const;
      const cards = (handSizes[news.seat] ?? 0) + 1;
      return {
        ghosts: [{ name: 'drawn', over: 'pile:draw', picture: 'back' }],
        beats: [{ who: 'drawn', at, ms: CARD.drawn, how, ease: FLY, cue: 'card' }],
        counts: [
          { at, who: 'pile:draw', value: pile - 1 },
          { at: at + CARD.drawn, who: `cards:${String(news.seat)}`, value: cards }
        ]
      };
    }
    const cards = Array.from({ length: SHUFFLED.cards }, (_, n) => `shuffled:${String(n)}`);
    const how = { fly: ['pile:discard', 'pile:draw'], arc: 24, turn: [4, 360] } as const;
    const starts = at;
    const before = pile;
    at += SHUFFLED.flies + (cards.length - 1) * SHUFFLED.apart;
    pile += news.cards;
    return {
      ghosts: cards.map((name) => ({ name, over: 'pile:discard', picture: 'back' })),
      beats: cards.map((who, n): Beat => {
        const cue = n === 0 ? { cue: 'sweep' as const } : {};
        return { who, at: starts + n * SHUFFLED.apart, ms: SHUFFLED.flies, how, ease: SOFT, ...cue };
      }),
      counts: cards.flatMap((_, n): readonly Count[] => {
        const [leaves, moved] = [starts + n * SHUFFLED.apart, Math.round((news.cards * (n + 1)) / cards.length)];
        return [
          { at: leaves, who: 'pile:discard', value: discardPile - moved },
          { at: leaves + SHUFFLED.flies, who: 'pile:draw', value: before + moved }
        ];
      })
    };
  });
  return {
    ghosts: made.flatMap(({ ghosts }) => ghosts),
    beats: made.flatMap(({ beats }) => beats),
    counts: made.flatMap(({ counts }) => counts)
  };
}

/** Everybody is dealt their cards, one after the other. */
function dealt(news: Of<'roundBegan'>, before: View, after: View): readonly Shown[] {
  const { seats } = after;
  const { cards, flies, apart, ends } = DEALT;
  const all = cards * seats;
  const gap = Math.min(apart, (ends - flies) / (all - 1));
  // A back that has landed flies again: there are never more of them than are on their way.
  const backs = Math.ceil(flies / gap) + 1;
  const undealt: View = { ...after, drawPile: after.drawPile + all, handSizes: after.handSizes.map(() => 0) };
  return [
    said<BucketKing>(before, [], undealt),
    {
      kind: 'card',
      from: undealt,
      to: after,
      news: [news],
      ghosts: Array.from({ length: backs }, (_, n) => ({
        name: `dealt:${String(n)}`,
        over: 'pile:draw',
        picture: 'back'
      })),
      beats: Array.from({ length: all }, (_, n): Beat => {
        const how = { fly: ['pile:draw', handOf((news.starter + n) % seats)], arc: 30, scale: [1, 0.45] } as const;
        const who = `dealt:${String(n % backs)}`;
        return { who, at: Math.round(n * gap), ms: flies, how, ease: FLY, ...(n % 2 === 0 ? { cue: 'card' } : {}) };
      }),
      counts: Array.from({ length: all }, (_, n): readonly Count[] => [
        { at: Math.round(n * gap), who: 'pile:draw', value: undealt.drawPile - n - 1 },
        {
          at: Math.round(n * gap) + flies,
          who: `cards:${String((news.starter + n) % seats)}`,
          value: Math.floor(n / seats) + 1
        }
      ]).flat()
    }
  ];
}

/** The cloths tremble, all at once they fly off, and the buckets settle, row by row. Nobody sees into one before. */
function opened(news: Of<'pyramidsShown'>, before: View, after: View, { players }: Room): readonly Shown[] {
  const isAlone = players.filter((player) => !isComputer(player)).length === 1;
  const seats = after.pyramids.map((_, seat) => seat);
  const title = [m.bk_title_opening({ count: after.seats }), m.bk_prompt_opening()] as const;
  const sealed: View = { ...before, done: seats, asks: [] };
  const open: View = { ...after, turn: null, asks: [] };
  const tremble = [0, 1.5, -1.5, 1.5, -1.5, 0].map((turn): Pose => ({ rotate: `${String(turn)}deg` }));
  const trembles = seats.map((seat): Beat => ({
    who: clothOf(seat),
    at: 0,
    ms: OPENING.trembles,
    how: tremble,
    ...(seat === 0 ? { cue: 'roll' as const } : {})
  }));
  const flies = seats.map((seat): Beat => {
    const way = isLeft(seat, after.seats) ? -1 : 1;
    const place = (x: number, y: number): string => `${String(way * x)}% ${String(y)}%`;
    return {
      who: clothOf(seat),
      at: 0,
      ms: OPENING.flies,
      how: [
        { translate: place(0, 0), rotate: '0deg', scale: '1 1', opacity: 1 },
        { translate: place(50, -42), rotate: `${String(way * 25)}deg`, scale: '1 0.94', opacity: 1, offset: 0.5 },
        { translate: place(170, -150), rotate: `${String(way * 40)}deg`, scale: '1 0.94', opacity: 0 }
      ],
      ease: SOFT,
      cue: way < 0 ? 'whisk:left' : 'whisk:right'
    };
  });
  const dust = seats.flatMap((seat) =>
    [-1, 1].map((way) => dusty(`dust:${String(seat)}:${String(way)}`, { x: way * 2.6, y: 0.1, turn: 0, size: 1 }, 0))
  );
  const settles = after.pyramids.flatMap((pyramid, seat) =>
    (pyramid ?? []).flatMap((places, row) =>
      places.map((_, place): Beat => ({
        who: pailAt(seat, { row, place }),
        at: OPENING.settles + row * OPENING.row,
        ms: OPENING.row,
        how: [{ translate: '0% -14%' }, { translate: '0% 0%' }],
        ease: BACK,
        ...(seat === 0 && place === 0 ? { cue: 'tick' as const } : {})
      }))
    )
  );
  const stamp = [{ scale: '1.3' }, { scale: '0.95' }, { scale: '1' }];
  return [
    said<BucketKing>(before, [], sealed),
    { kind: 'opening', from: sealed, to: sealed, news: [], title, beats: trembles },
    said<BucketKing>(sealed, [], open),
    {
      kind: 'opening',
      from: open,
      to: after,
      news: [news],
      title,
      ghosts: [
        ...seats.flatMap((seat) =>
          [-1, 1].map((way) => ({
            name: `dust:${String(seat)}:${String(way)}`,
            over: `bench:${String(seat)}`,
            picture: 'dust'
          }))
        ),
        ...seats.map((seat) => ({ name: clothOf(seat), over: `bench:${String(seat)}`, picture: clothOf(seat) }))
      ],
      beats: [
        { who: 'sign', at: 0, ms: CARD.stamp, how: stamp, ease: BACK, cue: 'stamp' },
        ...flies,
        ...dust,
        ...settles,
        ...(isAlone ? [{ who: 'board', at: 0, ms: OPENING.stands, how: [{ opacity: 1 }, { opacity: 1 }] }] : [])
      ]
    }
  ];
}

/** The picture of the hand on its player's plate. */
const handOf = (seat: Seat): string => `hand:${String(seat)}`;
const clothOf = (seat: Seat): string => `cloth:${String(seat)}`;
const pailAt = (seat: Seat, { row, place }: Place): string => `pail:${String(seat)}:${String(row)}:${String(place)}`;

/** Seats go clockwise around the yard from the bottom left: the first half of them stands on the left. */
const isLeft = (seat: Seat, seats: number): boolean => seat < Math.ceil(seats / 2);

/** The scenes of one piece of news, which lead from what stood before to what stands after it; `isLast`: that is the end. */
function scenesOf(news: News, before: View, after: View, room: Room, isLast: boolean): readonly Shown[] {
  switch (news.kind) {
    case 'gaveWay': {
      if (before.trick === null) return [said<BucketKing>(before, [news], after)];
      return gaveWay(news, before, isLast ? after : fallen(before, after), room, isLast);
    }
    case 'out':
      return out(news, before, isLast ? after : { ...before, out: after.out, trick: bare(before), turn: null }, room);
    case 'roundEnded':
      return isLast ? crowned(news, before, after) : [said<BucketKing>(before, [news], before)];
    case 'pyramidsShown':
      return opened(news, before, after, room);
    case 'led':
    case 'defended':
      return thrown(news, [], before, after, room);
    case 'roundBegan':
      return dealt(news, before, after);
    case 'drew':
    case 'reshuffled':
    case 'matchEnded':
    case 'dealt':
    case 'sealed':
    case 'reopened':
    case 'forgotToDraw':
      return [said<BucketKing>(before, [news], isLast ? after : before)];
  }
}

/** The trick once its cards are gone. */
function bare({ trick }: View): View['trick'] {
  return trick && { ...trick, piles: [] };
}

/**
 * One piece of news after the other: a fall, who is out by it, and what ends with it. What is drawn comes last, together
 * with the cards that are played.
 */
function scenes(before: View, news: readonly News[], after: View, room: Room): readonly Shown[] {
  const draws = news.filter(isDraws);
  const acts = news.filter((piece) => !isDraws(piece));
  const end = undrawn(draws, after);
  let stands = before;
  const shown = acts.flatMap((piece, n) => {
    const isLast = n === acts.length - 1;
    const isPlay = piece.kind === 'led' || piece.kind === 'defended';
    const made =
      isPlay && isLast ? thrown(piece, draws, stands, after, room) : scenesOf(piece, stands, end, room, isLast);
    stands = made.at(-1)?.to ?? stands;
    return made;
  });
  if (draws.length === 0 || stands === after) return shown;
  return [
    ...shown,
    said<BucketKing>(stands, [], end),
    { kind: 'card', from: end, to: after, news: draws, ...drew(draws, 0, end) }
  ];
}

export const show: SceneMaker<BucketKing> = { scenes };
