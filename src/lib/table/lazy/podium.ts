/** How a podium is set up: who stands where, and the picture of it that is shared. */
import { m } from '../../paraglide/messages';
import { box, oval, pawn, rays, scattered, type Drawing, type Group } from '../drawing';
import type { Room, Standing, World } from '../ending';
import { BACK, FLY, IN, SOFT, type Act, type Beat, type Pose } from '../show/scene';
import type { Player } from '../stage';

/** How high the steps of the first three are, in units. */
export const HEIGHTS: readonly number[] = [150, 104, 74];
/** How much larger than 54 figures are, by place; all others as the last. */
const SIZES: readonly number[] = [2.6, 2.05, 2.05, 1.8];
/** How large the figure in a throne is. */
export const THRONED = 3.5;
/** How wide a throne is, in units. */
export const THRONE = 360;

/** What stands beside each other: a step with whoever is on it, or somebody on the ground. */
export interface Column {
  /** The place of a step; null on the ground. */
  readonly step: number | null;
  readonly standings: readonly Standing[];
  /** In units. */
  readonly width: number;
}

/** How large somebody's figure is. */
export function sizeOf({ place, isBeside }: Standing): number {
  return (isBeside ? SIZES.at(-1) : SIZES[Math.min(place, SIZES.length) - 1]) ?? 1;
}

/** How much room there is beside the columns, and in all, in units. */
export interface Spread {
  readonly left: number;
  readonly right: number;
  readonly all: number;
}

/** How much room there has to be for the first step to stand in the middle. */
export function spreadOf(columns: readonly Column[]): Spread {
  const middle = columns.findIndex(({ step }) => step === 1);
  const sum = (some: readonly Column[]): number => some.reduce((width, column) => width + column.width, 0);
  const half = (columns[middle]?.width ?? 0) / 2;
  const [left, right] = [sum(columns.slice(0, middle)) + half, sum(columns.slice(middle + 1)) + half];
  const most = Math.max(left, right);
  return { left: most - left, right: most - right, all: 2 * most };
}

/** From the left: the second step, the first, the third; the others on the ground, in turn to their right and left. */
export function columnsOf(standings: readonly Standing[]): readonly Column[] {
  const places = [2, 1, 3].filter((place) => place <= Math.max(2, standings.length));
  const columns: Column[] = places.map((step) => {
    const here = standings.filter(({ place, isBeside }) => place === step && !isBeside);
    return { step, standings: here, width: Math.max(150, here.length * 100) };
  });
  const others = standings.filter(({ place, isBeside }) => isBeside || place > HEIGHTS.length);
  for (const [i, standing] of others.entries()) {
    columns[i % 2 === 0 ? 'push' : 'unshift']({ step: null, standings: [standing], width: 112 });
  }
  return columns;
}

/** A piece of confetti: where it is, in shares of its room, and how it is turned. */
export interface Piece {
  readonly x: number;
  readonly y: number;
  /** In degrees. */
  readonly turn: number;
  readonly size: number;
  readonly colour: string;
  readonly kind: 'strip' | 'disc' | 'curl';
}

const CONFETTI_COLOURS = ['#c7402a', '#edb421', '#0c806a', '#fff9ec', '#1d3974', '#aa51bd', '#8cc6ea'] as const;
/** So many pieces lie on the ground; the others are on their way. */
export const LYING = 12;

/** The confetti, the same every time: the first few lie on the ground, which is at 1. */
export const CONFETTI: readonly Piece[] = (() => {
  const next = scattered(11);
  return Array.from({ length: 90 }, (_, i): Piece => {
    const [x, y] = [next(), i < LYING ? 0.96 + next() * 0.1 : Math.pow(next(), 1.25) * 0.86];
    const colour = CONFETTI_COLOURS[i % CONFETTI_COLOURS.length] ?? '#fff';
    const kind = i % 5 === 4 ? 'disc' : i % 5 === 3 ? 'curl' : 'strip';
    return { x, y, turn: Math.round(next() * 180), size: 0.7 + next() * 0.6, colour, kind };
  });
})();

/** When the steps of the third, the second and the first come out of the ground, and how long that takes. Milliseconds. */
const RISES = { 3: 300, 2: 650, 1: 1000 } as const;
const RISE = 320;
/** How long a figure takes to hop to its place; when those on the ground come, and how far apart. */
const HOP = { ms: 300, ground: 1350, apart: 100 };
/** When the light grows and the hat falls, which bounces twice; when confetti falls, and awards are pinned up. */
const CROWNS = { at: 1500, ms: 800, rays: 500 };
const FALLS = { at: 1900, ms: 2600 };
const PINS = { at: 2300, apart: 200, ms: 260 };

/** Who has a part in it: who stands where, how many awards there are, and how it is told, once the first is crowned. */
export interface Cast {
  readonly columns: readonly Column[];
  readonly isThrone: boolean;
  readonly standings: readonly Standing[];
  readonly awards: number;
  readonly told: readonly [heading: string, line: string];
}

/** A hat falls, and bounces twice. In its own heights. */
function falling(who: string, cue: Pick<Beat, 'cue'>): Beat {
  const ways: readonly (readonly [at: number, height: number])[] = [
    [0, -180],
    [0.45, 0],
    [0.62, -34],
    [0.78, 0],
    [0.9, -10],
    [1, 0]
  ];
  const how = ways.map(([offset, height], n): Pose => ({
    translate: `0% ${String(height)}%`,
    opacity: n === 0 ? 0 : 1,
    offset,
    easing: height === 0 ? FLY : IN
  }));
  return { who, at: CROWNS.at, ms: CROWNS.ms, how, ...cue };
}

/** A figure hops to where it stands, and its name comes up below. */
function hopping({ seat }: Standing, at: number): readonly Beat[] {
  const whose = String(seat);
  return [
    {
      who: `pawn:${whose}`,
      at,
      ms: HOP.ms,
      how: [
        { translate: '-60% 30%', opacity: 0 },
        { translate: '-30% -42%', opacity: 1, offset: 0.5, easing: IN },
        { translate: '0% 0%', opacity: 1 }
      ],
      cue: 'tick'
    },
    ...['tag', 'row'].map((what): Beat => ({
      who: `${what}:${whose}`,
      at: at + 100,
      ms: 220,
      how: [
        { translate: '0% 30%', opacity: 0 },
        { translate: '0% 0%', opacity: 1 }
      ],
      ease: FLY
    }))
  ];
}

/**
 * How the end of a game comes: the picture draws back, the steps come out of the ground, the last of them first, the figures
 * hop on, and the first is crowned; then confetti, and the awards.
 */
export function arrival({ columns, isThrone, standings, awards, told }: Cast): Act {
  const dark = [{ opacity: 0 }, { opacity: 0 }];
  const far = ['far', 'near'].map((what): Beat => ({
    who: `scenery:${what}`,
    at: 0,
    ms: 400,
    how: [{ scale: '1.14' }, { scale: '1' }],
    ease: SOFT
  }));
  const walks = standings.map(({ seat }): Beat => ({
    who: `bench:${String(seat)}`,
    at: 0,
    ms: 400,
    how: { walk: 'from before' },
    ease: SOFT
  }));
  const whenOn = ({ place, isBeside }: Standing, n: number): number => {
    if (isThrone) return place === 1 ? RISES[1] + 200 : 400 + n * 2 * HOP.apart;
    if (isBeside || (place !== 1 && place !== 2 && place !== 3)) return HOP.ground + (n % 8) * HOP.apart;
    return RISES[place] + RISE - 60;
  };
  const steps = isThrone
    ? [
        {
          who: 'step:1',
          at: RISES[2],
          ms: 2 * RISE,
          how: [
            { translate: '0% 20%', scale: '0.8', opacity: 0 },
            { translate: '0% 0%', scale: '1', opacity: 1 }
          ],
          ease: BACK,
          cue: 'thud'
        } satisfies Beat,
        // It says who the first is.
        {
          who: 'desk',
          at: CROWNS.at,
          ms: RISE,
          how: [
            { translate: '0% 12%', opacity: 0 },
            { translate: '0% 0%', opacity: 1 }
          ],
          ease: FLY
        } satisfies Beat
      ]
    : columns.flatMap(({ step }): readonly Beat[] => {
        if (step !== 1 && step !== 2 && step !== 3) return [];
        const how = [
          { translate: '0% 104%', opacity: 0 },
          { opacity: 1, offset: 0.15 },
          { translate: '0% 0%', opacity: 1 }
        ];
        return [{ who: `step:${String(step)}`, at: RISES[step], ms: RISE, how, ease: BACK, cue: 'thud' }];
      });
  const hats = standings
    .filter(({ place, isBeside }) => place === 1 && !isBeside)
    .map(({ seat }, n) => falling(`hat:${String(seat)}`, n === 0 ? { cue: 'crown' } : {}));
  const pins = Array.from({ length: awards }, (_, n): Beat => ({
    who: `award:${String(n)}`,
    at: PINS.at + n * PINS.apart,
    ms: PINS.ms,
    how: [
      { scale: '1.25', rotate: '4deg', opacity: 0 },
      { scale: '0.97', rotate: '0deg', opacity: 1, offset: 0.7 },
      { scale: '1', rotate: '0deg', opacity: 1 }
    ],
    cue: 'stamp'
  }));
  // From above its room, each in its own time, to where it hangs in the picture.
  const bits = CONFETTI.map(({ y, turn }, n): Beat => {
    const late = (n % 9) * 60;
    return {
      who: `confetti:${String(n)}`,
      at: FALLS.at + late,
      ms: FALLS.ms - late,
      how: [
        {
          translate: `${String((n % 5) * 12 - 24)}px calc(${(-100 * y).toFixed(1)}cqh - 40px)`,
          rotate: `${String(turn - 540)}deg`,
          opacity: 1
        },
        { translate: '0px 0px', rotate: `${String(turn)}deg`, opacity: 1 }
      ],
      ease: FLY,
      ...(n === 0 ? { cue: 'fanfare' as const } : {})
    };
  });
  return {
    kind: 'ending',
    title: [m.end_title(), m.end_prompt()],
    then: { at: CROWNS.at, heading: told[0], line: told[1] },
    steps: [CROWNS.at],
    beats: [
      ...far,
      ...walks,
      ...steps,
      ...standings.flatMap((standing, n) => hopping(standing, whenOn(standing, n))),
      { who: 'rays', at: 1300, ms: 200, how: dark, cue: 'roll' },
      {
        who: 'rays',
        at: CROWNS.at,
        ms: CROWNS.rays,
        how: [
          { scale: '0', opacity: 0 },
          { scale: '1', opacity: 1 }
        ],
        ease: SOFT
      },
      ...hats,
      ...bits,
      ...pins
    ]
  };
}

/** The light behind the winner. */
export function light({ light: colour }: World, { width, ground, unit }: Room): Drawing {
  return rays(width / 2, ground - 226 * unit, 560 * unit, colour);
}

/** The picture that is shared, in px: how large it is, where the ground is, and what its heading takes. */
export const PICTURE = { width: 1200, height: 820, ground: 640, head: 92 } as const;

/** What stands on the picture. */
export interface Content {
  /** What the game is called, and when it was. */
  readonly name: string;
  readonly date: string;
  readonly world: World;
  readonly standings: readonly Standing[];
  readonly players: readonly Player[];
}

/** The podium as a picture: names, totals and emblems, the game and its date, and nothing else. */
export function pictureOf({ name, date, world, standings, players }: Content): Drawing {
  const { width, height, ground, head } = PICTURE;
  const columns = columnsOf(standings);
  const spread = spreadOf(columns);
  const isThrone = world.stand.kind === 'throne';
  const unit = isThrone ? 1.15 : Math.min(1.35, (width - 40) / spread.all);
  const stand = isThrone ? throned(world, standings, players) : stepped(world, columns, players);
  const left = width / 2 - (spread.all / 2 - spread.left) * unit;
  const room = { width, height: height - head, ground: ground - head, unit };
  const { far, near } = world.scenery(room);
  return [
    { at: [0, head], parts: [...far, ...light(world, room), ...near] },
    ...CONFETTI.map(({ x, y, turn, size, colour, kind }): Group => {
      const d = kind === 'disc' ? oval(0, 0, 5) : box(-7, -4, 14, 8, 1.5);
      const curl = { d: 'M-9 0q4.5-7 9 0t9 0', stroke: colour, width: 4 };
      return {
        at: [x * width, head + y * (ground - head)],
        turn,
        scale: size,
        parts: kind === 'curl' ? [curl] : [{ d, fill: colour }]
      };
    }),
    { at: [isThrone ? width / 2 : left, ground], scale: unit, parts: stand },
    ...(isThrone ? cards(standings, players) : tags(columns, players, left, unit)),
    { d: box(0, 0, width, head), fill: '#fffaee' },
    { text: name, at: [32, 64], size: 52, face: 'display', fill: '#2b1d12', anchor: 'start', fit: 760 },
    { text: date, at: [width - 32, 60], size: 28, face: 'text', fill: '#5a4431', anchor: 'end', fit: 360 }
  ];
}

const figureOf = (players: readonly Player[], { seat }: Standing): Drawing =>
  pawn(players[seat]?.look ?? 0, players[seat]?.computer);

/** From 0 0, the left end of the ground, in units. */
function stepped({ stand, hat }: World, columns: readonly Column[], players: readonly Player[]): Drawing {
  let x = 0;
  return columns.flatMap(({ step, standings, width }) => {
    const height = step === null ? 0 : (HEIGHTS[step - 1] ?? 0);
    const at = x;
    x += width;
    const below: Drawing =
      step === null || stand.kind !== 'steps' ? [] : [{ at: [at, -height], parts: stand.step(step, width, height) }];
    const figures = standings.map((standing, i): Group => {
      const middle = at + (width * (i + 0.5)) / standings.length;
      const worn = standing.place === 1 && !standing.isBeside ? hat : [];
      return {
        at: [middle, 2 - height],
        scale: sizeOf(standing),
        parts: [...figureOf(players, standing), ...worn]
      };
    });
    return [...below, ...figures];
  });
}

function throned({ stand, hat }: World, standings: readonly Standing[], players: readonly Player[]): Drawing {
  const [first] = standings;
  if (stand.kind !== 'throne' || first === undefined) return [];
  const figure: Group = { at: [0, -10], scale: THRONED, parts: [...figureOf(players, first), ...hat] };
  return [...stand.behind, figure, ...stand.before(players[first.seat]?.name ?? '')];
}

const CARD = { day: '#fffaee', won: '#ffe9a8', edge: '#e0a411', ink: '#2b1d12' } as const;

/** Names and totals under the steps. */
function tags(columns: readonly Column[], players: readonly Player[], left: number, unit: number): Drawing {
  let x = left;
  return columns.flatMap(({ standings, width }) => {
    const each = (width * unit) / Math.max(1, standings.length);
    const from = x;
    x += width * unit;
    return standings.map((standing, i) =>
      tag(standing, players, from + (i + 0.5) * each, PICTURE.ground + 14, each - 10)
    );
  });
}

/** Everybody in a row, for a world in which only the first has a seat. */
function cards(standings: readonly Standing[], players: readonly Player[]): Drawing {
  const each = (PICTURE.width - 40) / standings.length;
  return standings.map((standing, i) => tag(standing, players, 20 + (i + 0.5) * each, PICTURE.ground + 80, each - 14));
}

function tag(standing: Standing, players: readonly Player[], x: number, y: number, width: number): Group {
  const isFirst = standing.place === 1 && !standing.isBeside;
  const name = players[standing.seat]?.name ?? '';
  return {
    at: [x, y],
    parts: [
      {
        d: box(-width / 2, 0, width, 92, 18),
        fill: isFirst ? CARD.won : CARD.day,
        ...(isFirst ? { stroke: CARD.edge, width: 4 } : {})
      },
      { text: name, at: [0, 38], size: 32, face: 'display', fill: CARD.ink, fit: width - 16 },
      standing.total === null
        ? { text: standing.figures, at: [0, 72], size: 20, face: 'text', fill: CARD.ink, fit: width - 16 }
        : { text: String(standing.total), at: [0, 78], size: 36, face: 'number', fill: CARD.ink, fit: width - 16 }
    ]
  };
}
