/** The six projects as drawings, section by section, in a box of 218 by 170: a plan as long as nothing is built. */
import type { Project } from '$lib/games/saludos-amigos';

/** One filled or stroked path. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
}

/** A section: its outline on the plan, and what stands there once it is built. */
export interface SectionDrawing {
  readonly outline: string;
  readonly shapes: readonly Shape[];
}

const n = String;
const box = (x: number, y: number, w: number, h: number): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;

const WALL = '#F6E2AE';
const ROOF = '#B4482F';
const WOOD = '#5B351C';
const GREEN = '#2E7D6B';

const HYDRANT: SectionDrawing = {
  outline: 'M84 156V92Q84 62 110 60 136 62 136 92V156H144V166H76V156ZM64 96H84V120H64ZM136 96H156V120H136Z',
  shapes: [
    { d: 'M84 156V92Q84 62 110 60 136 62 136 92V156Z', fill: '#C7402A' },
    { d: 'M118 61Q136 64 136 92V156H124V92Q124 70 118 61Z', fill: '#8E2615' },
    { d: `${box(64, 96, 20, 24)}${box(136, 96, 20, 24)}`, fill: '#8E2615' },
    { d: `${box(76, 154, 68, 12)}${box(82, 88, 56, 7)}`, fill: '#F6C445' },
    { d: oval(110, 120, 13), fill: '#F6C445', stroke: '#8E2615', width: 4 }
  ]
};

const BUS_SHELTER: readonly SectionDrawing[] = [
  {
    outline: 'M20 64H110V166H28V78H20Z',
    shapes: [
      { d: box(20, 62, 90, 13), fill: GREEN },
      { d: box(28, 75, 6, 91), fill: WOOD },
      { d: box(36, 80, 74, 56), fill: '#CFE6F5' },
      { d: 'M44 128 68 84M60 132 90 84', stroke: '#fff', width: 5 },
      { d: box(40, 140, 70, 7), fill: '#B07B47' },
      { d: `${box(46, 147, 5, 19)}${box(90, 147, 5, 19)}`, fill: WOOD }
    ]
  },
  {
    outline: 'M112 64H200V78H192V166H112Z',
    shapes: [
      { d: box(112, 62, 88, 13), fill: GREEN },
      { d: box(186, 75, 6, 91), fill: WOOD },
      { d: box(112, 80, 42, 56), fill: '#CFE6F5' },
      { d: box(158, 84, 26, 50), fill: '#F6C445' },
      { d: 'M163 94h16M163 104h16M163 114h10', stroke: WOOD, width: 3 },
      { d: box(112, 140, 66, 7), fill: '#B07B47' },
      { d: box(124, 147, 5, 19), fill: WOOD }
    ]
  }
];

const BEER_GARDEN: readonly SectionDrawing[] = [
  {
    outline: 'M34 166V120Q0 116 6 84 10 52 46 54 82 52 84 86 86 116 52 120V166Z',
    shapes: [
      { d: box(37, 112, 13, 54), fill: '#6B4023' },
      { d: oval(44, 84, 36), fill: '#5F8C42' },
      { d: oval(28, 98, 19), fill: '#4D7635' },
      { d: oval(60, 72, 15), fill: '#79A857' },
      { d: `${oval(34, 72, 3.5)}${oval(58, 96, 3.5)}${oval(42, 104, 3.5)}`, fill: '#C7402A' }
    ]
  },
  {
    outline: 'M82 98 118 66 154 98H121V134H150V142H142V166H136V142H100V166H94V142H86V134H115V98Z',
    shapes: [
      { d: 'M82 98Q88 68 118 64 148 68 154 98Z', fill: '#2F7FC1' },
      { d: 'M106 98Q106 72 118 64 130 72 130 98Z', fill: '#F6F8FB' },
      { d: box(115, 96, 6, 44), fill: WOOD },
      { d: box(86, 134, 64, 8), fill: '#B07B47' },
      { d: `${box(93, 142, 6, 24)}${box(137, 142, 6, 24)}`, fill: '#7B4A2A' },
      { d: `${box(94, 119, 12, 15)}${box(130, 119, 12, 15)}`, fill: '#EBA624' },
      { d: `${box(93, 115, 14, 5)}${box(129, 115, 14, 5)}`, fill: '#FFFDF5' }
    ]
  },
  {
    outline: 'M158 92H206V166H158ZM152 92 160 74H204L212 92Z',
    shapes: [
      { d: box(158, 92, 48, 74), fill: WALL },
      { d: 'M152 92 160 74H204L212 92Z', fill: ROOF },
      { d: 'M166 92 171 74H181L179 92ZM190 92 188 74H198L203 92Z', fill: '#F6F8FB' },
      { d: box(164, 102, 36, 26), fill: '#5B3A2A' },
      { d: box(158, 128, 48, 7), fill: '#B07B47' },
      { d: `${box(169, 113, 8, 15)}${box(186, 113, 8, 15)}`, fill: '#EBA624' }
    ]
  }
];

function garage(at: number): SectionDrawing {
  const x = 8 + at * 48;
  return {
    outline: `M${n(x)} 90H${n(x + 48)}V166H${n(x)}Z`,
    shapes: [
      { d: box(x, 88, 48, 78), fill: WALL },
      { d: `M${n(x - 4)} 90 ${n(x + 6)} 70H${n(x + 46)}L${n(x + 52)} 90Z`, fill: ROOF },
      { d: `M${n(x + 7)} 166V116q17-16 34 0v50Z`, fill: '#A3271B' },
      { d: `M${n(x + 7)} 130h34M${n(x + 7)} 146h34M${n(x + 24)} 110v56`, stroke: WALL, width: 2 }
    ]
  };
}

const FIRE_STATION: readonly SectionDrawing[] = [
  garage(0),
  garage(1),
  garage(2),
  {
    outline: 'M156 60H204V166H156ZM150 60 180 30 210 60Z',
    shapes: [
      { d: box(156, 60, 48, 106), fill: WALL },
      { d: 'M150 60 180 30 210 60Z', fill: ROOF },
      { d: oval(180, 84, 13), fill: '#fff', stroke: '#6B4A2A', width: 3 },
      { d: 'M180 76v8l6 4', stroke: '#2B1D12', width: 2.5 },
      { d: `${box(164, 108, 12, 20)}${box(184, 108, 12, 20)}${box(172, 138, 16, 28)}`, fill: '#4D6E8F' }
    ]
  }
];

const THERMAL_BATH: readonly SectionDrawing[] = [
  {
    outline: 'M6 104H44V166H6Z',
    shapes: [
      { d: box(6, 104, 38, 62), fill: WALL },
      { d: box(2, 98, 44, 9), fill: '#E8C56B' },
      {
        d: `${box(10, 108, 7, 58)}${box(22, 108, 7, 58)}${box(34, 108, 7, 58)}`,
        fill: '#fff',
        stroke: '#CDB68C',
        width: 1
      }
    ]
  },
  {
    outline: 'M46 90H82V166H46Z',
    shapes: [
      { d: box(46, 90, 36, 76), fill: WALL },
      { d: 'M42 92Q64 64 86 92Z', fill: GREEN },
      { d: 'M52 166V118q12-14 24 0v48Z', fill: '#6FB6D8' },
      { d: 'M52 146q6-5 12 0t12 0v20H52Z', fill: '#2F7FC1' }
    ]
  },
  {
    outline: 'M84 78H136V166H84ZM84 78Q86 40 110 38 134 40 136 78Z',
    shapes: [
      { d: box(84, 78, 52, 88), fill: WALL },
      { d: 'M84 78Q86 40 110 38 134 40 136 78Z', fill: GREEN },
      { d: 'M107 40h6l-3-14Z', fill: '#EDB421' },
      { d: box(82, 76, 56, 7), fill: '#E8C56B' },
      { d: 'M94 166V112q16-18 32 0v54Z', fill: '#6FB6D8' },
      { d: 'M94 144q8-6 16 0t16 0v22H94Z', fill: '#2F7FC1' }
    ]
  },
  {
    outline: 'M138 90H174V166H138ZM136 90Q156 64 176 90Z',
    shapes: [
      { d: box(138, 90, 36, 76), fill: WALL },
      { d: 'M134 92Q156 64 178 92Z', fill: GREEN },
      { d: 'M144 166V118q12-14 24 0v48Z', fill: '#6FB6D8' },
      { d: 'M144 146q6-5 12 0t12 0v20H144Z', fill: '#2F7FC1' }
    ]
  },
  {
    outline: 'M176 104H214V166H176Z',
    shapes: [
      { d: box(176, 104, 38, 62), fill: WALL },
      { d: box(174, 98, 42, 9), fill: '#E8C56B' },
      {
        d: `${box(180, 108, 7, 58)}${box(192, 108, 7, 58)}${box(204, 108, 7, 58)}`,
        fill: '#fff',
        stroke: '#CDB68C',
        width: 1
      }
    ]
  }
];

function basin(at: number): SectionDrawing {
  const x = 38 + (at % 3) * 72;
  const y = 78 + Math.floor(at / 3) * 50;
  const side = `M${n(x - 31)} ${n(y)}V${n(y + 22)}Q${n(x)} ${n(y + 44)} ${n(x + 31)} ${n(y + 22)}V${n(y)}`;
  return {
    outline: `${side}Q${n(x)} ${n(y - 24)} ${n(x - 31)} ${n(y)}Z`,
    shapes: [
      { d: `${side}Z`, fill: '#B7A684' },
      { d: oval(x, y, 31, 13), fill: '#DCCFB4' },
      { d: oval(x, y, 25, 9.5), fill: '#5E8C6A' },
      { d: `M${n(x - 25)} ${n(y)}h50`, stroke: '#3B2C20', width: 3 },
      { d: oval(x, y, 4), fill: '#3B2C20' }
    ]
  };
}

/** By project, the sections in the order in which they are built. */
export const SECTION_DRAWINGS: Readonly<Record<Project, readonly SectionDrawing[]>> = {
  hydrant: [HYDRANT],
  busShelter: BUS_SHELTER,
  beerGarden: BEER_GARDEN,
  fireStation: FIRE_STATION,
  thermalBath: THERMAL_BATH,
  sewageWorks: [0, 1, 2, 3, 4, 5].map(basin)
};
