/**
 * Drawings as data. `lazy/Drawn.svelte` shows them on the screen; `lazy/paint.ts` paints them on a canvas, for the picture
 * of a podium that is shared: our policy lets no page show an image it has made itself, so a page can't be photographed.
 */
import { CROWN_SHAPES } from '../ui/crown';
import { FIGURE } from '../ui/figure';
import { lookOf } from '../ui/looks';
import { TIN_KEY } from '../ui/tin-key';

/** A colour of CSS; by day and in the evening, where they differ. */
export type Colour = string | readonly [day: string, evening: string];

/** A place in a drawing, x before y. */
export type Spot = readonly [x: number, y: number];

/** A colour that changes on its way: along a line to a spot, or from the middle of a disc out to its radius. */
export interface Blend {
  readonly from: Spot;
  readonly to: Spot | number;
  /** From 0 to 1. */
  readonly stops: readonly (readonly [at: number, colour: Colour])[];
}

/** One outline, filled, drawn or both. */
export interface Shape {
  /** Path data. */
  readonly d: string;
  readonly fill?: Colour | Blend;
  readonly stroke?: Colour;
  readonly width?: number;
  readonly opacity?: number;
  /** What lies inside twice is left out. */
  readonly evenOdd?: boolean;
}

/** Words or a number, in the middle of its place. */
export interface Lettering {
  readonly text: string;
  readonly at: Spot;
  readonly size: number;
  readonly face: 'display' | 'number' | 'text';
  readonly fill: Colour;
  /** How wide it may be. */
  readonly fit?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Some of these together, moved, turned (in degrees) and made larger. */
export interface Group {
  readonly parts: Drawing;
  readonly at?: Spot;
  readonly turn?: number;
  readonly scale?: number;
  readonly opacity?: number;
}

export type Drawing = readonly (Shape | Lettering | Group)[];

/** Path data of a rectangle, with round corners where they are wanted. */
export function box(x: number, y: number, width: number, height: number, r = 0): string {
  if (r === 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
  const [across, down] = [n(width - 2 * r), n(height - 2 * r)];
  const turn = (dx: number, dy: number): string => `a${n(r)} ${n(r)} 0 0 1 ${n(dx * r)} ${n(dy * r)}`;
  return `M${n(x + r)} ${n(y)}h${across}${turn(1, 1)}v${down}${turn(-1, 1)}h-${across}${turn(-1, -1)}v-${down}${turn(1, -1)}Z`;
}

/** Path data of an ellipse; of a circle, where only one radius is given. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  const half = (way: number): string => `a${n(rx)} ${n(ry)} 0 1 0 ${n(way * 2 * rx)} 0`;
  return `M${n(x - rx)} ${n(y)}${half(1)}${half(-1)}Z`;
}

/** Numbers as path data has them. */
function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** The same numbers from 0 to 1 every time: nothing in a drawing is left to chance. */
export function scattered(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A line across the whole width that sags in so many bows, and what hangs on it, each in its place. */
export function garland(
  { width, y, bows, apart, sag = 46 }: Readonly<Record<'width' | 'y' | 'bows' | 'apart', number>> & { sag?: number },
  line: Colour,
  hung: (at: Spot, which: number) => Drawing
): Drawing {
  const bow = width / bows;
  const each = Math.max(1, Math.round(bow / apart));
  const string = Array.from({ length: bows }, (_, i) => {
    return `M${n(i * bow)} ${n(y)}Q${n((i + 0.5) * bow)} ${n(y + 2 * sag)} ${n((i + 1) * bow)} ${n(y)}`;
  });
  const hanging = Array.from({ length: bows * each }, (_, i) => {
    const share = ((i % each) + 0.5) / each;
    const at = [Math.floor(i / each) * bow + share * bow, y + 4 * sag * share * (1 - share)] as const;
    return { parts: hung(at, i) };
  });
  return [{ d: string.join(''), stroke: line, width: 3 }, ...hanging];
}

/** Twenty beams of light out of one spot, gone at this distance. */
export function rays(x: number, y: number, r: number, light: Colour): Drawing {
  const at = (degrees: number): string => {
    const turn = (degrees * Math.PI) / 180;
    return `${n(x + r * Math.cos(turn))} ${n(y + r * Math.sin(turn))}`;
  };
  const beams = Array.from({ length: 20 }, (_, i) => `M${n(x)} ${n(y)}L${at(i * 18 - 4)}L${at(i * 18 + 5)}Z`);
  return [
    {
      d: beams.join(''),
      fill: {
        from: [x, y],
        to: r,
        stops: [
          [0, light],
          [1, '#fff3b800']
        ]
      }
    }
  ];
}

const EDGE = 'rgb(255 246 224 / 40%)';

/** A seat's emblem, 24 by 24 around 0 0. */
export function emblem(look: number, scale: number, at: Spot = [0, 0]): Group {
  const { ink, emblem: paths } = lookOf(look);
  return {
    at,
    scale,
    parts: [{ at: [-12, -12], parts: paths.map((d): Shape => ({ d, fill: ink, evenOdd: true })) }]
  };
}

/** The key in the back of a figure that a computer moves. */
const WOUND: Drawing = [{ at: [9, -20], scale: 0.62, parts: TIN_KEY.map((shape) => ({ ...shape, evenOdd: true })) }];

/** The figure of a seat, as `Figure.svelte` draws it: its foot stands on 0 0, it is 54 tall. */
export function pawn(look: number, computer: string | null = null): Drawing {
  const { colour, edge } = lookOf(look);
  const { body, bodyShade, head, headShade, emblem: sign } = FIGURE;
  return [
    { d: oval(0, 1, 17, 4.5), fill: '#000', opacity: 0.28 },
    ...(computer === null ? [] : WOUND),
    { d: body, fill: colour, stroke: EDGE },
    { d: bodyShade, fill: edge, opacity: 0.75 },
    { d: oval(head.x, head.y, head.r), fill: colour, stroke: EDGE },
    { d: headShade, fill: edge, opacity: 0.75 },
    { d: oval(-4, -46, 3, 2.2), fill: '#fff', opacity: 0.6 },
    emblem(look, sign.scale, [0, sign.y])
  ];
}

/** A crown, worn by a figure of 54. */
export const CROWN: Drawing = [{ at: [-13.3, -61.8], scale: 0.577, parts: CROWN_SHAPES }];
