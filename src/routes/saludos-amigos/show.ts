/** What everybody is shown of a move of Saludos Amigos!. */
import {
  PROJECTS,
  type News,
  type SaludosAmigos,
  type Seat,
  type SessionResult,
  type Shares,
  type View
} from '$lib/games/saludos-amigos';
import { m } from '$lib/paraglide/messages';
import {
  BACK,
  CONFETTI,
  FLY,
  IN,
  said,
  SOFT,
  type Beat,
  type Cue,
  type Ghost,
  type Pose,
  type Room,
  type Scene,
  type SceneMaker
} from '$lib/table/show/scene';
import { turnOf } from './drawings/dice';
import {
  BID_SPACES,
  bidPlace,
  HALL_TRACKS,
  hallTrack,
  markerOn,
  markersOf,
  mogulsOn,
  STRIP_BIDS,
  stepsBetween,
  TOWN_BIDS,
  type TrackShape
} from './drawings/track';
import { nameOf } from './names';
import { endingWords } from './news';
import { openedIn, turnsIn, type Turned } from './table/turning';
import { words } from './words';

type Shown = Scene<SaludosAmigos>;
type Players = Room['players'];
type Of<Kind extends News['kind']> = Extract<News, { kind: Kind }>;

/** Of a tile out of the pouch, in milliseconds: the pouch is squeezed, the tile rises, is seen, and is laid; its prize is stamped. */
const TILE = { squeezed: 180, rises: 420, seen: 640, laid: 1000, lays: 360, settles: 420, stamped: 220, stands: 1180 };
/** How its prize adds up: from one line to the next, how long each takes, and the coin that drops below them. Milliseconds. */
const SUM = { lines: 3, apart: 120, comes: 160, drops: 260 };
/** The journalist's: when the flash comes, and how long it takes. One alone, and never more than three in a second. */
const PRESS = { flash: 620, ms: 380, ends: 1300 };
/** For another roll a card goes; a die tumbles, drops with its face up, and what it comes to appears. Milliseconds. */
const DIE = { gives: 240, tumbles: 360, drops: 160, counts: 120 };
/** What is on top of it in the air, one after the other, and its way there: from moment to moment, in px and degrees. */
const SPIN = {
  faces: [4, 1, 5, 3, 6, 2],
  way: [
    [0, 0, 0],
    [5, -16, 60],
    [8, -26, 115],
    [2, -30, 175],
    [-5, -27, 235],
    [-3, -20, 300],
    [0, -10, 360]
  ]
} as const;
/** A mogul goes on, or back, a space; and all of the way at most. Milliseconds. */
const ON = { space: 130, most: 1300 };
const BACKWARD = { space: 110, most: 1200 };
/** Cards that are drawn: from one to the next, and how long each flies. Milliseconds. */
const DRAWN = { apart: 120, flies: 320 };
/** What is said in the talks lands on the table; the tankard slides there, so long a space. Milliseconds. */
const LANDS = 320;
const SLIDES = { space: 24, least: 200, most: 480 };
/** Tankard or pretzel hops to where a card has brought it: how long, how high, and how the hop goes. Milliseconds, px. */
const HOP = { ms: 240, arc: 10, ease: 'cubic-bezier(.3,0,.3,1)', poses: 6 };
/**
 * Of a session, in milliseconds: the cards come out of the benches and rest; a card takes so long, or less where there are
 * many, all but the last together so long; then there is a silence, and the last one turns more slowly.
 */
export const SESSION = {
  slides: 420,
  rests: 300,
  turn: 460,
  all: 2560,
  turning: 320,
  silence: 600,
  last: 520,
  stands: 260
} as const;
/** Of the last hands, in milliseconds: one is opened after the other, the sums are read, and the highest goes on. */
const HANDS = { apart: 160, opens: 300, read: 1000, stands: 500 };
/** Who has won, and their coins. Milliseconds. */
const VERDICT = { lands: 420, apart: 70, flies: 380 };

const still: Pose = { translate: '0px 0px' };

/** A sound of the first of several that move alike. */
const heard = (is: boolean, cue: Cue): { readonly cue?: Cue } => (is ? { cue } : {});

/** A tile rises out of the pouch and is held up there. */
function rises(picture: string): { readonly ghosts: readonly Ghost[]; readonly beats: readonly Beat[] } {
  return {
    ghosts: [{ name: 'tile', over: 'pouch', picture }],
    beats: [
      {
        who: 'pouch',
        at: 0,
        ms: TILE.squeezed,
        how: [{ scale: '1 1' }, { scale: '1.06 0.95' }, { scale: '1 1' }],
        cue: 'cloth'
      },
      {
        who: 'tile',
        at: TILE.squeezed,
        ms: TILE.rises,
        how: [
          { translate: '0px 40px', rotate: '-20deg', scale: '0.3', opacity: 0 },
          { translate: '0px 0px', rotate: '-8deg', scale: '0.7', opacity: 1, offset: 0.3 },
          { translate: '0px -40px', rotate: '7deg', scale: '1.25', opacity: 1 }
        ],
        ease: FLY
      }
    ]
  };
}

/**
 * The section that was drawn flies to its plot, and its prize is stamped there. With the fourth project that is the end: it
 * is told together with what follows, which says so, and nothing is shared out.
 */
function laid(
  news: Of<'sectionLaid'>,
  next: News | undefined,
  before: View,
  players: Players
): { scenes: readonly Shown[]; stands: View } {
  const { section } = news;
  const at = PROJECTS.indexOf(section.project);
  const built = before.built.with(at, section.lying + 1);
  const stands: View = { ...before, built, section, pouch: before.pouch - 1, last: null };
  const { ghosts, beats } = rises(`tile:${section.project}:${String(section.lying + 1)}`);
  const plot = `plot:${section.project}`;
  const flies: readonly Beat[] = [
    {
      who: 'rim',
      at: TILE.seen,
      ms: TILE.laid + TILE.lays - TILE.seen,
      how: [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1 }]
    },
    {
      who: 'tile',
      at: TILE.laid,
      ms: TILE.lays,
      how: { fly: [{ of: 'pouch', x: 0.5, y: 0.3 }, plot], arc: 60, turn: [7, 0], scale: [1.25, 0.5] },
      ease: IN,
      cue: 'tick'
    }
  ];
  const isEnd = next?.kind === 'handsShown';
  const title = [
    m.sa_section_of({ project: m.sa_project(section), number: section.lying + 1, count: section.value }),
    words.news(news, players, next) ?? ''
  ] as const;
  const draws: Shown = {
    kind: 'tile',
    from: before,
    to: stands,
    news: isEnd ? [] : [news],
    title: [words.title(before, players), words.prompt(before, players)],
    then: { at: TILE.laid + TILE.lays, heading: title[0], line: title[1] },
    ghosts: [...ghosts, { name: 'rim', over: plot, picture: 'rim' }],
    beats: [...beats, ...flies]
  };
  const stamps: Shown = {
    kind: 'tile',
    from: stands,
    to: stands,
    news: isEnd ? [news, next] : [],
    title,
    ghosts: [{ name: 'dust', over: plot, picture: 'dust' }],
    beats: [
      {
        who: 'dust',
        at: 0,
        ms: TILE.settles,
        how: [
          { scale: '0.8', opacity: 1 },
          { scale: '1.25', opacity: 0 }
        ],
        ease: FLY
      },
      {
        who: 'star',
        at: 0,
        ms: TILE.stamped,
        how: [
          { scale: '2', opacity: 0 },
          { scale: '1', opacity: 1 }
        ],
        ease: BACK,
        cue: 'stamp'
      },
      ...(isEnd ? [] : adds()),
      { who: plot, at: TILE.stamped, ms: TILE.stands, how: [{ opacity: 1 }, { opacity: 1 }] }
    ]
  };
  return { scenes: [draws, stamps], stands };
}

/** The sum of the prize, line by line, and the coin that it comes to. */
function adds(): readonly Beat[] {
  const lines = Array.from({ length: SUM.lines }, (_, n): Beat => ({
    who: `line:${String(n)}`,
    at: TILE.stamped + n * SUM.apart,
    ms: SUM.comes,
    how: [
      { translate: '0px 14px', opacity: 0 },
      { translate: '0px 0px', opacity: 1 }
    ],
    ease: FLY
  }));
  const coin: Beat = {
    who: 'prize',
    at: TILE.stamped + SUM.lines * SUM.apart,
    ms: SUM.drops,
    how: [
      { translate: '0px -70px', scale: '1.2', opacity: 0 },
      { translate: '0px -30px', scale: '1.1', opacity: 1, offset: 0.4 },
      { translate: '0px 0px', scale: '1', opacity: 1 }
    ],
    ease: BACK,
    cue: 'clank'
  };
  return [...lines, coin];
}

/** The moguls step from space to space, each by itself; whoever shared a space with them makes room. */
function walks(before: View, money: readonly number[], { space, most }: typeof ON): readonly Beat[] {
  const [from, to] = [mogulsOn(before.money), mogulsOn(money)];
  const spaces = Math.max(1, ...money.map((millions, seat) => Math.abs(millions - (before.money[seat] ?? 0))));
  const each = Math.min(space, most / spaces);
  let isFirst = true;
  return from.flatMap((start, seat): readonly Beat[] => {
    const end = to[seat];
    if (end === undefined || (start.x === end.x && start.y === end.y)) return [];
    const steps = stepsBetween(before.money[seat] ?? 0, money[seat] ?? 0);
    const how = [start, ...steps, end].map(({ x, y }): Pose => ({ translate: `${String(x)}px ${String(y)}px` }));
    const beat: Beat = {
      who: `mogul:${String(seat)}`,
      at: 0,
      ms: Math.round(each * (steps.length + 1)),
      how,
      ...heard(isFirst, 'tick')
    };
    isFirst = false;
    return [beat];
  });
}

/** Everybody who had more cards than whoever had fewest goes back, in the light of a flash. */
function scandal(news: Of<'journalistDrawn'>, before: View): { scenes: readonly Shown[]; stands: View } {
  const { seat, back, money, laidOut } = news;
  const { ghosts, beats } = rises('press');
  const flash: Beat = {
    who: 'flash',
    at: PRESS.flash,
    ms: PRESS.ms,
    how: [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 0 }],
    cue: 'clank'
  };
  const gone: Beat = {
    who: 'tile',
    at: PRESS.flash + PRESS.ms,
    ms: PRESS.ends - PRESS.flash - PRESS.ms,
    how: [{ opacity: 1 }, { opacity: 0 }]
  };
  const last = { kind: 'journalist', holder: seat, back, isLaidOut: laidOut !== null } as const;
  const told: View = { ...before, last, journalists: laidOut ?? before.journalists };
  const stands: View = { ...told, money };
  return {
    scenes: [
      {
        kind: 'tile',
        from: before,
        to: told,
        news: [news],
        ghosts: [...ghosts, { name: 'flash', over: 'pouch', picture: 'flash' }],
        beats: [...beats, flash, gone]
      },
      {
        kind: 'card',
        from: told,
        to: stands,
        news: [],
        title: [m.sa_scandal(), m.sa_scandal_rule()],
        beats: walks(told, money, BACKWARD)
      }
    ],
    stands
  };
}

/** A die tumbles and lands; its face and what it comes to are not to be seen before. Everybody else can roll meanwhile. */
function rolls(
  news: Of<'rolled' | 'rolledAgain'>,
  before: View,
  after: View,
  players: Players
): { scenes: readonly Shown[]; stands: View } {
  const { seat } = news;
  const stands: View = after;
  const tumbling: View = {
    ...after,
    phase: before.phase,
    rolls: after.rolls.with(seat, []),
    strengths: before.strengths.with(seat, null),
    stands: before.stands,
    asks: before.asks.map((ask) => ({ ...ask, by: ask.by.filter((mover) => mover !== seat) }))
  };
  const who = `die:${String(seat)}`;
  const look = String(players[seat]?.look ?? 0);
  const old = news.kind === 'rolledAgain' ? (before.rolls[seat]?.at(-1) ?? null) : null;
  const lifts = old === null ? 0 : DIE.gives;
  const lies = `${String(turnOf(seat))}deg`;
  const away: readonly Ghost[] =
    old === null
      ? []
      : [
          { name: 'old', over: who, picture: `die:${look}:${String(old)}` },
          { name: 'given', over: `count:${String(seat)}`, picture: 'back' }
        ];
  const flies: Shown = {
    kind: 'die',
    from: tumbling,
    to: stands,
    news: [news],
    isAside: true,
    ghosts: [
      ...away,
      ...SPIN.faces.map((face, n) => ({
        name: `spin:${String(n)}`,
        over: who,
        picture: `spin:${look}:${String(face)}`
      })),
      { name: 'face', over: who, picture: `die:${look}:${String(news.die)}` }
    ],
    beats: [
      // In its place lies what it showed before, then what is in the air.
      { who, at: 0, ms: lifts + DIE.tumbles + DIE.drops, how: [{ opacity: 0 }, { opacity: 0 }] },
      ...(old === null ? [] : gives(seat, lies)),
      ...spins(lifts),
      {
        who: 'face',
        at: lifts + DIE.tumbles,
        ms: DIE.drops,
        how: [
          { translate: '0px -10px', rotate: lies, scale: '1 1' },
          { translate: '0px 0px', rotate: lies, scale: '1.06 0.92', offset: 0.7 },
          { translate: '0px 0px', rotate: lies, scale: '1 1' }
        ],
        ease: IN,
        cue: 'thud'
      }
    ]
  };
  const counts: Shown = {
    kind: 'die',
    from: stands,
    to: stands,
    news: [],
    isAside: true,
    beats: [
      {
        who: `strength:${String(seat)}`,
        at: 0,
        ms: DIE.counts,
        how: [
          { scale: '0.5', opacity: 0 },
          { scale: '1', opacity: 1 }
        ],
        ease: BACK
      }
    ]
  };
  // Where it was the last die that all waited for, the talks begin.
  return {
    scenes: [said<SaludosAmigos>(before, [], tumbling), flies, ...(after.phase === 'dice' ? [counts] : [])],
    stands
  };
}

/** The card that another roll costs flips out of the others and goes; the die lies as it did until then. */
function gives(seat: Seat, lies: string): readonly Beat[] {
  const span = { at: 0, ms: DIE.gives };
  return [
    {
      who: 'old',
      ...span,
      how: [
        { rotate: lies, opacity: 1 },
        { rotate: lies, opacity: 1, offset: 0.99 },
        { rotate: lies, opacity: 0 }
      ]
    },
    {
      who: 'given',
      ...span,
      how: { fly: [`count:${String(seat)}`, { of: 'band', x: 0.96, y: 0.2 }], arc: 40, turn: [-12, 20] },
      ease: SOFT,
      cue: 'card'
    },
    {
      who: 'given',
      ...span,
      how: [
        { scale: '0.5 0.5', opacity: 1 },
        { scale: '0 0.7', opacity: 1, offset: 0.3 },
        { scale: '0.8 0.8', opacity: 1, offset: 0.6 },
        { scale: '0.8 0.8', opacity: 0 }
      ]
    }
  ];
}

/** The die in the air: one face after the other, each a moment of its way. */
function spins(lifts: number): readonly Beat[] {
  const { faces, way } = SPIN;
  const ms = DIE.tumbles / faces.length;
  const poseAt = (n: number): Pose => {
    const [x, y, turn] = way[n] ?? [0, 0, 0];
    return { translate: `${String(x)}px ${String(y)}px`, rotate: `${String(turn)}deg` };
  };
  return faces.map((_, n): Beat => ({
    who: `spin:${String(n)}`,
    at: lifts + n * ms,
    ms,
    how: [
      { ...poseAt(n), opacity: 1 },
      { ...poseAt(n + 1), opacity: 1, offset: 0.99 },
      { ...poseAt(n + 1), opacity: 0 }
    ],
    ...heard(n === 0, 'roll')
  }));
}

/** The tankard slides to the bid that stands, in the town and on a phone's strip; the first time it comes from above. */
function slides({ from, standing: { bid } }: Of<'bidStands'>): readonly Beat[] {
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
function lands(news: News, to: View, who: string, cue: Cue, more: readonly Beat[] = []): Shown {
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
function paid(
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
      beats: [...walks(stands, to.money, ON), ...cards]
    }
  ];
}

/**
 * With the fourth project all hands are opened, and whoever has the highest sum of values goes on. After a second journalist
 * there is no bonus: nothing depends on them. (rules: End)
 */
function hands(
  news: Of<'handsShown'>,
  before: View,
  after: View,
  players: Players
): { scenes: readonly Shown[]; stands: View } {
  const { ending, money } = after;
  if (ending?.kind !== 'fourthProject')
    return { scenes: [said<SaludosAmigos>(before, [news], before)], stands: before };
  const stands: View = { ...before, money, asks: [] };
  const isBest = (seat: Seat): boolean => ending.seats.includes(seat);
  const goesOn = ending.sums.length * HANDS.apart + HANDS.opens + HANDS.read;
  const moguls = walks(before, money, ON).map((beat) => ({ ...beat, at: goesOn }));
  const ends = Math.max(goesOn, ...moguls.map(({ at, ms }) => at + ms)) + HANDS.stands;
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

/** What the winners of this session share out. */
function wonIn(view: View, { winner }: SessionResult): Shares {
  return (winner === 'opposition' ? view.session?.agreed : view.standing?.shares) ?? [];
}

/** The cards of a session, one after the other; the last one decides. What it led to is seen after that, and told then. */
function session(news: readonly News[], view: View, players: Players): readonly Shown[] {
  const { result } = view;
  if (result === null) return [said<SaludosAmigos>(view, news, view)];
  const turns = turnsIn(result);
  const each = Math.min(SESSION.turn, SESSION.all / Math.max(1, turns.length - 1));
  const begins = (n: number): number => Math.round(SESSION.slides + SESSION.rests + n * each);
  const silence = begins(turns.length - 1);
  const last = silence + SESSION.silence;
  const ends = last + SESSION.last + SESSION.stands;
  const cards = turns.map((turn) => turn.map(({ seat, at }) => `card:${String(seat)}:${String(at)}`));
  const slide = cards.flat().map((who, n): Beat => ({
    who,
    at: 0,
    ms: SESSION.slides,
    how: [
      { translate: '0px -46px', opacity: 0 },
      { translate: '0px 0px', opacity: 1 }
    ],
    ease: FLY,
    ...heard(n === 0, 'part')
  }));
  const flips = cards.flatMap((turn, n): readonly Beat[] => {
    const isLast = n === turns.length - 1;
    const ms = isLast ? SESSION.last : Math.min(SESSION.turning, each);
    return turn.map((who, first): Beat => ({
      who,
      at: isLast ? last : begins(n),
      ms,
      how: [
        { translate: '0px 0px', scale: '1 1' },
        { translate: '0px -16px', scale: '0 1', offset: 0.45 },
        { translate: '0px -16px', scale: '0 1', offset: 0.55 },
        { translate: '0px 0px', scale: '1 1' }
      ],
      ...heard(first === 0, 'card')
    }));
  });
  const deciding = turns.at(-1)?.[0];
  const lit: readonly Beat[] = [
    // Light on both benches, then on whoever turns the last card.
    ...['light:coalition', 'light:opposition'].map((who): Beat => ({
      who,
      at: 0,
      ms: silence,
      how: [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }]
    })),
    {
      who: 'spot',
      at: silence,
      ms: ends - silence,
      how: [{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }],
      cue: 'roll'
    }
  ];
  const dims: Beat = {
    who: 'dusk',
    at: 0,
    ms: ends,
    how: [{ opacity: 0 }, { opacity: 0.3, offset: 0.1 }, { opacity: 0.45, offset: 0.85 }, { opacity: 0 }]
  };
  const steps = turns.map((_, n) =>
    n === turns.length - 1 ? last + SESSION.last / 2 : begins(n) + Math.round(Math.min(SESSION.turning, each) / 2)
  );
  const turning: Shown = {
    kind: 'session',
    from: view,
    to: view,
    news: [],
    title: [m.sa_title_turning(), m.sa_prompt_turning()],
    ...(deciding && {
      then: {
        at: silence,
        heading: m.sa_title_last_card(),
        line: lastLine(result, turns.length - 1, deciding, players)
      }
    }),
    ghosts: [
      { name: 'light:coalition', over: 'bench:coalition', picture: 'light' },
      { name: 'light:opposition', over: 'bench:opposition', picture: 'light' },
      { name: 'spot', over: deciding === undefined ? 'dusk' : `plate:${String(deciding.seat)}`, picture: 'spot' }
    ],
    steps,
    beats: [dims, ...slide, ...flips, ...climbs(view, steps, each), ...lit]
  };
  return [turning, verdict(news, view, result)];
}

/**
 * Tankard and pretzel hop to where each turn brings them, in all drawings of the track: the board shows one of them. The
 * script that draws what a turn has changed may come a little late; these movements hold them where they belong.
 */
function climbs(view: View, steps: readonly number[], each: number): readonly Beat[] {
  const ms = Math.min(HOP.ms, Math.round(each));
  const stands = Array.from({ length: steps.length + 1 }, (_, turns) => {
    const { tankard, pretzel } = markersOf(view, turns);
    return { tankard, pretzel: pretzel ?? 0 };
  });
  return HALL_TRACKS.flatMap((track) =>
    (['tankard', 'pretzel'] as const).flatMap((which): readonly Beat[] => {
      const beats: Beat[] = [];
      for (const [n, at] of steps.entries()) {
        const [before, now] = [stands[n], stands[n + 1]];
        if (before === undefined || now === undefined) break;
        const shape = hallTrack(track, now.tankard, now.pretzel);
        const was = markerOn(hallTrack(track, before.tankard, before.pretzel), which, before.tankard, before.pretzel);
        const end = markerOn(shape, which, now.tankard, now.pretzel);
        // Where it leaves what is shown of a long track, it is drawn anew.
        if (was === null || end === null) break;
        if (was[0] === end[0] && was[1] === end[1]) continue;
        // Whoever stays goes with the spaces, where others are shown now, and makes room.
        const isMoved = before[which] !== now[which];
        const start = isMoved ? was : (markerOn(shape, which, before.tankard, before.pretzel) ?? end);
        const who = `${which}:${track}`;
        // The first beat counts from the start on: until the spaces shift it stands where it stood.
        if (beats.length === 0 && !isMoved) beats.push({ who, at: at - 1, ms: 1, how: hop(was, was, 0) });
        beats.push({ who, at, ms, how: hop(start, end, isMoved ? HOP.arc : 0), ease: HOP.ease });
      }
      return beats;
    })
  );
}

/** From one spot to another in an arc. */
function hop(
  [x0, y0]: readonly [x: number, y: number],
  [x, y]: readonly [x: number, y: number],
  arc: number
): readonly Pose[] {
  return Array.from({ length: HOP.poses + 1 }, (_, n): Pose => {
    const u = n / HOP.poses;
    const up = 4 * arc * u * (1 - u);
    return { translate: `${(x0 + (x - x0) * u).toFixed(1)}px ${(y0 + (y - y0) * u - up).toFixed(1)}px` };
  });
}

/** Before the last card turns: how much its side lacks, where it lacks anything. With equal sums the coalition wins. */
function lastLine(result: SessionResult, turns: number, { side, seat }: Turned, players: Players): string {
  const { coalition, opposition } = openedIn(result, turns).totals;
  const count = side === 'coalition' ? opposition - coalition : coalition - opposition + 1;
  const name = nameOf(players, seat);
  return count > 0 ? m.sa_prompt_last_missing({ count, name }) : m.sa_prompt_last_card({ name });
}

/** Over the winners' bench: where a piece begins in shares of the bench, how far it falls and turns, and when. */
const PAPER = { pieces: 28, ms: 1500, apart: 18, falls: 210 };

/** Who has won, and the coins that fly to them. */
function verdict(news: readonly News[], view: View, result: SessionResult): Shown {
  const shares = wonIn(view, result);
  const coins = shares.flatMap(({ seat, millions }) => Array.from({ length: millions }, (): Seat => seat));
  const jumps = shares.map(({ seat }): Beat => ({
    who: `mogul:${String(seat)}`,
    at: 0,
    ms: VERDICT.lands,
    how: [still, { translate: '0px -24px' }, still],
    ease: SOFT
  }));
  return {
    kind: 'session',
    from: view,
    to: view,
    news,
    isVerdict: true,
    ghosts: [
      ...coins.map((_, n) => ({ name: `coin:out:${String(n)}`, over: 'lectern', picture: 'coin' })),
      ...Array.from({ length: PAPER.pieces }, (_, n) => ({
        name: `${CONFETTI}${String(n)}`,
        over: `bench:${result.winner}`,
        picture: `paper:${String(n)}`
      }))
    ],
    beats: [
      ...Array.from({ length: PAPER.pieces }, (_, n): Beat => ({
        who: `${CONFETTI}${String(n)}`,
        at: n * PAPER.apart,
        ms: PAPER.ms - n * PAPER.apart,
        how: [
          { translate: '0px -30px', opacity: 1 },
          { translate: `${String((n % 5) * 8 - 16)}px ${String(PAPER.falls * 0.8)}px`, opacity: 1, offset: 0.8 },
          { translate: `${String((n % 5) * 10 - 20)}px ${String(PAPER.falls)}px`, opacity: 0 }
        ]
      })),
      {
        who: `total:${result.winner}`,
        at: 0,
        ms: VERDICT.lands,
        how: [{ scale: '1.3' }, { scale: '1' }],
        ease: BACK,
        cue: 'fanfare'
      },
      ...jumps,
      ...coins.map((seat, n): Beat => ({
        who: `coin:out:${String(n)}`,
        at: VERDICT.lands + n * VERDICT.apart,
        ms: VERDICT.flies,
        how: { fly: ['lectern', `plate:${String(seat)}`], arc: 60 },
        ease: SOFT,
        cue: 'tick'
      }))
    ]
  };
}

/** What one piece of news shows, and the one after it, from how it stood; and how it stands then, as far as it is told. */
function act(
  news: News,
  next: News | undefined,
  from: View,
  after: View,
  players: Players
): { readonly scenes: readonly Shown[]; readonly stands: View } {
  const told = { scenes: [said<SaludosAmigos>(from, [news], from)], stands: from };
  switch (news.kind) {
    case 'sectionLaid':
      return laid(news, next, from, players);
    case 'journalistDrawn':
      return scandal(news, from);
    case 'rolled':
    case 'rolledAgain':
      return rolls(news, from, after, players);
    case 'offered':
      // In a session splits are put together in another place; a bid of one alone stands at once.
      if (after.phase !== 'talks' || after.offers.at(-1)?.id !== news.offer.id) return told;
      return {
        scenes: [said<SaludosAmigos>(from, [], after), lands(news, after, `offer:${String(news.offer.id)}`, 'card')],
        stands: after
      };
    case 'bidStands':
      if (after.phase !== 'talks') return told;
      return {
        scenes: [said<SaludosAmigos>(from, [], after), lands(news, after, 'contract:stands', 'stamp', slides(news))],
        stands: after
      };
    case 'paid':
      return {
        scenes: paid(news.shares, [news], from, after, [m.sa_title_paid(), words.news(news, players) ?? '']),
        stands: after
      };
    case 'handsShown':
      return hands(news, from, after, players);
    case 'nobodyBid':
      return {
        scenes: paid([], [news], from, after, [m.sa_news_nobody_bid(), '']),
        stands: after
      };
    case 'began':
    case 'dealt':
    case 'choosesCard':
    case 'keptCards':
    case 'stood':
    case 'unstood':
    case 'talksBegan':
    case 'sealed':
    case 'lifted':
    case 'withdrawn':
    case 'fell':
    case 'nothingMore':
    case 'spokeAgain':
    case 'timeUp':
    case 'talksEnded':
    case 'declined':
    case 'called':
    case 'pushed':
    case 'attends':
    case 'staysAway':
    case 'finalSplit':
    case 'accepted':
    case 'left':
    case 'splitAgreed':
    case 'cardsBegan':
    case 'cardsSealed':
    case 'reopened':
    case 'revealed':
    case 'reshuffled':
    case 'drew':
    case 'tooFewCards':
    case 'pouchPassed':
    case 'gameEnded':
      return told;
  }
}

/** One scene after the other; what a session came to is told once it has been seen. */
function scenes(before: View, news: readonly News[], after: View, { players }: Room): readonly Shown[] {
  const opens = news.findIndex(({ kind }) => kind === 'revealed');
  if (opens >= 0) {
    return [said<SaludosAmigos>(before, news.slice(0, opens), after), ...session(news.slice(opens), after, players)];
  }
  let stands = before;
  const shown: Shown[] = [];
  for (const [n, piece] of news.entries()) {
    const acted = act(piece, news[n + 1], stands, after, players);
    shown.push(...acted.scenes);
    ({ stands } = acted);
  }
  if (shown.length === 0) return [said<SaludosAmigos>(before, [], after)];
  return stands === after ? shown : [...shown, said<SaludosAmigos>(stands, [], after)];
}

export const show: SceneMaker<SaludosAmigos> = { scenes };
