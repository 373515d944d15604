/** The things on the table: projects and their sections, journalists, council cards, dice. Imports nothing. */

/** The six building projects, from the smallest. The order is their order everywhere. (rules: What is in the box) */
export const PROJECTS = ['hydrant', 'busShelter', 'beerGarden', 'fireStation', 'thermalBath', 'sewageWorks'] as const;
export type Project = (typeof PROJECTS)[number];

/** How many sections a project has, 1 to 6: just as many as the millions each of them is worth. */
export function sizeOf(project: Project): number {
  return PROJECTS.indexOf(project) + 1;
}

/** Sections in the pouch at the start, all projects together. */
export const SECTIONS = 21;

/** Journalists in the pouch at the start. */
export const JOURNALISTS = 3;

/** With this many projects complete a journalist is laid out instead of put back. (rules: Journalist) */
export const COMPLETE_FOR_LAYING_OUT = 3;

/** The game ends with this many projects complete. (rules: End) */
export const COMPLETE_TO_END = 4;

/** The game ends with this many journalists laid out. (rules: End) */
export const LAID_OUT_TO_END = 2;

/** What a council card can be worth in a session. Its value says nothing about strength: there every card counts 1. */
export const VALUES = [1, 2, 3] as const;

/** How many council cards there are of value 1, 2 and 3. (rules: What is in the box) */
export const COPIES = [19, 19, 18] as const;

/** All council cards. */
export const CARDS = 56;

/** The sides of a die. */
export const DIE = 6;
