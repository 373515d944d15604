/** The town at the end of a game of Büro Crazy, and the floors of the house to stand on. */
import { box, oval, type Drawing } from '$lib/table/drawing';
import type { Room } from '$lib/table/ending';

const NIGHT = (colour: string) => ['#0000', colour] as const;
const DAY = (colour: string) => [colour, '#0000'] as const;

/** 24 by 24. */
const MOON = 'M14.8 2.2A10 10 0 1 0 22 15.6 8.6 8.6 0 0 1 14.8 2.2Z';

/** The houses far off: how wide each is and how high its roof, of a town 1180 wide and 330 high. */
const HOUSES = [
  [74, 236],
  [60, 310],
  [88, 180],
  [52, 262],
  [96, 210],
  [64, 330],
  [82, 160],
  [58, 284],
  [94, 226],
  [70, 176],
  [48, 302],
  [90, 240],
  [66, 316],
  [84, 190],
  [56, 270],
  [90, 216]
] as const;

function town({ width, ground }: Room): Drawing {
  const high = Math.min(1.15, ground / 420);
  let x = -20;
  const houses: { x: number; wide: number; top: number; pale: boolean }[] = [];
  for (let i = 0; x < width; i += 1) {
    const [wide, tall] = HOUSES[i % HOUSES.length] ?? HOUSES[0];
    houses.push({ x, wide, top: ground - tall * high, pale: i % 2 === 0 });
    x += wide + 4;
  }
  const walls = (pale: boolean): string =>
    houses
      .filter((house) => house.pale === pale)
      .map((house) => box(house.x, house.top, house.wide, ground - house.top))
      .join('');
  const windows = houses.flatMap(({ x, wide, top }, i) =>
    Array.from({ length: 14 }, (_, k) => {
      const [across, down] = [k % 2, k >> 1];
      const isLit = (i * 7 + k * 5) % 4 !== 0 && top + 18 + down * 30 < ground - 16;
      return isLit ? box(x + wide * (0.22 + across * 0.36), top + 18 + down * 30, wide * 0.16, 13) : '';
    })
  );
  return [
    { d: walls(true), fill: ['#b6d5c2', '#26343c'] },
    { d: walls(false), fill: ['#8fbdb5', '#1d2930'] },
    { d: windows.join(''), fill: NIGHT('#ffd98a8c') }
  ];
}

/** Everything behind the podium. */
export function scenery(room: Room): Readonly<Record<'far' | 'near', Drawing>> {
  const { width: w, height: h, ground, unit } = room;
  const beams = Array.from({ length: 12 }, (_, i) => {
    const turn = (i * Math.PI) / 6;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    return `M${String(72 * x)} ${String(72 * y)}L${String(94 * x)} ${String(94 * y)}`;
  });
  const far: Drawing = [
    {
      d: box(0, 0, w, h),
      fill: {
        from: [0, 0],
        to: [0, ground],
        stops: [
          [0, ['#a9d3cc', '#14222c']],
          [1, ['#f6e7bf', '#3d4a4c']]
        ]
      }
    },
    {
      at: [Math.max(70, w * 0.11), 84],
      scale: Math.min(1, w / 900),
      parts: [
        { d: oval(0, 0, 58), fill: DAY('#fbdd86') },
        { at: [-66, -66], scale: 5.5, parts: [{ d: MOON, fill: NIGHT('#fff1c9') }] },
        { d: beams.join(''), stroke: DAY('#f9d46b'), width: 5 }
      ]
    }
  ];
  const near: Drawing = [
    ...town(room),
    { d: box(0, ground - 10 * unit, w, h - ground + 10 * unit), fill: ['#b3a88f', '#343a3c'] },
    { d: box(0, ground + 26 * unit, w, h - ground), fill: ['#8c8371', '#22282b'] },
    { d: box(0, ground + 24 * unit, w, 5), fill: ['#f7e9cb', '#5b6164'] },
    { d: oval(w / 2, ground + 4 * unit, 262 * unit, 15 * unit), fill: '#2b1d12', opacity: 0.3 }
  ];
  return { far, near };
}

/** The wallpapers: the boss' suite, the second floor, the first. */
const ROOMS = [
  { wall: '#7b2a22', stripe: '#8e3a2e', floor: '#4e2a18' },
  { wall: '#2f7f7a', stripe: '#3c928c', floor: '#5b3c1e' },
  { wall: '#c96a50', stripe: '#d67d64', floor: '#5b3c1e' }
] as const;

const NUMBERS = [48, 40, 32] as const;

/** A floor of the house, with the number of its place on the plaque. */
export function floor(place: number, w: number, h: number): Drawing {
  const { wall, stripe, floor: boards } = ROOMS[place - 1] ?? ROOMS[2];
  const size = NUMBERS[place - 1] ?? 32;
  const stripes = Array.from({ length: Math.floor((w - 30) / 18) }, (_, i) => box(17 + i * 18, 14, 8, h - 26));
  const bricks = Array.from({ length: Math.floor((h - 14) / 9) }, (_, i) => {
    const y = String(20 + i * 9);
    return `M2 ${y}h8M${String(w - 10)} ${y}h8`;
  });
  const [plaque, high] = [size * 1.5, size * 1.2];
  const middle = 12 + (h - 12) / 2;
  return [
    { d: box(0, 8, w, h - 8), fill: '#b4482f' },
    { d: bricks.join(''), stroke: '#8e3420', width: 1.5 },
    { d: box(12, 14, w - 24, h - 24), fill: wall },
    { d: stripes.join(''), fill: stripe },
    { d: box(12, h - 12, w - 24, 10), fill: boards },
    { d: `M${String(w * 0.24)} 14v8M${String(w * 0.76)} 14v8`, stroke: '#2b1d12', width: 2 },
    { d: `M${String(w * 0.24 - 12)} 30q12-18 24 0ZM${String(w * 0.76 - 12)} 30q12-18 24 0Z`, fill: '#f4c542' },
    { d: box(-5, 0, w + 10, 12, 2), fill: '#f7e9cb' },
    { d: box(-5, 9, w + 10, 3), fill: '#c9b48a' },
    { d: box(w / 2 - plaque / 2, middle - high / 2, plaque, high, 8), fill: '#2b1d12' },
    { text: String(place), at: [w / 2, middle + size * 0.36], size, face: 'number', fill: '#ffe3a0' }
  ];
}

/** The hat of the boss. */
export const HAT: Drawing = [
  { d: 'M-13-49h26M-8-49v-8q8-4 16 0v8Z', fill: '#2b1d12', stroke: '#2b1d12', width: 3.5 },
  { d: 'M-8-51.5h16', stroke: '#c7402a', width: 2.4 }
];
