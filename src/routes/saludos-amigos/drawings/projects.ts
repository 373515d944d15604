/**
 * The six projects, drawn in a box of 218 by 170: what is built is a picture of its own (an svg file), what is missing a
 * plan in the colours of the page.
 */
import type { Project } from '$lib/games/saludos-amigos';
import beerGarden from './pictures/projects/beer-garden.svg?no-inline';
import busShelter from './pictures/projects/bus-shelter.svg?no-inline';
import fireStation from './pictures/projects/fire-station.svg?no-inline';
import hydrant from './pictures/projects/hydrant.svg?no-inline';
import sewageWorks from './pictures/projects/sewage-works.svg?no-inline';
import thermalBath from './pictures/projects/thermal-bath.svg?no-inline';

/** The size of the box. In a project's picture one box stands beside the other: with one section built, with two, and so on. */
export const PROJECT_BOX = { width: 218, height: 170 } as const;

/** The address of each project's picture. */
export const PROJECT_PICTURES: Readonly<Record<Project, string>> = {
  hydrant,
  busShelter,
  beerGarden,
  fireStation,
  thermalBath,
  sewageWorks
};

const garage = (x: number): string => `M${String(x)} 90h48v76h-48Z`;
const basin = (x: number, y: number): string => `M${String(x - 31)} ${String(y)}v22q31 22 62 0v-22q-31-24-62 0Z`;

/** By project, the outlines of its sections in the order in which they are built: path data. */
export const PLANS: Readonly<Record<Project, readonly string[]>> = {
  hydrant: ['M84 156V92Q84 62 110 60 136 62 136 92V156H144V166H76V156ZM64 96H84V120H64ZM136 96H156V120H136Z'],
  busShelter: ['M20 64H110V166H28V78H20Z', 'M112 64H200V78H192V166H112Z'],
  beerGarden: [
    'M34 166V120Q0 116 6 84 10 52 46 54 82 52 84 86 86 116 52 120V166Z',
    'M82 98 118 66 154 98H121V134H150V142H142V166H136V142H100V166H94V142H86V134H115V98Z',
    'M158 92H206V166H158ZM152 92 160 74H204L212 92Z'
  ],
  fireStation: [garage(8), garage(56), garage(104), 'M156 60H204V166H156ZM150 60 180 30 210 60Z'],
  thermalBath: [
    'M6 104H44V166H6Z',
    'M46 90H82V166H46Z',
    'M84 78H136V166H84ZM84 78Q86 40 110 38 134 40 136 78Z',
    'M138 90H174V166H138ZM136 90Q156 64 176 90Z',
    'M176 104H214V166H176Z'
  ],
  sewageWorks: [basin(38, 78), basin(110, 78), basin(182, 78), basin(38, 128), basin(110, 128), basin(182, 128)]
};
