/** A feast under the mountains at the end of a game of Saludos Amigos!, and stacks of beer mats to stand on. */
import { box, garland, oval, type Drawing, type Group } from '$lib/table/drawing';
import type { Room } from '$lib/table/ending';

const NIGHT = (colour: string) => ['#0000', colour] as const;

/** A tree with apples, its foot on 0 0. */
const TREE: Drawing = [
  { d: box(-7, -46, 14, 48, 3), fill: ['#6b4426', '#3a2616'] },
  { d: oval(0, -78, 44), fill: ['#4f8a46', '#24402a'] },
  { d: oval(16, -92, 26), fill: ['#7fb26a', '#31533a'] },
  { d: `${oval(-16, -66, 4)}${oval(8, -60, 4)}${oval(-6, -94, 4)}`, fill: ['#c7402a', '#7e3424'] }
];

/** A table under an umbrella, with two tankards, its foot on 0 0. */
const TABLE: Drawing = [
  { d: box(-3, -104, 6, 104), fill: ['#6b4426', '#3a2616'] },
  { d: 'M-52-88Q0-150 52-88Z', fill: ['#2a73b3', '#1c4468'] },
  { d: 'M-18-88Q-14-118 0-120 14-118 18-88Z', fill: ['#fffdf6', '#9fa8ac'] },
  { d: box(-46, -42, 92, 8, 3), fill: ['#b47c45', '#5e4126'] },
  { d: 'M-36-34-42 0M36-34 42 0', stroke: ['#7b4a2a', '#3a2616'], width: 6 },
  { d: `${box(-28, -60, 13, 18, 3)}${box(14, -60, 13, 18, 3)}`, fill: ['#f4c542', '#a6832c'] },
  { d: `${box(-30, -64, 17, 7, 3)}${box(12, -64, 17, 7, 3)}`, fill: ['#fffdf6', '#c8c2b2'] }
];

/** The town hall and a church with its onion, 300 wide, their feet on 0 0. */
const TOWN: Drawing = [
  { d: box(-140, -92, 116, 92), fill: ['#f6ead2', '#4b4a48'] },
  { d: 'M-152-92-82-142-12-92Z', fill: ['#b4482f', '#5a2a20'] },
  { d: box(-28, -150, 46, 150), fill: ['#fff8e8', '#565450'] },
  { d: 'M-34-150H24Q26-172 8-182 0-188-5-206-10-188-18-182-36-172-34-150Z', fill: ['#2e7d6b', '#1c4a40'] },
  { d: box(28, -84, 112, 84), fill: ['#f0dcb4', '#454442'] },
  { d: 'M18-84 84-128 150-84Z', fill: ['#a93a2a', '#55241b'] },
  {
    d: [-124, -92, -60, 46, 78, 110].map((x) => box(x, -66, 18, 26, 2)).join(''),
    fill: ['#7fa9c4', '#ffd98a']
  },
  { d: oval(-5, -122, 11), fill: ['#fffdf6', '#ffe7ae'], stroke: '#6b4426', width: 2.5 },
  { d: 'M-5-129v7l5 4', stroke: '#2b1d12', width: 2 }
];

/** Everything behind the podium. */
export function scenery({ width: w, height: h, ground, unit }: Room): Readonly<Record<'far' | 'near', Drawing>> {
  const horizon = ground * 0.52;
  const peak = (x: number, top: number, half: number): string =>
    `M${String(x - half)} ${String(horizon + 20)}L${String(x)} ${String(top)}L${String(x + half)} ${String(horizon + 20)}Z`;
  const snow = (x: number, top: number, half: number): string => {
    const share = 0.3;
    const y = top + (horizon + 20 - top) * share;
    const s = half * share;
    return `M${String(x - s)} ${String(y)}L${String(x)} ${String(top)}L${String(x + s)} ${String(y)}L${String(x + s * 0.4)} ${String(y - 8)}L${String(x)} ${String(y + 4)}L${String(x - s * 0.45)} ${String(y - 7)}Z`;
  };
  const peaks = [
    [w * 0.1, ground * 0.2, 190],
    [w * 0.3, ground * 0.12, 230],
    [w * 0.72, ground * 0.1, 250],
    [w * 0.92, ground * 0.22, 190]
  ] as const;
  const hill = (y: number, rise: number, way: number): string =>
    `M0 ${String(y)}Q${String(w * (0.5 - 0.25 * way))} ${String(y - rise)} ${String(w * 0.5)} ${String(y - rise * 0.3)}T${String(w)} ${String(y - rise * 0.4)}V${String(h)}H0Z`;
  const size = Math.max(0.6, unit);
  const high = Math.min(1.2, 1.25 * unit, (horizon + 12) / 215);
  // The winner's hat would hide the tower.
  const town: Group = { at: [w / 2 - 118 * high, horizon + 34], scale: high, parts: TOWN };
  const beside = (x: number, y: number, scale: number, parts: Drawing): Group => ({ at: [x, y], scale, parts });
  const aside = Math.min(w / 2 - 46, 440 * unit);
  const far: Drawing = [
    {
      d: box(0, 0, w, h),
      fill: {
        from: [0, 0],
        to: [0, horizon],
        stops: [
          [0, ['#bfe0f2', '#101d33']],
          [1, ['#eef6fb', '#33475e']]
        ]
      }
    },
    { d: oval(w * 0.84, 70, 34), fill: ['#ffe48a', '#fff1c9'] },
    { d: peaks.map(([x, top, half]) => peak(x, top, half)).join(''), fill: ['#a9c4dc', '#26384e'] },
    { d: peaks.map(([x, top, half]) => snow(x, top, half)).join(''), fill: ['#fbfdff', '#7d8ea2'] },
    { d: hill(horizon + 6, 46, 1), fill: ['#b9d48c', '#2a4234'] },
    { d: hill(horizon + 52, 34, -1), fill: ['#97c06d', '#22392b'] },
    {
      d: box(0, horizon + 60, w, h - horizon - 60),
      fill: {
        from: [w / 2, ground],
        to: Math.max(w * 0.75, 500),
        stops: [
          [0, ['#b9d98c', '#3d5a3c']],
          [1, ['#7fae5b', '#1b2f24']]
        ]
      }
    }
  ];
  const near: Drawing = [
    town,
    beside(w / 2 - aside, ground - 96 * unit, size, TREE),
    beside(w / 2 + aside, ground - 104 * unit, size * 0.9, TREE),
    beside(w / 2 - aside * 0.82, ground - 34 * unit, size, TABLE),
    beside(w / 2 + aside * 0.86, ground - 30 * unit, size, TABLE),
    ...garland(
      { width: w, y: 6, bows: Math.max(1, Math.round(w / 400)), apart: 40 },
      ['#7b4a2a', '#1b0f06'],
      ([x, y], i) => [
        {
          at: [x, y],
          parts: [
            {
              d: 'M0-2 14 17 0 36-14 17Z',
              fill: i % 2 === 0 ? ['#2a73b3', '#1c4a78'] : ['#fffdf6', '#c9d2d8'],
              stroke: ['#fff8e880', '#0000'],
              width: 1.5
            },
            { d: oval(0, 17, 22), fill: NIGHT('#ffd98a24') }
          ]
        }
      ]
    ),
    { d: oval(w / 2, ground + 4 * unit, 262 * unit, 17 * unit), fill: '#2f4a1e', opacity: 0.32 }
  ];
  return { far, near };
}

const NUMBERS = [46, 38, 30] as const;

/** A stack of beer mats, with the number of its place on one that leans against it. */
export function mats(place: number, w: number, h: number): Drawing {
  const count = Math.round(h / 12.4);
  const high = h / count;
  const stack = Array.from({ length: count }, (_, i): Drawing => {
    const shift = ((i * 7 + place * 3) % 5) - 2;
    const [x, y] = [6 + shift, h - (i + 1) * high];
    return [
      { d: box(x, y, w - 12, high - 0.5, 4), fill: '#e6d0a4' },
      { d: box(x, y, w - 12, 3.4, 1.7), fill: '#fffaf0' },
      { d: box(x, y + 3.4, w - 12, 2.6), fill: i % 2 === 0 ? '#2a73b3' : '#2e7d6b' }
    ];
  });
  const size = NUMBERS[place - 1] ?? 30;
  const r = size * 0.78;
  const middle = h - r - 3;
  return [
    ...stack.flat(),
    { d: oval(w / 2 + 2, middle + 3, r), fill: '#2b1d12', opacity: 0.3 },
    { d: oval(w / 2, middle, r), fill: '#fffaf0', stroke: '#2a73b3', width: 4.5 },
    { text: String(place), at: [w / 2, middle + size * 0.36], size, face: 'number', fill: '#1d5c94' }
  ];
}

/** A hat with a feather, as it is worn in the mountains. */
export const HAT: Drawing = [
  { d: 'M5-58Q10-72 20-75 18-66 8-57Z', fill: '#fffaf0', stroke: '#8a8f93', width: 0.8 },
  { d: 'M-9-50Q-8-63-1-61 6-66 9-50Z', fill: '#2e6b4c', stroke: '#18402c', width: 1 },
  { d: 'M-9-53.5Q0-51 9-53.5L9.4-50Q0-47.500-9.400-50Z', fill: '#c98a12' },
  { d: 'M-16-49.500Q0-44 16-49.500 12-46 0-45.500-12-46-16-49.500Z', fill: '#2e6b4c', stroke: '#18402c', width: 1 }
];
