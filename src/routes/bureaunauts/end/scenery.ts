/** The office of the Galactic CEO: a window onto fireworks, the heads of the departments in their hats, and the chair. */
import { box, oval, scattered, type Drawing, type Group } from '$lib/table/drawing';
import type { Room } from '$lib/table/ending';

const SUIT = '#f4ecdd';
const INK = '#2b1d12';

/** Hair, skin and the ground behind, of each head; where it is from the chair, and how its hat sits. */
const HEADS = [
  { hair: 'M20 32Q18 10 36 10T52 32Q50 20 40 19 28 18 24 24Z', dark: '#3b2116', skin: '#e8b48a', ground: '#c7402a' },
  {
    hair: 'M18 44Q14 10 36 10T54 44H48Q50 24 44 22 32 24 26 20 22 28 24 44Z',
    dark: '#2a1510',
    skin: '#8a5a3c',
    ground: '#2a6fc0'
  },
  {
    hair: 'M20 32Q18 13 36 13T52 32Q48 22 36 22T20 32Z',
    dark: '#2b2140',
    skin: '#f2cda8',
    ground: '#7a3e8e'
  },
  { hair: 'M20 30Q16 12 36 12T52 30L48 22H24Z', dark: '#c9c1b4', skin: '#d9a27a', ground: '#9a5c00' },
  {
    hair: 'M19 36Q14 8 36 9T53 36Q54 24 46 20 30 22 22 18Z',
    dark: '#1e1210',
    skin: '#6b4430',
    ground: '#0c7a5a'
  }
] as const;
const PLACES = [
  { x: -469, y: -81, turn: -14, hat: '#ffc65a' },
  { x: -381, y: -121, turn: 8, hat: '#7df0b0' },
  { x: -305, y: -43, turn: -8, hat: '#f05baa' },
  { x: 319, y: -43, turn: 10, hat: '#6fa0f5' },
  { x: 427, y: -111, turn: 14, hat: '#ffc65a' }
] as const;

/** One head in its disc, 72 wide around 0 0, with its hat. */
function head(i: number): Drawing {
  const { hair, dark, skin, ground } = HEADS[i] ?? HEADS[0];
  const { turn, hat } = PLACES[i] ?? PLACES[0];
  const face: Drawing = [
    { d: oval(36, 36, 38), fill: '#f7ebd0' },
    { d: oval(36, 36, 35), fill: ground },
    { d: 'M12 61Q14 52 36 52T60 61A35 35 0 0 1 12 61Z', fill: SUIT },
    { d: 'M30 53h12l-3 8 3 9H30l3-9Z', fill: '#2b2140' },
    { d: box(30, 42, 12, 12), fill: skin },
    { d: oval(36, 32, 15, 18), fill: skin },
    { d: hair, fill: dark },
    { d: `${oval(30, 33, 2.4)}${oval(42, 33, 2.4)}`, fill: INK },
    ...(i === 0 || i === 3
      ? [{ d: `${oval(30, 33, 5.5)}${oval(42, 33, 5.5)}M35.5 33h1`, stroke: INK, width: 1.8 }]
      : []),
    { d: 'M31 42q5 3.500 10 0', stroke: '#7a2c1c', width: 2.2 }
  ];
  const cone: Drawing = [
    { d: 'M-16 8 0-31 16 8Z', fill: hat },
    { d: 'M-11-4 11-4M-6-16 6-16', stroke: '#fff', width: 3 },
    { d: oval(0, -32, 5.5), fill: '#fff' }
  ];
  return [
    { at: [-36, -36], parts: face },
    { at: [0, -34], turn, parts: cone }
  ];
}

/** A ship without an owner, 94 high around 0 0. */
function ship(colour: string, edge: string): Drawing {
  return [
    { d: 'M-9 25Q-4 42 0 52 4 42 9 25Z', fill: '#ffb648' },
    { d: 'M-12 4-29 27-12 25ZM12 4 29 27 12 25Z', fill: edge },
    { d: 'M0-38Q19-15 14 27H-14Q-19-15 0-38Z', fill: colour },
    { d: oval(0, -8, 8.5), fill: '#ddf1ff', stroke: edge, width: 3 }
  ];
}

const JELLY: Drawing = [
  {
    d: 'M20 46q-8 14 0 26t-2 22M38 48q8 16 0 28t2 24M60 48q-8 14 0 28t-2 22M80 46q8 14 0 26t4 22',
    stroke: '#f05baa',
    width: 6
  },
  { d: 'M4 50Q4 4 50 4T96 50Q88 58 80 50 70 60 60 50 50 60 40 50 30 60 20 50 12 58 4 50Z', fill: '#f05baa' },
  { d: `${oval(38, 38, 4.5)}${oval(62, 38, 4.5)}`, fill: '#2b0a20' },
  { d: 'M30 10 50-44 70 10Z', fill: '#ffc65a' },
  { d: oval(50, -46, 8), fill: '#7df0b0' }
];

function firework(colour: string): Drawing {
  const rays = Array.from({ length: 12 }, (_, i) => {
    const turn = (i * Math.PI) / 6;
    const [x, y] = [Math.sin(turn), -Math.cos(turn)];
    const [from, to] = i % 2 === 1 ? [16, 34] : [20, 46];
    return `M${String(from * x)} ${String(from * y)}L${String(to * x)} ${String(to * y)}`;
  });
  return [{ d: rays.join(''), stroke: colour, width: 5 }];
}

const PLANET: Drawing = [
  { d: 'M-74 22A76 18-18 0 1 72-24', stroke: '#c98a3a', width: 7 },
  { d: oval(0, 0, 46), fill: '#e5893b' },
  { d: 'M-45-10Q0 8 45-10M-40 20Q0 34 40 20', stroke: '#b95f1c', width: 8 },
  { d: 'M-74 22C-60 42 60 4 72-24', stroke: '#ffd98a', width: 7 }
];

/** Everything behind the chair. */
export function scenery({ width: w, height: h, ground, unit }: Room): Readonly<Record<'far' | 'near', Drawing>> {
  const floor = ground + 24 * unit;
  /** Lower than the chair: plates stand before it then, and guests would look out from behind them. */
  const isStrip = ground < 340 * unit;
  const half = Math.min(300 * unit, w / 2 - 26);
  const rise = Math.min(460 * unit, floor + 10);
  const arch = (more: number): string => {
    const [x, top] = [half + more, floor - rise - more];
    const shoulder = top + Math.min(226 * unit, rise * 0.5) + more;
    return `M${String(w / 2 - x)} ${String(floor)}V${String(shoulder)}A${String(x)} ${String(shoulder - top)} 0 0 1 ${String(w / 2 + x)} ${String(shoulder)}V${String(floor)}Z`;
  };
  const star = scattered(5);
  const stars = Array.from({ length: 110 }, () => {
    const x = (star() * 2 - 1) * half * 0.97;
    // Below the arch, which is an ellipse on top of straight walls.
    const top = floor - rise + Math.min(226 * unit, rise * 0.5) * (1 - Math.sqrt(1 - (x / half) ** 2)) + 8;
    return oval(w / 2 + x, top + star() * (floor - top), 0.6 + star() * 1.6);
  });
  const inside = (x: number, y: number, scale: number, parts: Drawing, turn = 0): Group => ({
    at: [w / 2 + x * half, floor - y * rise],
    scale: scale * unit,
    turn,
    parts
  });
  const drawnIn = Math.min(1, (w / 2 - 62 * unit) / (470 * unit));
  const small = drawnIn < 0.75 ? 0.72 : 1;
  const far: Drawing = [
    { d: box(0, 0, w, h), fill: ['#4a2b1e', '#341d14'] },
    { d: box(0, 0, w, floor), fill: ['#3a2756', '#2a1c3e'] },
    {
      d: Array.from({ length: Math.ceil(w / 88) }, (_, i) => box(i * 88, 0, 3, floor)).join(''),
      fill: '#1f1430',
      opacity: 0.6
    },
    { d: arch(16 * unit), fill: ['#c98f4e', '#8a5f30'] },
    {
      d: arch(0),
      fill: {
        from: [w / 2, floor],
        to: rise,
        stops: [
          [0, ['#1b2a6b', '#15225a']],
          [0.75, ['#16225a', '#101a48']],
          [1, ['#0f1840', '#0a1130']]
        ]
      }
    },
    { d: stars.join(''), fill: '#fff', opacity: 0.7 },
    inside(0.68, 0.8, 0.9, PLANET)
  ];
  const near: Drawing = [
    inside(-0.7, 0.74, 1, firework('#ffc65a')),
    inside(-0.38, 0.88, 1, firework('#f05baa')),
    inside(0.34, 0.9, 1, firework('#7df0b0')),
    ...(isStrip
      ? []
      : [
          inside(-0.66, 0.46, 1.1, ship('#c7402a', '#8e2615'), 30),
          inside(0.7, 0.5, 1.1, ship('#0c806a', '#065445'), -30),
          inside(-0.84, 0.24, 0.9, ship('#2a6fc0', '#12408f'), 24),
          inside(0.76, 0.34, 0.74, JELLY)
        ]),
    { d: box(0, floor, w, 10 * unit), fill: ['#8a5a2e', '#5c3c20'] },
    { d: oval(w / 2, floor + 44 * unit, Math.min(430 * unit, w / 2 - 6), 60 * unit), fill: ['#8e1b5c', '#5e123d'] },
    { d: oval(w / 2, floor + 40 * unit, Math.min(400 * unit, w / 2 - 20), 50 * unit), fill: ['#b02d77', '#7a2054'] },
    ...(isStrip ? [] : PLACES).map(({ x, y }, i): Group => {
      return { at: [w / 2 + x * unit * drawnIn, ground + y * unit], scale: 1.64 * unit * small, parts: head(i) };
    })
  ];
  return { far, near };
}

/** The chair, behind whoever sits in it. */
export const CHAIR: Drawing = [
  {
    d: oval(0, -132, 176),
    fill: {
      from: [0, -132],
      to: 176,
      stops: [
        [0, '#ffe9a8a6'],
        [1, '#ffe9a800']
      ]
    }
  },
  { d: 'M-98 48V-232Q-98-336 0-336T98-232V48Z', fill: '#7a1c13' },
  { d: 'M-76 48V-226Q-76-312 0-312T76-226V48Z', fill: '#35102a' },
  // Whatever the colour of the figure, it stands out from the cushion.
  {
    d: oval(0, -104, 76, 116),
    fill: {
      from: [0, -104],
      to: 112,
      stops: [
        [0, '#ffe9a8e6'],
        [0.5, '#ffe9a88c'],
        [1, '#ffe9a800']
      ]
    }
  },
  { d: `${oval(-98, -242, 11)}${oval(98, -242, 11)}`, fill: '#edb421' }
];

/** The desk in front, and what its plate says. */
export function desk(text: string): Drawing {
  return [
    { d: 'M-150-12H150L174 68H-174Z', fill: '#9c5320' },
    { d: 'M-162-24H162L170-4H-170Z', fill: '#c98f4e' },
    { d: box(-100, 6, 200, 48, 8), fill: '#edb421' },
    {
      text,
      at: [0, 41],
      size: Math.min(31, 340 / Math.max(1, text.length)),
      face: 'display',
      fill: INK,
      fit: 188
    }
  ];
}
