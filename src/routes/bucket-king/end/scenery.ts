/** The farmyard at the end of a match: barn, fence and bunting, by lamplight in the evening, and bales to stand on. */
import { box, garland, oval, scattered, type Drawing, type Group, type Shape } from '$lib/table/drawing';
import type { Room } from '$lib/table/ending';

/** Seen in the evening alone, or by day alone. */
const NIGHT = (colour: string) => ['#0000', colour] as const;
const DAY = (colour: string) => [colour, '#0000'] as const;

const FLAGS = ['#c7402a', '#edb421', '#0c806a', '#1d3974', '#aa51bd', '#8cc6ea'] as const;

function yard({ width: w, height: h }: Room, horizon: number): Drawing {
  const star = scattered(9);
  const stars = Array.from({ length: 46 }, () => oval(star() * w, star() * horizon * 0.8, 0.7 + star() * 1.3));
  const hill = (rise: number, mid: number, far: number, at: number): string =>
    `M0 ${String(at)}Q${String(w * 0.25)} ${String(at - rise)} ${String(w * 0.5)} ${String(at - mid)}T${String(w)} ${String(at - far)}V${String(h)}H0Z`;
  return [
    {
      d: box(0, 0, w, h),
      fill: {
        from: [0, 0],
        to: [0, h],
        stops: [
          [0, ['#bfe3ec', '#0f1d33']],
          [1, ['#f6efcf', '#2f4358']]
        ]
      }
    },
    { d: stars.join(''), fill: NIGHT('#fff3d6') },
    {
      at: [w * 0.345 - 34, 16],
      scale: 2.6,
      parts: [{ d: 'M14.8 2.2A10 10 0 1 0 22 15.6 8.6 8.6 0 0 1 14.8 2.2Z', fill: NIGHT('#fff1c9') }]
    },
    { d: oval(w / 2, 0, 150), fill: DAY('#fff4c98c') },
    { d: oval(w / 2, 0, 78), fill: DAY('#ffe48a') },
    { d: hill(70, -10, 26, horizon - 40), fill: ['#b9cf86', '#2c4737'] },
    { d: hill(52, 0, 14, horizon), fill: ['#93b765', '#22392b'] },
    { d: hill(46, 38, 0, horizon + 60), fill: ['#7fa855', '#1b2f24'] },
    {
      d: oval(w / 2, h * 0.78, w * 0.95, h * 0.6),
      fill: {
        from: [w / 2, h * 0.62],
        to: Math.max(w, h) * 0.75,
        stops: [
          [0, ['#fbe9b8', '#8a6a3c']],
          [0.6, ['#f0d18c', '#5e4526']],
          [1, ['#ddb363', '#33241a']]
        ]
      }
    }
  ];
}

/** 160 wide, 150 high. */
const BARN: Drawing = [
  { d: 'M0 150V60L30 22 80 0 130 22 160 60V150Z', fill: ['#a93a2a', '#6b231a'] },
  { d: 'M-10 64 26 16 80-8 134 16 170 64 158 68 126 26 80 6 34 26 2 68Z', fill: ['#5b3a2a', '#33211a'] },
  { d: box(52, 84, 56, 66), fill: ['#7c2418', '#4e160e'] },
  { d: 'M52 84H108V150H52ZM52 84 108 150M108 84 52 150', stroke: ['#fbf0da', '#bfa98a'], width: 4 },
  { d: box(66, 32, 28, 26), fill: ['#3b2116', '#ffd469'], stroke: ['#fbf0da', '#bfa98a'], width: 4 }
];

function fence(x: number, y: number, posts: number, apart: number): Drawing {
  const post = (i: number): string => `M${String(x + i * apart)} ${String(y + 44)}v-38l7-8 7 8v38z`;
  const colours = { fill: ['#fff7e3', '#9c8f78'], stroke: ['#b79b6b', '#5e5240'], width: 1.5 } as const;
  const rails = box(x - 8, y + 10, posts * apart, 7) + box(x - 8, y + 27, posts * apart, 7);
  return [
    { d: Array.from({ length: posts }, (_, i) => post(i)).join(''), ...colours },
    { d: rails, ...colours }
  ];
}

function bunting(width: number): Drawing {
  const bows = Math.max(1, Math.round(width / 400));
  return garland({ width, y: 6, bows, apart: 52 }, ['#7b4a2a', '#1b0f06'], ([x, y], i) => {
    const flag: Shape = {
      d: 'M-15-1 15 1 1 31Z',
      fill: DAY(FLAGS[i % FLAGS.length] ?? FLAGS[0]),
      stroke: DAY('#fff8e880'),
      width: 1.5
    };
    const bulb: Drawing = [
      { d: oval(0, 9, 20), fill: NIGHT('#ffd98a2e') },
      { d: oval(0, 9, 7.5), fill: NIGHT('#ffe7ae'), stroke: NIGHT('#a66a08'), width: 1.5 },
      { d: box(-4, -2, 8, 6), fill: NIGHT('#4a2e1c') }
    ];
    return [{ at: [x, y], parts: [flag, ...bulb] }];
  });
}

/** Everything behind the podium. */
export function scenery(room: Room): Readonly<Record<'far' | 'near', Drawing>> {
  const { width: w, ground, unit } = room;
  const horizon = ground * (w > 1000 ? 0.4 : 0.35);
  const foot = horizon + 18;
  const barn = Math.min(1.24 * unit, (foot - 14) / 158);
  const across = 80 * barn;
  const posts = Math.max(2, Math.min(9, Math.floor((w / 2 - across - 20) / 34)));
  const lit: Group = {
    parts: [
      {
        d: oval(w / 2, ground - 120 * unit, Math.min(w, 520 * unit), 300 * unit),
        fill: {
          from: [w / 2, ground - 120 * unit],
          to: 460 * unit,
          stops: [
            [0, ['#ffd98a00', '#ffd98a8c']],
            [1, ['#ffd98a00', '#ffd98a00']]
          ]
        }
      }
    ]
  };
  const near: Drawing = [
    { d: oval(w / 2, foot, across * 1.2, 8), fill: '#8a5a1e', opacity: 0.3 },
    { at: [w / 2 - across, foot - 150 * barn], scale: barn, parts: BARN },
    ...fence(w / 2 - across - 14 - posts * 34, foot - 52, posts, 34),
    ...fence(w / 2 + across + 22, foot - 52, posts, 34),
    // In a strip it would hang over who stands there.
    ...(ground > 170 ? bunting(w) : []),
    lit,
    { d: oval(w / 2, ground + 4 * unit, 262 * unit, 18 * unit), fill: '#7a4e1a', opacity: 0.32 }
  ];
  return { far: yard(room, horizon), near };
}

const NUMBERS = [52, 44, 38] as const;

/** A bale of straw with the number of its place. */
export function bale(place: number, w: number, h: number): Drawing {
  const straws = Array.from({ length: Math.floor(w / 13) }, (_, i) => {
    return `M${String(9 + i * 13)} ${String(14 + (i % 3) * 5)}v${String(Math.max(8, h - 34))}`;
  });
  const size = NUMBERS[place - 1] ?? 38;
  return [
    { d: box(0, 0, w, h, 9), fill: '#e3b54a' },
    { d: box(0, 0, w, 9, 4), fill: '#f5d582' },
    { d: straws.join(''), stroke: '#b98a26', width: 2.5, opacity: 0.6 },
    { d: `M${String(w * 0.22)} 0v${String(h)}M${String(w * 0.78)} 0v${String(h)}`, stroke: '#9a4a2a', width: 4 },
    { text: String(place), at: [w / 2, h * 0.66 + 4], size, face: 'number', fill: '#6b3a1c' }
  ];
}
